import CourseFormat
import Foundation

/// A lesson and the exercises that go with it: an entry of the table in Package.swift.
///
/// (Stage has a `Lesson`, too: a program that plays its chapters.)
struct Lesson {
  /// The folder in Lessons, Exercises and Solutions: `01-Pickers`.
  let folder: String

  /// The name it is run by: `pickers`, `date-picker`.
  let product: String

  /// The name its modules begin with: `Pickers`.
  let module: String

  /// Its exercises, in the order they are solved.
  private(set) var exercises: [Exercise] = []

  /// The number it is taught under.
  var number: Int { LessonName(folder: folder).number }

  /// The names it answers to, in small letters.
  var spellings: Set<String> {
    [folder.lowercased(), module.lowercased(), product]
  }
}

extension Lesson {
  /// Reads the lessons of the table in Package.swift, in its order.
  static func all(in manifest: String, root: URL) -> [Lesson] {
    LessonTable.entries(in: manifest).map { entry in
      var lesson = Lesson(folder: entry.folder, product: entry.product, module: entry.module)
      lesson.exercises = entry.exercises.map { Exercise(file: $0, of: lesson, in: root) }
      return lesson
    }
  }

  /// What the learner's own screen stands in.
  static func scratch(in root: URL) -> Lesson {
    var lesson = Lesson(folder: "Scratch", product: "scratch", module: "Scratch")
    lesson.exercises = [Exercise(file: "Scratch", of: lesson, in: root)]
    return lesson
  }
}
