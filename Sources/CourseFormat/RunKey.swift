/// What a run of the graders signs its findings with.
///
/// Only the run and whoever started it know the key, which is another one in each run. A line that
/// is signed with it was written by the graders, and one that the answer writes is not.
///
/// - Source: Aumasson and Bernstein, "SipHash: a fast short-input PRF"; this is SipHash-2-4.
package nonisolated struct RunKey: Equatable, Sendable {
  /// The number of bytes that it is handed over in.
  package static let size = 16

  private let halves: (UInt64, UInt64)

  /// Makes a key of two numbers.
  package init(_ first: UInt64, _ second: UInt64) {
    halves = (first, second)
  }

  /// Makes a key that nobody can guess.
  package static func random() -> RunKey {
    var source = SystemRandomNumberGenerator()
    return RunKey(source.next(), source.next())
  }

  /// Reads a key that was handed over, or returns nil if these are not the bytes of one.
  package init?(bytes: [UInt8]) {
    guard bytes.count == Self.size else { return nil }
    self.init(Self.word(of: bytes[0..<8]), Self.word(of: bytes[8..<16]))
  }

  /// The bytes that it is handed over in.
  package var bytes: [UInt8] {
    [halves.0, halves.1].flatMap { half in
      (0..<8).map { UInt8(truncatingIfNeeded: half >> (8 * $0)) }
    }
  }

  package static func == (first: RunKey, second: RunKey) -> Bool {
    first.halves == second.halves
  }

  /// Signs a text: the same text and key give the same number.
  package func signature(of text: String) -> UInt64 {
    var state = (
      halves.0 ^ 0x736f_6d65_7073_6575, halves.1 ^ 0x646f_7261_6e64_6f6d,
      halves.0 ^ 0x6c79_6765_6e65_7261, halves.1 ^ 0x7465_6462_7974_6573
    )
    let bytes = Array(text.utf8)
    let whole = bytes.count / 8 * 8
    for start in stride(from: 0, to: whole, by: 8) {
      Self.add(Self.word(of: bytes[start..<start + 8]), to: &state)
    }
    Self.add(Self.word(of: bytes[whole...]) | UInt64(bytes.count & 0xff) << 56, to: &state)
    state.2 ^= 0xff
    for _ in 0..<4 { Self.mix(&state) }
    return state.0 ^ state.1 ^ state.2 ^ state.3
  }

  private typealias State = (UInt64, UInt64, UInt64, UInt64)

  private static func word(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func add(_ word: UInt64, to state: inout State) {
    state.3 ^= word
    mix(&state)
    mix(&state)
    state.0 ^= word
  }

  private static func mix(_ state: inout State) {
    state.0 &+= state.1
    state.1 = turned(state.1, by: 13) ^ state.0
    state.0 = turned(state.0, by: 32)
    state.2 &+= state.3
    state.3 = turned(state.3, by: 16) ^ state.2
    state.0 &+= state.3
    state.3 = turned(state.3, by: 21) ^ state.0
    state.2 &+= state.1
    state.1 = turned(state.1, by: 17) ^ state.2
    state.2 = turned(state.2, by: 32)
  }

  private static func turned(_ word: UInt64, by count: UInt64) -> UInt64 {
    word << count | word >> (64 - count)
  }
}
