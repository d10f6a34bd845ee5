/// Why a command could not do what it was asked.
///
/// Every sentence of an error lies here: what is the case, then what to look at.
nonisolated enum CommandError: Error, Equatable {
  // How the program was called: these end with EX_USAGE.
  case unknownCommand(String, near: [String])
  case unknownOption(String, command: String)
  case tooManyNames(command: String)
  case needsOneExercise(command: String)
  case needsNameOrAll(command: String)
  case lessonInsteadOfExercise(String, command: String, count: Int, first: String)
  case unknownExercise(String, near: [String], lessons: [String])
  case ambiguousName(String, exercises: [String])

  // What lies around it.
  case outsideOfCourse(String)
  case unreadableTable(String, read: Int, of: Int)
  case noHints(exercise: String, suite: String)
  case notRightYet(exercise: String)
  case noOriginal(String)
  case noHistory(String)
  case programNotStarted(String, reason: String)
  case cannotWrite(String, reason: String)
  case courseDoesNotCompile(output: String)
  case solutionDoesNotCompile(String, output: String)

  /// What is the case, and what to look at.
  var sentence: String {
    switch self {
    case .unknownCommand(let word, let near):
      "course does not know \"\(word)\"." + String.suggestion(near)
    case .unknownOption(let option, let command):
      "course \(command) has no option \(option)."
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
    case .ambiguousName(let name, let exercises):
      "There are \(exercises.count) exercises named \(name): "
        + "\(exercises.joined(separator: ", ")). Say which lesson."
    case .outsideOfCourse(let path):
      "\(path) is not inside the course. Go to the folder that holds its Package.swift."
    case .unreadableTable(let path, let read, let count):
      "\(path): Of \(count) lessons in its table, \(read) can be read. An entry is "
        + "Lesson(folder: \"…\", product: \"…\", module: \"…\", exercises: [\"…\"]), with at least "
        + "one exercise and all of it literals."
    case .noHints(let exercise, let suite):
      "There is no hint for \(exercise) yet. Its suite is \(suite)."
    case .notRightYet(let exercise):
      "\(exercise) is not right yet. A hint: swift run course hint \(exercise). "
        + "To see the solution all the same: swift run course solution \(exercise) --peek"
    case .noOriginal(let path):
      "git does not remember \(path) as it came. Get it from a fresh clone of the course."
    case .noHistory(let path):
      "This copy of the course has no history in git, and \(path) was changed before "
        + "swift run course first saw it. Get it from where you got the course."
    case .programNotStarted(let program, let reason):
      "\(program) cannot be started: \(reason). Is the Swift toolchain on the PATH?"
    case .cannotWrite(let path, let reason):
      "\(path) cannot be written: \(reason)."
    case .courseDoesNotCompile(let output):
      "The course around the exercises does not compile. What the compiler said first:\n"
        + Self.firstErrors(in: output)
    case .solutionDoesNotCompile(let path, let output):
      "\(path) does not compile as it is, so nothing can be said about its mutants. What the "
        + "compiler said first:\n" + Self.firstErrors(in: output)
    }
  }

  /// The status the program ends with: EX_USAGE if it was called wrongly.
  var status: Int32 {
    switch self {
    case .unknownCommand, .unknownOption, .tooManyNames, .needsOneExercise, .needsNameOrAll,
      .lessonInsteadOfExercise, .unknownExercise, .ambiguousName:
      Companion.usageStatus
    case .outsideOfCourse, .unreadableTable, .noHints, .notRightYet, .noOriginal, .noHistory,
      .programNotStarted, .cannotWrite, .courseDoesNotCompile, .solutionDoesNotCompile:
      1
    }
  }

  private static func firstErrors(in output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline)
    let errors = lines.filter { $0.contains("error: ") }
    return (errors.isEmpty ? lines : errors).prefix(5).joined(separator: "\n")
  }
}
