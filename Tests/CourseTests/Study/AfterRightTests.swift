import CourseFormat
import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("After a right answer")
struct AfterRightTests {
  let course: SmallCourse
  let transcript = Transcript()

  init() throws {
    course = try SmallCourse()
    try course.write(SmallCourse.solution, to: "Exercises/01-Weather/01-Rain.swift")
  }

  private func verdict(_ state: Verdict.State = .right) -> Verdict {
    Verdict(
      submission: Submission(of: course.rain), state: state,
      checks: [CheckResult(name: "there are days", line: 3, outcome: .passed)])
  }

  @Test
  func `a wrong answer has no next step, and a right one the next that is not right`() throws {
    #expect(AfterRight(verdict(.wrong), in: course.package) == nil)
    let second = course.package.exercises[1]

    #expect(try #require(AfterRight(verdict(), in: course.package)).next == second)

    VerdictCache(of: course.package).store([
      Verdict(submission: Submission(of: second), state: .right)
    ])
    #expect(
      try #require(AfterRight(verdict(), in: course.package)).next == course.package.exercises[2])
  }

  @Test func `the next exercise is the one that a reader comes upon next`() throws {
    let exercises = course.package.exercises.filter { $0.lesson == course.rain.lesson }
    let last = try #require(exercises.last)
    try #require(exercises.first == course.rain && last != course.rain)
    try course.write(
      "//: # Snow\n//: Now solve \(last.shownPath)\n", to: "Lessons/\(last.lesson)/01-Snow.swift")
    try course.write(
      "//: # Rain\n//: Now solve \(course.rain.shownPath)\n",
      to: "Lessons/\(last.lesson)/02-Rain.swift")

    let right = Verdict(submission: Submission(of: last), state: .right)

    #expect(try #require(AfterRight(right, in: course.package)).next == course.rain)
  }

