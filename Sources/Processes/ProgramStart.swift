import Foundation

/// A program to be started: what it is called with, and what its standard streams are.
///
/// - Errors: A program that the system does not start is a ``Failure``.
package nonisolated struct ProgramStart {
  /// What a standard stream of a program is.
  package enum Stream: Equatable {
    /// The one of this program.
    case inherited
    /// Nothing to read, and nowhere to write.
    case null
    case descriptor(Int32)
    /// A file to write to, which is emptied before.
    case file(String)
  }

  /// Why a program was not started.
  package struct Failure: Error, Equatable {
    /// The system's number for the reason.
    package let number: Int32

    /// The system's words for the reason.
    package var reason: String { String(cString: strerror(number)) }
  }

  /// The program, by its path or by a name that is looked for, and its arguments.
  package var arguments: [String]
  /// What differs from this program's environment; nil takes a variable away.
  package var environment: [String: String?]
  package var input = Stream.inherited
  package var output = Stream.inherited
  package var errors = Stream.inherited
  /// Whether the keyboard's signals reach this program alone, which then ends the other in order.
  package var hasOwnGroup = false

  /// Describes a program that shares the streams of this one.
  package init(_ arguments: [String], environment: [String: String?] = [:]) {
    (self.arguments, self.environment) = (arguments, environment)
  }

  /// Starts the program beside this one.
  package func start() throws(Failure) -> pid_t {
    guard let program = arguments.first else { throw Failure(number: ENOENT) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    Self.connect(input, to: STDIN_FILENO, &actions)
    Self.connect(output, to: STDOUT_FILENO, &actions)
    Self.connect(errors, to: STDERR_FILENO, &actions)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if hasOwnGroup {
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      posix_spawnattr_setpgroup(&attributes, 0)
    }

    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    let words = arguments.map { strdup($0) } + [nil]
    let settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in words + settings { free(pointer) } }
    var pid = pid_t()
    var error = posix_spawnp(&pid, program, &actions, &attributes, words, settings)
    // A program that was just written is open for writing in every other one that is being started, until
    // that one's own code begins.
    for _ in 0..<400 where error == ETXTBSY {
      usleep(5000)
      error = posix_spawnp(&pid, program, &actions, &attributes, words, settings)
    }
    guard error == 0 else { throw Failure(number: error) }
    return pid
  }

  /// Runs the program to its end, and returns what it prints: nothing if it is not started, and no more
  /// than it has printed after `limit` seconds, when it is ended.
  ///
  /// Whatever else ends meanwhile, it runs on.
  package func printed(within limit: Double = 60) -> String {
    let pipe = Pipe()
    let ends = [pipe.fileHandleForReading, pipe.fileHandleForWriting]
    for end in ends { _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC) }
    var program = self
    (program.input, program.errors) = (.null, .null)
    program.output = .descriptor(ends[1].fileDescriptor)
    guard let process = try? ProcessTree.keep(program.start) else { return "" }
    try? ends[1].close()
    let printed = Self.read(ends[0].fileDescriptor, until: monotonicSeconds() + limit)
    kill(process, SIGKILL)
    ProcessTree.collect(process)
    ProcessTree.letGo(of: process)
    return String(decoding: printed, as: UTF8.self)
  }

  /// Reads a file to its end, or until a time.
  private static func read(_ file: Int32, until end: Double) -> Data {
    var read = Data()
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      var ready = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      let found = poll(&ready, 1, Int32(max(0, (end - monotonicSeconds()) * 1000)))
      if found < 0, errno == EINTR { continue }
      guard found > 0 else { return read }
      let count = Foundation.read(file, &chunk, chunk.count)
      guard count > 0 else { return read }
      read.append(contentsOf: chunk[..<count])
    }
  }

  private static func connect(
    _ stream: Stream, to descriptor: Int32, _ actions: inout posix_spawn_file_actions_t
  ) {
    switch stream {
    case .inherited: break
    case .null:
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    case .descriptor(let other):
      posix_spawn_file_actions_adddup2(&actions, other, descriptor)
    case .file(let path):
      posix_spawn_file_actions_addopen(
        &actions, descriptor, path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o644)
    }
  }
}

/// How a program came to its end.
package nonisolated enum ProgramEnding: Equatable, Sendable {
  case exited(Int32)
  case crashed(signal: Int32)
  /// It was stopped: it used up its processor time, or did not answer or go on in time.
  case ranOutOfTime
  /// It was stopped in a time far above that, because the machine was too busy.
  case starved

  /// Reads what `waitpid` says of a program that has ended.
  package init(waitStatus status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exited((status >> 8) & 0xff) : .crashed(signal: signal)
  }

  /// Ends this process in the same way, or with a status if it was stopped; without the functions that are
  /// called at the end of a program.
  ///
  /// The first process of a namespace is not ended by a signal of its own, and ends with the status that a shell
  /// would have.
  package func endThisProcess(stopped status: Int32) -> Never {
    switch self {
    case .exited(let status): _exit(status)
    case .crashed(let number):
      // What there is to keep of it is kept.
      var nothing = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &nothing)
      Foundation.signal(number, SIG_DFL)
      raise(number)
      _exit(128 + number)
    case .ranOutOfTime, .starved: _exit(status)
    }
  }
}
