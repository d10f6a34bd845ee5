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
    let source = SourceTokens(line: line)
    var tokens: [CodeToken] = []
    var shown = 0
    for token in source.all {
      var start = token.range.lowerBound
      // What is shown is the word behind the sign, as in #if.
      if token.kind == .macro { start += 1 }
      let text = source.source(start..<token.range.upperBound)
      let kind = kind(of: token, text)
      guard kind != .plain else { continue }
      if shown < start {
        tokens.append(CodeToken(kind: .plain, text: source.source(shown..<start)))
      }
      tokens.append(CodeToken(kind: kind, text: text))
      shown = token.range.upperBound
    }
    let end = line.utf8.count
    if shown < end { tokens.append(CodeToken(kind: .plain, text: source.source(shown..<end))) }
    return tokens
  }

  private static func kind(of token: SourceTokens.Token, _ text: String) -> Kind {
    switch token.kind {
    case .comment: .comment
    case .string: .string
    case .number: .number
    case .word, .macro:
      keywords.contains(text) ? .keyword : text.first?.isUppercase == true ? .type : .plain
    case .quotedWord, .attribute, .bracket, .sign: .plain
    }
  }
}
