import HeadlessUIKit
import Stage
import Testing

@testable import Grading

@Suite("Scenes of exercises")
struct ScenePlayerTests {
  @Test
  func `a suite is found by its name if it is a scene`() {
    #expect(ScenePlayer.scene("PlayableTests", ofModule: "GradingTests") == PlayableTests.self)
    #expect(ScenePlayer.scene("ScenePlayerTests", ofModule: "GradingTests") == nil)
    #expect(ScenePlayer.scene("Nobody", ofModule: "GradingTests") == nil)
  }

  @Test
  func `a table stands in columns under its headings`() {
    #expect(
      ScenePlayer.lines(of: [["asked for", "height"], ["100.0", "162.0"], ["1", "明天"]]) == [
        "  asked for   height",
        "  ---------   ------",
        "  100.0       162.0",
        "  1           明天",
      ])
  }
}

struct PlayableTests: ExerciseScene {
  static let advice = "Look."

  var opening: SceneOpening { .table([], rows: []) }
}
