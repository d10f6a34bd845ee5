/// The words and signs of a Swift file, without its comments and without what its strings say.
///
/// What a string interpolates is code, and its tokens are among the others.
package nonisolated struct SourceTokens {
  package enum Kind: Sendable {
    /// A name or a keyword; in backticks it is never a keyword.
    case word, quotedWord
    /// `@` with the name after it, `#` with the name after it.
    case attribute, macro
    case number
    /// What a string literal says, without its quotes and what it interpolates.
    case string
    /// One of `( ) [ ] { } , ; :`.
    case bracket
    /// Signs that are written without a blank between them: `==`, `.`, `->`.
    case sign
    /// A comment, in a line that is read by itself.
    case comment
  }

  package struct Token: Sendable {
    package let kind: Kind
    package let text: String
    /// The line it begins on, counted from 1.
    package let line: Int
    /// The column it begins at, counted from 1 in bytes.
    package let column: Int
    /// Whether a line ended between the token before and this one.
    package let beginsLine: Bool
    /// Where it is written, in bytes of the text, with its quotes.
    package let range: Range<Int>
  }

  package private(set) var all: [Token] = []

  private let bytes: [UInt8]
  private let isLineAlone: Bool
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var lastLine = 0

  /// Reads a file.
  package init(_ text: String) { self.init(text, isLineAlone: false) }

  /// Reads a line by itself, with its comments.
  ///
  /// Nothing tells whether the line begins in a string, so a string ends at the next quote or with the line,
  /// and what it interpolates is a part of it.
  package init(line: String) { self.init(line, isLineAlone: true) }

  private init(_ text: String, isLineAlone: Bool) {
    bytes = Array(text.utf8)
    self.isLineAlone = isLineAlone
    // Some editors begin a file with a mark that is no part of the text.
    if bytes.starts(with: Self.mark) { index = Self.mark.count }
    while index < bytes.count { readToken() }
  }

  private static let mark: [UInt8] = [0xef, 0xbb, 0xbf]

  // What a byte is, is looked up: without optimization, a set takes a multiple of that.
  private static let signs = table(of: "=+-*/%<>!&|^~?.\\$")
  private static let brackets = table(of: "()[]{},;:")
  private static let names = (UInt8.min...UInt8.max).map { byte in
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func table(of characters: String) -> [Bool] {
    var table = [Bool](repeating: false, count: 256)
    for byte in characters.utf8 { table[Int(byte)] = true }
    return table
  }

  /// The names and keywords, in order.
  package var words: [String] { all.filter { $0.kind == .word }.map(\.text) }

  /// What is written at a place of the text, in bytes.
  package func source(_ range: Range<Int>) -> String { text(range) }

  private mutating func readToken() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\n"):
      endLine()
    case UInt8(ascii: "\r"):
      // The compiler ends a line here, too, and counts none.
      lastLine = 0
      index += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0b, 0x0c, 0:
      index += 1
    case UInt8(ascii: "/") where next == UInt8(ascii: "/") || next == UInt8(ascii: "*"):
      let start = index
      skipComment()
      if isLineAlone { add(.comment, text(start..<index), from: start) }
    case UInt8(ascii: "\""):
      readString(from: index)
    case UInt8(ascii: "#"):
      readHash()
    case UInt8(ascii: "@"):
      let start = index
      index += 1
      skipBlanks()
      // The compiler takes the name in backticks, too.
      if index < bytes.count, bytes[index] == UInt8(ascii: "`") { index += 1 }
      let name = readName()
      if index < bytes.count, bytes[index] == UInt8(ascii: "`") { index += 1 }
      add(.attribute, "@" + name, from: start)
    case UInt8(ascii: "`"):
      let start = index
      index += 1
      let name = index
      while index < bytes.count, bytes[index] != byte, !Self.endsLine(bytes[index]) { index += 1 }
      let end = index
      if index < bytes.count, bytes[index] == byte { index += 1 }
      add(.quotedWord, text(name..<end), from: start)
    case _ where Self.brackets[Int(byte)]:
      index += 1
      add(.bracket, text(index - 1..<index), from: index - 1)
    case UInt8(ascii: "/") where beginsPattern:
      readPattern(from: index)
    case _ where Self.signs[Int(byte)]:
      readSign()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      readNumber()
    default:
      let start = index
      let name = readName()
      if name.isEmpty { index += 1 } else { add(.word, name, from: start) }
    }
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func endLine() {
    index += 1
    line += 1
    lineStart = index
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 9 { index += 1 }
  }

  /// Where a token begins that may take several lines.
  private struct Start {
    let index: Int
    let line: Int
    let column: Int
    let beginsLine: Bool
  }

  private func start(at index: Int) -> Start {
    Start(
      index: index, line: line, column: index - lineStart + 1, beginsLine: line != lastLine)
  }

  private mutating func add(_ kind: Kind, _ text: String, from start: Int) {
    add(kind, text, from: self.start(at: start))
  }

  /// Adds what ends here.
  private mutating func add(_ kind: Kind, _ text: String, from start: Start) {
    all.append(
      Token(
        kind: kind, text: text, line: start.line, column: start.column,
        beginsLine: start.beginsLine, range: start.index..<index))
    lastLine = line
  }

  /// Comments lie in each other in Swift.
  private mutating func skipComment() {
    if next == UInt8(ascii: "/") {
      while index < bytes.count, !Self.endsLine(bytes[index]) { index += 1 }
      return
    }
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else if bytes[index] == UInt8(ascii: "\n") {
        endLine()
      } else {
        index += 1
      }
    }
  }

  private static func isName(_ byte: UInt8) -> Bool { names[Int(byte)] }

  private mutating func readName() -> String {
    let start = index
    while index < bytes.count, Self.names[Int(bytes[index])] { index += 1 }
    return text(start..<index)
  }

  private mutating func readNumber() {
    let start = index
    while index < bytes.count,
      Self.isName(bytes[index])
        || bytes[index] == UInt8(ascii: ".") && next.map({ (0x30...0x39).contains($0) }) == true
    {
      index += 1
    }
    add(.number, text(start..<index), from: start)
  }

  private mutating func readSign() {
    let start = index
    while index < bytes.count, Self.signs[Int(bytes[index])] {
      let byte = bytes[index]
      let isComment = byte == UInt8(ascii: "/") && (next == 0x2f || next == 0x2a)
      // A key path and a parameter of a closure begin behind an operator: !$0.
      let isOther = isComment || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "$")
      if isOther, index > start { break }
      index += 1
      if byte == UInt8(ascii: "$") { break }
    }
    add(.sign, text(start..<index), from: start)
  }

  /// Reads `#available`, `#"…"#` and their like.
  private mutating func readHash() {
    let start = index
    var hashes = 0
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") {
      hashes += 1
      index += 1
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
      readString(from: start)
    } else if index < bytes.count, bytes[index] == UInt8(ascii: "/") {
      readPattern(from: start)
    } else {
      let name = readName()
      add(.macro, "#" + name, from: start)
    }
  }

  /// Whether a regular expression begins here, and not a division.
  private var beginsPattern: Bool {
    guard let next, ![0x20, 9, 10, 13, UInt8(ascii: "="), UInt8(ascii: ")")].contains(next),
      !followsOperand
    else { return false }
    if let last = all.last {
      let isOperand =
        switch last.kind {
        case .word: !["return", "in", "case", "where", "await", "try", "if"].contains(last.text)
        case .quotedWord, .number, .string, .macro: true
        case .bracket: [")", "]", "}"].contains(last.text)
        case .sign, .attribute, .comment: false
        }
      if isOperand { return false }
    }
    var end = index + 1
    while end < bytes.count, !Self.endsLine(bytes[end]) {
      if bytes[end] == UInt8(ascii: "\\") {
        end += 2
      } else if bytes[end] == UInt8(ascii: "/") {
        return !(mayBeCode(index + 1..<end) && holdsAttribute(index + 1..<end))
      } else {
        end += 1
      }
    }
    return false
  }

  /// Whether the byte here stands at the end of something, without a blank: then the compiler reads
  /// an operator, as in `Unit.in/2`.
  private var followsOperand: Bool {
    guard index > 0 else { return false }
    let before = bytes[index - 1]
    let endsComment =
      before == UInt8(ascii: "/") && index > 1 && bytes[index - 2] == UInt8(ascii: "*")
    return !endsComment && !"\0\t\n\u{B}\u{C}\r ([{,;:".utf8.contains(before)
  }

  /// Whether the compiler may read a prefix operator `/` before a part of the file, where one is
  /// declared: what ends with a blank, or closes a bracket too many, is no pattern.
  private func mayBeCode(_ range: Range<Int>) -> Bool {
    if let last = range.last, bytes[last] == 0x20 || bytes[last] == 9 { return true }
    var depth = 0
    for byte in bytes[range] where depth >= 0 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
    }
    return depth < 0
  }

  /// Whether a part of the file has an attribute in it that reaches around Swift's rules, or may put code
  /// where it is called.
  private func holdsAttribute(_ range: Range<Int>) -> Bool {
    range.contains { at in
      guard bytes[at] == UInt8(ascii: "@") else { return false }
      let name = bytes[(at + 1)..<range.upperBound].drop { "\t `".utf8.contains($0) }
        .prefix(while: Self.isName)
      let attribute = "@" + String(decoding: name, as: UTF8.self)
      return attribute == "@inline" || Token.reachesAroundSwift(attribute)
    }
  }

  /// Reads a regular expression, the first slash of which is here; it begins with as many signs `#` as stand
  /// before that.
  private mutating func readPattern(from start: Int) {
    let (first, slash, hashes) = (self.start(at: start), index, index - start)
    index += 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), holds(UInt8(ascii: "#"), times: hashes, at: index + 1) {
        index += 1 + hashes
        break
      } else if bytes[index] == UInt8(ascii: "\\") {
        index = min(index + 2, bytes.count)
      } else if bytes[index] == 10 {
        if hashes == 0 { break }
        endLine()
      } else {
        index += 1
      }
    }
    add(.string, text(slash..<index), from: first)
  }

  private func holds(_ byte: UInt8, times count: Int, at start: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == byte }
  }

  /// Whether a string with signs `#` before it, the first quote of which is here, ends on this line: then it
  /// begins with one quote, whatever follows that.
  private func closesOnLine(hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var place = index + 2
    while place < bytes.count, !Self.endsLine(bytes[place]) {
      if bytes[place] == UInt8(ascii: "\""), holds(UInt8(ascii: "#"), times: hashes, at: place + 1)
      {
        return true
      }
      place += 1
    }
    return false
  }

  /// Reads a string literal, the first quote of which is here; it begins with as many signs `#` as stand
  /// before that.
  private mutating func readString(from start: Int) {
    let quote = UInt8(ascii: "\"")
    let hash = UInt8(ascii: "#")
    let (first, hashes) = (self.start(at: start), index - start)
    let isLong = holds(quote, times: 3, at: index) && !isLineAlone && !closesOnLine(hashes: hashes)
    let quotes = isLong ? 3 : 1
    index += quotes
    var content: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      if holds(quote, times: quotes, at: index), holds(hash, times: hashes, at: index + quotes) {
        index += quotes + hashes
        break
      } else if byte == UInt8(ascii: "\\"), holds(hash, times: hashes, at: index + 1) {
        index += 1 + hashes
        guard index < bytes.count else { break }
        if bytes[index] == UInt8(ascii: "("), !isLineAlone {
          readInterpolation()
        } else {
          content.append(bytes[index])
          if bytes[index] == UInt8(ascii: "\n") { endLine() } else { index += 1 }
        }
      } else if byte == 13, quotes == 1 {
        break
      } else if byte == UInt8(ascii: "\n") {
        if quotes == 1 { break }
        content.append(byte)
        endLine()
      } else {
        content.append(byte)
        index += 1
      }
    }
    add(.string, String(decoding: content, as: UTF8.self), from: first)
  }

  /// Reads the code between the brackets of an interpolation.
  private mutating func readInterpolation() {
    var depth = 0
    repeat {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      readToken()
    } while depth > 0 && index < bytes.count
  }
}

