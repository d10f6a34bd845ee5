import CourseFormat
import Foundation

/// Compiles exercises with their suites into a test program of its own.
///
/// - Shape: One scratch folder, in which the last program built stays. Building the same
///   exercises again compiles only what changed.
struct Build {
  /// What came of compiling some exercises.
  struct Outcome: Equatable {
    /// Those the test program grades.
    var compiled: [Exercise]
    /// What the compiler said about those it does not accept.
    var errors: [Exercise: [Diagnostic]] = [:]
    /// What the compiler said about those it accepts alone, and not beside the others.
    ///
    /// The exercises of a lesson are one module, in which a name is declared once.
    var clashes: [Exercise: [Diagnostic]] = [:]
  }

  let package: CoursePackage

  /// The folder of answers in the package.
  let answers: String

  /// Where the build lies.
  let scratch: URL

  /// The built test program.
  var program: URL { scratch.appendingPathComponent("debug/\(Self.product).xctest") }

  static let product = "UIKitCoursePackageTests"

  /// What the compiler warned of in the answer, if one answer was compiled.
  var warnings: [Diagnostic] = []

  /// The answers as they were compiled, if they do not lie in `answers` any more.
  private(set) var origin: String?

  /// The program, what it reads and its answers, in a folder of this run: the next build may write
  /// over the others.
  func moved(to folder: URL, with exercises: [Exercise]) throws -> Build {
    let files = FileManager.default
    try? files.removeItem(at: folder)
    var build = Build(
      package: package, answers: package.path(of: folder.appendingPathComponent("text")),
      scratch: folder)
    build.origin = answers
    let debug = folder.appendingPathComponent("debug")
    try files.createDirectory(at: debug, withIntermediateDirectories: true)
    try files.copyItem(at: program, to: build.program)
    let old = program.deletingLastPathComponent()
    for bundle in Set(exercises.map(\.bundle)) {
      let resources = old.appendingPathComponent(bundle)
      if resources.exists {
        try files.copyItem(at: resources, to: debug.appendingPathComponent(bundle))
      }
    }
    for exercise in exercises {
      let copy = package.root.appendingPathComponent("\(build.answers)/\(exercise.path)")
      try copy.write(source(of: exercise).text ?? "")
    }
    return build
  }

  /// Compiles exercises together, and without those that do not compile beside the others.
  func compile(_ exercises: [Exercise]) throws -> Outcome {
    var outcome = Outcome(compiled: exercises)
    while !outcome.compiled.isEmpty {
      guard let output = try attempt(outcome.compiled) else { return outcome }
      let errorsByExercise = errorsByExercise(for: output, among: outcome.compiled)
      guard !errorsByExercise.isEmpty else {
        throw CommandError.courseDoesNotCompile(output: output)
      }

      // One exercise alone clashes with no other.
      let acceptable = outcome.compiled.count > 1 ? try acceptedAlone(errorsByExercise) : []
      let rejected = errorsByExercise.filter { !acceptable.contains($0.key) }
      // An error of an acceptable one may go away with a rejected one.
      guard rejected.isEmpty else {
        outcome.errors.merge(rejected) { $1 }
        outcome.compiled.removeAll { rejected[$0] != nil }
        continue
      }
      // Of two that declare the same name one may stay.
      let second = errorsByExercise.filter { $0.value.contains(where: \.isRedeclaration) }
      let clashing = second.isEmpty ? errorsByExercise : second
      outcome.clashes.merge(clashing) { $1 }
      outcome.compiled.removeAll { clashing[$0] != nil }
    }
    return outcome
  }

  /// Compiles exercises and grades those that the compiler accepts, a test program at a time, and
  /// returns what it said about the others.
  ///
  /// An exercise that clashes with others of its lesson is compiled and graded alone.
  func compile(_ exercises: [Exercise], grading: ([Exercise]) throws -> Void) throws -> Outcome {
    var outcome = try compile(exercises)
    if !outcome.compiled.isEmpty { try grading(outcome.compiled) }
    for exercise in exercises where outcome.clashes[exercise] != nil {
      let alone = try compile([exercise])
      outcome.errors.merge(alone.errors) { $1 }
      if !alone.compiled.isEmpty { try grading(alone.compiled) }
      outcome.compiled += alone.compiled
    }
    return outcome
  }

  /// Compiles exercises once, and returns what the compiler said if it failed.
  private func attempt(_ exercises: [Exercise]) throws -> String? {
    let log = try package.work.appendingPathComponent("build.log")
    Progress.step = "compiling"
    for exercise in exercises { removeOldObject(of: exercise) }
    defer {
      KeptWarnings(of: package).keep(log.text ?? "", on: exercises, compiledAt: source(of:))
    }
    return try build(exercises, log: log)
  }

