import CourseFormat
import HeadlessUIKit

nonisolated extension GradingMode {
  /// The mode of this run.
  static let ofRun = read(RunEnvironment.variables[GradingVariable.mode] ?? "")

  /// Reads a value of `COURSE`, or ends the run: a misspelled `strict` must not pass.
  private static func read(_ value: String) -> GradingMode {
    guard let mode = GradingMode(rawValue: value) else {
      Console.write(GradingMessage.unknownMode(value) + "\n")
      exit(ExitStatus.usage)
    }
    return mode
  }
}
