import CourseFormat
import HeadlessUIKit
import Processes

// The tests of a package have no `main` of their own. What lies in this section of a program is
// called when it is loaded, before its `main`.
#if os(Linux)
  @section(".init_array") @used
  nonisolated private let atLoad: @convention(c) () -> Void = { RunSupervisor.start() }
#endif

/// Runs the tests in a child process, and goes on without an exercise that ended it.
///
/// An answer can end its program in ways that the program does not hear of: `_exit`, SIGKILL, a
/// signal to its parent. So `swift test` starts a process that only waits, and the tests run in a
/// child of it. The child notes which check it runs. If it ends before all checks are over, the
/// exercise of that check is wrong, and a new child grades the others.
///
/// `course` supervises its runs itself.
nonisolated enum RunSupervisor {
  /// Runs the tests in a child, if this program was started to run tests and nobody supervises it.
  static func start() {
    let environment = ProcessInfo.processInfo.environment
    if environment["SWT_EXIT_TEST_ID"] != nil {
      RunEnvironment.findRecord()
      CrashReporter.installInChild()
      // Where the graders are a library, the program says that it begins.
      if CallStack.isOfProgram { PartOfCheck.begin() }
      return
    }
    guard RunEnvironment.suite != nil || runsTests(CommandLine.arguments) else { return }
    RunEnvironment.take()
    guard environment[GradingVariable.record] == nil else { return }
    SymbolGuard.check()
    guard !Watchdog.isDebugged, let record = openRecord() else { return }
    // The program of one answer was looked at by whoever compiled it.
    let refusals = RunEnvironment.suite == nil ? BuiltRefusals.ofThisRun() : []
    for refusal in refusals { append(refusal.text, to: record) }
    setenv(GradingVariable.record, "/proc/\(getpid())/fd/\(record)", 1)
    run(record: record)
  }

  /// Whether a command line asks for a run of the checks, and not for a list of them.
  static func runsTests(_ arguments: [String]) -> Bool {
    let library = arguments.firstIndex { $0.hasPrefix("--testing-library") }.map { index in
      arguments[index].hasPrefix("--testing-library=")
        ? String(arguments[index].dropFirst("--testing-library=".count))
        : arguments.dropFirst(index + 1).first ?? ""
    }
    return library == "swift-testing" && !arguments.contains("--list-tests")
  }

  /// The arguments of the tests, from those of `swift test`.
  ///
  /// Whoever runs everything is told of each exercise in a line, and of nothing that passes within
  /// it: the course has more than a thousand checks. Whoever chooses, or asks for more, gets all.
  static func arguments(of tests: [String], mode: GradingMode) -> [String] {
    let choices = ["--filter", "--skip", "--verbose", "--very-verbose", "--verbosity", quiet]
    let chooses = tests.contains { argument in
      choices.contains { argument == $0 || argument.hasPrefix("\($0)=") }
    }
    return mode != .standard || chooses ? tests : tests + [quiet]
  }

  /// What tells Swift Testing to print failures and known issues alone.
  private static let quiet = "--quiet"

  /// Whether this run prints a line for each exercise instead of one for each check.
  static let isBrief = CommandLine.arguments.contains(quiet)

  /// Opens a file in memory, which needs no folder that can be written to.
  private static func openRecord() -> Int32? {
    // Foundation does not show this function of the C library.
    typealias Create = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
    let closeOnExec: UInt32 = 1
    guard let symbol = dlsym(nil, "memfd_create") else { return nil }
    let file = unsafeBitCast(symbol, to: Create.self)("record", closeOnExec)
    return file >= 0 ? file : nil
  }

  /// Runs the tests to their end, and ends with them.
  private static func run(record: Int32) -> Never {
    ProcessTree.adoptOrphans()
    StopSignal.listen()
    append(RunRecord.began(at: now), to: record)
    var interruptions = 0
    var hasBegunAgain = false
    while true {
      let ending = runChild()
      let notes = read(record)
      switch step(
        after: notes, ending: ending, interruptions: interruptions, hasBegunAgain: hasBegunAgain,
        mode: .ofRun)
      {
      case .end: ending.endThisProcess(stopped: ExitStatus.left)
      case .beginAgain(let signal):
        hasBegunAgain = true
        Console.write("\n\(GradingMessage.beginsAgain(afterSignal: signal))\n")
        continue
      case .goOn(let kind):
        if let kind { append(kind.rawValue, to: record) }
        interruptions = read(record).interruptions.count
      }
      if let interruption = read(record).interruptions.last {
        Console.write("\n\u{2718} \(GradingMessage.interrupted(interruption))\n")
      }
    }
  }

  /// What is to be done when a child has ended.
  enum Step: Equatable {
    case end
    /// This signal ended it before a check had begun, so no exercise is to blame.
    case beginAgain(signal: Int32)
    /// Without the exercise of the check under way; the kind is noted if the child could not do it.
    case goOn(RunEnd.Kind?)
  }

  /// Decides by what a child noted, how it ended, and the number of interruptions known before.
  static func step(
    after notes: RunRecord, ending: ProgramEnding, interruptions: Int, hasBegunAgain: Bool,
    mode: GradingMode
  ) -> Step {
    if notes.isConcluded { return .end }
    if notes.interruptions.count > interruptions { return .goOn(nil) }
    var signal: Int32?
    if case .crashed(let number) = ending { signal = number }
    guard notes.last != nil else {
      return signal.flatMap { hasBegunAgain ? nil : .beginAgain(signal: $0) } ?? .end
    }
    guard notes.isWithinCheck || !mode.testsLibraries else { return .end }
    return .goOn(signal == nil ? .left : .killed)
  }

  /// Runs the tests once, and returns how they ended.
  ///
  /// A process between them and this one waits for them: an answer that ends its parent ends that one.
  /// Nothing they started is left then.
  private static func runChild() -> ProgramEnding {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let tests =
      [program ?? CommandLine.arguments[0]]
      + arguments(of: Array(CommandLine.arguments.dropFirst()), mode: .ofRun)
    guard let child = try? BoundProcess.startBelow(tests) else { return .exited(ExitStatus.left) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) != child {
      guard let signal = StopSignal.received else { continue }
      ProcessTree.kill(child)
      ProcessTree.killOrphans()
      ProgramEnding.crashed(signal: signal).endThisProcess(stopped: ExitStatus.left)
    }
    ProcessTree.killOrphans()
    return ProgramEnding(waitStatus: status)
  }

  /// The time of the machine: `Date()` is the device's here.
  private static var now: Date {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  private static func read(_ record: Int32) -> RunRecord {
    lseek(record, 0, SEEK_SET)
    let file = FileHandle(fileDescriptor: record, closeOnDealloc: false)
    let data = (try? file.readToEnd()) ?? Data()
    return RunRecord(String(decoding: data, as: UTF8.self))
  }

  private static func append(_ line: String, to record: Int32) {
    lseek(record, 0, SEEK_END)
    try? FileHandle(fileDescriptor: record, closeOnDealloc: false)
      .write(contentsOf: Data("\(line)\n".utf8))
  }
}
