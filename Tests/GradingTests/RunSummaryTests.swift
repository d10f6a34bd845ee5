import CourseFormat
import Foundation
import Testing

@testable import Grading

@Suite("The last lines of a run")
struct RunSummaryTests {
  let summary = RunSummary()

  @Test
  func `exercises are counted by the worst that was noted`() {
    for name in ["right", "wrong", "waiting", "begun and wrong"] {
      summary.begin(answer(name))
      summary.countCheck(of: answer(name))
    }
    summary.noteFailure("Count.", of: answer("wrong"))
    summary.noteWaiting(answer("waiting"))
    summary.noteFailure("Count.", of: answer("begun and wrong"))
    summary.noteWaiting(answer("begun and wrong"))

    #expect(
      summary.summary
        == "4 exercises: 1 right, 2 wrong, 1 waiting. Next: swift run course check begun and wrong")
  }

  @Test
  func `an exercise that was graded has a line of its own`() {
    summary.begin(answer("right"))
    summary.countCheck(of: answer("right"))
    summary.begin(answer("wrong"))
    summary.noteFailure("Count.", of: answer("wrong"))

    #expect(summary.line(for: answer("right")) == "\u{2714} \(answer("right").name): right")
    #expect(summary.line(for: answer("wrong")) == "\u{2718} \(answer("wrong").name): wrong")
    #expect(summary.line(for: answer("unknown")) == nil)
  }

  @Test
  func `an exercise is right only when all its checks ran`() {
    summary.begin(answer("half", checks: [1, 2]))
    summary.countCheck(of: answer("half", checks: [1, 2]))

    #expect(summary.summary == "1 exercise: 0 right, 0 wrong, 0 waiting, 1 checked in part.")
  }

  @Test
  func `what a busy machine kept from being graded is neither right nor wrong`() {
    summary.begin(answer("busy"))
    summary.noteObstacle("This machine was too busy.", for: answer("busy"))

    #expect(summary.summary == "1 exercise: 0 right, 0 wrong, 0 waiting, 1 not graded.")
    #expect(summary.lines().contains("? busy: This machine was too busy."))
  }

  @Test
  func `the first wrong exercise of the course comes next, whichever was noted first`() {
    for path in ["02-Snow/01-Ice", "01-Rain/10-Storm", "01-Rain/09-Drizzle", "01-Rain/01-Fog"] {
      summary.begin(answer(path))
    }
    summary.noteWaiting(answer("01-Rain/01-Fog"))
    for path in ["02-Snow/01-Ice", "01-Rain/10-Storm", "01-Rain/09-Drizzle"] {
      summary.noteFailure("Count.", of: answer(path))
    }

    #expect(summary.summary.hasSuffix(" Next: swift run course check 01-Rain/09-Drizzle"))
  }

  @Test
  func `while nothing is wrong the first file that waits comes next`() {
    summary.begin(answer("Exercises/01-Rain/02-Ice.swift"))
    summary.begin(answer("Exercises/01-Rain/01-Fog.swift"))
    summary.noteWaiting(answer("Exercises/01-Rain/02-Ice.swift"))
    summary.noteWaiting(answer("Exercises/01-Rain/01-Fog.swift"))

    #expect(
      summary.summary
        == "2 exercises: 0 right, 0 wrong, 2 waiting. Next: Exercises/01-Rain/01-Fog.swift")
  }

  @Test
  func `when all is right nothing comes next`() {
    summary.begin(answer("right"))
    summary.countCheck(of: answer("right"))

    #expect(summary.summary == "1 exercise: 1 right, 0 wrong, 0 waiting.")
  }

  @Test
  func `there is a line for each lesson and for each wrong answer, with the first rule it broke`() {
    let names = ["01-Rain/01-Fog", "01-Rain/02-Ice", "12-LongNights/01-Star"]
    for name in names { summary.begin(answer("Exercises/\(name).swift", named: name)) }
    summary.countCheck(of: answer("", named: names[0]))
    summary.noteFailure("Ice is cold.", of: answer("", named: names[1]))
    summary.noteFailure("Ice is hard.", of: answer("", named: names[1]))
    summary.noteWaiting(answer("", named: names[2]))

    #expect(
      summary.lines() == [
        "  1  rain         \u{2714}\u{2718}  1 right, 1 wrong",
        "  12  long-nights  \u{2501}   1 waiting",
        "\u{2718} 01-Rain/02-Ice: Ice is cold.",
        "3 exercises: 1 right, 1 wrong, 1 waiting. Next: swift run course check 01-Rain/02-Ice",
      ])
  }

  @Test
  func `of many wrong answers the first are listed and the others counted`() {
    for number in 11...20 {
      summary.begin(answer("01-Rain/\(number)"))
      summary.noteFailure("Count.", of: answer("01-Rain/\(number)"))
    }

    let wrong = summary.lines().filter { $0.hasPrefix("\u{2718}") }

    #expect(wrong.count == RunSummary.longestList + 1)
    #expect(wrong.last == "\u{2718} 2 more are wrong: swift run course check")
  }

  @Test
  func `an answer that was saved while it was graded is named`() throws {
    let folder = TemporaryFolder()
    let file = folder.url.appendingPathComponent("01-Fog.swift")
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try "before".write(to: file, atomically: true, encoding: .utf8)
    let fog = Answer(
      name: "rain/01-Fog", path: "01-Rain/01-Fog.swift", file: file, text: "before", checks: [1])
    summary.begin(fog)
    summary.countCheck(of: fog)
    #expect(summary.lines { _ in Date(timeIntervalSinceNow: 60) }.count == 2)

    #expect(
      summary.lines { _ in Date(timeIntervalSinceNow: -60) }.dropFirst().first
        == GradingMessage.changed(fog))
    try "after".write(to: file, atomically: true, encoding: .utf8)

    #expect(
      summary.lines { _ in Date(timeIntervalSinceNow: 60) }.dropFirst().first
        == GradingMessage.changed(fog))
  }

  @Test
  func `an answer was compiled when the compiler last wrote what its file depends on`() throws {
    let program = try #require(Bundle.main.executableURL)
    let rain = Answer(
      name: "rain/01-Fog", path: "Exercises/01-Rain/01-Fog.swift",
      file: URL(fileURLWithPath: "/01-Fog.swift"), text: "", checks: [])
    let folder = program.deletingLastPathComponent().appendingPathComponent("RainExercises.build")
    let dependencies = folder.appendingPathComponent("01-Fog.d")
    #expect(rain.compiled == program.modified)

    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "".write(to: dependencies, atomically: true, encoding: .utf8)

    #expect(rain.compiled == dependencies.modified)
  }

  @Test
  func `leaving while a suite is under way fails the run, whatever the status`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(ExitStatus.left), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        RunNotes.write(to: "/dev/null")
        RunSummary.shared.begin(RunSummaryTests.rain)
        exit(0)
      }
    }

    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("before its checks were over, in weather/01-Rain."))
    #expect(errors.hasSuffix("0 waiting, 1 checked in part.\n"))
  }

  @Test
  func `a run that comes to its end keeps its status and counts`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        RunNotes.write(to: "/dev/null")
        RunSummary.shared.begin(RunSummaryTests.rain)
        RunSummary.shared.countCheck(of: RunSummaryTests.rain)
        RunSummary.shared.end(RunSummaryTests.rain)
        exit(3)
      }
    }

    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("1 exercise: 1 right, 0 wrong, 0 waiting.\n"))
  }

  private static let rain = Answer(
    name: "weather/01-Rain", path: "", file: .temporaryDirectory, text: nil, checks: [1])

  private func answer(_ path: String, named name: String? = nil, checks: [Int] = [1]) -> Answer {
    Answer(
      name: name ?? path, path: path, file: URL(fileURLWithPath: "/nowhere/\(path)"), text: nil,
      checks: checks)
  }
}
