import Foundation

/// The exercises as they came, kept for a copy of the course that has no history in git: a ZIP
/// archive has none.
///
/// - Shape: `.build/course/originals/01-Pickers/01-JaggedColumns.swift`, written when this program
///   sees the exercise untouched.
struct Originals {
  private let package: CoursePackage

  init(of package: CoursePackage) {
    self.package = package
  }

  /// Keeps what is handed in, if it is an exercise as it came and git does not have it.
  func keep(_ submissions: [Submission]) {
    guard !package.hasHistory else { return }
    for submission in submissions {
      guard let text = submission.text, !file(of: submission.exercise).exists,
        submission.isPristine
      else { continue }
      // What cannot be kept is not there when it is asked for, and that is said then.
      try? file(of: submission.exercise).write(text)
    }
  }

  /// An exercise as it came, if it is kept.
  func text(of exercise: Exercise) -> String? {
    file(of: exercise).text.flatMap {
      Submission(of: exercise, text: $0).isPristine ? $0 : nil
    }
  }

  private func file(of exercise: Exercise) -> URL {
    package.scratch.appendingPathComponent("originals/\(exercise.path)")
  }
}

extension CoursePackage {
  /// Whether this copy of the course has a history in git.
  var hasHistory: Bool { root.appendingPathComponent(".git").exists }
}
