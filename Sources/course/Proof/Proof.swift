import Foundation

/// The proof that the graders tell right from wrong.
///
/// Every variant of every exercise is graded: the solution and the alternatives pass, the stub
/// fails every check, a decoy fails exactly the checks its head names.
///
/// - Shape: Rounds. In each one the next variant of every exercise lies in one folder of answers,
///   which is compiled once; then every suite runs in a process of its own.
final class Proof {
  /// What became of a variant.
  struct Finding {
    let variant: Variant
    /// What the grader got wrong, or nil if it was right.
    var fault: String?
  }

  let exercises: [Exercise]

  /// What was found, by exercise.
  private(set) var findings: [Exercise: [Finding]] = [:]

  /// The number of rounds it takes.
  var rounds: Int { variants.values.map(\.count).max() ?? 0 }

  private static let answers = ".build/course/answers"
  private let variants: [Exercise: [Variant]]
  private let package: CoursePackage
  private let build: Build

  init(of exercises: [Exercise], in package: CoursePackage) {
    self.exercises = exercises
    self.package = package
    variants = Dictionary(uniqueKeysWithValues: exercises.map { ($0, $0.variants) })
    build = Build(
      package: package, answers: Self.answers,
      scratch: package.scratch.appendingPathComponent("prove"))
  }

  /// Grades the variants of a round.
  func run(round: Int) throws {
    let subjects = exercises.compactMap { exercise in
      variants[exercise]?.element(at: round).map { (exercise: exercise, variant: $0) }
    }
    for exercise in exercises {
      let variant = variants[exercise]?.element(at: round) ?? variants[exercise]?.first
      try lay(variant?.source ?? "", as: exercise)
    }
    let outcome = try build.compile(exercises)
    let graded = subjects.filter { outcome.compiled.contains($0.exercise) }
    let runs = try SuiteRun.all(of: graded.map { ($0.exercise, .ungated) }, in: build)
    for (subject, run) in zip(graded, runs) {
      findings[subject.exercise, default: []].append(
        Finding(variant: subject.variant, fault: Self.fault(of: subject.variant, in: run)))
    }
    for (subject) in subjects where outcome.errors[subject.exercise] != nil {
      let error = outcome.errors[subject.exercise]?.first
      findings[subject.exercise, default: []].append(
        Finding(
          variant: subject.variant,
          fault: "does not compile, line \(error?.line ?? 0): \(error?.message ?? "")"))
    }
  }

  /// Puts a variant where it is compiled, unless it lies there already.
  private func lay(_ source: String, as exercise: Exercise) throws {
    let file = package.root.appendingPathComponent("\(Self.answers)/\(exercise.path)")
    if file.text != source { try file.write(source) }
  }

  /// What a grader got wrong about a variant, if anything.
  static func fault(of variant: Variant, in run: SuiteRun) -> String? {
    guard !run.checks.isEmpty else { return "is graded by no check" }
    let expected = variant.rejectedBy ?? Set(run.checks.map(\.name))
    guard run.rejections != expected else {
      return !expected.isEmpty || run.isClean ? nil : "does not pass, and no check says why"
    }
    let missed = expected.subtracting(run.rejections).sorted()
    let extra = run.rejections.subtracting(expected).sorted()
    var sentences: [String] = []
    if !missed.isEmpty { sentences.append("is not rejected by \(quoted(missed))") }
    if !extra.isEmpty { sentences.append("is rejected by \(quoted(extra))") }
    return sentences.joined(separator: " and ")
  }

  private static func quoted(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
