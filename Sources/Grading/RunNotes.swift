import CourseFormat
import HeadlessUIKit
import Processes
import Synchronization

/// Notes what this run does, so that its supervisor can go on when it is interrupted.
///
/// Everything that a signal handler needs is prepared beforehand. It writes bytes that are already
/// there and calls what POSIX allows it to call; `backtrace` is the exception, and it has been
/// loaded by then.
nonisolated enum RunNotes {
  /// What was noted before this program began: what interrupted those it was started instead of.
  static let before = RunRecord(text)

  /// Why an exercise is not graded, as its supervisor noted it.
  static func refusals(of answer: Answer) -> [Refusal] {
    before.refusals.filter { $0.exercise == answer.name }
  }

  /// What interrupted the run in an exercise, and the place in its file if that can be told.
  static func interruption(of answer: Answer) -> (interruption: RunInterruption, place: CrashSite?)?
  {
    let found = interruptions(in: answer.folderOfAnswers)
    return found.last { $0.place?.path == answer.file.path || $0.place == nil && $0.isOf(answer) }
      .map { ($0.interruption, $0.place) }
  }

  /// Where child processes of a check crashed in an answer, if one did, in a sentence.
  ///
  /// `course` compiles a copy of what is handed in, looks the line up itself, and calls the file
  /// what its learner calls it.
  static func childCrash(in check: RunningCheck, of answer: Answer) -> String? {
    guard !answer.path.hasPrefix(".build/") else { return nil }
    guard let addresses = RunRecord(text).childCrashes[check],
      let place = place(of: addresses, in: answer.folderOfAnswers), place.path == answer.file.path
    else { return nil }
    return GradingMessage.childCrashed(at: place, of: answer)
  }

  /// An interruption, and the answer that is to blame if its code was running.
  private struct Finding {
    let interruption: RunInterruption
    var place: CrashSite?

    func isOf(_ answer: Answer) -> Bool { interruption.check.exercise == answer.name }
  }

  private static let findings = Mutex<[Finding]?>(nil)

  /// The interruptions before this program began.
  ///
  /// What an answer left behind may crash while another one is graded. It is in its own file then.
  /// One that is not graded any more can be there only because another one calls it.
  private static func interruptions(in folder: String) -> [Finding] {
    findings.withLock { known in
      if let known { return known }
      var found: [Finding] = []
      for interruption in before.interruptions {
        let childCrashes = before.childCrashes[interruption.check] ?? []
        let place = place(of: interruption.addresses + childCrashes, in: folder)
        let isBlamed = found.contains { $0.place != nil && $0.place?.path == place?.path }
        found.append(Finding(interruption: interruption, place: isBlamed ? nil : place))
      }
      known = found
      return found
    }
  }

  /// Finds the place among addresses in this program that a learner wrote.
  private static func place(of addresses: [Int], in folder: String) -> CrashSite? {
    guard !addresses.isEmpty else { return nil }
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let files = FileManager.default.files(below: folder).filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0)" }
    let solutions = URL(fileURLWithPath: folder).deletingLastPathComponent()
      .appendingPathComponent("Solutions")
    return CrashSearch(program: program, files: files).place(of: addresses) {
      CrashSite.ownLines(
        of: URL(fileURLWithPath: $0.path),
        besides: solutions.appendingPathComponent(String($0.path.dropFirst(folder.count + 1)))
      ).contains($0.line)
    }
  }

  /// The path of the file that this run notes in.
  private static let path = RunEnvironment.variables[GradingVariable.record]

  private static var text: String {
    path.flatMap { try? Data(contentsOf: URL(fileURLWithPath: $0)) }
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// A line that a handler can write.
  private struct Line {
    let start: UnsafeMutablePointer<UInt8>
    let count: Int

    init(_ text: String) {
      let bytes = Array("\(text)\n".utf8)
      count = bytes.count
      start = .allocate(capacity: count)
      start.update(from: bytes, count: count)
    }

    func write(to file: Int32) {
      _ = Foundation.write(file, start, count)
    }
  }

  // The handler reads these without a lock. They are written before a check runs.
  nonisolated(unsafe) private static var isPrepared = false
  nonisolated(unsafe) private static var hasBegun = false
  nonisolated(unsafe) private(set) static var isWithinCheck = false
  nonisolated(unsafe) private static var file: Int32 = -1
  nonisolated(unsafe) private static let lines = RunEnd.Kind.allCases.map {
    (kind: $0, line: Line($0.rawValue))
  }
  nonisolated(unsafe) private static let childCrash = Line(RunRecord.childCrash)

  /// Prepares for an interruption, once.
  static func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    _ = (before, lines, childCrash)
    if let path { write(to: path) }
  }

  /// Notes from now on in the file at this path.
  static func write(to path: String) {
    file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
  }

  /// What is signed about the check that runs.
  private struct Findings {
    var check: RunningCheck?
    var result = RunRecord.Result.unfinished
    /// The number of checks that came to their end.
    var count = 0
  }

  private static let found = Mutex(Findings())

  /// Notes that a check begins.
  static func begin(_ check: RunningCheck) {
    found.withLock {
      $0.check = check
      $0.result = .unfinished
    }
    note(RunRecord.began(check))
    noteOutput()
    lengthAtBeginning = length
    hasBegun = true
    isWithinCheck = true
  }

  /// Notes how the check under way came out; a failure counts more than a TODO that stands, and that
  /// more than a body that came to its end.
  static func find(_ result: RunRecord.Result) {
    found.withLock {
      guard $0.result != .failed, result != .passed || $0.result == .unfinished else { return }
      $0.result = result
    }
  }

  /// Notes what kind of issue the check under way has found.
  static func note(_ issue: IssueNote) { note(issue.text) }

  /// What is known of the check under way.
  static var result: RunRecord.Result { found.withLock(\.result) }

  /// Notes that the check came to its end, and how it came out.
  static func end() {
    isWithinCheck = false
    noteOutput()
    if let key = RunEnvironment.key {
      let line = found.withLock { found in
        found.count += 1
        return found.check.map {
          RunRecord.result(found.result, of: $0, number: found.count, key: key)
        }
      }
      if let line { note(line) }
    }
    note(RunRecord.ended)
  }

  /// Notes that the run came to its end; `isWhole` says that no suite was left before its end.
  static func conclude(isWhole: Bool = true) {
    note(RunRecord.concluded)
    guard isWhole, let key = RunEnvironment.key else { return }
    note(RunRecord.concluded(after: found.withLock(\.count), key: key))
  }

  /// Notes how much was printed, for whoever wants to know which check printed it.
  private static func noteOutput() {
    guard RunEnvironment.key != nil else { return }
    StandardOutput.flush()
    let count = lseek(STDOUT_FILENO, 0, SEEK_END)
    if count >= 0 { note(RunRecord.output(Int(count))) }
  }

  // Written and read by the task that runs the check.
  nonisolated(unsafe) private static var lengthAtBeginning: off_t = 0

  private static var length: off_t { file >= 0 ? lseek(file, 0, SEEK_END) : 0 }

  /// Whether a part of the check under way that runs in a process of its own was left before its end.
  static var hasOpenPart: Bool {
    // Nobody else writes in between, so what was added is of such a process.
    length != lengthAtBeginning && RunRecord(text).openParts > 0
  }

  /// Notes that a part of a check begins in this process.
  static func beginPart() { note(RunRecord.partBegan) }

  /// Notes that the part came to its end.
  static func endPart() { note(RunRecord.partEnded) }

  private static func note(_ line: String) {
    guard file >= 0 else { return }
    Array("\(line)\n".utf8).withUnsafeBytes {
      _ = Foundation.write(file, $0.baseAddress, $0.count)
    }
  }

  /// Whether the process that supervises this run is still there.
  static var isSupervised: Bool { file < 0 || path.map { access($0, F_OK) == 0 } ?? false }

  /// Ends this program, if it grades and somebody goes on after it, and says what interrupted it
  /// and where.
  ///
  /// A signal handler may call this.
  static func interrupt(_ kind: RunEnd.Kind, at context: UnsafeMutableRawPointer? = nil) {
    guard hasBegun, file >= 0 else {
      // No exercise is to blame before the first check. Whoever looks for the reason finds the lines.
      if kind != .left { CallStack.write(from: context, to: STDERR_FILENO) }
      return
    }
    // A loop over the array would ask for memory, which a handler may not.
    var index = 0
    while index < lines.count, kind != .finished {
      if lines[index].kind == kind { lines[index].line.write(to: file) }
      index += 1
    }
    CallStack.write(from: context, to: file)
    _exit(kind.exitStatus)
  }

  /// The same for a check that waits at these addresses, and on no thread.
  static func interrupt(_ kind: RunEnd.Kind, within calls: [UInt]) {
    guard hasBegun, file >= 0 else { return }
    note(kind.rawValue)
    for call in calls { CallStack.write(call, to: file) }
    _exit(kind.exitStatus)
  }

  /// Says where a child process of a check was when it crashed.
  ///
  /// A signal handler may call this.
  static func noteChildCrash(at context: UnsafeMutableRawPointer?) {
    guard file >= 0 else { return }
    childCrash.write(to: file)
    CallStack.write(from: context, to: file)
  }
}
