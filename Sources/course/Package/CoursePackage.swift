import Foundation

/// The package this program belongs to, as it lies on disk.
///
/// - Shape: Lessons in number order, their exercises in number order. The file system is the
///   list: `Exercises/01-Pickers/01-JaggedColumns.swift` is an exercise because it is there.
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
        throw Complaint(
          "\(folder.path) is not inside the course. Go to the folder that holds its Package.swift.")
      }
      candidate.deleteLastPathComponent()
    }
    self.init(root: candidate)
  }

  /// Reads the lessons and exercises of the package in a folder.
  init(root: URL) {
    self.root = root
    let folders = root.appendingPathComponent("Exercises").names { $0.first?.isNumber == true }
    lessons = folders.map { Lesson(folder: $0, in: root) }
  }

  private static func isCourse(_ folder: URL) -> Bool {
    folder.appendingPathComponent("Package.swift").exists
      && folder.appendingPathComponent("Exercises").exists
      && folder.appendingPathComponent("Solutions").exists
  }
}
