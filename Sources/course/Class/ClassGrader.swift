import CourseFormat
import Foundation

/// Grades what many students handed in.
///
/// Each answer is a program of its own, compiled and run apart from every other one. Answers with
/// the same text are graded once.
final class ClassGrader {
  let package: CoursePackage

  /// A number that changes when the course may grade differently.
  let course: String

  /// How answers are confined on this machine.
  let mode: Confinement.Mode

  private let programs: AnswerPrograms
  private let width: Int
  private var known: [Answer: GradedExercise] = [:]
  private let surroundings: String

  /// An exercise and a text that answers it.
  private struct Answer: Hashable {
    let exercise: Exercise
    let text: String
  }

  /// Prepares for a class: finds out what this machine allows, and builds what all answers share.
  init(for package: CoursePackage) throws {
    self.package = package
    width = ProcessInfo.processInfo.activeProcessorCount
    course = package.fingerprint
    surroundings = Fingerprint.of(package.gradingFolders, in: package)
    programs = try AnswerPrograms(of: package, course: course, width: width)
    mode = try Self.mode(in: programs.folder)
  }

  /// The number of answers that are compiled and run together.
  ///
  /// They share the processors, so that one that never ends keeps few others waiting.
  private var batchSize: Int { 32 * width }

  /// Grades folders, and hands over each as soon as it and those before it are graded.
  func grade(_ folders: [StudentFolder], then finish: (GradedSubmission) throws -> Void) throws {
    var rest = folders[...]
    while !rest.isEmpty {
      var batch: [StudentFolder] = []
      var answers: [Answer: Submission] = [:]
      while let folder = rest.first, batch.isEmpty || answers.count < batchSize {
        batch.append(folder)
        rest = rest.dropFirst()
        for submission in folder.submissions {
          if let answer = answer(in: submission), known[answer] == nil {
            answers[answer] = submission
          }
        }
      }
      try gradeNew(answers)
      for folder in batch { try finish(graded(folder)) }
    }
  }

  /// The answer in a submission, or nil if there is nothing to grade.
  private func answer(in submission: Submission) -> Answer? {
    guard let text = submission.text, !submission.isPristine else { return nil }
    return Answer(exercise: submission.exercise, text: text)
  }

  private func gradeNew(_ answers: [Answer: Submission]) throws {
    let submissions = answers.values.sorted { $0.exercise.name < $1.exercise.name }
    for verdict in try verdicts(on: submissions) {
      guard let answer = answer(in: verdict.submission) else { continue }
      known[answer] = GradedExercise(verdict, in: package)
    }
    guard Fingerprint.of(package.gradingFolders, in: package) == surroundings else {
      throw CommandError.courseChanged(package.root.path)
    }
  }

  private func graded(_ folder: StudentFolder) -> GradedSubmission {
    let exercises = folder.submissions.map { submission in
      answer(in: submission).flatMap { known[$0] }
        ?? GradedExercise(submission.obviousVerdict, in: package)
    }
    return GradedSubmission(
      name: folder.name, fingerprint: folder.fingerprint, notes: folder.notes,
      exercises: exercises)
  }

  /// A run of a suite that is wanted.
  private struct Request {
    let index: Int
    let exercise: Exercise
    let mode: SuiteRun.Mode
    let build: Build

    var stream: URL { build.scratch.appendingPathComponent("events\(mode.rawValue).jsonl") }
    var log: URL { build.scratch.appendingPathComponent("output\(mode.rawValue).log") }
    var record: URL { build.scratch.appendingPathComponent("notes\(mode.rawValue).record") }
  }

  private func verdicts(on submissions: [Submission]) throws -> [Verdict] {
    let outcomes = try programs.compile(submissions)
    let requests = submissions.indices.flatMap { index -> [Request] in
      guard case .program(let build) = outcomes[index] else { return [] }
      return Grader.requests(for: submissions[index]).map {
        Request(index: index, exercise: $0.exercise, mode: $0.mode, build: build)
      }
    }
    let endings = try ChildProcess.run(requests.map(job), atOnce: width)
    var runs: [Int: [SuiteRun.Mode: SuiteRun]] = [:]
    for (request, ending) in zip(requests, endings) {
      runs[request.index, default: [:]][request.mode] = SuiteRun(
        stream: request.stream.text ?? "", output: request.log.text ?? "",
        record: request.record.text.map(RunRecord.init), ending: ending)
    }
    return submissions.enumerated().map { index, submission in
      switch outcomes[index] {
      case .errors(let errors):
        return Verdict(submission: submission, state: .doesNotCompile, errors: errors)
      case .program(let build):
        let run = runs[index]?[.patient]
        var verdict = Verdict(submission, run: run, ungated: runs[index]?[.ungated])
        verdict.crashLine = run.flatMap { build.line(of: submission.exercise, at: $0.addresses) }
        return verdict
      }
    }
  }

  private func job(for request: Request) -> ChildProcess.Job {
    let confinement = Confinement(
      mode: mode, events: request.stream, privateFolder: Self.privateFolder(in: programs.folder),
      program: [
        request.build.program.path, "--testing-library", "swift-testing",
        "--event-stream-output-path", Confinement.stream, "--event-stream-version", "0",
      ])
    return ChildProcess.Job(
      arguments: ["/proc/self/exe"] + confinement.arguments,
      environment: [
        GradingVariable.mode: request.mode.rawValue,
        GradingVariable.answers: request.build.answers, GradingVariable.exercises: nil,
        GradingVariable.record: request.record.path,
        "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1",
      ],
      output: request.log, limit: .seconds(30))
  }

  private static func privateFolder(in folder: URL) -> URL {
    folder.appendingPathComponent("private")
  }

  /// Tries how much this machine confines a program, the strictest way first.
  private static func mode(in folder: URL) throws -> Confinement.Mode {
    let privateFolder = privateFolder(in: folder)
    try FileManager.default.createDirectory(at: privateFolder, withIntermediateDirectories: true)
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    for mode in Confinement.Mode.allCases {
      let trial = Confinement(
        mode: mode, events: folder.appendingPathComponent("trial"), privateFolder: privateFolder,
        program: [program, "help"])
      let job = ChildProcess.Job(
        arguments: ["/proc/self/exe"] + trial.arguments,
        output: folder.appendingPathComponent("trial.log"), limit: .seconds(10))
      if try ChildProcess.run([job]) == [.exited(0)] { return mode }
    }
    return .limits
  }
}
