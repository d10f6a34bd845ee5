/// The course as its pages show it: the lessons, and where the learner stands.
package nonisolated struct CourseOutline: Equatable, Sendable {
  package let lessons: [Section]

  /// The address of the exercise to go on with, or nil if every one is right.
  package let next: String?

  package init(lessons: [Section], next: String?) {
    (self.lessons, self.next) = (lessons, next)
  }

  /// What the page says of a lesson.
  package struct Section: Equatable, Sendable {
    package let number: Int
    package let title: String
    /// The name it is run by, which is also the last part of its address.
    package let product: String
    package let exercises: [Exercise]
    /// Its idea, in one sentence, or nothing.
    package var sentence = ""
    /// How long it takes, in words, or nothing.
    package var minutes = ""
    /// How many minutes it takes to read, and to do, or 0.
    package var reading = 0
    package var doing = 0
    /// The addresses of its chapters and exercises, in the order of the course.
    package var road: [String] = []
    /// Whether there is a picture of it.
    package var hasPicture = false
    /// The titles of its chapters, in their order.
    package var chapters: [String] = []

    package init(number: Int, title: String, product: String, exercises: [Exercise]) {
      (self.number, self.title, self.product) = (number, title, product)
      self.exercises = exercises
    }
  }

  package struct Exercise: Equatable, Sendable {
    /// The name it goes by, which is also the end of its address: `pickers/01-JaggedColumns`.
    package let name: String
    package let title: String
    package let state: State

    package init(name: String, title: String, state: State) {
      (self.name, self.title, self.state) = (name, title, state)
    }
  }

  /// How an exercise stands: a word, and the kind that decides its colour.
  package struct State: Equatable, Sendable, Encodable {
    package enum Kind: String, Sendable, Encodable {
      case right, wrong, waiting
    }

    package let kind: Kind
    package let word: String

    package init(_ kind: Kind, _ word: String) {
      (self.kind, self.word) = (kind, word)
    }
  }
}

/// A page that another one leads to.
package nonisolated struct PageLink: Equatable, Sendable {
  /// The address, from the page of the course.
  package let address: String
  package let title: String

  package init(_ address: String, _ title: String) {
    (self.address, self.title) = (address, title)
  }
}

/// What the page of an exercise shows.
package nonisolated struct ExerciseSheet: Equatable, Sendable {
  package let exercise: CourseOutline.Exercise
  package let lesson: CourseOutline.Section
  /// The statement, in lines of Markdown.
  package let statement: [String]
  /// The file to write in: `Exercises/01-Pickers/01-JaggedColumns.swift`.
  package let file: String
  /// The sentences that the checks are named by.
  package let checks: [String]
  /// The hints, in Markdown, each closer to the answer.
  package let hints: [String]

  /// The address that opens the file in an editor of this machine, or nil.
  package var editor: String?
  /// The lines of the file, without the statement it begins with.
  package var code: [String] = []
  /// The number of the first of them.
  package var firstLine = 1
  /// Which of the texts of the file it is, as those are numbered that were built.
  package var version = 0
  /// Its first picture, as a file beside the page.
  package var picture: String?
  /// What it gives, in lines, if it has no screen.
  package var table: [String]?
  /// Whether a picture shows what is wanted.
  package var hasGoal = false
  /// Whether it is a screen of the learner's own, which nobody grades.
  package var isOwnScreen = false
  /// The chapter that it belongs to.
  package var chapter: PageLink?
  /// What one can do after that chapter, in Markdown, without the words before it, or nothing.
  package var learnt = ""
  /// What there is to remember of it, in lines of Markdown.
  package var remember: [String] = []
  /// The page before it, and the one after.
  package var before: PageLink?
  package var after: PageLink?

  package init(
    exercise: CourseOutline.Exercise, lesson: CourseOutline.Section, statement: [String],
    file: String, checks: [String], hints: [String]
  ) {
    (self.exercise, self.lesson, self.statement) = (exercise, lesson, statement)
    (self.file, self.checks, self.hints) = (file, checks, hints)
  }
}
