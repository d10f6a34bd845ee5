import Answers

/// A solution with one small change that a machine made.
///
/// A suite that is worth its name rejects it, unless the change leaves the answer right.
struct Mutant: Equatable {
  /// The line of the solution that the change begins at.
  let line: Int

  /// The lines it takes away.
  let original: [String]

  /// The lines that stand there instead.
  let replacement: [String]

  /// The whole answer.
  let source: String

  /// The change, as it is written in a file of equivalent mutants.
  var description: String {
    (original.map { "-\($0)" } + replacement.map { "+\($0)" }).joined(separator: "\n")
  }
}

extension Mutant {
  /// The mutants of a solution, in the order of its lines, each once.
  ///
  /// Only the lines that the stub lacks are changed: the others are given, and nobody answers
  /// them wrong. The compiler may not accept a mutant.
  static func all(of solution: String, beside stub: String) -> [Mutant] {
    let lines = solution.lines
    var mutants: [Mutant] = []
    func add(_ range: Range<Int>, _ replacement: [String]) {
      var changed = lines
      changed.replaceSubrange(range, with: replacement)
      let mutant = Mutant(
        line: range.lowerBound + 1, original: Array(lines[range]), replacement: replacement,
        source: changed.joined(separator: "\n"))
      if !mutants.contains(where: { $0.source == mutant.source }) { mutants.append(mutant) }
    }
    for answer in StubComparison(stub: stub, solution: solution).differences {
      let start = answer.solutionLine - 1
      let range = start..<(start + answer.solution.count)
      for index in range {
        for line in LineMutator(lines[index]).mutants { add(index..<(index + 1), [line]) }
        if let statement = Statement(at: index, of: lines, within: range), statement.isDroppable {
          add(statement.range, [])
        }
      }
    }
    return mutants
  }
}

/// A statement and the lines it takes, as far as brackets tell.
private struct Statement {
  let range: Range<Int>
  private let text: String

  init?(at start: Int, of lines: [String], within answer: Range<Int>) {
    var depth = 0
    for end in start..<answer.upperBound {
      depth += LineTokens(lines[end]).bracketDepth
      if depth < 0 { return nil }
      if depth == 0 {
        let following = lines[end + 1..<lines.endIndex].first.map { $0.drop(while: \.isWhitespace) }
        if following?.first.map({ ".?:&|+-*".contains($0) }) == true { continue }
        range = start..<(end + 1)
        text = lines[range].joined(separator: " ")
        return
      }
    }
    return nil
  }

  /// Whether it is a call, an assignment or a guard that the rest can be compiled without.
  var isDroppable: Bool {
    let tokens = LineTokens(text).all
    let has = { (words: Set<String>) in tokens.contains { words.contains($0.text) } }
    guard let first = tokens.first, first.kind == .word else { return false }
    if first.text == "guard" { return !has(["let", "var", "case"]) }
    return !Self.keywords.contains(first.text) && has(["(", "=", "+=", "-=", "*=", "/="])
  }

  private static let keywords: Set<String> = [
    "if", "for", "while", "switch", "case", "default", "let", "var", "func", "init", "struct",
    "final", "class", "extension", "enum", "return", "throw", "defer", "do", "private", "override",
    "static", "else", "weak", "lazy",
  ]
}
