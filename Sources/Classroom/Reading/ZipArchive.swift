import Answers
import Foundation

/// The files in a ZIP archive, read without writing any of them to the disk.
///
/// A name in an archive can say anything. It is only compared with the names of exercises, so that
/// one that leads out of its folder leads nowhere.
///
/// - Errors: nil for what is no archive. A file that cannot be unpacked says why.
/// - Source: PKWARE, "APPNOTE.TXT - .ZIP File Format Specification", version 6.3.
final class ZipArchive {
  /// A file in the archive.
  struct Entry {
    /// The path in the archive, with `/` between folders.
    let path: String
    /// How many bytes it has, as the archive says.
    let size: Int
    /// When it was last written.
    let modified: Date?

    /// The checksum of what it holds, as the archive says.
    let checksum: Int

    fileprivate let method: Int
    fileprivate let isLocked: Bool
    fileprivate let packedSize: Int
    fileprivate let offset: Int
  }

  /// Why a file cannot be unpacked.
  enum Problem: Error, Equatable {
    case damaged
    case tooLong
    case locked
    case unknownMethod(Int)
  }

  /// The most files that are looked at in an archive.
  static let mostEntries = 200_000

  /// The files, in the order of the archive; no folders and no links.
  let entries: [Entry]

  /// How many bytes the archive has.
  var length: Int { data.count }

  private let data: Data

  /// Reads the table of contents of an archive.
  convenience init?(at url: URL) {
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
    self.init(data)
  }

  /// Reads the table of contents of an archive.
  init?(_ data: Data) {
    self.data = data
    guard let entries = data.withUnsafeBytes({ Self.entries(in: $0) }) else { return nil }
    self.entries = entries
  }

  /// Unpacks a file that has at most `limit` bytes.
  func bytes(of entry: Entry, limit: Int) throws(Problem) -> [UInt8] {
    guard !entry.isLocked else { throw .locked }
    let result = data.withUnsafeBytes { Self.unpack(entry, from: $0, limit: limit) }
    return try result.get()
  }

  private static func unpack(
    _ entry: Entry, from bytes: UnsafeRawBufferPointer, limit: Int
  ) -> Result<[UInt8], Problem> {
    guard bytes.number(at: entry.offset, 4) == 0x0403_4b50,
      let name = bytes.number(at: entry.offset + 26, 2),
      let extra = bytes.number(at: entry.offset + 28, 2)
    else { return .failure(.damaged) }
    let start = entry.offset + 30 + name + extra
    guard entry.packedSize >= 0, start <= bytes.count, entry.packedSize <= bytes.count - start
    else { return .failure(.damaged) }
    let packed = UnsafeRawBufferPointer(rebasing: bytes[start..<start + entry.packedSize])
    switch entry.method {
    case 0: return packed.count <= limit ? .success(Array(packed)) : .failure(.tooLong)
    case 8:
      do {
        return .success(try Inflate.unpack(packed, limit: limit))
      } catch {
        return .failure(error == .tooLong ? .tooLong : .damaged)
      }
    default: return .failure(.unknownMethod(entry.method))
    }
  }

  /// Reads the table at the end of an archive, or returns nil if there is none.
  private static func entries(in bytes: UnsafeRawBufferPointer) -> [Entry]? {
    guard let (start, count) = directory(in: bytes) else { return nil }
    var entries: [Entry] = []
    var position = start
    for _ in 0..<min(count, mostEntries) {
      guard bytes.number(at: position, 4) == 0x0201_4b50,
        let name = bytes.number(at: position + 28, 2),
        let extra = bytes.number(at: position + 30, 2),
        let comment = bytes.number(at: position + 32, 2),
        position + 46 + name + extra + comment <= bytes.count
      else { break }
      if let entry = entry(at: position, name: name, extra: extra, in: bytes) {
        entries.append(entry)
      }
      position += 46 + name + extra + comment
    }
    return entries
  }

