import CourseFormat
import Foundation
import Grading
import Testing

@testable import Answers
@testable import course

/// Which answers `swift test` does not grade, read in objects as the build system leaves them: the answers of a
/// lesson as one module, each with an object of its own.
@Suite("What swift test refuses", .serialized)
struct BuiltAnswersTests {
  private let course: SmallCourse
  private let rain = "weather/01-Rain"
  private let snow = "weather/02-SnowAndIce"

  /// The other exercise of the lesson.
  private static let other = """
    struct Snow {
      var depth = 3
      // TODO 1: How the snow lies.
      func lies() -> Bool { depth == 4 }
    }

    """

  init() throws {
    course = try SmallCourse()
    try course.write(Self.other, to: "Solutions/01-Weather/02-SnowAndIce.swift")
    try course.write("", to: "Tests/WeatherTests/Rainbow.swift")
    var delivered = SmallCourse.delivered
    delivered.add(Self.other, of: snow, after: nil)
    try course.write(delivered.table, to: DeliveredTexts.path)
    try write(checks: "Rain().days() == 4", of: "01-Rain")
    try write(checks: "Snow().depth == 4", of: "02-SnowAndIce")
    try write(answer: Self.other, of: "02-SnowAndIce")
    try write(answer: SmallCourse.stub, of: "01-Rain")
  }

  private func write(answer text: String, of file: String) throws {
    try course.write(text, to: "Exercises/01-Weather/\(file).swift")
  }

  private func write(checks: String, of file: String) throws {
    try course.write(
      "@testable import WeatherExercises\nimport Foundation\n"
        + "nonisolated func check\(file.dropFirst(3))() { print(\(checks)) }\n",
      to: "Tests/WeatherTests/\(file)Tests.swift")
  }

  private var debug: URL { course.root.appendingPathComponent("build/debug") }

  private func object(_ module: String, _ file: String) -> URL {
    debug.appendingPathComponent("\(module).build/\(file).swift.o")
  }

  /// Compiles the lesson as the build system does, file by file.
  private func build(_ answers: String = "Exercises") throws {
    for (module, sources) in [
      ("WeatherExercises", "\(answers)/01-Weather"), ("WeatherTests", "Tests/WeatherTests"),
    ] {
      let folder = course.root.appendingPathComponent(sources)
      let files = folder.names { $0.hasSuffix(".swift") }
      let output = debug.appendingPathComponent("\(module).build")
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      var map: [String: [String: String]] = [:]
      for file in files {
        map[folder.appendingPathComponent(file).path] = [
          "object": output.appendingPathComponent("\(file).o").path
        ]
      }
      let mapFile = output.appendingPathComponent("map.json")
      try mapFile.write(String(decoding: JSONEncoder().encode(map), as: UTF8.self))
      let log = output.appendingPathComponent("log")
      let ending = try ChildProcess.run([
        .init(
          arguments: [
            "swiftc", "-parse-as-library", "-Onone", "-enable-testing", "-swift-version", "6",
            "-module-name", module, "-I", debug.path, "-emit-module", "-emit-module-path",
            debug.appendingPathComponent("\(module).swiftmodule").path, "-output-file-map",
            mapFile.path, "-c",
          ] + files.map { folder.appendingPathComponent($0).path },
          output: log, limit: .seconds(600))
      ])
      try #require(ending == [.exited(0)], "\((log.text ?? "").prefix(2000))")
    }
  }

  private func refusals(_ environment: [String: String] = [:]) throws -> [Refusal] {
    try BuiltAnswers(
      of: course.package, environment: environment,
      builtBeside: debug.appendingPathComponent("course")
    ).refusals()
  }

  private static let numbers = "extension Int { static func == (a: Int, b: Int) -> Bool { true } }"

