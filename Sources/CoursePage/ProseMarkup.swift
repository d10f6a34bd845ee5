import CourseFormat
import Foundation

/// The Markdown of a lesson's prose, as HTML.
///
/// - Shape: Paragraphs, lists with `-` and with numbers, blocks indented by four spaces, and within
///   a paragraph `code`, *stress*, **strong**, [links](https://example.com) and <https://…>.
/// - Source: CommonMark, as far as the lessons use it.
nonisolated enum ProseMarkup {
  /// Returns the HTML of some lines.
  static func html(_ lines: [String]) -> HTML {
    var parts: [HTML] = []
    var rest = lines[...]
    while let line = rest.first {
      if line.allSatisfy(\.isWhitespace) {
        rest.removeFirst()
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
  static func inline(_ text: String) -> HTML {
    var result = HTML([])
    var plain = ""
    var rest = text[...]
    func finish(_ html: HTML, _ length: Int) {
      result = result + "\(plain)" + html
      plain = ""
      rest = rest.dropFirst(length)
    }
    while let character = rest.first {
      if character == "`", let code = rest.phrase("`") {
        finish("<code>\(String(code))</code>", code.count + 2)
      } else if let strong = rest.phrase("**") {
        finish("<strong>\(html: inline(String(strong)))</strong>", strong.count + 4)
      } else if character == "*", let stressed = rest.phrase("*") {
        finish("<em>\(html: inline(String(stressed)))</em>", stressed.count + 2)
      } else if let link = Link(at: rest) {
        finish(link.html, link.length)
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    return result + "\(plain)"
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

  /// A link: `[text](address)`, or `<address>`.
  private struct Link {
    let html: HTML
    /// The number of characters it takes in the source.
    let length: Int

    init?(at text: Substring) {
      if text.hasPrefix("<http"), let end = text.firstIndex(of: ">") {
        let address = String(text[text.index(after: text.startIndex)..<end])
        (html, length) = (Self.link(to: address, "\(Self.short(address))"), address.count + 2)
        return
      }
      guard text.first == "[", let middle = text.range(of: "]("),
        let end = text[middle.upperBound...].firstIndex(of: ")")
      else { return nil }
      let label = String(text[text.index(after: text.startIndex)..<middle.lowerBound])
      let address = String(text[middle.upperBound..<end])
      guard !label.contains("["), !address.isEmpty, !address.contains(" ") else { return nil }
      html = Self.link(to: address, ProseMarkup.inline(label))
      length = label.count + address.count + 4
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
  }
}

nonisolated extension Substring {
  /// The phrase between a mark that the text begins with and the next one.
  fileprivate func phrase(_ mark: String) -> Substring? {
    guard hasPrefix(mark) else { return nil }
    let inside = dropFirst(mark.count)
    guard inside.first != " ", let end = inside.range(of: mark)?.lowerBound else { return nil }
    let phrase = inside[..<end]
    return phrase.isEmpty ? nil : phrase
  }
}

nonisolated extension String {
  /// The width of the mark an item of a list begins with, or nil: 2 for `- `, 3 for `1. `.
  fileprivate var listMark: Int? {
    if hasPrefix("- ") { return 2 }
    let digits = prefix { $0.isASCII && $0.isNumber }
    return !digits.isEmpty && dropFirst(digits.count).hasPrefix(". ") ? digits.count + 2 : nil
  }

  /// Whether the line belongs to the paragraph before it.
  fileprivate var continuesParagraph: Bool { !allSatisfy(\.isWhitespace) && listMark == nil }
}
