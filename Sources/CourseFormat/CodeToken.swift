/// A stretch of a line of Swift that is shown in one colour.
package nonisolated struct CodeToken: Equatable, Sendable {
  package enum Kind: Sendable {
    case plain, keyword, type, string, number, comment
  }

  package let kind: Kind
  package let text: String

  private static let keywords: Set<String> = [
    "actor", "as", "case", "class", "default", "defer", "do", "else", "enum", "extension", "false",
    "final", "for", "func", "guard", "if", "import", "in", "init", "is", "lazy", "let", "nil",
    "override", "private", "protocol", "return", "self", "static", "struct", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "weak", "where", "while", "required",
    "convenience", "some", "any", "mutating", "catch", "public", "fileprivate",
  ]

  /// Returns the tokens of a line, in order; together they are the line.
  package static func tokens(of line: String) -> [CodeToken] {
    var tokens: [CodeToken] = []
    var plain = ""
    var rest = line[...]
    func add(_ kind: Kind, _ text: Substring) {
      if kind != .plain, !plain.isEmpty {
        tokens.append(CodeToken(kind: .plain, text: plain))
        plain = ""
      }
      if kind == .plain {
        plain += text
      } else {
        tokens.append(.init(kind: kind, text: String(text)))
      }
      rest = rest.dropFirst(text.count)
    }
    while let character = rest.first {
      if rest.hasPrefix("//") {
        add(.comment, rest)
      } else if character == "\"" {
        add(.string, rest.stringLiteral)
      } else if character.isLetter || character == "_" || character == "@" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" }
        let isType = word.first?.isUppercase == true
        add(keywords.contains(String(word)) ? .keyword : isType ? .type : .plain, word)
      } else if character.isNumber {
        add(.number, rest.numberLiteral)
      } else {
        add(.plain, rest.prefix(1))
      }
    }
    if !plain.isEmpty { tokens.append(CodeToken(kind: .plain, text: plain)) }
    return tokens
  }
}

extension Substring {
  /// The number the text begins with: a point belongs to it where a digit follows, so `0..<10` are two.
  fileprivate nonisolated var numberLiteral: Substring {
    var end = startIndex
    while end < endIndex {
      let next = index(after: end)
      let isPoint = self[end] == "." && next < endIndex && self[next].isNumber
      guard self[end].isNumber || self[end] == "_" || isPoint else { break }
      end = next
    }
    return self[..<end]
  }

  /// The string literal the text begins with, quotes included.
  fileprivate nonisolated var stringLiteral: Substring {
    var previous: Character = "\""
    for index in indices.dropFirst() {
      if self[index] == "\"", previous != "\\" { return self[...index] }
      previous = self[index]
    }
    return self
  }
}
