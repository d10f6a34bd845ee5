/// The environment variables that tell a run of the graders what to do.
///
/// Package.swift reads the first three and spells them itself, because a manifest cannot import
/// a module of its package.
package nonisolated enum GradingVariable {
  /// How waiting work is graded: a value of ``GradingMode``.
  package static let mode = "COURSE"

  /// The folder of answers, inside the package.
  package static let answers = "COURSE_ANSWERS"

  /// The exercises that are compiled and graded, as `pickers/01-JaggedColumns,…`.
  package static let exercises = "COURSE_EXERCISE"

  /// The environment of a program that does not know what is graded here.
  package static let none: [String: String?] = [mode: nil, answers: nil, exercises: nil]

  /// The file in which a run notes what it does, as ``RunRecord`` reads it.
  ///
  /// Whoever sets it supervises the run, and grades what an interruption kept it from grading.
  package static let record = "COURSE_RECORD"

  /// Set if the run finds a ``RunKey`` on its standard input.
  package static let key = "COURSE_KEY"

  /// The suite that is run by a program of an answer, in the words with which the testing library
  /// chooses among its tests.
  ///
  /// Such a program is called without a word: an answer could read it.
  package static let suite = "COURSE_SUITE"

  /// The file that the testing library writes its events to.
  package static let events = "COURSE_EVENTS"

  /// Where the answer that is graded lies in the package.
  ///
  /// A run that was confined finds no such file.
  package static let answer = "COURSE_ANSWER"

  /// The TODO lines that stand in the answer, as `1:12,2:30`, each with its number and its line.
  package static let todos = "COURSE_TODOS"

  /// The numbers of the TODOs that the checks of the suite wait for, as `1,1,2`.
  ///
  /// A run that was confined finds no suite to read them in.
  package static let checks = "COURSE_CHECKS"

  /// The descriptor at which a run that was confined has the file of ``record`` open.
  package static let recordDescriptor: Int32 = 4

  /// Set by `course play`: the suite opens its scene instead of running its checks.
  ///
  /// The value holds the options of the call, divided by spaces.
  package static let play = "COURSE_PLAY"

  /// Set by `course play FOLDER`: the folder from which the network of the phone answers.
  package static let network = "COURSE_NETWORK"

  /// Set by `course play FOLDER`: the folder with the pictures of the phone.
  package static let photos = "COURSE_PHOTOS"

  /// The folder of answers that an environment chooses, exactly as Package.swift does.
  package static func answersFolder(in environment: [String: String]) -> String {
    environment[answers]
      ?? (environment[mode] == GradingMode.solutions.rawValue ? "Solutions" : "Exercises")
  }
}

/// How waiting work is graded, chosen by the environment variable `COURSE`.
package nonisolated enum GradingMode: String, CaseIterable, Sendable {
  /// A check whose TODO stands does not run, and is a known issue.
  case standard = ""
  /// The same; the tests of the libraries run as well.
  case all
  /// The tests of the core library run, and nothing is graded.
  case core
  /// The tests of what the lessons say run, and nothing is graded.
  case texts
  /// A check whose TODO stands does not run, and fails.
  case strict
  /// Every check runs, whatever stands.
  case ungated
  /// The solutions are graded: every check runs.
  case solutions

  /// Whether a standing TODO keeps a check from running.
  package var waits: Bool { self != .ungated && self != .solutions }

  /// Whether tests run that grade nothing.
  package var testsLibraries: Bool { [.all, .core, .texts].contains(self) }
}

/// The exit statuses a run of the graders may end with besides 0 and 1.
package nonisolated enum ExitStatus {
  /// The environment or the command line has a value nobody knows: EX_USAGE.
  package static let usage: Int32 = 64
  /// A check crashed: EX_SOFTWARE.
  package static let crashed: Int32 = 70
  /// A check did not return: EX_TEMPFAIL.
  package static let stuck: Int32 = 75
  /// A check waits for something that never comes: EX_UNAVAILABLE.
  package static let suspended: Int32 = 69
  /// A check keeps the main actor waiting for something that never comes: EX_OSFILE.
  package static let blocked: Int32 = 72
  /// The machine was too busy to grade: EX_OSERR.
  package static let starved: Int32 = 71
  /// A check left the program: EX_PROTOCOL.
  package static let left: Int32 = 76
}
