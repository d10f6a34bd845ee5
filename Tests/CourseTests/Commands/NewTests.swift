import CourseFormat
import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("course new exercise", .serialized)
struct NewTests {
  let course: SmallCourse
  let transcript = Transcript()

  init() throws {
    course = try SmallCourse()
    try course.write("", to: "Lessons/01-Weather/01-Start.swift")
    try course.write("", to: "Lessons/01-Weather/02-End.swift")
    try course.write(
      """
      | 3.1 | exercise: Rain | 01-Weather/01-Start.swift | there are days |
      | 3.2 | exercise: SnowAndIce | 01-Weather/01-Start.swift | there are days |
      | 4.1 | exercise: Rain | 02-LongNights/01-Rain.swift | there are days |

      """, to: "Lessons/SYLLABUS.md")
    try course.write(
      """
      | 1 | [`weather`](Lessons/01-Weather) | Rain. | 1 + 2 | 2 |
      | 2 | [`long-nights`](Lessons/02-LongNights) | Dark. | 1 + 2 | 1 |

      """, to: "README.md")
    for stray in ["Lessons/03-Silence", "Tests/WeatherTests/Rainbow.swift"] {
      try FileManager.default.removeItem(at: course.root.appendingPathComponent(stray))
    }
  }

  @Test
  func `only what its author has to write is missing`() throws {
    #expect(run("new", "exercise", "weather/03-TwoWheels") == 0)

    let package = CoursePackage(root: course.root)
    let exercise = try #require(package.exercises.first { $0.title == "TwoWheels" })
    #expect(
      package.lessons[0].exercises == ["01-Rain", "02-SnowAndIce", "03-TwoWheels"])
    #expect(package.lessons[1].exercises == ["01-Rain"])
    #expect(CourseLinter(package: package).faults == [])
    #expect(
      ExerciseLinter(exercise: exercise).faults == [
        .lacksPart(
          exercise: "weather/03-TwoWheels", part: "alternative",
          path: "Tests/Alternatives/01-Weather/03-TwoWheels.md"),
        .lacksHints(
          exercise: "weather/03-TwoWheels", count: 0,
          path: "Exercises/01-Weather/Hints/03-TwoWheels.md"),
        .lacksDecoys(
          exercise: "weather/03-TwoWheels", count: 0,
          path: "Tests/Decoys/01-Weather/03-TwoWheels.md"),
      ])
    #expect(Submission(of: exercise).isPristine)
    #expect(
      table().exercises == ["weather/01-Rain", "weather/03-TwoWheels"],
      "In the order of the course.")
    #expect(SuiteText(of: exercise).checks == ["the answer is one"])
    #expect(
      course.root.appendingPathComponent("Lessons/SYLLABUS.md").text?.lines[2]
        == "| 3.3 | exercise: TwoWheels | 01-Weather/02-End.swift | the answer is one |")
    #expect(transcript.out.contains("has 0 decoys"))
    #expect(transcript.out.hasPrefix("Exercises/01-Weather/03-TwoWheels.swift\n"))
  }

  @Test
  func `a text that has changed is delivered once that is said`() throws {
    let path = "Exercises/01-Weather/01-Rain.swift"
    let text = SmallCourse.stub.replacing("How much", with: "How long")
    try course.write(text, to: path)
    #expect(!Submission(of: course.rain).isPristine)
    #expect(
      ExerciseLinter(exercise: course.rain).faults.contains(
        .isNotDelivered(exercise: "weather/01-Rain", path: path)))

    #expect(run("new", "text", "weather/rain") == 0)

    #expect(transcript.out == "Tests/Delivered.tsv\n")
    #expect(Submission(of: course.rain).isPristine)
    #expect(
      !ExerciseLinter(exercise: course.rain).faults.contains(
        .isNotDelivered(exercise: "weather/01-Rain", path: path)))
    #expect(table().contains(AnswerText(SmallCourse.stub), of: "weather/01-Rain"))
  }

  @Test(arguments: [nil, "", "exercise\tfingerprints\n"])
  func `a table that was lost comes back whole`(left: String?) throws {
    try course.write("night", to: "Exercises/02-LongNights/01-Rain.swift")
    #expect(run("new", "text", "long-nights/rain") == 0)
    let before = table()
    try #require(before.exercises == ["weather/01-Rain", "long-nights/01-Rain"])
    for command in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "As it came"]] {
      let git = ["git", "-C", course.root.path, "-c", "user.name=A", "-c", "user.email=a@b"]
      let output = course.root.appendingPathComponent(".build/git.log")
      #expect(
        try ChildProcess.run([.init(arguments: git + command, output: output)]) == [.exited(0)])
    }
    let file = course.root.appendingPathComponent(DeliveredTexts.path)
    try FileManager.default.removeItem(at: file)
    if let left { try file.write(left) }

    #expect(run("new", "text", "weather/rain") == 0)

    #expect(table() == before)
  }

  @Test
  func `an exercise without a file delivers nothing`() throws {
    try FileManager.default.removeItem(at: course.rain.answer)
    let before = table()

    #expect(run("new", "text", "weather/rain") == 1)

    #expect(table() == before)
    #expect(transcript.err.hasPrefix("Exercises/01-Weather/01-Rain.swift cannot be read."))
  }

  @Test
  func `the list of a lesson stays sorted, on one line or on several`() throws {
    #expect(run("new", "exercise", "LongNights/02-Stars") == 0)

    #expect(
      course.root.appendingPathComponent("Package.swift").text?.hasSuffix(
        """
            exercises: [
              "01-Rain", "02-Stars",
            ]),
        ]
        """) == true)
  }

  @Test(arguments: [
    (["new"], CommandError.needsNewName),
    (["new", "lesson", "x"], .needsNewName),
    (["new", "text"], .needsNewName),
    (["new", "exercise", "weather/Hail"], .badNewName("weather/Hail")),
    (["new", "exercise", "weather/../../03-Hail"], .badNewName("weather/../../03-Hail")),
    (
      ["new", "exercise", "music/01-Hail"],
      .unknownLesson("music", lessons: ["weather", "long-nights"])
    ),
    (
      ["new", "exercise", "weather/01-Hail"],
      .exerciseExists("Exercises/01-Weather/01-Rain.swift")
    ),
  ])
  func `a name that cannot be is refused, and nothing is made`(
    arguments: [String], error: CommandError
  ) throws {
    // The first call keeps the exercises as they came.
    #expect(run("list") == 0)
    let before = try FileManager.default.subpathsOfDirectory(atPath: course.root.path).count

    #expect(
      Companion.whole(folder: course.root, printer: transcript.printer, day: "").run(arguments)
        == 64)

    #expect(transcript.err.hasPrefix(error.sentence + "\n"))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: course.root.path).count == before)
  }

  private func table() -> DeliveredTexts {
    DeliveredTexts(course.root.appendingPathComponent(DeliveredTexts.path).text ?? "")
  }

  private func run(_ arguments: String...) -> Int32 {
    Companion.whole(folder: course.root, printer: transcript.printer).run(arguments)
  }
}
