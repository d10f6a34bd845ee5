import CourseFormat
import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

/// What an answer may try so that its suite calls it right, and what comes of it.
@Suite("Answers that deceive")
struct DeceptionTests {
  /// A wrong answer with something in it that is to make it right.
  nonisolated struct Attempt: CustomTestStringConvertible, Sendable {
    let name: String
    /// What is declared beside the answer.
    var beside = ""
    /// What stands in its first function.
    var within = ""
    /// What the learner is told about it.
    let told: String

    var testDescription: String { name }
  }

  /// Those of the table that this test holds.
  nonisolated static let attempts = attempts(heldBy: "DeceptionTests")

  nonisolated private static func attempts(heldBy test: String) -> [Attempt] {
    AttemptTable.rows.filter { $0.heldBy == test }.map {
      Attempt(
        name: $0.name, beside: $0.place == "beside" ? $0.text : "",
        within: $0.place == "within" ? $0.text : "", told: $0.words)
    }
  }

  @Test
  func `each attempt of the table is held by what it names`() throws {
    let rows = AttemptTable.rows
    let course = try CoursePackage(around: URL(fileURLWithPath: #filePath))
    let exercises = Set(course.exercises.map(\.name))
    let script = course.root.appendingPathComponent("Tests/EndToEnd/learner").text ?? ""

    #expect(Set(rows.map { "\($0.heldBy): \($0.name)" }).count == rows.count, "One is there twice.")
    #expect(Self.attempts.count >= 50 && rows.count { $0.heldBy == "run" } >= 50)
    for row in rows {
      let isHeld =
        switch row.heldBy {
        case "run": exercises.contains(row.exercise) && script.contains("Tests/EndToEnd/attempts")
        case "learner": script.contains(row.words)
        case "ConfinementTests": ConfinementTests.attempts.contains { $0.0 == row.name }
        case "DeceptionTests: forgeries": Self.forgeries.contains(row.name)
        default:
          row.heldBy == "DeceptionTests" && row.verdict == "refused" && !row.words.isEmpty
        }
      #expect(isHeld, "\(row.heldBy) does not hold: \(row.name)")
    }
  }

  @Test(arguments: attempts)
  func `an answer that reaches into its checks is told what it is and where`(
    attempt: Attempt
  ) throws {
    let course = try CoursePackage(around: URL(fileURLWithPath: #filePath))
    let exercise = try #require(course.exercises.first)
    let (text, line) = try Self.text(with: attempt, in: exercise)
    let submission = Submission(of: exercise, text: text)

    let verdict = try #require(Verdict.refusal(of: submission), "\(attempt.name) is let in.")

    let found = verdict.objections + verdict.errors
    #expect(verdict.state == .wrong || verdict.state == .doesNotCompile)
    #expect(found.contains { $0.line >= line && $0.message.contains(attempt.told) }, "\(found)")
    #expect(GradedExercise(verdict, in: course).points == 0)
    #expect(GradedExercise(verdict, in: course).notes.contains { $0.contains(attempt.told) })
  }

  @Test
  func `a type of Swift that no check names is not said to be used by them`() throws {
    let course = try SmallCourse()
    try course.write(
      SmallCourse.suite + "let word: Substring? = nil\n",
      to: "Tests/WeatherTests/01-RainTests.swift")
    let text = SmallCourse.solution + "struct Character {}\nstruct Substring {}\n"

    let scan = AnswerScan(of: Submission(of: course.rain, text: text))

    #expect(scan.objections.map(\.message).map { $0.contains("checks use") } == [false, true])
    #expect(scan.objections.first?.message.hasPrefix("Character is a type of Swift") == true)
  }

  /// The solution with an attempt in it, and the line it begins at.
  private static func text(
    with attempt: Attempt, in exercise: Exercise
  ) throws -> (text: String, line: Int) {
    let solution = try #require(exercise.solution.text)
    guard attempt.within.isEmpty else {
      let text = solution.replacing("columns.count\n", with: "\(attempt.within)\nreturn 99\n")
      #expect(text != solution)
      let lines = text.lines
      return (text, try #require(lines.firstIndex { $0.hasSuffix(attempt.within) }) + 1)
    }
    return (solution + "\n" + attempt.beside + "\n", solution.lines.count + 1)
  }

  /// What somebody may write who wants to deceive nobody.
  nonisolated static let honest = [
    "extension UIColor { static let brand = UIColor.red }",
    "extension CGPoint { static func + (a: CGPoint, b: CGPoint) -> CGPoint { a } }",
    "func * (a: CGFloat, b: Int) -> CGFloat { a * CGFloat(b) }",
    "struct City: Equatable { let name: String }",
    "struct City: Hashable {\n  let name: String\n"
      + "  static func == (lhs: City, rhs: City) -> Bool { lhs.name == rhs.name }\n"
      + "  func hash(into hasher: inout Hasher) { hasher.combine(name) }\n}",
    "struct City: Comparable {\n  let size: Int\n"
      + "  static func < (lhs: Self, rhs: Self) -> Bool { lhs.size < rhs.size }\n}",
    "struct City {}\nextension City: CustomStringConvertible { var description: String { \"a\" } }",
    "private extension Int { static func == (a: Int, b: Int) -> Bool { true } }",
    "extension Array { subscript(safe index: Int) -> Element? { nil } }",
    "extension String { subscript(index: Int) -> Character { self.first ?? \"a\" } }",
    "extension UIView { func pinToEdges() {} }",
    "extension UIColor { convenience init(hex: String) { self.init(white: 0, alpha: 1) } }",
    "protocol Reusable {}\nextension Reusable { static var name: String { \"\" } }\n"
      + "extension UIView: Reusable {}",
    "infix operator |>\nfunc |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }",
    "extension ColumnsSource { var count: Int { columns.count } }",
    "enum Column: Int, CaseIterable { case first, second }",
    "import Foundation",
    "// @main import Testing dlsym(nil)\n/* extension Int { /* == */ } */",
    "let text = \"extension Int { static func == }\"\nlet other = #\"\\(dlsym(nil, \"a\"))\"#",
    "final class Box<Value> { var value: Value; init(_ value: Value) { self.value = value } }",
    "func title(of row: Int) -> String { \"\\(row)\" }",
    "final class City: NSObject {\n  let name = \"\"\n"
      + "  override func isEqual(_ object: Any?) -> Bool { (object as? City)?.name == name }\n}",
    "struct Wheel { @discardableResult func turn() -> Int { exit(1) } }",
    "extension Sequence where Element == Int { func total() -> Int { reduce(0, +) } }",
    "extension Comparable { func clamped(to range: ClosedRange<Self>) -> Self { self } }",
    "let half = 6 / 2, rest = 6 / 3 // \"",
    "struct Form { var userName = \"\"; func hostName() -> String { userName } }",
    "let place = #fileID + \"\\(#line)\"",
    "func title(@ViewBuilder of views: () -> [UIView]) {}",
    "private typealias FloatLiteralType = Double",
    "enum Sizes { typealias FloatLiteralType = Double }",
    "let title = Bundle.main.infoDictionary?[\"CFBundleName\"]",
    "enum Sizes { struct Item { let a: Int }; typealias One = Item }\n"
      + "extension Sizes.Item { static func == (a: Self, b: Self) -> Bool { a.a == b.a } }",
    "struct Box { struct Item { var a = 0 }\n"
      + "  static func < (a: Item, b: Item) -> Bool { a.a < b.a } }",
    "#if DEBUG\nlet isTried = true\n#else\nlet isTried = false\n#endif",
    "extension [Int] { func total() -> Int { reduce(0, +) } }",
    "let words = 3\r\nlet others = 4\r\n",
    "struct Place { var resourceURL = 3 }",
    "extension UIColor { var title: String { \"\" } }\nfunc column(_ number: Int) -> Int { number }",
    "protocol Sized { var size: Int { get } }\n"
      + "extension Sized { static func < (a: Self, b: Self) -> Bool { a.size < b.size } }\n"
      + "func > (a: any Sized, b: any Sized) -> Bool { a.size > b.size }\n"
      + "func >= <T: Sized>(a: T, b: T) -> Bool { a.size >= b.size }",
    "struct Days: OptionSet { let rawValue: Int; static let all: Days = [] }",
  ]

  @Test(arguments: honest)
  func `what an honest answer declares is no objection`(text: String) throws {
    let course = try CoursePackage(around: URL(fileURLWithPath: #filePath))
    let exercise = try #require(course.exercises.first)
    let answer = try #require(exercise.solution.text) + "\n" + text + "\n"

    let scan = AnswerScan(of: Submission(of: exercise, text: answer))

    #expect(scan.objections.isEmpty && scan.mistakes.isEmpty, "\(scan.objections + scan.mistakes)")
  }

  @Test
  func `no answer of the course is refused, right or wrong`() throws {
    let course = try CoursePackage(around: URL(fileURLWithPath: #filePath))
    var count = 0
    for exercise in course.exercises {
      for answer in exercise.sampleAnswers {
        let submission = Submission(of: exercise, text: answer.source)
        let refusal = Verdict.refusal(of: submission)
        let found =
          (refusal?.objections ?? []) + (refusal?.errors ?? [])
        #expect(refusal == nil && found.isEmpty, "\(exercise.name), \(answer.name): \(found)")
        count += 1
      }
    }
    #expect(count > 5 * course.exercises.count)
  }
}

/// What an answer may write where its suite and its graders write.
extension DeceptionTests {
  private static let days = "there are days"
  private static let name = "the rain has a name"
  nonisolated private static let key = RunKey(3, 4)

  private static func check(_ name: String) -> RunningCheck {
    RunningCheck(name: name, exercise: "weather/01-Rain")
  }

  /// The lines that a run notes about checks that came out so.
  private static func record(
    _ results: [(name: String, result: RunRecord.Result)], key: RunKey = key, concluded: Int? = nil
  ) -> String {
    let lines = results.enumerated().flatMap { index, check in
      [
        RunRecord.began(Self.check(check.name)),
        RunRecord.result(check.result, of: Self.check(check.name), number: index + 1, key: key),
        RunRecord.ended,
      ]
    }
    let end = RunRecord.concluded(after: concluded ?? results.count, key: key)
    return (lines + [RunRecord.concluded, end]).joined(separator: "\n") + "\n"
  }

  private func run(
    _ events: String, _ record: String, status: Int32 = 0
  ) -> SuiteRun {
    SuiteRun(
      stream: Streams.head + events, output: "",
      record: RunRecord(record, key: Self.key), ending: .exited(status))
  }

  @Test
  func `what is signed is believed`() {
    let right = run(
      Streams.passed(Self.days) + Streams.passed(Self.name),
      Self.record([(Self.days, .passed), (Self.name, .passed)]))
    let wrong = run(
      Streams.failed(Self.days) + Streams.passed(Self.name),
      Self.record([(Self.days, .failed), (Self.name, .passed)]), status: 1)
    let waiting = run(
      Streams.passed(Self.days) + Streams.waiting(Self.name),
      Self.record([(Self.days, .passed), (Self.name, .waiting)]))
    let crashed = run(
      Streams.passed(Self.days) + Streams.event("testStarted", Self.name),
      Self.record([(Self.days, .passed)]).lines.dropLast(3).joined(separator: "\n") + "\n"
        + RunRecord.began(Self.check(Self.name)) + "\ncrashed\n", status: ExitStatus.crashed)

    #expect(right.isClean && !right.end.isForged)
    #expect(wrong.rejections == [Self.days] && wrong.end.isWhole)
    #expect(waiting.checks.map(\.outcome) == [.passed, .waiting] && !waiting.end.isForged)
    #expect(crashed.end.kind == .crashed && !crashed.end.isForged)
    #expect(crashed.checks.map(\.outcome) == [.passed, .unfinished])
  }

  /// Lines that an answer writes instead of those of the graders, under a name for each.
  nonisolated static let forgeries = [
    "events alone", "another key", "a failure told as passed", "a check fewer", "no end",
    "an end without a signature", "an end after fewer checks", "a signature twice",
    "the signature of another check", "results in another order", "a result that is none",
    "an empty record",
  ]

  @Test(arguments: forgeries)
  func `what is not signed is not believed`(forgery: String) {
    let both = Streams.passed(Self.days) + Streams.passed(Self.name)
    let passed: [(name: String, result: RunRecord.Result)] = [
      (Self.days, .passed), (Self.name, .passed),
    ]
    let genuine = Self.record(passed)
    let lines = genuine.lines
    let record =
      switch forgery {
      case "another key": Self.record(passed, key: RunKey(3, 5))
      case "a failure told as passed": Self.record([(Self.days, .failed), (Self.name, .passed)])
      case "a check fewer": Self.record([(Self.days, .passed)])
      case "no end": lines.dropLast(3).joined(separator: "\n")
      case "an end without a signature": lines.dropLast(2).joined(separator: "\n")
      case "an end after fewer checks": Self.record(passed, concluded: 1)
      case "a signature twice":
        (lines.prefix(3) + [RunRecord.began(Self.check(Self.name)), lines[1]] + lines.dropFirst(5))
          .joined(separator: "\n")
      case "the signature of another check":
        genuine.replacing(RunRecord.began(Self.check(Self.name)), with: "began\tx\ty")
      case "results in another order":
        (lines[3..<6] + lines[0..<3] + lines.dropFirst(6)).joined(separator: "\n")
      case "a result that is none": genuine.replacing("\tpassed\t", with: "\tgreat\t")
      default: ""
      }
    let run = run(both, forgery == "events alone" ? RunRecord.concluded : record)

    #expect(!run.end.isWhole, "\(forgery) is believed.")
    #expect(!run.isClean)
  }

  @Test
  func `a check that claims to have passed is shown with the reason`() throws {
    let course = try SmallCourse()
    try course.write(SmallCourse.solution, to: "Exercises/01-Weather/01-Rain.swift")
    let run = run(
      Streams.passed(Self.days) + Streams.passed(Self.name),
      Self.record([(Self.days, .failed), (Self.name, .passed)]))

    let verdict = Verdict(Submission(of: course.rain), run: run, ungated: nil)

    #expect(verdict.state == .crashed)
    #expect(verdict.checks.map(\.outcome) == [.unfinished, .passed])
    #expect(verdict.end.told() == RunEnd.forged)
  }

  /// - Source: The reference vectors of SipHash-2-4: the key 00 01 … 0f, the texts "" and 00 01 … 0e.
  @Test
  func `a signature is the one of SipHash`() throws {
    let key = try #require(RunKey(bytes: Array(0..<16)))
    let text = String(decoding: Array<UInt8>(0..<15), as: UTF8.self)

    #expect(key.signature(of: "") == 0x726f_db47_dd0e_0e31)
    #expect(key.signature(of: text) == 0xa129_ca61_49be_45e5)
    #expect(key.bytes == Array(0..<16))
    #expect(RunKey(bytes: [1, 2]) == nil)
    #expect(RunKey.random() != RunKey.random())
  }
}
