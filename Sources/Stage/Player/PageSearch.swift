/// Looking for a text on the pages of a lesson: capital letters and line breaks do not count.
extension PageMaker.Page {
  /// What can be read on the page, in one line.
  var text: String {
    lines.map(\.withoutSequences).joined(separator: " ").split(separator: " ")
      .joined(separator: " ")
  }

  /// Whether a text is on the page: within a line, or broken over lines.
  func holds(_ text: String) -> Bool {
    let needle = text.lowercased()
    if lines.contains(where: { $0.withoutSequences.lowercased().contains(needle) }) { return true }
    return self.text.lowercased().contains(needle)
      || leftText.lowercased().contains(needle)
  }

  /// What stands on the left of a page that has a phone on its right.
  private var leftText: String {
    lines.map { $0.withoutSequences.prefix(cells: PageMaker.textWidth) }.joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
  }
}

extension String {
  /// The text without what only turns colours on and off.
  var withoutSequences: String {
    guard utf8.contains(0x1B) else { return self }
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "\u{1B}") {
      result += rest[..<start]
      rest = rest[start...].drop { $0 != "m" }.dropFirst()
    }
    return result + rest
  }

  /// Returns a line of a page with each place marked where a text stands in it.
  ///
  /// A line of a terminal without colours has no marks.
  func marking(_ text: String, _ style: TerminalStyle) -> String {
    guard style.hasColor, !text.isEmpty else { return self }
    let plain = Array(withoutSequences.lowercased())
    let needle = Array(text.lowercased())
    guard plain.count >= needle.count, plain.count == withoutSequences.count else { return self }
    var isMarked = Array(repeating: false, count: plain.count)
    for start in 0...(plain.count - needle.count)
    where Array(plain[start..<start + needle.count]) == needle {
      for index in start..<start + needle.count { isMarked[index] = true }
    }
    guard isMarked.contains(true) else { return self }
    var result = ""
    var rest = self[...]
    var index = 0
    while let character = rest.first {
      if character == "\u{1B}" {
        let end = rest.firstIndex(of: "m").map { rest.index(after: $0) } ?? rest.endIndex
        // A sequence that ends colours would end the mark, too.
        let isInside = index > 0 && index < plain.count && isMarked[index] && isMarked[index - 1]
        result += rest[..<end] + (isInside ? Self.mark : "")
        rest = rest[end...]
        continue
      }
      if isMarked[index], index == 0 || !isMarked[index - 1] { result += Self.mark }
      result.append(character)
      if isMarked[index], index + 1 == plain.count || !isMarked[index + 1] {
        result += "\u{1B}[27m"
      }
      index += 1
      rest = rest.dropFirst()
    }
    return result
  }

  private static let mark = "\u{1B}[7m"
}
