import CourseFormat
import Foundation

/// The answers that `swift test` has compiled, and which of them it does not grade.
///
/// `course check` compiles an answer by itself. For `swift test` all answers of a lesson are one module, so a
/// check may use what another answer declares, and so may an answer. Whoever does is not graded there and is
/// told to ask `course check`; who reaches into its own checks is refused by both.
///
/// - Shape: The build system has left an object for each file beside this program. What was found is kept for
///   each lesson as long as its answers, suites and objects are the same.
/// - Errors: Where objects are not there, or nothing reads them, no answer is graded.
package struct BuiltAnswers {
  private let package: CoursePackage
  /// The folder of the answers in the package.
  private let folder: String
  /// The exercises that were compiled; all if it is empty.
  private let chosen: Set<String>
  /// Whether an exercise that nobody has begun waits, and runs no check.
  private let waits: Bool
  /// The program that asks, beside which the objects lie.
  private let program: URL
  /// The compiler of the build, beside which the programs lie that read objects.
  private let compiler: String

  /// The answers of a copy of the course, as the environment of the build chose them.
  package init(
    of package: CoursePackage, environment: [String: String], builtBeside program: URL
  ) {
    self.package = package
    folder = GradingVariable.answersFolder(in: environment)
    chosen = Set(
      (environment[GradingVariable.exercises] ?? "").split(separator: ",").map(String.init))
    waits = GradingMode(rawValue: environment[GradingVariable.mode] ?? "")?.waits ?? true
    self.program = program
    let plan = CoreBuild(of: package).plan.text ?? ""
    compiler =
      package.lessons.lazy.compactMap {
        BuildPlan.command(for: "\($0.module)Exercises", kind: "module", in: plan)?.first
      }.first ?? ""
  }

  /// Why exercises are not graded, in the order of the course.
  package func refusals() throws -> [Refusal] { try package.lessons.flatMap(refusals) }

  /// The lines that `swift test` is told, if this program was called for them.
  package static func lines(
    for arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String]? {
    guard arguments.first == Refusal.call, arguments.count == 2 else { return nil }
    let answers = BuiltAnswers(
      of: CoursePackage(root: URL(fileURLWithPath: arguments[1])), environment: environment,
      builtBeside: .ownProgram.resolvingSymlinksInPath())
    guard let refusals = try? answers.refusals() else { return [] }
    return refusals.map(\.text) + [Refusal.end]
  }
}

extension BuiltAnswers {
  /// The answers of a lesson that are looked at.
  private struct Lesson {
    /// The module of its answers.
    let answers: String
    /// What somebody has changed, in the order of the course.
    let begun: [Submission]
    /// Those of which checks run.
    let graded: [Submission]
    /// The objects of the files that its suites share.
    let shared: [URL]
  }

  private func refusals(of lesson: LessonEntry) throws -> [Refusal] {
    let submissions = package.exercises(of: lesson).filter {
      chosen.isEmpty || chosen.contains($0.name)
    }
    .map { Submission(of: $0, text: $0.url(of: "\(folder)/\($0.path)").text) }
    .filter { !$0.isEmpty }
    let begun = submissions.filter { !$0.isPristine }
    guard !begun.isEmpty else { return [] }
    let lesson = Lesson(
      answers: "\(lesson.module)Exercises", begun: begun, graded: waits ? begun : submissions,
      shared: sharedObjects(of: lesson))
    let file = package.scratch.appendingPathComponent("refusals/\(lesson.answers)")
    let key = key(of: lesson)
    let known = (file.text ?? "").lines
    if known.first == key, known.contains(Refusal.end) {
      return known.compactMap { Refusal(text: $0) }
    }
    let objects = try objects(of: lesson)
    let found = look(at: lesson, objects)
    // What could not be read may be read the next time.
    guard case .success = objects else { return found }
    // Where nothing can be written it is found again.
    try? file.write(([key] + found.map(\.text) + [Refusal.end]).joined(separator: "\n") + "\n")
    return found
  }

