import CourseFormat
import Foundation

extension Exercise {
  /// Whether it is the screen on which the learner tries things.
  package var isOwnScreen: Bool { name == "scratch/Scratch" }
}

/// The screen on which a learner tries things: no exercise of a lesson, and graded by nobody.
///
/// - Shape: `Exercises/Scratch/Scratch.swift`, which Git ignores. It begins as a copy of
///   `Solutions/Scratch/Scratch.swift`. Its suite, in `Tests/ScratchTests`, opens it.
extension CoursePackage {
  /// The lesson of the learner's own screen, which the course does not list.
  package var scratchLesson: LessonEntry { LessonEntry(folder: "Scratch", exercises: ["Scratch"]) }

  /// The learner's own screen.
  package var scratchScreen: Exercise {
    Exercise(file: "Scratch", of: scratchLesson, in: root)
  }

  /// Writes the learner's own screen as it begins unless it is there, and returns whether it did.
  package func beginScratchScreen() throws -> Bool {
    guard scratchScreen.isMissing else { return false }
    guard let text = scratchScreen.solution.text else {
      throw CommandError.answerNotPlayed("\(scratchScreen.solutionPath) is not there.\n")
    }
    try scratchScreen.answer.write(text)
    return true
  }
}

extension CommandError {
  /// An answer that cannot be used, and what was said about it.
  package static func answerNotPlayed(_ said: String) -> Self {
    Self("Your answer cannot be used yet.\n\(said)")
  }
}
