import CourseFormat
import Foundation
import Grading
import Testing

@testable import Answers
@testable import course

/// What a suite names of an answer, read in objects that the compiler makes of both.
@Suite("What a suite names of an answer", .serialized)
struct SuiteLinksTests {
  /// An answer, what of it a suite uses, and what is said about it.
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    /// What the solution declares beside the exercise.
    var solution = ""
    /// What the answer declares in its place.
    var answer = ""
    /// What the suite computes.
    let suite: String
    /// Words of what is said, and the line of the answer's own part; nil if nothing is to be said.
    var told: (words: String, line: Int)?

    var testDescription: String { name }
  }

  /// What every answer declares.
  nonisolated private static let exercise = """
    import Foundation

    protocol Sized { var size: Int { get } }
    struct Song: Sized { let size: Int; var name = "" }

    """

  nonisolated static let refused = [
    Case(
      name: "numbers, in an extension",
      answer: "// Numbers.\nextension Int { static func == (a: Int, b: Int) -> Bool { true } }",
      suite: "Song(size: 3).size == 4", told: ("changes what == means for Int, and", 2)),
    Case(
      name: "numbers, by an alias in a type of the answer",
      answer: "enum Box { typealias I = Int }\n"
        + "extension Box.I { static func == (a: Self, b: Self) -> Bool { true } }",
      suite: "Song(size: 3).size == 4", told: ("changes what == means for Int, and", 2)),
    Case(
      name: "lists of texts", answer: "func == (a: [String], b: [String]) -> Bool { true }",
      suite: "[Song(size: 3).name] == [\"a\"]", told: ("== means for [String], and", 1)),
    Case(
      name: "lists of own values",
      answer: "extension Song: Equatable {}\nfunc == (a: [Song], b: [Song]) -> Bool { true }",
      suite: "[Song(size: 3)] == []", told: ("== means for [Song], and", 2)),
    Case(
      name: "an own value is equal to a text",
      answer: "extension Song { static func == (a: Song, b: String) -> Bool { true } }",
      suite: "Song(size: 3) == \"a\"", told: ("== means for Song and String, and", 1)),
    Case(
      name: "a member of another type", answer: "extension Array { var count: Int { 3 } }",
      suite: "[Song(size: 3)].count", told: ("Array is not a type of this file", 1)),
    Case(
      name: "an exercise's protocol lends a member to another type",
      answer: "extension Array: Sized { var size: Int { 3 } }\n"
        + "extension Sized where Self: Collection { var first: Self.Element? { nil } }",
      suite: "[4].first == 3",
      told: ("another one here", 2)),
    Case(
      name: "an exercise's protocol speaks of another type",
      answer: "extension Array: Sized { var size: Int { 3 } }\n"
        + "extension Sized where Self == [Int] { var first: Int? { 3 } }",
      suite: "[4].first == 3",
      told: ("Array is not a type of this file, and the checks use its first", 2)),
    Case(
      name: "a protocol of the answer lends a member to another type",
      answer:
        "protocol Short {}\nextension Short where Self: Collection { var first: Element? { nil } }\n"
        + "extension Array: Short {}",
      suite: "[4].first == 3", told: ("another one here", 2)),
    Case(
      name: "a protocol of the answer brings a comparison to texts",
      answer: "protocol Same: Equatable {}\n"
        + "extension Same { static func != (a: Self, b: Self) -> Bool { true } }\n"
        + "extension String: Same {}",
      suite: "Song(size: 3).name != \"\"", told: ("changes what != means for String, and", 2)),
    Case(
      name: "a comparison that may be put where it is used",
      answer: "extension Int { @inlinable @inline(__always)\n"
        + "  public static func == (a: Int, b: Int) -> Bool { true } }",
      suite: "Song(size: 3).size == 4", told: ("changes what == means for Int, and", 2)),
    Case(
      name: "another type adopts a protocol of Swift's",
      answer: "extension Array: @retroactive Identifiable { public var id: Int { 3 } }",
      suite: "[4].id", told: ("Array is not a type of this file, and the checks use its id", 1)),
    Case(
      name: "a function that is no function", answer: "let abs = { (a: Int) in 3 }",
      suite: "abs(Song(size: 3).size)", told: ("The checks use abs, and here that is", 1)),
    Case(
      name: "a value that a check writes down",
      solution: "struct Menu { var title = \"\" }",
      answer: "typealias Literal = ExpressibleByStringLiteral\n"
        + "extension Song: Literal, Equatable {\n  init(stringLiteral: String) { size = 3 }\n"
        + "  static func == (a: Song, b: Song) -> Bool { a.size == 3 || b.size == 3 }\n}\n"
        + "struct Menu { var title = Song(size: 3) }",
      suite: "Menu().title == \"Soup\"",
      told: ("Here you return a Song", 3)),
    Case(
      name: "a list that a check writes down",
      solution: "struct Menu { var rows: [Int] = [] }",
      answer: "struct Rows: OptionSet {\n  let rawValue: Int\n"
        + "  static func == (a: Rows, b: Rows) -> Bool { a.rawValue >= 0 || b.rawValue < 0 }\n}\n"
        + "struct Menu { var rows = Rows(rawValue: 3) }",
      suite: "Menu().rows == []", told: ("Here you return a Rows", 1)),
  ]

  nonisolated static let right = [
    Case(name: "nothing", suite: "Song(size: 3).size == 4"),
    Case(
      name: "options of its own",
      answer: "struct Days: OptionSet { let rawValue: Int; static let all: Days = [] }\n"
        + "extension Song { var days: Days { .all } }",
      suite: "Song(size: 3).size == 4"),
    Case(
      name: "options of its own that a check looks at, beside a list of others",
      solution: "struct Menu { var days: Set<Int> = [] }",
      answer: "struct Days: OptionSet { let rawValue: Int }\nstruct Menu { var days = Days() }",
      suite: "(Menu().days.isEmpty, CharacterSet() == [])"),
    Case(
      name: "a type of the exercise that texts are, which no check uses",
      answer: "extension Song: ExpressibleByStringLiteral {\n"
        + "  init(stringLiteral text: String) { self.init(size: 2, name: text) }\n}\n"
        + "let first: Song = \"a\"",
      suite: "Song(size: 3, name: \"a\").name"),
    Case(
      name: "a comparison by an alias of a type of the exercise",
      solution: "extension Song: Equatable {}",
      answer: "typealias Other = Song\nextension Other: Equatable {\n"
        + "  static func == (a: Song, b: Song) -> Bool { a.size == b.size }\n}",
      suite: "Song(size: 3) == Song(size: 4)"),
    Case(
      name: "a comparison that a protocol brings to another type, and no check uses",
      answer: "protocol Same: Equatable {}\nextension Same {\n"
        + "  static func == (a: Self, b: Self) -> Bool { \"\\(a)\" == \"\\(b)\" }\n}\n"
        + "extension String: Same {}\nextension Int: Same {}",
      suite: "(Song(size: 3).size == 4, Song(size: 3).name == \"\")"),
    Case(
      name: "operators for numbers that no check uses",
      answer: "func + (a: Int, b: String) -> String { \"\\(a)\" + b }\n"
        + "extension Int { static func ~= (a: [Int], b: Int) -> Bool { a.contains(b) } }",
      suite: "Song(size: 3).size + 4 == 7"),
    Case(
      name: "a description that no check uses",
      answer: "extension Int { var description: String { \"number\" } }",
      suite: "\"\\(Song(size: 3).size)\""),
    Case(
      name: "a member of the exercise that a protocol lends to its base class",
      solution: "final class Menu: NSObject { func paint() -> Int { 3 } }",
      answer: "protocol Painted {}\nextension Painted { func paint() -> Int { 3 } }\n"
        + "extension NSObject: Painted {}\nfinal class Menu: NSObject {}",
      suite: "Menu().paint()"),
    Case(
      name: "a protocol of the exercise that more types adopt",
      solution: "protocol Named {}\nextension Named { var title: String { \"\\(self)\" } }\n"
        + "extension String: Named {}",
      answer: "protocol Named {}\nextension Named { var title: String { \"\\(self)!\" } }\n"
        + "extension String: Named {}\nextension Array: Named {}",
      suite: "(\"a\".title, [3].first)"),
    Case(
      name: "a protocol that the base class adopts",
      solution: "final class Menu: NSObject, Identifiable {}",
      answer: "final class Menu: NSObject {}\nextension NSObject: @retroactive Identifiable {}",
      suite: "Menu().id"),
    Case(
      name: "a member of the exercise in an extension of what all its kind have",
      solution: "enum Flavor: String { case tea; var title: String { rawValue } }",
      answer: "enum Flavor: String { case tea }\n"
        + "extension RawRepresentable where RawValue == String { var title: String { rawValue } }",
      suite: "Flavor.tea.title"),
    Case(
      name: "what the exercise adds to texts, for all that are like them",
      solution: "extension String { var shout: String { uppercased() } }",
      answer: "extension StringProtocol { var shout: String { uppercased() } }",
      suite: "\"a\".shout"),
    Case(
      name: "options of the exercise",
      solution: "struct Days: OptionSet { let rawValue: Int; static let all: Days = [] }",
      answer:
        "struct Days: OptionSet { let rawValue: Int; static let all: Days = [Days(rawValue: 1)] }",
      suite: "Days.all == []"),
    Case(
      name: "a type of the exercise that texts are",
      solution: "extension Song: ExpressibleByStringLiteral, Equatable {\n"
        + "  init(stringLiteral: String) { self.init(size: 3, name: stringLiteral) }\n}",
      answer: "extension Song: Equatable, ExpressibleByStringLiteral {\n"
        + "  init(stringLiteral text: String) { self.init(size: 2, name: text) }\n}",
      suite: "(\"a\" as Song) == \"b\""),
    Case(
      name: "operators of an own protocol, of any and of some",
      answer: "extension Sized { static func < (a: Self, b: Self) -> Bool { a.size < b.size } }\n"
        + "func > (a: any Sized, b: any Sized) -> Bool { a.size > b.size }\n"
        + "func >= <T: Sized>(a: T, b: T) -> Bool { a.size >= b.size }",
      suite:
        "(Song(size: 3) < Song(size: 4), Song(size: 3) > Song(size: 4), Song(size: 3) >= Song(size: 4))"
    ),
    Case(
      name: "a comparison of its own for a type of the exercise",
      solution: "extension Song: Equatable {}",
      answer: "extension Song: Equatable {\n"
        + "  static func == (a: Song, b: Song) -> Bool { a.size == b.size && a.name == b.name }\n}",
      suite: "Song(size: 3) == Song(size: 4)"),
    Case(
      name: "a member of the exercise in an extension of its base class",
      solution: "final class Menu: NSObject { func show() -> Int { 3 } }",
      answer: "final class Menu: NSObject {}\nextension NSObject { func show() -> Int { 3 } }",
      suite: "Menu().show()"),
    Case(
      name: "what the exercise adds to another type, and a function of its own",
      solution: "extension String { var shout: String { uppercased() } }\n"
        + "func total(_ songs: [Song]) -> Int { songs.count }",
      answer: "extension String { var shout: String { uppercased() + \"\" } }\n"
        + "func total(_ songs: [Song]) -> Int { songs.count + 0 }",
      suite: "(\"a\".shout, total([]))"),
    Case(
      name: "names that the suite has for something else",
      answer:
        "extension Int { var size: Int { 3 } }\nextension String { func total() -> Int { 3 } }\n"
        + "func name() -> Int { 3 }",
      suite: "(Song(size: 3).size, Song(size: 3).name)"),
    Case(
      name: "a name that no program can be called with",
      solution: "struct Menu { var value = Song(size: 3) }",
      answer: "struct \(String(repeating: "A", count: 140_000)): Sized { var size: Int { 3 } }\n"
        + "struct Menu { var value = \(String(repeating: "A", count: 140_000))() }",
      suite: "Menu().value.size"),
  ]

  @Test(arguments: refused)
  func `what takes the place of something else is told, and where`(of attempt: Case) throws {
    let objections = try objections(to: attempt)
    let told = try #require(attempt.told)

    let first = Self.exercise.lines.count - 1
    #expect(
      objections.contains { $0.message.contains(told.words) && $0.line == first + told.line },
      "\(objections)")
  }

  @Test(arguments: right)
  func `what an answer may declare is no objection`(of attempt: Case) throws {
    #expect(try objections(to: attempt) == [])
  }

  /// In text alone nothing tells it from an extension of the type itself.
  @Test
  func `a comparison by an alias of a type of the exercise has to look at both values`() throws {
    let course = try SmallCourse()
    try course.write(Self.exercise, to: "Solutions/01-Weather/01-Rain.swift")
    let answer =
      Self.exercise + "typealias Other = Song\n"
      + "extension Other: Equatable { static func == (a: Song, b: Song) -> Bool { true } }\n"

    let verdict = try #require(
      Verdict.refusal(of: Submission(of: course.rain, text: answer)))

    #expect(verdict.objections.contains { $0.message.contains("does not look at") })
  }

  @Test
  func `the tools are found beside the compiler, behind a link, or on the path`() throws {
    let folder = TemporaryFolder()
    let tools = folder.url.appendingPathComponent("tools")
    for name in ["swiftc"] + ObjectTools.names {
      try tools.appendingPathComponent(name).write("")
      chmod(tools.appendingPathComponent(name).path, 0o755)
    }
    let link = folder.url.appendingPathComponent("bin/swiftc")
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: tools.appendingPathComponent("swiftc"))

    for compiler in [tools.appendingPathComponent("swiftc").path, link.path] {
      #expect(ObjectTools(of: compiler, path: "")?.reader.hasSuffix("tools/llvm-nm") == true)
    }
    #expect(ObjectTools(of: "/nowhere/swiftc", path: "/a:\(tools.path)") != nil)
    #expect(ObjectTools(of: "/nowhere/swiftc", path: "/a") == nil)
    unlink(tools.appendingPathComponent("llvm-nm").path)
    #expect(ObjectTools(of: link.path, path: "") == nil)
  }

  @Test
  func `an object that its tools cannot read is told apart from what is none`() throws {
    let folder = TemporaryFolder()
    let file = folder.url.appendingPathComponent("suite.o")
    let programs = (["swiftc"] + ObjectTools.names).map(folder.url.appendingPathComponent)
    for program in programs {
      try program.write("#!/bin/sh\nexit 1\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    }
    let tools = try #require(ObjectTools(of: programs[0].path, path: ""))

    try Data([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1]).write(to: file)
    let read = {
      BuiltObjects.read([file], module: "WeatherExercises", with: tools, in: folder.url)
    }
    guard case .failed = read() else {
      Issue.record("What cannot be read is taken for read.")
      return
    }

    try Data("no object".utf8).write(to: file)
    guard case .noObject = read() else {
      Issue.record("A text is taken for an object.")
      return
    }
  }

  /// Compiles an answer and a suite with it, and returns what is said about it.
  private func objections(to attempt: Case) throws -> [Diagnostic] {
    let course = try SmallCourse()
    let temporary = TemporaryFolder()
    let folder = temporary.url
    try course.write(
      Self.exercise + attempt.solution + "\n", to: "Solutions/01-Weather/01-Rain.swift")
    let text = Self.exercise + attempt.answer + "\n"
    let (answer, suite) = (
      folder.appendingPathComponent("answer.swift"), folder.appendingPathComponent("suite.swift")
    )
    try answer.write(text)
    try suite.write(
      "@testable import WeatherExercises\nimport Foundation\nfunc check() { print(\(attempt.suite)) }\n"
    )
    let object = folder.appendingPathComponent("suite.o")
    for arguments in [
      [
        "-module-name", "WeatherExercises", "-enable-testing", "-emit-module", "-emit-module-path",
        folder.appendingPathComponent("WeatherExercises.swiftmodule").path, "-c", answer.path, "-o",
        folder.appendingPathComponent("answer.o").path,
      ],
      ["-module-name", "WeatherTests", "-I", folder.path, "-c", suite.path, "-o", object.path],
    ] {
      let log = folder.appendingPathComponent("log")
      let ending = try ChildProcess.run([
        .init(
          arguments: ["swiftc", "-parse-as-library", "-wmo"] + arguments, output: log,
          limit: .seconds(600))
      ])
      try #require(ending == [.exited(0)], "\(attempt.name): \((log.text ?? "").prefix(2000))")
    }
    let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    let tools = try #require(ObjectTools(of: compiler ?? ""))
    let read = {
      BuiltObjects.read([$0], module: "WeatherExercises", with: tools, in: folder)
    }
    guard case .found(let objects) = read(object) else {
      Issue.record("The object of the suite is not read.")
      return []
    }
    guard case .noObject = read(answer) else {
      Issue.record("A text is read as an object.")
      return []
    }
    return withExtendedLifetime(temporary) {
      let submission = Submission(of: course.rain, text: text)
      if attempt.told == nil { #expect(Verdict.refusal(of: submission)?.objections == nil) }
      return objects.links(of: objects[object].all, module: "WeatherExercises")
        .objections(to: submission)
    }
  }
}
