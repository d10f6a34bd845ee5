import Foundation

/// The lines of a request before its body.
nonisolated struct RequestHead: Equatable {
  let method: String
  let target: String
  /// The names in lower case, and the values without the spaces around them.
  let fields: [(name: String, value: String)]

  /// The bytes that follow.
  let bodyCount: Int

  /// Returns the only value of a header, or nil if there is none or more than one.
  func value(of name: String) -> String? {
    let values = fields.filter { $0.name == name }
    return values.count == 1 ? values[0].value : nil
  }

  /// Whether the client wants the connection to stay open.
  var keepsAlive: Bool {
    !fields.contains { $0.name == "connection" && $0.value.lowercased().contains("close") }
  }

  static func == (one: RequestHead, other: RequestHead) -> Bool {
    (one.method, one.target, one.bodyCount) == (other.method, other.target, other.bodyCount)
      && one.fields.elementsEqual(other.fields, by: ==)
  }
}

/// Makes requests of bytes that come in pieces.
///
/// It takes less than the standard allows: no line that is folded, no line that ends without a
/// carriage return, no byte outside ASCII before the body, no body of unknown length. Browsers send
/// none of these, and two programs that read them differently can be made to disagree.
///
/// - Source: RFC 9112, "HTTP/1.1"; RFC 9110, "HTTP Semantics".
nonisolated struct RequestReader {
  private let limits: WebLimits
  private var bytes: [UInt8] = []
  /// How many of the bytes are known to hold no end of the head.
  private var looked = 0
  private var hasFirstLine = false

  init(limits: WebLimits) {
    self.limits = limits
  }

  /// Whether nothing has come since the last request.
  var isEmpty: Bool { bytes.isEmpty }

  /// How many more bytes it takes before it has to be asked for a request.
  var room: Int { limits.head + limits.body - bytes.count }

  mutating func append(_ new: some Sequence<UInt8>) {
    bytes.append(contentsOf: new)
  }

  /// Takes the head of a request off the bytes, or returns nil if it is not complete.
  mutating func head() throws(WebRefusal) -> RequestHead? {
    guard let end = try endOfHead() else { return nil }
    let lines = Self.lines(of: bytes.prefix(end))
    guard let first = lines.first else { throw .malformed }
    bytes.removeFirst(end + 4)
    (looked, hasFirstLine) = (0, false)
    guard first.count <= limits.line else { throw .longAddress }
    guard lines.count - 1 <= limits.fields else { throw .longHead }
    return try RequestHead(first: first, rest: lines.dropFirst())
  }

  /// Takes the body of a request off the bytes, or returns nil if it is not complete.
  mutating func body(of head: RequestHead) throws(WebRefusal) -> Data? {
    guard head.bodyCount <= limits.body else { throw .longBody }
    guard bytes.count >= head.bodyCount else { return nil }
    let body = Data(bytes.prefix(head.bodyCount))
    bytes.removeFirst(head.bodyCount)
    return body
  }

  /// Takes everything that is left, which is no request.
  mutating func rest() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Finds the empty line, and refuses at once what can be no head.
  private mutating func endOfHead() throws(WebRefusal) -> Int? {
    var index = looked
    while index < bytes.count {
      switch bytes[index] {
      case 0x0D:
        guard index + 1 < bytes.count else { break }
        guard bytes[index + 1] == 0x0A else { throw .malformed }
      case 0x0A:
        guard index > 0, bytes[index - 1] == 0x0D else { throw .malformed }
        if index >= 3, bytes[index - 3] == 0x0D, bytes[index - 2] == 0x0A { return index - 3 }
        guard index > 1 else { throw .malformed }
        hasFirstLine = true
      case 0x09, 0x20...0x7E: break
      default: throw .malformed
      }
      if index >= limits.head { throw .longHead }
      if index >= limits.line, !hasFirstLine { throw .longAddress }
      index += 1
    }
    // The last byte is looked at again if what follows decides about it.
    looked = max(0, bytes.last == 0x0D ? index - 1 : index)
    return nil
  }

  private static func lines(of head: some Sequence<UInt8>) -> [String] {
    String(decoding: Array(head), as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false
    ).map(String.init)
  }
}

nonisolated extension RequestHead {
  init(first: String, rest: some Sequence<String>) throws(WebRefusal) {
    let parts = first.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, parts[0].wholeMatch(of: /[A-Z]+/) != nil, parts[1].hasPrefix("/"),
      parts[2].wholeMatch(of: /HTTP\/\d\.\d/) != nil
    else { throw .malformed }
    guard parts[2] == "HTTP/1.1" else { throw .unknownVersion }
    var fields: [(name: String, value: String)] = []
    for line in rest {
      guard let field = Self.field(in: line) else { throw .malformed }
      fields.append(field)
    }
    (method, target, self.fields) = (parts[0], parts[1], fields)
    bodyCount = try Self.bodyCount(fields, method: parts[0])
  }

  /// The name and the value of a field, or nil if the line is none.
  ///
  /// It is read by hand: a regular expression is made anew for each line, and a touch is a request of a
  /// dozen lines.
  private static func field(in line: String) -> (name: String, value: String)? {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = line[..<colon]
    let isToken = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
      }
    }
    guard isToken, !name.isEmpty else { return nil }
    let value = line[colon...].dropFirst()
    // A line that ends within is no field of one line.
    guard !value.contains(where: \.isNewline) else { return nil }
    let isBlank = { (letter: Character) in letter == " " || letter == "\t" }
    guard let first = value.firstIndex(where: { !isBlank($0) }),
      let last = value.lastIndex(where: { !isBlank($0) })
    else { return (name.lowercased(), "") }
    return (name.lowercased(), String(value[first...last]))
  }

  private static func bodyCount(
    _ fields: [(name: String, value: String)], method: String
  ) throws(WebRefusal) -> Int {
    let lengths = fields.filter { $0.name == "content-length" }
    if fields.contains(where: { $0.name == "transfer-encoding" }) {
      throw lengths.isEmpty ? .unknownTransferCoding : .malformed
    }
    if fields.contains(where: { $0.name == "expect" }) { throw .unknownExpectation }
    guard let length = lengths.first else {
      if method == "POST" { throw .noLength }
      return 0
    }
    guard lengths.count == 1, length.value.wholeMatch(of: /\d+/) != nil else { throw .malformed }
    // A number that no integer holds is too long for any body.
    guard let count = Int(length.value) else { throw .longBody }
    return count
  }
}
