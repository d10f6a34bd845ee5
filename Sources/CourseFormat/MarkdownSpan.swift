/// A part of a paragraph of Markdown: plain text, or a phrase with marks around it.
///
/// - Shape: `code`, *stressed*, **strong**, [links](https://example.com) and <https://example.com>. A
///   mark without its partner is text.
/// - Source: CommonMark, as far as the lessons use it.
package nonisolated indirect enum MarkdownSpan: Equatable, Sendable {
  case text(String)
  case code(String)
  case stressed([MarkdownSpan])
  case strong([MarkdownSpan])
  /// A link with its words, or without any if it is its address that is shown.
  case link([MarkdownSpan]?, to: String)

  /// Returns the parts of a text, from its beginning to its end.
  package static func spans(of text: some StringProtocol) -> [MarkdownSpan] {
    var spans: [MarkdownSpan] = []
    var plain = ""
    var rest = Substring(text)
    while let character = rest.first {
      if let (span, length) = marked(at: rest) {
        if !plain.isEmpty { spans.append(.text(plain)) }
        spans.append(span)
        plain = ""
        rest = rest.dropFirst(length)
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    return plain.isEmpty ? spans : spans + [.text(plain)]
  }

  /// Returns the marked phrase that a text begins with, and the number of characters it takes.
  private static func marked(at text: Substring) -> (span: MarkdownSpan, length: Int)? {
    if let code = phrase(in: text, mark: "`") { return (.code(String(code)), code.count + 2) }
    if let strong = phrase(in: text, mark: "**") {
      return (.strong(spans(of: strong)), strong.count + 4)
    }
    if let stressed = phrase(in: text, mark: "*") {
      return (.stressed(spans(of: stressed)), stressed.count + 2)
    }
    return address(at: text) ?? link(at: text)
  }

  /// Returns what stands between a mark that a text begins with and the next one.
  private static func phrase(in text: Substring, mark: String) -> Substring? {
    guard text.hasPrefix(mark) else { return nil }
    let inside = text.dropFirst(mark.count)
    guard inside.first != " ", let end = inside.firstRange(of: mark)?.lowerBound else { return nil }
    return end == inside.startIndex ? nil : inside[..<end]
  }

  private static func address(at text: Substring) -> (MarkdownSpan, Int)? {
    guard text.hasPrefix("<http"), let end = text.firstIndex(of: ">") else { return nil }
    let address = text.dropFirst()[..<end]
    return (.link(nil, to: String(address)), address.count + 2)
  }

  private static func link(at text: Substring) -> (MarkdownSpan, Int)? {
    guard text.first == "[", let middle = text.firstRange(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let words = text.dropFirst()[..<middle.lowerBound]
    let address = text[middle.upperBound..<end]
    guard !words.contains("["), !address.isEmpty, !address.contains(" ") else { return nil }
    return (.link(spans(of: words), to: String(address)), words.count + address.count + 4)
  }
}
