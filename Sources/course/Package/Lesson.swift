import CourseFormat
import Foundation

/// A lesson and the exercises that go with it.
struct Lesson {
  /// The folder in Lessons, Exercises and Solutions: `01-Pickers`.
  let folder: String

  /// The first word of its modules: `Pickers`.
  var module: String { LessonName(folder: folder).module }

  /// The name it is run by: `pickers`, `date-picker`.
  var product: String { LessonName(folder: folder).product }

  /// The number it is taught under.
  var number: Int { LessonName(folder: folder).number }

  /// Its exercises, in the order they are solved.
  private(set) var exercises: [Exercise] = []

  /// The names it answers to, in small letters.
  var spellings: Set<String> {
    [folder.lowercased(), module.lowercased(), product]
  }

  /// Reads a lesson's exercises, each by its solution and its suite, from the package's folder.
  init(folder: String, in root: URL) {
    self.folder = folder
    let files = { (path: String, ending: String) in
      root.appendingPathComponent(path)
        .names { $0.first?.isNumber == true && $0.hasSuffix(ending) }
        .map { String($0.dropLast(ending.count)) }
    }
    let names =
      files("Solutions/\(folder)", ".swift") + files("Tests/\(module)Tests", "Tests.swift")
    exercises = Set(names).sorted().map { Exercise(file: $0, of: self, in: root) }
  }
}
