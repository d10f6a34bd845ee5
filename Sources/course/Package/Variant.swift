import Foundation

/// An answer somebody might hand in, and what the grader has to say about it.
struct Variant {
  enum Kind: String {
    case solution, stub, decoy, alternative
  }

  let kind: Kind

  /// What it is called in a report: `decoy CountsComponents`.
  let name: String

  /// The whole answer.
  let source: String

  /// Why somebody would write this decoy, as told to a learner who did.
  var misconception = ""

  /// The checks that have to fail: nil for all of them.
  var rejectedBy: Set<String>? = []
}

extension Variant {
  /// Reads a decoy: the head names the misconception and the checks that reject it.
  init(decoy source: String, named name: String) {
    var misconception: [String] = []
    var checks: Set<String> = []
    for line in source.lines.prefix(while: { $0.hasPrefix("//") }) {
      if let match = line.wholeMatch(of: /\/\/ Misconception:\s*(.+)/) {
        misconception = [String(match.1)]
      } else if let match = line.wholeMatch(of: /\/\/ Rejected by:\s*(.+?)\s*/) {
        checks.insert(String(match.1))
      } else if checks.isEmpty, !misconception.isEmpty,
        let match = line.wholeMatch(of: /\/\/\s{2,}(.+)/)
      {
        misconception.append(String(match.1))
      } else {
        break
      }
    }
    self.init(
      kind: .decoy, name: "decoy \(name)", source: source,
      misconception: misconception.joined(separator: " "), rejectedBy: checks)
  }
}

extension Exercise {
  /// The wrong answers its grader is proven with.
  var decoyVariants: [Variant] {
    decoys.names { $0.hasSuffix(".swift") }.map { file in
      Variant(
        decoy: decoys.appendingPathComponent(file).text ?? "",
        named: String(file.dropLast(".swift".count)))
    }
  }

  /// Everything its grader is proven with: the solution first, then the stub.
  var variants: [Variant] {
    let others = alternatives.names { $0.hasSuffix(".swift") }.map { file in
      Variant(
        kind: .alternative, name: "alternative \(file.dropLast(".swift".count))",
        source: alternatives.appendingPathComponent(file).text ?? "")
    }
    return [
      Variant(kind: .solution, name: "the solution", source: solution.text ?? ""),
      Variant(kind: .stub, name: "the stub", source: answer.text ?? "", rejectedBy: nil),
    ] + decoyVariants + others
  }
}
