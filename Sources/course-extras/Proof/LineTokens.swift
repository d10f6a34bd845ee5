import CourseFormat

/// The words, signs and strings of one line of Swift, and where they stand in it.
struct LineTokens {
  struct Token {
    let kind: SourceTokens.Kind
    /// What is written: a string with its quotes.
    let text: String
    let range: Range<String.Index>
    /// How many brackets it opens.
    let depth: Int
  }

  let all: [Token]
  private let line: String

  init(_ line: String) {
    self.line = line
    let source = SourceTokens(line: line)
    let bytes = line.utf8
    all = source.all.map { token in
      let start = bytes.index(bytes.startIndex, offsetBy: token.range.lowerBound)
      return Token(
        kind: token.kind, text: source.source(token.range),
        range: start..<bytes.index(start, offsetBy: token.range.count), depth: token.depth)
    }
  }

  /// How many brackets the line opens more than it closes.
  var bracketDepth: Int {
    all.reduce(0) { $0 + $1.depth }
  }

  /// Where the operand begins that ends before an operator, or nil if it begins on another line.
  func startOfExpression(before operation: Token) -> String.Index? {
    var depth = 0
    var start: String.Index?
    let tokens = all.prefix { $0.range.lowerBound < operation.range.lowerBound }
    for token in tokens.reversed() {
      depth -= token.depth
      let isEnd =
        depth < 0 || depth == 0 && [",", ":", "=", "return", "?", "in", "??"].contains(token.text)
      if isEnd { return start }
      start = token.range.lowerBound
    }
    return start
  }

  /// Which token ends the operand that follows a token, if one on this line does.
  func end(ofExpressionAfter index: Int) -> Int? {
    var depth = 0
    return all.indices.dropFirst(index + 1).first { index in
      depth += all[index].depth
      return depth < 0 || depth == 0 && [",", ":", "?"].contains(all[index].text)
        || depth == 1 && all[index].text == "{" && line[..<all[index].range.lowerBound].last == " "
    }
  }

  /// Which token closes a bracket, if it closes on this line.
  func end(ofBracketAt index: Int) -> Int? {
    var depth = 0
    return all.indices.dropFirst(index).first { index in
      depth += all[index].depth
      return depth == 0
    }
  }

  /// The parts of a text between separators that stand in no brackets.
  static func split(_ text: Substring, at separator: String) -> [String] {
    let text = String(text)
    var parts: [String] = []
    var depth = 0
    var start = text.startIndex
    for token in LineTokens(text).all {
      depth += token.depth
      guard token.text == separator, depth == 0 else { continue }
      parts.append(String(text[start..<token.range.lowerBound]))
      start = token.range.upperBound
    }
    parts.append(String(text[start...]))
    return parts.map { String($0.drop(while: \.isWhitespace)) }
  }
}
