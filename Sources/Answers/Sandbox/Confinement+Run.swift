import CourseFormat
import Foundation
import Processes

/// The processes that confine the program, and its run.
extension Confinement {
  /// The status this program ends with if it cannot confine.
  ///
  /// A program that is confined and ends with it is said to have ended with the one before.
  package static let failed: Int32 = 125

  /// Runs the program to its end, and ends as it ended.
  package func run() -> Never {
    let ending = isInside ? runInside() : runOutside()
    // The first process of a namespace is not ended by a signal of its own.
    if isInside, mode.hasNamespaces, case .crashed(let number) = ending { Self.tell(number) }
    ending.endThisProcess(stopped: Self.failed)
  }

  /// Where the first process of a namespace tells which signal ended the program.
  private static let endingDescriptor: Int32 = 64

  private static func tell(_ signal: Int32) {
    var number = UInt8(signal)
    _ = Foundation.write(endingDescriptor, &number, 1)
  }

  /// Opens a pipe on which the process that is started next can tell which signal ended the program, and
  /// returns the end to read from.
  private static func openEnding() -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0, dup2(ends[1], endingDescriptor) == endingDescriptor else { return nil }
    close(ends[1])
    guard fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0, fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0 else {
      return nil
    }
    return ends[0]
  }

  private func runOutside() -> ProgramEnding {
    LinuxCalls.closeFiles()
    BoundProcess.hearAllSignals()
    forgetEnvironment()
    setLimits()
    let file = open(events, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard file >= 0 else { return .exited(Self.failed) }
    fchmod(file, 0o666)
    let stream = "/proc/self/fd/\(file)"
    let program = program.map { $0 == Self.stream ? stream : $0 }
    if getenv(GradingVariable.events) != nil { setenv(GradingVariable.events, stream, 1) }
    guard openRecord() else { return .exited(Self.failed) }
    // Whoever the program runs as opens them once more.
    for file in filesOfRun { fchmod(file, 0o666) }
    guard mode != .limits else {
      setPrivateFolder(privateFolder)
      endWithParent()
      return spawn(program)
    }
    // Whoever the program runs as writes there.
    if mode == .rights { chmod(privateFolder, 0o777) }
    if mode == .nobody || mode == .rights && geteuid() == 0, !becomeNobody() {
      return .exited(Self.failed)
    }
    if mode != .rights, !enterNamespaces() { return .exited(Self.failed) }
    // The system forgets it when a process becomes another user.
    endWithParent()
    var inside = Confinement(
      mode: mode, events: URL(fileURLWithPath: events),
      privateFolder: URL(fileURLWithPath: privateFolder), files: files, program: program)
    inside.isInside = true
    guard mode.hasNamespaces else { return spawn([Self.ownProgram] + inside.arguments) }
    guard let told = Self.openEnding() else { return .exited(Self.failed) }
    let ending = spawn([Self.ownProgram] + inside.arguments)
    var number: UInt8 = 0
    return read(told, &number, 1) == 1 ? .crashed(signal: Int32(number)) : ending
  }

  private static let ownProgram = "/proc/self/exe"

  /// Has this process end when whoever grades ends, also if that has ended before.
  ///
  /// What this process starts ends with it, and what that starts as well (``BoundProcess``). In namespaces
  /// nothing of a run outlives whoever grades, in whichever moment that is killed. Without them, a program that
  /// an answer has started may run on.
  ///
  /// What a person plays is started by threads that come and go, and the system takes the thread for the
  /// parent.
  private func endWithParent() {
    if !isPlayed { ProcessTree.endWith(parent: parent) }
  }

  private var isPlayed: Bool { getenv(GradingVariable.play) != nil }

  /// Opens the file in which the run notes what it does, as long as files can be written to.
  private func openRecord() -> Bool {
    guard let path = getenv(GradingVariable.record) else { return true }
    let file = open(path, O_RDWR | O_APPEND | O_CREAT | O_TRUNC, 0o666)
    guard file >= 0 else { return false }
    fchmod(file, 0o666)
    // A process that the program starts has to find it without a variable that says where.
    let place = GradingVariable.recordDescriptor
    if file != place {
      guard dup2(file, place) == place else { return false }
      close(file)
    }
    return setenv(GradingVariable.record, "/proc/self/fd/\(place)", 1) == 0
  }

  private func runInside() -> ProgramEnding {
    if mode == .rights {
      guard giveUpRights() else { return .exited(Self.failed) }
      setPrivateFolder(privateFolder)
      return chdir(privateFolder) == 0 ? spawn(program) : .exited(Self.failed)
    }
    // The program is to tell nothing here.
    _ = fcntl(Self.endingDescriptor, F_SETFD, FD_CLOEXEC)
    guard enterRoot() else { return .exited(Self.failed) }
    guard dropPrivileges() else { return .exited(Self.failed) }
    // The system shows the program what this process was called with.
    ProgramArguments.hide(from: 0)
    // In the namespace the answer's own processes count, and not all of the user's.
    Self.limit(__RLIMIT_NPROC.rawValue, to: Limit.processes)
    Self.limit(RLIMIT_FSIZE.rawValue, to: Limit.fileSize)
    setPrivateFolder("/tmp")
    return spawn([shownPath(of: program[0])] + program.dropFirst())
  }

  private func setPrivateFolder(_ path: String) {
    setenv("TMPDIR", path, 1)
    setenv("HOME", path, 1)
  }

  /// Takes away every variable that a run does not need: they tell who grades, where, and with
  /// which keys.
  private func forgetEnvironment() {
    let needed: Set<String> = [
      "COLORTERM", "COLUMNS", "LANG", "LD_LIBRARY_PATH", "LINES", "NO_COLOR", "SWIFT_BACKTRACE",
      "TERM", "TZ", GradingVariable.mode,
    ]
    for name in ProcessInfo.processInfo.environment.keys
    where !needed.contains(name) && !name.hasPrefix("LC_") && !name.hasPrefix("COURSE_") {
      unsetenv(name)
    }
    setenv("PATH", "/usr/bin:/bin", 1)
  }

  private func setLimits() {
    let limits: [(UInt32, UInt)] = [
      (RLIMIT_CORE.rawValue, 0), (RLIMIT_AS.rawValue, Limit.memory),
      (RLIMIT_NOFILE.rawValue, Limit.openFiles),
    ]
    for (resource, value) in limits { Self.limit(resource, to: value) }
    // In namespaces what the program is to find is copied first.
    if !mode.hasNamespaces {
      Self.limit(RLIMIT_FSIZE.rawValue, to: Limit.fileSize)
    }
    // Who plays an answer may do so for long. In namespaces nothing outlives whoever counts the time of
    // all that runs there, and a program can read the limit: it would tell that it is graded.
    if !isPlayed, !mode.hasNamespaces { Self.limit(RLIMIT_CPU.rawValue, to: Limit.seconds) }
    // What is printed beyond the limit is lost. That is no reason to end an answer.
    signal(SIGXFSZ, SIG_IGN)
    // When memory runs out, the system ends the answer first.
    _ = Self.write("1000", to: "/proc/self/oom_score_adj")
  }

  private static func limit(_ resource: UInt32, to value: UInt) {
    var limit = rlimit(rlim_cur: value, rlim_max: value)
    setrlimit(__rlimit_resource_t(resource), &limit)
  }

  private func becomeNobody() -> Bool {
    let nobody: UInt32 = 65534
    guard geteuid() == 0, setgroups(0, nil) == 0, setgid(nobody) == 0, setuid(nobody) == 0 else {
      return false
    }
    // Without this the files in /proc/self would still be root's.
    return LinuxCalls.control(.setDumpable, 1) && access(program[0], X_OK) == 0
  }

  private func enterNamespaces() -> Bool {
    let (user, group) = (getuid(), getgid())
    typealias Own = LinuxCalls.Namespace
    let all =
      Own.users | Own.files | Own.processes | Own.network | Own.messages | Own.hostName
    guard LinuxCalls.unshare?(all) == 0 else { return false }
    _ = Self.write("deny", to: "/proc/self/setgroups")
    _ = Self.write("0 \(group) 1", to: "/proc/self/gid_map")
    return Self.write("0 \(user) 1", to: "/proc/self/uid_map")
  }

  /// Sees to it that the program gets no privilege in the namespace, although it is its root, and returns
  /// whether that is so.
  private func dropPrivileges() -> Bool {
    // A system knows fewer capabilities than have a number.
    (0...63).allSatisfy { LinuxCalls.control(.dropCapability, $0) || errno == EINVAL }
      // A program that root starts has no capability for that reason, and this cannot be undone.
      && LinuxCalls.control(.setSecureBits, LinuxCalls.secureBits)
      && LinuxCalls.control(.setNoNewPrivileges, 1)
      // Nothing can be read of this process, which knows more than the program.
      && LinuxCalls.control(.setDumpable, 0)
  }

  /// The signals by which somebody asks a run to end.
  private static let asking = [SIGTERM, SIGHUP]

  /// Starts a program and waits for its end, collecting what else ends meanwhile.
  ///
  /// Who is asked to end gives the program the time to do so, and ends with it. What is asked before there
  /// is a program waits for it: the first process of a namespace would never hear of it otherwise.
  private func spawn(_ arguments: [String]) -> ProgramEnding {
    let isProgram = isInside || mode == .limits
    var asking = sigset_t()
    sigemptyset(&asking)
    for number in Self.asking { sigaddset(&asking, number) }
    sigprocmask(SIG_BLOCK, &asking, nil)
    guard let pid = try? BoundProcess.start(arguments, hearsAll: isProgram) else {
      return .exited(Self.failed)
    }
    Self.child = pid
    for number in Self.asking { signal(number) { kill(Confinement.child, $0) } }
    sigprocmask(SIG_UNBLOCK, &asking, nil)
    while true {
      var status: Int32 = 0
      let ended = wait(&status)
      if ended < 0, errno != EINTR { return .exited(Self.failed) }
      guard ended == pid else { continue }
      let ending = ProgramEnding(waitStatus: status)
      return ending == .exited(Self.failed) && isProgram ? .exited(Self.failed - 1) : ending
    }
  }

  // Read by a signal handler, and written before it listens.
  nonisolated(unsafe) private static var child: pid_t = 0
}
