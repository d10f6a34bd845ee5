/// The entries used last, found without hashing a whole string: the Objective-C runtime keeps such
/// a cache of methods for each class.
///
/// An entry has one line of the cache, which its class and a few characters of its key choose. Two
/// entries of the same line displace each other, and are then looked up in their table.
///
/// It is not isolated: a closure that is isolated to the main actor checks at each call of the
/// standard library that it runs there, which takes longer than the lookup.
nonisolated struct KeyCache {
  private struct Line {
    let owner: ObjectIdentifier
    /// The entry, not retained, because counting references takes longer than the lookup.
    ///
    /// The tables keep all entries as long as the program runs.
    let entry: Unmanaged<KeyEntry>
  }

  private let lines: UnsafeMutablePointer<Line?>
  private let mask: UInt

  /// Makes an empty cache; the number of its lines is a power of two.
  init(lineCount: Int) {
    lines = .allocate(capacity: lineCount)
    lines.initialize(repeating: nil, count: lineCount)
    mask = UInt(lineCount - 1)
  }

  /// Returns the entry of a key or a key path, or nil if it has to be looked up.
  @inline(__always)
  func entry(of owner: AnyClass, forKey key: String) -> Unmanaged<KeyEntry>? {
    guard let line = lines[index(of: owner, key)], line.owner == ObjectIdentifier(owner),
      line.entry._withUnsafeGuaranteedRef({ $0.key == key })
    else { return nil }
    return line.entry
  }

  /// Stores an entry that a table keeps.
  func store(_ entry: KeyEntry, of owner: AnyClass) {
    lines[index(of: owner, entry.key)] = Line(
      owner: ObjectIdentifier(owner), entry: .passUnretained(entry))
  }

  @inline(__always)
  private func index(of owner: AnyClass, _ key: String) -> Int {
    let address = UInt(bitPattern: ObjectIdentifier(owner))
    // Multiplying by 2^64 divided by the golden ratio spreads numbers that lie close together.
    let mixed = (Self.hash(key) ^ (address >> 4)) &* 0x9E37_79B9_7F4A_7C15
    return Int((mixed >> 32) & mask)
  }

  /// Returns a number made of the length and of three bytes, which tells most keys of a class
  /// apart.
  @inline(__always)
  private static func hash(_ key: String) -> UInt {
    key.utf8.withContiguousStorageIfAvailable { bytes in
      let count = bytes.count
      guard count > 0 else { return 0 }
      let ends = UInt(bytes[0]) &* 0x101 ^ UInt(bytes[count &- 1]) &* 0x1_0001
      let middle = UInt(bytes[count >> 1]) &* 0x100_0001
      return UInt(truncatingIfNeeded: count) &* 31 ^ ends ^ middle
    } ?? 0
  }
}

/// What a search found for a key of a class, or what a key path consists of.
final class KeyEntry {
  let key: String
  let property: PropertyReference
  let reader: KeyAccess
  let writer: KeyAccess
  /// The keys of a path; none if this is a single key.
  let components: [String]

  init(
    _ property: PropertyReference, reader: KeyAccess, writer: KeyAccess, components: [String] = []
  ) {
    (self.property, self.reader, self.writer) = (property, reader, writer)
    (key, self.components) = (property.key, components)
  }
}
