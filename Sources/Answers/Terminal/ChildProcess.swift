import CourseFormat
import Foundation
import Processes

/// A program that is run to its end, its output kept in a file.
package final class ChildProcess {
  /// What to run, and how long it may take.
  package struct Job {
    package var arguments: [String]
    /// What differs from this program's environment; nil takes a variable away.
    package var environment: [String: String?] = [:]
    package let output: URL
    /// Where its errors go; with the output if nil.
    package var errors: URL?
    /// Whether it is to find a terminal where it prints, although nobody sees it.
    package var hasTerminal = false
    /// A folder for its temporary files, made for it, which goes away with it: what leaves files where
    /// the system keeps such would have thousands of them there after a day.
    package var temporaryFolder: URL?
    /// What it reads on its standard input, at most a few thousand bytes.
    package var input: [UInt8] = []
    /// How long it may take in all.
    ///
    /// Time in which this program or the machine stands still does not count. Nil if it may take as
    /// long as it likes.
    package var limit: Duration? = .seconds(3600)
    /// How much processor time it may use with all that it starts, and how long it may wait while
    /// none of it could run; nil if only ``limit`` counts.
    package var ownLimit: OwnLimit?

    package init(
      arguments: [String], environment: [String: String?] = [:], output: URL, errors: URL? = nil,
      hasTerminal: Bool = false, input: [UInt8] = [], limit: Duration? = .seconds(3600),
      ownLimit: OwnLimit? = nil
    ) {
      self.arguments = arguments
      self.environment = environment
      self.output = output
      self.errors = errors
      self.hasTerminal = hasTerminal
      self.input = input
      self.limit = limit
      self.ownLimit = ownLimit
    }
  }

  /// What a program may use and how long it may wait, whatever else the machine does.
  package struct OwnLimit: Equatable {
    package var processorTime: Duration
    package var waiting: Duration
  }

  private let pid: pid_t
  private let terminal: HiddenTerminal?
  private let temporaryFolder: URL?
  private let limit: Duration?
  private let ownLimit: OwnLimit?
  private var used = Duration.zero
  private var usage = Usage()
  private var last: (activity: ProcessActivity, time: Double)?

  /// What a program with limits of its own has used so far.
  ///
  /// - Units: Seconds.
  package struct Usage: Equatable {
    package private(set) var processorTime = 0.0
    package private(set) var waiting = 0.0
    private(set) var elapsed = 0.0

    /// How long a program is looked at before it is said why it takes so long.
    package static let patience = 15.0

    /// Counts what happened between two looks.
    package mutating func add(_ interval: ActivityInterval) {
      processorTime += interval.processorTime
      waiting += interval.waiting
      elapsed += interval.elapsed
    }

    /// Why the program takes so long, if it is because it seldom gets a processor.
    ///
    /// Its limits count the time in which it has one, so it is ended late.
    package var reason: String? {
      guard elapsed >= Self.patience, processorTime + waiting < elapsed / 2 else { return nil }
      return "it had a processor for \(Int(processorTime)) of \(Int(elapsed)) s, the rest went to "
        + "other programs"
    }
  }

  /// How often it is looked at what a program uses.
  private static let interval = 1.0

  /// The longest that counts between two looks at a program.
  private static let longestLook = Duration.milliseconds(100)

  /// Starts a program.
  private init(_ job: Job) throws {
    try FileManager.default.createDirectory(
      at: job.output.deletingLastPathComponent(), withIntermediateDirectories: true)
    temporaryFolder = job.temporaryFolder
    if let temporaryFolder {
      try FileManager.default.createDirectory(
        at: temporaryFolder, withIntermediateDirectories: true)
    }
    let terminal = job.hasTerminal ? HiddenTerminal(writingTo: job.output) : nil
    defer { terminal?.handOver() }
    self.terminal = terminal
    do {
      pid = try Self.spawn(job, terminal: terminal?.end)
    } catch {
      if let temporaryFolder { try? FileManager.default.removeItem(at: temporaryFolder) }
      throw error
    }
    limit = job.limit
    ownLimit = job.ownLimit
  }

  /// Runs programs, at most so many at once, and returns how each of them ended.
  ///
  /// What a program started and left behind is ended with it. If this program is interrupted
  /// meanwhile, it stops here, and its children with it. While they run, `tick` is called again and again.
  package static func run(
    _ jobs: [Job], atOnce width: Int = 2, progress: (_ ended: Int) -> Void = { _ in },
    tick: () -> Void = {}
  ) throws -> [ProgramEnding] {
    var endings: [Int: ProgramEnding] = [:]
    var running: [Int: ChildProcess] = [:]
    // Some are left if the next one cannot be started.
    defer { end(running.values) }
    Progress.reason = { running.values.lazy.compactMap { $0.usage.reason }.first }
    defer { Progress.reason = nil }
    var next = 0
    var looked = ContinuousClock.now
    while endings.count < jobs.count {
      while next < jobs.count, running.count < width {
        running[next] = try ChildProcess(jobs[next])
        next += 1
      }
      let passed = min(looked.duration(to: .now), Self.longestLook)
      looked = .now
      for (index, child) in running {
        guard let ending = child.ending(after: passed) else { continue }
        endings[index] = ending
        running[index] = nil
        progress(endings.count)
        ProcessTree.killOrphans(except: Set(running.values.map(\.pid)))
        child.cleanUp()
      }
      if let signal = Interruption.signal {
        end(running.values)
        Interruption.stop(by: signal)
      }
      Progress.tick()
      tick()
      if endings.count < jobs.count { usleep(1000) }
    }
    return jobs.indices.compactMap { endings[$0] }
  }

  /// Ends programs that run, with all that they started, also what has another parent by now.
  private static func end(_ running: some Collection<ChildProcess>) {
    guard !running.isEmpty else { return }
    for child in running { child.kill() }
    ProcessTree.killOrphans()
    for child in running { child.cleanUp() }
  }

  /// Takes away what a program leaves that has ended.
  private func cleanUp() {
    terminal?.finish()
    if let temporaryFolder { try? FileManager.default.removeItem(at: temporaryFolder) }
  }

  /// How the program ended, or nil while it runs.
  private func ending(after passed: Duration) -> ProgramEnding? {
    var status: Int32 = 0
    if waitpid(pid, &status, WNOHANG) == pid {
      return ProgramEnding(waitStatus: status)
    }
    used += passed
    if let ownLimit, exceeds(ownLimit) {
      kill()
      return .ranOutOfTime
    }
    guard let limit, used > limit else { return nil }
    kill()
    return ownLimit == nil ? .ranOutOfTime : .starved
  }

  /// Whether the program has used or waited more than it may.
  private func exceeds(_ limit: OwnLimit) -> Bool {
    let now = monotonicSeconds()
    guard let last else {
      self.last = (ProcessActivity.of(pid), now)
      return false
    }
    guard now - last.time >= Self.interval else { return false }
    let activity = ProcessActivity.of(pid)
    let interval = ActivityInterval(
      from: last.activity, to: activity, elapsed: now - last.time, longest: 1.5 * Self.interval)
    self.last = (activity, now)
    usage.add(interval)
    return usage.processorTime > limit.processorTime.seconds
      || usage.waiting > limit.waiting.seconds
  }

  /// Ends the program and everything it started.
  private func kill() {
    ProcessTree.kill(pid)
    ProcessTree.collect(pid)
  }

  private static func spawn(_ job: Job, terminal: Int32?) throws -> pid_t {
    let input = job.input.isEmpty ? nil : try pipe(holding: job.input, for: job.arguments[0])
    defer { if let input { close(input) } }
    var program = ProgramStart(job.arguments, environment: job.environment)
    if let folder = job.temporaryFolder { program.environment["TMPDIR"] = folder.path }
    program.input = input.map { .descriptor($0) } ?? .null
    program.output = terminal.map { .descriptor($0) } ?? .file(job.output.path)
    program.errors = job.errors.map { .file($0.path) } ?? .descriptor(STDOUT_FILENO)
    // Ctrl-C in the terminal reaches this program alone, which then ends its children in order.
    program.hasOwnGroup = true
    do {
      return try program.start()
    } catch {
      throw CommandError.programNotStarted(job.arguments[0], reason: error.reason)
    }
  }

  /// A pipe in which bytes are ready to be read once, and then nothing more.
  private static func pipe(holding bytes: [UInt8], for program: String) throws -> Int32 {
    guard let (reader, writer) = SystemCalls.pipe() else {
      throw CommandError.programNotStarted(program, reason: String(cString: strerror(errno)))
    }
    defer { close(writer) }
    do {
      try Data(bytes).writeAll(to: writer)
    } catch {
      close(reader)
      throw CommandError.programNotStarted(program, reason: error.reason)
    }
    return reader
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

extension CommandError {
  package static func programNotStarted(_ program: String, reason: String) -> Self {
    Self(
      "\(program) cannot be started: \(reason)."
        + (["swift", "swiftc"].contains(program) && reason == String(cString: strerror(ENOENT))
          ? " Is the Swift toolchain on the PATH?" : ""),
      reason: reason)
  }
}
