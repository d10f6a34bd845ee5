import CourseFormat
import Foundation

/// Finds answers that are accepted alone and not beside others of their lesson.
///
/// `swift test` compiles the answers to a lesson as one module, in which a name is declared once.
struct AnswerClashes {
  private let core: CompiledCore
  private let beside: ModulesBesideCore

  init(with core: CompiledCore) throws {
    self.core = core
    beside = try ModulesBesideCore(core)
  }

  /// What is to be said of each answer that a program was built of: as the compiler says it that meets all
  /// of them, or as the files of the learner tell of those that are not among them.
  func find(
    among builds: [(submission: Submission, build: BuiltProgram)], atOnce width: Int
  ) throws -> [Exercise: [Diagnostic]] {
    var clashes = try compilingTogether(builds, atOnce: width)
    for (submission, _) in builds where clashes[submission.exercise] == nil {
      clashes[submission.exercise] = submission.namesDeclaredTwice(in: core.package)
    }
    return clashes
  }

  private func compilingTogether(
    _ builds: [(submission: Submission, build: BuiltProgram)], atOnce width: Int
  ) throws -> [Exercise: [Diagnostic]] {
    let lessons = Dictionary(grouping: builds) { $0.submission.exercise.module }
      .filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
    let work = try core.package.work
    let jobs = lessons.map { module, builds in
      let names = builds.map {
        beside.names(for: $0.submission.exercise, importedBy: $0.submission.text ?? "")
      }
      let besides = names.max { $0.count < $1.count }
      return ChildProcess.Job.answerCompiler(
        core.compiling(exercisesOf: module) + beside.importing(besides ?? []) + ["-typecheck"]
          + builds.map { $0.build.source(of: $0.submission.exercise).path },
        output: work.appendingPathComponent("together/\(module).log"))
    }
    _ = try ChildProcess.run(jobs, atOnce: width)
    var clashes: [Exercise: [Diagnostic]] = [:]
    for (job, lesson) in zip(jobs, lessons) {
      let errors = Diagnostic.errors(in: job.output.text ?? "")
      // Of two that declare the same name one may stay.
      let second = errors.filter { $0.kind == .redeclaration }
      for (submission, build) in lesson.value {
        let exercise = submission.exercise
        let own = (second.isEmpty ? errors : second).filter {
          $0.file == build.source(of: exercise).path
        }
        if !own.isEmpty { clashes[exercise] = own }
      }
    }
    return clashes
  }
}

extension Submission {
  /// The types of this answer that another exercise of the lesson declares as well, with the file.
  ///
  /// An answer that is compiled alone does not meet them, and `swift test` does.
  func namesDeclaredTwice(in package: CoursePackage) -> [Diagnostic] {
    // The exercise's own types have names that no other exercise has.
    let own = Set(SourceOutline.of(exercise.declarations ?? "").typesOfFile.map(\.name))
    let types = SourceOutline.of(text ?? "").typesOfFile.filter { !own.contains($0.name) }
    guard !types.isEmpty else { return [] }
    let others = package.exercises.filter { $0.lesson == exercise.lesson && $0 != exercise }
    return types.compactMap { type in
      let other = others.first { other in
        guard let text = other.answer.text, text.contains(type.name) else { return false }
        return SourceOutline(text).typesOfFile.contains { $0.name == type.name }
      }
      return other.map {
        Diagnostic(
          at: type.token, of: exercise, message: "\(type.name) is declared in \($0.shownPath), too")
      }
    }
  }
}

extension SourceOutline {
  /// The types that the file shows to the other files of its module.
  fileprivate var typesOfFile: [Declaration] {
    declarations.filter {
      [.type, .alias].contains($0.kind) && $0.owner == nil && !$0.isPrivate
    }
  }
}
