import CourseFormat
import Foundation
import Processes
import Testing

@testable import Grading
@testable import Answers
@testable import course
@testable import course_extras

@Suite("Confined programs", .serialized)
struct ConfinementTests {
  let folder = TemporaryFolder()

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("private"), withIntermediateDirectories: true)
  }

  @Test
  func `the command line is read as it was made`() throws {
    let files = [
      Confinement.File("/a"),
      Confinement.File(copyOf: "/d", at: "/e"), Confinement.File(librariesIn: "/f", at: "/g"),
    ]
    let made = confinement(.namespaces, ["/bin/true", "--confine"], files: files)

    let read = try #require(Confinement(made.arguments))

    #expect(read.mode == .namespaces && !read.isInside && read.parent == getpid())
    #expect(read.program == ["/bin/true", "--confine"])
    #expect(read.files == files)
    #expect(Confinement(["check", "--confine"]) == nil)
  }

  @Test(arguments: Confinement.Mode.allCases)
  func `a program ends as it would without`(mode: Confinement.Mode) throws {
    guard try isAvailable(mode) else { return }

    #expect(try run(mode, "exit 0").ending == .exited(0))
    #expect(try run(mode, "exit 3").ending == .exited(3))
    #expect(try run(mode, "kill -SEGV $$").ending == .crashed(signal: SIGSEGV))
  }

  /// 147 is what a shell says of SIGSTOP, and 139 of a crash.
  @Test(
    arguments: Confinement.Mode.allCases, [124, 126, 128, 129, 137, 139, 147, 148, 255] as [Int32])
  func `a status is no signal`(mode: Confinement.Mode, status: Int32) throws {
    guard try isAvailable(mode) else { return }

    #expect(try run(mode, "exit \(status)").ending == .exited(status))
  }

  @Test(arguments: Confinement.Mode.allCases, [SIGTERM, SIGKILL, SIGABRT, SIGUSR1, 34])
  func `a signal that ends a program is no status`(mode: Confinement.Mode, signal: Int32) throws {
    guard try isAvailable(mode) else { return }

    #expect(try run(mode, "kill -\(signal) $$").ending == .crashed(signal: signal))
  }

  @Test(arguments: Confinement.Mode.allCases)
  func `what is confined ends with whoever has started it`(mode: Confinement.Mode) throws {
    guard try isAvailable(mode) else { return }
    let said = folder.url.appendingPathComponent("said")
    let words = try call(mode, ["/bin/bash", "-c", "echo on; exec sleep 600"])
    var start = ProgramStart(["/bin/sh", "-c", Self.shell, "sh"] + words)
    start.output = .file(said.path)
    let shell = try start.start()
    for _ in 0..<500 where said.text != "on\n" { usleep(20_000) }
    let family = ProcessTree.descendants(of: shell)
    defer { for pid in family where pid != shell { kill(pid, SIGKILL) } }
    #expect(said.text == "on\n" && family.count >= (mode == .limits ? 3 : 4))

    kill(shell, SIGKILL)
    ProcessTree.collect(shell)

    for _ in 0..<250 where !alive(family).isEmpty { usleep(20_000) }
    #expect(alive(family).isEmpty)
  }

  private func alive(_ family: Set<pid_t>) -> [pid_t] {
    family.filter { pid in
      let stat = URL(fileURLWithPath: "/proc/\(pid)/stat").text ?? ""
      return !stat.isEmpty && !stat.contains(") Z ")
    }
  }

  /// A shell that does not make itself the program, says which process it is, and waits.
  nonisolated private static let shell =
    "course=$1 option=$2 mode=$3 place=$4; shift 5; "
    + "\"$course\" \"$option\" \"$mode\" \"$place\" $$ \"$@\"; exit $?"

  /// The command line that confines a program.
  private func call(_ mode: Confinement.Mode, _ program: [String]) throws -> [String] {
    let course = try #require(Bundle.main.executableURL).deletingLastPathComponent()
      .appendingPathComponent("course")
    return [course.path] + confinement(mode, program).arguments
  }

  /// From the first moment of a run to one in which its program is there, in microseconds, as it was with a
  /// program that says a word.
  nonisolated private static func moments(of saying: [String]) -> StrideTo<UInt32> {
    let began = monotonicSeconds()
    guard ProgramStart(saying).printed() == "there\n" else { exit(2) }
    let last = UInt32((monotonicSeconds() - began) * 1_000_000)
    return stride(from: 0, to: last, by: UInt32.Stride(max(1, last / 80)))
  }

  @Test(.timeLimit(.minutes(10)), arguments: Confinement.Mode.allCases)
  func `nothing of a run is left, in whichever moment who has started it is killed`(
    mode: Confinement.Mode
  ) async throws {
    guard try isAvailable(mode) else { return }
    let words = try call(mode, ["/bin/sleep", "600"])
    let saying = try call(mode, ["/bin/echo", "there"])
    await #expect(processExitsWith: .success) {
      [words = words as [String], saying = saying as [String]] in
      ProcessTree.adoptOrphans()
      let start = ["/bin/sh", "-c", ConfinementTests.shell, "sh"]
      for moment in ConfinementTests.moments(of: start + saying) {
        let shell = try ProgramStart(start + words).start()
        usleep(moment)
        kill(shell, SIGKILL)
        guard ConfinementTests.allEnd() else { exit(1) }
      }
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: Confinement.Mode.allCases)
  func `a run ends when it is asked to, in whichever moment`(mode: Confinement.Mode) async throws {
    guard try isAvailable(mode) else { return }
    let words = try call(mode, ["/bin/sleep", "600"])
    let saying = try call(mode, ["/bin/echo", "there"])
    await #expect(processExitsWith: .success) {
      [words = words as [String], saying = saying as [String]] in
      ProcessTree.adoptOrphans()
      var (words, saying) = (words, saying)
      words[4] = "\(getpid())"
      saying[4] = words[4]
      for moment in ConfinementTests.moments(of: saying) {
        for signal in [SIGTERM, SIGHUP, SIGINT] {
          let course = try ProgramStart(words).start()
          usleep(moment)
          kill(course, signal)
          guard ConfinementTests.allEnd() else { exit(1) }
        }
      }
    }
  }

  /// Whether all that this process has started ends, and all that was left to it; if not it is ended.
  nonisolated private static func allEnd() -> Bool {
    for _ in 0..<60_000 {
      while waitpid(-1, nil, WNOHANG) > 0 {}
      if waitpid(-1, nil, WNOHANG) == -1 { return true }
      usleep(1000)
    }
    ProcessTree.killOrphans()
    return false
  }

  @Test(
    arguments: [Confinement.Mode.nobody, .namespaces],
    [LinuxCalls.Control.setDumpable, .dropCapability, .setSecureBits, .setNoNewPrivileges])
  func `no program runs where the system does not take from it what it is to lose`(
    mode: Confinement.Mode, operation: LinuxCalls.Control
  ) async throws {
    guard try isAvailable(mode) else { return }
    let words = try call(mode, ["/bin/true"])
    await #expect(processExitsWith: .exitCode(Confinement.failed)) {
      [words = words as [String], operation = operation.rawValue as Int32] in
      guard ConfinementTests.forbid(operation) else { exit(2) }
      var words = words
      words[4] = "\(getpid())"
      guard case .exited(let status) = ProcessTree.collect(try ProgramStart(words).start()) else {
        exit(3)
      }
      exit(status)
    }
  }

  /// Has the system refuse what `prctl` is asked for to this thread and to what it starts.
  nonisolated private static func forbid(_ operation: Int32) -> Bool {
    #if arch(x86_64)
      let prctl: UInt32 = 157
    #else
      let prctl: UInt32 = 167
    #endif
    // Each is a code, how many to leave out if it holds and if it does not, and a value.
    let filter: [(code: UInt16, holds: UInt8, fails: UInt8, value: UInt32)] = [
      (0x20, 0, 0, 0), (0x15, 0, 3, prctl), (0x20, 0, 0, 16), (0x15, 0, 1, UInt32(operation)),
      (0x06, 0, 0, 0x0005_0000 | UInt32(EPERM)), (0x06, 0, 0, 0x7fff_0000),
    ]
    let bytes = filter.flatMap { step in
      withUnsafeBytes(of: step.code, Array.init) + [step.holds, step.fails]
        + withUnsafeBytes(of: step.value, Array.init)
    }
    return bytes.withUnsafeBytes { steps in
      let program: [UInt] = [UInt(filter.count), UInt(bitPattern: steps.baseAddress)]
      return program.withUnsafeBytes { bytes in
        SystemCalls.control(38, 1) == 0
          && SystemCalls.control(22, 2, UInt(bitPattern: bytes.baseAddress)) == 0
      }
    }
  }

  @Test(arguments: Confinement.Mode.allCases)
  func `what a run writes goes away with it`(mode: Confinement.Mode) throws {
    guard try isAvailable(mode) else { return }
    let place = folder.url.appendingPathComponent("private")

    #expect(try run(mode, "echo x > $TMPDIR/x; cat $TMPDIR/x", keepsNothing: true).output == "x\n")
    #expect(!place.exists)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let ending = try run(mode, "echo x > $TMPDIR/x; kill -KILL $PPID $$", keepsNothing: true).ending
    #expect(ending == .crashed(signal: SIGKILL))
    #expect(!place.exists)
  }

  @Test
  func `each run has a private folder of its own`() throws {
    let package = try SmallCourse().package
    let folders = try [package.privateFolder(), package.privateFolder()]

    #expect(folders[0] != folders[1] && folders.allSatisfy { $0.exists })
    let build = BuiltProgram(package: package, answers: "Exercises", scratch: folder.url)
    let job = build.request(for: package.exercises[0], mode: .standard)
      .job(confined: .rights, privateFolder: folders[0])
    #expect(job.temporaryFolder == folders[0], "It goes away with the run.")
  }

  @Test(arguments: Confinement.Mode.allCases)
  func `a program that ends its parent does not end this one`(mode: Confinement.Mode) throws {
    guard try isAvailable(mode) else { return }

    // The first process of a namespace cannot be ended from within.
    let ending = try run(mode, "kill -KILL $PPID; exit 5").ending

    #expect(ending == ([.limits, .rights].contains(mode) ? .crashed(signal: SIGKILL) : .exited(5)))
  }

  @Test
  func `what the machine allows is found out once`() throws {
    let course = try SmallCourse()
    var asked: [Confinement.Mode] = []
    let mode = {
      try Confinement.mode(for: course.package) { mode, _ in
        asked.append(mode)
        return [.namespaces, .limits].contains(mode)
      }
    }

    #expect(try mode() == .namespaces)
    #expect(try mode() == .namespaces)
    #expect(asked == [.nobody, .namespaces, .limits], "The strictest comes first, and once.")

    Confinement.forgetMode(of: course.package)
    #expect(try mode() == .namespaces)
    #expect(asked.count == 6)
    #expect(
      try Confinement.mode(for: SmallCourse().package) { mode, _ in mode == .limits } == .limits)
  }

  @Test
  func `a machine that allows nothing for the moment is asked again`() throws {
    let course = try SmallCourse()
    var asked = 0
    let answers: [[Confinement.Mode]] = [[], [.rights], [.nobody]]
    let mode = {
      asked += 1
      return try Confinement.mode(for: course.package) { mode, _ in
        answers[asked - 1].contains(mode)
      }
    }

    #expect(throws: CommandError.self) { try mode() }
    #expect(throws: CommandError.self, "It had room for one trial and not for the next.") {
      try mode()
    }
    #expect(try mode() == .nobody)
  }

  @Test
  func `only the system's own no rules a mode out`() throws {
    #expect(try Confinement.isAllowed(byTrial: .exited(0)))
    for ending in [ProgramEnding.exited(125), .exited(127), .crashed(signal: SIGSYS)] {
      #expect(try !Confinement.isAllowed(byTrial: ending))
    }
    for ending in [ProgramEnding.ranOutOfTime, .starved, .crashed(signal: SIGKILL)] {
      #expect(throws: CommandError.self) { try Confinement.isAllowed(byTrial: ending) }
    }
  }

  @Test(arguments: Confinement.Mode.allCases)
  func `what is written beyond the limit is lost, and the program goes on`(
    mode: Confinement.Mode
  ) throws {
    guard try isAvailable(mode) else { return }
    let run = try run(mode, "head -c 30000000 /dev/zero 2>/dev/null; exit 4")

    #expect(run.ending == .exited(4))
    #expect(run.output.count == Int(Confinement.Limit.fileSize))
  }

  @Test(arguments: [Confinement.Mode.nobody, .namespaces])
  func `no file but those of its own folder can be written`(mode: Confinement.Mode) throws {
    guard try isAvailable(mode) else { return }
    let other = folder.url.appendingPathComponent("other")
    try other.write("before")
    chmod(other.path, 0o666)

    let run = try run(
      mode, "echo x > \(other.path); echo y > $TMPDIR/own; cat $TMPDIR/own; mount -o remount,rw /")

    #expect(run.output.contains("y\n"))
    #expect(other.text == "before")
    #expect(folder.url.appendingPathComponent("private").names() == [])
    #expect(run.ending != .exited(0), "It cannot get back what was taken from it.")
  }

  @Test(arguments: [Confinement.Mode.nobody, .namespaces])
  func `no other process is seen, and nothing it starts outlives it`(
    mode: Confinement.Mode
  ) throws {
    guard try isAvailable(mode) else { return }
    let mark = "42\(getpid())"

    let run = try run(
      mode, "(trap '' TERM; setsid sleep \(mark) &) ; kill -KILL \(getpid()) -1; ls -d /proc/[0-9]*"
    )

    #expect(run.output.split(separator: "\n").filter { $0.hasPrefix("/proc/") }.count <= 5)
    let alive = URL(fileURLWithPath: "/proc").names { $0.allSatisfy(\.isNumber) }.filter {
      URL(fileURLWithPath: "/proc/\($0)/cmdline").text?.contains(mark) == true
    }
    #expect(alive == [])
  }

  /// What an answer may try, and a script of the shell that says `got it` if that works.
  ///
  /// `SECRET` is a file that everybody may read, `PORT` is listened to on this machine, `PARENT` is
  /// this process.
  nonisolated static let attempts = [
    ("read another file", "grep -q secret SECRET"),
    ("list the folder of another file", "ls $(dirname SECRET) | grep -q other"),
    ("list the users of the machine", "grep -q root /etc/passwd"),
    ("list the home of root and of users", "ls /home"),
    ("read the variables of process 1", "grep -q . /proc/1/environ"),
    ("read the program of process 1", "test -r /proc/1/exe && head -c 4 /proc/1/exe | grep -q ELF"),
    ("read the open files of process 1", "readlink /proc/1/fd/1 || head -c 1 /proc/1/fd/1"),
    ("read the variables of who grades", "grep -q . /proc/PARENT/environ"),
    ("connect to this machine", "(exec 3<>/dev/tcp/127.0.0.1/PORT)"),
    ("write beside its folder", "echo x > /usr/written || echo x > /written"),
    ("write over its program", "echo x >> /bin/bash"),
    ("mount a file system", "mount -t tmpfs none /usr"),
    ("make files writable again", "mount -o remount,rw /"),
    ("signal who grades", "kill -0 PARENT"),
  ]

  @Test(arguments: [Confinement.Mode.nobody, .namespaces, .rights], attempts)
  func `an answer cannot leave what it was given`(
    mode: Confinement.Mode, attempt: (name: String, script: String)
  ) throws {
    guard try isAvailable(mode) else { return }
    let port = try Port()

    let run = try run(mode, "\(try script(attempt.script, port)) && echo got it; exit 7")

    #expect(!run.output.contains("got it"), "An answer can \(attempt.name).")
    #expect(run.ending == .exited(7))
  }

  @Test
  func `the attempts work where nothing keeps a program from them`() throws {
    let port = try Port()
    for number in [0, 1, 2, 7, 8, 13] {
      let attempt = Self.attempts[number]
      let run = try run(.limits, "\(try script(attempt.1, port)) && echo got it")
      #expect(run.output.contains("got it"), "\(attempt.0): \(run.output)")
    }
  }

  @Test(arguments: Confinement.Mode.allCases)
  func `open files and variables of who grades are not handed on`(
    mode: Confinement.Mode
  ) throws {
    guard try isAvailable(mode) else { return }
    let other = folder.url.appendingPathComponent("other")
    try other.write("secret")
    let file = open(other.path, O_RDONLY)
    defer { close(file) }
    // Without the mark that closes it in a program that is started. Other tests have files of their own,
    // so the number is one that is free.
    let secret = fcntl(file, F_DUPFD, 57)
    try #require(secret >= 57)
    defer { close(secret) }
    let variables = ["COURSETOKEN_OF_TEACHER": "secret", "TEACHERS_TOKEN": "secret"]

    let run = try run(
      mode, "cat <&\(secret); env; ls /proc/self/fd; exit 7", environment: variables)

    #expect(!run.output.contains("secret"))
    #expect(!run.output.contains("HOME=\(NSHomeDirectory())\n"))
    #expect(run.ending == .exited(7))
  }

  @Test(arguments: [Confinement.Mode.nobody, .namespaces])
  func `nothing that the system shows a program says where on the machine it lies`(
    mode: Confinement.Mode
  ) throws {
    guard try isAvailable(mode) else { return }
    let resources = folder.url.appendingPathComponent("original/inner")
    try resources.appendingPathComponent("word").write("a word")
    // As where a suite has no resources.
    try FileManager.default.createSymbolicLink(
      at: resources.appendingPathComponent("none"),
      withDestinationURL: folder.url.appendingPathComponent("nowhere"))
    let shell = folder.url.appendingPathComponent("original/shell")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: "/bin/bash"), to: shell)

    let run = try run(
      mode,
      """
      cat /app/Files/inner/word; readlink /proc/$$/exe
      cat /proc/$$/mountinfo /proc/$$/maps /proc/1/cmdline; readlink /proc/$$/fd/*
      echo more >> "$1"; echo x > /app/Files/inner/word || exit 6
      """,
      environment: [GradingVariable.record: folder.url.appendingPathComponent("record").path],
      of: shell.path,
      files: Self.tools + [
        Confinement.File(copyOf: shell.path, at: "/app/App"),
        Confinement.File(copyOf: shell.deletingLastPathComponent().path, at: "/app/Files"),
      ])

    #expect(run.output.hasPrefix("a word/app/App\n"))
    #expect(run.output.contains(" /app/App\n"), "It sees itself in memory.")
    #expect(!run.output.contains(folder.url.lastPathComponent), "\(run.output)")
    #expect(!run.output.contains(Confinement.option))
    #expect(run.ending == .exited(6), "A copy cannot be written to.")
    #expect(folder.url.appendingPathComponent("events").text == "more\n")
  }

  @Test(arguments: Confinement.Mode.allCases)
  func `a folder is read with what its links lead to`(mode: Confinement.Mode) throws {
    guard try isAvailable(mode) else { return }
    let (shown, other) = (
      folder.url.appendingPathComponent("shown"), folder.url.appendingPathComponent("else")
    )
    try other.appendingPathComponent("word").write("a word")
    try FileManager.default.createDirectory(at: shown, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: shown.appendingPathComponent("link"), withDestinationURL: other)
    let place = [.limits, .rights].contains(mode) ? shown.path : "/app/Files"

    let run = try run(
      mode, "ls \(place); cat \(place)/link/word",
      files: Self.tools + [Confinement.File(copyOf: shown.path, at: "/app/Files")])

    #expect(run.output == "link\na word")
  }

  @Test
  func `a program is told in no word and in no path that its answer is graded`() throws {
    let course = try SmallCourse()
    try course.write(SmallCourse.stub, to: ".build/text/01-Weather/01-Rain.swift")
    let build = BuiltProgram(
      package: course.package, answers: ".build/text", scratch: folder.url)
    let request = build.request(for: course.rain, mode: .standard)
    let words = request.job(confined: .namespaces, privateFolder: folder.url)

    let confinement = try #require(Confinement(Array(words.arguments.dropFirst())))
    #expect(confinement.program == [build.program.path])
    #expect(
      confinement.files.map(\.path) == ["/app/App", "/app/Files.resources", "/app"])

    // What a run is told it takes away by itself, and the rest is nothing of grading.
    let rest = words.environment.filter { $0.key != "COURSE" && !$0.key.hasPrefix("COURSE_") }
    #expect(rest == ["SWIFT_BACKTRACE": "enable=no"])
    let suite = course.root.path + "/Tests/WeatherTests/01-RainTests.swift"
    try FileManager.default.removeItem(at: build.source(of: course.rain))
    let answer = Answer(
      gradedBy: suite, environment: words.environment.compactMapValues { $0 })
    #expect(
      answer.name == "weather/01-Rain" && answer.path == ".build/text/01-Weather/01-Rain.swift")
    #expect(answer.todos == [.init(number: 1, line: 7), .init(number: 2, line: 12)])
    #expect(answer.checks == [1, 2] && answer.isUntouched)
    #expect(!answer.hasChanged(sinceCompiled: .distantPast))
  }

  @Test
  func `what the loader lists is read`() {
    let list = """
      \tlinux-vdso.so.1 (0x00007ffd)
      \tlibc.so.6 => /lib/x86 64/libc.so.6 (0x00007f00)
      \tlibnone.so => not found
      \t/lib64/ld-linux-x86-64.so.2 (0x00007f01)
      """
    #expect(
      Confinement.libraries(in: list) == [
        "/lib/x86 64/libc.so.6", "/lib64/ld-linux-x86-64.so.2",
      ])
  }

  private func script(_ text: String, _ port: Port) throws -> String {
    let other = folder.url.appendingPathComponent("other")
    try other.write("secret")
    return text.replacingOccurrences(of: "SECRET", with: other.path)
      .replacingOccurrences(of: "PORT", with: "\(port.number)")
      .replacingOccurrences(of: "PARENT", with: "\(getpid())")
  }

  /// A port of this machine that is listened to.
  private final class Port {
    let number: UInt16
    private let file: Int32

    init() throws {
      file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let file = file
      number = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          guard bind(file, address, size) == 0, listen(file, 8) == 0 else { return }
          getsockname(file, address, &size)
        }
        return UInt16(bigEndian: pointer.pointee.sin_port)
      }
      try #require(number > 0)
    }

    deinit { close(file) }
  }

  @Test
  func `events are written through a file that was opened before`() throws {
    for mode in Confinement.Mode.allCases where try isAvailable(mode) {
      _ = try run(mode, "echo event > \"$1\"")
      #expect(folder.url.appendingPathComponent("events").text == "event\n")
    }
  }

  /// A shell sees the programs that it calls.
  private static let tools = ["/bin", "/usr", "/lib", "/lib64"].map {
    Confinement.File($0)
  }

  private func confinement(
    _ mode: Confinement.Mode, _ program: [String],
    files: [Confinement.File] = ConfinementTests.tools
  ) -> Confinement {
    Confinement(
      mode: mode, events: folder.url.appendingPathComponent("events"),
      privateFolder: folder.url.appendingPathComponent("private"), files: files,
      program: program)
  }

  /// Whether this machine lets a program be confined so; a container may not.
  private func isAvailable(_ mode: Confinement.Mode) throws -> Bool {
    try mode == .limits || run(mode, "exit 0").ending == .exited(0)
  }

  private func run(
    _ mode: Confinement.Mode, _ script: String, environment: [String: String?] = [:],
    of shell: String = "/bin/bash", files: [Confinement.File] = ConfinementTests.tools,
    keepsNothing: Bool = false
  ) throws -> (ending: ProgramEnding, output: String) {
    let program = try #require(Bundle.main.executableURL).deletingLastPathComponent()
      .appendingPathComponent("course")
    var job = ChildProcess.Job(
      arguments: [program.path]
        + confinement(mode, [shell, "-c", script, "sh", Confinement.stream], files: files).arguments,
      environment: environment, output: folder.url.appendingPathComponent("output"),
      limit: .seconds(300))
    if keepsNothing { job.temporaryFolder = folder.url.appendingPathComponent("private") }
    let ending = try ChildProcess.run([job])
    return (ending[0], job.output.text ?? "")
  }
}
