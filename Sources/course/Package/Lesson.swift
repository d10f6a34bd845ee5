import CourseFormat
import Foundation

/// A lesson and the exercises that go with it: an entry of the table in Package.swift.
///
/// The package manager reads that table as Swift, which nobody else can import, so this program
/// reads it as text. (Stage has a `Lesson`, too: a program that plays its chapters.)
struct Lesson {
  /// The folder in Lessons, Exercises and Solutions: `01-Pickers`.
  let folder: String

  /// The name it is run by: `pickers`, `date-picker`.
  let product: String

  /// The first word of its modules: `Pickers`.
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
    let entry =
      /Lesson\(\s*folder:\s*"([^"]+)",\s*product:\s*"([^"]+)",\s*module:\s*"([^"]+)",\s*exercises:\s*\[([^\]]*)\]/
    return manifest.matches(of: entry).map { match in
      var lesson = Lesson(
        folder: String(match.1), product: String(match.2), module: String(match.3))
      lesson.exercises = match.4.matches(of: /"([^"]+)"/).map {
        Exercise(file: String($0.1), of: lesson, in: root)
      }
      return lesson
    }
  }
}
