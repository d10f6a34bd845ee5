import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Commands", .serialized)
struct CommandTests {
  let course: SmallCourse
  let transcript = Transcript()

  init() throws {
    course = try SmallCourse()
  }

  @Test
  func `every command has help of its own`() throws {
    for command in Command.all where command.name != "help" {
      let transcript = Transcript()

      #expect(
        Companion.whole(folder: course.root, printer: transcript.printer).run([
          command.name, "--help",
        ])
          == 0)
      #expect(transcript.out == "\(command.usage)\n\n\(command.details)\n")
      #expect(command.details.contains(/[Ss]tatus\s\d/), "It says how it ends.")
    }
  }

  @Test
  func `exercises whose TODOs all stand are waiting, and nothing is compiled for that`() throws {
    let tried = SmallCourse.stub.replacing("    0\n", with: "    Int.zero\n")
    try course.write(tried, to: "Exercises/01-Weather/01-Rain.swift")
    #expect(!Submission(of: course.rain).isPristine)

    // The package of these tests has no manifest, so nothing can be compiled.
    let states = try Overview.states(of: course.package, printer: transcript.printer)

    #expect(states[course.rain] == .waiting)
    #expect(throws: (any Error).self) {
      try course.write(SmallCourse.solution, to: "Exercises/01-Weather/01-Rain.swift")
      _ = try Overview.states(of: course.package, printer: transcript.printer)
    }
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["help", "--help"]])
  func `the list names every command`(arguments: [String]) {
    #expect(Companion.whole(folder: course.root, printer: transcript.printer).run(arguments) == 0)
    #expect(transcript.out.hasPrefix("Usage: swift run course "))
    for command in Command.all { #expect(transcript.out.contains("  \(command.name) ")) }
  }

  @Test(arguments: [("chek", "check"), ("wacth", "watch"), ("sol", "solution"), ("hnit", "hint")])
  func `a command that is nearly one is told the right one`(typed: String, name: String) {
    #expect(throws: CommandError.unknownCommand(typed, near: [name])) { try Command.named(typed) }
  }

  @Test
  func `a wrong call of a command is shown how that command is called`() {
    #expect(run("hint", "--fast") == 64)
    #expect(
      transcript.err == "course hint has no option --fast.\nUsage: swift run course hint [NAME]\n")
  }

  @Test
  func `the list of exercises holds a line for each, with its state and its chapter`() throws {
    try course.write(
      "//: # Rain\n//: Exercises/01-Weather/01-Rain.swift\n", to: "Lessons/01-Weather/01-Rain.swift"
    )
    try course.write("let answer = 1\n", to: "Exercises/01-Weather/02-SnowAndIce.swift")
    #expect(run("list") == 0)
    #expect(
      transcript.out == """
        weather/01-Rain        waiting          Lessons/01-Weather/01-Rain.swift
        weather/02-SnowAndIce  not checked yet
        long-nights/01-Rain    not checked yet

        """)
  }

  @Test
  func `the list is told to a program as a line of JSON for each exercise`() throws {
    try course.write(
      "//: # Rain\n//: Exercises/01-Weather/01-Rain.swift\n", to: "Lessons/01-Weather/01-Rain.swift"
    )

    #expect(run("list", "weather/01-Rain", "--json") == 0)
    #expect(
      transcript.out == """
        {"chapter":"Lessons/01-Weather/01-Rain.swift","file":"Exercises/01-Weather/01-Rain.swift",\
        "name":"weather/01-Rain","state":{"kind":"waiting","word":"waiting"}}

        """)
  }

  @Test
  func `without a name a command means the exercise that was saved last`() throws {
    #expect(course.package.lastSaved == nil)
    #expect(run("hint") == 64, "Nothing is begun.")

    for (path, day) in [("01-Weather/01-Rain", 1.0), ("02-LongNights/01-Rain", 2)] {
      try course.write("let answer = 1\n", to: "Exercises/\(path).swift")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_900_000_000 + day * 86_400)],
        ofItemAtPath: course.root.appendingPathComponent("Exercises/\(path).swift").path)
    }
    let printer = transcript.printer
    let last = try course.package.exerciseOrLastSaved(named: [], for: "hint", to: printer)
    #expect(last.name == "long-nights/01-Rain")
    #expect(transcript.err.contains("long-nights/01-Rain was saved last.\n"))
    #expect(
      try course.package.exerciseOrLastSaved(named: ["weather/1"], for: "hint", to: printer).name
        == "weather/01-Rain")
    #expect(
      course.package.exercisesFromHere.map(\.name) == [
        "long-nights/01-Rain", "weather/01-Rain", "weather/02-SnowAndIce",
      ])
  }

  @Test
  func `help parts what a learner needs from what others need, and tells a term`() throws {
    try course.write(
      """
      | term | what it means | chapter | Apple's page |
      |---|---|---|---|
      | data source | the object that is asked for the data | 01-Weather/01-Rain.swift | https://a.example/b |
      | delegate | an object that is asked | 01-Weather/02-Snow.swift | – |

      """, to: "Lessons/GLOSSARY.md")
    #expect(run("help") == 0)
    let heads = [
      "To learn", "More of it, when you want it", "To grade a class", "To work on the course",
    ]
    let all = transcript.out
    #expect(all.lines.filter(heads.contains) == heads)
    // What a learner needs stands at the top, and is no more than can be kept in mind.
    let learners = Command.all.filter { $0.audience == .learner }.map(\.name)
    let told = all.lines.drop { $0 != heads[0] }.dropFirst().prefix { !$0.isEmpty }
    #expect(learners.count == 10)
    #expect(
      told.filter { !$0.hasPrefix("   ") }.compactMap {
        $0.split(separator: " ").first.map(String.init)
      }
        == learners)
    for command in Command.all { #expect(all.contains("\n  \(command.name)"), "\(command.name)") }

    #expect(run("help", "data", "source") == 0)
    #expect(
      transcript.out.dropFirst(all.count) == """
        data source
          the object that is asked for the data
          Chapter: Lessons/01-Weather/01-Rain.swift
          Apple: https://a.example/b

        """)
    #expect(run("help", "Delegates") == 0)
    #expect(transcript.out.contains("  an object that is asked\n"))
    #expect(run("help", "umbrella") == 64)
    #expect(run("help", "delgate") == 64)
    #expect(
      transcript.err.contains("term of the glossary is called \"delgate\". Did you mean delegate?"))
  }

  @Test
  func `playing takes one exercise, and a name that is nearly one is told the right one`() {
    #expect(run("play") == 64)
    #expect(run("play", "weather") == 64)
    #expect(run("play", "weather/Rian") == 64)
    #expect(
      transcript.err.contains("course play needs the name of one exercise.")
        && transcript.err.contains("Try swift run course play weather/01-Rain")
        && transcript.err.contains(
          "There is no exercise named weather/Rian. Did you mean weather/01-Rain?")
    )
  }

  @Test
  func `an answer that is not there is not played`() throws {
    try FileManager.default.removeItem(at: course.rain.answer)

    #expect(run("play", "weather/01-Rain") == 1)
    #expect(transcript.out.contains("Its file is not there: Exercises/01-Weather/01-Rain.swift"))
  }

  @Test
  func `a hint of a name that is nearly one is told the right one`() {
    #expect(run("hint", "weather/Rian") == 64)
    #expect(
      transcript.err.hasPrefix(
        "There is no exercise named weather/Rian. Did you mean weather/01-Rain?")
    )
  }

  @Test
  func `the next exercise is shown with what it asks for`() throws {
    for exercise in course.package.exercises { remember(.right, for: exercise) }
    try course.write(SmallCourse.stub, to: "Exercises/01-Weather/01-Rain.swift")

    #expect(run("next") == 0)

    #expect(
      transcript.out == """
        weather/01-Rain

        # Exercise 1: Rain

        How much it rained.

        Next: answer a TODO in Exercises/01-Weather/01-Rain.swift, delete its line, then
              swift run course check weather/01-Rain

        """)
  }

  @Test
  func `the solution is for whoever has an answer that is right`() throws {
    #expect(run("solution", "weather/rain") == 1)
    #expect(transcript.out.isEmpty)
    #expect(transcript.err == CommandError.notRightYet(exercise: "weather/01-Rain").sentence + "\n")

    try course.write(
      SmallCourse.solution.replacing("    let week = 7\n    return week - 2", with: "    5"),
      to: "Exercises/01-Weather/01-Rain.swift")
    remember(.right, for: course.rain)
    #expect(run("solution", "weather/rain") == 0)

    #expect(
      transcript.out == """
        From line 7 on
          yours         5
          solution      let week = 7
          solution      return week - 2

        """)
  }

  @Test
  func `whoever peeks sees the whole solution`() {
    #expect(run("solution", "weather/rain", "--peek") == 0)
    #expect(transcript.out == SmallCourse.solution)
  }

  @Test(arguments: [
    ["check", "--errors=all", "weather/rain"], ["check", "--json=yes", "rain"],
    ["solution", "--peek=1", "weather/rain"], ["list", "--json=1"], ["reset", "--all=rain"],
  ])
  func `a value for an option that takes none is refused`(arguments: [String]) throws {
    let before = try #require(course.rain.answer.text)

    #expect(Companion.whole(folder: course.root, printer: transcript.printer).run(arguments) == 64)
    let option = try #require(arguments.first { $0.hasPrefix("--") })
    let error = CommandError.unknownOption(option, command: arguments[0])
    #expect(transcript.err.hasPrefix(error.sentence))
    #expect(transcript.out.isEmpty && course.rain.answer.text == before)
  }

  @Test
  func `an answer that is the solution is told so`() throws {
    try course.write(SmallCourse.solution, to: "Exercises/01-Weather/01-Rain.swift")
    remember(.right, for: course.rain)

    #expect(run("solution", "weather/rain") == 0)

    #expect(transcript.out == "The solution is the same as yours.\n")
  }

  private func remember(_ state: Verdict.State, for exercise: Exercise) {
    VerdictCache(of: course.package).store([
      Verdict(submission: Submission(of: exercise), state: state)
    ])
  }

  private func run(_ arguments: String...) -> Int32 {
    Companion.whole(folder: course.root, printer: transcript.printer).run(arguments)
  }
}
