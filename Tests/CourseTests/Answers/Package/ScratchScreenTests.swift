import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("The learner's own screen")
struct ScratchScreenTests {
  @Test
  func `it is begun once, and never written over`() throws {
    let course = try SmallCourse()
    try course.write("// as it begins\n", to: "Solutions/Scratch/Scratch.swift")
    let screen = course.package.scratchScreen

    #expect(try course.package.beginScratchScreen())
    #expect(screen.answer.text == "// as it begins\n")
    try screen.answer.write("// mine\n")
    #expect(try !course.package.beginScratchScreen())
    #expect(screen.answer.text == "// mine\n")
  }

  @Test(arguments: ["Scratch", "scratch", "scratch/Scratch", "Exercises/Scratch/Scratch.swift"])
  func `it is found by its name alone, and is no exercise of the course`(name: String) throws {
    let package = try SmallCourse().package

    #expect(try package.exercisesOrScratch(named: [name]) == [package.scratchScreen])
    #expect(try package.exerciseOrScratch(named: [name], for: "play") == package.scratchScreen)
    #expect(!package.exercises.contains(package.scratchScreen))
    #expect(throws: CommandError.self) { try package.exercises(named: [name]) }
  }

  @Test
  func `a command that it is nothing for says what it is, and reset begins it anew`() throws {
    let course = try SmallCourse()
    try course.write("// as it begins\n", to: "Solutions/Scratch/Scratch.swift")
    let screen = course.package.scratchScreen
    let transcript = Transcript()
    let companion = Companion.whole(folder: course.root, printer: transcript.printer)

    #expect(companion.run(["hint", "Scratch"]) == 64)
    #expect(transcript.err.hasPrefix("Scratch is a screen of your own and no exercise"))

    try screen.answer.write("// mine\n")
    #expect(companion.run(["reset", "Scratch"]) == 0)
    #expect(screen.answer.text == "// as it begins\n")
    #expect(
      transcript.out.contains("is as it came. Yours is kept in Backups/Scratch/Scratch.1.swift"))
  }

  @Test
  func `it opens, and nobody calls it right`() throws {
    let course = try SmallCourse()
    let transcript = Transcript()
    let verdict = Verdict(
      submission: Submission(of: course.package.scratchScreen, text: "let a = 1\n"), state: .right,
      checks: [CheckResult(name: "the screen opens", line: 3, outcome: .passed)])

    Reporter(printer: transcript.printer).report(verdict, inFull: true)
    let page = PageVerdict(verdict, in: course.package)

    #expect(transcript.out.hasPrefix("\u{2714} scratch/Scratch  opens\n"))
    #expect(page.state == .init(.right, "opens") && page.count == nil)
  }

  @Test
  func `a lesson and an exercise are found as before`() throws {
    let package = try SmallCourse().package

    #expect(try package.exercisesOrScratch(named: []) == package.exercises)
    #expect(try package.exercisesOrScratch(named: ["weather"]).count == 2)
    #expect(throws: CommandError.self) { try package.exercisesOrScratch(named: ["Scratches"]) }
  }
}
