import CourseFormat
import Foundation
import Synchronization

/// A phone that somebody uses: a program of its own, asked and answered line by line.
///
/// - Errors: A program that ends, or that does not answer in time, is over: what is asked then gets
///   a line that says so.
nonisolated final class Phone: Sendable {
  /// How long a program may take for an answer.
  static let patience = Duration.seconds(5)

  /// The longest answer, in bytes.
  private static let longestAnswer = 8 << 20

  private let pid: pid_t
  private let queue = DispatchQueue(label: "course.phone")
  private let state: Mutex<State>
  private let used = Mutex(ContinuousClock.now)

  private struct State {
    let descriptor: Int32
    var buffer = Data()
    var ending: String?
  }

  /// Starts a program.
  init(_ program: PhoneProgram) throws {
    let pair = try Self.socketPair()
    defer { close(pair.child) }
    do {
      pid = try Self.spawn(program, on: pair.child)
    } catch {
      close(pair.own)
      throw error
    }
    state = Mutex(State(descriptor: pair.own))
  }

  deinit {
    close(state.withLock { $0.descriptor })
    ProcessTree.kill(pid)
    waitpid(pid, nil, 0)
  }

  /// When the phone was last asked something.
  var lastUse: ContinuousClock.Instant { used.withLock { $0 } }

  /// Waits for what the phone shows before anything is asked.
  func opening() async -> Data { await ask(nil) }

  /// Sends a line and returns the answer, both without their ends.
  func answer(to line: Data) async -> Data { await ask(line) }

  private func ask(_ line: Data?) async -> Data {
    used.withLock { $0 = .now }
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.exchange(line)) }
    }
  }

  private func exchange(_ line: Data?) -> Data {
    state.withLock { state in
      if state.ending == nil, let line, !Self.send(line, to: state.descriptor) {
        state.ending = Self.sentence(waitingFor: pid)
      }
      if state.ending == nil {
        if let answer = Self.receive(&state) { return answer }
        state.ending = Self.sentence(waitingFor: pid)
        ProcessTree.kill(pid)
      }
      return Self.json(ended: state.ending ?? "")
    }
  }

  private static func json(ended sentence: String) -> Data {
    (try? JSONEncoder().encode(["ended": sentence])) ?? Data("{\"ended\":\"\"}".utf8)
  }

  /// Why there is no answer.
  private static func sentence(waitingFor pid: pid_t) -> String {
    var status: siginfo_t = siginfo_t()
    // Looks without waiting, and leaves the program to be waited for when the phone goes.
    let hasEnded =
      waitid(P_PID, id_t(pid), &status, WEXITED | WNOHANG | WNOWAIT) == 0 && status.si_signo != 0
    return hasEnded
      ? "The program on this phone has ended. Begin again, or look at what the terminal says."
      : "The program on this phone did not answer within 5 seconds, and was stopped. Look for a "
        + "loop that does not end."
  }

  /// Sends a line, and returns whether the program takes it.
  private static func send(_ line: Data, to descriptor: Int32) -> Bool {
    var rest = line.filter { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }[...]
    rest.append(UInt8(ascii: "\n"))
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits for a line, and returns nil if none comes.
  private static func receive(_ state: inout State) -> Data? {
    let end = ContinuousClock.now + patience
    var chunk = [UInt8](repeating: 0, count: 65536)
    var scanned = state.buffer.startIndex
    while true {
      if let newline = state.buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(state.buffer[..<newline])
        state.buffer = Data(state.buffer[(newline + 1)...])
        return line
      }
      scanned = state.buffer.endIndex
      guard state.buffer.count < longestAnswer, ContinuousClock.now < end else { return nil }
      let count = recv(state.descriptor, &chunk, chunk.count, 0)
      if count > 0 {
        state.buffer.append(contentsOf: chunk[..<count])
      } else if count == 0 || errno != EINTR {
        return nil
      }
    }
  }

  // MARK: - Starting

  private static func socketPair() throws -> (own: Int32, child: Int32) {
    var pair: [Int32] = [0, 0]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &pair) == 0 else { throw PhoneError.notStarted(errno) }
    let (seconds, attoseconds) = patience.components
    var limit = timeval(tv_sec: Int(seconds), tv_usec: Int(attoseconds / 1_000_000_000_000))
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(pair[0], SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(pair[0], SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    return (pair[0], pair[1])
  }

  private static func spawn(_ program: PhoneProgram, on descriptor: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, descriptor, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, descriptor, STDOUT_FILENO)

    // A group of its own: Ctrl-C reaches the server alone, and a phone ends when its server does.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)

    var environment = ProcessInfo.processInfo.environment
    for (name, value) in program.environment { environment[name] = value }
    let arguments = program.arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }

    var pid = pid_t()
    guard let path = program.arguments.first else { throw PhoneError.notStarted(ENOENT) }
    let error = posix_spawnp(&pid, path, &actions, &attributes, arguments, variables)
    guard error == 0 else { throw PhoneError.notStarted(error) }
    return pid
  }
}

/// Why there is no phone.
nonisolated enum PhoneError: Error, Equatable {
  /// The system does not start its program, and this is its number for the reason.
  case notStarted(Int32)

  var sentence: String {
    switch self {
    case .notStarted(let number):
      "The program of the phone could not be started: \(String(cString: strerror(number)))."
    }
  }
}
