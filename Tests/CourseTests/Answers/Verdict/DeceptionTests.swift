import CourseFormat
import Foundation
import Testing

@testable import course

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

  nonisolated static let attempts = [
    Attempt(
      name: "two numbers are always equal",
      beside: "extension Int { static func == (a: Int, b: Int) -> Bool { true } }",
      told: "declares == for Int"),
    Attempt(
      name: "two numbers are always equal, outside of a type",
      beside: "func == (a: Int, b: Int) -> Bool { true }", told: "declares == for Int"),
    Attempt(
      name: "the same, called by another name",
      beside: "typealias Number = Int\nfunc == (a: Number, b: Number) -> Bool { true }",
      told: "declares == for Int"),
    Attempt(
      name: "whatever may be equal is",
      beside: "func == <T: Equatable>(a: T, b: T) -> Bool { true }", told: "declares == for T"),
    Attempt(
      name: "every optional text is equal",
      beside: "func == (a: String?, b: String?) -> Bool { true }", told: "declares == for String"),
    Attempt(
      name: "lists of own values are equal",
      beside: "struct Mine: Equatable {}\nfunc == (a: [Mine], b: [Mine]) -> Bool { true }",
      told: "declares == for Mine"),
    Attempt(
      name: "an own value is equal to every text",
      beside: "struct Mine { static func == (a: Mine, b: String) -> Bool { a.x == b } }",
      told: "declares == for Mine and String"),
    Attempt(
      name: "own values are all equal",
      beside: "struct Mine: Equatable { static func == (a: Mine, b: Mine) -> Bool { true } }",
      told: "does not look at \"a\""),
    Attempt(
      name: "an own object is equal to all others",
      beside: "final class Mine: NSObject { override func isEqual(_ o: Any?) -> Bool { true } }",
      told: "does not look at \"o\""),
    Attempt(
      name: "a protocol of the answer brings the operator to numbers",
      beside: """
        protocol Equal {}
        extension Equal { static func == (a: Self, b: Self) -> Bool { true } }
        extension Int: Equal {}
        """, told: "declares == for Self"),
    Attempt(
      name: "nothing is greater",
      beside: "extension Swift.Int { static func < (a: Int, b: Int) -> Bool { true } }",
      told: "declares < for Int"),
    Attempt(
      name: "nothing is false", beside: "prefix func ! (a: Bool) -> Bool { true }",
      told: "declares ! for Bool"),
    Attempt(
      name: "two and two are three", beside: "func + (a: Int, b: Int) -> Int { 3 }",
      told: "declares + for Int"),
    Attempt(
      name: "nothing is ever nil", beside: "func != (a: Any?, b: Any?) -> Bool { true }",
      told: "declares != for"),
    Attempt(
      name: "an operator of Swift is declared anew",
      beside: "infix operator ==: AdditionPrecedence",
      told: "== is an operator of Swift"),
    Attempt(
      name: "every list has as many as it takes",
      beside: "extension Array { var count: Int { 3 } }", told: "use its count"),
    Attempt(
      name: "the same for whatever holds others",
      beside: "extension Collection { func map<T>(_ f: (Element) -> T) -> [T] { [] } }",
      told: "use its map"),
    Attempt(
      name: "what a value looks like",
      beside: "extension Int { var description: String { \"3\" } }",
      told: "use its description"),
    Attempt(
      name: "a picker that has what it should",
      beside: "extension UIPickerView { func selectedRow(inComponent c: Int) -> Int { -1 } }",
      told: "use its selectedRow"),
    Attempt(
      name: "a type that every number is",
      beside:
        "struct Magic: ExpressibleByIntegerLiteral, Equatable { init(integerLiteral: Int) {} }",
      told: "ExpressibleByIntegerLiteral"),
    Attempt(
      name: "numbers of its own", beside: "struct Int: Equatable {}",
      told: "Int is the name of a type that the checks use"),
    Attempt(
      name: "a stage of its own", beside: "final class Stage { init(showing: Any) {} }",
      told: "Stage is the name of a library"),
    Attempt(
      name: "a testing library of its own", beside: "enum Testing {}",
      told: "Testing is the name of a library"),
    Attempt(
      name: "a picker of its own", beside: "typealias UIPickerView = ColumnsSource",
      told: "UIPickerView is the name of a type that the checks use"),
    Attempt(
      name: "a program of its own", beside: "@main enum Mine { static func main() {} }",
      told: "@main says where a program begins"),
    Attempt(
      name: "code that runs when the program is loaded",
      beside: "@section(\".init_array\") @used let early: @convention(c) () -> Void = { _exit(0) }",
      told: "@section reaches around"),
    Attempt(
      name: "a function of the system replaced",
      beside:
        "@_cdecl(\"write\") func mine(_ f: Int32, _ b: UnsafeRawPointer, _ n: Int) -> Int { n }",
      told: "@_cdecl reaches around"),
    Attempt(
      name: "a function of the system replaced by an attribute in backticks",
      beside:
        "@`_cdecl`(\"write\") func mine(_ f: Int32, _ b: UnsafeRawPointer, _ n: Int) -> Int { n }",
      told: "@_cdecl reaches around"),
    Attempt(
      name: "a function of the system replaced behind what looks like a pattern",
      beside: "enum Share { static let `in` = 4 }; let half = Share.in/2; "
        + "@_cdecl(\"abs\") func mine(_ n: Int32) -> Int32 { n } // of two",
      told: "@_cdecl reaches around"),
    Attempt(
      name: "a function of the graders by its symbol",
      beside: "@_silgen_name(\"$s7Grading8RunNotesO3endyyFZ\") func end()",
      told: "@_silgen_name reaches around"),
    Attempt(
      name: "a function of the core replaced",
      beside: "extension UIView { @_dynamicReplacement(for: isHidden) var mine: Bool { true } }",
      told: "@_dynamicReplacement reaches around"),
    Attempt(name: "the testing library", beside: "import Testing", told: "Testing belongs to"),
    Attempt(
      name: "the graders", beside: "@testable import Grading", told: "Grading belongs to"),
    Attempt(
      name: "known issues", beside: "import struct Testing.Test", told: "Testing belongs to"),
    Attempt(
      name: "a symbol looked up", within: "_ = dlsym(nil, \"swt_abort\")",
      told: "dlsym finds code by its name"),
    Attempt(
      name: "a symbol looked up by a name in backticks", within: "_ = `dlsym`(nil, \"swt_abort\")",
      told: "dlsym finds code by its name"),
    Attempt(
      name: "a function by its address",
      within: "typealias F = @convention(c) () -> Void; unsafeBitCast(0x1000, to: F.self)()",
      told: "unsafeBitCast takes memory"),
    Attempt(
      name: "memory by its address",
      within: "UnsafeMutablePointer<Int>(bitPattern: 0x7f0000)?.pointee = 3",
      told: "A pointer made of a number"),
    Attempt(
      name: "the environment", within: "if getenv(\"COURSE\") != nil { return 3 }",
      told: "getenv reads or changes what the program was told"),
    Attempt(
      name: "the environment by Foundation",
      within: "if ProcessInfo.processInfo.environment[\"COURSE\"] != nil { return 3 }",
      told: "environment reads what the program was told"),
    Attempt(
      name: "the words of the call", within: "if CommandLine.arguments.count > 2 { return 3 }",
      told: "CommandLine reads what the program was told"),
    Attempt(
      name: "who calls",
      within: "if Thread.callStackSymbols.contains(where: { $0.contains(\"Tests\") }) { return 3 }",
      told: "callStackSymbols looks at who calls"),
    Attempt(
      name: "what is mapped",
      within: "if (try? String(contentsOfFile: \"/proc/self/maps\", encoding: .utf8)) != nil {}",
      told: "The files in /proc"),
    Attempt(
      name: "hidden in what a text interpolates",
      within: #"print("a \(dlsym(nil, "b") == nil ? "\("c")" : "d") e")"#,
      told: "dlsym finds code by its name"),
    Attempt(
      name: "behind what looks like a comment",
      within: "let s = \"/*\"; _ = getenv(\"COURSE\"); _ = \"*/\"",
      told: "getenv reads or changes"),
    Attempt(
      name: "behind a pattern", within: "let r = /[\"]/; _ = getenv(\"A\"); _ = /[\"]/",
      told: "getenv reads or changes"),
    Attempt(
      name: "a function of a type within a function, by its symbol",
      within:
        "enum E { @_silgen_name(\"$s7Grading8RunNotesO3endyyFZ\") static func end() }; E.end()",
      told: "@_silgen_name reaches around"),
    Attempt(
      name: "a number with a fraction is something else",
      beside: "typealias FloatLiteralType = Float", told: "FloatLiteralType is the type"),
    Attempt(
      name: "a number is something else",
      beside: "struct Mine { }\ntypealias IntegerLiteralType = Mine",
      told: "IntegerLiteralType is the type"),
    Attempt(
      name: "a text is something else", beside: "typealias StringLiteralType = Substring",
      told: "StringLiteralType is the type"),
    Attempt(
      name: "true is something else", beside: "enum BooleanLiteralType {}",
      told: "BooleanLiteralType is the type"),
    Attempt(
      name: "where the file lies", within: "if #filePath.contains(\"work\") { return 3 }",
      told: "#filePath tells where"),
    Attempt(
      name: "the same in a value that is taken if there is none",
      beside: "func place(_ file: String = #file) -> String { file }", told: "#file tells where"),
    Attempt(
      name: "where the program lies",
      within: "if Bundle.main.executablePath?.contains(\"Tests\") == true { return 3 }",
      told: "executablePath tells where"),
    Attempt(
      name: "the folder of the program",
      within: "if Bundle.main.bundlePath.contains(\"work\") { return 3 }",
      told: "bundlePath tells where"),
    Attempt(
      name: "the folder of the run",
      within: "if FileManager.default.currentDirectoryPath == \"/\" { return 3 }",
      told: "currentDirectoryPath tells where"),
    Attempt(
      name: "two numbers are always equal, by an alias in a type of the answer",
      beside: "enum Box { typealias I = Int }\n"
        + "extension Box.I { static func == (a: Self, b: Self) -> Bool { true } }",
      told: "declares == for"),
    Attempt(
      name: "two lists are always equal, by an alias in a type of the answer",
      beside: "enum Box { typealias L = [Int] }\nfunc == (a: Box.L, b: Box.L) -> Bool { true }",
      told: "declares == for Int"),
    Attempt(
      name: "the second of two aliases with one name",
      beside: "struct Mine {}\nenum A { typealias I = Mine }\nenum B { typealias I = Int }\n"
        + "func == (a: B.I, b: B.I) -> Bool { true }",
      told: "declares == for"),
    Attempt(
      name: "an alias of an own value that may be missing",
      beside: "struct Mine: Equatable { var a = 0 }\ntypealias Maybe = Mine?\n"
        + "func == (a: Maybe, b: Maybe) -> Bool { true || a == nil || b == nil }",
      told: "declares == for"),
    Attempt(
      name: "a type in a type has the name of one of the library",
      beside: "enum Box { struct Date {} }\nfunc == (a: Date, b: Date) -> Bool { true }",
      told: "declares == for Date"),
    Attempt(
      name: "two lists are always equal, in an extension of the short form",
      beside: "extension [Int] { static func == (a: Self, b: Self) -> Bool { true } }",
      told: "declares == for"),
    Attempt(
      name: "the same for a dictionary",
      beside: "extension [String: Int] { static func == (a: Self, b: Self) -> Bool { true } }",
      told: "declares == for"),
    Attempt(
      name: "the same for what may be missing",
      beside: "struct Mine: Equatable { var a = 0 }\n"
        + "extension Mine? { static func == (a: Self, b: Self) -> Bool { true } }",
      told: "declares == for"),
    Attempt(
      name: "the same in brackets",
      beside: "extension (Int) { static func == (a: Self, b: Self) -> Bool { true } }",
      told: "declares == for"),
    Attempt(
      name: "behind a comment that a carriage return ends",
      beside: "// a\rextension Int { static func == (a: Int, b: Int) -> Bool { true } }",
      told: "declares == for Int"),
    Attempt(
      name: "a function of the system behind such a comment",
      beside: "// a\r@_cdecl(\"fwrite\") public func w(_ a: Int) -> Int { a }",
      told: "@_cdecl reaches around"),
    Attempt(
      name: "behind a brace that the compiler does not read",
      beside: "#if compiler(<5)\nprivate struct Hide {\n#endif\n"
        + "extension Int { static func == (a: Int, b: Int) -> Bool { true } }",
      told: "#if asks for a version of the compiler"),
    Attempt(
      name: "behind a quote that the compiler does not read",
      beside: "#if os(Linux) && swift(<4)\nlet a = '/*'\n#endif\n"
        + "extension Int { static func == (a: Int, b: Int) -> Bool { true } } // */",
      told: "#if asks for a version of the compiler"),
    Attempt(
      name: "the second import of a line",
      beside: "import struct HeadlessUIKit.CGRect; import Testing", told: "Testing belongs to"),
    Attempt(
      name: "an import in backticks", beside: "import `Testing`", told: "Testing belongs to"),
    Attempt(
      name: "an import behind a semicolon",
      beside: "let a = 3; @testable import Grading", told: "@testable reaches around"),
    Attempt(
      name: "a protocol that is adopted through another one",
      beside: "protocol Equal {}\nprotocol Same: Equal {}\n"
        + "extension Equal { static func == (a: Self, b: Self) -> Bool { true } }\n"
        + "extension Int: Same {}", told: "declares == for Self"),
    Attempt(
      name: "behind a pattern that looks like a comment",
      within: "let r = #/\\/*/#; _ = getenv(\"A\"); _ = #/\\*//#", told: "getenv reads or changes"),
    Attempt(
      name: "behind a pattern with three quotes",
      within: "let r = #/\"\"\"/#; _ = getenv(\"A\"); _ = #/\"\"\"/#",
      told: "getenv reads or changes"),
    Attempt(
      name: "a setter of its own for what the checks read",
      beside: "extension UIPickerView { private(set) var numberOfComponents: Int "
        + "{ get { 3 } set {} } }", told: "use its numberOfComponents"),
    Attempt(
      name: "where the resources lie",
      within: "if (Bundle.main.resourcePath ?? \"\").contains(\"course\") { return 3 }",
      told: "resourcePath tells where"),
    Attempt(
      name: "where the bundle of a type lies",
      within: "if Bundle(for: Self.self).bundlePath.contains(\"course\") { return 3 }",
      told: "bundlePath tells where"),
    Attempt(
      name: "the name of the machine",
      within: "if ProcessInfo.processInfo.hostName != \"mine\" { return 3 }",
      told: "hostName tells whose machine"),
    Attempt(
      name: "the same from the system",
      within: "var name = [CChar](repeating: 0, count: 99); gethostname(&name, 99)",
      told: "gethostname tells whose machine"),
  ]

  /// The same in an exercise whose suite calls a function of Swift's.
  nonisolated static let calls = [
    Attempt(
      name: "a constant that is called", beside: "let abs: (CGFloat) -> CGFloat = { _ in 0 }",
      told: "The checks call a function abs"),
    Attempt(
      name: "a constant whose type is not written", beside: "let abs = { (x: CGFloat) in x - x }",
      told: "The checks call a function abs"),
    Attempt(
      name: "a variable that is computed",
      beside: "var abs: (CGFloat) -> CGFloat { { _ in 0 } }",
      told: "The checks call a function abs"),
    Attempt(
      name: "the second of two constants",
      beside: "let one = 1, abs: (CGFloat) -> CGFloat = { _ in 0 }",
      told: "The checks call a function abs"),
    Attempt(
      name: "a function", beside: "func abs(_ x: CGFloat) -> CGFloat { 0 }",
      told: "The checks call a function abs"),
  ]

  @Test(arguments: calls)
  func `what the checks would call instead of a function is told`(attempt: Attempt) throws {
    let course = try SmallCourse()
    try course.write(
      SmallCourse.suite.replacing("() {}", with: "() { #expect(abs(Rain().depth - 3) < 1) }"),
      to: "Tests/WeatherTests/01-RainTests.swift")
    let told = { (beside: String) in
      AnswerScan(of: Submission(of: course.rain, text: SmallCourse.solution + beside + "\n"))
        .objections.map(\.message)
    }

    #expect(told(attempt.beside).contains { $0.contains(attempt.told) }, "\(told(attempt.beside))")
    #expect(told("private " + attempt.beside).isEmpty)
    #expect(told("let abs = 3, min = \"a\"\n").isEmpty)
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
        let refusal = Verdict.refusal(of: Submission(of: exercise, text: answer.source))
        let found = (refusal?.objections ?? []) + (refusal?.errors ?? [])
        #expect(refusal == nil, "\(exercise.name), \(answer.name): \(found)")
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

    #expect(right.isClean && !right.isForged)
    #expect(wrong.rejections == [Self.days] && !wrong.isForged && wrong.interruption == nil)
    #expect(waiting.checks.map(\.outcome) == [.passed, .waiting] && !waiting.isForged)
    #expect(crashed.interruption == .crashed && !crashed.isForged)
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

    #expect(run.interruption != nil, "\(forgery) is believed.")
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
    #expect(verdict.interruptionMessage == Verdict.forged)
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
