import Testing

@testable import course

@Suite("A stub beside its solution")
struct StubComparisonTests {
  @Test
  func `an answer, a comment and private help may differ`() {
    let comparison = StubComparison(stub: SmallCourse.stub, solution: SmallCourse.solution)

    #expect(comparison.differences.count == 3)
    #expect(comparison.faults.isEmpty)
    #expect(comparison.differences.first?.stub == ["    // TODO 1: The number of days.", "    0"])
    #expect(comparison.differences.first?.line == 7)
  }

  @Test(arguments: [
    ("struct Rain {", "struct Rain: Sendable {"),
    ("  func days() -> Int {", "  func days(of week: Int) -> Int {"),
    ("struct Rain {", "import Foundation\n\nstruct Rain {"),
    ("struct Rain {", "struct Rain {\n  var isHeavy = false"),
  ])
  func `anything else that differs is a fault`(line: String, other: String) {
    let solution = SmallCourse.solution.replacing(line, with: other)

    #expect(StubComparison(stub: SmallCourse.stub, solution: solution).faults.count == 1)
  }

  @Test
  func `an exercise is pristine while its TODOs stand above neutral values`() throws {
    let course = try SmallCourse()

    #expect(Submission(of: course.rain).isPristine)
  }

  @Test(arguments: [
    ("    0\n", "    week\n"), ("    // TODO 1: The number of days.\n", ""),
    ("// How much", "// How little"), ("// How much it rained.\n", ""),
    ("    nil\n", "    nil\n    nil\n    nil\n"),
  ])
  func `a touched exercise is not pristine`(line: String, other: String) throws {
    let course = try SmallCourse()
    let touched = SmallCourse.stub.replacing(line, with: other)

    try course.write(touched, to: "Exercises/01-Weather/01-Rain.swift")

    #expect(!Submission(of: course.rain).isPristine)
  }

  @Test
  func `an exercise that lacks help which it uses is not pristine`() {
    let text = "struct Rain {\n  let days = fall()\n}\n"
    let help = "private func fall() -> Int { 1 }\n"

    #expect(!StubComparison.isPristine(text, besides: text + help))
    #expect(StubComparison.isPristine(text, besides: text + help.replacing("fall", with: "melt")))
  }
}
