import Foundation

/// The hints for an exercise, each closer to the answer than the one before.
package struct Hints {
  /// The text under each numbered heading.
  package let steps: [String]

  /// Reads the hints of an exercise.
  package init(of exercise: Exercise) throws {
    guard let text = exercise.hints.text, !text.allSatisfy(\.isWhitespace) else {
      throw CommandError.noHints(exercise: exercise.name, suite: exercise.shownSuitePath)
    }
    steps = Self.steps(in: text)
  }

  /// Splits a file of hints at its headings `## 1`, `## 2`, `## 3`.
  package static func steps(in text: String) -> [String] {
    var steps: [[Substring]] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.starts(with: /##\s+\d/) {
        steps.append([])
      } else if !steps.isEmpty {
        steps[steps.count - 1].append(line)
      }
    }
    return steps.map {
      $0.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
}

extension CommandError {
  static func noHints(exercise: String, suite: String) -> Self {
    Self("There is no hint for \(exercise) yet. Its suite is \(suite).")
  }
}
