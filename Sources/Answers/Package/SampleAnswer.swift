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

extension SampleAnswer {
  /// What an alternative says of itself: the comment that it begins with.
  package static func sentence(in text: String) -> String? {
    let comment = text.lines.prefix { $0.hasPrefix("//") }
      .map { $0.drop { $0 == "/" || $0 == " " } }.joined(separator: " ")
    guard comment.hasPrefix("Alternative: ") else { return nil }
    let sentence = comment.dropFirst("Alternative: ".count)
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
}

extension Decoy {
  /// What it is called as an answer.
  package var answerName: String { "decoy \(name)" }
}

extension Exercise {
  /// The right answers that are written in another way than the solution.
  package var alternatives: [SampleAnswer] {
    let folder = url(of: alternativesPath)
    return folder.names { $0.hasSuffix(".swift") }.map { file in
      SampleAnswer(
        kind: .alternative, name: "alternative \(file.dropLast(".swift".count))",
        source: folder.appendingPathComponent(file).text ?? "")
    }
  }

  /// Everything its grader is proven with: the solution first, then the stub.
  ///
  /// A decoy that does not apply is left out. `ExerciseLinter` says so.
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
