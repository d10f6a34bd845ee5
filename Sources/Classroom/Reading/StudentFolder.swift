import Answers
import CourseFormat
import Foundation

/// What a student handed in: a copy of the course, of its folder Exercises, or single files.
struct StudentFolder {
  /// The most bytes an answer may have.
  static let longest = 200_000

  /// The name of the student's folder.
  let name: String

  /// The numbers and addresses by which a learning platform knows the student.
  let keys: Set<String>

  /// What is graded, an entry for every exercise that is asked for.
  let submissions: [Submission]

  /// Who handed it in, where a platform says that in words.
  let person: Student?

  /// What is to be said about what was found.
  let notes: [String]

  /// Those notes that a teacher looks at before grades go back.
  let lookAt: [String]

  /// When each answer was last written, or handed in if a platform says so.
  private(set) var dates: [Exercise: Date] = [:]

  /// The paths of the answers in the folder.
  private(set) var paths: [Exercise: String] = [:]

  /// The folder, if it is one on the disk.
  let folder: URL?

  /// Whether several different answers to an exercise lie in it, so that it may be the folder of a class.
  let isOfMany: Bool

  /// Finds the answers in what a student handed in; all that the course asks for are recognized, and
  /// only some are graded if so many are named.
  init(
    _ handIn: HandIn, gradedBy suites: [SuiteText], matcher: AnswerMatcher,
    only asked: Set<Exercise>? = nil
  ) {
    var handIn = handIn
    handIn.unpackArchives()
    let found = matcher.answers(among: handIn.files, limit: Self.longest)
    name = handIn.name
    keys = handIn.keys
    folder = handIn.folder
    submissions = suites.filter { asked?.contains($0.exercise) ?? true }.map {
      Submission(found.answers[$0.exercise]?.text, gradedBy: $0)
    }
    for (exercise, answer) in found.answers where asked?.contains(exercise) ?? true {
      dates[exercise] = handIn.date ?? answer.file.modified
      paths[exercise] = answer.file.path
    }
    person = handIn.person
    // Of somebody who handed nothing in there is nothing else to say.
    notes = handIn.notes.isEmpty ? found.notes : handIn.notes
    lookAt = handIn.notes.isEmpty ? found.lookAt : []
    isOfMany = handIn.notes.isEmpty && found.isAmbiguous
  }

  /// A number that changes with what was handed in.
  var fingerprint: String { Fingerprint.of(submissions.map(\.fingerprint) + notes) }

  /// Takes the dates of commits, where there are some, for those of the files.
  mutating func take(_ commits: [String: Date]) {
    for (exercise, path) in paths {
      if let date = commits[path] { dates[exercise] = date }
    }
  }
}

extension AnswerMatcher {
  /// Prepares for the exercises that suites grade.
  init(_ suites: [SuiteText]) {
    let byExercise = Dictionary(suites.map { ($0.exercise, $0) }) { first, _ in first }
    self.init(suites.map(\.exercise)) { exercise, text in
      byExercise[exercise].map { Submission(text, gradedBy: $0).isPristine } ?? false
    }
  }
}
