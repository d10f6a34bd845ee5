import CourseFormat
import Foundation

/// A lesson of the package with its exercises: an entry of the table in Package.swift.
package struct CourseLesson {
  /// The names that follow from that of its folder.
  package let name: LessonName

  /// Its exercises, in the order they are solved.
  package let exercises: [Exercise]

  /// The modules beside the library that its exercises may import.
  package let imports: [String]

  /// Creates the lesson in a folder, with the exercises in the files of these names.
  package init(_ name: LessonName, exercises: [String], imports: [String] = [], in root: URL) {
    self.name = name
    self.imports = imports
    self.exercises = exercises.map { Exercise(file: $0, of: name, in: root) }
  }

  /// Reads the lessons of the table in Package.swift, in its order.
  package static func all(in manifest: String, root: URL) -> [CourseLesson] {
    LessonTable.entries(in: manifest).map {
      CourseLesson($0.lesson, exercises: $0.exercises, imports: $0.imports, in: root)
    }
  }

  /// What the learner's own screen stands in.
  package static func scratch(in root: URL) -> CourseLesson {
    CourseLesson(LessonName(folder: "Scratch"), exercises: ["Scratch"], in: root)
  }

  /// The folder in Lessons, Exercises and Solutions: `01-Pickers`.
  package var folder: String { name.folder }

  /// The name it is run by: `pickers`, `date-picker`.
  package var product: String { name.product }

  /// The name its modules begin with: `Pickers`.
  package var module: String { name.module }

  /// The number it is taught under.
  package var number: Int { name.number }

  /// The names it answers to, in small letters.
  package var spellings: Set<String> { [folder.lowercased(), module.lowercased(), product] }
}
