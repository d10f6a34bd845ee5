import CourseFormat
import Foundation
import Processes

/// Runs the program of an answer under limits, and apart from everything else on the machine.
///
/// The program of an answer runs as `course --confine …`. That process sets limits, and where the
/// system lets it, enters namespaces of its own: no other process can be seen or signalled, every
/// file but those of a small folder in memory is read-only, and there is no network. When the
/// answer's program ends, the system ends everything that it started.
///
/// - Shape: Three processes. The first sets the limits, the second is the first process of the new
///   namespace and prepares the file system, the third is the program.
package struct Confinement {
  /// How much this machine lets a program be confined.
  package enum Mode: String, CaseIterable {
    /// As the user `nobody`, in namespaces. Only root can become another user.
    case nobody
    /// In namespaces.
    case namespaces
    /// Without rights to other files and to the network, where there are no namespaces.
    case rights
    /// With limits only.
    case limits

    /// What it protects from, as a teacher is told.
    package var sentence: String {
      switch self {
      case .nobody, .namespaces:
        "Answers run confined: no network, no other process, no file but their own."
      case .rights:
        "This machine has no namespaces for answers. They run without the network, read no file "
          + "but their own, and write none that is kept. They can "
          + "see which programs run here, and by its name whether a file is there"
          + (Landlock.keepsSignals ? "" : ", and can end programs of the same user")
          + ". A machine that allows unshare --user keeps them from that, too."
      case .limits:
        "This machine has no namespaces for answers: they run with limits on time, memory and "
          + "files, but can read and write what you can. Use a machine that allows "
          + "unshare --user, or a container for the class."
      }
    }
  }

  package static let option = "--confine"

  /// What this program is called with to find out whether it can be confined.
  package static let trial = "--confined"

  /// What a program may use at most.
  package enum Limit {
    package static let fileSize: UInt = 16 << 20
    package static let memory: UInt = 4 << 30
    static let openFiles: UInt = 256
    package static let processes: UInt = 128
    package static let seconds: UInt = 60
    package static let privateFolder = "size=64m,nr_inodes=4096,mode=0777"
  }

  /// What the program can read besides the libraries it is linked with, and where.
  ///
  /// It sees nothing else of the machine.
  package struct File: Equatable {
    /// What a file holds.
    package enum Content: Equatable {
      /// What lies somewhere on the machine, a file or a folder.
      case original(String)
      /// The same, but nothing that the program can ask says where it lies.
      case copy(String)
      /// Copies of the program's libraries that lie below a folder of the machine, side by side.
      case libraries(String)
    }

    package let content: Content
    /// Where the program finds it.
    package let path: String

    /// A file or a folder of the machine, where it lies.
    package init(_ original: String) {
      content = .original(original)
      path = original
    }

    /// A copy of a file or a folder of the machine.
    package init(copyOf original: String, at path: String) {
      content = .copy(original)
      self.path = path
    }

    /// Copies of the libraries of the program that lie below a folder of the machine.
    package init(librariesIn folder: String, at path: String) {
      content = .libraries(folder)
      self.path = path
    }

    /// Reads what ``arguments`` makes.
    fileprivate init?(_ words: ArraySlice<String>) {
      let words = Array(words)
      guard words.count == 3 else { return nil }
      switch words[0] {
      case "copy": content = .copy(words[1])
      case "libraries": content = .libraries(words[1])
      default: content = .original(words[1])
      }
      path = words[2]
    }

    fileprivate var arguments: [String] {
      switch content {
      case .original(let original): ["original", original, path]
      case .copy(let original): ["copy", original, path]
      case .libraries(let folder): ["libraries", folder, path]
      }
    }

    /// Whether what lies at a path of the machine is in it.
    fileprivate func shows(_ path: String) -> Bool {
      original.map { path == $0 || path.hasPrefix($0 + "/") } ?? false
    }

    /// Where it lies on the machine, if it is one file or folder there.
    fileprivate var original: String? {
      switch content {
      case .original(let path), .copy(let path): path
      case .libraries: nil
      }
    }
  }

  /// What stands for the file of events in the arguments of the program, and in its variable.
  package static let stream = "{stream}"

  /// The folder in which a program that is confined finds itself.
  package static let place = "/app"

  package let mode: Mode

  /// Whether this is the first process of the namespace.
  package var isInside = false

  /// The file the events are written to; it is opened before files are read-only.
  package let events: String

  /// An empty folder of the machine, in which everything that the program sees is put together.
  ///
  /// Where it cannot be, this is the folder that the program is told to write to.
  package let privateFolder: String

  /// What the program can read.
  package let files: [File]

  package let program: [String]

  package init(mode: Mode, events: URL, privateFolder: URL, files: [File] = [], program: [String]) {
    self.mode = mode
    self.events = events.path
    self.privateFolder = privateFolder.path
    self.files = files
    self.program = program
  }

  /// Reads the arguments that ``arguments`` makes, or returns nil if they ask for something else.
  package init?(_ arguments: [String]) {
    guard arguments.count > 6, arguments[0] == Self.option, let mode = Mode(rawValue: arguments[1]),
      let count = Int(arguments[5]), count >= 0, arguments.count > 6 + 3 * count
    else { return nil }
    self.mode = mode
    isInside = arguments[2] == "inside"
    events = arguments[3]
    privateFolder = arguments[4]
    files = (0..<count).compactMap { File(arguments[(6 + 3 * $0)..<(9 + 3 * $0)]) }
    program = Array(arguments[(6 + 3 * count)...])
  }

  /// The command line that confines the program, after the path of this program.
  package var arguments: [String] {
    [
      Self.option, mode.rawValue, isInside ? "inside" : "outside", events, privateFolder,
      "\(files.count)",
    ] + files.flatMap(\.arguments) + program
  }
}

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
    System.closeFiles()
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
    _ = System.prctl?(1, UInt(SIGKILL), 0, 0, 0)
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
    let hostName: Int32 = 0x400_0000
    guard
      System.unshare?(users | files | processes | network | messages | hostName) == 0
    else { return false }
    Self.write("deny", to: "/proc/self/setgroups")
    Self.write("0 \(group) 1", to: "/proc/self/gid_map")
    return Self.write("0 \(user) 1", to: "/proc/self/uid_map")
  }

  /// Puts together a root folder that holds what the program needs, and leaves the other one.
  ///
  /// - Shape: The libraries that the program is linked with, its ``files`` and a few devices, at the
  ///   paths they have on the machine if nothing else is said, all of it read-only; the program's own
  ///   processes in `/proc`; and the folder `/tmp`, in memory, which nobody keeps.
  private func enterRoot() -> Bool {
    let isRecursive: UInt = 0x4000
    let isPrivate: UInt = 1 << 18
    let isBound: UInt = 0x1000
    let (noPrograms, noDevices, noPrivileges): (UInt, UInt, UInt) = (8, 4, 2)
    guard System.mount?("none", "/", nil, isRecursive | isPrivate, nil) == 0,
      let libraries = libraries()
    else { return false }
    let root = privateFolder
    let size = "size=1g,nr_inodes=16k,mode=0755"
    guard System.mount?("tmpfs", root, "tmpfs", noPrivileges | noDevices, size) == 0 else {
      return false
    }
    // What is shown below lies upon it if the course is in that folder.
    guard Self.makeFolder(root + "/tmp"),
      System.mount?(
        "tmpfs", root + "/tmp", "tmpfs", noPrivileges | noDevices, Limit.privateFolder) == 0
    else { return false }
    // Where a library or a device cannot be shown, the program does without, or does not start.
    let zones = ["/etc/localtime", "/usr/share/zoneinfo"].map { File($0) }
    let devices = ["null", "zero", "full", "random", "urandom"].map { File("/dev/\($0)") }
    var shown: Set<String> = []
    let own = files.contains { $0.shows(program[0]) } ? [] : [File(program[0])]
    // What is given as a whole lies upon what was shown of it before.
    for file in own + libraries + zones + devices + files
    where shown.insert(file.path).inserted {
      let path = root + file.path
      switch file.content {
      case .libraries: break
      case .copy(let original) where Self.makeFolder(above: path) && Self.copy(original, to: path):
        break
      case .original(let original), .copy(let original):
        var status = stat()
        guard stat(original, &status) == 0 else { continue }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        guard Self.makeFolder(above: path),
          isFolder ? Self.makeFolder(path) : Self.create(path, holding: ""),
          System.mount?(original, path, nil, isBound | isRecursive, nil) == 0
        else { return false }
      }
    }
    hidePathsOfOpenFiles(in: root)
    symlink("/proc/self/fd", root + "/dev/fd")
    guard Self.makeFolder(root + "/proc"),
      System.mount?(
        "proc", root + "/proc", "proc", noPrograms | noDevices | noPrivileges, nil) == 0,
      System.changeRoot(to: root), System.makeReadOnly("/"), System.makeWritable("/tmp")
    else { return false }
    _ = System.setHostName?("localhost", 9)
    return chdir("/tmp") == 0
  }

  /// Where the program finds what lies at a path of the machine.
  private func shownPath(of path: String) -> String {
    for file in files {
      guard let original = file.original, file.shows(path) else { continue }
      return file.path + path.dropFirst(original.count)
    }
    return path
  }

  /// The files of this run that are open: those in the folder of its record.
  private var filesOfRun: [Int32] {
    let record = GradingVariable.recordDescriptor
    guard let folder = Self.path(of: record).map({ ($0 as NSString).deletingLastPathComponent })
    else { return [] }
    return (STDOUT_FILENO...record).filter { file in
      var status = stat()
      return fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        && Self.path(of: file).map { ($0 as NSString).deletingLastPathComponent } == folder
    }
  }

  /// Where an open file lies, as the system shows it.
  private static func path(of file: Int32) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(file)")
  }

  /// Opens the files of this run once more, each by a path that is gone then.
  ///
  /// The system shows a program the path of what it has open. One that cannot be opened so keeps it.
  private func hidePathsOfOpenFiles(in root: String) {
    let path = root + "/open"
    let isBound: UInt = 0x1000
    guard Self.create(path, holding: "") else { return }
    for file in filesOfRun {
      guard let original = Self.path(of: file),
        System.mount?(original, path, nil, isBound, nil) == 0
      else { continue }
      let new = open(path, (fcntl(file, F_GETFL) & O_ACCMODE) | O_APPEND)
      if new >= 0 {
        dup2(new, file)
        close(new)
      }
      _ = System.unmount?(path, 2)
    }
    unlink(path)
  }

  /// Gives up every right to files but those that the program needs, and to the network.
  private func giveUpRights() -> Bool {
    guard let libraries = libraries() else { return false }
    let originals = files.flatMap { file -> [String] in
      switch file.content {
      case .libraries: []
      case .original(let path): [path]
      case .copy(let path): [path] + Self.targets(in: path)
      }
    }
    // The files it writes to were opened before, and are opened again by its runtime.
    let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    let readOnly =
      [program[0], "/proc", "/etc/localtime", "/usr/share/zoneinfo"] + originals
      + libraries.map { $0.original ?? $0.path }
    let written =
      ["null", "zero", "full", "random", "urandom"].map { "/dev/\($0)" }
      + open.map { "/proc/self/fd/\($0)" }
    var rights = readOnly.map { (path: $0, permission: Landlock.Permission.read) }
    rights += written.map { ($0, .readAndWrite) }
    rights.append((privateFolder, .everything))
    return Landlock.restrict(to: rights)
  }

  /// What the entries of a folder lead to, if they are links.
  private static func targets(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map {
      URL(fileURLWithPath: "\(folder)/\($0)").resolvingSymlinksInPath().path
    }
  }

  /// The libraries that the program is linked with, as the system's loader finds them.
  ///
  /// Asked in this way the loader lists them, and nothing of the program runs.
  private func libraries() -> [File]? {
    var pipes: [Int32] = [0, 0]
    guard pipe(&pipes) == 0 else { return nil }
    for end in pipes { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var loader = ProgramStart([program[0]], environment: ["LD_TRACE_LOADED_OBJECTS": "1"])
    loader.output = .descriptor(pipes[1])
    let pid = try? loader.start()
    close(pipes[1])
    defer { close(pipes[0]) }
    guard let pid else { return nil }
    let output = FileHandle(fileDescriptor: pipes[0], closeOnDealloc: false).readDataToEndOfFile()
    var status: Int32 = 0
    guard waitpid(pid, &status, 0) == pid, status == 0 else { return nil }
    let list = String(decoding: output, as: UTF8.self)
    // A program without one of its libraries ends before it begins, which is nobody's answer.
    return list.contains("not found") ? nil : Self.libraries(in: list).map(library)
  }

  /// A library that lies at a path of the machine, where the program is to find it.
  private func library(_ path: String) -> File {
    for file in files {
      guard case .libraries(let folder) = file.content, path.hasPrefix(folder + "/") else {
        continue
      }
      return File(copyOf: path, at: "\(file.path)/\((path as NSString).lastPathComponent)")
    }
    return File(path)
  }

  /// The paths in what the system's loader lists.
  ///
  ///     libc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f0000000000)
  ///     /lib64/ld-linux-x86-64.so.2 (0x00007f0000000000)
  package static func libraries(in list: String) -> [String] {
    list.split(separator: "\n").compactMap { line in
      guard let end = line.range(of: " (0x", options: .backwards)?.lowerBound else { return nil }
      let start = line.range(of: " => ")?.upperBound ?? line.firstIndex { !$0.isWhitespace }
      guard let start, start < end, line[start] == "/" else { return nil }
      return String(line[start..<end])
    }
  }

  private static func makeFolder(above path: String) -> Bool {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return true }
    return makeFolder(String(path[..<slash]))
  }

  private static func makeFolder(_ path: String) -> Bool {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return true }
    return errno == ENOENT && makeFolder(above: path) && mkdir(path, 0o755) == 0
  }

  /// Copies a file, or a folder with all that is in it.
  private static func copy(_ original: String, to path: String) -> Bool {
    var status = stat()
    // A link that leads nowhere, as where a suite has no resources, is left out.
    guard stat(original, &status) == 0 else { return errno == ENOENT }
    guard status.st_mode & S_IFMT == S_IFREG else {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: original) else {
        return false
      }
      return makeFolder(path) && names.allSatisfy { copy("\(original)/\($0)", to: "\(path)/\($0)") }
    }
    let (source, target) = (
      open(original, O_RDONLY | O_CLOEXEC),
      open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o755)
    )
    defer { for file in [source, target] where file >= 0 { close(file) } }
    guard source >= 0, target >= 0 else { return false }
    var part = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = read(source, &part, part.count)
      guard count > 0 else {
        if count == 0 { return true }
        break
      }
      guard Foundation.write(target, part, count) == count else { break }
    }
    // What is shown as it lies has no place beside half a copy.
    unlink(path)
    return false
  }

  private static func create(_ path: String, holding text: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { return false }
    defer { close(file) }
    return text.isEmpty || Foundation.write(file, text, text.utf8.count) == text.utf8.count
  }

  /// Sees to it that the program gets no privilege in the namespace, although it is its root.
  private func dropPrivileges() {
    for capability in 0...63 { _ = System.prctl?(24, UInt(capability), 0, 0, 0) }
    // A program that root starts has no capability for that reason, and this cannot be undone.
    _ = System.prctl?(28, 0b10_1111, 0, 0, 0)
    _ = System.prctl?(38, 1, 0, 0, 0)
    // Nothing can be read of this process, which knows more than the program.
    _ = System.prctl?(4, 0, 0, 0, 0)
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

/// What this machine allows.
extension Confinement {
  /// The strictest way in which this machine confines a program, found out once.
  ///
  /// `isAllowed` tries one.
  package static func mode(
    for package: CoursePackage,
    isAllowed: @MainActor (Mode, CoursePackage) throws -> Bool = Confinement.isAllowed
  ) throws -> Mode {
    let record = memory(of: package)
    let words = (record.text ?? "").split(separator: "\n").map(String.init)
    if words.count == 2, words[0] == machine, let mode = Mode(rawValue: words[1]) { return mode }
    let mode = try Mode.allCases.first { try $0 == .limits || isAllowed($0, package) }
    try record.write("\(machine)\n\((mode ?? .limits).rawValue)\n")
    return mode ?? .limits
  }

  /// Has the machine be asked again.
  package static func forgetMode(of package: CoursePackage) {
    try? FileManager.default.removeItem(at: memory(of: package))
  }

  private static func memory(of package: CoursePackage) -> URL {
    package.scratch.appendingPathComponent("confinements/\(Fingerprint.of([machine]))")
  }

  /// The user, the machine, and what a container takes away: another one on the same disk may be
  /// allowed something else.
  private static var machine: String {
    let rights = (URL(fileURLWithPath: "/proc/self/status").text ?? "").lines.filter { line in
      ["CapEff:", "CapBnd:", "NoNewPrivs:", "Seccomp:"].contains { line.hasPrefix($0) }
    }
    let version = (URL(fileURLWithPath: "/proc/version").text ?? "").filter { $0 != "\n" }
    return ([String(geteuid()), RunIdentity.machine, version] + rights).joined(separator: " ")
      .replacingOccurrences(of: "\t", with: " ")
  }

  private static func isAllowed(_ mode: Mode, in package: CoursePackage) throws -> Bool {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let trial = Confinement(
      mode: mode, events: try package.work.appendingPathComponent("trial"),
      privateFolder: try package.privateFolder, program: [program, Self.trial])
    let job = ChildProcess.Job(
      arguments: ["/proc/self/exe"] + trial.arguments,
      output: try package.work.appendingPathComponent("trial.log"), limit: .seconds(300))
    return try ChildProcess.run([job]) == [.exited(0)]
  }
}

extension CoursePackage {
  /// An empty folder, in whose place a confined program finds one of its own.
  package var privateFolder: URL {
    get throws {
      let folder = try work.appendingPathComponent("private")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }
  }
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
  typealias Change = @convention(c) (Int, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int

  typealias Detach = @convention(c) (UnsafePointer<CChar>, Int32) -> Int32

  static let unmount = dlsym(nil, "umount2").map { unsafeBitCast($0, to: Detach.self) }
  static let unshare = dlsym(nil, "unshare").map { unsafeBitCast($0, to: Unshare.self) }
  static let mount = dlsym(nil, "mount").map { unsafeBitCast($0, to: Mount.self) }
  static let setHostName = dlsym(nil, "sethostname").map {
    unsafeBitCast($0, to: (@convention(c) (UnsafePointer<CChar>, Int) -> Int32).self)
  }
  static let prctl = dlsym(nil, "prctl").map { unsafeBitCast($0, to: Control.self) }
  private static let syscall = dlsym(nil, "syscall").map { unsafeBitCast($0, to: Call.self) }

  /// Makes a folder and everything mounted below it read-only: `mount_setattr`, Linux 5.12.
  static func makeReadOnly(_ path: String) -> Bool {
    let attributes: [UInt64] = [1, 0, 0, 0]
    return syscall?(442, -100, path, 0x8000, attributes, 32) == 0
  }

  /// Makes what is mounted on a folder writable, and nothing that is mounted below it.
  static func makeWritable(_ path: String) -> Bool {
    let attributes: [UInt64] = [0, 1, 0, 0]
    return syscall?(442, -100, path, 0, attributes, 32) == 0
  }
  /// Makes a folder the root, and forgets the one before.
  static func changeRoot(to path: String) -> Bool {
    #if arch(x86_64)
      let pivotRoot = 155
    #else
      let pivotRoot = 41
    #endif
    guard let call = dlsym(nil, "syscall").map({ unsafeBitCast($0, to: Change.self) }), let unmount
    else { return false }
    // The former root lies over the new one for a moment, and is then taken away.
    return chdir(path) == 0 && call(pivotRoot, ".", ".") == 0 && unmount(".", 2) == 0
      && chdir("/") == 0
  }

  /// Closes every file that somebody left open, but for input, output and errors.
  static func closeFiles() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for file in names.compactMap({ Int32($0) }) where file > STDERR_FILENO { close(file) }
  }
}
