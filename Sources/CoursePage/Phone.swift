import CourseFormat
import Foundation
import Processes
import Synchronization

/// A phone that somebody uses: a program of its own, asked and answered line by line.
///
/// - Errors: A program that ends, or that does not answer in time, is over: what is asked then is
///   answered `{"ended": "…"}`, with a sentence, and with what its console said if nobody heard that.
nonisolated final class Phone: Sendable {
  /// How long a program may take for an answer.
  ///
  /// One whose processor time is limited stops itself before, unless the machine has much else to do.
  static let patience = Duration.seconds(20)

  /// The longest answer, in bytes.
  private static let longestAnswer = 8 << 20

  /// What came of a question.
  enum Reply: Equatable {
    /// A line of JSON.
    case answer(Data)
    case ended(ProgramEnding)
  }

  /// What is answered for a program that is over.
  private struct LastAnswer: Encodable {
    /// Why.
    let ended: String
    /// What its console said that no answer has told.
    let console: [String]?
  }

  private let program: PhoneProgram
  private let pid: pid_t
  private let queue = DispatchQueue(label: "course.phone")
  private let state: Mutex<State>
  private let used = Mutex(ContinuousClock.now)

  private struct State {
    let descriptor: Int32
    var buffer = Data()
    var ending: ProgramEnding?
    /// What it showed first, until it is asked something.
    var opening: Data?
  }

  /// Starts a program.
  init(_ program: PhoneProgram) throws {
    self.program = program
    let pair = try Self.socketPair()
    defer { close(pair.child) }
    do {
      pid = try ProcessTree.keep { try Self.spawn(program, on: pair.child) }
    } catch {
      close(pair.own)
      throw error
    }
    state = Mutex(State(descriptor: pair.own))
  }

  deinit {
    let (descriptor, hasEnded) = state.withLock { ($0.descriptor, $0.ending != nil) }
    close(descriptor)
    if !hasEnded { Self.end(pid) }
  }

  /// When the phone was last asked something.
  var lastUse: ContinuousClock.Instant { used.withLock { $0 } }

  /// Says that its page is there.
  func noteUse() { used.withLock { $0 = .now } }

  /// Waits for what the phone shows before anything is asked.
  func opening() async -> Data { await ask(nil) }

  /// Sends a line and returns the answer, both without their ends.
  func answer(to line: Data) async -> Data { await ask(line) }

  /// The same as ``opening()``, for whoever can wait.
  func firstReply() -> Reply { exchange(nil) }

  private func ask(_ line: Data?) async -> Data {
    noteUse()
    let reply = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.exchange(line)) }
    }
    switch reply {
    case .answer(let answer): return answer
    case .ended(let ending):
      let console = await program.console()
      let last = LastAnswer(
        ended: await program.explain(ending) ?? ending.sentence,
        console: console.isEmpty ? nil : console)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return (try? encoder.encode(last)) ?? Data("{\"ended\":\"\"}".utf8)
    }
  }

  private func exchange(_ line: Data?) -> Reply {
    state.withLock { state in
      if let ending = state.ending { return .ended(ending) }
      if line == nil, let opening = state.opening { return .answer(opening) }
      if line.map({ Self.send($0, to: state.descriptor) }) != false {
        if let answer = Self.receive(&state) {
          state.opening = line == nil ? answer : nil
          return .answer(answer)
        }
      }
      let ending = Self.end(pid)
      state.ending = ending
      return .ended(ending)
    }
  }

  /// Ends the program if it still runs, and returns how it ended; of one that waits, what it would say
  /// itself if it could.
  @discardableResult static func end(_ pid: pid_t) -> ProgramEnding {
    defer { ProcessTree.letGo(of: pid) }
    var status: Int32 = 0
    var busy = 0
    // One that has closed its end is about to be over, and a busy machine lets it wait for its last moment.
    for turn in 0..<400 {
      if waitpid(pid, &status, WNOHANG) != 0 {
        return ProgramEnding(waitStatus: status)
      }
      if turn % 20 == 0, ProcessActivity.of(pid).isReady { busy += 1 }
      usleep(5000)
    }
    ProcessTree.kill(pid)
    guard waitpid(pid, &status, 0) == pid else { return .ranOutOfTime }
    let ending = ProgramEnding(waitStatus: status)
    guard ending == .crashed(signal: SIGKILL) else { return ending }
    return busy > 10 ? .ranOutOfTime : .exited(ExitStatus.blocked)
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

  /// Waits for a line of JSON, and returns nil if none comes.
  ///
  /// What else the program says before it takes the line is passed over.
  private static func receive(_ state: inout State) -> Data? {
    let end = ContinuousClock.now + patience
    var chunk = [UInt8](repeating: 0, count: 65536)
    var scanned = state.buffer.startIndex
    while true {
      while let newline = state.buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(state.buffer[..<newline])
        state.buffer = Data(state.buffer[(newline + 1)...])
        scanned = state.buffer.startIndex
        if line.first == UInt8(ascii: "{") { return line }
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
    var start = ProgramStart(program.arguments, environment: program.environment)
    start.input = .descriptor(descriptor)
    start.output = .descriptor(descriptor)
    if let errors = program.errors { start.errors = .file(errors) }
    // Ctrl-C reaches the server alone, and a phone ends when its server does.
    start.hasOwnGroup = true
    do {
      return try start.start()
    } catch {
      throw PhoneError.notStarted(error.number)
    }
  }
}

/// Why there is no phone.
package nonisolated enum PhoneError: Error, Equatable {
  /// The system does not start its program, and this is its number for the reason.
  case notStarted(Int32)
  /// There is none to start, for the reason in this sentence.
  case noProgram(String)

  package var sentence: String {
    switch self {
    case .notStarted(let number):
      "The program of the phone could not be started: \(String(cString: strerror(number)))."
    case .noProgram(let sentence): sentence
    }
  }
}
