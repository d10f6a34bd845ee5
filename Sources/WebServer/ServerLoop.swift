import Foundation
import Synchronization

/// What the thread of a server does: it waits for all connections at once.
nonisolated final class ServerLoop {
  /// Something that became ready outside of the thread, for the connection of a number.
  enum Delivery: Sendable {
    case response(WebResponse)
    case part(Data)
    case endOfStream
    /// What a message over a web socket is answered; nil ends it.
    case answer(Data?)
  }

  /// What waits for the thread.
  final class Inbox: Sendable {
    private let deliveries = Mutex<[(connection: Int, delivery: Delivery)]>([])
    private let pipe: WakePipe

    init(pipe: WakePipe) {
      self.pipe = pipe
    }

    func put(_ delivery: Delivery, for connection: Int) {
      deliveries.withLock { $0.append((connection, delivery)) }
      pipe.wake()
    }

    func take() -> [(connection: Int, delivery: Delivery)] {
      deliveries.withLock { deliveries in
        defer { deliveries = [] }
        return deliveries
      }
    }
  }

  private let listener: ListeningSocket
  private let pipe: WakePipe
  private let rule: AccessRule
  private let limits: WebLimits
  private let handler: WebServer.Handler
  private let inbox: Inbox

  private var connections: [Int: WebConnection] = [:]
  private var lastNumber = 0
  /// While the system has no descriptor left, asking for one again at once would help nobody.
  private var acceptsAgain = ContinuousClock.now

  /// How many clients hear that there are too many; more get no answer.
  private static let refusals = 16

  init(
    listener: ListeningSocket, pipe: WakePipe, rule: AccessRule, limits: WebLimits,
    handler: @escaping WebServer.Handler
  ) {
    self.listener = listener
    self.pipe = pipe
    self.rule = rule
    self.limits = limits
    self.handler = handler
    inbox = Inbox(pipe: pipe)
  }

  /// Serves until it is asked to stop.
  func run(until isAsked: () -> Bool) {
    while !isAsked() {
      let ready = wait()
      let now = ContinuousClock.now
      if let events = ready[pipe.reading] {
        // Nobody could wake or stop a server whose pipe is gone, and it would never rest again.
        if events & Int16(POLLHUP | POLLNVAL | POLLERR) != 0 { break }
        pipe.clear()
        deliver(at: now)
      }
      for (number, connection) in connections {
        let events = ready[connection.descriptor] ?? 0
        if events != 0 { connection.handle(events, at: now) }
        if connection.deadline <= now { connection.expire(at: now) }
        advance(connection, number: number, at: now)
      }
      // Last, because a new connection may get the descriptor of one that was closed above.
      if ready.contains(listener.descriptor) { accept(at: now) }
    }
    for connection in connections.values { connection.finish() }
    connections = [:]
  }

  /// Waits until something is ready or late, and returns what is ready.
  private func wait() -> [Int32: Int16] {
    let now = ContinuousClock.now
    var entries = [pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)]
    var end = connections.values.map(\.deadline).min()
    if acceptsAgain <= now {
      entries.append(pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0))
    } else {
      end = min(end ?? acceptsAgain, acceptsAgain)
    }
    entries += connections.values.map {
      pollfd(fd: $0.descriptor, events: $0.awaitedEvents, revents: 0)
    }
    poll(&entries, nfds_t(entries.count), end.map { now.milliseconds(until: $0) } ?? -1)
    return Dictionary(
      entries.filter { $0.revents != 0 }.map { ($0.fd, $0.revents) },
      uniquingKeysWith: { $0 | $1 })
  }

  private func deliver(at now: ContinuousClock.Instant) {
    for (number, delivery) in inbox.take() {
      guard let connection = connections[number] else { continue }
      switch delivery {
      case .response(let response): connection.send(response, at: now)
      case .part(let data): connection.send(part: data, at: now)
      case .endOfStream: connection.endStream(at: now)
      case .answer(let message): connection.send(message: message, at: now)
      }
    }
  }

  // MARK: - New connections

  private func accept(at now: ContinuousClock.Instant) {
    // A flood of connections must not keep the others waiting.
    for _ in 0..<limits.connections {
      let descriptor = Foundation.accept(listener.descriptor, nil, nil)
      guard descriptor >= 0 else {
        if errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM {
          acceptsAgain = now.advanced(by: .milliseconds(200))
        }
        return
      }
      Descriptor.prepare(descriptor)
      var yes: Int32 = 1
      setsockopt(
        descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes,
        socklen_t(MemoryLayout.size(ofValue: yes)))
      let connection = WebConnection(descriptor: descriptor, limits: limits, rule: rule, at: now)
      guard connections.count < limits.connections || makeRoom() else {
        if connections.count < limits.connections + Self.refusals {
          connection.refuse(.tooMany, at: now)
          add(connection)
        } else {
          connection.finish()
        }
        continue
      }
      add(connection)
    }
  }

  private func add(_ connection: WebConnection) {
    lastNumber += 1
    connections[lastNumber] = connection
  }

  /// Closes the connection that is missed least: one that rests, or one that has not shown the token
  /// yet; among these, the oldest.
  private func makeRoom() -> Bool {
    let least = connections.filter(\.value.canBeClosed).min { $0.key < $1.key }
    guard let (number, connection) = least else { return false }
    connection.finish()
    connections[number] = nil
    return true
  }

  // MARK: - Requests

  /// Starts what a connection has become ready for, and forgets it when it is closed.
  private func advance(
    _ connection: WebConnection, number: Int, at now: ContinuousClock.Instant
  ) {
    if let request = connection.nextRequest(at: now) {
      let (handler, inbox) = (handler, inbox)
      connection.task = Task.detached {
        let response = await handler(request)
        inbox.put(.response(response), for: number)
        guard case .stream(let parts) = response.body else { return }
        for await part in parts where !part.isEmpty { inbox.put(.part(part), for: number) }
        inbox.put(.endOfStream, for: number)
      }
    }
    if let (message, answer) = connection.nextMessage(at: now) {
      let inbox = inbox
      connection.task = Task.detached { inbox.put(.answer(await answer(message)), for: number) }
    }
    if connection.isClosed { connections[number] = nil }
  }
}

nonisolated extension [Int32: Int16] {
  fileprivate func contains(_ descriptor: Int32) -> Bool { self[descriptor] != nil }
}

nonisolated extension ContinuousClock.Instant {
  /// The time until a later instant, rounded up.
  fileprivate func milliseconds(until later: Self) -> Int32 {
    let duration = duration(to: later).components
    let milliseconds = duration.seconds * 1000 + duration.attoseconds / 1_000_000_000_000_000 + 1
    return Int32(clamping: max(0, milliseconds))
  }
}
