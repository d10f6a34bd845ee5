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
    let status = isInside ? runInside() : runOutside()
    if status > 128, status < 160 {
      signal(status - 128, SIG_DFL)
      raise(status - 128)
    }
    exit(status)
  }

  private func runOutside() -> Int32 {
    LinuxCalls.closeFiles()
    forgetEnvironment()
    setLimits()
    let file = open(events, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard file >= 0 else { return Self.failed }
    fchmod(file, 0o666)
    let stream = "/proc/self/fd/\(file)"
    let program = program.map { $0 == Self.stream ? stream : $0 }
    if getenv(GradingVariable.events) != nil { setenv(GradingVariable.events, stream, 1) }
    guard openRecord() else { return Self.failed }
    // Whoever the program runs as opens them once more.
    for file in filesOfRun { fchmod(file, 0o666) }
    guard mode != .limits else {
      setPrivateFolder(privateFolder)
      return spawn(program)
    }
    var folder = privateFolder
    if mode == .rights {
      // Without a root of its own it shares the folder's parent with others.
      folder += "/\(getpid())"
      guard mkdir(folder, 0o777) == 0, chmod(folder, 0o777) == 0 else { return Self.failed }
    }
    defer { if mode == .rights { try? FileManager.default.removeItem(atPath: folder) } }
    if mode == .nobody || mode == .rights && geteuid() == 0, !becomeNobody() { return Self.failed }
    if mode != .rights, !enterNamespaces() { return Self.failed }
    var inside = Confinement(
      mode: mode, events: URL(fileURLWithPath: events),
      privateFolder: URL(fileURLWithPath: folder), files: files, program: program)
    inside.isInside = true
    return spawn(["/proc/self/exe"] + inside.arguments)
  }

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

  private func runInside() -> Int32 {
    // If the process outside is ended, this one ends, and the namespace with it.
    _ = LinuxCalls.prctl?(1, UInt(SIGKILL), 0, 0, 0)
    if mode == .rights {
      guard giveUpRights() else { return Self.failed }
      setPrivateFolder(privateFolder)
      return chdir(privateFolder) == 0 ? spawn(program) : Self.failed
    }
    guard enterRoot() else { return Self.failed }
    dropPrivileges()
    forgetArguments()
    // In the namespace the answer's own processes count, and not all of the user's.
    Self.limit(__RLIMIT_NPROC.rawValue, to: Limit.processes)
    Self.limit(RLIMIT_FSIZE.rawValue, to: Limit.fileSize)
    setPrivateFolder("/tmp")
    return spawn([shownPath(of: program[0])] + program.dropFirst())
  }

  /// Takes away what this process was called with: the system shows it to the program.
  private func forgetArguments() {
    for index in 0..<Int(CommandLine.argc) {
      if let word = CommandLine.unsafeArgv[index] { memset(word, 0, strlen(word)) }
    }
  }

  private var isInNamespaces: Bool { mode == .nobody || mode == .namespaces }

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
    if !isInNamespaces {
      Self.limit(RLIMIT_FSIZE.rawValue, to: Limit.fileSize)
    }
    // Who plays an answer may do so for long. In namespaces nothing outlives whoever counts the time of
    // all that runs there, and a program can read the limit: it would tell that it is graded.
    let isPlayed = getenv(GradingVariable.play) != nil
    if !isPlayed, !isInNamespaces { Self.limit(RLIMIT_CPU.rawValue, to: Limit.seconds) }
    // What is printed beyond the limit is lost. That is no reason to end an answer.
    signal(SIGXFSZ, SIG_IGN)
    // When memory runs out, the system ends the answer first.
    Self.write("1000", to: "/proc/self/oom_score_adj")
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
    _ = LinuxCalls.prctl?(4, 1, 0, 0, 0)
    return access(program[0], X_OK) == 0
  }

  private func enterNamespaces() -> Bool {
    let (user, group) = (getuid(), getgid())
    let files: Int32 = 0x2_0000
    let network: Int32 = 0x4000_0000
    let messages: Int32 = 0x800_0000
    let users: Int32 = 0x1000_0000
    let processes: Int32 = 0x2000_0000
    let hostName: Int32 = 0x400_0000
    guard
      LinuxCalls.unshare?(users | files | processes | network | messages | hostName) == 0
    else { return false }
    Self.write("deny", to: "/proc/self/setgroups")
    Self.write("0 \(group) 1", to: "/proc/self/gid_map")
    return Self.write("0 \(user) 1", to: "/proc/self/uid_map")
  }

  /// Sees to it that the program gets no privilege in the namespace, although it is its root.
  private func dropPrivileges() {
    for capability in 0...63 { _ = LinuxCalls.prctl?(24, UInt(capability), 0, 0, 0) }
    // A program that root starts has no capability for that reason, and this cannot be undone.
    _ = LinuxCalls.prctl?(28, 0b10_1111, 0, 0, 0)
    _ = LinuxCalls.prctl?(38, 1, 0, 0, 0)
    // Nothing can be read of this process, which knows more than the program.
    _ = LinuxCalls.prctl?(4, 0, 0, 0, 0)
  }

  /// Starts a program and waits for its end, collecting what else ends meanwhile.
  private func spawn(_ arguments: [String]) -> Int32 {
    let argv = arguments.map { strdup($0) } + [nil]
    defer { for pointer in argv { free(pointer) } }
    var pid = pid_t()
    guard posix_spawn(&pid, arguments[0], nil, nil, argv, environ) == 0 else {
      return Self.failed
    }
    Self.child = pid
    // Who is asked to end gives the program the time to do so, and ends with it.
    for number in [SIGTERM, SIGHUP] { signal(number) { kill(Confinement.child, $0) } }
    while true {
      var status: Int32 = 0
      let ended = wait(&status)
      if ended < 0, errno != EINTR { return Self.failed }
      guard ended == pid else { continue }
      let signal = status & 0x7f
      guard signal == 0 else { return 128 + signal }
      let exit = (status >> 8) & 0xff
      let isProgram = isInside || mode == .limits
      return exit == Self.failed && isProgram ? Self.failed - 1 : exit
    }
  }

  // Read by a signal handler, and written before it listens.
  nonisolated(unsafe) private static var child: pid_t = 0

  @discardableResult
  private static func write(_ text: String, to path: String) -> Bool {
    let file = open(path, O_WRONLY)
    guard file >= 0 else { return false }
    defer { close(file) }
    return Foundation.write(file, text, text.utf8.count) == text.utf8.count
  }
}
