import Answers
import CourseFormat
import Foundation
import WebServer

/// `course play [NAME]`: the learner's answer on the phone, or a table of what it gives.
enum Play {
  /// What is named may be a folder: then `playFolder` plays the app in it.
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer,
    orFolder playFolder: Companion.Action
  ) throws -> Int32 {
    let options = try Options.ofPlay(arguments)
    if try package.appFolder(named: options.names) != nil {
      return try playFolder(arguments, package, printer)
    }
    return try run(options, in: package, to: printer)
  }

  /// Plays an exercise.
  static func run(
    _ options: Options, in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    for (option, _) in Options.appFolders where options.text(option) != nil {
      throw CommandError.unknownOption(option, command: "play NAME")
    }
    let (port, timeZone) = (try options.port(), try options.timeZone())
    let exercise = try package.playedOrLastSaved(
      named: options.names, for: "play", to: printer)
    if exercise == package.scratchScreen, try package.beginScratchScreen() {
      printer.note("\(exercise.shownPath) is begun. Change it, and play it again.")
    }
    // The page of a project shows what is wanted: the solution, as it opens.
    let submission =
      options.has("--goal")
      ? Submission(of: exercise, text: exercise.solution.text) : Submission(of: exercise)
    let result = try printer.during("Building \(exercise.name)") {
      try Grader(package: package).program(of: submission)
    }
    guard let build = result.build else {
      Reporter(printer: printer, showsAllErrors: options.has("--errors"))
        .report(Verdict(result), inFull: true)
      return 1
    }
    if options.has("--build") {
      printer.print(try build.location)
      try WorkFolder.handOver(package.scratch)
      return 0
    }
    let played = PlayedAnswer(exercise: exercise, build: build, package: package)
    if options.has("--browser") {
      guard timeZone.isEmpty else {
        throw CommandError.unknownOption(Options.timeZone, command: "play NAME --browser")
      }
      return try Browse.serve(
        package, openingAt: "exercise/\(exercise.name)/", port: port, to: printer)
    }
    return try played.run(
      options: ["--ascii", "--no-color"].filter(options.has) + timeZone, to: printer)
  }

  /// `course inspect [NAME]`: what can be seen inside the learner's answer as it opens.
  static func inspect(
    _ arguments: [String], in package: CoursePackage, to printer: Printer,
    orFolder inspectFolder: Companion.Action
  ) throws -> Int32 {
    let options = try Options.ofInspect(arguments)
    if try package.appFolder(named: options.names) != nil {
      return try inspectFolder(arguments, package, printer)
    }
    let timeZone = try options.timeZone()
    let exercise = try package.playedOrLastSaved(
      named: options.names, for: "inspect", to: printer)
    let result = try printer.during("Building \(exercise.name)") {
      try Grader(package: package).program(of: Submission(of: exercise))
    }
    guard let build = result.build else {
      Reporter(printer: printer).report(Verdict(result), inFull: true)
      return 1
    }
    let played = PlayedAnswer(exercise: exercise, build: build, package: package)
    return try played.run(options: ["--inspect"] + timeZone, to: printer)
  }
}
