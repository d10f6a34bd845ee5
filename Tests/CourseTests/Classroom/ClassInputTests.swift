import Foundation
import Grading
import Testing

@testable import course

@Suite("What a class hands in")
struct ClassInputTests {
  let folder = TemporaryFolder()

  @Test
  func `a folder or an archive is a student's, and a file beside them is told`() throws {
    try write("x", to: "ada/01-Rain.swift")
    try Zips.archive([.init("01-Rain.swift", "y")]).write(to: url("bob.zip"))
    try write("no archive", to: "carl.zip")
    try write("read me", to: "README.txt")

    let input = try read(["ada", "bob.zip", "carl.zip", "README.txt"])

    #expect(input.handIns.map(\.name) == ["ada", "bob"])
    #expect(input.handIns.map { $0.files.map(\.path) } == [["01-Rain.swift"], ["01-Rain.swift"]])
    #expect(
      input.notes == [
        "README.txt is no folder and no archive, so it is no student's.",
        "carl.zip is no archive that can be unpacked.",
      ])
  }

  @Test
  func `what Moodle gives is a student by name and number, in folders and in its archive`() throws {
    try write("x", to: "Lovelace Ada_12345_assignsubmission_file_/01-Rain.swift")
    try write("x", to: "Lovelace Ada_12345_assignsubmission_onlinetext_/onlinetext.html")
    let folders = try read([
      "Lovelace Ada_12345_assignsubmission_file_",
      "Lovelace Ada_12345_assignsubmission_onlinetext_",
    ])
    try Zips.archive([
      .init("Lovelace Ada_12345_assignsubmission_file_/01-Rain.swift", "x"),
      .init("Hopper Grace_222_assignsubmission_file_/sub/01-Rain.swift", "y"),
      .init("Flat Fay_333_assignsubmission_file_01-Rain.swift", "z"),
    ]).write(to: url("all.zip"))
    let archive = try read(["all.zip"])

    #expect(folders.handIns.map(\.name) == ["Lovelace Ada_12345"])
    #expect(folders.handIns[0].keys == ["Lovelace Ada", "12345", "Participant 12345"])
    #expect(
      archive.handIns.map(\.name) == ["Flat Fay_333", "Hopper Grace_222", "Lovelace Ada_12345"])
    #expect(
      archive.handIns.map { $0.files.map(\.path) } == [
        ["01-Rain.swift"], ["sub/01-Rain.swift"], ["01-Rain.swift"],
      ])
  }

  @Test
  func `what Canvas gives is put together by the number of the student`() throws {
    try write("x", to: "c/turingalan_LATE_77_901_01-Rain-1.swift")
    try write("y", to: "c/turingalan_77_902_02-SnowAndIce.swift")
    try Zips.archive([.init("01-Rain.swift", "z")]).write(to: url("c/hoppergrace_78_903_all.zip"))

    let input = try read(["c"])

    #expect(input.handIns.map(\.name) == ["hoppergrace_78", "turingalan_77"])
    #expect(input.handIns[1].keys == ["turingalan", "77"])
    #expect(
      input.handIns[1].files.map(\.path) == ["02-SnowAndIce.swift", "01-Rain-1.swift"])
  }

  @Test
  func `what Gradescope gives has the people and the dates of its list`() throws {
    try write("x", to: "g/submission_1001/01-Rain.swift")
    try write("x", to: "g/submission_1002/01-Rain.swift")
    try write(
      """
      submission_1001:
        :submitters:
        - :name: Katherine O'Brien
          :sid: '100'
          :email: kj@school.example
        - :name: Pair Two
          :sid: '201'
        :created_at: 2030-02-02 10:00:00.123456789 Z
        :score: 0.0
        :status: processed

      """, to: "g/submission_metadata.yml")

    let input = try read(["g"])

    #expect(input.handIns.map(\.name) == ["submission_1001", "submission_1002"])
    #expect(
      input.handIns[0].keys
        == ["Katherine O'Brien", "100", "kj@school.example", "Pair Two", "201"])
    #expect(input.handIns[0].date == Date(timeIntervalSince1970: 1_896_256_800))
    #expect(input.handIns[1].date == nil)
  }

  @Test
  func `the only submission that Gradescope grades has the person of the file beside it`() throws {
    try write("x", to: "submission/01-Rain.swift")
    try write(
      """
      {"id": 1, "created_at": "2030-02-02T12:00:00.123456-02:00", "submission_method": "upload",
       "users": [{"email": "ada@school.example", "id": 7, "name": "Ada Lovelace", "sid": "100"},
                 {"email": "bob@school.example", "id": 8, "name": "Bob", "sid": null}]}
      """, to: "submission_metadata.json")

    let input = try read(["submission", "submission_metadata.json"])

    #expect(input.handIns.map(\.name) == ["Ada Lovelace and Bob"])
    #expect(
      input.handIns[0].keys
        == ["Ada Lovelace", "100", "ada@school.example", "Bob", "bob@school.example"])
    #expect(input.handIns[0].date == Date(timeIntervalSince1970: 1_896_271_200))
    #expect(input.notes.isEmpty)

    try write("{}", to: "submission_metadata.json")
    let unread = try read(["submission", "submission_metadata.json"])
    #expect(unread.handIns.map(\.name) == ["submission"])
    #expect(unread.notes.first?.hasPrefix("submission_metadata.json cannot be read") == true)
  }

  @Test
  func `a student who is there twice is told`() throws {
    try write("x", to: "ada/01-Rain.swift")
    try Zips.archive([.init("01-Rain.swift", "y")]).write(to: url("ada.zip"))

    #expect(throws: CommandError.self) { try read(["ada", "ada.zip"]) }
  }

  @Test
  func `an archive within a folder is unpacked, and one that is none is told`() throws {
    try FileManager.default.createDirectory(
      at: url("ada"), withIntermediateDirectories: true)
    try Zips.archive([.init("in/01-Rain.swift", "z")]).write(to: url("ada/work.zip"))
    try write("x", to: "ada/broken.zip")

    var handIn = try #require(try read(["ada"]).handIns.first)
    handIn.unpackArchives()

    #expect(handIn.files.map(\.path) == ["work.zip/in/01-Rain.swift"])
    #expect(
      handIn.notes == ["broken.zip is no archive that can be unpacked, so it was not read."])
  }

  private func read(_ names: [String]) throws -> ClassInput {
    try ClassInput(names.map { url($0).path })
  }

  private func url(_ path: String) -> URL { folder.url.appendingPathComponent(path) }

  private func write(_ text: String, to path: String) throws { try url(path).write(text) }
}

@Suite("Days and hours")
struct MomentTests {
  @Test(arguments: [
    ("2030-01-31T18:00:30Z", 1_896_112_830.0), ("2030-01-31 18:00 +01:00", 1_896_109_200),
    ("2030-01-31 18:00:00.5 UTC", 1_896_112_800), ("2030-01-31 Z", 1_896_134_399),
  ])
  func `a day is read as people and platforms write it`(text: String, seconds: Double) {
    #expect(Moment(text)?.date.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: ["", "tomorrow", "2030-02-30", "2030-13-01", "31.1.2030", "2030-01-31 25:00"])
  func `what is no day is none`(text: String) {
    #expect(Moment(text) == nil)
  }

  @Test
  func `a date is written the same on every machine`() {
    #expect(Moment.text(of: Date(timeIntervalSince1970: 1_896_112_830)) == "2030-01-31T18:00:30Z")
  }
}
