import CourseFormat
import HeadlessUIKit

/// Grades the other exercises after a check crashed, did not return or left the program.
///
/// The program replaces itself by a new one that knows what interrupted the old one and does not
/// run that exercise again. `course` grades each suite in a process of its own and asks for none
/// of this: there the program ends.
///
/// Everything that a signal handler needs is prepared beforehand. It writes bytes that are already
/// there and calls what POSIX allows it to call; `backtrace` is the exception, and it has been
/// loaded by then.
nonisolated enum RunRestart {
  /// What interrupted the run so far, before it was restarted.
  static let interruptions: [Interruption] = {
    guard let file = inheritedFile else { return [] }
    lseek(file, 0, SEEK_SET)
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    let data = (try? handle.readToEnd()) ?? Data()
    return Interruption.all(in: String(decoding: data, as: UTF8.self))
  }()

  /// What interrupted the run in an exercise.
  static func interruption(of exercise: String) -> Interruption? {
    interruptions.last { $0.check.exercise == exercise }
  }

  /// A text that a handler can write.
  private struct Bytes {
    let start = UnsafeMutablePointer<UInt8>.allocate(capacity: 4096)
    var count = 0

    mutating func hold(_ text: String) {
      let bytes = Array(text.utf8.prefix(4096))
      start.update(from: bytes, count: bytes.count)
      count = bytes.count
    }

    /// Returns whether all of it was written.
    @discardableResult
    func write(to file: Int32) -> Bool {
      Foundation.write(file, start, count) == count
    }
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static let inheritedFile = environment[GradingVariable.interruptions].flatMap {
    Int32($0).flatMap { isFileWithoutName($0) ? $0 : nil }
  }

  /// Whether a number is that of an open file which only this program and its former self know.
  private static func isFileWithoutName(_ number: Int32) -> Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_nlink == 0
  }

  // The handler reads these without a lock. They are written on one thread at a time, while no
  // check runs.
  nonisolated(unsafe) private static var isPrepared = false
  nonisolated(unsafe) private static var isWatching = false
  nonisolated(unsafe) private static var messages = Interruption.Kind.allCases.map { _ in Bytes() }
  nonisolated(unsafe) private static var lines = Interruption.Kind.allCases.map { _ in Bytes() }
  nonisolated(unsafe) private static var file: Int32 = -1
  nonisolated(unsafe) private static var arguments = CommandLine.unsafeArgv
  nonisolated(unsafe) private static let program: UnsafePointer<CChar> = {
    let path = "/proc/self/exe".utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: path.count)
    for (index, byte) in path.enumerated() { copy[index] = byte }
    return UnsafePointer(copy)
  }()
  nonisolated(unsafe) private static let noSignals = UnsafeMutablePointer<sigset_t>.allocate(
    capacity: 1)

  /// Prepares for an interruption, once.
  static func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    StackAddresses.prepare()
    _ = (messages, lines, program)
    arguments = CommandLine.unsafeArgv
    sigemptyset(noSignals)
    if environment[GradingVariable.isCompanion] == nil { file = openFile() }
  }

  /// Opens a file without a name that the next program inherits.
  private static func openFile() -> Int32 {
    if let inheritedFile { return inheritedFile }
    var path = Array(
      "\(FileManager.default.temporaryDirectory.path)/interruptions-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return -1 }
    unlink(path)
    setenv(GradingVariable.interruptions, "\(file)", 1)
    return file
  }

  /// Notes which check runs from now on.
  static func watch(_ check: RunningCheck) {
    for (index, kind) in Interruption.Kind.allCases.enumerated() {
      let message = GradingMessage.interrupted(kind, check, restarts: file >= 0)
      messages[index].hold("\n\u{2718} \(message)\n")
      lines[index].hold(Interruption.line(for: kind, in: check))
    }
    isWatching = true
  }

  /// Notes that the check came to its end.
  static func unwatch() {
    isWatching = false
  }

  /// Ends this program if a check runs, and starts it anew where nobody else does.
  ///
  /// A signal handler may call this.
  static func interrupt(_ kind: Interruption.Kind, at context: UnsafeMutableRawPointer? = nil) {
    guard isWatching else { return }
    let index =
      switch kind {
      case .crashed: 0
      case .stuck: 1
      case .left: 2
      }
    messages[index].write(to: STDERR_FILENO)
    // What is not noted would be run again, and so would its end.
    if file >= 0, lines[index].write(to: file) {
      StackAddresses.write(from: context, to: file)
      sigprocmask(SIG_SETMASK, noSignals, nil)
      execv(program, arguments)
    } else {
      StackAddresses.write(from: context, to: STDERR_FILENO)
    }
    switch kind {
    case .crashed: _exit(ExitStatus.crashed)
    case .stuck: _exit(ExitStatus.stuck)
    case .left: _exit(ExitStatus.left)
    }
  }
}
