import Foundation

/// Something `swift run course` can be told to do, as its help says it.
///
/// What a first check does not need lies in a program of its own, so this table is what both know.
package struct Command {
  /// The name it is called by; the first command is what an empty command line means.
  package let name: String

  /// What may follow the name.
  package let parameters: String

  /// What it does, in a line of help.
  package let summary: String

  /// What its own help says about it: in detail, and with which status it ends.
  package let details: String

  /// Who needs it.
  package enum Audience: String, CaseIterable {
    case learner = "To learn"
    case further = "More of it, when you want it"
    case teacher = "To grade a class"
    case contributor = "To work on the course"
  }

  /// Who needs it.
  package var audience = Audience.learner

  /// The options it takes.
  package var options: [String] = []

  /// The table of commands.
  package static let all = [
    Command(
      name: "overview", parameters: "",
      summary: "where you stand, and the next step (also without a word)",
      details: """
        Shows each lesson and the state of each exercise. What has changed since the last time is
        graded. Ends with status 0.
        """),
    Command(
      name: "next", parameters: "", summary: "the next exercise, and what it asks for",
      details: """
        Shows the statement of the first exercise that is not right, and where its file is. It begins
        with the lesson that you worked in last. Ends with status 0.
        """),
    Command(
      name: "list", parameters: "[NAME...] [--json]",
      summary: "the exercises, how they stand, and their chapters",
      details: """
        Prints a line for each: its name, its state as far as it is known, and the chapter to read for
        it. Grades nothing. With --json a line of JSON is printed for each, for a program to read. Ends
        with status 0.
        """,
      options: ["--json"]),
    Command(
      name: "check", parameters: "[NAME...] [--statement] [--errors]",
      summary: "grade all exercises or some",
      details: """
        Grades each exercise apart from the others, so that one that crashes or never returns
        costs no other. Of an answer that does not compile the first error is shown, with --errors
        all. With --statement what the exercise asks for stands above the verdict. With --json a line
        of JSON is printed for each, for a page or an editor to read; with --steps a line for
        each check, too, as soon as it has ended. Ends with status 0 if all that were asked for are
        right, with 1 otherwise.
        """,
      options: ["--errors", "--json", "--statement", "--steps"]),
    Command(
      name: "watch", parameters: "[NAME...]",
      summary: "the next exercise, graded each time you save it",
      details: """
        Shows what the next exercise asks for and the chapter to read for it, grades it, and grades
        it again each time you save it. Keys lead on: n next, b back, h hint, l list, s solution once
        yours is right, p play, r reset, e editor, ? keys, q quit. The editor is $VISUAL or $EDITOR,
        or VS Code in its own terminal. Into a pipe it prints a verdict for each exercise that is
        saved. q ends it with status 0, Ctrl-C with status 130.
        """),
    Command(
      name: "play",
      parameters: "[NAME|FOLDER] [--browser [--port N] | --build] [--answers DIR] [--photos DIR]",
      summary: "your own answer on the phone, or the app in a folder",
      details: """
        Opens the screen of an exercise in the terminal, with your answer running: without a name that
        of the file that was saved last. NAME may be
        Scratch: a screen of your own, begun at the first call, that nobody grades. Arrows, Return
        and typing act on it, w lets a second pass, and q leaves. An exercise without a screen
        prints a table of what your answer gives. Into a pipe goes the first screen. --ascii and
        --no-color are as in the lessons. With --browser it opens in a web page of this machine
        instead, and you touch the phone there; --port chooses the page's port, and Ctrl-C ends it.
        The phone is in the time zone GMT, whatever this machine is in; --time-zone Asia/Shanghai puts
        it elsewhere, but not an exercise in the page.
        --build only builds the program, and prints where it lies; with --goal that of the solution,
        whose screen the page of a project shows.
        FOLDER is an app as Xcode writes it: Swift files, storyboards, Info.plist, catalogs, with or
        without its .xcodeproj. A copy of its files is changed where Swift here needs it (import,
        @IBOutlet, @IBAction, @objc, #selector), compiled, and launched with Bundle.main for its
        bundle. The folder stays as it is, and no program of it is run. What is not here is named with
        its file and line: other libraries, Objective-C, SwiftUI, and what is left out of UIKit. The
        app has no network, and what it saves goes when it ends. With --answers it finds answers in a
        folder, which lie there by host and path: DIR/example.org/v1/rates.json. With --photos the
        pictures of the phone are those of a folder. --errors shows all errors.
        Ends with status 0, with 1 if what is played does not compile, crashes or does not come back,
        with 69 if the port is taken.
        """,
      options: [
        "--ascii", "--no-color", "--browser", "--port", "--build", "--goal", "--errors",
        "--answers",
        "--photos",
        Options.timeZone,
      ]),
    Command(
      name: "export", parameters: "NAME|FOLDER --to DIR",
      summary: "your answer or an app for Xcode, a simulator, an iPhone",
      details: """
        Writes an app as Xcode holds it into a folder that is not there yet: an .xcodeproj, your answer
        with import UIKit, the delegates of Xcode's template, Info.plist, a catalog and what of the
        lesson's documents and pictures the answer names. keys and actions become @IBOutlet, @IBAction
        and @objc, and a method that is handed over a #selector. NAME may be Scratch, and FOLDER is an
        app as course play takes it. Beside the project lie a Swift package and xtool.yml for tools
        that build for an iPhone without Xcode, and a workflow that builds the app on a hosted Mac and
        keeps a picture of the simulator; README.md there says what each way needs.
        What a device does not have is named with its line, and what to write instead. For
        contributors, --prove NAME... exports solutions, and compares the screen of each with the one
        that the course plays. Ends with status 0 when the folder is written, with 1 if nothing was
        written.
        """,
      audience: .further,
      options: ["--to", "--prove"]),
    Command(
      name: "inspect", parameters: "[NAME|FOLDER]",
      summary: "the views of your answer, and who holds whom",
      details: """
        Opens the screen of an exercise with your answer running, and prints what can be seen inside:
        the tree of views with their frames on the screen and the names of your properties, what
        stands out (a view that nobody can see and why, a constraint that is not met), who is asked
        about an event, who holds whom, circles of strong references, and controllers that should be
        gone and are still there, with the timer that keeps them. In play the key i shows the same of
        one view, and so does the inspector beside the phone in a page. A lesson shows it of each of
        its pictures: swift run pickers --inspect 2.3. --time-zone is as in play.
        Ends with status 0, with 1 if your answer does not compile, crashes or does not come back.
        """,
      audience: .further,
      options: [Options.timeZone]),
    Command(
      name: "--browser", parameters: "[--port N]", summary: "the whole course in a web page",
      details: """
        Shows the lessons and the exercises in a page of this machine, which nobody else can open:
        text beside a phone that one can touch, the state of each exercise, its hints, and a button
        that checks your answer. The address is printed. Without --port N a port is taken that is
        free. Ctrl-C ends it, with status 0. A port that is taken ends it with status 69.
        """,
      options: ["--port"]),
    Command(
      name: "hint", parameters: "[NAME]", summary: "a hint, one step more each time",
      details: """
        Shows one of three hints, each closer to the answer. Without a name it is for the exercise that
        was saved last. Ends with status 0.
        """),
    Command(
      name: "solution", parameters: "[NAME] [--peek]",
      summary: "what the solution does differently, once yours is right",
      details: """
        Shows where the solution differs from an answer that is right. With --peek it shows the
        whole solution, whatever the answer. Without a name it is that of the exercise saved last. Ends with status 0, with 1 if the answer is not right.
        """,
      options: ["--peek"]),
    Command(
      name: "reset", parameters: "NAME...|--all",
      summary: "put exercises back as they came; yours are kept",
      details: """
        Puts back the file as it comes with the course, from git's history, and begins with the
        first hint again. Without git it puts back the text that the first call of swift run course
        found, if it was untouched. What was there is kept in the folder Backups, and the path is said.
        Ends with status 0.
        """,
      options: ["--all"]),
    Command(
      name: "review", parameters: "[--date DAY | --again NAME]",
      summary: "questions about what you finished, after 1, 3, 7 and 21 days",
      details: """
        Asks the questions of the chapters whose exercises are right. An exercise comes back after
        1, 3, 7 and 21 days on which you used the course, and begins again when you did not know the
        answer. The file progress.txt keeps this; it may be committed, and deleted. Off a terminal the
        questions that are due are printed with their answers. --date 2030-01-31 takes that day for
        today. --again NAME puts an exercise that is right back as it came and keeps your answer
        aside; when it is right again, the two are compared. Ends with status 0, with 1 if the
        exercise is not right.
        """,
      audience: .further,
      options: ["--date", "--again"]),
    Command(
      name: "doctor", parameters: "", summary: "whether this machine has what the course needs",
      details: """
        Looks at the toolchain, the build, the file system, the environment and the terminal. For
        each thing that could be better it prints the command that mends it. Ends with status 0 if
        nothing stands in the way, with 1 otherwise.
        """,
      audience: .further),
    Command(
      name: "report", parameters: "[NAME...] [--format F] [--output FILE] [--class DIR]",
      summary: "points of every exercise and check, for a teacher",
      details: """
        Grades this copy of the course and writes what it is worth: a point for each check that
        passes. F is text, json, junit, html, csv or gradescope; Sources/course/TEACHING.md describes
        each. The report goes to
        standard output, or with --output to a file. --name NAME puts a name on it. With --merge
        FILE... it is made of the JSON reports that course grade wrote. --class DIR applies the
        roster, the weights and the points by hand in a folder. --anonymous FILE replaces the names
        by codes, and keeps them in a file. --fill TABLE.csv writes the grades into a copy of the table
        that Moodle, Canvas or a school gave, and keeps the rest of it. --changes OLD NEW says whose grades are others in the
        second of two JSON reports. The same answers give the same bytes. Ends with status 0
        whatever the grades, with 1 if there is no report.
        """,
      audience: .teacher,
      options: [
        "--format", "--output", "--name", "--merge", "--class", "--anonymous", "--fill",
        "--changes",
      ]),
    Command(
      name: "grade", parameters: "DIR... [--only NAME...] [--output DIR] [--class DIR]",
      summary: "grade what a class handed in",
      details: """
        Grades the folder or archive of each student: a copy of the course, of its folder Exercises,
        or single files of it. What Moodle, Canvas and Gradescope give for a class is taken as it is.
        Every answer is compiled and run apart from all others, with limits. The reports go to the
        folder .course/grades, or to another with --output. What is graded already is kept, so a run
        that was stopped goes on. --class DIR applies the roster, the weights, the due dates and the
        points by hand in a folder. --only pickers nine-grid grades, shows and counts these lessons or
        exercises alone. With --shard 3/8 it grades the third of eight parts, for several
        machines; course report --merge puts the parts together. After -- each word is a folder.
        TEACHING.md in Sources/course tells the whole. Ends with status 0 when each folder has its
        grades, with 1 otherwise.
        """,
      audience: .teacher,
      options: ["--output", "--class", "--shard", "--only"]),
    Command(
      name: "book", parameters: "[--output DIR] [--base-path PATH]",
      summary: "the course as a site, with every screen",
      details: """
        Plays the lessons and makes a site of them, of the exercises and of the library's
        documentation, in the folder .build/book or in another with --output. It needs no network.
        --base-path /hands-on-uikit is where the site will lie on its host. Where the toolchain has
        no docc, the pages are Markdown. A folder that holds something else is left as it is. Ends
        with status 0 when the book is made, with 1 otherwise.
        """,
      audience: .contributor,
      options: ["--output", "--base-path"]),
    Command(
      name: "new", parameters: "exercise LESSON/NN-Name | text NAME...",
      summary: "begin an exercise, for contributors",
      details: """
        For contributors. Makes the files of an exercise and its rows in Package.swift, README.md,
        Lessons/SYLLABUS.md and Tests/Delivered.tsv, and says what is still to be written. With text
        it writes into Tests/Delivered.tsv that exercises come with what their files hold now: course
        reset puts that back, and who has changed nothing else has not begun. Ends with status 0,
        with 64 if there is such an exercise already.
        """,
      audience: .contributor),
    Command(
      name: "prove", parameters: "[--record] [--mutants] [--samples DIR] [NAME...]",
      summary: "prove that the graders tell right from wrong",
      details: """
        For contributors. Grades the solution, the stub, every wrong answer and every other right
        one that the course keeps for an exercise. Ends with status 0 if each is graded as it
        should be, with 1 otherwise. Grading all exercises takes minutes. A wrong answer has to be
        rejected by the checks that Tests/Decoys/findings.tsv names. With --record they are written
        there anew, and those are told that have changed. With --mutants it grades small changes that
        a machine makes in the solutions instead. With --samples DIR it grades nothing, and writes each of
        these answers as a file into a new folder.
        """,
      audience: .contributor,
      options: ["--mutants", "--record", "--samples", "--first-solutions"]),
    Command(
      name: "help", parameters: "[COMMAND|TERM]",
      summary: "this list, one command in detail, or a term of the glossary",
      details: """
        Each command also takes --help. A word of the glossary is explained: course help data source.
        Ends with status 0.
        """,
      audience: .further, options: ["--browser"]),
  ]

  /// The line that says how the program is called, with what a learner needs.
  package static let usage =
    "Usage: swift run course "
    + "[\(all.filter { $0.audience == .learner }.map(\.name).joined(separator: "|"))] [NAME...]. "
    + "All of it: swift run course help"

  /// The line that says how the command is called.
  package var usage: String {
    "Usage: swift run course \(name)\(parameters.isEmpty ? "" : " ")\(parameters)"
  }

  /// Finds the command that a name means.
  package static func named(_ name: String) throws -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    let near = all.map(\.name).filter { $0.distance(to: name) <= 2 || $0.hasPrefix(name) }
    throw CommandError.unknownCommand(name, near: near)
  }

  /// Finds what a command line asks for: a command, and what is handed to it.
  ///
  /// The first argument names the command. Whoever asks for help anywhere on the line gets the help
  /// of that command.
  package static func asked(for arguments: [String]) throws -> (
    command: Command, arguments: [String]
  ) {
    let rest = Array(arguments.dropFirst())
    let wantsHelp = arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    if wantsHelp {
      let names = arguments.prefix(1).filter { name in
        !name.hasPrefix("-") || all.contains { $0.name == name }
      }
      return (try named("help"), names.filter { $0 != "help" })
    }
    if let first = arguments.first, first.allSatisfy(\.isWhitespace) {
      throw CommandError.emptyName(command: "")
    }
    let command = try named(arguments.first ?? "overview")
    // A variable of a shell that is not set leaves such a name.
    let isAfterOption = [false] + rest.map { $0.hasPrefix("--") && $0 != "--" }
    if zip(rest, isAfterOption).contains(where: { $0.allSatisfy(\.isWhitespace) && !$1 }) {
      throw CommandError.emptyName(command: command.name)
    }
    // What follows "--" are names, and so is a folder that is there.
    let options = rest.prefix { $0 != "--" }.filter { argument in
      argument.hasPrefix("-")
        && (argument.hasPrefix("--") || !FileManager.default.fileExists(atPath: argument))
    }
    if let option = options.first(where: { option in
      !command.options.contains { option == $0 || option.hasPrefix($0 + "=") }
    }) {
      throw CommandError.unknownOption(option, command: command.name)
    }
    return (command, rest)
  }
}

extension CommandError {
  static func unknownCommand(_ name: String, near: [String]) -> Self {
    usage(
      "course does not know \"\(name)\"." + String.suggestion(near),
      kind: near.isEmpty ? .unknownCommand(name) : nil)
  }

  static func emptyName(command: String) -> Self {
    usage(
      (command.isEmpty ? "course" : "course \(command)")
        + " was given an empty name. Leave it out, or write one.")
  }
}
