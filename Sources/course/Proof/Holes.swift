import CourseFormat

/// What an exercise and its solution have in common, and what only one of them has.
struct Holes {
  /// A place where the two differ.
  struct Hole: Equatable {
    /// The lines of the exercise, from `line` on.
    var stub: [String] = []
    /// The lines of the solution.
    var solution: [String] = []
    /// The line of the exercise the hole begins at.
    let line: Int
  }

  /// The places where the two differ, from top to bottom.
  let holes: [Hole]

  /// Compares an exercise with its solution.
  init(stub: String, solution: String) {
    let stub = stub.lines
    let solution = solution.lines
    let difference = solution.difference(from: stub)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    holes = Self.collect(stub: stub, removed: removed, solution: solution, inserted: inserted)
  }

  private static func collect(
    stub: [String], removed: Set<Int>, solution: [String], inserted: Set<Int>
  ) -> [Hole] {
    var holes: [Hole] = []
    var i = 0
    var j = 0
    while i < stub.count || j < solution.count {
      var hole = Hole(line: i + 1)
      while removed.contains(i) || inserted.contains(j) {
        if removed.contains(i) {
          hole.stub.append(stub[i])
          i += 1
        } else {
          hole.solution.append(solution[j])
          j += 1
        }
      }
      if hole.stub.isEmpty, hole.solution.isEmpty {
        i += 1
        j += 1
      } else {
        holes.append(hole)
      }
    }
    return holes
  }

  /// The places that differ in more than an answered TODO.
  var faults: [Hole] {
    holes.filter { !$0.isAnswer && !$0.isAddition }
  }
}

extension Holes.Hole {
  /// Whether a TODO and a neutral value became an answer.
  var isAnswer: Bool {
    stub.first.flatMap(Todo.number) != nil && stub.count <= 3
  }

  /// Whether the solution only says more: a comment, or private help.
  var isAddition: Bool {
    guard stub.isEmpty else { return false }
    let code = solution.map { String($0.drop(while: \.isWhitespace)) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    return code.isEmpty || code.contains { $0.hasPrefix("private ") }
  }

  /// Whether the stub holds nothing but a TODO and a value that certainly compiles.
  var isPristine: Bool {
    guard isAnswer else { return isAddition }
    let values = [
      "nil", "[]", "[:]", "\"\"", "false", "true", ".zero", "()", "UIView()", "}", "",
    ]
    return stub.dropFirst().allSatisfy { line in
      let code = line.drop(while: \.isWhitespace)
      return values.contains(String(code)) || Int(code) != nil || code.hasPrefix("// TODO ")
    }
  }
}

extension String {
  /// The lines of the text.
  var lines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}
