import CourseFormat
import Foundation

/// A lesson of the package with its exercises: an entry of the table in Package.swift, as it lies on disk.
package struct CourseLesson {
  /// What the table says of it.
  package let entry: LessonEntry

  /// The folder that holds Package.swift.
  package let root: URL

  /// Its exercises, in the order they are solved.
  package let exercises: [Exercise]

  /// Looks at the lesson of an entry in the package in a folder.
  package init(_ entry: LessonEntry, in root: URL) {
    (self.entry, self.root) = (entry, root)
    exercises = entry.exercises.map { Exercise(file: $0, of: entry, in: root) }
  }

  /// What the learner's own screen stands in.
  package static func scratch(in root: URL) -> CourseLesson {
    CourseLesson(LessonEntry(folder: "Scratch", exercises: ["Scratch"]), in: root)
  }

  /// The folder in Lessons, Exercises and Solutions: `01-Pickers`.
  package var folder: String { entry.folder }

  /// The name it is run by: `pickers`, `date-picker`.
  package var product: String { entry.product }

  /// The name its modules begin with: `Pickers`.
  package var module: String { entry.module }

  /// The number it is taught under.
  package var number: Int { entry.number }

  /// The modules beside the library that its exercises may import.
  package var imports: [String] { entry.imports }

  /// The names it answers to, in small letters.
  package var spellings: Set<String> { [folder.lowercased(), module.lowercased(), product] }
}
