/// An answer somebody might hand in, and what the grader has to say about it.
package struct SampleAnswer {
  package enum Kind: String {
    case solution, stub, decoy, alternative
    /// A solution that a machine changed once.
    case mutant
  }

  /// Which checks have to fail.
  package enum Rejecting: Equatable {
    case none, all
    /// At least one, whichever it is.
    case some
    /// These, and no others.
    case these(Set<String>)
  }

  package let kind: Kind

  /// What it is called in a report: `decoy CountsComponents`.
  package let name: String

  /// The whole answer.
  package let source: String

  /// The checks that have to fail.
  package var rejectedBy: Rejecting

  package init(kind: Kind, name: String, source: String, rejectedBy: Rejecting = .none) {
    self.kind = kind
    self.name = name
    self.source = source
    self.rejectedBy = rejectedBy
  }
}

extension Decoy {
  /// What the name of each begins with as an answer.
  package nonisolated static let answerPrefix = "decoy "

  /// What it is called as an answer.
  package var answerName: String { Self.answerPrefix + name }
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
  /// Any check may reject a decoy: those that do are recorded, and ``DecoyFindings`` knows them. One
  /// that does not apply is left out, too.
  package var sampleAnswers: [SampleAnswer] {
    let solution = solution.text ?? ""
    let wrong = decoys.compactMap { decoy in
      (try? decoy.applied(to: solution)).map {
        SampleAnswer(kind: .decoy, name: decoy.answerName, source: $0, rejectedBy: .some)
      }
    }
    let suite = SuiteText(of: self)
    // A broken app fails only the checks of what is wrong in it.
    let failing: SampleAnswer.Rejecting =
      isBrokenApp ? .these(Set(suite.checks).subtracting(suite.checksThatPassBefore)) : .all
    return [
      SampleAnswer(kind: .solution, name: "the solution", source: solution),
      SampleAnswer(kind: .stub, name: "the stub", source: answer.text ?? "", rejectedBy: failing),
    ] + wrong + alternatives
  }
}
