import CourseFormat
import CoursePage
import Testing

@testable import Grading
@testable import Answers
@testable import course
@testable import course_extras

@Suite("Files of an exercise")
struct AnswerFilesTests {
  @Test
  func `a suite has checks, their TODOs and the lines they begin on`() throws {
    let course = try SmallCourse()
    let suite = SuiteText(of: course.rain)

    #expect(suite.checks == ["there are days", "the rain has a name"])
    #expect(suite.todos == [1, 2])
    #expect(suite.lines(ofChecksFor: 1) == [3] && suite.lines(ofChecksFor: 2) == [6])
    #expect(suite.lines(ofChecksFor: 3) == [])

    try course.write(
      try #require(suite.text) + "// func `the sun shines`() {}\n",
      to: "Tests/WeatherTests/01-RainTests.swift")
    #expect(SuiteText(of: course.rain).checks == suite.checks)

    let missing = SuiteText(of: course.package.exercises[1])
    #expect(missing.text == nil && missing.checks == [] && missing.todos == [])
  }

  @Test
  func `a suite grades the file of its own name`() throws {
    let course = try SmallCourse()
    let suite = course.root.path + "/Tests/WeatherTests/01-RainTests.swift"

    let answer = Answer(gradedBy: suite, environment: [:])

    #expect(answer.name == "weather/01-Rain")
    #expect(answer.path == "Exercises/01-Weather/01-Rain.swift")
    #expect(answer.todos == [.init(number: 1, line: 7), .init(number: 2, line: 12)])
    #expect(answer.checks == [1, 2])
    #expect(answer.isUntouched)
  }

  @Test
  func `a TODO less and the exercise is begun`() throws {
    let course = try SmallCourse()
    let path = "Exercises/01-Weather/01-Rain.swift"
    try course.write(
      SmallCourse.stub.replacing("    // TODO 2: The name of the rain.\n", with: ""), to: path)

    let answer = Answer(
      gradedBy: course.root.path + "/Tests/WeatherTests/01-RainTests.swift", environment: [:])

    #expect(!answer.isUntouched)
    #expect(answer.todo(1)?.line == 7)
    #expect(answer.todo(2) == nil)
  }

  @Test
  func `a text that the exercise came with before is not begun`() throws {
    let course = try SmallCourse()
    let before = SmallCourse.stub.replacing("    // TODO 2: The name of the rain.\n", with: "")
    var texts = DeliveredTexts("")
    for text in [before, SmallCourse.stub] {
      texts.add(text, of: "weather/01-Rain", after: nil)
    }
    try course.write(texts.table, to: DeliveredTexts.path)
    let suite = course.root.path + "/Tests/WeatherTests/01-RainTests.swift"

    for text in [before, before.replacing("\n", with: "\r\n")] {
      try course.write(text, to: "Exercises/01-Weather/01-Rain.swift")
      #expect(Answer(gradedBy: suite, environment: [:]).isUntouched)
      #expect(Submission(of: course.rain).isUntouched)
      #expect(
        KnownStates(of: course.package).states(of: [course.rain])[course.rain]?.word == "waiting")
    }
    try course.write(before + "// Begun.\n", to: "Exercises/01-Weather/01-Rain.swift")
    #expect(!Answer(gradedBy: suite, environment: [:]).isUntouched)
    #expect(!Submission(of: course.rain).isUntouched)
  }

  @Test
  func `a text without a TODO line is handed in for both, also where it was delivered`() throws {
    let course = try SmallCourse()
    var texts = DeliveredTexts("")
    texts.add(SmallCourse.solution, of: "weather/01-Rain", after: nil)
    try course.write(texts.table, to: DeliveredTexts.path)
    try course.write(SmallCourse.solution, to: "Exercises/01-Weather/01-Rain.swift")
    let suite = course.root.path + "/Tests/WeatherTests/01-RainTests.swift"

    #expect(!Answer(gradedBy: suite, environment: [:]).isUntouched)
    #expect(!Submission(of: course.rain).isUntouched)
    #expect(!Submission(of: course.rain).isPristine)
  }

  @Test(arguments: [
    (["COURSE": "solutions"], "Solutions/01-Weather/01-Rain.swift"),
    (["COURSE_ANSWERS": "Solutions"], "Solutions/01-Weather/01-Rain.swift"),
    (["COURSE": "strict"], "Exercises/01-Weather/01-Rain.swift"),
  ])
  func `the environment says which answers are graded`(
    environment: [String: String], path: String
  ) throws {
    let course = try SmallCourse()
    let suite = course.root.path + "/Tests/WeatherTests/01-RainTests.swift"

    #expect(Answer(gradedBy: suite, environment: environment).path == path)
  }

  @Test
  func `hints are the text under the numbered headings`() throws {
    let course = try SmallCourse()

    #expect(try Hints(of: course.rain).steps == ["Count.", "Add."])
  }

  @Test
  func `the solution is the first answer to prove a grader with, then the stub and the decoys`()
    throws
  {
    let course = try SmallCourse()
    let decoys =
      DecoyTests.always + "\n" + DecoyTests.always.replacing("AlwaysRains", with: "Dry")
      + "\n## Broken\n"
    try course.write(decoys, to: course.rain.decoysPath)
    try course.write(DecoyTests.number, to: course.rain.alternativesPath)

    let answers = course.rain.sampleAnswers

    #expect(
      answers.map(\.name)
        == ["the solution", "the stub", "decoy AlwaysRains", "decoy Dry", "alternative Number"])
    #expect(answers.map(\.rejectedBy) == [.none, .all, .some, .some, .none])
    #expect(answers[2].source.contains("return week\n"))
    #expect(answers[4].source.contains("Int {\n    7 - 2\n  }"))
  }
}
