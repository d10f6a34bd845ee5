import CourseFormat
import HeadlessUIKit
import Synchronization

/// Notes what this run does, so that its supervisor can go on when it is interrupted.
///
/// Everything that a signal handler needs is prepared beforehand. It writes bytes that are already
/// there and calls what POSIX allows it to call; `backtrace` is the exception, and it has been
/// loaded by then.
nonisolated enum RunNotes {
  /// What was noted before this program began: what interrupted those it was started instead of.
  static let before = RunRecord(text)

  /// What interrupted the run in an exercise, and the line of its file if that can be told.
  static func interruption(of answer: Answer) -> (interruption: RunInterruption, line: Int?)? {
    let found = interruptions(in: answer.folderOfAnswers)
    return found.last { $0.path == answer.file.path || $0.path == nil && $0.isOf(answer) }
      .map { ($0.interruption, $0.line) }
  }

  /// The line of an answer in which child processes of a check crashed, if one did.
  ///
  /// `course` compiles a copy of what is handed in, looks the line up itself, and calls the file
  /// what its learner calls it.
  static func lineOfChildCrash(in check: RunningCheck, of answer: Answer) -> Int? {
    guard !answer.path.hasPrefix(".build/") else { return nil }
    guard let addresses = RunRecord(text).childCrashes[check],
      let location = location(of: addresses, in: answer.folderOfAnswers)
    else { return nil }
    return location.path == answer.file.path ? location.line : nil
  }

  /// An interruption, and the answer that is to blame if its code was running.
  private struct Finding {
    let interruption: RunInterruption
    var path: String?
    var line: Int?

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
        let location = location(of: interruption.addresses + childCrashes, in: folder)
        let isBlamed = found.contains { $0.path != nil && $0.path == location?.path }
        found.append(
          Finding(
            interruption: interruption, path: isBlamed ? nil : location?.path,
            line: isBlamed ? nil : location?.line))
      }
      known = found
      return found
    }
  }

  /// Finds the first line among addresses in this program that a learner wrote.
  private static func location(
    of addresses: [Int], in folder: String
  ) -> (path: String, line: Int)? {
    guard !addresses.isEmpty else { return nil }
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let symbolizer = Process()
    symbolizer.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    symbolizer.arguments = CrashSite.symbolizer(of: program, addresses: addresses)
    let output = Pipe()
    symbolizer.standardInput = FileHandle.nullDevice
    symbolizer.standardOutput = output
    symbolizer.standardError = FileHandle.nullDevice
    // Without a symbolizer the check is named, and no line.
    guard (try? symbolizer.run()) != nil else { return nil }
    let locations = output.fileHandleForReading.readDataToEndOfFile()
    symbolizer.waitUntilExit()
    return CrashSite.location(in: folder, of: String(decoding: locations, as: UTF8.self)) {
      ownLines(ofFileAt: $0, in: folder).contains($1)
    }
  }

  /// The lines of an answer that its learner wrote.
  private static func ownLines(ofFileAt path: String, in folder: String) -> Set<Int> {
    let text = { (file: URL) in (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
    let solutions = URL(fileURLWithPath: folder).deletingLastPathComponent()
      .appendingPathComponent("Solutions")
    return CrashSite.ownLines(
      of: text(URL(fileURLWithPath: path)),
      besides: text(solutions.appendingPathComponent(String(path.dropFirst(folder.count + 1)))))
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
  nonisolated(unsafe) private static let lines = RunInterruption.Kind.allCases.map {
    Line($0.rawValue)
  }
  nonisolated(unsafe) private static let childCrash = Line(RunRecord.childCrash)

  /// Prepares for an interruption, once.
  static func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    StackAddresses.prepare()
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
    var result = RunRecord.Result.passed
    /// The number of checks that came to their end.
    var count = 0
  }

  private static let found = Mutex(Findings())

  /// Notes that a check begins.
  static func begin(_ check: RunningCheck) {
    found.withLock {
      $0.check = check
      $0.result = .passed
    }
    note(RunRecord.began(check))
    noteOutput()
    hasBegun = true
    isWithinCheck = true
  }

  /// Notes that the check under way did not pass; a failure counts more than a TODO that stands.
  static func find(_ result: RunRecord.Result) {
    found.withLock { if $0.result != .failed { $0.result = result } }
  }

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
    fflush(nil)
    let count = lseek(STDOUT_FILENO, 0, SEEK_END)
    if count >= 0 { note(RunRecord.output(Int(count))) }
  }

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
  static func interrupt(_ kind: RunInterruption.Kind, at context: UnsafeMutableRawPointer? = nil) {
    guard hasBegun, file >= 0 else {
      // No exercise is to blame before the first check. Whoever looks for the reason finds the lines.
      if kind != .left { StackAddresses.write(from: context, to: STDERR_FILENO) }
      return
    }
    switch kind {
    case .crashed: lines[0].write(to: file)
    case .aborted: lines[1].write(to: file)
    case .stuck: lines[2].write(to: file)
    case .suspended: lines[3].write(to: file)
    case .left: lines[4].write(to: file)
    case .killed: lines[5].write(to: file)
    case .blocked: lines[6].write(to: file)
    case .starved: lines[7].write(to: file)
    }
    StackAddresses.write(from: context, to: file)
    _exit(kind.exitStatus)
  }

  /// The same for a check that waits at these addresses, and on no thread.
  static func interrupt(_ kind: RunInterruption.Kind, within calls: [UInt]) {
    guard hasBegun, file >= 0 else { return }
    note(kind.rawValue)
    for call in calls { StackAddresses.write(call, to: file) }
    _exit(kind.exitStatus)
  }

  /// Says where a child process of a check was when it crashed.
  ///
  /// A signal handler may call this.
  static func noteChildCrash(at context: UnsafeMutableRawPointer?) {
    guard file >= 0 else { return }
    childCrash.write(to: file)
    StackAddresses.write(from: context, to: file)
  }
}
