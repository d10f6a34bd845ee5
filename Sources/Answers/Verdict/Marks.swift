extension Verdict.State {
  /// The sign in front of the word; the word says the same.
  package var mark: String {
    switch self {
    case .right: "\u{2714}"
    case .waiting: "\u{2501}"
    case .notGraded: "?"
    case .wrong, .doesNotCompile, .crashed, .ranOutOfTime, .missing: "\u{2718}"
    }
  }

  package var tone: Printer.Tone {
    switch self {
    case .right: .right
    case .waiting, .notGraded: .waiting
    case .wrong, .doesNotCompile, .crashed, .ranOutOfTime, .missing: .wrong
    }
  }
}

extension CheckResult.Outcome {
  /// Whether the check speaks against the answer.
  package var isBad: Bool { self == .failed || self == .unfinished }

  /// The sign and the word in front of a check's name.
  package var mark: String {
    switch self {
    case .passed: "\u{2714} passes:"
    case .failed: "\u{2718} fails:"
    case .unfinished: "\u{2718} ends the run:"
    case .waiting: "\u{2501} waits:"
    case .notRun: "\u{2501} did not run:"
    case .notJudged: "\u{2501} not judged yet:"
    }
  }

  package var tone: Printer.Tone {
    switch self {
    case .passed: .right
    case .failed, .unfinished: .wrong
    case .waiting, .notRun, .notJudged: .waiting
    }
  }
}
