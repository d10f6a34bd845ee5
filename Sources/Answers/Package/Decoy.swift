import CourseFormat

/// A wrong answer that people give, told as what it changes in the solution.
package struct Decoy: Equatable {
  /// Lines of the solution that follow one another, and the lines that replace them.
  package struct Change: Equatable {
    /// The lines as the solution has them.
    ///
    /// Where ``Decoy/gap`` stands among them, there are more lines, down to the next one that is told.
    package var original: [String] = []
    package var replacement: [String] = []

    /// The line of the decoy file that the change begins at.
    package let line: Int
  }

  package let name: String

  /// The line of the decoy file that its heading is.
  package let line: Int

  /// Why somebody would answer so, as told to a learner who did; of a right answer, what speaks for it.
  package var misconception = ""

  package var changes: [Change] = []

  /// What stands in a change for lines that are taken out and not told.
  static let gap = "…"

  /// Whether it takes the system's random numbers, so that each run finds something else in it.
  var isLeftToChance: Bool {
    let members: Set = ["random", "randomElement", "shuffled", "shuffle"]
    return changes.flatMap(\.replacement).contains { line in
      let tokens = SourceTokens(line: line).all
      return zip(tokens, tokens.dropFirst()).contains {
        $0.text == "." && members.contains($1.text)
      }
    }
  }
}

extension Decoy {
  /// Why a decoy cannot be read or cannot be applied.
  package nonisolated enum Problem: Equatable {
    case isUnnamed
    case nameIsTaken
    case hasNoMisconception
    case hasStrayText(String)
    case hasUnmarkedLine(String)
    case isNotClosed
    case changesNothing
    case addsAnywhere
    case gapIsOpen
    /// The solution lacks these lines, of which this is the first.
    case doesNotApply(String)
    /// The lines to change begin at each of these lines of the solution.
    case appliesOftenAt([Int])
    case changesTwice(String)
  }

  /// A problem, and the line of the decoy file it is found at.
  package nonisolated struct Fault: Error, Equatable {
    package let name: String
    package let line: Int
    package let problem: Problem
  }

  package func fault(_ problem: Problem, at line: Int? = nil) -> Fault {
    Fault(name: name, line: line ?? self.line, problem: problem)
  }
}

extension Decoy {
  /// Returns the solution with the changes of this decoy.
  ///
  /// Each change finds its lines in the solution as it is, wherever they stand there.
  package func applied(to solution: String) throws(Fault) -> String {
    var lines = solution.lines
    var found: [(lines: Range<Int>, change: Change)] = []
    for change in changes { found.append((try range(of: change, in: lines), change)) }
    found.sort { $0.lines.lowerBound < $1.lines.lowerBound }
    for (first, second) in zip(found, found.dropFirst()) where first.lines.overlaps(second.lines) {
      throw fault(
        .changesTwice(lines[second.lines.lowerBound]), at: second.change.line)
    }
    for (range, change) in found.reversed() {
      lines.replaceSubrange(range, with: change.replacement)
    }
    let answer = lines.joined(separator: "\n")
    guard answer != solution else { throw fault(.changesNothing) }
    return answer
  }

  private func range(of change: Change, in lines: [String]) throws(Fault) -> Range<Int> {
    guard let first = change.original.first else { throw fault(.addsAnywhere, at: change.line) }
    let pieces = change.original.split(separator: Self.gap, omittingEmptySubsequences: false)
    guard !pieces.contains(where: \.isEmpty) else { throw fault(.gapIsOpen, at: change.line) }
    let places = lines.indices.compactMap { Self.place(of: pieces, in: lines, at: $0) }
    guard let place = places.first else { throw fault(.doesNotApply(first), at: change.line) }
    guard places.count == 1 else {
      throw fault(.appliesOftenAt(places.map { $0.lowerBound + 1 }), at: change.line)
    }
    return place
  }

  /// The lines from the first piece, if it stands here, to the end of the last one.
  ///
  /// Each of the others is looked for below the one before it.
  private static func place(
    of pieces: [ArraySlice<String>], in lines: [String], at start: Int
  ) -> Range<Int>? {
    var end = start
    for (number, piece) in pieces.enumerated() {
      let starts = number == 0 ? start...start : end...lines.count
      guard let found = starts.first(where: { lines[$0...].starts(with: piece) })
      else { return nil }
      end = found + piece.count
    }
    return start..<end
  }
}