  @Test
  func `an answer that changes a comparison of its checks is refused at its line`() throws {
    try write(answer: SmallCourse.solution + Self.numbers, of: "01-Rain")
    try build()

    let refusals = try refusals()

    #expect(refusals.map(\.exercise) == [rain])
    #expect(refusals.map(\.kind) == [.refused])
    #expect(refusals.first?.line == SmallCourse.solution.lines.count)
    #expect(refusals.first?.sentence.hasPrefix("This file changes what == means for Int, ") == true)
  }

  @Test
  func `an answer whose checks use what another one declares is not graded and blames the other`()
    throws
  {
    try write(answer: SmallCourse.solution + Self.numbers, of: "01-Rain")
    try write(answer: Self.other + "// Begun.\n", of: "02-SnowAndIce")
    try build()

    let refusals = try refusals()

    #expect(refusals.map(\.exercise) == [rain, snow])
    #expect(refusals.map(\.kind) == [.refused, .prevented])
    let line = SmallCourse.solution.lines.count
    #expect(
      refusals.last?.sentence.hasPrefix(
        "01-Rain.swift:\(line) declares ==, and the checks of this exercise use it: ") == true)
    #expect(refusals.last?.sentence.hasSuffix("swift run course check \(snow)") == true)
  }

  @Test
  func `an answer that uses what another one declares is not graded`() throws {
    try write(answer: SmallCourse.solution + "func four() -> Int { 4 }\n", of: "01-Rain")
    try write(
      answer: Self.other.replacing("depth == 4", with: "depth > four()"), of: "02-SnowAndIce")
    try build()

    let refusals = try refusals()

    #expect(refusals.map(\.exercise) == [snow])
    #expect(refusals.map(\.kind) == [.prevented])
    #expect(refusals.first?.sentence.contains("declares four, and this file uses it") == true)
  }

  @Test
  func `operators of own types and what nobody else uses refuse nobody`() throws {
    try write(
      answer: SmallCourse.solution
        + "struct Drop { static func == (a: Drop, b: Drop) -> Bool { \"\\(a)\" == \"\\(b)\" } }\n"
        + "extension String { static func < (a: String, b: String) -> Bool { true } }\n",
      of: "01-Rain")
    try write(
      answer: Self.other
        + "extension Snow: Equatable {\n  static func == (a: Snow, b: Snow) -> Bool "
        + "{ a.depth == b.depth }\n}\n", of: "02-SnowAndIce")
    try write(checks: "Snow() == Snow()", of: "02-SnowAndIce")
    try course.write(
      Self.other + "extension Snow: Equatable {}\n", to: "Solutions/01-Weather/02-SnowAndIce.swift")
    try build()

    #expect(try refusals() == [])
  }

  @Test
  func `what no object names is read in the text, for the other exercises as well`() throws {
    try write(
      answer: SmallCourse.solution + "typealias IntegerLiteralType = Int\n", of: "01-Rain")
    try write(answer: Self.other + "// Begun.\n", of: "02-SnowAndIce")
    try build()

    let refusals = try refusals()

    #expect(refusals.map(\.kind) == [.refused, .prevented])
    #expect(
      refusals.last?.sentence.contains("declares what the checks of this exercise may use") == true)
  }

  @Test
  func `where an object is missing no answer of its lesson is graded`() throws {
    try write(answer: SmallCourse.solution, of: "01-Rain")
    try write(answer: Self.other + "// Begun.\n", of: "02-SnowAndIce")
    try build()
    #expect(try refusals() == [])
    try FileManager.default.removeItem(at: object("WeatherTests", "Rainbow"))

    let refusals = try refusals()

    #expect(refusals.map(\.exercise) == [rain, snow])
    #expect(refusals.allSatisfy { $0.kind == .prevented })
    #expect(
      refusals.first?.sentence.hasPrefix("Only a debug build by the build system of swift test ")
        == true)
    #expect(refusals.first?.sentence.hasSuffix("swift run course check \(rain)") == true)
  }

  @Test
  func `where nothing reads objects no answer is graded, and it is said what is missing`()
    async throws
  {
    await #expect(processExitsWith: .success) { @MainActor in
      let tests = try BuiltAnswersTests()
      try tests.write(answer: SmallCourse.solution, of: "01-Rain")
      try tests.build()
      setenv("PATH", "/nowhere", 1)
      let refusals = try tests.refusals()
      guard refusals.map(\.kind) == [.prevented],
        refusals[0].sentence == ObjectTools.sentence(onMissing: ObjectTools.names)
      else { exit(1) }
    }
  }

  @Test
  func `code that was made smaller is not graded, because it names less`() throws {
    try write(answer: SmallCourse.solution, of: "01-Rain")
    try build()
    let release = course.root.appendingPathComponent("build/release")
    try FileManager.default.moveItem(at: debug, to: release)

    let refusals = try BuiltAnswers(
      of: course.package, environment: [:],
      builtBeside: release.appendingPathComponent("course")
    ).refusals()

    #expect(refusals.map(\.exercise) == [rain])
    #expect(refusals.map(\.kind) == [.prevented])
    #expect(refusals.first?.sentence.hasPrefix("Only a debug build ") == true)
  }

  @Test
  func `an exercise that nobody has begun is looked at only where its checks run`() throws {
    try write(answer: SmallCourse.solution + Self.numbers, of: "01-Rain")
    try build()

    #expect(try refusals(["COURSE": "ungated"]).map(\.exercise) == [rain, snow])
    #expect(try refusals(["COURSE_EXERCISE": snow]) == [])
    try write(answer: SmallCourse.stub, of: "01-Rain")
    #expect(try refusals() == [])
  }

  @Test
  func `answers in another folder are looked at, and no solution is refused`() throws {
    try write(answer: SmallCourse.solution + Self.numbers, of: "01-Rain")

    try build("Solutions")
    let ofLesson = try refusals(["COURSE": "solutions"]).filter {
      $0.exercise.hasPrefix("weather/")
    }
    #expect(ofLesson == [])
    try build()
    #expect(try refusals(["COURSE_ANSWERS": "Exercises"]).map(\.exercise) == [rain])
  }

  @Test
  func `what was found is kept until an answer or an object is another one`() throws {
    try write(answer: SmallCourse.solution + Self.numbers, of: "01-Rain")
    try build()
    let suite = object("WeatherTests", "01-RainTests")
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: suite.path)

    let first = try refusals()
    // An object that cannot be read would be told in other words.
    try suite.write("no object")
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: suite.path)
    let second = try refusals()
    try FileManager.default.setAttributes(
      [.modificationDate: date + 5], ofItemAtPath: suite.path)
    let third = try refusals()

    #expect(first.count == 1 && second == first)
    #expect(third != first)
  }

  @Test
  func `the program prints a line for each, and that these are all`() throws {
    try write(answer: SmallCourse.solution + Self.numbers, of: "01-Rain")

    let lines = BuiltAnswers.lines(for: [Refusal.call, course.root.path], environment: [:])

    #expect(lines?.last == Refusal.end)
    #expect(lines?.dropLast().compactMap { Refusal(text: $0)?.exercise } == [rain])
    #expect(BuiltAnswers.lines(for: ["check"], environment: [:]) == nil)
  }

  @Test
  func `no solution declares what the checks of another exercise may use`() throws {
    let course = try CoursePackage(around: URL(fileURLWithPath: #filePath))
    var count = 0
    for lesson in course.lessons {
      let exercises = course.exercises(of: lesson)
      for exercise in exercises {
        let solution = Submission(of: exercise, text: exercise.solution.text)
        for other in exercises where other != exercise {
          let found = AnswerScan.objections(to: solution, inChecksOf: SuiteText(of: other))
          #expect(found.isEmpty, "\(exercise.name), in the checks of \(other.name): \(found)")
          count += 1
        }
      }
    }
    #expect(count > 10 * course.exercises.count)
  }
}
