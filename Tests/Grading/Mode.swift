import HeadlessUIKit

/// How waiting work is graded, chosen by the environment variable `COURSE`.
nonisolated enum Mode: String {
  /// A check whose TODO stands does not run, and is a known issue.
  case patient = ""
  /// A check whose TODO stands does not run, and fails.
  case strict
  /// Every check runs, whatever stands.
  case ungated
  /// The solutions are graded: every check runs.
  case solutions

  /// The mode of this run.
  static let ofRun = read(ProcessInfo.processInfo.environment["COURSE"] ?? "")

  /// Whether a standing TODO keeps a check from running.
  var waits: Bool { self == .patient || self == .strict }

  /// Reads a value of `COURSE`, or ends the run: a misspelled `strict` must not pass.
  private static func read(_ value: String) -> Mode {
    guard let mode = Mode(rawValue: value) else {
      Console.write("COURSE is \"\(value)\". It can be strict, ungated or solutions.\n")
      exit(64)
    }
    return mode
  }
}
