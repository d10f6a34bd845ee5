import Foundation
import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

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

    #expect(input.handIns.map(\.name) == ["ada", "bob", "carl"])
    #expect(
      input.handIns.map { $0.files.map(\.path) }
        == [["01-Rain.swift"], ["01-Rain.swift"], ["carl.zip"]])
    #expect(input.notes == ["README.txt is no folder and no archive, so it is no student's."])
  }

  /// How the names of folders end that Moodle gives: today, and in older versions.
  nonisolated private static let endings = ["", "_"]

  @Test(arguments: endings)
  func `today's download of Moodle is a student a folder, in its archive and unpacked`(end: String)
    throws
  {
    let files = [
      "Mia Engel_1002_assignsubmission_file\(end)/01-Rain.swift",
      "Tom Fuchs_1003_assignsubmission_file\(end)/Exercises/01-Weather/01-Rain.swift",
      "Tom Fuchs_1003_assignsubmission_onlinetext\(end)/onlinetext.html",
      "Eva Text_1004_assignsubmission_onlinetext\(end)/onlinetext.html",
      "Gruppe 7_31_assignsubmission_file\(end)/01-Rain.swift",
      "Default group_assignsubmission_file\(end)/Abgabe.tar.gz",
    ]
    for file in files { try write("x", to: "INF11-UIKit-4711/\(file)") }
    try Zips.archive(files.map { .init($0, "x") }).write(to: url("INF11-UIKit-4711.zip"))
    let folders = Set(files.map { "INF11-UIKit-4711/\($0.prefix { $0 != "/" })" }).sorted()

    for input in [
      try read(["INF11-UIKit-4711.zip"]), try read(["INF11-UIKit-4711"]), try read(folders),
    ] {
      try #require(
        input.handIns.map(\.name) == [
          "Default group", "Eva Text_1004", "Gruppe 7_31", "Mia Engel_1002", "Tom Fuchs_1003",
        ])
      #expect(
        input.handIns.map { $0.files.map(\.path) } == [
          ["Abgabe.tar.gz"], ["onlinetext.html"], ["01-Rain.swift"], ["01-Rain.swift"],
          ["Exercises/01-Weather/01-Rain.swift", "onlinetext.html"],
        ])
      #expect(input.handIns[3].keys == ["Mia Engel", "1002", "Participant 1002"])
      #expect(input.handIns[0].keys == ["Default group"])
      #expect(input.notes.isEmpty)
    }
  }

  @Test
  func `a folder of Moodle's stands beside folders of students`() throws {
    try write("x", to: "moodle/Mia Engel_1002_assignsubmission_file/01-Rain.swift")
    try write("x", to: "moodle/Tom Fuchs_1003_assignsubmission_file/01-Rain.swift")
    try write("x", to: "ada/01-Rain.swift")

    #expect(
      try read(["moodle", "ada"]).handIns.map(\.name)
        == ["Mia Engel_1002", "Tom Fuchs_1003", "ada"])
  }

  @Test
  func `what nobody owns in the archive of a class is told`() throws {
    try write("", to: "m.zip")
    try Zips.archive([
      .init("Mia Engel_1002_assignsubmission_file/01-Rain.swift", "x"),
      .init("grades.xlsx", "x"), .init("01-Rain.swift", "y"),
    ]).write(to: url("m.zip"))

    let input = try read(["m.zip"])

    #expect(input.handIns.map(\.name) == ["Mia Engel_1002"])
    #expect(input.notes == ["m.zip holds what is no student's: grades.xlsx, 01-Rain.swift."])
  }

  @Test
  func `a student's own names that look like those of Canvas stay in one archive`() throws {
    try write("", to: "ada.zip")
    try Zips.archive([.init("week_1_2_a.swift", "x"), .init("01-Rain.swift", "y")])
      .write(to: url("ada.zip"))

    #expect(try read(["ada.zip"]).handIns.map(\.name) == ["ada"])
  }

  @Test
  func `what a clone of GitHub Classroom is named after is an account`() throws {
    try write("x", to: "week-1-submissions/week-1-ada-l/Exercises/01-Weather/01-Rain.swift")

    let handIn = try #require(try read(["week-1-submissions/week-1-ada-l"]).handIns.first)

    #expect(handIn.name == "week-1-ada-l")
    #expect(handIn.keys == ["ada-l"])
  }

  @Test(arguments: ["rar", "7z", "tar.gz", "tar.bz2", "dmg"])
  func `an archive that cannot be unpacked is somebody's all the same`(ending: String) throws {
    try write("x", to: "ada.\(ending)")
    try write("x", to: "canvas/fuchstom_77_901_Abgabe.\(ending)")

    #expect(try read(["ada.\(ending)"]).handIns.map(\.name) == ["ada"])
    #expect(
      try read(["canvas"]).handIns.map { "\($0.name): \($0.files.map(\.path))" }
        == ["fuchstom_77: [\"Abgabe.\(ending)\"]"])
  }

  @Test(arguments: ["tar", "tar.gz", "tgz"])
  func `what tar packed is unpacked, with names of any length`(ending: String) throws {
    let long = String(repeating: "Ordner mit Namen/", count: 12)
    try write("x", to: "in/\(long)01-Rain.swift")
    try write("y\n", to: "in/02-SnowAndIce.swift")
    try write("", to: "in/._02-SnowAndIce.swift")
    for format in ["gnu", "pax"] {
      let job = ChildProcess.Job(
        arguments: [
          "tar", "-C", folder.url.path, "--format=\(format)", ending == "tar" ? "-cf" : "-czf",
          url("ada.\(ending)").path, "in",
        ], output: url("log"))
      try #require(try ChildProcess.run([job]) == [.exited(0)], "\(url("log").text ?? "")")

      let handIn = try #require(try read(["ada.\(ending)"]).handIns.first)

      #expect(handIn.name == "ada")
      #expect(
        Set(handIn.files.map(\.path)) == ["in/\(long)01-Rain.swift", "in/02-SnowAndIce.swift"])
      let rain = try #require(handIn.files.first { $0.name == "02-SnowAndIce.swift" })
      #expect(try rain.text(limit: 10) == "y\n")
    }
    let whole = try Data(contentsOf: url("ada.\(ending)"))
    for count in stride(from: 0, to: whole.count, by: max(1, whole.count / 97)) {
      _ = TarArchive(Array(whole.prefix(count)), limit: 1 << 20)
      var damaged = Array(whole)
      damaged[count] ^= 0xFF
      _ = TarArchive(damaged, limit: 1 << 20)
    }
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
    try write("z", to: "c/anon_aB3xY_904_01-Rain.swift")
    try write("z", to: "c/LATE_anon_cD4zW_905_01-Rain.swift")
    try write("z", to: "c/jo_ann_79_906_01-Rain.swift")
    try write("z", to: "c/textonly_LATE_80_text.html")

    let input = try read(["c"])

    try #require(
      input.handIns.map(\.name) == [
        "anon_aB3xY", "anon_cD4zW", "hoppergrace_78", "jo_ann_79", "textonly_80", "turingalan_77",
      ])
    #expect(input.handIns[5].keys == ["turingalan", "77"])
    #expect(
      input.handIns[5].files.map(\.path) == ["02-SnowAndIce.swift", "01-Rain-1.swift"])
    #expect(
      [0, 1, 3, 4].map { input.handIns[$0].files.map(\.path) }
        == [["01-Rain.swift"], ["01-Rain.swift"], ["01-Rain.swift"], ["text.html"]])
    #expect(input.notes.isEmpty)
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
    #expect(input.handIns[0].person?.name == "Katherine O'Brien and Pair Two")
    #expect(input.handIns[0].person?.id == "100 201")
    #expect(input.handIns[0].person?.mail == "kj@school.example")
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

    #expect(input.isOfOne)
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
    let inner = Zips.archive([.init("in/01-Rain.swift", "z")])
    try inner.write(to: url("ada/work.zip"))
    try write("x", to: "ada/broken.zip")

    var handIn = try #require(try read(["ada"]).handIns.first)
    handIn.unpackArchives()

    #expect(handIn.files.map(\.path) == ["broken.zip", "work.zip/in/01-Rain.swift"])
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
