import Foundation

/// The exercises as they came: from the history in git, or for a copy of the course that has none, as a
/// ZIP archive has none, as this program first saw them.
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

  /// An exercise as it came, whatever the learner's file holds now: from git's history, or where there
  /// is none, as this program first saw it.
  func find(_ exercise: Exercise) throws -> String? {
    try historicText(of: exercise) ?? text(of: exercise)
  }

  /// The text in git's history that is the exercise as it came.
  ///
  /// A learner may have committed answers; those are not taken for the exercise. Of texts that
  /// differ in comments the fullest is the original.
  private func historicText(of exercise: Exercise) throws -> String? {
    let commits = try git(["log", "--format=%H", "--", exercise.shownPath])
    let texts = try commits.split(whereSeparator: \.isNewline).map {
      try git(["show", "\($0):./\(exercise.shownPath)"])
    }
    let solution = exercise.solution.text ?? ""
    return texts.filter { Submission(of: exercise, text: $0).isPristine }
      .min { first, second in
        StubComparison(stub: first, solution: solution).additions
          < StubComparison(stub: second, solution: solution).additions
      }
  }

  private func git(_ arguments: [String]) throws -> String {
    let job = ChildProcess.Job(
      arguments: ["git", "-C", package.root.path] + arguments,
      output: try package.work.appendingPathComponent("git.log"))
    // Without git there is no history.
    let endings = try? ChildProcess.run([job])
    return endings == [.exited(0)] ? job.output.text ?? "" : ""
  }

  private func file(of exercise: Exercise) -> URL {
    package.scratch.appendingPathComponent("originals/\(exercise.path)")
  }
}

extension CoursePackage {
  /// Whether this copy of the course has a history in git.
  var hasHistory: Bool { root.appendingPathComponent(".git").exists }
}