  /// Runs the build system, and returns what it said if it failed.
  private func build(_ exercises: [Exercise], log: URL) throws -> String? {
    let job = job(for: exercises, log: log)
    if try ChildProcess.run([job]) == [.exited(0)] { return nil }
    let output = log.text ?? ""
    guard errorsByExercise(for: output, among: exercises).isEmpty else { return output }
    // The plan that it keeps may name a compiler that has moved. Without one it makes another.
    for plan in ["debug.yaml", "debug/description.json"] {
      try? FileManager.default.removeItem(at: scratch.appendingPathComponent(plan))
    }
    return try ChildProcess.run([job]) == [.exited(0)] ? nil : log.text ?? ""
  }

  private func job(for exercises: [Exercise], log: URL) -> ChildProcess.Job {
    ChildProcess.Job(
      arguments: [
        "swift", "build", "--package-path", package.root.path, "--scratch-path", scratch.path,
        "--product", Self.product, "--quiet",
      ],
      environment: [
        GradingVariable.mode: nil, GradingVariable.answers: answers,
        GradingVariable.exercises: exercises.map(\.name).joined(separator: ","),
      ],
      output: log)
  }

  // The compiler takes a file that was saved within a second of the last build for the one it
  // has already compiled. Without the object it has to look again.
  private func removeOldObject(of exercise: Exercise) {
    let object = scratch.appendingPathComponent(
      "debug/\(exercise.module)Exercises.build/\(exercise.file).swift.o")
    guard let compiled = object.modified, let saved = source(of: exercise).modified else { return }
    if saved >= compiled { try? FileManager.default.removeItem(at: object) }
  }

  /// The file that is compiled for an exercise.
  func source(of exercise: Exercise) -> URL {
    package.root.appendingPathComponent("\(origin ?? answers)/\(exercise.path)")
  }
}

/// Whose an error is.
extension Build {
  /// What the compiler said about each exercise that an error can be about.
  private func errorsByExercise(
    for output: String, among exercises: [Exercise]
  ) -> [Exercise: [Diagnostic]] {
    let errors = Diagnostic.errors(in: output)
    guard !errors.isEmpty else { return mentioned(in: output, among: exercises) }
    var errorsByExercise: [Exercise: [Diagnostic]] = [:]
    for exercise in exercises {
      let own = errors.filter {
        [source(of: exercise).path, exercise.suite.path].contains($0.file)
      }
      if !own.isEmpty { errorsByExercise[exercise] = own }
    }
    guard errorsByExercise.isEmpty else { return errorsByExercise }
    // What the suites of a lesson share may be hidden by a name that any of its exercises declares.
    for exercise in exercises {
      let folder = exercise.suite.deletingLastPathComponent().path + "/"
      let own = errors.filter { $0.file.hasPrefix(folder) }
      if !own.isEmpty { errorsByExercise[exercise] = own }
    }
    return errorsByExercise
  }

  /// The exercises that an error without a line is about: the linker names what it linked, and a
  /// compiler that crashes what it compiled.
  private func mentioned(
    in output: String, among exercises: [Exercise]
  ) -> [Exercise: [Diagnostic]] {
    let message =
      output.split(whereSeparator: \.isNewline).map(String.init)
      .first { $0.contains("error: ") } ?? "The compiler says nothing more."
    var errorsByExercise: [Exercise: [Diagnostic]] = [:]
    for exercise in exercises {
      let object = "\(exercise.module)Exercises.build/\(exercise.file).swift.o"
      guard output.contains(object) || output.contains(source(of: exercise).path) else { continue }
      errorsByExercise[exercise] = [
        Diagnostic(file: source(of: exercise).path, line: 0, column: 0, message: message)
      ]
    }
    return errorsByExercise
  }

  /// Those that the compiler accepts when it looks at no other exercise of their lesson.
  private func acceptedAlone(_ errorsByExercise: [Exercise: [Diagnostic]]) throws -> Set<Exercise> {
    // A name that the suite does not find is missing alone, too.
    let candidates = errorsByExercise.filter { exercise, errors in
      errors.contains { $0.file != exercise.suite.path || $0.isAmbiguity }
    }.map(\.key)
    let folder = try package.work.appendingPathComponent("alone")
    let jobs = candidates.map { exercise in
      typeCheck(
        source(of: exercise), ofModule: "\(exercise.module)Exercises",
        output: folder.appendingPathComponent("\(exercise.key).log"))
    }
    let endings = try ChildProcess.run(jobs)
    return Set(zip(candidates, endings).filter { $0.1 == .exited(0) }.map(\.0))
  }

  /// Has the compiler look at one file of a module, whose imports have been built.
  func typeCheck(_ file: URL, ofModule module: String, output: URL) -> ChildProcess.Job {
    ChildProcess.Job(
      arguments: [
        "swiftc", "-frontend", "-emit-sil", "-o", "/dev/null", "-swift-version", "6",
        "-default-isolation", "MainActor", "-parse-as-library",
        "-I", scratch.appendingPathComponent("debug/Modules").path, "-module-name", module,
        file.path,
      ],
      output: output)
  }
}

extension Exercise {
  /// The folder of resources beside the program of its suite.
  var bundle: String { "UIKitCourse_\(module)Tests.resources" }
}
