import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Names of exercises")
struct NamesTests {
  let course: SmallCourse

  init() throws {
    course = try SmallCourse()
  }

  @Test
  func `lessons and exercises are those of the table in Package.swift, in its order`() {
    #expect(course.package.lessons.map(\.folder) == ["01-Weather", "02-LongNights"])
    #expect(
      course.package.exercises.map(\.name)
        == ["weather/01-Rain", "weather/02-SnowAndIce", "long-nights/01-Rain"])
  }

  @Test
  func `what is handed in adds no exercise and takes none away`() throws {
    try course.write("struct Extra {}", to: "Exercises/01-Weather/Extra.swift")
    try course.write("struct Rain {}", to: "Exercises/09-Weather/01-Rain.swift")
    try FileManager.default.removeItem(at: course.rain.answer)

    let package = try CoursePackage(around: course.root)

    #expect(package.exercises == course.package.exercises)
    #expect(package.exercises.map(\.isMissing) == [true, false, false])
  }

  @Test
  func `without any exercise handed in the package is still found`() throws {
    try FileManager.default.removeItem(at: course.root.appendingPathComponent("Exercises"))

    let package = try CoursePackage(around: course.root)

    #expect(package.exercises.map(\.isMissing) == [true, true, true])
  }

  @Test
  func `a folder of an exercise's name is no answer`() throws {
    try FileManager.default.removeItem(at: course.rain.answer)
    try FileManager.default.createDirectory(
      at: course.rain.answer, withIntermediateDirectories: true)

    #expect(course.rain.isMissing)
  }

  @Test(arguments: [
    "weather/02-SnowAndIce", "02-SnowAndIce", "SnowAndIce", "snowandice", "WEATHER/SnowAndIce",
    "01-Weather/02-SnowAndIce", "Exercises/01-Weather/02-SnowAndIce.swift",
    "02-SnowAndIce.swift", "weather/2", "weather/02", "Weather/2", "01-weather/2", "2", "02",
  ])
  func `an exercise answers to its number, its name and its file`(name: String) throws {
    #expect(try course.package.exercises(named: [name]).map(\.name) == ["weather/02-SnowAndIce"])
  }

  @Test(arguments: ["weather", "Weather", "01-Weather", "weather/"])
  func `a lesson stands for all its exercises`(name: String) throws {
    #expect(
      try course.package.exercises(named: [name]).map(\.name)
        == ["weather/01-Rain", "weather/02-SnowAndIce"])
  }

  @Test
  func `several names are answered in the order of the course, each exercise once`() throws {
    let found = try course.package.exercises(named: ["long-nights", "SnowAndIce", "02-snowandice"])

    #expect(found.map(\.name) == ["weather/02-SnowAndIce", "long-nights/01-Rain"])
  }

  @Test
  func `no name means every exercise`() throws {
    #expect(try course.package.exercises(named: []).count == 3)
  }

  @Test
  func `a name that two lessons use is not guessed`() {
    #expect(
      throws: CommandError.ambiguousName(
        "Rain", exercises: ["weather/01-Rain", "long-nights/01-Rain"])
    ) {
      try course.package.exercises(named: ["Rain"])
    }
  }

  @Test
  func `a number that two lessons use is not guessed`() throws {
    #expect(
      throws: CommandError.ambiguousName(
        "1", exercises: ["weather/01-Rain", "long-nights/01-Rain"])
    ) {
      try course.package.exercises(named: ["1"])
    }
    #expect(
      try course.package.exercises(named: ["long-nights/1"]).map(\.name) == ["long-nights/01-Rain"])
  }

  @Test(arguments: ["0", "3", "weather/3", "pickers/1"])
  func `a number that no exercise has is not taken for another`(name: String) {
    #expect(
      throws: CommandError.unknownExercise(name, near: [], lessons: ["weather", "long-nights"])
    ) {
      try course.package.exercises(named: [name])
    }
  }

  @Test(arguments: ["SnowAndIcs", "snow", "weather/SnowIce", "SnwAn", "wether/snw"])
  func `a name that is nearly one is told the right one`(name: String) {
    #expect(
      throws: CommandError.unknownExercise(
        name, near: ["weather/02-SnowAndIce"], lessons: ["weather", "long-nights"])
    ) {
      try course.package.exercises(named: [name])
    }
  }

  @Test(arguments: ["wether", "Wheather", "weathe"])
  func `a name that is nearly a lesson's is told the lesson`(name: String) {
    #expect(
      throws: CommandError.unknownExercise(
        name, near: ["weather"], lessons: ["weather", "long-nights"])
    ) {
      try course.package.exercises(named: [name])
    }
  }

  @Test
  func `a table with an entry that cannot be read is an error`() throws {
    let manifest = SmallCourse.manifest.replacing(
      "exercises: [\"01-Rain\"]", with: "exercises: all")
    try #require(manifest != SmallCourse.manifest)
    try course.write(manifest, to: "Package.swift")

    #expect(
      throws: CommandError.unreadableTable(
        course.root.appendingPathComponent("Package.swift").path, read: 1, of: 2)
    ) {
      try CoursePackage(around: course.root)
    }
  }

  @Test
  func `a name far from all is told the lessons`() {
    #expect(
      throws: CommandError.unknownExercise(
        "Elephant", near: [], lessons: ["weather", "long-nights"])
    ) {
      try course.package.exercises(named: ["Elephant"])
    }
  }

  @Test
  func `the package is found from any folder inside it`() throws {
    let inside = course.root.appendingPathComponent("Exercises/01-Weather/Hints")

    #expect(try CoursePackage(around: inside).root.path == course.root.path)
  }

  @Test
  func `outside of the package there is a sentence`() {
    let outside = course.root.deletingLastPathComponent()

    #expect(
      throws: CommandError.outsideOfCourse(outside.path)
    ) {
      try CoursePackage(around: outside)
    }
  }
}
