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
  func `the phone is put into the time zone of an option`() {
    let call = ScenePlayer.Call(options: ["--inspect", "--time-zone=America/Sao_Paulo"])

    #expect(call.timeZone?.identifier == "America/Sao_Paulo" && !call.isForPage)
    #expect(ScenePlayer.Call(options: ["--ascii"]).timeZone == nil)
  }
}

struct PlayableTests: ExerciseScene {
  static let advice = "Look."

  var opening: SceneOpening { .table([], rows: []) }
}
