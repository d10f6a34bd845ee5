import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import ScratchExercises

/// Opens the learner's own screen.
///
/// `course play Scratch` compiles it, and `swift test` does not.
@Suite("Scratch", .exercise, .serialized)
struct ScratchTests {
  let stage = Stage()
  let screen = ScratchViewController()

  init() {
    stage.present(screen)
  }

  @Test
  func `the screen opens`() {
    #expect(screen.viewIfLoaded?.window != nil, "The screen was opened, and is in no window.")
  }
}

extension ScratchTests: ExerciseScene {
  static let advice = "Your own screen, from Exercises/Scratch/Scratch.swift."

  var opening: SceneOpening { .phone(stage) }
}
