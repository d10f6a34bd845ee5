/// Why the checks of an exercise do not run in `swift test`, as it is found before any of them begins.
///
/// `swift test` asks the program `course`, which lies beside the tests, and that prints a line for each.
/// The supervisor of the tests writes the lines into the ``RunRecord``, where the tests read them.
///
///     refused⇥pickers/01-JaggedColumns⇥31⇥This file changes what == means for Int, …
package nonisolated struct Refusal: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// The answer reaches into what grades it.
    case refused
    /// The answer has a mistake that `course check` tells as one of the compiler.
    case mistaken
    /// Something beside the answer keeps it from being graded. That says nothing about it.
    case prevented
  }

  package let kind: Kind

  /// The exercise: `pickers/01-JaggedColumns`.
  package let exercise: String

  /// The line of its file that this is about.
  package let line: Int

  /// What is the case, and what to do.
  package let sentence: String

  package init(_ kind: Kind, of exercise: String, line: Int, sentence: String) {
    (self.kind, self.exercise, self.line, self.sentence) = (kind, exercise, line, sentence)
  }

  /// Reads a line of a record, or what `course` printed; nil if it is another one.
  package init?(text: some StringProtocol) {
    let fields = text.split(separator: "\t", maxSplits: 3)
    guard fields.count == 4, let kind = Kind(rawValue: String(fields[0])), let line = Int(fields[2])
    else { return nil }
    self.init(kind, of: String(fields[1]), line: line, sentence: String(fields[3]))
  }

  /// The line that ``init(text:)`` reads.
  package var text: String {
    let sentence = sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(kind.rawValue)\t\(exercise)\t\(line)\t\(sentence)"
  }

  /// What `course` is called with to print the refusals of a copy of the course, before its path.
  package static let call = "--refusals"

  /// The last line that it prints: without it the others may not be all.
  package static let end = "these are all"

  /// Why an answer that is refused is not graded.
  package static let reason =
    "Its checks did not run: an answer that reaches into what grades it is not graded as right."
}
