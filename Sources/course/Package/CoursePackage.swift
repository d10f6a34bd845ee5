import Foundation

/// The package this program belongs to, as it lies on disk.
///
/// - Shape: Lessons in number order, their exercises in number order. What the teacher has is the
///   list, never what was handed in: `pickers/01-JaggedColumns` is an exercise because it has a
///   solution or a suite. Whether the learner's file is there is another question.
struct CoursePackage {
  /// The folder that holds Package.swift.
  let root: URL

  /// The lessons that have exercises.
  let lessons: [Lesson]

  /// Every exercise, in the order they are solved.
  var exercises: [Exercise] { lessons.flatMap(\.exercises) }

  /// Where everything goes that costs nothing to lose.
  var scratch: URL { root.appendingPathComponent(".build/course") }

  /// Finds the package that a folder lies in.
  init(around folder: URL) throws {
    var candidate = folder.standardizedFileURL
    while !Self.isCourse(candidate) {
      guard candidate.path != "/" else {
        throw CommandError.outsideOfCourse(folder.path)
      }
      candidate.deleteLastPathComponent()
    }
    self.init(root: candidate)
  }

  /// Reads the lessons and exercises of the package in a folder.
  init(root: URL) {
    self.root = root
    let folders = ["Lessons", "Solutions"].flatMap { parent in
      root.appendingPathComponent(parent).names { $0.first?.isNumber == true }
    }
    lessons = Set(folders).sorted().map { Lesson(folder: $0, in: root) }
      .filter { !$0.exercises.isEmpty }
  }

  private static func isCourse(_ folder: URL) -> Bool {
    folder.appendingPathComponent("Package.swift").exists
      && folder.appendingPathComponent("Solutions").exists
  }
}
