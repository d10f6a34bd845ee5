import Answers
import Foundation

/// The files in an archive of `tar`, packed with `gzip` or not, read without writing any of them to
/// the disk.
///
/// A name in an archive can say anything. It is only compared with the names of exercises.
///
/// - Errors: nil for what is no such archive, or would be longer than is wanted. What is cut off has
///   the files before the cut.
/// - Source: POSIX, "pax - Interchange Format" and "ustar Interchange Format"; GNU tar, "Basic Tar
///   Format"; RFC 1952, "GZIP file format specification".
nonisolated struct TarArchive {
  private static let block = 512

  /// A file in the archive.
  struct Entry {
    let path: String
    let modified: Date?
    let bytes: [UInt8]
  }

  /// The files, in the order of the archive; no folders and no links.
  let entries: [Entry]

  /// Reads an archive.
  init?(_ data: [UInt8], limit: Int) {
    var bytes = data
    if data.starts(with: [0x1F, 0x8B]) {
      guard let unpacked = Self.unpacked(data, limit: limit) else { return nil }
      bytes = unpacked
    }
    guard let entries = Self.entries(in: bytes) else { return nil }
    self.entries = entries
  }

  /// What was packed with `gzip`.
  private static func unpacked(_ data: [UInt8], limit: Int) -> [UInt8]? {
    guard data.count > 18, data[2] == 8 else { return nil }
    let flags = data[3]
    var start = 10
    if flags & 4 != 0 { start += 2 + Int(data[start]) + Int(data[start + 1]) << 8 }
    for flag: UInt8 in [8, 16] where flags & flag != 0 {
      while start < data.count, data[start] != 0 { start += 1 }
      start += 1
    }
    if flags & 2 != 0 { start += 2 }
    guard start < data.count else { return nil }
    return data.withUnsafeBytes {
      try? Inflate.unpack(UnsafeRawBufferPointer(rebasing: $0[start...]), limit: limit)
    }
  }

  /// Reads the blocks of an archive, or returns nil if the first one is none.
  private static func entries(in bytes: [UInt8]) -> [Entry]? {
    guard bytes.count >= block else { return nil }
    var entries: [Entry] = []
    var longName: String?
    var position = 0
    while position + block <= bytes.count {
      let head = bytes[position..<position + block]
      guard head.contains(where: { $0 != 0 }) else { break }
      guard isHead(head), let size = number(in: head, at: 124, 12) else {
        return position == 0 ? nil : entries
      }
      let start = position + block
      guard size <= bytes.count - start else { return position == 0 ? nil : entries }
      let content = bytes[start..<start + size]
      switch head[head.startIndex + 156] {
      case UInt8(ascii: "L"): longName = text(content)
      case UInt8(ascii: "x"): longName = path(inRecords: content) ?? longName
      case UInt8(ascii: "0"), 0:
        let path = longName ?? name(in: head)
        if !path.hasSuffix("/") {
          entries.append(
            Entry(
              path: path,
              modified: number(in: head, at: 136, 12).map {
                Date(timeIntervalSince1970: Double($0))
              }, bytes: Array(content)))
        }
        longName = nil
      default: longName = nil
      }
      position = start + (size + block - 1) / block * block
    }
    return entries
  }

  /// Whether a block begins a file: it holds the sum of its own bytes.
  private static func isHead(_ head: ArraySlice<UInt8>) -> Bool {
    guard let wanted = number(in: head, at: 148, 8) else { return false }
    let sum = head.enumerated().reduce(0) { sum, byte in
      sum + ((148..<156).contains(byte.offset) ? 32 : Int(byte.element))
    }
    return sum == wanted
  }

  private static func name(in head: ArraySlice<UInt8>) -> String {
    let start = head.startIndex
    let name = text(head[start..<start + 100])
    let isOfPOSIX = head[start + 257..<start + 262].elementsEqual("ustar".utf8)
    let folder = isOfPOSIX ? text(head[start + 345..<start + 500]) : ""
    return folder.isEmpty ? name : "\(folder)/\(name)"
  }

  /// A number of octal digits, or one of bytes where the first of them says so.
  private static func number(in head: ArraySlice<UInt8>, at offset: Int, _ length: Int) -> Int? {
    let field = head[head.startIndex + offset..<head.startIndex + offset + length]
    if field.first == 0x80 {
      return field.dropFirst(length - 7).reduce(0) { $0 << 8 | Int($1) }
    }
    let digits = text(field).filter { !$0.isWhitespace }
    return digits.isEmpty ? 0 : Int(digits, radix: 8).flatMap { $0 >= 0 ? $0 : nil }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The path in the records before a file: `27 path=…` and a new line.
  private static func path(inRecords bytes: ArraySlice<UInt8>) -> String? {
    for line in bytes.split(separator: 10) {
      let parts = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
      if parts.count == 2, parts[1].hasPrefix("path=") { return String(parts[1].dropFirst(5)) }
    }
    return nil
  }
}

extension TarArchive {
  /// The files that can be answers, hold some, or were handed in instead.
  @MainActor
  var files: [HandInFile] {
    entries.filter { HandInFile.isShown($0.path) }.map { entry in
      HandInFile(
        path: HandInFile.plainPath(entry.path), size: entry.bytes.count, modified: entry.modified,
        place: .tar(entry.bytes))
    }
  }
}
