import CourseFormat

/// What an exercise and its solution have in common, and what only one of them has.
package struct StubComparison {
  /// A passage in which the two differ.
  package struct Difference: Equatable {
    /// The lines of the exercise, from `line` on.
    package var stub: [String] = []
    /// The lines of the solution.
    package var solution: [String] = []
    /// The line of the exercise the difference begins at.
    package let line: Int
    /// The line of the solution it begins at.
    package let solutionLine: Int
  }

  /// The passages in which the two differ, from top to bottom.
  package let differences: [Difference]

  /// Compares an exercise with its solution.
  package init(stub: String, solution: String) {
    let stub = stub.lines
    let solution = solution.lines
    let changes = solution.difference(from: stub)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    differences = Self.collect(stub: stub, removed: removed, solution: solution, inserted: inserted)
  }

  private static func collect(
    stub: [String], removed: Set<Int>, solution: [String], inserted: Set<Int>
  ) -> [Difference] {
    var differences: [Difference] = []
    var i = 0
    var j = 0
    while i < stub.count || j < solution.count {
      var difference = Difference(line: i + 1, solutionLine: j + 1)
      while removed.contains(i) || inserted.contains(j) {
        if removed.contains(i) {
          difference.stub.append(stub[i])
          i += 1
        } else {
          difference.solution.append(solution[j])
          j += 1
        }
      }
      if difference.stub.isEmpty, difference.solution.isEmpty {
        i += 1
        j += 1
      } else {
        differences.append(difference)
      }
    }
    return differences
  }

  /// The passages that differ in more than an answered TODO.
  package var faults: [Difference] {
    differences.filter { !$0.isAnswer && !$0.isAddition }
  }
}

extension StubComparison.Difference {
  /// Whether a TODO and a neutral value became an answer.
  var isAnswer: Bool {
    stub.first.flatMap(Todo.number) != nil && stub.count <= 3
  }

  /// Whether the solution only says more: a comment, or private help.
  var isAddition: Bool {
    guard stub.isEmpty else { return false }
    let code = solution.filter(\.holdsCode)
    return code.isEmpty || code.contains { SourceTokens(line: $0).all[0].text == "private" }
  }
}
