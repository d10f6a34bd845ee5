import Answers
import CourseFormat
import Foundation

/// Grades what many students handed in.
///
/// Each answer is a program of its own, compiled and run apart from every other one. Answers with
/// the same text are graded once. What is graded is written down at once.
final class ClassGrader {
  /// How far the grading of a class has come.
  struct Count: Equatable {
    var students = 0
    var allStudents = 0
    var answers = 0
    var allAnswers = 0
    /// What is done, and what there is to do, in times of an answer whose suite is compiled.
    var effort = 0
    var allEffort = 0
    /// What the answers take that are graded first, before anything is done.
    var firstEffort = 0
  }

  /// How much more the first answer to an exercise takes, with which its suite is compiled.
  private static let effortOfSuite = 3

  /// How many objects of a suite are kept: answers differ in what they declare.
  let keptSuites = 64

  let package: CoursePackage

  /// A number that changes when the course may grade differently.
  let course: String

  private let log: AnswerLog
  private var known: [AnswerLog.Key: GradedExercise]
  private var pristine: [AnswerLog.Key: Bool] = [:]
  private let grader: Grader
  private let solutions = KnownSolutions()
  private var obvious: [String: GradedExercise] = [:]
  /// The exercises of which an answer has been graded.
  private var begun: Set<Exercise> = []
  private var surroundings = ""
  private(set) var count = Count()

  /// Prepares for a class with what is known about its answers.
  init(for package: CoursePackage, course: String, log: AnswerLog) {
    self.package = package
    self.course = course
    self.log = log
    grader = Grader(package: package)
    grader.width = ProcessInfo.processInfo.activeProcessorCount
    // Each lies in another copy than the others of its lesson.
    grader.findsClashes = false
    // What is written over the course while a class is graded ends that.
    grader.guardsFiles = false
    grader.keptSuites = keptSuites
    known = log.verdicts(of: course)
  }

  /// The number of answers that are compiled and run together.
  ///
  /// They share the processors, so that one that never ends keeps few others waiting. A call that is
  /// stopped loses no more than these. The first ones are fewer: they say how long the others take.
  private var batchSize: Int { (count.answers == 0 ? 1 : 4) * grader.width }

  /// Counts what is to be done for folders.
  ///
  /// An answer that several handed in with the same text is counted once.
  func prepare(_ folders: [StudentFolder], graded: Int) {
    var open: Set<AnswerLog.Key> = []
    var exercises: Set<Exercise> = []
    for folder in folders {
      for submission in folder.submissions {
        guard let key = key(of: submission), known[key] == nil else { continue }
        open.insert(key)
        exercises.insert(submission.exercise)
      }
    }
    count = Count(
      students: graded, allStudents: graded + folders.count, answers: 0, allAnswers: open.count,
      allEffort: open.count + exercises.count * Self.effortOfSuite,
      firstEffort: grader.width * (1 + Self.effortOfSuite))
    begun = []
  }

  /// Builds what all answers share, and finds out how this machine confines them.
  ///
  /// It is what `course check` builds: whoever has called that waits no second time.
  func build() throws -> Confinement.Mode {
    surroundings = Fingerprint.ofDates(in: package.gradingFolders, of: package)
    try grader.prepare()
    return try Confinement.mode(for: package)
  }

  /// Whether all answers in a folder are graded already.
  func isKnown(_ folder: StudentFolder) -> Bool {
    folder.submissions.allSatisfy { submission in
      key(of: submission).map { known[$0] != nil } ?? true
    }
  }

  /// Grades folders, and hands over each as soon as its answers are graded.
  func grade(
    _ folders: [StudentFolder], then finish: (GradedSubmission, StudentFolder) throws -> Void
  ) throws {
    var waiting = folders[...]
    var rest = folders[...]
    // In the order of the students, so that each report is whole as early as can be.
    var queue: [(key: AnswerLog.Key, submission: Submission)] = []
    var queued: Set<AnswerLog.Key> = []
    while !waiting.isEmpty {
      // What is graded makes the next batch larger.
      let size = batchSize
      while queue.count < size, let folder = rest.first {
        rest = rest.dropFirst()
        for submission in folder.submissions {
          guard let key = key(of: submission), known[key] == nil, queued.insert(key).inserted
          else { continue }
          queue.append((key, submission))
        }
      }
      if !queue.isEmpty {
        try gradeNew(Array(queue.prefix(size)))
        queue.removeFirst(min(size, queue.count))
      }
      while let folder = waiting.first, let graded = graded(folder) {
        waiting = waiting.dropFirst()
        count.students += 1
        try finish(graded, folder)
      }
    }
  }

  /// What a submission is kept under, or nil if there is nothing to grade.
  private func key(of submission: Submission) -> AnswerLog.Key? {
    guard let text = submission.text, !submission.isEmpty else { return nil }
    let key = AnswerLog.Key(text, of: submission.exercise, in: course)
    let isPristine = pristine[key] ?? submission.isPristine
    pristine[key] = isPristine
    return isPristine ? nil : key
  }

  private func gradeNew(_ answers: [(key: AnswerLog.Key, submission: Submission)]) throws {
    let verdicts = try grader.results(of: answers.map(\.submission)).map(Verdict.init)
    guard Fingerprint.ofDates(in: package.gradingFolders, of: package) == surroundings else {
      throw CommandError.courseChanged(package.root.path)
    }
    let graded = zip(answers, verdicts).map { answer, verdict in
      (key: answer.key, exercise: GradedExercise(verdict, in: package))
    }
    try log.add(graded.filter { $0.exercise.isGraded })
    for (key, exercise) in graded { known[key] = exercise }
    count.answers += answers.count
    count.effort += answers.count
    for answer in answers where begun.insert(answer.submission.exercise).inserted {
      count.effort += Self.effortOfSuite
    }
  }

  /// The grades of a folder, or nil while one of its answers has none.
  private func graded(_ folder: StudentFolder) -> GradedSubmission? {
    var exercises: [GradedExercise] = []
    for submission in folder.submissions {
      if let key = key(of: submission) {
        guard let exercise = known[key] else { return nil }
        exercises.append(exercise)
      } else {
        exercises.append(obvious(submission))
      }
    }
    for (index, submission) in folder.submissions.enumerated()
    where solutions.isCopied(in: submission) {
      exercises[index].isSolution = true
    }
    var graded = GradedSubmission(
      name: folder.name, fingerprint: folder.fingerprint, notes: folder.notes,
      exercises: exercises)
    graded.handedInBy = folder.person
    graded.keys = folder.keys.isEmpty ? nil : folder.keys.sorted()
    graded.lookAt = folder.lookAt.isEmpty ? nil : folder.lookAt
    return graded
  }

  /// The grade of an answer that need not be graded: of what is missing or as it came it is the same for
  /// all.
  private func obvious(_ submission: Submission) -> GradedExercise {
    let verdict = submission.obviousVerdict
    let key = "\(verdict.exercise.name) \(verdict.state.rawValue)"
    if let graded = obvious[key] { return graded }
    let graded = GradedExercise(verdict, in: package)
    obvious[key] = graded
    return graded
  }
}
