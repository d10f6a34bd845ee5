import Foundation
import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Files and the exercises they are meant for")
struct AnswerMatcherTests {
  let course: SmallCourse
  let folder = TemporaryFolder()

  init() throws {
    course = try SmallCourse()
  }

  @Test(arguments: [
    "02-SnowAndIce (1).swift", "SnowAndIce.swift", "snowandice.swift", "02-snowandice.SWIFT",
    "02-SnowAndIce - Copy.swift", "02-SnowAndIce-1.swift", "02_SnowAndIce.swift",
    "Copy of 02-SnowAndIce.swift", "ada_02-SnowAndIce.swift", "02-SnowAndIce.swift.txt",
    "smithada_123_456_02-SnowAndIce.swift", "02-SnowAndIce final (2).swift",
    "SnowAndIce-Engel.swift", "SnowAndIce.swift.swift", "02-SnowAndIce_Mia Engel_v2.swift",
    "Mia-SnowAndIce-Abgabe.swift", "02-SnowAndIce.swift.swift.txt", "02 Snow And Ice Mia.swift",
  ])
  func `a name that a browser or a person changed is taken and told`(name: String) throws {
    try write("mine", to: name)

    let found = try read()

    #expect(found.submissions.map(\.text) == [nil, "mine", nil])
    #expect(found.notes == ["\(name) was taken for weather/02-SnowAndIce."])
  }

  @Test(arguments: [
    "exercises/01-weather/02-snowandice.swift",
    "hands-on-main/Exercises/01-Weather/02-SnowAndIce.swift",
    "a/b/01-Weather/02-SnowAndIce.swift",
  ])
  func `a place with other capitals or below other folders is taken`(path: String) throws {
    try write("mine", to: path)

    #expect(try read().submissions.map(\.text) == [nil, "mine", nil])
    #expect(try read().notes == [])
  }

  @Test
  func `a copy of the course below a folder is not taken for its solutions`() throws {
    try write("the solution", to: "course-main/Solutions/01-Weather/02-SnowAndIce.swift")
    try write("another", to: "course-main/Tests/Alternatives/01-Weather/02-SnowAndIce/A.swift")
    try write("", to: "course-main/Package.swift")
    try write("mine", to: "course-main/Exercises/01-Weather/01-Rain.swift")

    #expect(try read().submissions.map(\.text) == ["mine", nil, nil])
    #expect(try read().notes == [])
  }

  @Test
  func `a name that two lessons have needs the folder of its lesson`() throws {
    try write("mine", to: "Rain.swift")
    #expect(try read().submissions.map(\.text) == [nil, nil, nil])
    #expect(
      try read().notes == [
        "Rain.swift may be weather/01-Rain or long-nights/01-Rain, so it was not taken. Put it in "
          + "the folder of its lesson."
      ])

    try FileManager.default.removeItem(at: folder.url)
    try write("mine", to: "Long Nights/Rain.swift")
    #expect(try read().submissions.map(\.text) == [nil, nil, "mine"])
  }

  @Test
  func `of two files the clearer name is taken, and the other is named`() throws {
    try write("first", to: "02-SnowAndIce.swift")
    try write("second", to: "02-SnowAndIce (1).swift")

    #expect(try read().submissions[1].text == "first")
    #expect(
      try read().notes == [
        "02-SnowAndIce (1).swift was not taken, because 02-SnowAndIce.swift is there."
      ])
  }

  @Test(arguments: [
    ("01-Rain.swift", "01-Rain (1).swift"), ("Exercises/01-Weather/01-Rain.swift", "01-Rain.swift"),
    ("01-Weather/01-Rain.swift", "01-Weather/Rain-Engel.swift"),
  ])
  func `a file as it came, or an empty one, never beats an answer`(first: String, second: String)
    throws
  {
    for (clearer, other) in [(first, second), (second, first)] {
      for text in [SmallCourse.stub, " \n"] {
        try? FileManager.default.removeItem(at: folder.url)
        try write(text, to: "01-Weather/\(clearer)")
        try write("mine", to: "01-Weather/\(other)")

        #expect(try read().submissions[0].text == "mine")
        #expect(
          try read().notes.last
            == "01-Weather/\(clearer) holds no answer, so 01-Weather/\(other) was taken.")
      }
    }
  }

  @Test
  func `of files as they came one is there, and an empty one beside it says nothing`() throws {
    try write(SmallCourse.stub, to: "01-Weather/01-Rain.swift")
    try write("", to: "01-Weather/01-Rain (1).swift")

    #expect(try read().submissions[0].text == SmallCourse.stub)
  }

  @Test
  func `a name within another word is no name`() throws {
    try write("mine", to: "01-Weather/Rainbow.swift")
    try write("mine", to: "01-Weather/Drain Weather.swift")

    #expect(try read().submissions.map(\.text) == [nil, nil, nil])
    #expect(try read().lookAt.count == 1)
  }

  @Test
  func `two files with one text are no doubt`() throws {
    try write("mine", to: "a/02-SnowAndIce.swift")
    try write("mine", to: "b/02-SnowAndIce.swift")

    #expect(try read().submissions[1].text == "mine")
    #expect(try read().notes == [])
  }

  @Test
  func `files that no exercise has the name of are named, and not all of many`() throws {
    for number in 1...7 { try write("x", to: "thing\(number).swift") }
    try write("x", to: "notes.txt")

    #expect(
      try read().notes == [
        "No exercise has the name of thing1.swift, thing2.swift, thing3.swift, thing4.swift, "
          + "thing5.swift and 2 more, so they were not taken.",
        "notes.txt was handed in and cannot be read: an answer is a file of Swift.",
      ])
  }

  @Test
  func `an empty file is told as such, and is not compiled`() throws {
    try write(" \n\n", to: "02-SnowAndIce.swift")

    let found = try read()
    let graded = GradedExercise(found.submissions[1].obviousVerdict, in: course.package)

    #expect(found.notes == ["02-SnowAndIce.swift is empty."])
    #expect(graded.state == .doesNotCompile)
    #expect(
      graded.notes.first?.hasPrefix("01-Weather/02-SnowAndIce.swift: The file is empty.") == true)
  }

  @Test
  func `a text of sixteen bits a letter is read, and what is no text does no harm`() throws {
    let text = "let rain = \"Regen\"\n"
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try #require(text.data(using: .utf16)).write(
      to: folder.url.appendingPathComponent("02-SnowAndIce.swift"))

    #expect(try read().submissions[1].text == text)

    try Data([0xC3, 0x28, 0xFF, 0x00]).write(
      to: folder.url.appendingPathComponent("02-SnowAndIce.swift"))
    #expect(try read().submissions[1].text?.contains("\u{FFFD}") == true)
  }

  @Test
  func `a name that steers a terminal is shown without that`() throws {
    try write("x", to: "evil\u{1B}[31m\nname.swift")

    #expect(
      try read().notes == [
        "No exercise has the name of evil\u{FFFD}[31m\u{FFFD}name.swift, so it was not taken."
      ])
  }

  private func read() throws -> StudentFolder {
    try StudentFolder(at: folder.url, gradedBy: course.package.exercises.map(SuiteText.init))
  }

  private func write(_ text: String, to path: String) throws {
    try folder.url.appendingPathComponent(path).write(text)
  }
}
