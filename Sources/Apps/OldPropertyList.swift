import Answers

/// A property list as Xcode's project files are written: braces, brackets and words.
///
///     { objects = { 12AB /* Main */ = { isa = PBXGroup; children = ( 34CD, ); }; }; }
///
/// - Shape: A dictionary is `[String: Any]`, a list `[Any]`, everything else a `String`.
/// - Errors: What is not written like that is nil, and so is what lies deeper than any project.
/// - Source: Apple, "Property List Programming Guide", "Old-Style ASCII Property Lists".
struct OldPropertyList {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private static let greatestDepth = 100

  /// Reads a text, and returns the value that it holds.
  static func value(of text: String) -> Any? {
    var reader = OldPropertyList(bytes: Array(text.utf8))
    return reader.readValue()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readValue() -> Any? {
    skipBlanks()
    guard index < bytes.count, depth < Self.greatestDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch bytes[index] {
    case UInt8(ascii: "{"): return readDictionary()
    case UInt8(ascii: "("): return readList()
    default: return readWord()
    }
  }

  private mutating func readDictionary() -> [String: Any]? {
    var values: [String: Any] = [:]
    index += 1
    while !takes("}") {
      guard let key = readWord(), takes("="), let value = readValue(), takes(";") else {
        return nil
      }
      values[key] = value
    }
    return values
  }

  private mutating func readList() -> [Any]? {
    var values: [Any] = []
    index += 1
    while !takes(")") {
      guard let value = readValue() else { return nil }
      values.append(value)
      if takes(")") { break }
      guard takes(",") else { return nil }
    }
    return values
  }

  private mutating func readWord() -> String? {
    skipBlanks()
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "\"") { return readQuoted() }
    let start = index
    while index < bytes.count, Self.isPlain(bytes[index]) { index += 1 }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  private mutating func readQuoted() -> String {
    var content: [UInt8] = []
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
      content.append(bytes[index])
      index += 1
    }
    index += 1
    return String(decoding: content, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte > 0x20 && !"{}()=;,\"".utf8.contains(byte)
  }

  /// Passes over a sign, and returns whether it comes next.
  private mutating func takes(_ sign: Character) -> Bool {
    skipBlanks()
    guard index < bytes.count, bytes[index] == sign.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if bytes[index...].starts(with: "//".utf8) {
        while index < bytes.count, bytes[index] != 10 { index += 1 }
      } else if bytes[index...].starts(with: "/*".utf8) {
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index = min(index + 2, bytes.count)
      } else {
        return
      }
    }
  }
}
