import HeadlessUIKit
import TerminalIO
import WebServer

/// What a lesson does with its command line.
struct LessonProgram {
  let lesson: Lesson
  var environment = ProcessInfo.processInfo.environment

  /// The status of a program that was called the wrong way (sysexits: EX_USAGE).
  private static let usageStatus: Int32 = 64

  /// Does what the arguments say, and returns the program's exit status.
  func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try LessonOptions(arguments)
      return try perform(options)
    } catch let error as LessonOptions.UsageError {
      printError("\(lesson.product): \(error.message)")
      printError(LessonOptions.usage(lesson.product))
      return Self.usageStatus
    } catch let error as WebServerError {
      printError("\(lesson.product): \(error.sentence)")
      return WebServerError.exitStatus
    } catch {
      printError("\(lesson.product): \(error)")
      return 1
    }
  }

  private func perform(_ options: LessonOptions) throws -> Int32 {
    if options.asksForHelp { return write(LessonOptions.help(lesson.product) + "\n") }
    if let status = try openPhone(options) { return status }

    let recording = Recording(of: lesson)
    if options.showsCover {
      return write(LessonExport(lesson: lesson, recording: recording).cover)
    }
    if let folder = options.export {
      recording.problems.forEach { printError($0) }
      let status = write(try LessonExport(lesson: lesson, recording: recording).write(to: folder))
      return recording.problems.isEmpty ? status : 1
    }
    if options.isForBrowser {
      recording.problems.forEach { printError($0) }
      return try LessonBrowser(lesson: lesson, recording: recording)
        .serve(port: options.port) { write($0) == 0 }
    }
    let steps = try chosenSteps(of: recording, options)
    if options.lists { return write(list(recording)) }
    if let folder = options.snapshots {
      return write(try SnapshotWriter(folder: folder).write(steps))
    }
    // Whoever has changed a chapter reads on a terminal what it does now, with the differences.
    if isInteractive(options) {
      let player = InteractivePlayer(
        recording: recording, product: lesson.product, style: style(options),
        first: options.chapter == nil ? nil : steps.first?.label, bookmarks: bookmarks(recording))
      return player.run()
    }
    let status = write(
      Transcript(title: lesson.title, style: style(options), width: options.width ?? 80)
        .text(of: recording, steps: steps))
    recording.problems.forEach { printError($0) }
    return recording.problems.isEmpty ? status : 1
  }

  /// Where a reader's page is kept; an automatic run keeps none.
  private func bookmarks(_ recording: Recording) -> Bookmarks? {
    guard environment["CI"] == nil else { return nil }
    return recording.path.flatMap { Bookmarks(nextTo: $0) }
  }

  private func isInteractive(_ options: LessonOptions) -> Bool {
    !options.isTranscript && options.step == nil && Terminal.isInteractive
  }

  private func style(_ options: LessonOptions) -> TerminalStyle {
    .ofThisOutput(
      hasColor: options.hasColor, isUnicode: options.isUnicode, environment: environment)
  }

  private func chosenSteps(
    of recording: Recording, _ options: LessonOptions
  ) throws(LessonOptions.UsageError) -> [Step] {
    var steps = recording.steps
    if let number = options.chapter {
      guard let chapter = recording.chapters.first(where: { $0.number == number }) else {
        throw .init(
          message: "The lesson has \(recording.chapters.count) chapters, so there is no chapter "
            + "\(number).")
      }
      steps = isInteractive(options) ? steps.filter { $0.chapter >= number } : chapter.steps
    }
    if let label = options.step { steps = [try step(label, of: steps, options)] }
    return steps
  }

  /// Finds a step by its label or by its number; only steps with a picture are counted.
  private func step(
    _ name: String, of steps: [Step], _ options: LessonOptions
  ) throws(LessonOptions.UsageError) -> Step {
    let pictured = steps.filter { $0.scene != nil }
    if let step = pictured.first(where: { $0.label == name }) { return step }
    if let number = Int(name), pictured.indices.contains(number - 1) {
      return pictured[number - 1]
    }
    let scope = options.chapter.map { "Chapter \($0)" } ?? "The lesson"
    throw .init(
      message: "\(scope) has \(pictured.count) steps, so there is no step \(name). "
        + "Look at --list.")
  }

  private func list(_ recording: Recording) -> String {
    recording.chapters.map { chapter in
      let steps = chapter.steps.compactMap { step in
        step.scene.map { "     \(step.label)  \($0.caption)" }
      }
      return (["\(chapter.number)  \(chapter.title)"] + steps).joined(separator: "\n") + "\n"
    }
    .joined()
  }

  /// Opens the phone of a step, if an option asks for it.
  private func openPhone(_ options: LessonOptions) throws -> Int32? {
    let replay = PhoneReplay(lesson: lesson, style: style(options))
    if let label = options.phone {
      let (chapter, step) = try place(of: label, "--phone")
      guard Terminal.isInteractive else {
        throw LessonOptions.UsageError(message: "--phone needs a terminal to be used on.")
      }
      return try replay.run(chapter: chapter, step: step)
    }
    if let label = options.phonePipe {
      let (chapter, step) = try place(of: label, "--phone-pipe")
      return try replay.serve(chapter: chapter, step: step)
    }
    guard let label = options.inspected else { return nil }
    let (chapter, step) = try place(of: label, "--inspect")
    return try replay.inspect(chapter: chapter, step: step) { write($0) }
  }

  /// Reads the label of a step: its chapter, and its place among the pictures of the chapter.
  private func place(
    of label: String, _ option: String
  ) throws(LessonOptions.UsageError) -> (chapter: Int, step: Int) {
    let parts = label.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 2, lesson.chapters.indices.contains(parts[0] - 1), parts[1] > 0 else {
      throw LessonOptions.UsageError(
        message: "\(option) takes a step such as 1.1, and \u{201C}\(label)\u{201D} is none.")
    }
    return (parts[0], parts[1])
  }

  private func write(_ text: String) -> Int32 {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
      return 0
    } catch {
      printError("\(lesson.product): the output cannot be written: \(error.localizedDescription)")
      return 1
    }
  }

  private func printError(_ text: String) {
    // Where errors cannot be written either, nobody is left to be told.
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }
}
