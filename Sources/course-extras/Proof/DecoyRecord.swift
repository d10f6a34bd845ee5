import Answers

/// What is recorded of the decoys of some exercises, or what a proof has found in them.
struct DecoyRecord {
  private var findings: [Exercise: DecoyFindings]

  /// Reads what is recorded.
  init(of exercises: [Exercise]) {
    findings = Dictionary(uniqueKeysWithValues: exercises.map { ($0, DecoyFindings(of: $0)) })
  }

  /// The sample answers of an exercise; each decoy has to be rejected by the checks that are recorded.
  func sampleAnswers(of exercise: Exercise) -> [SampleAnswer] {
    exercise.sampleAnswers.map { answer in
      var answer = answer
      if answer.kind == .decoy, let own = findings[exercise] {
        answer.rejectedBy = .these(own.checks(rejecting: answer.name))
      }
      return answer
    }
  }

  /// What a proof found, and of a decoy that it could not grade what is recorded.
  func found(_ findings: [Exercise: [GraderProof.Finding]]) -> DecoyRecord {
    var found = self
    for (exercise, all) in findings {
      let decoys = exercise.decoys
      found.findings[exercise]?.keep(decoys)
      for finding in all where finding.answer.kind == .decoy {
        guard let run = finding.run,
          let decoy = decoys.first(where: { $0.answerName == finding.answer.name })
        else { continue }
        found.findings[exercise]?.note(run, of: decoy)
      }
    }
    return found
  }

  /// Records it.
  func write(in package: CoursePackage) throws {
    try DecoyFindings.write(Array(findings.values), in: package.root)
  }

  /// The decoys that are rejected by the checks that were recorded, which found something else.
  func misfits(since old: DecoyRecord) -> [Exercise: [ProofFault]] {
    var misfits: [Exercise: [ProofFault]] = [:]
    for (exercise, own) in findings {
      guard let known = old.findings[exercise] else { continue }
      misfits[exercise] = own.decoys.compactMap { decoy in
        let checks = own.checksFindingOtherwise(in: decoy, than: known) ?? []
        return checks.isEmpty ? nil : .isFoundOtherwise(answer: decoy, checks: checks)
      }
    }
    return misfits
  }

  /// Lines for whoever records it: each decoy that is new, gone, or rejected by other checks than
  /// before, with all of them.
  func changes(since old: DecoyRecord) -> [String] {
    findings.sorted { $0.key.name < $1.key.name }.flatMap { exercise, own in
      guard let known = old.findings[exercise] else { return [] as [String] }
      let all = Set(own.decoys + known.decoys).sorted()
      return all.flatMap { lines(about: $0, of: exercise, in: own, since: known) }
    }
  }

  private func lines(
    about decoy: String, of exercise: Exercise, in own: DecoyFindings, since known: DecoyFindings
  ) -> [String] {
    let new = own.checks(rejecting: decoy)
    let before = known.checks(rejecting: decoy)
    let title = "\(exercise.name), \(decoy)"
    if new == before {
      let others = own.checksFindingOtherwise(in: decoy, than: known) ?? []
      return others.isEmpty
        ? [] : ["\(title), is rejected by the same checks, which find something else in it."]
    }
    if new.isEmpty { return ["\(title), is rejected by no check. Nothing is recorded of it."] }
    let word = before.isEmpty ? "is recorded" : "is recorded anew"
    return ["\(title), \(word). It is rejected by:"]
      + new.union(before).sorted().map { check in
        let mark = !new.contains(check) ? "-" : before.contains(check) ? " " : "+"
        return "  \(mark) \(check)"
      }
  }
}
