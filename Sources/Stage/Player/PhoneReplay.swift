import HeadlessUIKit

/// Plays a chapter again up to one step, and hands the phone to the reader there.
///
/// It happens in a process of its own, so that the lesson is the same afterwards, whatever the
/// reader did.
struct PhoneReplay {
  let lesson: Lesson
  let style: TerminalStyle

  /// Plays a chapter up to a step, lets the reader use the phone there, and returns the
  /// program's exit status.
  ///
  /// The rest of the chapter is not played: the program ends within its `show`.
  func run(chapter: Int, step: Int) throws -> Int32 {
    try play(chapter, to: step, hearing: { _ in }) { stage, title in
      LiveSession(stage, style: style, title: title).run()
      exit(0)
    }
  }

  /// Plays a chapter up to a step, and serves the phone there to a page.
  func serve(chapter: Int, step: Int) throws -> Int32 {
    let pipe = PhonePipe.ofProgram()
    return try play(chapter, to: step, hearing: { pipe.note($0) }) { stage, _ in
      pipe.serve(stage)
      exit(0)
    }
  }

  /// Plays a chapter up to a step, and writes what can be seen inside the program there.
  func inspect(
    chapter: Int, step: Int, write: @escaping (String) -> Int32
  ) throws -> Int32 {
    try play(chapter, to: step, hearing: { _ in }) { stage, _ in
      exit(write(InspectorText(of: stage).lines().joined(separator: "\n") + "\n"))
    }
  }

  /// Plays a chapter, and does something at a step of it.
  ///
  /// `hearing` hears what is written to the console, and what a person could not do.
  private func play(
    _ chapter: Int, to step: Int, hearing: @escaping @MainActor @Sendable (String) -> Void,
    _ body: @escaping (Stage, _ title: String) -> Void
  ) throws -> Int32 {
    let state = Device()
    state.bundle = lesson.bundle
    state.console = hearing
    return try Device.$ofTask.withValue(state) {
      try Stage.$reporter.withValue(hearing) {
        let stage = Stage()
        var shown = 0
        stage.onShow = { [unowned stage] scene in
          // As in the lesson, each picture is drawn: it is then that views ask for what they show.
          _ = stage.display
          shown += 1
          if shown == step { body(stage, "\(chapter).\(shown)  \(scene.caption)") }
        }
        try lesson.chapters[chapter - 1].play(stage)
        throw LessonOptions.UsageError(
          message: "Chapter \(chapter) has \(shown) pictures, so there is no picture "
            + "\(chapter).\(step) to take the phone at or to look into.")
      }
    }
  }

  /// Runs this program again with `--phone`, on the same terminal, and waits until it ends.
  static func runInOwnProcess(step: String, style: TerminalStyle) {
    var arguments = ["--phone", step]
    if !style.hasColor { arguments.append("--no-color") }
    if !style.isUnicode { arguments.append("--ascii") }
    PhoneProcess.run(arguments)
  }
}
