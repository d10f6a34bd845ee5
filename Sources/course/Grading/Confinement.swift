import CourseFormat
import Foundation

/// Runs the program of an answer under limits, and apart from everything else on the machine.
///
/// The program of an answer runs as `course --confine …`. That process sets limits, and where the
/// system lets it, enters namespaces of its own: no other process can be seen or signalled, every
/// file but those of a small folder in memory is read-only, and there is no network. When the
/// answer's program ends, the system ends everything that it started.
///
/// - Shape: Three processes. The first sets the limits, the second is the first process of the new
///   namespace and prepares the file system, the third is the program.
struct Confinement {
  /// How much this machine lets a program be confined.
  enum Mode: String, CaseIterable {
    /// As the user `nobody`, in namespaces. Only root can become another user.
    case nobody
    /// In namespaces.
    case namespaces
    /// With limits only.
    case limits

    /// What it protects from, as a teacher is told.
    var sentence: String {
      switch self {
      case .nobody, .namespaces:
        "Answers run confined: no network, no other process, no file but their own."
      case .limits:
        "This machine has no namespaces for answers: they run with limits on time, memory and "
          + "files, but can read and write what you can. Use a machine that allows "
          + "unshare --user, or a container for the class."
      }
    }
  }

  static let option = "--confine"

  /// What a program may use at most.
  enum Limit {
    static let fileSize: UInt = 16 << 20
    static let memory: UInt = 4 << 30
    static let openFiles: UInt = 256
    static let processes: UInt = 128
    static let seconds: UInt = 60
    static let privateFolder = "size=64m,nr_inodes=4096,mode=0777"
  }

  /// What stands for the file of events in the arguments of the program.
  static let stream = "{stream}"

  let mode: Mode

  /// Whether this is the first process of the namespace.
  var isInside = false

  /// The file the events are written to; it is opened before files are read-only.
  let events: String

  /// The folder that the program can write to, and that nobody keeps.
  let privateFolder: String

  let program: [String]

  init(mode: Mode, events: URL, privateFolder: URL, program: [String]) {
    self.mode = mode
    self.events = events.path
    self.privateFolder = privateFolder.path
    self.program = program
  }

  /// Reads the arguments that ``arguments`` makes, or returns nil if they ask for something else.
  init?(_ arguments: [String]) {
    guard arguments.count > 5, arguments[0] == Self.option, let mode = Mode(rawValue: arguments[1])
    else { return nil }
    self.mode = mode
    isInside = arguments[2] == "inside"
    events = arguments[3]
    privateFolder = arguments[4]
    program = Array(arguments[5...])
  }

  /// The command line that confines the program, after the path of this program.
  var arguments: [String] {
    [Self.option, mode.rawValue, isInside ? "inside" : "outside", events, privateFolder] + program
  }
}

extension Confinement {
  /// The status this program ends with if it cannot confine.
  static let failed: Int32 = 125

  /// Runs the program to its end, and ends as it ended.
  func run() -> Never {
    let status = isInside ? runInside() : runOutside()
    if status > 128, status < 160 {
      signal(status - 128, SIG_DFL)
      raise(status - 128)
    }
    exit(status)
  }