  /// A text that changes with all that is looked at.
  private func key(of lesson: Lesson) -> String {
    let files = lesson.graded.flatMap { [object(of: $0), suiteObject(of: $0)] } + lesson.shared
    let dates = ([program] + files).map { "\($0.path) \($0.modified?.timeIntervalSince1970 ?? 0)" }
    let texts = lesson.graded.flatMap {
      [$0.exercise.name, $0.fingerprint, $0.exercise.declarations ?? ""]
    }
    return Fingerprint.of(dates + texts)
  }

  private func object(of submission: Submission) -> URL {
    built("\(submission.exercise.module)Exercises", submission.exercise.file)
  }

  private func suiteObject(of submission: Submission) -> URL {
    built("\(submission.exercise.module)Tests", "\(submission.exercise.file)Tests")
  }

  private func sharedObjects(of lesson: LessonEntry) -> [URL] {
    package.sharedSuiteFiles(of: lesson.module).map {
      built("\(lesson.module)Tests", $0.deletingPathExtension().lastPathComponent)
    }
  }

  private func built(_ module: String, _ file: String) -> URL {
    program.deletingLastPathComponent().appendingPathComponent("\(module).build/\(file).swift.o")
  }
}

extension BuiltAnswers {
  /// Another answer of the lesson, with the symbols that it defines and the one that is looked at does not.
  private typealias Other = (answer: Submission, symbols: Set<String>)

  private func look(
    at lesson: Lesson, _ reading: Result<BuiltObjects, Unread>
  ) -> [Refusal] {
    lesson.graded.flatMap { submission -> [Refusal] in
      if let obstacle = submission.refusal {
        let verdict = Verdict(submission, kept: obstacle)
        return verdict.obstacle.map { [prevented(submission, $0)] }
          ?? verdict.objections.map { refusal(.refused, $0, of: submission) }
          + verdict.errors.map { refusal(.mistaken, $0, of: submission) }
      }
      let objects: BuiltObjects
      switch reading {
      case .success(let found): objects = found
      case .failure(let unread): return [prevented(submission, sentence(on: unread, submission))]
      }
      let others = lesson.begun.filter { $0.exercise != submission.exercise }.map {
        Other($0, own(of: $0, notOf: submission, in: objects))
      }
      let objections = objections(to: submission, in: objects, beside: others, lesson)
      guard objections.isEmpty else {
        return objections.map { refusal(.refused, $0, of: submission) }
      }
      return others.lazy.compactMap { intrusion(of: $0, on: submission, in: lesson, objects) }.first
        .map { [prevented(submission, $0)] } ?? []
    }
  }

  /// Why nothing is known of the objects of a lesson.
  private enum Unread: Error {
    /// The toolchain of the build has not got these programs.
    case noTools([String])
    /// The build has left no object for each file, or one that names less than the file does.
    case otherBuild
    case failed
  }

  /// Reads the objects of a lesson.
  private func objects(of lesson: Lesson) throws -> Result<BuiltObjects, Unread> {
    let files = lesson.graded.flatMap { [object(of: $0), suiteObject(of: $0)] } + lesson.shared
    // Optimized code is put where it is called, and no name tells of it.
    guard program.deletingLastPathComponent().lastPathComponent == "debug",
      files.allSatisfy(\.isFile)
    else { return .failure(.otherBuild) }
    guard let tools = ObjectTools(of: compiler) else {
      return .failure(.noTools(ObjectTools.missing(beside: compiler)))
    }
    let work = try package.work
    let reading = BuiltObjects.read(files, module: lesson.answers, with: tools, in: work)
    if case .found(let objects) = reading { return .success(objects) }
    return .failure(.failed)
  }

