import Testing

@testable import Answers
@testable import course
@testable import course_extras

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
}
