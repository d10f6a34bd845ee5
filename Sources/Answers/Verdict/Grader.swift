import Foundation

/// The one way in which answers are graded: each is looked at, compiled into a program of its own and run
/// with its suite, and what its runs found is put with it.
///
/// It grades as `course check` does. A class, the proofs and who plays an answer say what differs.
///
/// - Shape: What all answers share is built for the first answer that needs it, and stays.
package final class Grader {
  private let package: CoursePackage

  /// Whether the build system has just built everything.
  package var isBuilt = false

  /// How many compilers run at once, and how many suites.
  package var width = 2

  /// Whether answers are looked at first for what reaches into the checks.
  package var refusesAnswers = true

  /// Whether of several answers those wait that are as they came: they need no compiler to say so.
  package var skipsPristine = true

  /// Whether answers are found that are accepted alone, and not beside others of their lesson.
  package var findsClashes = true

  /// Whether the files that grade are put back where an answer wrote over them.
  ///
  /// In namespaces it cannot: there somebody else has edited them, and keeps what was written. Without them
  /// older systems let it empty a file.
  package var guardsFiles = true

  /// How many objects of a suite are kept, those that were used last: a class hands in many answers to an
  /// exercise, and is graded again.
  package var keptSuites = 8

  /// The ways in which the suite of an answer runs.
  package var modes: (Submission) -> [SuiteRun.Mode] = { $0.modes }

  /// Is told of each check that has ended, while others still run.
  package var hear: RunWatch.Hearer?

  /// Runs suites, so many at once.
  var runSuites:
    ([SuiteRequest], CoursePackage, _ width: Int, RunWatch.Hearer?) throws -> [SuiteRun] = {
      try SuiteRun.all($0, of: $1, atOnce: $2, hear: $3)
    }

  /// How many bytes there are left on the disk of a folder.
  var freeBytes: (URL) -> Int? = { $0.freeBytes }

  private var core: CompiledCore?

  package init(package: CoursePackage) { self.package = package }

  /// Grades what is handed in for exercises now, and returns a verdict on each, in order.
  package func grade(_ exercises: [Exercise]) throws -> [Verdict] {
    try grade(exercises.map(Submission.init))
  }

  /// Grades answers of the learner, keeps the verdicts, and returns them in order.
  package func grade(_ submissions: [Submission]) throws -> [Verdict] {
    let cache = VerdictCache(of: package)
    let verdicts = try results(of: submissions).map(Verdict.init)
    cache.store(verdicts)
    return verdicts
  }

  /// Grades answers, and returns what came of each, in order.
  package func results(of submissions: [Submission]) throws -> [AnswerResult] {
    let skipsPristine = skipsPristine && submissions.count > 1
    var results = submissions.map { submission -> AnswerResult in
      let isSkipped = submission.isEmpty || skipsPristine && submission.isPristine
      let refusal = refusesAnswers && !submission.isEmpty ? submission.refusal : nil
      return AnswerResult(submission, obstacle: refusal ?? (isSkipped ? .nothing : nil))
    }
    try compile(&results)
    if findsClashes { try findClashes(among: &results) }
    try run(&results)
    return results
  }

  /// Builds the program of an answer, for a person who uses it while it may be graded.
  package func program(of submission: Submission) throws -> AnswerResult {
    var results = [AnswerResult(submission, obstacle: submission.isEmpty ? .nothing : nil)]
    try compile(&results, isGraded: false)
    return results[0]
  }

  /// Builds what all answers share, if that is not done.
  @discardableResult
  package func prepare() throws -> CompiledCore {
    let core = try core ?? CompiledCore(of: package, isBuilt: isBuilt)
    self.core = core
    return core
  }

  /// Makes a program of each answer that meets no obstacle.
  private func compile(_ results: inout [AnswerResult], isGraded: Bool = true) throws {
    let open = results.indices.filter { results[$0].obstacle == nil }
    guard !open.isEmpty else { return }
    Progress.step = "compiling"
    let programs = try AnswerPrograms(with: prepare(), width: width, isGraded: isGraded)
    let outcomes = try programs.compile(open.map { results[$0].submission })
    for (index, outcome) in zip(open, outcomes) { results[index].note(outcome) }
    for exercise in Set(open.map { results[$0].submission.exercise }) {
      package.forgetKept(exercise.key, but: keptSuites)
    }
  }

  private func findClashes(among results: inout [AnswerResult]) throws {
    let builds = results.compactMap { result in
      result.build.map { (submission: result.submission, build: $0) }
    }
    guard !builds.isEmpty else { return }
    let clashes = try AnswerClashes(with: prepare()).find(among: builds, atOnce: width)
    for index in results.indices {
      results[index].clash = clashes[results[index].submission.exercise] ?? []
    }
  }

  /// How many bytes a disk has to have left for what a run writes down to be believed.
  private static let leastRoom = 16 << 20

  /// Runs the suites of the answers that there is a program of, and puts each run with its answer.
  private func run(_ results: inout [AnswerResult]) throws {
    let built = results.indices.filter { results[$0].build != nil }
    let requests = built.flatMap { index in
      modes(results[index].submission).compactMap { mode in
        results[index].request(mode).map { (index: index, run: $0) }
      }
    }
    guard !requests.isEmpty else { return }
    let exercises = built.map { results[$0].submission.exercise }
    let files = guardsFiles ? GraderFiles(of: exercises, in: package) : nil
    // Where a stricter way fails meanwhile, the machine is asked again, and another one is written down.
    let isOpen = try !Confinement.mode(for: package).hasNamespaces
    var runs = try runSuites(requests.map(\.run), package, width, hear)
    let outOfMemory = try Self.runKilledAgain(requests.map(\.run), &runs) {
      try runSuites([$0], package, 1, nil)[0]
    }
    for (request, run) in zip(requests, runs) {
      results[request.index].runs[request.run.mode] = run
    }
    for number in outOfMemory { results[requests[number].index].note(.failure(.noMemory)) }
    let canWrite = try isOpen || !Confinement.mode(for: package).hasNamespaces
    let written = canWrite ? try files?.restore() ?? [] : []
    for index in built { results[index].written = written }
    // What a run could not write down is missing in what was found, as if the answer had taken it away.
    if let room = try freeBytes(package.work), room < Self.leastRoom {
      throw CommandError.cannotWrite(package.root.path, reason: "the disk is full")
    }
  }

  /// Runs the suites that were killed once more, each alone, and returns which of them the machine had no
  /// memory for then either.
  ///
  /// Several at once may have been too many for its memory.
  static func runKilledAgain(
    _ requests: [SuiteRequest], _ runs: inout [SuiteRun],
    killed: () -> Int = { SystemMemory.killed }, by start: (SuiteRequest) throws -> SuiteRun
  ) rethrows -> [Int] {
    var outOfMemory: [Int] = []
    for (number, request) in requests.enumerated() where runs[number].isKilled {
      let before = killed()
      runs[number] = try start(request)
      // An answer may kill itself, which the system does not count.
      if runs[number].isKilled, killed() > before { outOfMemory.append(number) }
    }
    return outOfMemory
  }
}

