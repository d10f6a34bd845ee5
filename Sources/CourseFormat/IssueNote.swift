import Foundation

/// What the graders note of something that a check has found, beside the sentence that says it.
///
///     issue⇥requirement⇥12
///     issue⇥obstacle⇥31⇥{"expected":"Tea","rest":"Name the tea.","subject":"the screen","yours":"Tee"}
///
/// Whoever judges a check asks for the kind. No sentence is read for it.
package nonisolated struct IssueNote: Equatable, Sendable {
  /// What an issue is.
  package enum Kind: String, CaseIterable, Sendable {
    /// An expression that does not hold.
    case expectation
    /// The same, without which the check does not go on.
    case requirement
    /// The same, and another check holds it: what this one asks for comes before it.
    case prerequisite
    /// UIKit went on and said on its console that something is wrong.
    case complaint
    /// A person could not do something, or the check itself says what is wrong.
    case obstacle
    /// An error was thrown.
    case error

    /// Whether it is an expression with its values, and no sentence.
    package var isExpression: Bool { [.expectation, .requirement, .prerequisite].contains(self) }

    /// Whether the check asks for it before it goes on.
    package var isRequired: Bool { self == .requirement || self == .prerequisite }

    /// Whether it was recorded: it is no expression that does not hold.
    package var isTold: Bool { self == .complaint || self == .obstacle }
  }

  /// What the answer gives and what is expected, and what is said behind it.
  package struct Sides: Equatable, Codable, Sendable {
    /// What was looked at: `the screen`.
    package let subject: String
    package let yours: String
    package let expected: String
    package let rest: String

    package init(subject: String, yours: String, expected: String, rest: String = "") {
      (self.subject, self.yours, self.expected, self.rest) = (subject, yours, expected, rest)
    }
  }

  package let kind: Kind

  /// The line that it was found at, of the suite or of a file that suites share.
  package let line: Int

  /// The two sides, if it is a comparison that is told in a sentence.
  package var sides: Sides?

  package init(_ kind: Kind, line: Int, sides: Sides? = nil) {
    (self.kind, self.line, self.sides) = (kind, line, sides)
  }
}

nonisolated extension IssueNote {
  private static let word = "issue"

  /// The line of a ``RunRecord`` that says it.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let sides = sides.flatMap { try? encoder.encode($0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    return [Self.word, kind.rawValue, "\(line)", sides].compactMap { $0 }.joined(separator: "\t")
  }

  /// Reads a line, or gives nil if it is another one.
  package init?(text: String) {
    let fields = text.split(separator: "\t", maxSplits: 3).map(String.init)
    guard fields.count >= 3, fields[0] == Self.word, let kind = Kind(rawValue: fields[1]),
      let line = Int(fields[2])
    else { return nil }
    self.init(kind, line: line)
    if fields.count > 3 {
      sides = try? JSONDecoder().decode(Sides.self, from: Data(fields[3].utf8))
    }
  }
}
