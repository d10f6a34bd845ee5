import Foundation
import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("What a student hands in")
struct StudentFolderTests {
  let course: SmallCourse
  let folder = TemporaryFolder()

  init() throws {
    course = try SmallCourse()
  }

  @Test(arguments: [
    "Exercises/01-Weather/02-SnowAndIce.swift", "01-Weather/02-SnowAndIce.swift",
    "02-SnowAndIce.swift", "week 3/02-SnowAndIce.swift",
  ])
  func `an answer is found in a copy of the course, of Exercises, and alone`(path: String) throws {
    try write("mine", to: path)

    let found = try read()

    #expect(found.submissions.map(\.text) == [nil, "mine", nil])
    #expect(found.notes == [])
  }

  @Test
  func `a copy of the whole course is not taken for its solutions and decoys`() throws {
    try write("the solution", to: "Solutions/01-Weather/02-SnowAndIce.swift")
    try write("old", to: "Backups/01-Weather/02-SnowAndIce.swift")
    try write("hidden", to: ".build/02-SnowAndIce.swift")

    #expect(try read().submissions.map(\.text) == [nil, nil, nil])
    #expect(
      try read().notes
        == ["It holds no file with the name of an exercise outside of Solutions and Backups."])
  }

  @Test
  func `a name that is there twice is told and not taken`() throws {
    try write("one", to: "a/02-SnowAndIce.swift")
    #expect(try !read().isOfMany)
    try write("two", to: "b/02-SnowAndIce.swift")

    #expect(try read().isOfMany)
    #expect(try read().submissions[1].text == nil)
    #expect(
      try read().notes == [
        "02-SnowAndIce.swift is there 2 times, so none was taken: a/02-SnowAndIce.swift, "
          + "b/02-SnowAndIce.swift"
      ])
  }

  @Test
  func `a link, a pipe and a file without end are not read`() throws {
    try write("secret", to: "secret.txt")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("02-SnowAndIce.swift"),
      withDestinationURL: folder.url.appendingPathComponent("secret.txt"))
    try write("", to: "01-Weather/keep.txt")
    mkfifo(folder.url.appendingPathComponent("01-Weather/01-Rain.swift").path, 0o644)
    try write(
      String(repeating: "x", count: StudentFolder.longest + 1), to: "02-LongNights/01-Rain.swift")

    let found = try read()

    #expect(found.submissions.map(\.text) == [nil, nil, nil])
    #expect(
      found.notes == [
        "02-LongNights/01-Rain.swift has more than 200000 bytes, so it was not taken.",
        "02-SnowAndIce.swift is a link, and no link is followed.",
        "01-Weather/keep.txt, secret.txt were handed in and cannot be read: an answer is a file of Swift.",
      ])
    #expect(found.lookAt == found.notes)
  }

  @Test
  func `a file of the greatest length is taken`() throws {
    let text = String(repeating: "x", count: StudentFolder.longest)
    try write(text, to: "02-LongNights/01-Rain.swift")

    #expect(try read().submissions.contains { $0.text == text })
    #expect(try read().notes.isEmpty)
  }

  @Test
  func `another text is another submission`() throws {
    try write("mine", to: "02-SnowAndIce.swift")
    let before = try read().fingerprint

    #expect(try read().fingerprint == before)
    try write("mine!", to: "02-SnowAndIce.swift")
    #expect(try read().fingerprint != before)
  }

  @Test(arguments: [
    ("Abgabe.rar", "Abgabe.rar cannot be read: of archives, ZIP, tar and tar.gz are unpacked."),
    ("Abgabe.7z", "Abgabe.7z cannot be read: of archives, ZIP, tar and tar.gz are unpacked."),
    (
      "Abgabe.tar.gz",
      "Abgabe.tar.gz is no archive that can be unpacked, so it was not read."
    ),
    (
      "Abgabe.pdf",
      "Abgabe.pdf was handed in and cannot be read: an answer is a file of Swift."
    ),
  ])
  func `whatever was handed in is named`(file: String, note: String) throws {
    try write("x", to: file)

    #expect(try read().notes == [note])
    #expect(try read().lookAt == [note])
  }

  @Test
  func `beside answers only what may be one is named`() throws {
    try write("mine", to: "Exercises/01-Weather/02-SnowAndIce.swift")
    try write("# Hints", to: "Exercises/01-Weather/Hints/01-Rain.md")
    try write("notes", to: "README.md")
    try write("pdf", to: "01-Rain (Entwurf).pdf")
    try write("pdf", to: "Long Nights/Rain.pdf")

    #expect(
      try read().lookAt == [
        "01-Rain (Entwurf).pdf, Long Nights/Rain.pdf were handed in and cannot be read: an answer is a "
          + "file of Swift."
      ])
  }

  @Test
  func `an empty folder is told`() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)

    #expect(try read().lookAt == ["There is no file in it."])
  }

  private func read() throws -> StudentFolder {
    try StudentFolder(at: folder.url, gradedBy: course.package.exercises.map(SuiteText.init))
  }

  private func write(_ text: String, to path: String) throws {
    try folder.url.appendingPathComponent(path).write(text)
  }
}

@Suite("Compiling one answer")
struct CompilerFlagsTests {
  @Test
  func `the flags of a module without what names its files`() {
    let command = [
      "/swift/swiftc", "-module-name", "RainTests", "-emit-dependencies", "-emit-module",
      "-emit-module-path", "/m", "-output-file-map", "/o", "-incremental", "-c", "@/sources", "-I",
      "/modules", "-j2", "-swift-version", "6",
    ]

    #expect(
      CompilerFlags.ofOneFile(command) == [
        "-module-name", "RainTests", "-I", "/modules", "-swift-version", "6",
      ])
  }

  @Test(arguments: ["", "3", "0/8", "9/8", "3/0", "a/b", "1/2/3", "-1/8"])
  func `a part of a class has a number and a count`(text: String) {
    #expect(throws: CommandError.badShard(text)) { try Shard(text) }
  }
}
