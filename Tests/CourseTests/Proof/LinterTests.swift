import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("What an exercise consists of")
struct LinterTests {
  let course: SmallCourse

  init() throws {
    course = try SmallCourse()
  }

  @Test
  func `the sentence says what an exercise lacks, and where to put it`() throws {
    #expect(
      sentences(of: course.rain) == [
        "weather/01-Rain has no alternative. Put it in "
          + "Tests/Alternatives/01-Weather/01-Rain.md.",
        "weather/01-Rain has 2 hints. An exercise has 3, under ## 1, ## 2 and ## 3: write them in "
          + "Exercises/01-Weather/Hints/01-Rain.md.",
        "weather/01-Rain has 0 decoys. An exercise has at least 8: write them in "
          + "Tests/Decoys/01-Weather/01-Rain.md.",
      ])
  }

  @Test
  func `a complete exercise has no faults`() throws {
    try complete()

    #expect(sentences(of: course.rain) == [])
  }

  @Test(arguments: [
    ("stub", "Exercises/01-Weather/01-Rain.swift"),
    ("solution", "Solutions/01-Weather/01-Rain.swift"),
    ("suite", "Tests/WeatherTests/01-RainTests.swift"),
  ])
  func `each file that is not there is told with its path`(part: String, path: String) throws {
    try complete()
    try FileManager.default.removeItem(at: course.root.appendingPathComponent(path))

    #expect(
      sentences(of: course.rain).contains("weather/01-Rain has no \(part). Put it in \(path)."))
  }

  @Test
  func `hints that name no chapter are told`() throws {
    try complete()
    try course.write(
      "## 1\n\nRead the chapter.\n\n## 2\n\nB.\n\n## 3\n\nC.\n", to: course.rain.hintsPath)

    #expect(
      sentences(of: course.rain) == [
        "The hints of weather/01-Rain send nobody back to the lesson. Name the chapter that helps, "
          + "as in \"Chapter 3 has the rule\": Exercises/01-Weather/Hints/01-Rain.md."
      ])
  }

  @Test
  func `the suite is called by its lesson, number and name`() throws {
    try complete()
    try course.write(
      SmallCourse.suite.replacing("Weather 1: Rain", with: "Weather 2: Rain"),
      to: "Tests/WeatherTests/01-RainTests.swift")

    #expect(
      sentences(of: course.rain) == [
        "Tests/WeatherTests/01-RainTests.swift: The suite is not called \"Weather 1: Rain\". It "
          + "begins with @Suite(\"Weather 1: Rain\", .exercise, .serialized)."
      ])
  }

  @Test(arguments: [
    ("Exercises", "TODO 2:", "TODO 3:", "Exercises/01-Weather/01-Rain.swift: The TODOs are"),
    ("Exercises", "TODO 2:", "TODO 3:", "Tests/WeatherTests/01-RainTests.swift: The checks wait"),
    ("Exercises", "// How much", "// How little", "Exercises/01-Weather/01-Rain.swift: The statem"),
    ("Exercises", "func days", "func nights", "Exercises/01-Weather/01-Rain.swift:6: The exercise"),
    (
      "Solutions", "    let", "    // TODO 1: x\n    let",
      "Solutions/01-Weather/01-Rain.swift: A TODO"
    ),
  ])
  func `a departure of the exercise from its solution is told`(
    folder: String, text: String, other: String, sentence: String
  ) throws {
    let source = folder == "Solutions" ? SmallCourse.solution : SmallCourse.stub
    try course.write(
      source.replacing(text, with: other), to: "\(folder)/01-Weather/01-Rain.swift")

    #expect(sentences(of: course.rain).contains { $0.hasPrefix(sentence) })
  }

  @Test
  func `an alternative says what speaks for it`() throws {
    try complete()
    try course.write(
      DecoyTests.number.replacing("A number alone\nis shorter.\n\n", with: ""),
      to: course.rain.alternativesPath)

    #expect(
      sentences(of: course.rain).contains(
        "Tests/Alternatives/01-Weather/01-Rain.md:1: The alternative Number does not say what speaks "
          + "for it. Write below its name what is different and why it is right."))
  }

  @Test(arguments: [
    (
      "return week - 2", "return month",
      "6: The alternative Number does not apply: the lines that it changes, from \"    let week = 7\" "
        + "on, are not in the solution. Copy them from there."
    ),
    (
      "is shorter.\n", "is shorter.\n\nRejected by:\n\n- there are days\n",
      "6: The alternative Number has a line that is no change: \"Rejected by:\". Below its first "
        + "paragraph there are only ```diff blocks."
    ),
  ])
  func `an alternative that cannot be applied is told with its file, line and name`(
    text: String, other: String, sentence: String
  ) throws {
    try complete()
    try course.write(
      DecoyTests.number.replacing(text, with: other), to: course.rain.alternativesPath)

    #expect(
      sentences(of: course.rain).contains("Tests/Alternatives/01-Weather/01-Rain.md:\(sentence)"))
  }

  @Test
  func `what a learner writes is no fault of the teacher's`() throws {
    try complete()
    try course.write("struct Rain {}", to: "Exercises/01-Weather/01-Rain.swift")

    #expect(ExerciseLinter(exercise: course.rain).teacherFaults == [])
  }

  @Test(arguments: [
    (
      "return week - 2", "return month",
      "8: The decoy AlwaysRains does not apply: the lines that it changes, from \"    let week = "
        + "7\" on, are not in the solution. Copy them from there."
    ),
    (
      "-    spelled(\"drizzle\")", "   }",
      "14: The decoy AlwaysRains applies in 3 ways: the lines that it changes stand in the solution "
        + "at 9, 14, 18. Put a line above or below them into the block, after a blank."
    ),
    (
      "-    spelled(\"drizzle\")\n", "",
      "14: The decoy AlwaysRains adds lines and does not say where. Put the line above or below "
        + "them into the block, after a blank."
    ),
    (
      "All rain is the same,\nwherever it falls.\n", "",
      "3: The decoy AlwaysRains has no misconception. Write below its name what somebody who "
        + "answers so believes."
    ),
  ])
  func `a decoy that cannot be applied is told with its file, line and name`(
    text: String, other: String, sentence: String
  ) throws {
    try complete()

    try replaceInDecoys(text, with: other)

    #expect(
      sentences(of: course.rain).first == "Tests/Decoys/01-Weather/01-Rain.md:\(sentence)")
  }

  @Test(arguments: [
    (
      "decoy AlwaysRains", "decoy NeverRains",
      [
        "Tests/Decoys/findings.tsv has no row of weather/01-Rain, decoy AlwaysRains.",
        "Tests/Decoys/findings.tsv has rows of weather/01-Rain, decoy NeverRains, and there is no such "
          + "decoy.",
      ]
    ),
    (
      "decoy AlwaysRains\tthere are days", "decoy AlwaysRains\tthere are nights",
      [
        "Tests/Decoys/findings.tsv says that \"there are nights\" rejects weather/01-Rain, decoy "
          + "AlwaysRains, and there is no such check."
      ]
    ),
  ])
  func `a record of other decoys or checks than the exercise has is told`(
    text: String, other: String, expected: [String]
  ) throws {
    try complete()
    let table = course.root.appendingPathComponent(CoursePackage.findingsPath)
    let rows = try #require(table.text)
    try table.write(rows.replacing(text, with: other))

    let remedy = " Record what the checks find: swift run course prove --record weather/01-Rain"
    #expect(sentences(of: course.rain) == expected.map { $0 + remedy })
  }

  @Test
  func `a TODO in an answer is told with its line`() throws {
    try complete()

    try replaceInDecoys("+    \"rain\"", with: "+    // TODO 3: Rain.")

    #expect(
      sentences(of: course.rain) == [
        "weather/01-Rain, decoy AlwaysRains: A TODO stands in line 13 of this answer. Only the "
          + "exercise has TODOs."
      ])
  }

  @Test
  func `files, rows and counts that the table in Package.swift does not know are named`() throws {
    try course.write("", to: "Solutions/01-Weather/03-Hail.swift")
    try course.write("", to: "Tests/Decoys/02-LongNights/01-Rain/Dry.swift")
    try course.write("", to: "Exercises/01-Weather/Extra.swift")
    try course.write(
      "weather/01-Rain\tdecoy Dry\tthere are days\t1\nweather/03-Hail\tdecoy Dry\tdays\t1\n",
      to: CoursePackage.findingsPath)
    try course.write(
      """
      | 1 | exercise: Rain | 01-Weather/01-Rain.swift | there are days |
      | 2 | exercise: Hail | 01-Weather/01-Rain.swift | there are days |
      | 3 | exercise: SnowAndIce | 02-LongNights/01-Rain.swift | there are days |
      | 4 | exercise: Rain | 02-LongNights/01-Rain.swift | there are days |
      """, to: "Lessons/SYLLABUS.md")
    try course.write(
      """
      | 1 | [`weather`](Lessons/01-Weather) | Rain. | 1 + 2 | 2 |
      | 2 | [`long-nights`](Lessons/02-LongNights) | Dark. | 1 + 2 | 3 |
      """, to: "README.md")

    let remedy =
      " belongs to no exercise. Add the exercise to the table in Package.swift, or remove what "
      + "belongs to none."
    #expect(
      CourseLinter(package: course.package).faults.map(\.sentence) == [
        "Lessons/03-Silence" + remedy,
        "Solutions/01-Weather/03-Hail.swift" + remedy,
        "Tests/Decoys/02-LongNights/01-Rain" + remedy,
        "weather/02-SnowAndIce has no row in Lessons/SYLLABUS.md. Add one to its lesson's table: "
          + "| … | exercise: SnowAndIce | 01-Weather/… | … |.",
        "Lessons/SYLLABUS.md:2: No exercise of this lesson is called Hail. Compare the table in "
          + "Package.swift.",
        "Lessons/SYLLABUS.md:3: No exercise of this lesson is called SnowAndIce. Compare the table "
          + "in Package.swift.",
        "README.md: The row of long-nights in the table of lessons does not end with its 1 "
          + "exercise. Put 1 in its last column.",
        "Tests/Decoys/findings.tsv has rows of weather/03-Hail, and there is no such exercise. Remove "
          + "them.",
      ])
  }

  /// Gives the first exercise what it lacks.
  private func complete() throws {
    try course.write(
      "## 1\n\nLook at chapter 1.\n\n## 2\n\nB.\n\n## 3\n\nC.\n", to: course.rain.hintsPath)
    try course.write(DecoyTests.number, to: course.rain.alternativesPath)
    let names = ["AlwaysRains"] + (2...8).map { "Rains\($0)Times" }
    let decoys = names.map { DecoyTests.always.replacing("AlwaysRains", with: $0) }
    try course.write(
      "# Wrong answers to Rain\n\n" + decoys.joined(separator: "\n"), to: course.rain.decoysPath)
    let rows = names.map { "weather/01-Rain\tdecoy \($0)\tthere are days\t1\n" }
    try course.write(rows.joined(), to: CoursePackage.findingsPath)
  }

  /// Changes the first decoy of the first exercise.
  private func replaceInDecoys(_ text: String, with other: String) throws {
    let decoys = try #require(course.root.appendingPathComponent(course.rain.decoysPath).text)
    let range = try #require(decoys.firstRange(of: text))
    try course.write(
      decoys.replacingCharacters(in: range, with: other), to: course.rain.decoysPath)
  }

  private func sentences(of exercise: Exercise) -> [String] {
    ExerciseLinter(exercise: exercise).faults.map(\.sentence)
  }
}

