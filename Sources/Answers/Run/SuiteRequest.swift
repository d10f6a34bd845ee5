import CourseFormat
import Foundation
import Processes

/// A run of a suite that is wanted: how it grades, which program does it, and where it notes what
/// it does.
package struct SuiteRequest {
  package let exercise: Exercise
  package let mode: SuiteRun.Mode

  /// The program that does it.
  package let build: BuiltProgram

  /// Where the files of the run lie, without an ending.
  package let files: URL

  /// The events that the suite reports.
  package var stream: URL { files.appendingPathExtension("jsonl") }

  /// What is noted about the run while it lasts.
  package var record: URL { files.appendingPathExtension("record") }

  /// What the answer prints.
  package var printed: URL { files.appendingPathExtension("out") }

  /// What the program says besides, and what it dies with.
  package var log: URL { files.appendingPathExtension("log") }

  /// What the run signs its findings with.
  ///
  /// It is handed over through a pipe, from which it can be read once: it is in no file, no
  /// variable and no command line that an answer could read.
  package let key = RunKey.random()

  /// How long a run may take on the busiest machine.
  ///
  /// The watchdog in the program has a limit of its own, far below, for each check.
  package static let limit = Duration.seconds(600)

  /// What a run may use, and how long it may wait, if the watchdog in the program says nothing.
  package static let ownLimit = ChildProcess.OwnLimit(
    processorTime: .seconds(90), waiting: .seconds(30))

  /// The program and its environment, confined as far as this machine allows.
  package func job(confined confinementMode: Confinement.Mode, privateFolder: URL)
    -> ChildProcess.Job
  {
    let confinement = Confinement(
      mode: confinementMode, events: stream, privateFolder: privateFolder,
      files: build.files, program: [build.program.path])
    var job = ChildProcess.Job(
      arguments: ["/proc/self/exe"] + confinement.arguments,
      environment: build.variables(for: exercise, mode: mode, record: record)
        .merging([GradingVariable.key: "input"]) { $1 },
      output: printed, errors: log, input: key.bytes, limit: Self.limit, ownLimit: Self.ownLimit)
    job.temporaryFolder = privateFolder
    return job
  }
}

extension BuiltProgram {
  /// A run of a suite by the program that was built.
  package func request(for exercise: Exercise, mode: SuiteRun.Mode) -> SuiteRequest {
    SuiteRequest(
      exercise: exercise, mode: mode, build: self,
      files: scratch.appendingPathComponent("runs/\(exercise.key)\(mode.rawValue)"))
  }
}

extension SuiteRun {
  /// Runs suites side by side, confined as far as this machine allows, and returns what each
  /// found, in order.
  ///
  /// Meanwhile `hear` is told of each check that has ended.
  static func all(
    _ requests: [SuiteRequest], of package: CoursePackage, atOnce width: Int = 2,
    hear: RunWatch.Hearer? = nil
  ) throws -> [SuiteRun] {
    try all(requests, of: package, atOnce: width, hear: hear) {
      try Confinement.mode(for: package)
    } start: {
      try ChildProcess.run($0, atOnce: $1, progress: $2, tick: $3)
    }
  }

  /// The same with another way to find out what this machine allows, and to run programs.
  static func all(
    _ requests: [SuiteRequest], of package: CoursePackage, atOnce width: Int,
    hear: RunWatch.Hearer?, confined mode: () throws -> Confinement.Mode,
    start: (
      [ChildProcess.Job], _ width: Int, _ progress: (Int) -> Void, _ tick: () -> Void
    ) throws -> [ProgramEnding]
  ) throws -> [SuiteRun] {
    Progress.step = "running the checks"
    // Whoever hears of a check hears of it once, also where it runs again.
    let watch = hear.map { RunWatch(requests, hear: $0) }
    func run() throws -> [ProgramEnding] {
      try Self.run(requests, of: package, mode(), watch) { jobs in
        try start(
          jobs, width, { Progress.step = "running the checks, \($0) of \(jobs.count) suites" },
          { watch?.tick() })
      }
    }
    var endings = try run()
    if endings.contains(.exited(Confinement.failed)) {
      // What this machine allows may have changed.
      Confinement.forgetMode(of: package)
      endings = try run()
    }
    if let index = endings.firstIndex(of: .exited(Confinement.failed)) {
      throw CommandError.programNotStarted(
        requests[index].build.program.path, reason: "it could not be confined, or the disk is full")
    }
    return try zip(requests, endings).map { request, ending in
      // What an answer prints may be long. Its end is what the program said last.
      let output = request.log.tail(longestOutput) ?? ""
      try request.log.write(output)
      let record = RunRecord(request.record.text ?? "", key: request.key)
      return SuiteRun(
        stream: request.stream.text ?? "", output: output, printed: request.printed,
        record: record, ending: ending)
    }
  }

  private static func run(
    _ requests: [SuiteRequest], of package: CoursePackage,
    _ mode: @autoclosure () throws -> Confinement.Mode, _ watch: RunWatch?,
    start: ([ChildProcess.Job]) throws -> [ProgramEnding]
  ) throws -> [ProgramEnding] {
    guard !requests.isEmpty else { return [] }
    let mode = try mode()
    for request in requests {
      for file in [request.stream, request.record, request.printed] {
        try? FileManager.default.removeItem(at: file)
      }
    }
    let jobs = try requests.map {
      try $0.job(confined: mode, privateFolder: package.privateFolder())
    }
    // A run may be over before anybody has looked.
    defer { watch?.look() }
    return try start(jobs)
  }

  /// The number of bytes that are kept of what an answer prints.
  private static let longestOutput: UInt64 = 100_000
}

extension BuiltProgram {
  /// What is said to a run in its environment, whether the answer is graded or a person plays it.
  ///
  /// The graders take all of it away before code of the answer runs.
  package func variables(
    for exercise: Exercise, mode: SuiteRun.Mode, record: URL
  ) -> [String: String?] {
    let source = source(of: exercise)
    return [
      GradingVariable.mode: mode.rawValue, GradingVariable.answers: nil,
      GradingVariable.exercises: nil, GradingVariable.record: record.path,
      GradingVariable.suite: SuiteRun.filter(for: exercise),
      GradingVariable.events: Confinement.stream,
      GradingVariable.answer: package.path(of: source),
      GradingVariable.todos: Todo.list(Todo.all(in: source.text ?? "")),
      GradingVariable.checks: exercise.checks, "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// What a run reads, and where it finds that: the program, what belongs to it, and the resources of
  /// the suite.
  ///
  /// No path tells of the course, and nothing lies there but copies: the system lists to a program
  /// where in a disk everything lies that is shown to it.
  package var files: [Confinement.File] {
    [
      Confinement.File(copyOf: program.path, at: "\(Confinement.place)/\(Self.product)"),
      Confinement.File(
        copyOf: place.appendingPathComponent(Self.resources).path,
        at: "\(Confinement.place)/\(Self.resources)"),
      Confinement.File(
        librariesIn: package.scratch.appendingPathComponent("work").path, at: Confinement.place),
    ]
  }
}

extension Exercise {
  /// Which TODO each check of its suite waits for, as a run is told.
  package var checks: String {
    Todo.numbersAwaited(in: suite.text ?? "").map(String.init).joined(separator: ",")
  }
}