  /// What an answer's own checks use of it that is none of its business.
  private func objections(
    to submission: Submission, in objects: BuiltObjects, beside others: [Other], _ lesson: Lesson
  ) -> [Diagnostic] {
    let names = checks(of: submission, in: lesson).flatMap { objects[$0].all }
      .filter { name in !others.contains { $0.symbols.contains(name) } }
    return objects.links(of: names, module: lesson.answers).objections(to: submission)
  }

  /// The objects in which the checks of an answer are.
  private func checks(of submission: Submission, in lesson: Lesson) -> [URL] {
    [suiteObject(of: submission)] + lesson.shared
  }

  /// The symbols that another answer defines, and not this one.
  private func own(
    of other: Submission, notOf submission: Submission, in objects: BuiltObjects
  ) -> Set<String> {
    objects[object(of: other)].defined.subtracting(objects[object(of: submission)].defined)
  }

  /// A sentence about what another answer declares and this one or its checks use, if there is such a thing.
  private func intrusion(
    of other: Other, on submission: Submission, in lesson: Lesson, _ objects: BuiltObjects
  ) -> String? {
    for (user, files) in [
      ("the checks of this exercise use", checks(of: submission, in: lesson)),
      ("this file uses", [object(of: submission)]),
    ] {
      let used = files.flatMap { objects[$0].all }.filter(other.symbols.contains)
      if let place = place(of: used, in: other.answer, objects, lesson) {
        return sentence(
          "declares \(place.name), and \(user) it", at: place.line, other.answer, submission)
      }
    }
    return AnswerScan.objections(to: other.answer, inChecksOf: submission.suite).first.map {
      sentence(
        "declares what the checks of this exercise may use", at: $0.line, other.answer, submission)
    }
  }

  /// What the first symbol is called that is of a declaration, and its line.
  private func place(
    of symbols: [String], in other: Submission, _ objects: BuiltObjects, _ lesson: Lesson
  ) -> (name: String, line: Int)? {
    lazy var outline = SourceOutline.of(other.text ?? "")
    for symbol in symbols {
      guard let tree = objects.tree(of: symbol) else { continue }
      if let name = LinkedName(tree, ofModule: lesson.answers) {
        return (name.name, outline.token(of: name)?.line ?? 1)
      }
      if objects[object(of: other)].alone.contains(symbol),
        let type = tree.first(["Class", "Structure", "Enum", "Protocol"])?.name
      {
        let declaration = outline.declarations.first { $0.kind == .type && $0.name == type }
        return (type, declaration?.token.line ?? 1)
      }
    }
    return nil
  }
}

/// The sentences.
extension BuiltAnswers {
  private func sentence(on unread: Unread, _ submission: Submission) -> String {
    switch unread {
    case .noTools(let names): ObjectTools.sentence(onMissing: names)
    case .otherBuild:
      "Only a debug build by the build system of swift test tells what the checks use of an answer. Call "
        + "swift test without other options for the build, or grade this one by itself: swift run course "
        + "check \(submission.exercise.name)"
    case .failed: "What the compiler made of the checks could not be read. Try it again."
    }
  }

  private func refusal(
    _ kind: Refusal.Kind, _ diagnostic: Diagnostic, of submission: Submission
  ) -> Refusal {
    Refusal(
      kind, of: submission.exercise.name, line: diagnostic.line, sentence: diagnostic.message)
  }

  private func prevented(_ submission: Submission, _ sentence: String) -> Refusal {
    Refusal(.prevented, of: submission.exercise.name, line: 1, sentence: sentence)
  }

  private func sentence(
    _ event: String, at line: Int, _ other: Submission, _ submission: Submission
  ) -> String {
    let name = submission.exercise.name
    return "\(other.exercise.file).swift:\(line) \(event): swift test compiles the exercises of a "
      + "lesson together. To grade this one by itself: "
      + (folder == "Exercises"
        ? "swift run course check \(name)" : "COURSE_EXERCISE=\(name) and the same command")
  }
}
