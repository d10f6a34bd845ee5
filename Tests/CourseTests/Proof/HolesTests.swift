import Testing

@testable import course

@Suite("Holes in an exercise")
struct HolesTests {
  @Test
  func `an answer, a comment and private help may differ`() {
    let holes = Holes(stub: SmallCourse.stub, solution: SmallCourse.solution)

    #expect(holes.holes.count == 3)
    #expect(holes.faults.isEmpty)
    #expect(holes.holes.first?.stub == ["    // TODO 1: The number of days.", "    0"])
    #expect(holes.holes.first?.line == 7)
  }

  @Test(arguments: [
    ("struct Rain {", "struct Rain: Sendable {"),
    ("  func days() -> Int {", "  func days(of week: Int) -> Int {"),
    ("struct Rain {", "import Foundation\n\nstruct Rain {"),
    ("struct Rain {", "struct Rain {\n  var isHeavy = false"),
  ])
  func `anything else that differs is a fault`(line: String, other: String) {
    let solution = SmallCourse.solution.replacing(line, with: other)

    #expect(Holes(stub: SmallCourse.stub, solution: solution).faults.count == 1)
  }

  @Test
  func `an exercise is pristine while its holes hold neutral values`() throws {
    let course = try SmallCourse()

    #expect(Submission(of: course.rain).isPristine)
  }

  @Test(arguments: [
    ("    0\n", "    week\n"), ("    // TODO 1: The number of days.\n", ""),
    ("// How much", "// How little"), ("    nil\n", "    nil\n    nil\n    nil\n"),
  ])
  func `a touched exercise is not pristine`(line: String, other: String) throws {
    let course = try SmallCourse()
    let touched = SmallCourse.stub.replacing(line, with: other)

    try course.write(touched, to: "Exercises/01-Weather/01-Rain.swift")

    #expect(!Submission(of: course.rain).isPristine)
  }

  @Test
  func `an exercise of the right form has nothing to put right but what is missing`() throws {
    let course = try SmallCourse()

    #expect(
      ExerciseForm(exercise: course.rain).faults == [
        "There are 2 hints. There are three, under ## 1, ## 2 and ## 3, in "
          + "Exercises/01-Weather/Hints/01-Rain.md.",
        "There are 0 decoys. There are at least 3.",
        "There is no alternative. There is at least 1.",
      ])
  }

  @Test(arguments: [
    ("Exercises", "TODO 2:", "TODO 3:", "The exercise has the TODOs [1, 3]."),
    ("Exercises", "// How much", "// How little", "The statement above the exercise differs"),
    (
      "Solutions", "    let week", "    // TODO 1: x\n    let week", "A TODO stands in the solution"
    ),
  ])
  func `a departure from the form is named`(
    folder: String, text: String, other: String, sentence: String
  ) throws {
    let course = try SmallCourse()
    let source = folder == "Solutions" ? SmallCourse.solution : SmallCourse.stub
    try course.write(
      source.replacing(text, with: other), to: "\(folder)/01-Weather/01-Rain.swift")

    let faults = ExerciseForm(exercise: course.rain).faults

    #expect(faults.contains { $0.hasPrefix(sentence) })
  }
}
