/// Sets Swift with line numbers, and colours where there are any.
struct CodeFormatter {
  let styler: TextStyler
  let width: Int

  private static let keywords: Set<String> = [
    "actor", "as", "case", "class", "default", "defer", "do", "else", "enum", "extension", "false",
    "final", "for", "func", "guard", "if", "import", "in", "init", "is", "lazy", "let", "nil",
    "override", "private", "protocol", "return", "self", "static", "struct", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "weak", "where", "while", "required",
    "convenience", "some", "any", "mutating", "catch", "public", "fileprivate",
  ]

  /// Returns numbered lines; what does not fit is continued on a line without a number.
  func lines(_ source: [String], from first: Int) -> [String] {
    let digits = max(String(first + source.count - 1).count, 3)
    let bar = styler.style.isUnicode ? "│" : "|"
    return source.enumerated().flatMap { index, line in
      let number = String(first + index)
      let gutter = String(repeating: " ", count: digits - number.count) + number
      let indent = line.prefix { $0 == " " }.count
      let room = max(width - digits - 3, 10)
      return line.hanging(min(indent + 4, room / 2), cells: room)
        .enumerated().map { part, text in
          let margin = part == 0 ? gutter : String(repeating: " ", count: digits)
          return styler.faint("\(margin) \(bar)") + (text.isEmpty ? "" : " " + highlighted(text))
        }
    }
  }

  private func highlighted(_ line: String) -> String {
    guard styler.style.hasColor else { return line }
    var result = ""
    var rest = line[...]
    while let character = rest.first {
      if rest.hasPrefix("//") { return result + styler.comment(String(rest)) }
      let token: Substring
      if character == "\"" {
        token = rest.stringLiteral
        result += styler.string(String(token))
      } else if character.isLetter || character == "_" || character == "@" {
        token = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" }
        result += coloured(String(token))
      } else if character.isNumber {
        token = rest.prefix { $0.isNumber || $0 == "_" || $0 == "." && !rest.hasPrefix("..") }
        result += styler.number(String(token))
      } else {
        token = rest.prefix(1)
        result += token
      }
      rest = rest.dropFirst(token.count)
    }
    return result
  }

  private func coloured(_ identifier: String) -> String {
    if Self.keywords.contains(identifier) { return styler.keyword(identifier) }
    return identifier.first?.isUppercase == true ? styler.type(identifier) : identifier
  }
}

extension Substring {
  /// The string literal the text begins with, quotes included.
  fileprivate var stringLiteral: Substring {
    var previous: Character = "\""
    for index in indices.dropFirst() {
      if self[index] == "\"", previous != "\\" { return self[...index] }
      previous = self[index]
    }
    return self
  }
}