/// What came of an answer: its program with what its runs found, or what kept it from being graded.
package struct AnswerResult {
  package let submission: Submission

  /// Its program, if there is one.
  package private(set) var build: BuiltProgram?

  /// What keeps it from being graded, if anything does.
  package private(set) var obstacle: Obstacle?

  /// What the runs found that were asked for.
  package var runs: [SuiteRun.Mode: SuiteRun] = [:]

  /// What is to be said of it beside others of its lesson, if that was asked for.
  package var clash: [Diagnostic] = []

  /// What was written over the graders' files while it ran, a sentence for each.
  package var written: [String] = []

  /// An answer that is not compiled yet, or that something keeps from being compiled.
  fileprivate init(_ submission: Submission, obstacle: Obstacle? = nil) {
    self.submission = submission
    self.obstacle = obstacle
  }

  /// Notes what came of compiling or running it.
  fileprivate mutating func note(_ outcome: Result<BuiltProgram, Obstacle>) {
    switch outcome {
    case .success(let build): self.build = build
    case .failure(let obstacle): self.obstacle = obstacle
    }
  }

  /// A run of its suite, if there is a program of it.
  fileprivate func request(_ mode: SuiteRun.Mode) -> SuiteRequest? {
    build?.request(for: submission.exercise, mode: mode)
  }
}

extension Submission {
  /// What keeps an answer from being compiled that is not empty, as its text tells: it reaches into the
  /// checks, or nothing says what the exercise declares.
  package var refusal: Obstacle? {
    guard exercise.declarations != nil else { return .noDeclarations }
    let scan = AnswerScan(of: self)
    if !scan.objections.isEmpty { return .refused(scan.objections) }
    return scan.mistakes.isEmpty ? nil : .errors(scan.mistakes)
  }

  /// The runs it needs to be graded: one that waits unless nothing is handed in, and one that does not
  /// wait if there is anything to wait for.
  fileprivate var modes: [SuiteRun.Mode] {
    (isUntouched ? [] : [.standard]) + (todos.isEmpty ? [] : [.ungated])
  }
}
