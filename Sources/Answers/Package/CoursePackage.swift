import CourseFormat
import Foundation

/// The package this program belongs to, as it lies on disk.
///
/// - Shape: The lessons and exercises are those of the table in Package.swift, in its order, never
///   what was handed in. Whether the learner's file is there is another question.
package struct CoursePackage {
  /// The folder that holds Package.swift.
  package let root: URL

  /// The lessons that have exercises.
  package let lessons: [CourseLesson]

  /// Every exercise, in the order they are solved.
  package var exercises: [Exercise] { lessons.flatMap(\.exercises) }

  /// Where everything goes that costs nothing to lose.
  ///
  /// - Shape: `.build/course`, or if that is another user's, `.build/course-1000` with the number
  ///   of this one: neither user could write over the files of the other.
  package let scratch: URL

  /// What is locked while something is compiled or graded.
  package var lock: URL { scratch.appendingPathComponent("lock") }

  /// Finds the package that a folder lies in.
  ///
  /// - Errors: `CommandError.outsideOfCourse`, and `.unreadableTable` if Package.swift has entries
  ///   of lessons that this program cannot read.
  package init(around folder: URL) throws {
    var candidate = folder.standardizedFileURL
    while !Self.isCourse(candidate) {
      guard candidate.path != "/" else {
        throw CommandError.outsideOfCourse(folder.path)
      }
      candidate.deleteLastPathComponent()
    }
    self.init(root: candidate)
    let manifest = candidate.appendingPathComponent("Package.swift")
    let count = LessonEntry.count(in: manifest.text ?? "")
    guard count > 0, count == lessons.count else {
      throw CommandError.unreadableTable(manifest.path, read: lessons.count, of: count)
    }
  }

  /// Reads the lessons and exercises of the package in a folder.
  package init(root: URL) {
    self.root = root
    scratch = Self.scratch(in: root, user: geteuid())
    let manifest = root.appendingPathComponent("Package.swift").text ?? ""
    lessons = LessonEntry.all(in: manifest).filter { !$0.exercises.isEmpty }
      .map { CourseLesson($0, in: root) }
  }

  /// The scratch folder of a user.
  package static func scratch(in root: URL, user: uid_t) -> URL {
    let common = root.appendingPathComponent(".build/course")
    var status = stat()
    guard stat(common.path, &status) == 0, status.st_uid != user else { return common }
    return root.appendingPathComponent(".build/course-\(user)")
  }

  /// A teacher may hand the course out without its solutions, so it is not told by these.
  private static func isCourse(_ folder: URL) -> Bool {
    folder.appendingPathComponent("Package.swift").exists
      && ["Exercises", "Solutions"].contains { folder.appendingPathComponent($0).exists }
  }
}
