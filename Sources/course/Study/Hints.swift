import Foundation
import TerminalIO

/// The hints for an exercise, each closer to the answer than the one before.
struct Hints {
  /// The text under each numbered heading.
  let steps: [String]

  /// Reads the hints of an exercise.
  init(of exercise: Exercise) throws {
    guard let text = exercise.hints.text, !text.allSatisfy(\.isWhitespace) else {
      throw CommandError.noHints(exercise: exercise.name, suite: exercise.shownSuitePath)
    }
    steps = Self.steps(in: text)
  }

  /// Returns a hint in lines for a terminal: paragraphs broken anew, and code indented, without the
  /// fences that Markdown has around it.
  static func lines(of hint: String) -> [String] {
    var lines: [String] = []
    var prose: [String] = []
    var isCode = false
    func endProse() {
      lines += Paragraphs(of: prose).lines.flatMap { line in
        line.isProse ? line.text.wrapped(cells: measure) : [line.text]
      }
      prose = []
    }
    for line in hint.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.hasPrefix("```") {
        endProse()
        isCode.toggle()
      } else if isCode {
        lines.append(line.isEmpty ? "" : "    \(line)")
      } else {
        prose.append(String(line))
      }
    }
    endProse()
    return lines
  }

  /// The longest line of prose, in cells.
  private static let measure = 80

  /// Splits a file of hints at its headings `## 1`, `## 2`, `## 3`.
  static func steps(in text: String) -> [String] {
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
