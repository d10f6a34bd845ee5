import Foundation
import Testing

@testable import Grading

@Suite("The last line of a run")
struct TallyTests {
  let tally = Tally()

  @Test
  func `exercises are counted by the worst that was noted`() {
    for name in ["right", "wrong", "waiting", "begun and wrong"] {
      tally.begin(answer(name))
      tally.countCheck(of: answer(name))
    }
    tally.note(.wrong, of: answer("wrong"))
    tally.note(.waiting, of: answer("waiting"))
    tally.note(.wrong, of: answer("begun and wrong"))
    tally.note(.waiting, of: answer("begun and wrong"))

    #expect(
      tally.summary
        == "4 exercises: 1 right, 2 wrong, 1 waiting. Next: swift run course check begun and wrong")
  }

  @Test
  func `an exercise is right only when all its checks ran`() {
    tally.begin(answer("half", checks: [1, 2]))
    tally.countCheck(of: answer("half", checks: [1, 2]))

    #expect(
      tally.summary
        == "1 exercise: 0 right, 0 wrong, 0 waiting, 1 checked in part. Next: swift run course")
  }

  @Test
  func `the first wrong exercise of the course comes next, whichever was noted first`() {
    for path in ["02-Snow/01-Ice", "01-Rain/10-Storm", "01-Rain/09-Drizzle", "01-Rain/01-Fog"] {
      tally.begin(answer(path))
    }
    tally.note(.waiting, of: answer("01-Rain/01-Fog"))
    for path in ["02-Snow/01-Ice", "01-Rain/10-Storm", "01-Rain/09-Drizzle"] {
      tally.note(.wrong, of: answer(path))
    }

    #expect(tally.summary.hasSuffix(" Next: swift run course check 01-Rain/09-Drizzle"))
  }

  @Test
  func `while nothing is wrong the overview comes next`() {
    tally.begin(answer("waiting"))
    tally.note(.waiting, of: answer("waiting"))

    #expect(
      tally.summary == "1 exercise: 0 right, 0 wrong, 1 waiting. Next: swift run course")
  }

  @Test
  func `a run that was left names the check it was left in`() throws {
    let last = LastWords(of: "there are days", grading: "weather/01-Rain")

    let words = try #require(tally.partingWords(of: last))

    #expect(words.contains("The check \"there are days\" left the program in weather/01-Rain."))
    #expect(words.contains("    swift run course check weather/01-Rain\n"))
  }

  @Test
  func `a run that was left between checks names the suites that were not over`() throws {
    for name in ["over", "open"] { tally.begin(answer(name)) }
    tally.end(answer("over"))

    let words = try #require(tally.partingWords(of: nil))

    #expect(words.contains("The program was left before its checks were over, in open."))
    tally.end(answer("open"))
    #expect(tally.partingWords(of: nil) == nil)
  }

  @Test
  func `leaving while a suite is under way fails the run, whatever the status`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(Tally.leftStatus), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let rain = Answer(
          name: "weather/01-Rain", path: "", file: .temporaryDirectory, todos: [], checks: [1])
        Tally.shared.begin(rain)
        exit(0)
      }
    }

    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("before its checks were over, in weather/01-Rain."))
  }

  @Test
  func `a run that comes to its end keeps its status and counts`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let rain = Answer(
          name: "weather/01-Rain", path: "", file: .temporaryDirectory, todos: [], checks: [1])
        Tally.shared.begin(rain)
        Tally.shared.countCheck(of: rain)
        Tally.shared.end(rain)
        exit(3)
      }
    }

    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("1 exercise: 1 right, 0 wrong, 0 waiting.\n"))
  }

  @Test
  func `when all is right nothing comes next`() {
    tally.begin(answer("right"))
    tally.countCheck(of: answer("right"))

    #expect(tally.summary == "1 exercise: 1 right, 0 wrong, 0 waiting.")
  }

  private func answer(_ name: String, checks: [Int] = [1]) -> Answer {
    Answer(name: name, path: name, file: .temporaryDirectory, todos: [], checks: checks)
  }
}
