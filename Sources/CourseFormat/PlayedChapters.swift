/// Chapters that were played, as data: their steps, their pictures, and what was said and printed.
///
/// A lesson writes it with `--export DIR`, beside one SVG for each picture; the book and the pages are made
/// of it. An app in a folder is one chapter.
///
/// - Shape: JSON with the names of the properties, in the file ``fileName``.
package nonisolated struct PlayedChapters: Codable, Equatable, Sendable {
  /// The name of the file, beside the pictures.
  package static let fileName = "lesson.json"

  /// What the lesson is called: `Pickers`.
  package let title: String

  /// The name it is run by: `pickers`.
  package let product: String

  package let chapters: [Chapter]

  package init(title: String, product: String, chapters: [Chapter]) {
    (self.title, self.product, self.chapters) = (title, product, chapters)
  }

  /// The picture that stands for the lesson: the last one.
  package var cover: Picture? { chapters.compactMap(\.cover).last }

  package struct Chapter: Codable, Equatable, Sendable {
    /// Its place in the lesson, from 1.
    package let number: Int
    package let title: String
    /// The source, as a reader of the repository writes it: `Lessons/01-Pickers/02-Order.swift`.
    package let file: String
    package let steps: [Step]

    package init(number: Int, title: String, file: String, steps: [Step]) {
      (self.number, self.title, self.file, self.steps) = (number, title, file, steps)
    }

    /// Whether only old code needs the chapter.
    package var isOptional: Bool { OptionalPart.isMarked(title) }

    /// The picture that stands for the chapter: its last one.
    package var cover: Picture? { steps.compactMap(\.picture).last }
  }

  /// Some text, and the picture it ends with, if it ends with one.
  package struct Step: Codable, Equatable, Sendable {
    package let passages: [Passage]
    package let printed: [String]
    package let picture: Picture?
    /// What in the step is not as its comments say, or nil if all is.
    package let notes: [Note]?

    package init(
      passages: [Passage], printed: [String], picture: Picture?, notes: [Note]? = nil
    ) {
      (self.passages, self.printed, self.picture) = (passages, printed, picture)
      self.notes = notes
    }
  }

  /// A sentence for whoever has changed a chapter: what its comments say, and the run does not.
  package struct Note: Codable, Equatable, Sendable {
    /// The line under which it stands, or nil if it belongs to the step as a whole.
    package let line: Int?
    package let text: String

    package init(line: Int?, text: String) {
      (self.line, self.text) = (line, text)
    }
  }

  /// What the screen shows at the end of a step.
  package struct Picture: Codable, Equatable, Sendable {
    /// The name of the SVG, beside this document: `02-01.svg`.
    package let file: String
    package let caption: String
    /// What the screen shows, in words, for those who cannot see it.
    package let description: String
    /// What the objects asked and told each other before it, a line a message.
    package let conversation: [String]
    /// What was written to the console before it.
    package let console: [String]

    package init(
      file: String, caption: String, description: String, conversation: [String],
      console: [String]
    ) {
      (self.file, self.caption, self.description) = (file, caption, description)
      (self.conversation, self.console) = (conversation, console)
    }
  }
}
