import Foundation
import Synchronization

/// A server for one page on this machine.
///
/// It listens on 127.0.0.1 only, and answers who knows its token. It reads no file: what a request
/// gets, the handler makes. One thread waits for all connections at once, so a client that is slow,
/// or sends what is no request, takes nothing from the others.
///
///     let server = try WebServer(port: nil) { request in .text("Hello") }
///     print(server.address)
///     server.run()
///
/// - Errors: ``WebServerError`` if the port cannot be had. A request that cannot be answered gets a
///   status and a sentence.
package nonisolated final class WebServer: Sendable {
  /// Answers a request; several may be under way at once.
  package typealias Handler = @Sendable (WebRequest) async -> WebResponse

  /// The port it listens on.
  package let port: UInt16

  let rule: AccessRule
  private let limits: WebLimits
  private let handler: Handler
  private let listener: ListeningSocket
  /// Held as long as the server lives, so that no second one has the same address.
  private let kept: KeptAddress?
  private let pipe: WakePipe
  private let state = Mutex(State.idle)
  private let ended = DispatchSemaphore(value: 0)

  private enum State {
    case idle, serving, stopping, ended

    mutating func replace(_ old: Self, by new: Self) -> Bool {
      guard self == old else { return false }
      self = new
      return true
    }
  }

  /// Takes a port; without one that of the address that was kept, then the one that is preferred, and
  /// else any that is free.
  ///
  /// A browser keeps what a page remembers by its port, so a site that prefers a port finds the
  /// reader's place again. A site that keeps its address has its token again as well.
  package init(
    port: UInt16?, preferring preferred: UInt16? = nil, keeping address: KeptAddress? = nil,
    limits: WebLimits = WebLimits(), handler: @escaping Handler
  ) throws(WebServerError) {
    let wanted = port == nil ? [address?.port, preferred].compactMap(\.self) : []
    if let free = wanted.lazy.compactMap({ try? ListeningSocket(port: $0) }).first {
      listener = free
    } else {
      listener = try ListeningSocket(port: port ?? 0)
    }
    pipe = try WakePipe()
    self.port = listener.port
    rule = AccessRule(
      token: address?.token, port: listener.port,
      forwardedName: ForwardedName.ofEnvironment(port: listener.port))
    kept = address
    address?.keep(token: rule.token, port: listener.port)
    self.limits = limits
    self.handler = handler
  }

  /// A port that a site of a name may prefer: the same at each start, among the 900 from a number up.
  package static func port(for name: String, from first: UInt16) -> UInt16 {
    name.utf8.reduce(0) { ($0 * 31 + UInt16($1)) % 900 } + first
  }

  /// What a person opens in the browser: `http://127.0.0.1:8080/0f…e3/`.
  package var address: String { "http://127.0.0.1:\(port)/\(rule.token)/" }

  /// Serves until Ctrl-C, a request to end, or the closing of the terminal, and returns that signal.
  ///
  /// When a signal can no longer get lost, `announce` tells the person the address; it returns
  /// whether anybody is there to hear it. On the main thread, what belongs to the main actor runs
  /// while the server does.
  @discardableResult package func run(announcing announce: () -> Bool = { true }) -> Int32? {
    StopSignal.listen(waking: pipe) {
      start(until: { StopSignal.number != nil })
      if announce() { wait() } else { stop() }
    }
    return StopSignal.number
  }

  /// Serves on a thread of its own until ``stop()``.
  package func start() { start(until: { false }) }

  private func start(until isAsked: @escaping @Sendable () -> Bool) {
    guard state.withLock({ $0.replace(.idle, by: .serving) }) else { return }
    let thread = Thread { [self] in
      let loop = ServerLoop(
        listener: listener, pipe: pipe, rule: rule, limits: limits, handler: handler)
      loop.run { self.state.withLock { $0 == .stopping } || isAsked() }
      listener.close()
      state.withLock { $0 = .ended }
      ended.signal()
      // Wakes the main thread, if it waits.
      DispatchQueue.main.async {}
    }
    thread.name = "WebServer"
    thread.start()
  }

  /// Ends the thread and closes every connection.
  ///
  /// It returns when that is done.
  package func stop() {
    guard state.withLock({ $0.replace(.serving, by: .stopping) }) else { return }
    pipe.wake()
    ended.wait()
    ended.signal()
  }

  private func wait() {
    guard Thread.isMainThread else {
      ended.wait()
      ended.signal()
      return
    }
    while state.withLock({ $0 != .ended }) {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }
}

/// The socket that clients connect to.
nonisolated final class ListeningSocket: Sendable {
  let descriptor: Int32
  let port: UInt16
  private let isOpen = Mutex(true)

  /// Listens on a port of 127.0.0.1, or on a free one if the port is 0.
  init(port: UInt16) throws(WebServerError) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw .noSocket(errno) }
    Descriptor.prepare(descriptor)
    var yes: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout.size(ofValue: yes)))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 128) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isListening else {
      let error = errno
      Foundation.close(descriptor)
      switch error {
      case EADDRINUSE: throw .portTaken(port)
      case EACCES: throw .portReserved(port)
      default: throw .noSocket(error)
      }
    }
    self.descriptor = descriptor
    self.port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close() }

  /// Gives the port back.
  func close() {
    let wasOpen = isOpen.withLock { isOpen in
      defer { isOpen = false }
      return isOpen
    }
    if wasOpen { Foundation.close(descriptor) }
  }
}

nonisolated extension WebServerError {
  /// The error that the system has a number for.
  static func noSocket(_ number: Int32) -> WebServerError {
    .noSocket(reason: String(cString: strerror(number)))
  }
}
