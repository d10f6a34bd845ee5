import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("An exercise that does not work")
struct BrokenAppTests {
  let course: SmallCourse

  nonisolated static let stub = """
    // # Exercise 1: Rain (it does not work)
    //
    // Too little rain is counted.

    // TODO 1: Find out why too little is counted, fix it, and delete this line.

    struct Rain {
      func days() -> Int {
        let dry = 3
        return 7 - dry - dry
      }

      func name() -> String { "drizzle" }
    }

    """

  nonisolated static let solution =
    stub
    .replacing(
      "// TODO 1: Find out why too little is counted, fix it, and delete this line.\n\n", with: ""
    )
    .replacing("7 - dry - dry", with: "7 - dry")

  nonisolated static let suite = """
    @Suite("Weather 1: Rain", .exercise, .serialized)
    struct RainTests {
      @Test(.todo(1))
      func `there are days`() {}

      @Test(.todo(1), .worksBefore)
      func `the rain has a name`() {}
    }

    """

  init() throws {
    course = try SmallCourse()
    try write(stub: Self.stub, solution: Self.solution, suite: Self.suite)
  }

  @Test
  func `it has no faults of its kind`() {
    #expect(faultsOfItsKind == [])
  }

  @Test
  func `before it is mended, only the checks of what is wrong fail`() throws {
    let stub = try #require(course.rain.sampleAnswers.first { $0.kind == .stub })

    #expect(stub.rejectedBy == .these(["there are days"]))
  }

  @Test
  func `any other exercise fails every check`() throws {
    try write(
      stub: SmallCourse.stub, solution: SmallCourse.solution, suite: SmallCourse.suite)
    let stub = try #require(course.rain.sampleAnswers.first { $0.kind == .stub })

    #expect(stub.rejectedBy == .all)
  }

  @Test
  func `it is mended in one to three lines`() throws {
    let rewritten = Self.solution.replacing(
      "    let dry = 3\n", with: "    let a = 1\n    let b = 2\n"
    )
    .replacing("7 - dry", with: "7 - a - b")
    try write(
      stub: Self.stub, solution: rewritten.replacing("\"drizzle\"", with: "\"rain\""),
      suite: Self.suite)
    #expect(faultsOfItsKind.map { $0.contains("changes 4 lines") } == [true])

    let untouched = Self.stub.replacing(
      "// TODO 1: Find out why too little is counted, fix it, and delete this line.\n\n", with: "")
    try write(stub: Self.stub, solution: untouched, suite: Self.suite)
    #expect(faultsOfItsKind.map { $0.contains("changes 0 lines") } == [true])
  }

  @Test(arguments: [
    (".todo(1), .worksBefore", ".todo(1)"), ("@Test(.todo(1))", "@Test(.todo(1), .worksBefore)"),
  ])
  func `it has checks of what is wrong and of what works`(mark: String, other: String) throws {
    try write(
      stub: Self.stub, solution: Self.solution, suite: Self.suite.replacing(mark, with: other))

    #expect(faultsOfItsKind.map { $0.contains("One of the two is missing") } == [true])
  }

  @Test
  func `no other exercise has a check that works before`() throws {
    try write(
      stub: SmallCourse.stub, solution: SmallCourse.solution,
      suite: SmallCourse.suite.replacing("@Test(.todo(2))", with: "@Test(.todo(2), .worksBefore)"))

    #expect(faultsOfItsKind.map { $0.contains("Only an exercise whose first line") } == [true])
  }

  /// What the linter says, but for parts that are not there and texts that were not delivered.
  private var faultsOfItsKind: [String] {
    ExerciseLinter(exercise: course.rain).faults.map(\.sentence).filter { sentence in
      !["has no ", " hints", " decoys", "begins with. If"].contains(where: sentence.contains)
    }
  }

  private func write(stub: String, solution: String, suite: String) throws {
    try course.write(stub, to: "Exercises/01-Weather/01-Rain.swift")
    try course.write(solution, to: "Solutions/01-Weather/01-Rain.swift")
    try course.write(suite, to: "Tests/WeatherTests/01-RainTests.swift")
  }
}
