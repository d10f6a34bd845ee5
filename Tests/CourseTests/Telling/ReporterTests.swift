import CourseFormat
import Foundation
import Processes
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Reports")
struct ReporterTests {
  let course: SmallCourse
  let transcript = Transcript()

  init() throws {
    course = try SmallCourse()
  }

  @Test
  func `a wrong answer is told what was found, the rule and the line`() {
    var verdict = Verdict(
      submission: Submission(of: course.rain), state: .wrong,
      checks: [
        CheckResult(name: "there are days", line: 3, outcome: .passed),
        CheckResult(
          name: "the rain has a name", line: 6, outcome: .failed,
          issues: [.init(finding: "(name → nil) == \"drizzle\"", advice: ["Name it."], line: 7)]),
      ])
    verdict.misconceptions = ["Rain has no name."]

    Reporter(printer: transcript.printer).report(verdict, inFull: false)

    #expect(
      transcript.out == """
        ✘ weather/01-Rain  wrong, 1 of 2 checks pass
          What may be behind it: Rain has no name.
          ✘ fails: the rain has a name
              (name → nil) == "drizzle"
              Name it.
              Tests/WeatherTests/01-RainTests.swift:7

        """)
  }

  @Test
  func `a method that nearly has a name of UIKit's is the cause that is told`() {
    var verdict = Verdict(
      submission: Submission(of: course.rain), state: .wrong,
      checks: [CheckResult(name: "the rain has a name", line: 6, outcome: .failed)])
    verdict.misconceptions = ["There is no delegate."]
    verdict.warnings = [
      Diagnostic(
        file: "", line: 9, column: 1, message: "'titelForRow' nearly matches 'titleForRow'")
    ]

    #expect(
      verdict.likelyCauses == [
        "A method has nearly the name that UIKit asks for, so it is never called. Line 9: "
          + "'titelForRow' nearly matches 'titleForRow'"
      ])
    verdict.warnings = []
    #expect(verdict.likelyCauses == ["There is no delegate."])
  }

  @Test
  func `why checks are not judged is told once`() {
    let open = { (name: String) in
      CheckResult(
        name: name, line: 6, outcome: .notJudged,
        issues: [.init(finding: "nil", advice: ["Add the wheel first."], line: 7)])
    }
    let verdict = Verdict(
      submission: Submission(of: course.rain), state: .wrong,
      checks: ["it rains", "it snows"].map(open))

    Reporter(printer: transcript.printer).report(verdict, inFull: true)

    #expect(transcript.out.components(separatedBy: "Add the wheel first.").count == 2)
    #expect(transcript.out.contains("not judged yet: it snows"))
  }

  @Test
  func `the views that a check looked at stand below its rule, each on a line of its own`() {
    let verdict = Verdict(
      submission: Submission(of: course.rain), state: .wrong,
      checks: [
        CheckResult(
          name: "the rain is seen", line: 6, outcome: .failed,
          issues: [
            .init(
              finding: "80 == 88", advice: ["A drop is 88 points wide."],
              views: ["UIView (0 0 320 568)", "  Drop (14 40 80 104)"], line: 7)
          ])
      ])

    Reporter(printer: transcript.printer).report(verdict, inFull: false)

    #expect(
      transcript.out.hasSuffix(
        """
              A drop is 88 points wide.
              It looked at:
                  UIView (0 0 320 568)
                    Drop (14 40 80 104)
              Tests/WeatherTests/01-RainTests.swift:7

        """))
  }

  @Test
  func `after a crash others' mistakes are named as theirs`() {
    var verdict = Verdict(
      submission: Submission(of: course.rain), state: .crashed,
      checks: [CheckResult(name: "the rain has a name", line: 6, outcome: .unfinished)])
    verdict.misconceptions = ["Rain has no name."]

    Reporter(printer: transcript.printer).report(verdict, inFull: false)

    #expect(transcript.out.contains("Mistakes that fail in this check: Rain has no name."))
    #expect(!transcript.out.contains("What may be behind it"))
  }

  @Test
  func `an answer that does not compile is shown its first error, the line and what it means`() {
    Reporter(printer: transcript.printer).report(doesNotCompile, inFull: true)

    #expect(
      transcript.out == """
        ✘ weather/01-Rain  does not compile
              cannot find 'days' in scope
              Exercises/01-Weather/01-Rain.swift:6
                  func days() -> Int {
                       ^
              Nothing is called that here. Look for a typing mistake, and whether it is
              declared in this function or type.
          1 more, which may go away with this one. To see them: swift run course check
          weather/01-Rain --errors

        """)
  }

  @Test
  func `whoever asks for all errors is shown them`() {
    Reporter(printer: transcript.printer, showsAllErrors: true).report(doesNotCompile, inFull: true)

    #expect(transcript.out.contains("cannot find 'days' in scope"))
    #expect(transcript.out.contains("the second error"))
    #expect(!transcript.out.contains("--errors"))
  }

  @Test
  func `an error in the suite is told as one of the exercise's names`() {
    let verdict = Verdict(
      submission: Submission(of: course.rain), state: .doesNotCompile,
      errors: [
        Diagnostic(
          file: course.rain.suite.path, line: 4, column: 1, message: "cannot find 'Rain' in scope")
      ])

    Reporter(printer: transcript.printer).report(verdict, inFull: true)

    #expect(
      transcript.out == """
        ✘ weather/01-Rain  does not compile
              cannot find 'Rain' in scope
              Tests/WeatherTests/01-RainTests.swift:4
              The suite uses a name of the exercise that is not there or has changed.

        """)
  }

  /// An answer that the compiler finds two errors in.
  private var doesNotCompile: Verdict {
    let file = course.package.root.appendingPathComponent("answers/\(course.rain.path)").path
    return Verdict(
      submission: Submission(of: course.rain), state: .doesNotCompile,
      errors: [
        Diagnostic(file: file, line: 6, column: 8, message: "cannot find 'days' in scope"),
        Diagnostic(file: file, line: 8, column: 5, message: "the second error"),
      ])
  }

  @Test
  func `an empty file is called empty`() {
    let verdict = Verdict(
      submission: Submission(of: course.rain), state: .doesNotCompile,
      errors: [.emptyFile(of: course.rain)])

    Reporter(printer: transcript.printer).report(verdict, inFull: true)

    #expect(
      transcript.out == """
        ✘ weather/01-Rain  does not compile
              The file is empty. To get the exercise back as it came: swift run course
              reset weather/01-Rain
              Exercises/01-Weather/01-Rain.swift

        """)
  }

  @Test
  func `an answer that clashes with another is graded, and told what both declare`() {
    var verdict = Verdict(submission: Submission(of: course.rain), state: .right)
    verdict.clash = [
      Diagnostic(
        file: course.rain.answer.path, line: 16, column: 6,
        message: "invalid redeclaration of 'spelled'")
    ]

    Reporter(printer: transcript.printer).report(verdict, inFull: false)

    #expect(
      transcript.out == """
        ✔ weather/01-Rain  right
          It was graded alone, because it does not compile beside the other exercises of
          its lesson:
              invalid redeclaration of 'spelled'
              Exercises/01-Weather/01-Rain.swift:16
          swift test compiles the exercises of a lesson together. If two of them declare
          the same name, make it private, or name it differently.

        """)
  }

  @Test
  func `a part of a check that crashes apart is shown its line`() {
    var check = CheckResult(
      name: "there are days", line: 3, outcome: .failed,
      issues: [
        .init(finding: "The answer stops the program (signal SIGSEGV).", advice: [], line: 4)
      ])
    check.crashLine = 9
    let verdict = Verdict(
      submission: Submission(of: course.rain), state: .wrong, checks: [check])

    Reporter(printer: transcript.printer).report(verdict, inFull: true)

    #expect(transcript.out.contains("      It crashed at Exercises/01-Weather/01-Rain.swift:9\n"))
  }

  @Test
  func `an answer that crashes is shown its own line`() {
    var verdict = Verdict(
      submission: Submission(of: course.rain), state: .crashed,
      checks: [CheckResult(name: "there are days", line: 3, outcome: .unfinished)],
      end: RunEnd(.crashed, said: StopSentence("Fatal error: Index out of range")))
    verdict.crashLine = 9

    Reporter(printer: transcript.printer).report(verdict, inFull: true)

    #expect(
      transcript.out == """
        ✘ weather/01-Rain  crashed, 0 of 1 check passes
          ✘ not finished: there are days
              Fatal error: Index out of range
              It crashed at Exercises/01-Weather/01-Rain.swift:9
              Tests/WeatherTests/01-RainTests.swift:3

        """)
  }

  @Test
  func `a loop is shown the line it was stopped at`() {
    var verdict = Verdict(
      submission: Submission(of: course.rain), state: .ranOutOfTime,
      checks: [CheckResult(name: "there are days", line: 3, outcome: .unfinished)],
      end: RunEnd(.stuck))
    verdict.crashLine = 9

    Reporter(printer: transcript.printer).report(verdict, inFull: true)

    #expect(transcript.out.contains("      It was stopped at Exercises/01-Weather/01-Rain.swift:9"))
  }

  @Test
  func `a file that was saved while it was graded is named`() throws {
    let verdict = Verdict(submission: Submission(of: course.rain), state: .waiting)
    try course.write(SmallCourse.solution, to: "Exercises/01-Weather/01-Rain.swift")

    Reporter(printer: transcript.printer).report(verdict, inFull: true)

    #expect(
      transcript.out == """
        ━ weather/01-Rain  waiting
          Exercises/01-Weather/01-Rain.swift was saved while it was graded. This verdict
          is on the text before that.

        """)
  }

  @Test
  func `who is right is told how to compare`() {
    let verdict = Verdict(submission: Submission(of: course.rain), state: .right)

    Reporter(printer: transcript.printer).report(verdict, inFull: true)

    #expect(
      transcript.out == """
        ✔ weather/01-Rain  right
          What the solution does differently: swift run course solution weather/01-Rain

        """)
  }

  @Test
  func `the last line counts every state there is`() {
    let verdicts = [.right, .crashed, .waiting, .waiting].map {
      Verdict(submission: Submission(of: course.rain), state: $0)
    }

    Reporter(printer: transcript.printer).summarize(verdicts)

    #expect(transcript.out == "\n4 exercises: 1 right, 2 waiting, 1 crashed.\n")
  }

  @Test
  func `colour adds to the text and takes nothing away`() {
    let colored = Printer(isColored: true, isLive: false, out: { _ in }, err: { _ in })

    #expect(colored.paint("right", in: .right) == "\u{1B}[32mright\u{1B}[0m")
    #expect(transcript.printer.paint("right", in: .right) == "right")
  }

  @Test
  func `long sentences are broken between words before column 80`() {
    let sentence = Array(repeating: "seventeen letters", count: 9).joined(separator: " ")

    let lines = sentence.wrapped(indent: 6).split(separator: "\n")

    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.count <= 80 && $0.hasPrefix("      s") })
  }

  @Test func `two blanks between words stay two`() {
    #expect("下雨下雨下雨 下雨".wrapped(to: 10, indent: 2) == "  下雨下雨\n  下雨\n  下雨")
    #expect("one\ntwo".wrapped(indent: 2) == "  one\n  two")
    #expect("下雨".padding(to: 6) == "下雨  ")
    #expect("(text → \"a  b\") == \"a b\"".wrapped(indent: 2) == "  (text → \"a  b\") == \"a b\"")
  }
}
