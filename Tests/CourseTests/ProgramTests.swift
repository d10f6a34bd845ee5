import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("The program", .serialized)
struct ProgramTests {
  let course: SmallCourse
  let transcript = Transcript()

  init() throws {
    course = try SmallCourse()
  }

  @Test
  func `a command it does not know ends with a sentence, the usage and status 64`() {
    #expect(run("nonsense") == 64)
    #expect(
      transcript.err == """
        course does not know "nonsense".
        \(Command.usage)

        """)
  }

  @Test(arguments: ["SnowAndIce", "weather/02-SnowAndIce", "weather/2"])
  func `the name of an exercise alone is answered with the command that grades it`(name: String) {
    #expect(run(name) == 64)
    #expect(
      transcript.err.hasPrefix(
        "course does not know \"\(name)\". Did you mean check weather/02-SnowAndIce?"))
  }

  @Test(arguments: [
    ["check", "--fast"], ["hint"], ["hint", "weather"], ["overview", "weather"], ["play", ""],
    ["check", " "], ["help", "umbrella"], [""], ["check", "--errors=all", "weather/1"],
    ["check", "--steps", "weather/1"], ["solution", "--peek=1", "weather/1"],
    ["list", "--json=1"], ["reset", "--all=yes"],
  ])
  func `a call that says nothing useful ends with status 64`(arguments: [String]) {
    #expect(Companion.whole(folder: course.root, printer: transcript.printer).run(arguments) == 64)
    #expect(transcript.err.contains("Usage: "))
  }

  @Test
  func `started elsewhere it says so`() {
    let elsewhere = FileManager.default.temporaryDirectory
    #expect(Companion.whole(folder: elsewhere, printer: transcript.printer).run(["check"]) == 1)
    #expect(transcript.err.hasPrefix("\(elsewhere.standardizedFileURL.path) is not inside the"))
  }

  @Test
  func `each call gives one hint more, and after the last one all of them`() {
    let spoken = (1...3).map { _ in
      let before = transcript.out.count
      #expect(run("hint", "weather/rain") == 0)
      return String(transcript.out.dropFirst(before))
    }

    #expect(spoken[0].hasPrefix("Hint 1 of 2 for weather/01-Rain\n\nCount.\n"))
    #expect(spoken[1].hasPrefix("Hint 2 of 2 for weather/01-Rain\n\nAdd.\n"))
    #expect(
      spoken[2] == """
        All hints for weather/01-Rain

        Count.

        Add.

        That is all there is. Grade it: swift run course check weather/01-Rain

        """)
  }

  @Test
  func `next and the hints name the chapter to read`() throws {
    try course.write(
      "//: # Rainy days\n//:\n//: It is \(course.rain.shownPath).\n",
      to: "Lessons/01-Weather/01-RainyDays.swift")

    #expect(run("next") == 0 && run("hint", "weather/rain") == 0)

    #expect(
      transcript.out.contains(
        "\nRead before it: \"Rainy days\", Lessons/01-Weather/01-RainyDays.swift\nNext: "))
    #expect(transcript.out.contains("What it needs is told in \"Rainy days\""))
  }

  @Test
  func `the hints of a project do not say that the chapter which sets it tells what it needs`()
    throws
  {
    try course.write(
      SmallCourse.solution.replacing("Exercise 1: Rain", with: "Exercise 1: Rain (project)"),
      to: course.rain.solutionPath)
    try course.write(
      "//: # Rainy days\n//:\n//: It is \(course.rain.shownPath).\n",
      to: "Lessons/01-Weather/01-RainyDays.swift")

    #expect(run("hint", "weather/rain") == 0)

    #expect(
      transcript.out.contains(
        "Which chapters it needs stands at the end of \"Rainy days\", Lessons"))
    #expect(!transcript.out.contains("is told in"))
  }

  @Test
  func `a pristine exercise waits, a missing one is missing, and neither is compiled`() throws {
    for exercise in course.package.exercises.dropFirst() {
      try FileManager.default.removeItem(at: exercise.answer)
    }

    #expect(run() == 0)

    #expect(
      transcript.out == """
        Hands-on UIKit
        [------------------------]  0 of 3 exercises right

        Lesson 1  Weather
        [------------------------]  0 of 2 right, played by: swift run weather
          ━ 01-Rain                       waiting
          ✘ 02-SnowAndIce                 missing

        Lesson 2  LongNights
        [------------------------]  0 of 1 right, played by: swift run long-nights
          ✘ 01-Rain                       missing

        Next: answer a TODO in Exercises/01-Weather/01-Rain.swift, delete its line, then
              swift run course check weather/01-Rain

        """)
  }

  @Test
  func `what comes next is to get a missing file back`() throws {
    for exercise in course.package.exercises {
      try FileManager.default.removeItem(at: exercise.answer)
    }

    #expect(run() == 0)

    #expect(
      transcript.out.hasSuffix(
        "Next: get the missing file back, swift run course reset weather/01-Rain\n"))
  }

  @Test
  func `an exercise that is missing is not right, and is told where it lies`() throws {
    for exercise in course.package.exercises {
      try FileManager.default.removeItem(at: exercise.answer)
    }

    #expect(run("check") == 1)

    #expect(
      transcript.out == """
        ✘ weather/01-Rain  missing
              Its file is not there: Exercises/01-Weather/01-Rain.swift
              To get it back as it came:
                  swift run course reset weather/01-Rain
        ✘ weather/02-SnowAndIce  missing
              Its file is not there: Exercises/01-Weather/02-SnowAndIce.swift
              To get it back as it came:
                  swift run course reset weather/02-SnowAndIce
        ✘ long-nights/01-Rain  missing
              Its file is not there: Exercises/02-LongNights/01-Rain.swift
              To get it back as it came:
                  swift run course reset long-nights/01-Rain

        3 exercises: 0 right, 3 missing.

        """)
  }

  @Test
  func `a verdict is remembered until the exercise changes`() throws {
    let before = Submission(of: course.rain)
    VerdictCache(of: course.package).store([Verdict(submission: before, state: .right)])
    #expect(VerdictCache(of: course.package).state(of: before) == .right)

    try course.write(SmallCourse.stub + "\n", to: "Exercises/01-Weather/01-Rain.swift")

    let after = Submission(of: course.rain)
    #expect(VerdictCache(of: course.package).state(of: after) == nil)
  }

  @Test(arguments: [
    "Tests/WeatherTests/Help.swift", "Tests/WeatherTests/Resources/rain.txt",
    "Solutions/01-Weather/02-SnowAndIce.swift", "Sources/Answers/New.swift",
    "Sources/Grading/New.swift",
  ])
  func `a verdict is forgotten when something changes that it depends on`(path: String) throws {
    let submission = Submission(of: course.rain)
    let cache = VerdictCache(of: course.package)
    cache.store([Verdict(submission: submission, state: .right)])
    #expect(VerdictCache(of: course.package).state(of: submission) == .right)

    try course.write("// Something else.\n", to: path)

    #expect(VerdictCache(of: course.package).state(of: submission) == nil)
    // What was found while it changed is of nobody knows which of the two.
    cache.store([Verdict(submission: submission, state: .right)])
    #expect(VerdictCache(of: course.package).state(of: submission) == nil)
  }

  @Test
  func `a verdict is forgotten with another compiler`() throws {
    let submission = Submission(of: course.rain)
    let cache = VerdictCache(of: course.package, compiledBy: "swiftc 1")
    cache.store([Verdict(submission: submission, state: .right)])

    #expect(cache.state(of: submission) == .right)
    #expect(
      VerdictCache(of: course.package, compiledBy: "swiftc 2").state(of: submission) == nil)
    #expect(VerdictCache(of: course.package).state(of: submission) == nil)
    VerdictCache(of: course.package).store([Verdict(submission: submission, state: .wrong)])
    #expect(
      VerdictCache(of: course.package, compiledBy: CompilerVersion.state).state(of: submission)
        == .wrong)
  }

  @Test
  func `a compiler is another one with another date, or where another one comes first`() throws {
    let folders = ["a", "b"].map(course.root.appendingPathComponent)
    for folder in folders { try folder.appendingPathComponent("swiftc").write("") }
    let path = folders.map(\.path)
    let first = CompilerVersion.state(onPath: "/nowhere:\(path[0]):\(path[1])")
    #expect(!first.isEmpty && first == CompilerVersion.state(onPath: path[0]))
    #expect(first != CompilerVersion.state(onPath: "\(path[1]):\(path[0])"))

    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_900_000_000)],
      ofItemAtPath: "\(path[0])/swiftc")

    #expect(first != CompilerVersion.state(onPath: path[0]))
    #expect(CompilerVersion.state(onPath: "/nowhere") == "")
  }

  @Test(arguments: [true, false])
  func `a verdict is forgotten when a module changes that a lesson imports`(imports: Bool) throws {
    if imports {
      try course.write(
        SmallCourse.manifest.replacing(
          "\"02-SnowAndIce\",\n    ]",
          with: "\"02-SnowAndIce\",\n    ], imports: [\"HeadlessUICollectionView\"]"),
        to: "Package.swift")
    }
    let package = CoursePackage(root: course.root)
    let submission = Submission(of: package.exercises[0])
    VerdictCache(of: package).store([Verdict(submission: submission, state: .right)])
    #expect(VerdictCache(of: package).state(of: submission) == .right)

    try course.write("// Something else.\n", to: "Sources/HeadlessUICollectionView/New.swift")

    #expect(VerdictCache(of: package).state(of: submission) == (imports ? nil : .right))
  }

  @Test
  func `a change in one lesson leaves the verdicts of another one`() throws {
    let submission = Submission(of: course.rain)
    VerdictCache(of: course.package).store([Verdict(submission: submission, state: .right)])

    try course.write("// Something else.\n", to: "Tests/LongNightsTests/Help.swift")

    #expect(VerdictCache(of: course.package).state(of: submission) == .right)
  }

  @Test
  func `whether an answer runs out of time, or the machine is too busy, is found out again`() {
    let submission = Submission(of: course.rain)

    VerdictCache(of: course.package).store([
      Verdict(submission: submission, state: .ranOutOfTime)
    ])
    #expect(VerdictCache(of: course.package).state(of: submission) == nil)

    VerdictCache(of: course.package).store([Verdict(submission: submission, state: .notGraded)])
    #expect(VerdictCache(of: course.package).state(of: submission) == nil)
  }

  @Test
  func `a verdict is remembered for the text that was graded, not for the one there is now`()
    throws
  {
    let before = Submission(of: course.rain)
    try course.write(SmallCourse.solution, to: "Exercises/01-Weather/01-Rain.swift")

    VerdictCache(of: course.package).store([Verdict(submission: before, state: .wrong)])

    let after = Submission(of: course.rain)
    #expect(before.hasChanged && !after.hasChanged)
    #expect(VerdictCache(of: course.package).state(of: before) == .wrong)
    #expect(VerdictCache(of: course.package).state(of: after) == nil)
  }

  @Test
  func `a course made for a test leaves nothing behind`() throws {
    var course: SmallCourse? = try SmallCourse()
    let root = try #require(course?.root)
    #expect(root.exists)

    course = nil

    #expect(!root.exists)
  }

  @Test
  func `the built program answers as this one does`() throws {
    let program = try #require(Bundle.main.executableURL).deletingLastPathComponent()
      .appendingPathComponent("course")
    let output = course.root.appendingPathComponent("output")

    let endings = try ChildProcess.run([
      .init(arguments: [program.path, "nonsense"], output: output)
    ])

    #expect(endings == [.exited(64)])
    #expect(output.text == "course does not know \"nonsense\".\n\(Command.usage)\n")
  }

  private func run(_ arguments: String...) -> Int32 {
    Companion.whole(folder: course.root, printer: transcript.printer).run(arguments)
  }
}
