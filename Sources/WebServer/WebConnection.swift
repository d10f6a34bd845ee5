import Foundation

/// One client, as far as it has come.
///
/// It belongs to the thread of the server.
nonisolated final class WebConnection {
  private enum Phase: Equatable {
    /// Waits for a request, and keeps nobody waiting.
    case resting
    case readingHead
    case readingBody(RequestHead, of: WebRequest)
    /// The handler is at work.
    case waiting
    case sending
    case streaming
    /// It is a web socket, and the next message may come.
    case talking
    /// It is a web socket, and its last message is being answered.
    case answering
    /// Everything is sent. What the client still sends is read, as it would not see the response
    /// otherwise.
    case draining
    case closed
  }

  let descriptor: Int32

  /// When the client has taken too long.
  private(set) var deadline: ContinuousClock.Instant

  /// What makes the response.
  var task: Task<Void, Never>?

  private let limits: WebLimits
  private let rule: AccessRule
  private var phase = Phase.resting
  private var reader: RequestReader
  private var outgoing = Data()
  /// How much of it is sent.
  private var sent = 0
  private var sentSinceDeadline = 0
  private var keepsAlive = true
  private var leavesOutBody = false
  private var isKnown = false
  private var socketKey: String?
  private var socket: Socket?

  /// What makes messages of what comes over a web socket, and what answers them.
  private struct Socket {
    var reader: WebSocketReader
    let answer: @Sendable (Data) async -> Data?
  }

  /// How much has to go out for a client to get more time.
  private static let progress = 65_536

  /// The event of a client that sends nothing more, as a page that is closed: POLLRDHUP, for which
  /// Foundation has no name.
  private static let clientLeft: Int16 = 0x2000

  init(
    descriptor: Int32, limits: WebLimits, rule: AccessRule, at now: ContinuousClock.Instant
  ) {
    self.descriptor = descriptor
    self.limits = limits
    self.rule = rule
    reader = RequestReader(limits: limits)
    deadline = now.advanced(by: limits.resting)
  }

  deinit { finish() }

  var isClosed: Bool { phase == .closed }

  /// Whether nobody misses it much: it rests, or has not shown that it knows the token.
  var canBeClosed: Bool {
    switch phase {
    case .resting, .draining: true
    case .readingHead, .sending: !isKnown
    default: false
    }
  }

  /// What has to happen before it can go on.
  var awaitedEvents: Int16 {
    switch phase {
    case .resting, .readingHead, .readingBody, .draining: Int16(POLLIN)
    case .waiting, .answering: Self.clientLeft
    case .sending: Int16(POLLOUT)
    // A page that is closed shows in what can be read.
    case .talking: Int16(outgoing.isEmpty ? POLLIN : POLLOUT)
    case .streaming: Int16(POLLIN) | (outgoing.isEmpty ? 0 : Int16(POLLOUT))
    case .closed: 0
    }
  }

  /// Reads and writes what can be read and written without waiting.
  func handle(_ events: Int16, at now: ContinuousClock.Instant) {
    if events & Int16(POLLERR | POLLNVAL) != 0 { return finish() }
    if events & (Int16(POLLHUP) | Self.clientLeft) != 0, phase == .waiting || phase == .answering {
      return finish()
    }
    if events & Int16(POLLHUP) != 0, phase == .sending { return finish() }
    if events & Int16(POLLIN | POLLHUP) != 0, awaitedEvents & Int16(POLLIN) != 0 {
      receive(at: now)
    }
    if events & Int16(POLLOUT) != 0 { flush(at: now) }
  }

  /// Ends what takes too long.
  func expire(at now: ContinuousClock.Instant) {
    switch phase {
    case .readingHead, .readingBody: refuse(.slow, at: now)
    case .waiting,
      .streaming where outgoing.isEmpty:
      break
    default: finish()
    }
  }

  /// Closes it, and ends what makes its response.
  func finish() {
    guard phase != .closed else { return }
    phase = .closed
    task?.cancel()
    task = nil
    // A program that is started at this moment may hold the socket open.
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  // MARK: - Requests

  /// Returns the request that has come, or nil if none is complete.
  func nextRequest(at now: ContinuousClock.Instant) -> WebRequest? {
    do throws(WebRefusal) {
      if phase == .resting, !reader.isEmpty { begin(.readingHead, for: limits.reading, at: now) }
      if phase == .readingHead, let head = try reader.head() {
        leavesOutBody = head.method == "HEAD"
        switch try rule.admit(head) {
        case .addSlash:
          isKnown = true
          keepsAlive = false
          send(.redirect(to: "/\(rule.token)/"), at: now)
          return nil
        case .prove(let challenge):
          keepsAlive = false
          let proof = rule.proof(of: challenge)
          send(
            .text("{\"port\":\(rule.port),\"proof\":\"\(proof)\"}", as: "application/json"),
            at: now)
          return nil
        case .answer(let request, let key):
          isKnown = true
          socketKey = key
          keepsAlive = head.keepsAlive
          begin(.readingBody(head, of: request), for: limits.reading, at: now)
        }
      }
      guard case .readingBody(let head, var request) = phase,
        let body = try reader.body(of: head)
      else { return nil }
      phase = .waiting
      deadline = .never
      request.body = body
      return request
    } catch {
      refuse(error, at: now)
      return nil
    }
  }

  private func begin(_ phase: Phase, for time: Duration, at now: ContinuousClock.Instant) {
    self.phase = phase
    deadline = now.advanced(by: time)
  }

  private func receive(at now: ContinuousClock.Instant) {
    var bytes = [UInt8](repeating: 0, count: min(16_384, max(1, reader.room)))
    let count = recv(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else {
      if count == 0 || (errno != EAGAIN && errno != EINTR) { finish() }
      return
    }
    switch phase {
    case .draining: break
    // A page that reads a stream has nothing to say.
    case .streaming: finish()
    case .talking:
      if socket?.reader.isEmpty == true { deadline = now.advanced(by: limits.reading) }
      socket?.reader.append(bytes.prefix(count))
    default: reader.append(bytes.prefix(count))
    }
  }

  // MARK: - Responses

  /// Says why a request is not answered, and takes no other.
  func refuse(_ refusal: WebRefusal, at now: ContinuousClock.Instant) {
    keepsAlive = false
    send(refusal.response, at: now)
  }

  func send(_ response: WebResponse, at now: ContinuousClock.Instant) {
    guard phase != .closed, phase != .draining else { return }
    if case .socket(let answer) = response.body { return open(answer, at: now) }
    if case .stream = response.body { keepsAlive = false }
    outgoing = response.head(keepsAlive: keepsAlive)
    begin(.sending, for: limits.sending, at: now)
    switch response.body {
    case .data(let data):
      if !leavesOutBody { outgoing += data }
    case .stream:
      if leavesOutBody { task?.cancel() } else { phase = .streaming }
    case .socket: break
    }
    flush(at: now)
  }

  func send(part: Data, at now: ContinuousClock.Instant) {
    guard phase == .streaming else { return }
    guard outgoing.count - sent + part.count <= limits.backlog else { return finish() }
    if sent == outgoing.count { deadline = now.advanced(by: limits.sending) }
    outgoing = outgoing.dropFirst(sent) + WebResponse.chunk(part)
    sent = 0
    flush(at: now)
  }

  func endStream(at now: ContinuousClock.Instant) {
    guard phase == .streaming else { return }
    outgoing += WebResponse.chunk(Data())
    begin(.sending, for: limits.sending, at: now)
    flush(at: now)
  }

  // MARK: - Web sockets

  /// Makes the connection a web socket, if that was asked for.
  private func open(
    _ answer: @escaping @Sendable (Data) async -> Data?, at now: ContinuousClock.Instant
  ) {
    guard let key = socketKey else { return refuse(.notFound, at: now) }
    task = nil
    var socket = Socket(reader: WebSocketReader(longest: limits.body), answer: answer)
    socket.reader.append(reader.rest())
    self.socket = socket
    outgoing = WebResponse.socketHead(for: key)
    begin(.talking, for: limits.sending, at: now)
    flush(at: now)
  }

  /// Returns a message that has come, and what answers it, or nil if there is none.
  func nextMessage(
    at now: ContinuousClock.Instant
  ) -> (message: Data, answer: @Sendable (Data) async -> Data?)? {
    // What a client does not read is not added to.
    while phase == .talking, outgoing.isEmpty {
      do throws(WebSocketEnd) {
        switch try socket?.reader.next() {
        case nil: return nil
        case .ping(let payload): send(WebSocketFrame.data(.pong, payload), at: now)
        case .close: end(.normal, at: now)
        case .message(let message):
          guard let socket else { return nil }
          phase = .answering
          deadline = .never
          return (message, socket.answer)
        }
      } catch {
        end(error, at: now)
      }
    }
    return nil
  }

  /// Sends the answer to a message; nil ends the web socket.
  func send(message: Data?, at now: ContinuousClock.Instant) {
    guard phase == .answering else { return }
    task = nil
    guard let message else { return end(.normal, at: now) }
    phase = .talking
    send(WebSocketFrame.data(.text, message), at: now)
  }

  private func send(_ frame: Data, at now: ContinuousClock.Instant) {
    outgoing = frame
    deadline = now.advanced(by: limits.sending)
    flush(at: now)
  }

  /// Says why the web socket ends, and ends it.
  private func end(_ end: WebSocketEnd, at now: ContinuousClock.Instant) {
    keepsAlive = false
    outgoing = end.frame
    begin(.sending, for: limits.sending, at: now)
    flush(at: now)
  }

  private func flush(at now: ContinuousClock.Instant) {
    guard phase == .sending || phase == .streaming || phase == .talking else { return }
    while sent < outgoing.count {
      let count = outgoing.withUnsafeBytes {
        let rest = $0.dropFirst(sent)
        return Foundation.send(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count,
          Int32(MSG_NOSIGNAL))
      }
      guard count >= 0 else {
        if errno == EINTR { continue }
        if errno != EAGAIN { finish() }
        return
      }
      sent += count
      sentSinceDeadline += count
      if sentSinceDeadline >= Self.progress {
        sentSinceDeadline = 0
        deadline = now.advanced(by: limits.sending)
      }
    }
    (outgoing, sent, sentSinceDeadline) = (Data(), 0, 0)
    switch phase {
    case .streaming: deadline = .never
    case .talking:
      deadline = socket?.reader.isEmpty == false ? now.advanced(by: limits.reading) : .never
    default: endResponse(at: now)
    }
  }

  private func endResponse(at now: ContinuousClock.Instant) {
    task = nil
    guard !keepsAlive else { return begin(.resting, for: limits.resting, at: now) }
    shutdown(descriptor, Int32(SHUT_WR))
    begin(.draining, for: .seconds(1), at: now)
  }
}

nonisolated extension ContinuousClock.Instant {
  /// An instant that nobody waits for.
  static var never: Self { .now.advanced(by: .seconds(86_400 * 365)) }
}
