/// What the runtime said when it stopped a program: its words are read here and nowhere else.
///
///     PickersExercises/01-JaggedColumns.swift:20: Fatal error: Unexpectedly found nil …
package nonisolated struct StopSentence: Equatable, Sendable {
  /// What stopped the program, as far as anything depends on it.
  package enum Kind: Sendable {
    /// A value was nil that may not be.
    case nilValue
    /// A property was nil whose type ends in `!`.
    case nilProperty
    case other
  }

  /// The words, without the file before them.
  package let text: String

  package let kind: Kind

  /// The file, by its name alone, and the line, if the runtime knew them.
  package let site: CrashSite?

  package init(_ text: String, at site: CrashSite? = nil) {
    (self.text, self.site) = (text, site)
    kind =
      text.contains("implicitly unwrapping an Optional value")
      ? .nilProperty : text.contains("found nil") ? .nilValue : .other
  }

  private static let beginnings = [
    "Fatal error", "Precondition failed", "Assertion failed", "Fatal access conflict",
    "Simultaneous accesses", "Could not cast value of type", StackOverflow.words,
  ]

  /// Reads the last such sentence of what a program printed; `cut` shortens what is too long.
  package init?(in output: String, cut: (String) -> String = { $0 }) {
    let found = output.split(whereSeparator: \.isNewline).reversed().lazy.compactMap {
      (line: Substring) -> (before: Substring, words: Substring)? in
      Self.beginnings.lazy.compactMap { line.firstRange(of: $0) }.first
        .map { (line[..<$0.lowerBound], line[$0.lowerBound...]) }
    }.first
    guard let found else { return nil }
    // The types of a value are told with their addresses in memory.
    let words = cut(String(found.words)).replacing(#/ \(0x[0-9a-f]+\)/#, with: "")
    self.init(words, at: Self.site(in: found.before))
  }

  /// The place in `PickersExercises/01-JaggedColumns.swift:20: `.
  private static func site(in before: Substring) -> CrashSite? {
    let parts = Array(before.split(separator: ":").suffix(3))
    guard parts.count == 3, parts[2] == " ", let line = Int(parts[1]),
      let name = parts[0].split(separator: "/").last, name.hasSuffix(".swift")
    else { return nil }
    return CrashSite(path: String(name), line: line)
  }

  /// Whether something was nil that may not be.
  package var isAboutNil: Bool { kind != .other }

  /// The words with what ends a sentence.
  ///
  /// The runtime ends its own without a full stop.
  package var sentence: String { text.last == "." ? text : "\(text)." }
}
