import CourseFormat
import HeadlessUIKit

/// Writes a lesson as data: a document, and a picture for each step.
struct LessonExport {
  let lesson: Lesson
  let recording: Recording

  /// The lesson as data.
  var document: PlayedChapters {
    PlayedChapters(
      title: lesson.title, product: lesson.product,
      chapters: recording.chapters.map { chapter in
        PlayedChapters.Chapter(
          number: chapter.number, title: chapter.title, file: chapter.steps.first?.file ?? "",
          steps: chapter.steps.map(step))
      })
  }

  /// The SVG of the picture that stands for the lesson, or nothing if it has no picture.
  var cover: String {
    recording.steps.last { $0.scene != nil }.map(SnapshotWriter.svg) ?? ""
  }

  /// Writes the document and the pictures into a folder, and returns the document's path.
  func write(to folder: String) throws -> String {
    _ = try SnapshotWriter(folder: folder, option: "--export").write(recording.steps)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let path = "\(folder)/\(PlayedChapters.fileName)"
    try encoder.encode(document).write(to: URL(fileURLWithPath: path))
    return path + "\n"
  }

  private func step(_ step: Step) -> PlayedChapters.Step {
    PlayedChapters.Step(
      passages: step.passages, printed: step.printed,
      picture: step.scene.map { scene in
        PlayedChapters.Picture(
          file: SnapshotWriter.name(of: step), caption: scene.caption,
          description: scene.description,
          conversation: ConversationDigest.lines(scene.conversation), console: scene.console)
      },
      notes: step.problems.isEmpty
        ? nil : step.problems.map { PlayedChapters.Note(line: $0.line, text: $0.note) })
  }
}
