import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Mutants")
struct MutantTests {
  @Test(arguments: [
    ("a == b", ["a != b"]),
    ("a < b", ["a <= b", "a >= b"]),
    ("rows - 1", ["rows + 1", "rows - 2", "rows - 0"]),
    ("x += 0", ["x -= 0", "x += 1"]),
    ("0..<count", ["1..<count", "0...count"]),
    ("isOpen && !isEmpty", ["isOpen || !isEmpty", "isOpen && isEmpty"]),
    ("Set<Int>()", []),
    ("-width", []),
    ("view.alpha = 0.5", ["view.alpha = 1.5"]),
    ("pair.0", []),
    ("names { $0 }", []),
    ("words.first", ["words.last"]),
    ("first", []),
    ("max(a, b)", ["min(a, b)"]),
    ("view.bounds.width", ["view.bounds.height"]),
    ("isHidden = true", ["isHidden = false"]),
    ("name = \"rain && 1\"", ["name = \"\""]),
    ("name = \"\"", ["name = \"x\""]),
    ("a // b < 1", []),
    ("    return row ?? 3", ["    return row ?? 4", "    return row ?? 2", "    return 3"]),
    ("f(a, rows[i] ?? b)", ["f(a, b)"]),
    ("f(isOpen ? a : b(c), d)", ["f(isOpen ? b(c) : a, d)"]),
    ("if isOpen ? a : b {", ["if !(isOpen ? a : b) {", "if isOpen ? b : a {"]),
    ("let names = all.sorted()", ["let names = all"]),
    (
      "all.filter { $0 }.map(f).last",
      ["all.filter { $0 }.map(f).first", "all.map(f).last", "all.filter { $0 }.last"]
    ),
    ("sorted()", []),
  ])
  func `each operator, constant and member is changed once at a time`(
    line: String, mutants: [String]
  ) {
    #expect(LineMutator(line).mutants == mutants)
  }

  @Test(arguments: [
    ("if isOpen {", ["if !(isOpen) {"]),
    ("  guard isOpen else { return }", ["  guard !(isOpen) else { return }"]),
    (
      "} else if let row, names.contains(row) {",
      [
        "} else if let row, !(names.contains(row)) {", "} else if let row {",
        "} else if let row, names {",
      ]
    ),
    ("if f(a, b), c {", ["if !(f(a, b)), c {", "if c {", "if f(a, b), !(c) {", "if f(a, b) {"]),
    ("if case .done = state {", []),
  ])
  func `a condition is turned round, and left out where others stay`(
    line: String, mutants: [String]
  ) {
    #expect(LineMutator(line).mutants == mutants)
  }

  @Test
  func `only the lines of the answer are changed, and calls, assignments and guards are dropped`() {
    let stub = """
      func fill(_ label: Label) {
        label.isHidden = true
        // TODO 1: Fill it.
      }
      """
    let solution = """
      func fill(_ label: Label) {
        label.isHidden = true
        guard isOpen else {
          return
        }
        // The label comes last.
        let text = name
        label.set(
          text)
        label.text = text
      }
      """

    let mutants = Mutant.all(of: solution, beside: stub)

    #expect(
      mutants.map(\.description) == [
        "-  guard isOpen else {\n+  guard !(isOpen) else {",
        "-  guard isOpen else {\n-    return\n-  }",
        "-  label.set(\n-    text)",
        "-  label.text = text",
      ])
    #expect(mutants.map(\.line) == [3, 3, 8, 10])
    #expect(
      mutants.last?.source == solution.replacing("  label.text = text\n", with: ""))
  }

  @Test
  func `a mutant that is recorded as equivalent need not be rejected`() throws {
    let course = try SmallCourse()
    let before = MutantPlan(of: course.rain)
    try course.write(
      """
      ## SevenIsEight

      Nobody counts the days of a week.

      ```diff
      -    let week = 7
      +    let week = 8
      ```

      ## SevenIsTwelve

      Nobody counts to twelve.

      ```diff
      -    let week = 7
      +    let week = 12
      ```

      ## NoSuchLine

      There is none.

      ```diff
      -    let month = 30
      +    let month = 31
      ```
      """, to: course.rain.mutantsPath)

    let plan = MutantPlan(of: course.rain)

    #expect(plan.equivalentCount == 1)
    #expect(plan.mutants.count == before.mutants.count - 1)
    #expect(!plan.mutants.contains { $0.replacement == ["    let week = 8"] })
    #expect(
      plan.faults.map(\.sentence) == [
        "Tests/Mutants/01-Weather/01-Rain.md:10: The mutant SevenIsTwelve is not made any more. "
          + "Remove it.",
        "Tests/Mutants/01-Weather/01-Rain.md:23: The mutant NoSuchLine does not apply: the lines "
          + "that it changes, from \"    let month = 30\" on, are not in the solution. Copy them "
          + "from there.",
      ])
  }

  @Test
  func `a mutant has to be rejected by some check, whichever it is`() throws {
    let mutant = SampleAnswer(kind: .mutant, name: "m", source: "", rejectedBy: .some)
    func run(_ events: String, status: Int32) -> SuiteRun {
      SuiteRun(
        stream: Streams.head + events, output: "", ending: .exited(status))
    }
    let right = run(
      Streams.passed("there are days") + Streams.passed("the rain has a name"), status: 0)
    let wrong = run(Streams.failed("there are days"), status: 1)

    #expect(GraderProof.fault(of: mutant, in: wrong) == nil)
    #expect(GraderProof.fault(of: mutant, in: right) == .passesAllChecks(answer: "m"))
  }
}
