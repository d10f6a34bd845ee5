import Foundation
import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

/// Makes archives as tests need them.
enum Zips {
  /// A file to be put into an archive.
  struct File {
    var name: String
    var bytes: [UInt8]
    var method = 0
    var flags = 0
    var unpackedSize: Int?
    var isLink = false

    init(_ name: String, _ text: String) {
      self.name = name
      bytes = Array(text.utf8)
    }

    init(_ name: String, packed: [UInt8], size: Int) {
      self.name = name
      bytes = packed
      method = 8
      unpackedSize = size
    }
  }

  /// An archive of files; its dates are of 2 January 2030, noon.
  static func archive(_ files: [File]) -> Data {
    var data: [UInt8] = []
    var table: [UInt8] = []
    for file in files {
      let name = Array(file.name.utf8)
      let common =
        two(20) + two(file.flags) + two(file.method) + two(12 << 11) + two(50 << 9 | 1 << 5 | 2)
        + four(0) + four(file.bytes.count) + four(file.unpackedSize ?? file.bytes.count)
        + two(name.count)
      let offset = data.count
      data += four(0x0403_4b50) + common + two(0) + name + file.bytes
      table += four(0x0201_4b50) + two(20) + common + two(0) + two(0) + two(0) + two(0)
      table += four(file.isLink ? 0xA1FF_0000 : 0) + four(offset) + name
    }
    let end =
      four(0x0605_4b50) + two(0) + two(0) + two(files.count) + two(files.count)
      + four(table.count) + four(data.count) + two(0)
    return Data(data + table + end)
  }

  private static func two(_ number: Int) -> [UInt8] {
    [UInt8(number & 255), UInt8((number >> 8) & 255)]
  }

  private static func four(_ number: Int) -> [UInt8] {
    two(number & 0xFFFF) + two((number >> 16) & 0xFFFF)
  }
}

@Suite("Archives that students hand in")
struct ZipArchiveTests {
  /// What zlib makes of "Rain, rain, rain, rain and snow.\n" with codes of RFC 1951, section 3.2.6.
  private let rain: [UInt8] = [
    0x0b, 0x4a, 0xcc, 0xcc, 0xd3, 0x51, 0x28, 0x42, 0x23, 0x15, 0x12, 0xf3, 0x52, 0x14, 0x8a, 0xf3,
    0xf2, 0xcb, 0xf5, 0xb8, 0x00,
  ]

  @Test
  func `files are read as they were packed, with their dates`() throws {
    let archive = try #require(
      ZipArchive(
        Zips.archive([
          .init("a/one.swift", "let one = 1\n"), .init("two.swift", packed: rain, size: 33),
        ])))

    #expect(archive.entries.map(\.path) == ["a/one.swift", "two.swift"])
    #expect(try text(archive, 0) == "let one = 1\n")
    #expect(try text(archive, 1) == "Rain, rain, rain, rain and snow.\n")
    let day = archive.entries[0].modified.map {
      Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour], from: $0)
    }
    #expect(day?.year == 2030 && day?.month == 1 && day?.day == 2 && day?.hour == 12)
  }

  @Test(.enabled(if: ZipArchiveTests.hasZip, "There is no zip on this machine."))
  func `what the zip of the system packs is unpacked, however long it is`() throws {
    let folder = TemporaryFolder()
    let texts = [
      "short.swift": "x", "none.swift": "",
      "long.swift": (0..<4000).map { "line \($0 * 7919 % 1009)\n" }.joined(),
    ]
    for (name, text) in texts { try folder.url.appendingPathComponent("f/\(name)").write(text) }
    let file = folder.url.appendingPathComponent("class.zip")
    let job = ChildProcess.Job(
      arguments: [
        "sh", "-c", "cd \"$0\" && zip -q -9 -r class.zip f", folder.url.path,
      ], output: folder.url.appendingPathComponent("log"))
    #expect(try ChildProcess.run([job]) == [.exited(0)])

    let archive = try #require(ZipArchive(at: file))

    #expect(archive.entries.count == 3)
    for (index, entry) in archive.entries.enumerated() {
      let name = String(entry.path.dropFirst(2))
      #expect(try text(archive, index) == texts[name], "\(name)")
    }
  }

  @Test
  func `a file that would become too long is given up`() throws {
    let archive = try #require(
      ZipArchive(Zips.archive([.init("bomb.swift", packed: rain, size: 3)])))

    #expect(throws: ZipArchive.Problem.tooLong) {
      try archive.bytes(of: archive.entries[0], limit: 32)
    }
  }

  @Test
  func `what is damaged, locked or packed otherwise says so`() throws {
    var locked = Zips.File("locked.swift", "x")
    locked.flags = 1
    var strange = Zips.File("strange.swift", "x")
    strange.method = 99
    let damaged = Zips.File("damaged.swift", packed: [0xFF, 0xFF, 0xFF], size: 9)
    let archive = try #require(ZipArchive(Zips.archive([locked, strange, damaged])))
    let problems: [ZipArchive.Problem] = [.locked, .unknownMethod(99), .damaged]

    for (entry, problem) in zip(archive.entries, problems) {
      #expect(throws: problem) { try archive.bytes(of: entry, limit: 100) }
    }
  }

  @Test
  func `an archive that is cut off anywhere is no archive or has files that are damaged`() throws {
    let whole = Zips.archive([
      .init("a.swift", packed: rain, size: 33), .init("b.swift", "let b = 2"),
    ])
    for length in 0..<whole.count {
      guard let archive = ZipArchive(whole.prefix(length)) else { continue }
      for entry in archive.entries { _ = try? archive.bytes(of: entry, limit: 100) }
    }
    for index in whole.indices {
      var changed = whole
      changed[index] ^= 0xFF
      guard let archive = ZipArchive(changed) else { continue }
      for entry in archive.entries { _ = try? archive.bytes(of: entry, limit: 100) }
    }
  }

  @Test
  func `names that lead out of the folder, links and hidden files lead nowhere`() throws {
    var link = Zips.File("link.swift", "/etc/passwd")
    link.isLink = true
    let archive = try #require(
      ZipArchive(
        Zips.archive([
          .init("../../etc/01-Rain.swift", "x"), .init("/01-Rain.swift", "x"), link,
          .init("__MACOSX/a.swift", "x"), .init(".git/a.swift", "x"),
          .init("windows\\b.swift", "x"), .init("folder/", ""), .init("notes.txt", "x"),
        ])))

    #expect(
      archive.files.map(\.path) == [
        "etc/01-Rain.swift", "01-Rain.swift", "windows/b.swift", "notes.txt",
      ])
  }

  private func text(_ archive: ZipArchive, _ index: Int) throws -> String {
    String(decoding: try archive.bytes(of: archive.entries[index], limit: 100_000), as: UTF8.self)
  }

  nonisolated static var hasZip: Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/zip")
  }
}
