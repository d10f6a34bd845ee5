import Foundation
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Sample answers as files")
struct SampleFilesTests {
  private let course: SmallCourse
  private let transcript = Transcript()

  init() throws {
    course = try SmallCourse()
    try course.write(DecoyTests.always, to: course.rain.decoysPath)
  }

  private func prove(_ arguments: String...) -> Int32 {
    Companion.whole(folder: course.root, printer: transcript.printer).run(["prove"] + arguments)
  }

  @Test
  func `every answer to an exercise is written whole into a new folder`() throws {
    let folder = course.root.appendingPathComponent("samples")

    #expect(prove("--samples", folder.path, "weather/01-Rain") == 0)

    let place = folder.appendingPathComponent("01-Weather/01-Rain")
    #expect(place.names() == ["decoy AlwaysRains.swift", "the solution.swift", "the stub.swift"])
    #expect(place.appendingPathComponent("the stub.swift").text == SmallCourse.stub)
    let decoy = try #require(course.rain.sampleAnswers.first { $0.kind == .decoy })
    #expect(place.appendingPathComponent("decoy AlwaysRains.swift").text == decoy.source)
    #expect(transcript.out.hasSuffix(" has 3 answers to 1 exercise.\n"))
  }

  @Test
  func `a folder that is there already is left as it is`() throws {
    let folder = course.root.appendingPathComponent("samples")
    try course.write("mine", to: "samples/notes.txt")

    #expect(prove("--samples", folder.path) == 1)

    #expect(folder.names() == ["notes.txt"])
    #expect(transcript.err.contains("course prove writes over nothing"))
  }

  @Test
  func `to write the answers and to do something else with them is refused`() {
    #expect(prove("--samples", "/nowhere", "--mutants") == 64)
    #expect(prove("--mutants", "--record") == 64)
    #expect(prove("--samples") == 64)
    #expect(transcript.err.contains("course prove --samples has no option --mutants."))
  }
}