  @Test
  func `a right answer with a screen becomes an app, and the command for it can be copied`() throws
  {
    #expect(try #require(AfterRight(verdict(), in: course.package)).export == nil)
    try course.write(
      "extension RainTests {\n  var opening: SceneOpening { .phone(stage) }\n}\n",
      to: course.package.path(of: course.rain.suite))

    let after = try #require(AfterRight(verdict(), in: course.package))

    let command = "swift run course export weather/01-Rain --to ~/Rain"
    #expect(after.export == command)
    Reporter(printer: transcript.printer, package: course.package).report(verdict(), inFull: true)
    let said = transcript.out.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains("Make an app of it, for Xcode or an iPhone: \(command)"), "\(said)")
    #expect(AfterRight(verdict(.wrong), in: course.package)?.export == nil)
    let page = PageVerdict(verdict(), in: course.package)
    #expect(
      page.advice.contains {
        $0.text == "Make an app of it, for Xcode or an iPhone:" && $0.code == command
      })
  }

  @Test
  func `the chapter is the one that names the exercise`() throws {
    let second = course.package.exercises[1]
    try course.write("//: # Before\n", to: "Lessons/01-Weather/01-Before.swift")
    try course.write(
      "//: # Snow\n//:\n//: It is \(second.shownPath).\n", to: "Lessons/01-Weather/02-Snow.swift")

    #expect(
      try #require(AfterRight(verdict(), in: course.package)).chapter
        == .init(title: "Snow", path: "Lessons/01-Weather/02-Snow.swift"))
  }

  @Test
  func `another right way has its sentence and the lines that differ`() throws {
    try course.write(
      "# Other right answers to Rain\n\n" + DecoyTests.number, to: course.rain.alternativesPath)

    let way = try #require(AfterRight(verdict(), in: course.package)?.ways.first)

    #expect(way.sentence == "A number alone is shorter.")
    #expect(way.lines == ["7 - 2"])
    #expect(way.path == "Tests/Alternatives/01-Weather/01-Rain.md:3")

    let other = try #require(course.rain.alternatives.first?.source)
    let same = Submission(of: course.rain, text: other.replacing("// How", with: "// Mine: how"))
    #expect(AfterRight.ways(of: same).isEmpty, "The answer is this way itself.")
  }

  @Test
  func `lines of a way that do not follow each other have a gap between them`() throws {
    try course.write(
      """
      ## Names

      Two names say more.

      ```diff
      -    return week - 2
      +    let dry = 2
      +    return week - dry
      ```

      ```diff
           name
         }
       }
      +
      +// The end.
      +let last = 1
      ```
      """, to: course.rain.alternativesPath)

    let way = try #require(AfterRight(verdict(), in: course.package)?.ways.first)

    #expect(way.lines == ["let dry = 2", "return week - dry", "…", "let last = 1"])
  }

  @Test
  func `of a long way the lines are shown that have names of its own`() throws {
    let long = (1...9).map { "    week += \($0)" }
    let added = long + ["    let calendar = Calendar()", "    return calendar.dryDays - 2"]
    try course.write(
      """
      ## Calendar

      A calendar counts the days.

      ```diff
      -    return week - 2
      \(added.map { "+\($0)" }.joined(separator: "\n"))
      ```
      """, to: course.rain.alternativesPath)

    let way = try #require(AfterRight(verdict(), in: course.package)?.ways.first)

    #expect(way.lines == ["let calendar = Calendar()", "return calendar.dryDays - 2"])
  }

  @Test(arguments: [
    ("let name = names.first!\n", AnswerRemark.Rank.improve, "The ! stops"),
    ("let data = try! load()\n", .improve, "try! stops"),
    ("let label = view as! UILabel\n", .improve, "as! stops"),
    ("final class Menu {\n  var delegate: (any MenuDelegate)?\n}\n", .change, "holds its object"),
    ("func f() { button.handler = { self.close() } }\n", .change, "[weak self]"),
    ("func f() { b.addAction(UIAction { _ in self.close() }, for: .t) }\n", .change, "[weak self]"),
    ("func f() { b.addAction(UIAction(handler: { _ in self.f() }), for: .t) }\n", .change, "held"),
    (
      "func f() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.f() } }\n",
      .change, "the timer"
    ),
    (
      "func f() { center.addObserver(forName: n, object: nil, queue: nil) { _ in self.f() } }\n",
      .change, "until the observer is removed"
    ),
    (
      "func f() { pickerView(picker, didSelectRow: 0, inComponent: 1) }\n", .improve,
      "what nobody did"
    ),
    ("func f() { viewDidLoad() }\n", .improve, "viewDidLoad is called by UIKit"),
    ("let frame = CGRect(x: 0, y: 0, width: 320, height: 40)\n", .improve, "320 is the size"),
    ("func f() { if isOn == true { } }\n", .know, "A Bool is a condition"),
    ("func f() { if names.count == 0 { } }\n", .know, "isEmpty"),
    ("func f() { print(1) }\n", .know, "A print is left"),
  ])
  func `what is right and could be better is remarked with its rank and line`(
    text: String, rank: AnswerRemark.Rank, words: String
  ) throws {
    let remark = try #require(AnswerRemark.all(on: "\n" + text, besides: "").first)

    #expect(remark.rank == rank && remark.line >= 2)
    #expect(remark.sentence.contains(words))
    #expect(AnswerRemark.all(on: text, besides: text).isEmpty, "The solution does it, too.")
  }

  @Test(arguments: [
    "let isOff = !isOn\nlet other = a != b\n",
    "final class Menu {\n  weak var delegate: (any MenuDelegate)?\n  let delegates: [Int] = []\n}\n",
    "func f() { button.handler = { [weak self] in self?.close() } }\n",
    "func f() { b.addAction(UIAction { [weak self] _ in self?.close() }, for: .tap) }\n",
    "func f() { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.f() } }\n",
    "func f() { addAction(UIAlertAction(title: t, style: s) { _ in self.f() }) }\n",
    "func f() { super.viewDidLoad() }\noverride func viewDidLoad() {}\n",
    "func pickerView(_ p: UIPickerView, didSelectRow row: Int, inComponent c: Int) {}\n",
    "@IBOutlet var label: UILabel!\n",
    "let text = \"320! try! print(1)\" // first!\n",
    "func f() { if names?.isEmpty == true { } }\n",
  ])
  func `what is good is not remarked`(text: String) {
    #expect(AnswerRemark.all(on: text, besides: "") == [])
  }

  @Test
  func `no solution and few other right answers are remarked on`() throws {
    let course = try CoursePackage(around: URL(fileURLWithPath: #filePath))
    for exercise in course.exercises {
      let solution = exercise.solution.text ?? ""
      #expect(AnswerRemark.all(on: solution, besides: solution) == [])
      for answer in exercise.alternatives {
        let remarks = AnswerRemark.all(on: answer.source, besides: solution)
        #expect(
          remarks.allSatisfy { $0.rank != .change }, "\(exercise.name), \(answer.name): \(remarks)")
      }
    }
  }

  @Test
  func `what comes after is told under the verdict`() throws {
    try course.write(
      SmallCourse.solution.replacing("week - 2", with: "Int(\"5\")!"),
      to: "Exercises/01-Weather/01-Rain.swift")

    Reporter(printer: transcript.printer, package: course.package).report(verdict(), inFull: true)

    #expect(
      transcript.out == """
        ✔ weather/01-Rain  right, 1 of 1 check passes
          ✔ passes: there are days
          It is right. These remarks cost no point:
            - Exercises/01-Weather/01-Rain.swift:8, worth a change: The ! stops the
            program if the value is nil. With guard let, if let or ?? you say what
            happens then.
          What the solution does differently: swift run course solution weather/01-Rain
          Next: Exercises/01-Weather/02-SnowAndIce.swift

        """)
  }

  @Test
  func `in watch the keys are named that go on`() throws {
    Reporter(printer: transcript.printer, package: course.package, hasKeys: true)
      .report(verdict(), inFull: true)

    #expect(transcript.out.contains("What the solution does differently: press s\n"))
    #expect(
      transcript.out.contains("Next (press n): Exercises/01-Weather/02-SnowAndIce.swift\n"))
    #expect(!transcript.out.contains("swift run course solution"))
  }

  @Test
  func `a check that asks first for another is not judged yet, and gives no point`() throws {
    try course.write(
      """
      @Suite("Weather 1: Rain", .exercise, .serialized)
      struct RainTests {
        @Test(.todo(1))
        func `there are days`() {
          #expect(days == 5, "Count the days.")
        }
        @Test(.todo(2))
        func `the rain has a name`() throws {
          try #require(days == 5, "Count the days first.")
        }
      }

      """, to: course.rain.shownSuitePath)
    let first = CheckResult(
      name: "there are days", line: 3, outcome: .failed,
      issues: [.init(finding: "0 == 5", advice: ["Count the days."], line: 5)])
    let second = CheckResult(
      name: "the rain has a name", line: 7, outcome: .failed,
      issues: [
        .init(
          finding: "0 == 5", advice: ["Count the days first."], line: 9, kind: .prerequisite)
      ])
    let suite = SuiteText(of: course.rain)

    #expect(suite.judged([first, second]).map(\.outcome) == [.failed, .notJudged])
    #expect(suite.judged([second]).map(\.outcome) == [.failed], "Nothing else fails.")
    #expect(
      suite.judged([second, second]).map(\.outcome) == [.failed, .notJudged],
      "Nothing else fails, and it is said once.")

    let verdict = Verdict(
      submission: Submission(of: course.rain), state: .wrong, checks: suite.judged([first, second]))
    Reporter(printer: transcript.printer).report(verdict, inFull: true)
    let graded = GradedExercise(verdict, in: course.package)

    #expect(transcript.out.contains("wrong, 0 of 2 checks pass, 1 not judged yet"))
    #expect(
      transcript.out.contains("━ not judged yet: the rain has a name\n      Count the days first."))
    #expect(graded.points == 0 && graded.checks.map(\.outcome) == [.failed, .notJudged])
  }

  @Test
  func `a check that asks for what one before it asked for is not judged yet`() throws {
    try course.write(
      """
      struct RainTests {
        func `there are days`() throws {
          try #require(rain, "Make a rain, and keep it.")
        }
        func `the rain has a name`() throws {
          try #require(rain, "Make a rain, and keep it.")
        }
      }

      """, to: course.rain.shownSuitePath)
    let checks = [("there are days", 3), ("the rain has a name", 6)].map {
      CheckResult(
        name: $0.0, line: $0.1 - 1, outcome: .failed,
        issues: [
          .init(
            finding: "rain → nil", advice: ["Make a rain, and keep it."], line: $0.1,
            kind: .requirement)
        ])
    }

    #expect(SuiteText(of: course.rain).judged(checks).map(\.outcome) == [.failed, .notJudged])

    var elsewhere = checks
    elsewhere[1].issues[0].file = "Grading/ExerciseScene.swift"
    #expect(SuiteText(of: course.rain).judged(elsewhere).map(\.outcome) == [.failed, .failed])
  }

  @Test
  func `a check in which a person meets the same obstacle again is not judged yet`() {
    let obstacle = CheckResult.Issue(
      finding: "The button “Rain” cannot be tapped: it has no size.", advice: [], line: 2,
      kind: .obstacle)
    let dry = CheckResult.Issue(finding: "rain → 0", advice: ["It rains."], line: 5)
    let checks = ["it rains once", "it rains twice", "it is dry"].map {
      CheckResult(name: $0, line: 2, outcome: .failed, issues: [obstacle, dry])
    }
    var others = checks
    others[2].issues = [dry]

    #expect(
      SuiteText(of: course.rain).judged(others).map(\.outcome) == [.failed, .notJudged, .failed])

    let verdict = Verdict(
      submission: Submission(of: course.rain), state: .wrong,
      checks: SuiteText(of: course.rain).judged(checks))
    Reporter(printer: transcript.printer).report(verdict, inFull: true)

    #expect(transcript.out.components(separatedBy: "It rains.").count == 2)
    #expect(
      transcript.out.contains("━ not judged yet: it rains twice\n      The button “Rain” cannot"))
  }

  @Test
  func `a check that finds only what the console complained of before is not judged yet`() {
    let complaint = CheckResult.Issue(
      finding: "UIKit goes on, and complains on the console: No row.", advice: [], line: 2,
      kind: .complaint)
    let dry = CheckResult.Issue(finding: "rain → 0", advice: ["It rains."], line: 5)
    let checks = [[complaint], [complaint], [complaint, dry]].map {
      CheckResult(name: "it rains \($0.count)", line: 2, outcome: .failed, issues: $0)
    }

    #expect(
      SuiteText(of: course.rain).judged(checks).map(\.outcome) == [.failed, .notJudged, .failed])
  }

  @Test
  func `what a loop finds again and again in a check is told once, with how often`() {
    let wet = CheckResult.Issue(finding: "rain → 9", advice: ["It is dry."], line: 5)
    let verdict = Verdict(
      submission: Submission(of: course.rain), state: .wrong,
      checks: [
        CheckResult(name: "it is dry", line: 2, outcome: .failed, issues: [wet, wet, wet])
      ])

    Reporter(printer: transcript.printer).report(verdict, inFull: true)

    #expect(transcript.out.components(separatedBy: "It is dry.").count == 2)
    #expect(transcript.out.contains("rain → 9 (The check met this 3 times.)"))
    let graded = GradedExercise(verdict, in: course.package).checks.map(\.findings)
    #expect(graded == [["rain → 9 (The check met this 3 times.) It is dry."]])
  }

  @Test
  func `what the console complains about again is told once, with how often`() {
    let complaint = CheckResult.Issue(
      finding: "UIKit goes on, and complains on the console: No row.", advice: [], line: 3,
      kind: .complaint)
    let checks = ["there are days", "the rain has a name"].map {
      CheckResult(name: $0, line: 3, outcome: .failed, issues: [complaint])
    }
    let verdict = Verdict(
      submission: Submission(of: course.rain), state: .wrong, checks: checks)

    Reporter(printer: transcript.printer).report(verdict, inFull: true)

    #expect(transcript.out.components(separatedBy: "No row.").count == 2)
    #expect(transcript.out.contains("No row. (It does so in 2\n      checks.)"))
    #expect(transcript.out.contains("The console complains as above."))

    let graded = GradedExercise(verdict, in: course.package).checks.map(\.findings)
    #expect(graded.first?.first?.hasSuffix("No row. (It does so in 2 checks.)") == true)
    #expect(graded.last == ["The console complains as above."])
  }

  @Test
  func `what was printed and what the compiler warns of stand with the verdict`() throws {
    var verdict = verdict(.wrong)
    verdict.checks[0].printed = "one\ntwo"
    verdict.warnings = [
      Diagnostic(file: course.rain.answer.path, line: 8, column: 5, message: "never used")
    ]

    Reporter(printer: transcript.printer).report(verdict, inFull: true)
    let graded = GradedExercise(verdict, in: course.package)

    #expect(transcript.out.contains("      It printed:\n          one\n          two\n"))
    #expect(
      transcript.out.contains(
        "The compiler warns: never used\n      Exercises/01-Weather/01-Rain.swift:8"))
    #expect(graded.checks.first?.printed == "one\ntwo")
    #expect(graded.warnings == ["01-Weather/01-Rain.swift:8: never used"])
  }

  @Test
  func `warnings are told apart from errors`() {
    let output = "/a/x.swift:3:5: warning: never used\n/a/x.swift:4:5: error: no\n"

    #expect(Diagnostic.warnings(in: output).map(\.message) == ["never used"])
    #expect(Diagnostic.errors(in: output).map(\.message) == ["no"])
  }

  @Test
  func `a name that another exercise of the lesson declares is told with its file`() throws {
    let second = course.package.exercises[1]
    try course.write("struct Cloud {}\nprivate struct Wind {}\n", to: second.shownPath)
    let text = SmallCourse.solution + "struct Cloud {}\nstruct Wind {}\n"

    let found = Submission(of: course.rain, text: text).namesDeclaredTwice(in: course.package)

    #expect(found.map(\.message) == ["Cloud is declared in \(second.shownPath), too"])
    #expect(found.first?.line == text.lines.firstIndex(of: "struct Cloud {}").map { $0 + 1 })
  }

  @Test
  func `a name that begins a name of the exercise is another one`() throws {
    let second = course.package.exercises[1]
    try course.write("struct Ra {}\nstruct Rain {}\n", to: second.shownPath)
    let text = SmallCourse.solution + "struct Ra {}\n"

    let found = Submission(of: course.rain, text: text).namesDeclaredTwice(in: course.package)

    #expect(found.map(\.message) == ["Ra is declared in \(second.shownPath), too"])
  }
}
