import CourseFormat
import Foundation

/// The Markdown of a lesson's prose, as HTML.
///
/// - Shape: Paragraphs, lists with `-` and with numbers, blocks indented by four spaces or between two
///   fences of three backticks, and within a paragraph `code`, *stress*, **strong**, [links](https://example.com) and <https://…>.
/// - Source: CommonMark, as far as the lessons use it.
package nonisolated enum ProseMarkup {
  /// Returns the HTML of a sentence as text, for a page that puts it in its place by a script.
  package static func sentence(_ text: String) -> String { inline(text).text }

  /// Returns the HTML of an expression or a value, which is code as a whole.
  package static func code(_ text: String) -> String { HTML("<code>\(text)</code>").text }

  /// Returns the HTML of some lines.
  static func html(_ lines: [String]) -> HTML {
    var parts: [HTML] = []
    var rest = lines[...]
    while let line = rest.first {
      if line.allSatisfy(\.isWhitespace) {
        rest.removeFirst()
      } else if line.isFence {
        let block = rest.dropFirst().prefix { !$0.isFence }
        rest = rest.dropFirst(block.count + 2)
        parts.append(pre(Array(block)))
      } else if line.hasPrefix("    ") {
        let block = rest.prefix { $0.hasPrefix("    ") || $0.allSatisfy(\.isWhitespace) }
        rest = rest.dropFirst(block.count)
        parts.append(pre(Array(block).trimmingEmptyLines.map { String($0.dropFirst(4)) }))
      } else if line.listMark != nil {
        parts.append(list(from: &rest))
      } else {
        let paragraph = rest.prefix { $0.continuesParagraph || $0 == line }
        rest = rest.dropFirst(paragraph.count)
        parts.append("<p>\(html: inline(joined(paragraph)))</p>")
      }
    }
    return HTML(parts)
  }

  /// Returns the HTML of text without paragraphs.
  static func inline(_ text: String) -> HTML { html(MarkdownSpan.spans(of: text)) }

  private static func html(_ spans: [MarkdownSpan]) -> HTML { HTML(spans.map(html)) }

  private static func html(_ span: MarkdownSpan) -> HTML {
    switch span {
    case .text(let text): "\(text)"
    case .code(let code): "<code>\(code)</code>"
    case .stressed(let spans): "<em>\(html: html(spans))</em>"
    case .strong(let spans): "<strong>\(html: html(spans))</strong>"
    case .link(let words, let address):
      link(to: address, words.map(html) ?? "\(short(address))")
    }
  }

  /// What is shown of an address: of a long one its site and its end.
  private static func short(_ address: String) -> String {
    let parts = address.split(separator: "/")
    guard address.count > 40, parts.count > 3 else { return address }
    return "\(parts[1])/…/\(parts[parts.count - 1])"
  }

  /// A link leads to the web, and nowhere else: files of the package are not served.
  private static func link(to address: String, _ label: HTML) -> HTML {
    address.hasPrefix("https://") || address.hasPrefix("http://")
      ? "<a href=\"\(address)\" target=\"_blank\" rel=\"noopener noreferrer\">\(html: label)</a>"
      : label
  }

  private static func pre(_ lines: [String]) -> HTML {
    let isDiagram = lines.joined().unicodeScalars.contains {
      (0x2500...0x257f).contains($0.value) || (0x2190...0x21ff).contains($0.value)
    }
    // A block may be wider than the window, and is scrolled with the keyboard then.
    return
      "<pre class=\"\(isDiagram ? "diagram" : "block")\" tabindex=\"0\">\(lines.joined(separator: "\n"))</pre>"
  }

  private static func list(from rest: inout ArraySlice<String>) -> HTML {
    let isOrdered = rest.first?.first != "-"
    var items: [HTML] = []
    while let line = rest.first, let mark = line.listMark {
      rest.removeFirst()
      let more = rest.prefix(while: \.continuesParagraph)
      rest = rest.dropFirst(more.count)
      let text = joined([String(line.dropFirst(mark))] + more)
      items.append("<li>\(html: inline(text))</li>")
      let blanks = rest.prefix { $0.allSatisfy(\.isWhitespace) }
      if rest.dropFirst(blanks.count).first?.listMark != nil { rest = rest.dropFirst(blanks.count) }
    }
    return isOrdered ? "<ol>\(html: items)</ol>" : "<ul>\(html: items)</ul>"
  }

  private static func joined(_ lines: some Sequence<String>) -> String {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }
}

nonisolated extension String {
  /// The width of the mark an item of a list begins with, or nil: 2 for `- `, 3 for `1. `.
  package var listMark: Int? {
    if hasPrefix("- ") { return 2 }
    let digits = prefix { $0.isASCII && $0.isNumber }
    return !digits.isEmpty && dropFirst(digits.count).hasPrefix(". ") ? digits.count + 2 : nil
  }

  /// Whether a block of code begins or ends with the line.
  fileprivate var isFence: Bool { hasPrefix("```") }

  /// Whether the line belongs to the paragraph before it.
  fileprivate var continuesParagraph: Bool {
    !allSatisfy(\.isWhitespace) && listMark == nil && !isFence
  }
}
