/// An answer somebody might hand in, and what the grader has to say about it.
package struct SampleAnswer {
  package enum Kind: String {
    case solution, stub, decoy, alternative
    /// A solution that a machine changed once. Some check has to fail, whichever it is.
    case mutant
  }

  package let kind: Kind

  /// What it is called in a report: `decoy CountsComponents`.
  package let name: String

  /// The whole answer.
  package let source: String

  /// The checks that have to fail: nil for all of them.
  package var rejectedBy: Set<String>? = []

  package init(kind: Kind, name: String, source: String, rejectedBy: Set<String>? = []) {
    self.kind = kind
    self.name = name
    self.source = source
    self.rejectedBy = rejectedBy
  }
}

extension Decoy {
  /// What it is called as an answer.
  package var answerName: String { "decoy \(name)" }
}

extension Exercise {
  /// The right answers that are written in another way than the solution.
  ///
  /// One that does not apply is left out. `ExerciseLinter` says so.
  package var alternatives: [SampleAnswer] {
    let solution = solution.text ?? ""
    return alternativeFile.decoys.compactMap { other in
      (try? other.applied(to: solution)).map {
        SampleAnswer(kind: .alternative, name: "alternative \(other.name)", source: $0)
      }
    }
  }

  /// Everything its grader is proven with: the solution first, then the stub.
  ///
  /// A decoy that does not apply is left out, too.
  package var sampleAnswers: [SampleAnswer] {
    let solution = solution.text ?? ""
    let wrong = decoys.compactMap { decoy in
      (try? decoy.applied(to: solution)).map {
        SampleAnswer(
          kind: .decoy, name: decoy.answerName, source: $0,
          rejectedBy: Set(decoy.rejectedBy))
      }
    }
    let suite = SuiteText(of: self)
    // A broken app fails only the checks of what is wrong in it.
    let failing = isBrokenApp ? Set(suite.checks).subtracting(suite.checksThatPassBefore) : nil
    return [
      SampleAnswer(kind: .solution, name: "the solution", source: solution),
      SampleAnswer(kind: .stub, name: "the stub", source: answer.text ?? "", rejectedBy: failing),
    ] + wrong + alternatives
  }
}