  private func runOutside() -> Int32 {
    setLimits()
    let file = open(events, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard file >= 0 else { return Self.failed }
    fchmod(file, 0o666)
    let program = program.map { $0 == Self.stream ? "/proc/self/fd/\(file)" : $0 }
    guard openRecord() else { return Self.failed }
    guard mode != .limits else { return spawn(program) }
    if mode == .nobody, !becomeNobody() { return Self.failed }
    guard enterNamespaces() else { return Self.failed }
    var inside = Confinement(
      mode: mode, events: URL(fileURLWithPath: events),
      privateFolder: URL(fileURLWithPath: privateFolder), program: program)
    inside.isInside = true
    return spawn(["/proc/self/exe"] + inside.arguments)
  }

  /// Opens the file in which the run notes what it does, as long as files can be written to.
  private func openRecord() -> Bool {
    guard let path = getenv(GradingVariable.record) else { return true }
    let file = open(path, O_RDWR | O_APPEND | O_CREAT | O_TRUNC, 0o666)
    guard file >= 0 else { return false }
    fchmod(file, 0o666)
    return setenv(GradingVariable.record, "/proc/self/fd/\(file)", 1) == 0
  }

  private func runInside() -> Int32 {
    // If the process outside is ended, this one ends, and the namespace with it.
    _ = System.prctl?(1, UInt(SIGKILL), 0, 0, 0)
    guard hideFiles() else { return Self.failed }
    dropPrivileges()
    // In the namespace the answer's own processes count, and not all of the user's.
    Self.limit(__RLIMIT_NPROC.rawValue, to: Limit.processes)
    setenv("TMPDIR", privateFolder, 1)
    setenv("HOME", privateFolder, 1)
    return spawn(program)
  }

  private func setLimits() {
    let limits: [(UInt32, UInt)] = [
      (RLIMIT_CORE.rawValue, 0), (RLIMIT_FSIZE.rawValue, Limit.fileSize),
      (RLIMIT_AS.rawValue, Limit.memory), (RLIMIT_NOFILE.rawValue, Limit.openFiles),
    ]
    for (resource, value) in limits { Self.limit(resource, to: value) }
    // Who plays an answer may do so for long.
    if getenv(GradingVariable.play) == nil { Self.limit(RLIMIT_CPU.rawValue, to: Limit.seconds) }
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
    _ = System.prctl?(4, 1, 0, 0, 0)
    return access(program[0], X_OK) == 0
  }

  private func enterNamespaces() -> Bool {
    let (user, group) = (getuid(), getgid())
    let files: Int32 = 0x2_0000
    let network: Int32 = 0x4000_0000
    let messages: Int32 = 0x800_0000
    let users: Int32 = 0x1000_0000
    let processes: Int32 = 0x2000_0000
    guard System.unshare?(users | files | processes | network | messages) == 0 else { return false }
    Self.write("deny", to: "/proc/self/setgroups")
    Self.write("0 \(group) 1", to: "/proc/self/gid_map")
    return Self.write("0 \(user) 1", to: "/proc/self/uid_map")
  }

  /// Makes all files read-only but those of the private folder, and shows only own processes.
  private func hideFiles() -> Bool {
    let isRecursive: UInt = 0x4000
    let isPrivate: UInt = 1 << 18
    let noPrivileges: UInt = 2 | 4
    guard System.mount?("none", "/", nil, isRecursive | isPrivate, nil) == 0,
      System.makeReadOnly("/"),
      System.mount?("tmpfs", privateFolder, "tmpfs", noPrivileges, Limit.privateFolder) == 0
    else { return false }
    return System.mount?("proc", "/proc", "proc", noPrivileges | 8, nil) == 0
  }

  /// Sees to it that the program gets no privilege in the namespace, although it is its root.
  private func dropPrivileges() {
    for capability in 0...63 { _ = System.prctl?(24, UInt(capability), 0, 0, 0) }
    // A program that root starts has no capability for that reason, and this cannot be undone.
    _ = System.prctl?(28, 0b10_1111, 0, 0, 0)
    _ = System.prctl?(38, 1, 0, 0, 0)
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
      return signal == 0 ? (status >> 8) & 0xff : 128 + signal
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

/// What this machine allows.
extension Confinement {
  /// The strictest way in which this machine confines a program, found out once.
  ///
  /// `isAllowed` tries one.
  static func mode(
    for package: CoursePackage,
    isAllowed: @MainActor (Mode, CoursePackage) throws -> Bool = Confinement.isAllowed
  ) throws -> Mode {
    try FileManager.default.createDirectory(
      at: package.privateFolder, withIntermediateDirectories: true)
    let record = memory(of: package)
    let words = (record.text ?? "").split(separator: "\n").map(String.init)
    if words.count == 2, words[0] == machine, let mode = Mode(rawValue: words[1]) { return mode }
    let mode = try Mode.allCases.first { try $0 == .limits || isAllowed($0, package) }
    try record.write("\(machine)\n\((mode ?? .limits).rawValue)\n")
    return mode ?? .limits
  }

  /// Has the machine be asked again.
  static func forgetMode(of package: CoursePackage) {
    try? FileManager.default.removeItem(at: memory(of: package))
  }

  private static func memory(of package: CoursePackage) -> URL {
    package.scratch.appendingPathComponent("confinement")
  }

  /// The user and the system, which may allow something else than others do.
  private static var machine: String {
    "\(geteuid()) " + (URL(fileURLWithPath: "/proc/version").text ?? "").filter { $0 != "\n" }
  }

  private static func isAllowed(_ mode: Mode, in package: CoursePackage) throws -> Bool {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let trial = Confinement(
      mode: mode, events: package.scratch.appendingPathComponent("trial"),
      privateFolder: package.privateFolder, program: [program, "help"])
    let job = ChildProcess.Job(
      arguments: ["/proc/self/exe"] + trial.arguments,
      output: package.scratch.appendingPathComponent("trial.log"), limit: .seconds(10))
    return try ChildProcess.run([job]) == [.exited(0)]
  }
}

extension CoursePackage {
  /// The folder that a confined program finds empty and may write in.
  var privateFolder: URL { scratch.appendingPathComponent("private") }
}

/// Calls of Linux that Foundation does not show.
private enum System {
  typealias Unshare = @convention(c) (Int32) -> Int32
  typealias Mount =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UInt,
      UnsafePointer<CChar>?
    ) -> Int32
  typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
  typealias Call =
    @convention(c) (Int, Int, UnsafePointer<CChar>, UInt, UnsafeRawPointer, Int) -> Int

  static let unshare = dlsym(nil, "unshare").map { unsafeBitCast($0, to: Unshare.self) }
  static let mount = dlsym(nil, "mount").map { unsafeBitCast($0, to: Mount.self) }
  static let prctl = dlsym(nil, "prctl").map { unsafeBitCast($0, to: Control.self) }
  private static let syscall = dlsym(nil, "syscall").map { unsafeBitCast($0, to: Call.self) }

  /// Makes a folder and everything mounted below it read-only: `mount_setattr`, Linux 5.12.
  static func makeReadOnly(_ path: String) -> Bool {
    let attributes: [UInt64] = [1, 0, 0, 0]
    return syscall?(442, -100, path, 0x8000, attributes, 32) == 0
  }
}
