/// The course as its pages show it: the lessons, and where the learner stands.
package nonisolated struct CourseOutline: Equatable, Sendable {
  package let lessons: [Lesson]

  /// The address of the exercise to go on with, or nil if every one is right.
  package let next: String?

  package init(lessons: [Lesson], next: String?) {
    (self.lessons, self.next) = (lessons, next)
  }

  package struct Lesson: Equatable, Sendable {
    package let number: Int
    package let title: String
    /// The name it is run by, which is also the last part of its address.
    package let product: String
    package let exercises: [Exercise]

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

/// What the page of an exercise shows.
package nonisolated struct ExerciseSheet: Equatable, Sendable {
  package let exercise: CourseOutline.Exercise
  package let lesson: CourseOutline.Lesson
  /// The statement, in lines of Markdown.
  package let statement: [String]
  /// The file to write in: `Exercises/01-Pickers/01-JaggedColumns.swift`.
  package let file: String
  /// The sentences that the checks are named by.
  package let checks: [String]
  /// The hints, in Markdown, each closer to the answer.
  package let hints: [String]

  package init(
    exercise: CourseOutline.Exercise, lesson: CourseOutline.Lesson, statement: [String],
    file: String, checks: [String], hints: [String]
  ) {
    (self.exercise, self.lesson, self.statement) = (exercise, lesson, statement)
    (self.file, self.checks, self.hints) = (file, checks, hints)
  }
}
