/// Turns the bytes a terminal sends into keys.
///
/// A key that is no character arrives as several bytes that begin with the escape character, and
/// the Escape key arrives as that character alone. Only time tells them apart: when nothing has
/// followed for a moment, call ``flush()``.
///
///     1B          Escape
///     1B 5B 41    Up          ESC [ A
///     1B 4F 41    Up          ESC O A
///     1B 5B 35 7E Page Up     ESC [ 5 ~
///     1B 5B 31 3B 32 41       ESC [ 1 ; 2 A, Up with the shift key
///
/// - Errors: A sequence nobody knows is no key. Bytes that are no UTF-8 are left out.
/// - Source: ECMA-48, "Control Functions", and xterm's "ctlseqs" for the keys.
nonisolated package struct KeyDecoder {
  private var pending: [UInt8] = []

  package init() {}

  /// Whether bytes have arrived that may be the beginning of a key.
  package var hasPendingBytes: Bool { !pending.isEmpty }

  /// Takes bytes and returns the keys that are complete.
  package mutating func decode(_ bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var scalars = String.UnicodeScalarView()
    while let (token, length) = Self.first(of: pending) {
      pending.removeFirst(length)
      if case .scalar(let scalar) = token {
        scalars.append(scalar)
        continue
      }
      keys += Self.characters(&scalars)
      if case .key(let key) = token { keys.append(key) }
    }
    return keys + Self.characters(&scalars)
  }

  /// Takes what has arrived for complete: an escape character is the Escape key.
  package mutating func flush() -> [Key] {
    defer { pending = [] }
    return pending == [escape] ? [.escape] : []
  }

  private enum Token {
    case key(Key)
    case scalar(Unicode.Scalar)
    case nothing
  }

  /// Letters with marks on them, and flags, come as several scalars of one character.
  private static func characters(_ scalars: inout String.UnicodeScalarView) -> [Key] {
    defer { scalars = String.UnicodeScalarView() }
    return String(scalars).map(Key.character)
  }

  /// Returns what stands first, and how many bytes it is, or nil if it is not complete.
  private static func first(of bytes: [UInt8]) -> (Token, Int)? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case escape: return sequence(bytes)
    case 0x09: return (.key(.tab), 1)
    case 0x0A, 0x0D: return (.key(.enter), 1)
    case 0x08, 0x7F: return (.key(.backspace), 1)
    case 0x04: return (.key(.endOfInput), 1)
    case 0x01...0x1A:
      return (.key(.control(Character(Unicode.Scalar(byte + 0x60)))), 1)
    case 0x00..<0x20: return (.nothing, 1)
    default: return scalar(bytes, first: byte)
    }
  }

  private static func scalar(_ bytes: [UInt8], first: UInt8) -> (Token, Int)? {
    let length: Int
    switch first {
    case 0x00..<0x80: length = 1
    case 0xC2..<0xE0: length = 2
    case 0xE0..<0xF0: length = 3
    case 0xF0..<0xF5: length = 4
    default: return (.nothing, 1)
    }
    let rest = bytes.dropFirst().prefix(length - 1)
    if rest.contains(where: { $0 & 0xC0 != 0x80 }) { return (.nothing, 1) }
    guard bytes.count >= length else { return nil }
    let scalars = String(validating: bytes.prefix(length), as: UTF8.self)?.unicodeScalars
    guard let scalar = scalars?.first else { return (.nothing, 1) }
    return (.scalar(scalar), length)
  }

  // MARK: - Sequences

  private static func sequence(_ bytes: [UInt8]) -> (Token, Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["):
      guard let end = bytes.dropFirst(2).firstIndex(where: { !(0x20..<0x40).contains($0) }) else {
        return nil
      }
      return (token(final: bytes[end], parameter: Array(bytes[2..<end])), end + 1)
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return (token(final: bytes[2], parameter: []), 3)
    default:
      // Something else follows, so the Escape key was pressed by itself.
      return (.key(.escape), 1)
    }
  }

  private static var shifted: [UInt8: Key] {
    [
      UInt8(ascii: "A"): .shiftUp, UInt8(ascii: "B"): .shiftDown, UInt8(ascii: "C"): .shiftRight,
      UInt8(ascii: "D"): .shiftLeft,
    ]
  }

  private static func token(final: UInt8, parameter: [UInt8]) -> Token {
    let keys: [UInt8: Key] = [
      UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
      UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
      UInt8(ascii: "Z"): .backTab, UInt8(ascii: "M"): .enter,
    ]
    let isShifted = String(decoding: parameter, as: UTF8.self) == "1;2"
    if isShifted, let key = shifted[final] { return .key(key) }
    if final != UInt8(ascii: "~") { return keys[final].map(Token.key) ?? .nothing }
    let number = parameter.prefix { (0x30..<0x3A).contains($0) }
    switch String(decoding: number, as: UTF8.self) {
    case "1", "7": return .key(.home)
    case "4", "8": return .key(.end)
    case "3": return .key(.delete)
    case "5": return .key(.pageUp)
    case "6": return .key(.pageDown)
    default: return .nothing
    }
  }
}

private nonisolated let escape: UInt8 = 0x1B
