import CourseFormat
import Foundation
import Processes

/// The texts that the exercises come with today, wherever one is found.
///
/// ``DeliveredTexts`` says which text it is. It is looked for in the learner's file, in git's history,
/// and for a copy of the course that has none, as a ZIP archive has none, in what this program kept
/// when it first ran.
///
/// - Shape: `.build/course/originals/01-Pickers/01-JaggedColumns.swift`.
package struct Originals {
  private let package: CoursePackage

  package init(of package: CoursePackage) {
    self.package = package
  }

  /// Keeps the exercises that are as they came, for a copy of the course in which git does not have them.
  package func keep() {
    for exercise in package.exercises where keptText(of: exercise) == nil {
      guard let text = exercise.answer.text, exercise.isToday(text) else { continue }
      // What cannot be kept is not there when it is asked for, and that is said then.
      try? file(of: exercise).write(text)
    }
  }

  /// An exercise as it comes today, whatever the learner's file holds now.
  package func find(_ exercise: Exercise) throws -> String? {
    if let text = exercise.answer.text, exercise.isToday(text) { return text }
    return try historicText(of: exercise) ?? keptText(of: exercise)
  }

  /// An exercise as it comes today, for who asks again and again: what was found in git's history is kept.
  package func recall(_ exercise: Exercise) -> String? {
    if let text = keptText(of: exercise) { return text }
    guard let text = try? find(exercise) else { return nil }
    try? file(of: exercise).write(text)
    return text
  }

  /// The text that this program kept, if it is that of today.
  private func keptText(of exercise: Exercise) -> String? {
    file(of: exercise).text.flatMap { exercise.isToday($0) ? $0 : nil }
  }

  /// The text in git's history, on whichever branch it was committed.
  private func historicText(of exercise: Exercise) throws -> String? {
    let commits: String
    do {
      commits = try git([
        "log", "--all", "--full-history", "--format=%H", "--", exercise.shownPath,
      ])
    } catch  where !package.hasHistory {
      return nil
    }
    for commit in commits.split(whereSeparator: \.isNewline) {
      // A commit that removed the file has no text of it.
      let text = try? git(["show", "\(commit):./\(exercise.shownPath)"])
      if let text, exercise.isToday(text) { return text }
    }
    return nil
  }

  /// The table of what was delivered as the last commit has it, if there is one.
  package func committedTable() -> DeliveredTexts? {
    (try? git(["show", "HEAD:./\(DeliveredTexts.path)"])).map { DeliveredTexts($0) }
  }

  private func git(_ arguments: [String]) throws -> String {
    let job = ChildProcess.Job(
      arguments: ["git", "-C", package.root.path] + arguments,
      output: try package.work.appendingPathComponent("git.log"),
      errors: try package.work.appendingPathComponent("git-errors.log"))
    let ending: ProgramEnding?
    do {
      ending = try ChildProcess.run([job]).first
    } catch let error as CommandError {
      throw CommandError.gitFailed(package.root.path, reason: error.reason ?? error.sentence)
    }
    guard ending == .exited(0) else {
      let errors = job.errors?.text ?? ""
      throw CommandError.gitFailed(
        package.root.path, reason: errors.lines.first { !$0.isEmpty } ?? "it was ended.")
    }
    return job.output.text ?? ""
  }

  private func file(of exercise: Exercise) -> URL {
    package.scratch.appendingPathComponent("originals/\(exercise.path)")
  }
}

extension CommandError {
  static func gitFailed(_ path: String, reason: String) -> Self {
    Self("git cannot read the history of \(path): \(reason)", reason: reason)
  }
}