/// The course in this folder, whatever a learner has written.
@Suite("Every exercise is whole")
struct WholeCourseTests {
  let package: CoursePackage

  init() throws {
    package = try CoursePackage(around: URL(fileURLWithPath: #filePath))
  }

  @Test
  func `the table in Package.swift has every lesson, and exercises for each`() {
    let folders = package.root.appendingPathComponent("Lessons").names {
      $0.first?.isNumber == true
    }

    #expect(package.lessons.map(\.folder) == folders)
  }

  @Test
  func `every exercise has all its parts, and its decoys apply`() {
    let faults = package.exercises.flatMap { ExerciseLinter(exercise: $0).teacherFaults }

    #expect(faults.map(\.sentence) == [])
  }

  @Test
  func `no file and no row belongs to no exercise`() {
    #expect(CourseLinter(package: package).faults.map(\.sentence) == [])
  }

  /// As Tests/Decoys/README.md says.
  @Test
  func `decoys and alternatives have at most 22,000 lines`() {
    let files = ["Tests/Decoys", "Tests/Alternatives"].flatMap { folder in
      (FileManager.default.subpaths(atPath: package.root.appendingPathComponent(folder).path) ?? [])
        .filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") }
        .map { package.root.appendingPathComponent("\(folder)/\($0)") }
    }
    let count = files.map { ($0.text ?? "").utf8.count { $0 == UInt8(ascii: "\n") } }.reduce(0, +)

    #expect(!files.isEmpty)
    #expect(count <= 22_000)
  }

  // The core has a timer and a notification center of its own, under Apple's names.
  @Test
  func `no decoy and no alternative imports Foundation`() {
    let answers = package.exercises.flatMap { $0.decoys + $0.alternativeFile.decoys }
    let lines = answers.flatMap(\.changes).flatMap(\.replacement)

    #expect(!lines.isEmpty)
    #expect(lines.filter { $0.contains("import Foundation") } == [])
  }
}
