import HeadlessUIKit

/// A whole lesson, run once and written down.
struct Recording {
  let chapters: [RecordedChapter]

  /// What was wrong: a comment that does not say what was printed, a person who could not act.
  let problems: [String]

  /// The path of the first chapter's source, if it played.
  let path: String?

  var steps: [Step] { chapters.flatMap(\.steps) }

  struct RecordedChapter {
    let number: Int
    let title: String
    let steps: [Step]
  }

  /// Runs the chapters of a lesson, each on a stage of its own.
  init(of lesson: Lesson) {
    var problems: [String] = []
    var path: String?
    chapters = lesson.chapters.enumerated().map { index, chapter in
      let recorder = ChapterRecorder(number: index + 1, title: chapter.title)
      recorder.record(chapter, bundle: lesson.bundle)
      problems += recorder.problems.map(\.sentence)
      path = path ?? recorder.path
      return RecordedChapter(number: index + 1, title: chapter.title, steps: recorder.steps)
    }
    self.problems = problems
    self.path = path
  }
}
