import CourseFormat
import HeadlessUIKit
import Stage

/// Launches an application and hands its phone to a person: `course play FOLDER`.
///
/// - Errors: An application that crashes or does not come back ends the program with the terminal as
///   it was, and notes where.
public enum AppPlayer {
  /// Launches an application with a class for its delegate, and ends the program when the person
  /// leaves it.
  ///
  /// `screen` is the size of the phone's screen in points; nil stands for that of a small phone.
  public static func play(
    _ delegate: (some UIApplicationDelegate).Type, named name: String,
    screen: (width: Double, height: Double)? = nil
  ) async -> Never {
    let call = ScenePlayer.call ?? ScenePlayer.Call(options: [])
    let player = ScenePlayer(exercise: name, call: call)
    CrashReporter.install()
    RunNotes.begin(RunningCheck(name: "play", exercise: name))
    let pipe = call.isForPage ? PhonePipe.ofProgram() : nil
    if let pipe { Device.current.console = { pipe.note($0) } }
    await Stage.$reporter.withValue({ pipe?.note($0) }) {
      let stage = Stage()
      for (name, variable) in [
        ("answers", GradingVariable.network), ("photos", GradingVariable.photos),
      ] {
        if let path = RunEnvironment.variables[variable] {
          Device.current.folders[name] = URL(fileURLWithPath: path)
        }
      }
      if let timeZone = call.timeZone { stage.timeZone = timeZone }
      if let screen { stage.changeScreen(to: CGSize(width: screen.width, height: screen.height)) }
      ScenePlayer.guarded { stage.launch(delegate) }
      await player.show(.phone(stage), "", pipe)
    }
    RunNotes.end()
    RunNotes.conclude()
    exit(0)
  }
}
