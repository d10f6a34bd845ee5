import CourseFormat
import Testing

@testable import Grading
@testable import course

@Suite("Files of an exercise")
struct AnswerFilesTests {
  @Test
  func `a TODO is a comment that begins its line with TODO and a number`() {
    let source = """
      // TODO 1: The first.
          //TODO 12 : Another.
      let text = "// TODO 3: not a comment"
      // TODO: without a number
      // TODO 4 without a colon
      """
    let expected = [Todo(number: 1, line: 1), Todo(number: 12, line: 2)]

    #expect(Todo.all(in: source) == expected)
    #expect(Todo.all(in: source.replacing("\n", with: "\r\n")) == expected)
  }

  @Test
  func `a check waits for the number in its todo trait`() {
    #expect(Todo.numbersAwaited(in: SmallCourse.suite) == [1, 2])
    #expect(Todo.numberAwaited(in: #"  @Test("a name", .todo(12), arguments: [1])"#) == 12)
    #expect(Todo.numberAwaited(in: "// .todo(3)") == nil)
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
  func `the head of a decoy holds its misconception and its checks`() {
    let variant = Variant(
      decoy: """
        // Misconception: All rain is the same,
        //   wherever it falls.
        // Rejected by: there are days
        // Rejected by: the rain has a name

        // Rejected by: nobody
        struct Rain {}
        """, named: "Same")

    #expect(variant.misconception == "All rain is the same, wherever it falls.")
    #expect(variant.rejectedBy == ["there are days", "the rain has a name"])
    #expect(variant.name == "decoy Same")
  }

  @Test
  func `every file in the folders is a variant, the solution first`() throws {
    let course = try SmallCourse()
    try course.write("// Misconception: A.", to: "Tests/Decoys/01-Weather/01-Rain/B.swift")
    try course.write("// Misconception: B.", to: "Tests/Decoys/01-Weather/01-Rain/A.swift")
    try course.write("// Alternative: C.", to: "Tests/Alternatives/01-Weather/01-Rain/C.swift")

    #expect(
      course.rain.variants.map(\.name)
        == ["the solution", "the stub", "decoy A", "decoy B", "alternative C"])
  }
}
