import Foundation
import Testing

@testable import course

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
  func `a lesson and an exercise are found as before`() throws {
    let package = try SmallCourse().package

    #expect(try package.exercisesOrScratch(named: []) == package.exercises)
    #expect(try package.exercisesOrScratch(named: ["weather"]).count == 2)
    #expect(throws: CommandError.self) { try package.exercisesOrScratch(named: ["Scratches"]) }
  }
}
