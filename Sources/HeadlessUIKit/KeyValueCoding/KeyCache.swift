/// The entries used last, found without hashing a string: Objective-C keeps such a cache of methods.
///
/// A string is two words. If both are the same as those of a string that is still there, so is
/// the text. The entries keep their keys alive, and nothing takes an entry away.
struct KeyCache {
  private struct Line {
    let owner: ObjectIdentifier
    let key: (UInt, UInt)
    unowned(unsafe) let entry: KeyEntry
  }

  private let lines: UnsafeMutablePointer<Line?>
  private let mask: UInt

  /// Makes an empty cache; the number of its lines is a power of two.
  init(lineCount: Int) {
    lines = .allocate(capacity: lineCount)
    lines.initialize(repeating: nil, count: lineCount)
    mask = UInt(lineCount - 1)
  }

  /// Returns the entry of a key, or nil if it has to be looked up.
  @inline(__always)
  func entry(of owner: AnyClass, forKey key: String) -> KeyEntry? {
    let words = Self.words(of: key)
    guard let line = lines[place(of: owner, words)] else { return nil }
    guard line.owner == ObjectIdentifier(owner), line.key == words else { return nil }
    return line.entry
  }

  /// Keeps an entry that lives as long as the program does.
  func keep(_ entry: KeyEntry, of owner: AnyClass) {
    let words = Self.words(of: entry.slot.key)
    lines[place(of: owner, words)] = Line(
      owner: ObjectIdentifier(owner), key: words, entry: entry)
  }

  @inline(__always)
  private func place(of owner: AnyClass, _ words: (UInt, UInt)) -> Int {
    let address = UInt(bitPattern: ObjectIdentifier(owner))
    let mixed = (words.0 ^ (words.1 &* 31) ^ (address >> 4)) &* 0x9E37_79B9_7F4A_7C15
    return Int((mixed >> 32) & mask)
  }

  @inline(__always)
  private static func words(of key: String) -> (UInt, UInt) {
    unsafeBitCast(key, to: (UInt, UInt).self)
  }
}
