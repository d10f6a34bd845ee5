import Foundation
import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

/// A teacher may take the answers out before the course is handed out.
@Suite("A copy of the course without solutions")
struct WithoutSolutionsTests {
  private static let real = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test
  func `every right and wrong answer is accepted as with them`() throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    for name in ["Package.swift", "Tests"] {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appendingPathComponent(name),
        withDestinationURL: Self.real.appendingPathComponent(name))
    }
    let whole = try CoursePackage(around: Self.real)
    // The exercises as they came: the learner of this copy may have solved some.
    for exercise in whole.exercises {
      let given = Submission(of: exercise)
      let text = given.isUntouched ? given.text : try Originals(of: whole).find(exercise)
      try folder.url.appendingPathComponent(exercise.shownPath).write(
        try #require(text, "\(exercise.name)"))
      try folder.url.appendingPathComponent(exercise.hintsPath).write(exercise.hints.text ?? "")
    }
    let copy = try CoursePackage(around: folder.url)

    #expect(copy.exercises.map(\.isProject) == whole.exercises.map(\.isProject))
    #expect(copy.exercises.map(\.heading) == whole.exercises.map(\.heading))
    #expect(copy.exercises.map(\.statement) == whole.exercises.map(\.statement))
    #expect(copy.exercises.allSatisfy { !$0.statement.isEmpty })
    for (exercise, own) in zip(whole.exercises, copy.exercises) {
      for answer in exercise.sampleAnswers {
        let refusal = Verdict.refusal(of: Submission(of: own, text: answer.source))
        let isAccepted = refusal == nil
        #expect(isAccepted, "\(exercise.name), \(answer.name): \(refusal?.objections ?? [])")
      }
    }
  }

  @Test
  func `an answer is not graded where nothing says what the exercise declares, and that is told`()
    throws
  {
    let course = try SmallCourse()
    for folder in ["Solutions", "Exercises"] {
      try FileManager.default.removeItem(
        at: course.root.appendingPathComponent("\(folder)/01-Weather/01-Rain.swift"))
    }
    let answer = Submission(of: course.rain, text: SmallCourse.solution)

    let verdict = try #require(Verdict.refusal(of: answer))
    let graded = GradedExercise(verdict, in: course.package)

    #expect(graded.state == .notGraded)
    #expect(
      graded.notes == [
        "Neither Solutions/01-Weather/01-Rain.swift nor Exercises/01-Weather/01-Rain.swift is in the "
          + "copy of the course that grades, so nothing says which names are the exercise's own. Bring "
          + "one of them back."
      ])
    #expect(graded.possible == 2)
  }

  @Test
  func `the solution is not shown, and that is told`() throws {
    let course = try SmallCourse()
    try FileManager.default.removeItem(at: course.root.appendingPathComponent("Solutions"))
    let transcript = Transcript()

    let status = Companion.whole(folder: course.root, printer: transcript.printer)
      .run(["solution", "SnowAndIce", "--peek"])

    #expect(status == 1)
    #expect(
      transcript.err
        == "Solutions/01-Weather/02-SnowAndIce.swift is not in this copy of the course. Its solutions "
        + "were taken out of it.\n")
  }
}