nonisolated extension StringProtocol {
  /// Whether a line of Swift holds more than blanks and a comment.
  package var holdsCode: Bool {
    SourceTokens(line: String(self)).all.contains { $0.kind != .comment }
  }
}

nonisolated extension SourceTokens.Token {
  /// How many brackets it opens: 1, or -1 if it closes one.
  package var depth: Int {
    guard kind == .bracket else { return 0 }
    switch text {
    case "(", "[", "{": return 1
    case ")", "]", "}": return -1
    default: return 0
    }
  }

  /// Whether this is an attribute that reaches around Swift's rules, into the program that runs the file.
  package var reachesAroundSwift: Bool {
    kind == .attribute && Self.reachesAroundSwift(text)
  }

  fileprivate static func reachesAroundSwift(_ attribute: String) -> Bool {
    attribute.hasPrefix("@_") || outside.contains(attribute) || symbols.contains(attribute)
  }

  /// Whether this is an attribute that gives code a symbol of its own choice.
  ///
  /// A function of an answer that has the symbol of a function of the C library is called in its
  /// place by everything in the program.
  package var replacesSymbol: Bool { kind == .attribute && Self.symbols.contains(text) }

  private static let outside: Set<String> = ["@testable", "@implementation", "@abi", "@export"]

  private static let symbols: Set<String> = [
    "@_cdecl", "@cdecl", "@c", "@_silgen_name", "@_expose", "@_extern", "@_dynamicReplacement",
    "@section", "@_section", "@used", "@_used",
  ]
}
