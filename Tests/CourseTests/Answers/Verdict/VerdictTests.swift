import Foundation
import CourseFormat
import Processes
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Verdicts")
struct VerdictTests {
  let course: SmallCourse
  let days = "there are days"
  let name = "the rain has a name"

  init() throws {
    course = try SmallCourse()
  }

  @Test
  func `an exercise is right when every check passed`() throws {
    try handIn()
    let verdict = verdict(on: Streams.passed(days) + Streams.passed(name))

    #expect(verdict.state == .right)
    #expect(verdict.checks.map(\.outcome) == [.passed, .passed])
  }

  @Test
  func `a check that fails makes it wrong, and says why`() throws {
    try handIn()
    let verdict = verdict(on: Streams.failed(days) + Streams.passed(name), status: 1)

    #expect(verdict.state == .wrong)
    #expect(
      verdict.checks.first?.issues
        == [
          .init(
            finding: "(days → 0) == 5", advice: ["Count the days."], line: 4,
            file: "WeatherTests/01-RainTests.swift")
        ])
  }

  @Test
  func `two values that differ are not told apart a second time`() throws {
    let verdict = verdict(
      on: Streams.failed(
        days,
        saying: [
          ("fail", "Expectation failed: (days → [5, 5]) == [5, 4]"),
          ("difference", "inserted [5], removed [4]"), ("details", "Count each week."),
        ]), status: 1)

    let issue = try #require(verdict.checks.first?.issues.first)
    #expect(issue.finding == "(days → [5, 5]) == [5, 4]")
    #expect(issue.advice == ["Count each week."])
  }

  @Test
  func `what is recorded is told without a heading`() throws {
    let verdict = verdict(
      on: Streams.failed(
        days, saying: [("fail", "Issue recorded"), ("details", "The button cannot be tapped.")]),
      status: 1, record: record(of: days, IssueNote(.obstacle, line: 4)))

    let issue = try #require(verdict.checks.first?.issues.first)
    #expect(issue.finding == "The button cannot be tapped.")
    #expect(issue.advice.isEmpty && issue.kind == .obstacle)
  }

  @Test(arguments: [
    (
      ".success → .signal(SIGILL → 4)",
      "The answer stops the program (it traps)."
    ),
    (
      ".success → .signal(SIGTRAP → 5)",
      "The answer stops the program (it traps)."
    ),
    (".success → .signal(SIGSEGV → 11)", "The answer stops the program (signal SIGSEGV)."),
    (".success → .exitCode(3)", "The answer leaves the program (with status 3)."),
    (".success → .exitCode(EXIT_FAILURE → 1)", "The answer leaves the program (with status 1)."),
    (".failure → .exitCode(0)", ".failure → .exitCode(0)"),
  ])
  func `how a program ended is told in a sentence`(finding: String, sentence: String) {
    let verdict = verdict(
      on: Streams.failed(days, saying: [("fail", "Expectation failed: \(finding)")]), status: 1)

    #expect(verdict.checks.first?.issues.map(\.finding) == [sentence])
  }

  @Test(arguments: [
    ("[RainExercises.Rain.light] == []", "[Rain.light] == []"),
    ("UNError(code: HeadlessUIKit.UNError.Code.x)", "UNError(code: UNError.Code.x)"),
    ("!(isOpen → <not evaluated>)", "!isOpen"),
    ("a || (b[0] → <not evaluated>) == 2", "a || (b[0]) == 2"),
    ("(gone → RainTests.(unknown context at $55b41908f080).Baker)", "(gone → Baker)"),
    ("(a → <HeadlessUIKit.UITextField: 0x00007f3a>) === nil", "(a → a UITextField) === nil"),
    (#"rain(\n    of: [\n      1\n    ]\n  )\n  .days == 3"#, "rain(of: [1]).days == 3"),
    (#"name == \"RainExercises.Rain\""#, #"name == "RainExercises.Rain""#),
    ("Tests/RainTests/01-RainTests.Swift", "Tests/RainTests/01-RainTests.Swift"),
  ])
  func `a finding is one line, without modules and addresses`(finding: String, message: String) {
    let verdict = verdict(
      on: Streams.failed(days, saying: [("fail", "Expectation failed: \(finding)")]), status: 1)

    #expect(verdict.checks.first?.issues.map(\.finding) == [message])
  }

  @Test
  func `a check that waits makes it wait`() {
    let verdict = verdict(on: Streams.passed(days) + Streams.waiting(name))

    #expect(verdict.state == .waiting)
    #expect(verdict.checks.map(\.outcome) == [.passed, .waiting])
  }

  @Test
  func `a run that ends within a check crashed in it`() {
    let stream = Streams.event("testStarted", days) + #"{"kind":"event","payl"#
    let verdict = verdict(on: stream, status: ExitStatus.crashed)

    #expect(verdict.state == .crashed)
    #expect(verdict.checks.map(\.outcome) == [.unfinished, .notRun])
    #expect(verdict.end.told() == "Fatal error: Index out of range")
  }

  @Test(arguments: [
    "Swift/Array.swift:1: Fatal error: Index out of range",
    "WeatherExercises/01-Rain.swift:9: Precondition failed: No rows",
    "WeatherExercises/01-Rain.swift:9: Assertion failed",
    "Could not cast value of type 'Swift.Int' to 'Swift.String'.",
    "Calls lie in each other without end, or too deep: Rain.days → Rain.days. Look for a method.",
  ])
  func `what stopped the program is told in its words`(line: String) {
    let stream = Streams.head + Streams.event("testStarted", days)

    let run = SuiteRun(
      stream: stream, output: "A line before.\n\n\(line)\n", ending: .exited(ExitStatus.crashed))

    #expect(run.end.said.map { line.hasSuffix($0.text) } == true)
  }

  @Test
  func `a run that was stopped ran out of time`() {
    let stream = Streams.passed(days) + Streams.event("testStarted", name)

    #expect(verdict(on: stream, status: ExitStatus.stuck).state == .ranOutOfTime)
    #expect(verdict(on: stream, ending: .ranOutOfTime).state == .ranOutOfTime)
    #expect(verdict(on: stream, ending: .crashed(signal: SIGXCPU)).state == .ranOutOfTime)
    // A program may end with any status: the number says nothing of a signal.
    #expect(verdict(on: stream, status: 128 + SIGXCPU).state == .crashed)
  }

  @Test
  func `what a busy machine kept from its end says nothing about the answer`() {
    let stream = Streams.passed(days) + Streams.event("testStarted", name)

    #expect(verdict(on: stream, ending: .starved).state == .notGraded)
    #expect(verdict(on: stream, status: ExitStatus.starved).state == .notGraded)
  }

  @Test(arguments: [0, 1, 76] as [Int32])
  func `an answer that leaves the program is not right, and is told so`(status: Int32) throws {
    try handIn()
    let stream = Streams.passed(days) + Streams.event("testStarted", name)

    let verdict = verdict(on: stream, status: status)

    #expect(verdict.state == .crashed)
    #expect(verdict.checks.map(\.outcome) == [.passed, .unfinished])
    #expect(
      verdict.end.told(in: RunEnd.inThisCheck)
        == "The answer leaves the program in this check. Look for a call of exit.")
  }

  @Test
  func `a run that ends after its last check and not at its end is not right`() throws {
    try handIn()
    let stream = Streams.passed(days) + Streams.passed(name)
    let check = RunRecord.began(RunningCheck(name: name, exercise: "weather/01-Rain"))
    let record = "\(check)\n\(RunRecord.ended)\n"

    #expect(verdict(on: stream, record: record).state == .crashed)
    #expect(
      verdict(on: stream, record: record).end.told()
        == "The answer leaves the program. Look for a call of exit.")
    #expect(verdict(on: stream, record: record + RunRecord.concluded).state == .right)
  }

  @Test(arguments: [
    ("crashed", Verdict.State.crashed, "Fatal error: Index out of range"),
    ("aborted", .crashed, "Fatal error: Index out of range"),
    ("killed", .crashed, "The answer is killed in this check."),
    ("left", .crashed, "The answer leaves the program in this check."),
    ("suspended", .ranOutOfTime, "The answer is still waiting after 10 seconds in this check."),
    ("blocked", .ranOutOfTime, "The answer waits and does not go on in this check."),
    (
      "starved", .notGraded,
      "The answer was stopped in this check, because the machine was too busy to run it."
    ),
  ])
  func `what the run noted decides the state and the message`(
    line: String, state: Verdict.State, message: String
  ) throws {
    try handIn()
    let check = RunRecord.began(RunningCheck(name: days, exercise: "weather/01-Rain"))

    let verdict = verdict(
      on: Streams.event("testStarted", days), status: 1, record: "\(check)\n\(line)\n")

    #expect(verdict.state == state)
    #expect(verdict.end.told(in: RunEnd.inThisCheck)?.hasPrefix(message) == true)
  }

  @Test
  func `checks that never ran do not count against a decoy`() throws {
    let change = "```diff\n-    return week - 2\n+    return week\n```\n"
    try course.write(
      "## Always\n\nIt always rains.\n\n\(change)",
      to: course.rain.decoysPath)
    try handIn()

    try prove(["Always": Streams.failed(days) + Streams.failed(name)])

    let crashed = verdict(on: Streams.failed(days), status: ExitStatus.crashed)
    let whole = verdict(on: Streams.failed(days) + Streams.passed(name), status: 1)

    #expect(crashed.checks.map(\.outcome) == [.failed, .notRun])
    #expect(crashed.misconceptions == ["It always rains."])
    #expect(whole.misconceptions == [])
  }

  @Test
  func `a run without checks is not right`() throws {
    try handIn()
    let run = SuiteRun(stream: "", output: "", ending: .exited(0))

    #expect(Verdict(Submission(of: course.rain), run: run, ungated: nil).state == .wrong)
  }

  @Test
  func `an answer that passes under its TODO can be handed in`() {
    let ungated = run(Streams.passed(days) + Streams.failed(name))

    let verdict = Verdict(Submission(of: course.rain), run: nil, ungated: ungated)

    #expect(verdict.state == .waiting)
    #expect(verdict.readyToHandIn == [Todo(number: 1, line: 7)])
    #expect(verdict.checks.map(\.outcome) == [.waiting, .waiting])
    #expect(GradedExercise(verdict, in: course.package).standing == 1)
  }

  @Test
  func `a TODO deleted after the grading began changes nothing`() throws {
    let before = Submission(of: course.rain)
    try handIn()

    let verdict = Verdict(
      before, run: nil, ungated: run(Streams.passed(days) + Streams.passed(name)))

    #expect(before.isUntouched)
    #expect(verdict.state == .waiting)
    #expect(verdict.readyToHandIn == before.todos)
  }

  @Test
  func `a suite edited after the grading began changes nothing`() throws {
    let before = Submission(of: course.rain)
    try course.write(
      SmallCourse.suite.replacing(".todo(1)", with: ".todo(2)"),
      to: course.rain.shownSuitePath)

    let verdict = Verdict(
      before, run: nil, ungated: run(Streams.passed(days) + Streams.failed(name)))

    #expect(verdict.readyToHandIn == [Todo(number: 1, line: 7)])
  }

  @Test
  func `the same failures as a decoy's have its misconception`() throws {
    let change = "```diff\n-    return week - 2\n+    return week\n```\n"
    try course.write(
      "## Never\n\nIt never rains.\n\n\(change)\n"
        + "## Always\n\nIt always rains.\n\n\(change)",
      to: course.rain.decoysPath)
    try handIn()
    let onlyDays = Streams.failed(days) + Streams.passed(name)
    let daysAndName = Streams.failed(days) + Streams.failed(name)
    try prove(["Never": onlyDays, "Always": daysAndName])

    let first = verdict(on: onlyDays, status: 1)
    let both = verdict(on: daysAndName, status: 1)
    let second = verdict(on: Streams.passed(days) + Streams.failed(name), status: 1)
    let other = onlyDays.replacing("(days → 0)", with: "(days → 4)")

    #expect(first.misconceptions == ["It never rains."])
    #expect(both.misconceptions == ["It always rains."])
    #expect(second.misconceptions == [])
    #expect(other != onlyDays)
    #expect(verdict(on: other, status: 1).misconceptions == [], "The check found something else.")
  }

  @Test
  func `an app that does not work as before is asked one question`() throws {
    let change = "```diff\n-    return week - 2\n+    return week\n```\n"
    try course.write(
      ["DeletesTheLine", "HidesTheLabel"]
        .map { "## \($0)\n\n\($0).\n\n\(change)" }.joined(
          separator: "\n"),
      to: course.rain.decoysPath)
    try handIn()
    let events = Streams.failed(days) + Streams.passed(name)
    try prove(["DeletesTheLine": events, "HidesTheLabel": events])
    #expect(
      verdict(on: events, status: 1).misconceptions == ["DeletesTheLine.", "HidesTheLabel."])

    let solution = try #require(course.rain.solution.text)
    let heading = try #require(solution.split(separator: "\n").first)
    try course.write(
      solution.replacing(heading, with: heading + " (it does not work)"),
      to: course.rain.solutionPath)

    #expect(verdict(on: events, status: 1).misconceptions == ["DeletesTheLine."])
  }

  @Test
  func `an object that lies elsewhere in memory is the same finding`() throws {
    try course.write(
      "## Never\n\nIt never rains.\n\n"
        + "```diff\n-    return week - 2\n+    return week\n```\n",
      to: course.rain.decoysPath)
    try handIn()
    let events = { (object: String) in
      Streams.failed(days).replacing("(days → 0)", with: "(days → \(object))")
        + Streams.passed(name)
    }
    try prove(["Never": events("<Rain: 0x7f32aa10>")])

    #expect(
      verdict(on: events("<Rain: 0x55d1c0f8>"), status: 1).misconceptions == ["It never rains."])
    #expect(verdict(on: events("<Snow: 0x55d1c0f8>"), status: 1).misconceptions == [])
  }

  @Test
  func `what chance finds in a decoy is different each time, and is the same mistake`() throws {
    try course.write(
      "## Guesses\n\nIt guesses.\n\n"
        + "```diff\n-    return week - 2\n+    return Int.random(in: 0...week)\n```\n",
      to: course.rain.decoysPath)
    try handIn()
    let events = Streams.failed(days) + Streams.passed(name)
    try prove(["Guesses": events])

    let other = verdict(on: events.replacing("(days → 0)", with: "(days → 4)"), status: 1)

    #expect(other.misconceptions == ["It guesses."])
    #expect(
      course.root.appendingPathComponent(CoursePackage.findingsPath).text
        == "\(course.rain.name)\tdecoy Guesses\t\(days)\tby chance\n")
  }

  @Test
  func `a file of the course is the same finding in every folder`() {
    let findings = ["/home/mei/course", "/tmp/course"].map { folder in
      DecoyFindings.withoutPlaces(
        "line == \"\(folder)/Exercises/A.swift:3\" of <Rain: 0x7f32aa10>",
        in: URL(fileURLWithPath: folder))
    }

    #expect(Set(findings) == ["line == \"Exercises/A.swift:3\" of <Rain: 0x…>"])
  }

  @Test
  func `a saved file is the same finding in every run`() {
    let findings = ["/tmp", "/var/tmp"].map { folder in
      DecoyFindings.withoutPlaces(
        "file \(folder)/documents-\(UUID().uuidString)/books.json is there",
        in: URL(fileURLWithPath: "/tmp/course"))
    }

    #expect(Set(findings) == ["file documents/books.json is there"])
  }

  /// Notes what was found in decoys.
  private func prove(_ events: [String: String]) throws {
    var findings = DecoyFindings(of: course.rain)
    for decoy in course.rain.decoys {
      guard let events = events[decoy.name] else { continue }
      findings.note(run(events, status: 1), of: decoy)
    }
    try DecoyFindings.write([findings], in: course.root)
  }

  @Test
  func `an issue is of the kind that was noted for its line`() throws {
    let events = Streams.failed(days) + Streams.failed(name)
    let kinds = { (notes: IssueNote...) in
      let noted = Dictionary(grouping: notes) { _ in self.days }
      return CheckResult.all(in: EventStream(Streams.head + events), noted: noted)
        .flatMap(\.issues).map(\.kind)
    }

    #expect(kinds(IssueNote(.prerequisite, line: 4)) == [.prerequisite, .expectation])
    #expect(kinds(IssueNote(.prerequisite, line: 5)) == [.expectation, .expectation])
    #expect(
      kinds(IssueNote(.obstacle, line: 5), IssueNote(.complaint, line: 4))
        == [.complaint, .expectation])
  }

  @Test
  func `a part that found nil is another mistake than one that stopped for something else`() throws
  {
    let decoy = Decoy(name: "Never", line: 1)
    let began = RunRecord.began(RunningCheck(name: days, exercise: "weather/01-Rain"))
    let part = [began, RunRecord.childCrash, "\(CallStack.label)00ff", RunRecord.ended]
    func run(_ words: String, apart: Bool = true) -> SuiteRun {
      let record = (apart ? part : [began, RunRecord.ended]) + [RunRecord.concluded]
      return SuiteRun(
        stream: Streams.head + Streams.failed(days) + Streams.passed(name),
        output: "Rain.swift:9: Fatal error: \(words)\n",
        record: RunRecord(record.joined(separator: "\n")), ending: .exited(1))
    }
    let isNil = run("Unexpectedly found nil while unwrapping an Optional value")
    var findings = DecoyFindings(of: course.rain)

    findings.note(isNil, of: decoy)

    #expect(findings.show(isNil, inTheWayOf: decoy.answerName))
    #expect(!findings.show(run("Index out of range"), inTheWayOf: decoy.answerName))
    #expect(!findings.show(run("nothing", apart: false), inTheWayOf: decoy.answerName))
  }

  @Test
  func `a sample answer that fails other checks than it has to is a fault`() {
    let stub = SampleAnswer(kind: .stub, name: "the stub", source: "", rejectedBy: .all)
    let solution = SampleAnswer(kind: .solution, name: "the solution", source: "")
    let wrong = run(Streams.failed(days) + Streams.passed(name), status: 1)
    let right = run(Streams.passed(days) + Streams.passed(name))

    #expect(GraderProof.fault(of: solution, in: right) == nil)
    #expect(
      GraderProof.fault(of: stub, in: wrong)?.sentence
        == "the stub is not rejected by \"\(name)\".")
    #expect(
      GraderProof.fault(of: solution, in: wrong)?.sentence
        == "the solution is rejected by \"\(days)\".")
  }

  private func handIn() throws {
    try course.write(SmallCourse.solution, to: "Exercises/01-Weather/01-Rain.swift")
  }

  /// What a run notes that found issues in a check and came to its end.
  private func record(of check: String, _ issues: IssueNote...) -> String {
    let began = RunRecord.began(RunningCheck(name: check, exercise: "weather/01-Rain"))
    return ([began] + issues.map(\.text) + [RunRecord.ended, RunRecord.concluded])
      .joined(separator: "\n")
  }

  /// What every run prints in the end.
  private static let output = "Swift/Array.swift:1: Fatal error: Index out of range\n"

  private func run(_ events: String, status: Int32 = 0) -> SuiteRun {
    SuiteRun(
      stream: Streams.head + events, output: Self.output, ending: .exited(status))
  }

  private func verdict(
    on events: String, status: Int32 = 0, record: String? = nil,
    ending: ProgramEnding? = nil
  ) -> Verdict {
    let run = SuiteRun(
      stream: Streams.head + events,
      output: Self.output,
      record: record.map { RunRecord($0) }, ending: ending ?? .exited(status))
    return Verdict(Submission(of: course.rain), run: run, ungated: nil)
  }
}
