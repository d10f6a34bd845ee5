/// Whether a state or an outcome speaks for an answer.
package enum Judgement: String {
  case right, wrong
  /// Neither is known yet.
  case waiting

  /// The sign in front of a word that says the same.
  fileprivate var sign: String {
    switch self {
    case .right: "\u{2714}"
    case .wrong: "\u{2718}"
    case .waiting: "\u{2501}"
    }
  }

  fileprivate var tone: Printer.Tone {
    switch self {
    case .right: .right
    case .wrong: .wrong
    case .waiting: .waiting
    }
  }
}

extension Verdict.State {
  /// Whether it speaks for the answer; a file that is missing does not.
  package var judgement: Judgement {
    switch self {
    case .right: .right
    case .waiting, .notGraded: .waiting
    case .wrong, .doesNotCompile, .crashed, .ranOutOfTime, .missing: .wrong
    }
  }

  /// The sign in front of the word; the word says the same.
  package var mark: String { self == .notGraded ? "?" : judgement.sign }

  package var tone: Printer.Tone { judgement.tone }
}

extension CheckResult.Outcome {
  /// Whether the check speaks against the answer.
  package var isBad: Bool { judgement == .wrong }

  /// Whether the check speaks for the answer.
  package var judgement: Judgement {
    switch self {
    case .passed: .right
    case .failed, .unfinished: .wrong
    case .waiting, .notRun, .notJudged: .waiting
    }
  }

  /// What the check does, before its name.
  package var word: String {
    switch self {
    case .passed: "passes"
    case .failed: "fails"
    case .unfinished: "not finished"
    case .waiting: "waits"
    case .notRun: "did not run"
    case .notJudged: "not judged yet"
    }
  }

  /// The sign and the word in front of a check's name.
  package var mark: String { "\(judgement.sign) \(word):" }

  package var tone: Printer.Tone { judgement.tone }
}
