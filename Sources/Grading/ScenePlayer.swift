import CourseFormat
import HeadlessUIKit
import Stage
import TerminalIO

/// Opens the scene of an exercise in the terminal instead of running the checks.
struct ScenePlayer {
  let exercise: String
  let call: ScenePlayer.Call

  /// How `course play` was called.
  nonisolated struct Call: Sendable {
    let options: [String]

    /// The time zone that the phone is to be in, if one was given.
    var timeZone: TimeZone? {
      let option = "--time-zone="
      let name = options.first { $0.hasPrefix(option) }?.dropFirst(option.count)
      return name.flatMap { TimeZone(identifier: String($0)) }
    }

    /// Whether the phone is shown in a page, which sends events and draws what comes back.
    var isForPage: Bool { options.contains("--phone-pipe") }
  }

  /// How `course play` was called, or nil if the checks are to run.
  nonisolated static let call = RunEnvironment.variables[GradingVariable.play].map {
    Call(options: $0.split(separator: " ").map(String.init))
  }

  nonisolated init(exercise: String, call: Call) {
    (self.exercise, self.call) = (exercise, call)
  }

  /// Opens the scene that a suite is, and ends the program when the person leaves it.
  func play(suite: String, ofModule module: String) async -> Never {
    guard let scene = Self.scene(suite, ofModule: module) else {
      say(["\(exercise) has no scene to play. Its suite has checks only."])
      exit(1)
    }
    CrashReporter.install()
    RunNotes.begin(RunningCheck(name: "play", exercise: exercise))
    let device = IsolatedTrait.freshState()
    if let timeZone = call.timeZone { device.settings.timeZone = timeZone }
    let pipe = call.isForPage ? PhonePipe.ofProgram() : nil
    if let pipe { device.console = { pipe.note($0) } }
    let status = await Device.$ofTask.withValue(device) {
      await Stage.$reporter.withValue({ pipe?.note($0) }) { await open(scene, pipe) }
    }
    RunNotes.end()
    RunNotes.conclude()
    exit(status)
  }

  /// Finds a type by its name: a suite cannot name itself in its own attribute.
  static func scene(_ name: String, ofModule module: String) -> (any ExerciseScene.Type)? {
    _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)V")
      as? any ExerciseScene.Type
  }

  private func open(_ scene: any ExerciseScene.Type, _ pipe: PhonePipe?) async -> Int32 {
    Watchdog.beginCheck()
    do {
      let arranged = try await scene.init()
      let opening = arranged.opening
      Watchdog.endCheck()
      // The screen knows its data source weakly; the scene is who keeps it.
      await show(opening, scene.advice, pipe)
      withExtendedLifetime((arranged, opening)) {}
      return 0
    } catch {
      Watchdog.endCheck()
      say(["\(exercise) cannot be opened: \(error)"])
      return 1
    }
  }

  /// Shows what a person meets, until they leave it.
  func show(_ opening: SceneOpening, _ advice: String, _ pipe: PhonePipe?) async {
    switch opening {
    case .phone(let stage, _):
      if let pipe {
        await pipe.serve(stage, guarded: Self.guarded)
      } else {
        await use(stage, advice)
      }
    case .table(let headings, let rows):
      if let pipe { return pipe.serve(table: [headings] + rows) }
      say([exercise, advice, ""] + ([headings] + rows).tableLines.map { "  " + $0 })
    }
  }

  private func use(_ stage: Stage, _ advice: String) async {
    if call.options.contains("--inspect") { return say(Self.inspection(of: stage)) }
    let session = LiveSession(
      stage, style: style, title: exercise, advice: advice, destination: "leaves",
      guarded: Self.guarded)
    if Terminal.isInteractive { await session.play() } else { say(session.opening(width: 80)) }
  }

  /// Returns what can be seen inside a program as it opens.
  ///
  /// Its views are laid out before, as they are for one who sees the screen.
  static func inspection(of stage: Stage) -> [String] {
    var lines: [String] = []
    guarded {
      _ = stage.display
      lines = InspectorText(of: stage).lines()
    }
    return lines
  }

  /// Returns what `course inspect` prints of the scene that a suite is, or nil if it has no phone.
  static func inspection(ofSuite suite: String, inModule module: String) async throws -> [String]? {
    guard let scene = scene(suite, ofModule: module) else { return nil }
    return try await Device.$ofTask.withValue(IsolatedTrait.freshState()) {
      let arranged = try await scene.init()
      guard case .phone(let stage, let kept) = arranged.opening else { return nil }
      return withExtendedLifetime((arranged, kept)) { inspection(of: stage) }
    }
  }

  /// Runs what calls the answer's own code, which need not come back.
  static func guarded(_ body: () -> Void) {
    Watchdog.beginCheck()
    body()
    Watchdog.endCheck()
  }

  private var style: TerminalStyle {
    .ofThisOutput(
      hasColor: !call.options.contains("--no-color"), isUnicode: !call.options.contains("--ascii"),
      environment: ProcessInfo.processInfo.environment)
  }

  private func say(_ lines: [String]) {
    let isUnicode = style.isUnicode
    let text = lines.map { (isUnicode ? $0 : $0.withSignsOfASCII) + "\n" }.joined()
    // Where nobody reads any more, nobody is left to be told.
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}
