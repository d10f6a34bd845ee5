import CourseFormat
import HeadlessUIKit
import Testing

/// What the program of an answer runs.
///
/// Such a program is called without a word, whether its answer is graded or played: what it is to do
/// stands in variables that are gone before code of the answer runs.
nonisolated public enum SuiteChoice {
  /// What the testing library is told, or nil if it finds that on the command line.
  public static var arguments: __CommandLineArguments_v0? {
    guard let suite = RunEnvironment.suite else { return nil }
    var arguments = __CommandLineArguments_v0()
    arguments.filter = [suite]
    if let events = RunEnvironment.variables[GradingVariable.events] {
      arguments.eventStreamOutputPath = events
      arguments.eventStreamSchemaVersion = "0"
    }
    return arguments
  }
}
