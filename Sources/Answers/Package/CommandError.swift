import CourseFormat
import WebServer
import Foundation

/// Why a command could not do what it was asked.
///
/// Every sentence of an error lies here: what is the case, then what to look at.
package nonisolated enum CommandError: Error, Equatable {
  // How the program was called: these end with EX_USAGE.
  case unknownCommand(String, near: [String])
  case unknownTerm(String, near: [String])
  case emptyName(command: String)
  case unknownOption(String, command: String)
  case optionNeedsValue(String, command: String)
  case optionNeedsOption(String, String, command: String)
  case unknownValue(String, option: String, command: String, allowed: [String])
  case tooManyNames(command: String)
  case needsOneExercise(command: String)
  case needsNameOrAll(command: String)
  case lessonInsteadOfExercise(String, command: String, count: Int, first: String)
  case unknownExercise(String, near: [String], lessons: [String])
  case ambiguousName(String, exercises: [String])
  case ownScreen(String)

  case nothingToMerge
  case needsSubmissions
  case badShard(String)
  case needsRoster(String)
  case needsOutput(String)
  case nothingToFill(String, columns: [String])
  case needsOneSubmission(String, count: Int)
  case fileForSeveral(String, format: String, count: Int)
  case needsTwoReports
  case submissionsOfOneName(String, String, name: String)
  case needsNewName
  case badNewName(String)
  case exerciseExists(String)
  case unknownLesson(String, lessons: [String])
  case badDate(String)
  case badBasePath(String)
  case badPort(String)
  case badTimeZone(String)

  // What lies around it.
  case outsideOfCourse(String)
  case unreadableTable(String, read: Int, of: Int)
  case noHints(exercise: String, suite: String)
  case notRightYet(exercise: String)
  /// An exercise that the table of what was delivered says nothing about.
  case notListed(String, hasHistory: Bool)
  case noOriginal(String)
  case noSolution(String)
  case noHistory(String)
  case gitFailed(String, reason: String)
  case programNotStarted(String, reason: String)
  case cannotWrite(String, reason: String)
  case ofAnotherUser(String, owner: String)
  case courseDoesNotCompile(output: String)
  case cannotRead(String)
  case noGradebook(String, version: Int)
  case booksOfDifferentCourses(String, String)
  case submissionTwice(String)
  case partsMissing([Int], of: Int)
  case partsOfDifferentCounts(String, Int, String, Int)
  case noTables(String)
  case badTables([String])
  case noCodes(String)
  case noPlan(String)
  case courseChanged(String)
  /// A file that was graded and does not hold what was handed in any more.
  case answerChanged(String)
  case notABook(String)
  case bookFailed(String, output: String)
  case noServer(WebServerError)
  case checkFailed(String)
  case checksUnderWay
  case lessonNotPlayed(String, output: String)
  /// An answer that cannot be used, and what was said about it.
  case answerNotPlayed(String)

  // Somebody's own application.
  case noApp(String)
  case noFolder(option: String, String)
  case noAppTarget(String)
  case newProject(String)
  case severalApps(String, [String])
  case appTooLarge(String)
  case noDelegate(String)
  case swiftUIApp(String)
  case appNotBuilt(output: String)
  /// An application that cannot be used, and what was said about it.
  case appNotPlayed(String)
  case needsExportFolder
  /// A place that something lies at, where a command was to write.
  case placeTaken(String, command: String, option: String)
  case noFolderForExport(String)
  case exportInCourse(String)
  case noScreenToExport(String)
  case lessonNotExported(String, project: String)
  /// What of an application a device does not have, in a sentence each.
  case notForADevice([String])

  /// What is the case, and what to look at.
  package var sentence: String {
    switch self {
    case .unknownCommand(let name, let near):
      "course does not know \"\(name)\"." + String.suggestion(near)
    case .unknownTerm(let name, let near):
      "No command and no term of the glossary is called \"\(name)\"." + String.suggestion(near)
        + " All terms stand in Lessons/GLOSSARY.md."
    case .emptyName(let command):
      (command.isEmpty ? "course" : "course \(command)")
        + " was given an empty name. Leave it out, or write one."
    case .unknownOption(let option, let command):
      "course \(command) has no option \(option)."
    case .optionNeedsValue(let option, let command):
      "course \(command) needs a value after \(option). For what it can be: swift run course "
        + "\(command) --help"
    case .optionNeedsOption(let option, let other, let command):
      "course \(command) takes \(option) only together with \(other)."
    case .unknownValue(let value, let option, let command, let allowed):
      "course \(command) does not know \(option) \(value). It can be "
        + "\(allowed.joined(separator: ", "))."
    case .tooManyNames(let command):
      "course \(command) takes no name. For one exercise: swift run course check NAME"
    case .needsOneExercise(let command):
      "course \(command) needs the name of one exercise. For the list: swift run course list"
    case .needsNameOrAll(let command):
      "course \(command) needs the names of exercises, or --all and no name."
    case .lessonInsteadOfExercise(let name, let command, let count, let first):
      "\(name) has \(count) exercises, and course \(command) takes one of them. "
        + "Try swift run course \(command) \(first)"
    case .unknownExercise(let name, let near, let lessons):
      "There is no exercise named \(name)."
        + (near.isEmpty
          ? " The lessons are \(lessons.joined(separator: ", "))." : String.suggestion(near))
        + " For the list: swift run course list"
    case .ownScreen(let name):
      "\(name) is a screen of your own and no exercise: it has no hints and no solution. "
        + "The commands play, check, inspect and reset take it. To open it: "
        + "swift run course play Scratch"
    case .ambiguousName(let name, let exercises):
      "There are \(exercises.count) exercises named \(name): "
        + "\(exercises.joined(separator: ", ")). Say which lesson."
    case .nothingToMerge:
      "course report --merge needs the files to put together: those that course grade --shard "
        + "wrote."
    case .needsSubmissions:
      "course grade needs the folders of the submissions, one for each student."
    case .badShard(let text):
      "\(text) is no part of a class. The third of eight parts is --shard 3/8."
    case .needsRoster(let format):
      "The lines of \(format) are found by the students of the roster, and no roster is given. Put "
        + "roster.csv in a folder and name the folder after --class. It may be the same table."
    case .needsOutput(let file):
      "The filled table is a file of its own, so that \(file) stays as it is. Name it after --output."
    case .nothingToFill(let file, let columns):
      "No column of \(file) says that it holds grades. Its columns are \(columns.joined(separator: ", ")). "
        + "Say in columns.csv what they hold, for example: Bewertung,score"
    case .needsOneSubmission(let format, let count):
      "\(format) is about one submission, and there are \(count). Name a folder after --output: each "
        + "gets a file there."
    case .fileForSeveral(let path, let format, let count):
      "\(path) is the name of one file, and \(format) makes a file for each of \(count) submissions. "
        + "Name a folder after --output."
    case .needsTwoReports:
      "course report --changes needs two JSON reports: the one from before, and the one from now."
    case .submissionsOfOneName(let first, let second, let name):
      "\(first) and \(second) are both named \(name). Give each folder a name of its own."
    case .needsNewName:
      "course new needs what to make and its name: swift run course new exercise pickers/09-Name, or "
        + "new text pickers/09-Name once the file of an exercise has changed."
    case .badNewName(let name):
      "\(name) is no name for an exercise. It is a lesson, two digits and words without blanks: "
        + "pickers/09-TwoWheels"
    case .exerciseExists(let path):
      "\(path) is there already. Take another name, or remove what belongs to this one."
    case .unknownLesson(let name, let lessons):
      "There is no lesson named \(name). The lessons are \(lessons.joined(separator: ", "))."
    case .badDate(let text):
      "\(text) is no date. A date is a year, a month and a day: 2030-01-31"
    case .badBasePath(let text):
      "\(text) is no path on a web server. It is made of letters, digits and - . _ ~, as in "
        + "--base-path /hands-on-uikit"
    case .badPort(let text):
      "\(text) is no port. A port is a number from 1 to 65535: --port 8080"
    case .badTimeZone(let text):
      "\(text) is no time zone. A time zone has the name of a place, or is GMT with the hours before "
        + "or after it: --time-zone Asia/Shanghai, --time-zone GMT+8"
    case .outsideOfCourse(let path):
      "\(path) is not inside the course. Go to the folder that holds its Package.swift."
    case .unreadableTable(let path, let read, let count):
      "\(path): Of \(count) lessons in its table, \(read) can be read. An entry is "
        + "Lesson(folder: \"…\", exercises: [\"…\"]), with at least one exercise and all of it "
        + "literals."
    case .noHints(let exercise, let suite):
      "There is no hint for \(exercise) yet. Its suite is \(suite)."
    case .notRightYet(let exercise):
      "\(exercise) is not right yet. A hint: swift run course hint \(exercise). "
        + "To see the solution all the same: swift run course solution \(exercise) --peek"
    case .notListed(let exercise, let hasHistory):
      "\(DeliveredTexts.path) has no row of \(exercise), so nobody knows how it came. Get the table back"
        + (hasHistory
          ? ": git checkout -- \(DeliveredTexts.path)" : " from where you got the course.")
    case .noOriginal(let path):
      "No commit in this copy of the course has \(path) as it comes today. Get it from a fresh clone "
        + "of the course."
    case .noSolution(let path):
      "\(path) is not in this copy of the course. Its solutions were taken out of it."
    case .noHistory(let path):
      "This copy of the course has no history in git, and \(path) was changed before "
        + "swift run course first saw it. Get it from where you got the course."
    case .gitFailed(let path, let reason):
      "git cannot read the history of \(path): \(reason)"
    case .programNotStarted(let program, let reason):
      "\(program) cannot be started: \(reason)."
        + (["swift", "swiftc"].contains(program) && reason == String(cString: strerror(ENOENT))
          ? " Is the Swift toolchain on the PATH?" : "")
    case .cannotWrite(let path, let reason):
      "\(path) cannot be written: \(reason)."
    case .ofAnotherUser(let path, let owner):
      "\(path) belongs to the user \(owner), and only that user can build in it. Clone the course once "
        + "more as yourself, and call this there."
    case .courseDoesNotCompile(let output):
      "The course around the exercises does not compile. What the compiler said first:\n"
        + Self.firstErrors(in: output)
    case .cannotRead(let path):
      "\(path) cannot be read. Look whether it is there."
    case .noGradebook(let path, let version):
      "\(path) is no report of this kind. It has to be JSON of version \(version), as course "
        + "grade and course report --format json write it."
    case .booksOfDifferentCourses(let first, let second):
      "\(first) and \(second) were graded by courses that differ. Grade all parts with one copy."
    case .submissionTwice(let name):
      "\(name) is in two of the reports. Merge each part of a class once."
    case .partsMissing(let parts, let count):
      "Of \(count) parts of the class, \(parts.map { "\($0)/\(count)" }.joined(separator: ", ")) "
        + "\(parts.count == 1 ? "is" : "are") missing. Name the reports of all parts."
    case .partsOfDifferentCounts(let first, let count, let second, let other):
      "\(first) is one of \(count) parts, and \(second) one of \(other). Merge the parts of one "
        + "division."
    case .noTables(let folder):
      "\(folder) holds none of the tables of a class: roster.csv, course.csv, adjustments.csv."
    case .badTables(let faults):
      "The tables of the class cannot be used as they are.\n" + faults.joined(separator: "\n")
    case .noCodes(let path):
      "\(path) is there, and it is no table of codes: it has no columns submission and code. Name "
        + "another file after --anonymous."
    case .noPlan(let path):
      "\(path) does not say how the exercises are compiled. Remove the folder it lies in, and call "
        + "course grade again."
    case .courseChanged(let folder):
      "\(folder) changed while answers were graded: somebody edits the course or builds it. What was "
        + "graded until then is kept. Call the same command again when that is done."
    case .answerChanged(let path):
      "\(path) was changed while it was graded, so what came of it counts for nothing. Grade it "
        + "again. If this comes again, look which program writes there."
    case .notABook(let path):
      "\(path) is there already, and it is no book that this program made. Name another folder "
        + "with --output."
    case .bookFailed(let command, let output):
      "The book was not made: \(command) failed. What it said first:\n"
        + Self.firstErrors(in: output)
    case .noServer(let error):
      error.sentence
    case .checkFailed(let exercise):
      "The check did not come to its end. Try it in a terminal: swift run course check \(exercise)"
    case .checksUnderWay:
      "Other checks are under way. Ask again when they have come to their end."
    case .answerNotPlayed(let said):
      "Your answer cannot be used yet.\n\(said)"
    case .noFolder(let option, let path):
      "\(option) names \(path), and no folder is there. Name the folder with the files."
    case .noApp(let path):
      "\(path) holds no application. It has to be a folder with Swift files, or with the .xcodeproj "
        + "of an application."
    case .noAppTarget(let path):
      "\(path) makes no application for a phone, or cannot be read."
    case .newProject(let path):
      "\(path) has the format of Xcode 27, a file in JSON, which is not read here. Choose an older one in "
        + "Xcode: the project, File inspector, Project Format, Xcode 16.0."
    case .severalApps(let path, let folders):
      "\(path) holds several applications. Name one of them:\n"
        + folders.withoutRepeats.map { "  \($0)" }.joined(separator: "\n")
    case .appTooLarge(let path):
      "\(path) holds more than 10,000 files, or more than 500 MB. Name the folder of the application "
        + "alone."
    case .noDelegate(let path):
      "\(path) has no class that is a UIApplicationDelegate. An application begins with one: class "
        + "AppDelegate: UIResponder, UIApplicationDelegate"
    case .swiftUIApp(let place):
      "\(place) begins an application of SwiftUI. The course has UIKit only: its application begins "
        + "with a UIApplicationDelegate."
    case .appNotBuilt(let output):
      "The application was not built. What the compiler said first:\n"
        + Self.firstErrors(in: output)
    case .appNotPlayed(let said):
      "The application cannot be used yet.\n\(said)"
    case .needsExportFolder:
      "course export needs what to export, and a folder that is not there yet: swift run course "
        + "export NAME --to FOLDER"
    case .placeTaken(let path, let command, let option):
      "\(path) is there already, and course \(command) writes over nothing. Name another folder after "
        + "\(option)."
    case .noFolderForExport(let path):
      "\(path) is no folder, so nothing can be written into it. Make it first, or name another folder "
        + "after --to."
    case .exportInCourse(let path):
      "\(path) lies among the files that the course compiles. Name a folder outside of the course "
        + "after --to."
    case .noScreenToExport(let name):
      "\(name) has no screen, so there is no app to make of it. swift run course play \(name) shows "
        + "what it gives."
    case .lessonNotExported(let lesson, let project):
      "\(lesson) is a lesson. It shows its steps on a stage, which an app does not have, so nothing was "
        + "exported. What you wrote for its project becomes an app: swift run course export \(project) "
        + "--to ~/\(project). Lines of a chapter become one in the screen of your own: put them into "
        + "Exercises/Scratch/Scratch.swift, which swift run course play Scratch begins, and export Scratch."
    case .notForADevice(let sentences):
      "Nothing was written, because a device does not have all of it:\n"
        + sentences.map { "  \($0)" }.joined(separator: "\n")
    case .lessonNotPlayed(let product, let output):
      "The lesson could not be played. Try it in a terminal: swift run \(product)\n"
        + Self.firstErrors(in: output)
    }
  }

  /// The status the program ends with: EX_USAGE if it was called wrongly.
  package var status: Int32 {
    switch self {
    case .unknownCommand, .unknownTerm, .emptyName, .unknownOption, .optionNeedsValue,
      .optionNeedsOption,
      .unknownValue, .tooManyNames,
      .needsOneExercise, .needsNameOrAll, .lessonInsteadOfExercise, .unknownExercise,
      .ambiguousName, .ownScreen, .nothingToMerge, .needsSubmissions, .badShard,
      .needsRoster, .needsOutput, .needsOneSubmission, .fileForSeveral, .needsTwoReports,
      .submissionsOfOneName,
      .needsNewName, .badNewName, .exerciseExists, .unknownLesson, .badDate, .badBasePath,
      .badPort, .badTimeZone, .needsExportFolder:
      ExitStatus.usage
    case .noServer: WebServerError.exitStatus
    case .outsideOfCourse, .unreadableTable, .noHints, .notRightYet, .notListed, .noOriginal,
      .noSolution, .noHistory, .gitFailed, .programNotStarted, .cannotWrite, .ofAnotherUser,
      .courseDoesNotCompile, .cannotRead,
      .noGradebook,
      .booksOfDifferentCourses, .submissionTwice, .partsMissing, .partsOfDifferentCounts, .noTables,
      .badTables, .nothingToFill, .noCodes, .noPlan, .courseChanged, .answerChanged,
      .notABook, .bookFailed, .checkFailed, .checksUnderWay, .lessonNotPlayed,
      .answerNotPlayed, .noApp, .noFolder, .noAppTarget, .newProject, .severalApps, .appTooLarge,
      .noDelegate, .swiftUIApp, .appNotBuilt, .appNotPlayed, .placeTaken, .noFolderForExport,
      .exportInCourse, .noScreenToExport, .lessonNotExported, .notForADevice:
      1
    }
  }

  /// Says that a table names an exercise that is not there, and which is near.
  @MainActor
  package static func noSuchExercise(_ name: String, in package: CoursePackage) -> String {
    guard !name.isEmpty else { return "It names no exercise." }
    do {
      let found = try package.exercises(named: [name])
      return "\(name) is a lesson of \(found.count) exercises. Name one of them."
    } catch let error as CommandError {
      return error.sentence
    } catch {
      return "There is no exercise named \(name)."
    }
  }

  private static func firstErrors(in output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline)
    let errors = lines.filter { $0.contains("error: ") }
    return (errors.isEmpty ? lines : errors).prefix(5).joined(separator: "\n")
  }
}
