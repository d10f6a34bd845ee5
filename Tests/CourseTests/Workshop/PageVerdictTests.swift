import CourseFormat
import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("A verdict in a page")
struct PageVerdictTests {
  private func page(_ checks: [CheckResult], written: [String] = []) throws -> PageVerdict {
    let course = try SmallCourse()
    try course.write(SmallCourse.stub, to: "Exercises/01-Weather/01-Rain.swift")
    var verdict = Verdict(submission: Submission(of: course.rain), state: .wrong, checks: checks)
    verdict.written = written
    return PageVerdict(verdict, in: course.package)
  }

  private func check(_ issue: CheckResult.Issue) -> CheckResult {
    CheckResult(name: "it rains", line: 3, outcome: .failed, issues: [issue])
  }

  @Test func `an expression with its values is code, and no mark in it means anything`() throws {
    let issue = CheckResult.Issue(
      finding: "(rows → [5, *5*]) == `<b>`", advice: ["Ask `columns` for <each>."], line: 3)

    let lines = try #require(try page([check(issue)]).checks.first?.lines)

    #expect(
      lines.map(\.html) == [
        "<code>(rows → [5, *5*]) == `&lt;b&gt;`</code>",
        "Ask <code>columns</code> for &lt;each&gt;.",
      ])
    #expect(lines.map(\.text) == ["(rows → [5, *5*]) == `<b>`", "Ask `columns` for <each>."])
  }

  @Test func `of several things that a check has found each begins anew`() throws {
    let first = CheckResult.Issue(finding: "It is cold.", advice: ["Boil it.", "Wait."], line: 3)
    let second = CheckResult.Issue(finding: "(cups → 1) == 2", advice: ["Count."], line: 4)
    let both = CheckResult(name: "it rains", line: 3, outcome: .failed, issues: [first, second])

    let lines = try #require(try page([both]).checks.first?.lines)

    #expect(lines.map(\.begins) == [true, nil, nil, true, nil])
  }

  @Test func `a finding that is a sentence is no code`() throws {
    let issue = CheckResult.Issue(
      finding: "The answer stops the program (signal SIGSEGV).", advice: [], line: 3,
      isSentence: true)

    #expect(
      try page([check(issue)]).checks.first?.lines.map(\.html)
        == ["The answer stops the program (signal SIGSEGV)."])
  }

  @Test(arguments: [
    ("(rows → [5, 5]) == [5, 4]", "rows | [5, 5] | [5, 4]"),
    ("(name(of: 1) → nil) == \"a == b\"", "nothing"),
    ("(name(of: 1) → \")\") == \"(\"", "name(of: 1) | \")\" | \"(\""),
    ("(a → 1) == (b.count → 2)", "a | 1 | 2"), ("(a → 1) == b.count", "a | 1 | b.count"),
    ("(a → 1) != 1", "nothing"), ("(a → 1) == 1 && (b → 2) == 2", "nothing"),
    ("(a || b) == true", "nothing"), ("a → 1", "nothing"), ("(a → 1", "nothing"), ("", "nothing"),
  ])
  func `the sides of a comparison stand beside each other, and of nothing else`(
    _ text: String, _ wanted: String
  ) {
    let sides = IssueNote.Sides(of: text)

    #expect(
      (sides.map { "\($0.subject) | \($0.yours) | \($0.expected)" } ?? "nothing") == wanted)
  }

  @Test func `a text that nobody reads stands beside what is read instead`() throws {
    let course = try SmallCourse()
    func words(of issue: CheckResult.Issue) -> [PageVerdict.Words] {
      PageVerdict.Words.all(of: Telling.Finding(issue, of: course.rain))
    }
    let sentence = "No label says “Tea”. The screen says “Tee”, “OK”. Name the tea."
    let known = CheckResult.Issue(
      finding: sentence, advice: ["Look."], line: 3, kind: .obstacle,
      sides: .init(
        subject: "the screen", yours: "Tee\nOK", expected: "Tea", rest: "Name the tea."))
    let unknown = CheckResult.Issue(finding: sentence, advice: ["Look."], line: 3, kind: .obstacle)

    let told = words(of: known)

    #expect(told[0].sides?.yours == "Tee\nOK" && told[0].sides?.expected == "Tea")
    #expect(told.map(\.text) == [sentence, "Name the tea.", "Look."])
    #expect(words(of: unknown).map(\.text) == [sentence, "Look."])
    #expect(words(of: unknown)[0].sides == nil, "No sentence is read for its sides.")
  }

  @Test func `a line that checks wait for says how many`() throws {
    let course = try SmallCourse()
    try course.write(SmallCourse.stub, to: "Exercises/01-Weather/01-Rain.swift")
    let submission = Submission(of: course.rain)
    let todo = try #require(submission.todos.first)
    let line = try #require(submission.suite.lines(ofChecksFor: todo.number).min())
    func notes(_ outcome: CheckResult.Outcome) -> [PageVerdict.Note] {
      let check = CheckResult(name: "it rains", line: line, outcome: outcome)
      let verdict = Verdict(submission: submission, state: .waiting, checks: [check])
      return PageVerdict(verdict, in: course.package).notes.filter { $0.kind == .check }
    }

    #expect(notes(.waiting).map(\.line) == [todo.line])
    #expect(notes(.waiting).map(\.text) == ["1 check waits for this"])
    #expect(notes(.failed).isEmpty)
  }

  @Test func `a step is told from a verdict by what it holds, in whichever order`() throws {
    let step = PageCheck.Step(exercise: "weather/01-Rain", name: "it rains", outcome: .passed)
    let verdict = try page([check(CheckResult.Issue(finding: "5", advice: [], line: 3))])

    #expect(PageCheck.isStep(String(decoding: try JSONEncoder().encode(step), as: UTF8.self)))
    let other = #"{ "at": 3, "ended" : { "outcome": "passed", "name": "a", "exercise": "b" } }"#
    #expect(PageCheck.isStep(other))
    #expect(!PageCheck.isStep(String(decoding: try JSONEncoder().encode(verdict), as: UTF8.self)))
    for line in ["", "{", #"{"ended":"at once"}"#, #"{"name":"ended"}"#] {
      #expect(!PageCheck.isStep(line))
    }
  }

  @Test func `one page says what each key of a verdict holds`() throws {
    func keys(_ value: Any) -> Set<String> {
      if let values = value as? [Any] { return Set(values.flatMap(keys)) }
      guard let object = value as? [String: Any] else { return [] }
      return Set(object.keys).union(object.values.flatMap(keys))
    }
    let issue = CheckResult.Issue(
      finding: "(rows → 5) == 4", advice: ["Count."], views: ["UIView"], line: 3)
    var all = check(issue)
    (all.printed, all.crashLine) = ("5", 1)
    let verdict = try page([all])
    let step = PageCheck.Step(exercise: "weather/01-Rain", name: "it rains", outcome: .passed)
    let ways = PageVerdict.Words("Write it so.", code: ["let a = 1"])
    let found =
      try [JSONEncoder().encode(verdict), JSONEncoder().encode([step])]
      + [JSONEncoder().encode([ways])]
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/course/Teaching/JSON.md").standardizedFileURL
    let text = try #require(page.text?.components(separatedBy: "## A verdict").last)

    let names = try Set(found.flatMap { keys(try JSONSerialization.jsonObject(with: $0)) })

    #expect(names.isSuperset(of: ["checks", "lines", "sides", "begins", "code", "views", "ended"]))
    for name in names { #expect(text.contains("`\(name)`"), "\(name) is on no page.") }
  }

  @Test func `what else is to be said has its code marked`() throws {
    let advice = try page([], written: ["Something wrote over `events` & <more>."]).advice

    #expect(
      advice.last?.html == "Something wrote over <code>events</code> &amp; &lt;more&gt;.")
  }
}