  /// Where the table begins, and how many entries it has.
  private static func directory(in bytes: UnsafeRawBufferPointer) -> (start: Int, count: Int)? {
    guard bytes.count >= 22 else { return nil }
    let last = bytes.count - 22
    let end = stride(from: last, through: max(0, last - 0xFFFF), by: -1).first {
      bytes[$0] == 0x50 && bytes.number(at: $0, 4) == 0x0605_4b50
    }
    guard let end, let count = bytes.number(at: end + 10, 2),
      let start = bytes.number(at: end + 16, 4)
    else { return nil }
    guard count == 0xFFFF || start == 0xFFFF_FFFF else { return (start, count) }
    // An archive of more than four gigabytes or 65,535 files says the numbers in another place.
    guard bytes.number(at: end - 20, 4) == 0x0706_4b50,
      let place = bytes.number(at: end - 12, 8), bytes.number(at: place, 4) == 0x0606_4b50,
      let longCount = bytes.number(at: place + 32, 8),
      let longStart = bytes.number(at: place + 48, 8)
    else { return (start, count) }
    return (longStart, longCount)
  }

  private static func entry(
    at position: Int, name: Int, extra: Int, in bytes: UnsafeRawBufferPointer
  ) -> Entry? {
    let isLink = bytes[position + 41] & 0xF0 == 0xA0
    let nameBytes = bytes[position + 46..<position + 46 + name]
    let path = text(Array(nameBytes)).replacing("\\", with: "/")
    guard !isLink, !path.isEmpty, !path.hasSuffix("/") else { return nil }
    guard let flags = bytes.number(at: position + 8, 2),
      let method = bytes.number(at: position + 10, 2),
      let time = bytes.number(at: position + 12, 2), let day = bytes.number(at: position + 14, 2),
      let checksum = bytes.number(at: position + 16, 4),
      var packed = bytes.number(at: position + 20, 4),
      var size = bytes.number(at: position + 24, 4),
      var offset = bytes.number(at: position + 42, 4)
    else { return nil }
    var modified = date(day: day, time: time)
    for (kind, start, length) in fields(at: position + 46 + name, length: extra, in: bytes) {
      if kind == 0x5455, length >= 5, let seconds = bytes.number(at: start + 1, 4) {
        modified = Date(timeIntervalSince1970: TimeInterval(seconds))
      } else if kind == 1 {
        var next = start
        for (isLong, set) in [
          (size == 0xFFFF_FFFF, { size = $0 }), (packed == 0xFFFF_FFFF, { packed = $0 }),
          (offset == 0xFFFF_FFFF, { offset = $0 }),
        ] as [(Bool, (Int) -> Void)] where isLong && next + 8 <= start + length {
          if let number = bytes.number(at: next, 8) { set(number) }
          next += 8
        }
      }
    }
    return Entry(
      path: path, size: size, modified: modified, checksum: checksum, method: method,
      isLocked: flags & 1 == 1,
      packedSize: packed, offset: offset)
  }

  /// The fields after the name of an entry: what each is, where it begins and how long it is.
  private static func fields(
    at start: Int, length: Int, in bytes: UnsafeRawBufferPointer
  ) -> [(kind: Int, start: Int, length: Int)] {
    var fields: [(Int, Int, Int)] = []
    var position = start
    while position + 4 <= start + length, let kind = bytes.number(at: position, 2),
      let size = bytes.number(at: position + 2, 2), position + 4 + size <= start + length
    {
      fields.append((kind, position + 4, size))
      position += 4 + size
    }
    return fields
  }

  /// A name: UTF-8 as nearly every program writes it, or else a letter a byte.
  private static func text(_ bytes: [UInt8]) -> String {
    String(validating: bytes, as: UTF8.self)
      ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  /// A day and a time as an archive holds them, in the zone of this machine.
  private static func date(day: Int, time: Int) -> Date? {
    let parts = DateComponents(
      year: 1980 + (day >> 9), month: (day >> 5) & 15, day: day & 31, hour: time >> 11,
      minute: (time >> 5) & 63, second: (time & 31) * 2)
    guard day != 0 else { return nil }
    return Calendar(identifier: .gregorian).date(from: parts)
  }
}

extension UnsafeRawBufferPointer {
  /// A number of some bytes, the first of them the lowest, or nil past the end.
  fileprivate func number(at position: Int, _ length: Int) -> Int? {
    guard position >= 0, position <= count - length else { return nil }
    var number: UInt64 = 0
    for index in (0..<length).reversed() { number = number << 8 | UInt64(self[position + index]) }
    return Int(exactly: number)
  }
}
