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
  static let ofRun = Mode(of: ProcessInfo.processInfo.environment["COURSE"] ?? "")

  /// Whether a standing TODO keeps a check from running.
  var waits: Bool { self == .patient || self == .strict }

  /// Reads a value of `COURSE`; one that is not known is reported, and waits patiently.
  init(of value: String) {
    if let mode = Mode(rawValue: value) {
      self = mode
    } else {
      Console.write("COURSE is \"\(value)\". It can be strict, ungated or solutions.\n")
      self = .patient
    }
  }
}
