/// The hash that the handshake of web sockets asks for, and a code that is made with it.
///
/// The libraries that come with Swift on Linux have no hash of this kind.
///
/// - Source: FIPS 180-4, "Secure Hash Standard", section 6.1; RFC 2104, "HMAC".
nonisolated enum SHA1 {
  /// Returns the twenty bytes of the hash.
  static func hash(of message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    let blocks = padded(message)
    for start in stride(from: 0, to: blocks.count, by: 64) {
      add(blocks[start..<start + 64], to: &state)
    }
    return state.flatMap(bytes)
  }

  /// Returns the code of a message that only somebody can make who knows the key: HMAC-SHA1.
  static func code(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    let short = key.count > 64 ? hash(of: key) : key
    let block = short + Array(repeating: 0, count: 64 - short.count)
    let inner = hash(of: block.map { $0 ^ 0x36 } + message)
    return hash(of: block.map { $0 ^ 0x5c } + inner)
  }

  /// The message, a one, zeros, and its length in bits: a whole number of blocks.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    var blocks = message + [0x80]
    while blocks.count % 64 != 56 { blocks.append(0) }
    let bits = UInt64(message.count) * 8
    return blocks + bytes(UInt32(truncatingIfNeeded: bits >> 32))
      + bytes(UInt32(truncatingIfNeeded: bits))
  }

  private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<80 {
      words.append(
        rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (mix, constant): (UInt32, UInt32) =
        switch index {
        case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let sum = rotated(a, by: 5) &+ mix &+ e &+ constant &+ words[index]
      (a, b, c, d, e) = (sum, a, rotated(b, by: 30), c, d)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }

  private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }

  private static func bytes(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }
}
