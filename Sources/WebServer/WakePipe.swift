import Foundation

/// A pipe that wakes the thread of a server.
nonisolated final class WakePipe: Sendable {
  /// What the thread waits for beside its connections.
  let reading: Int32
  /// What a signal handler may write to.
  let writing: Int32

  init() throws(WebServerError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .noSocket(errno) }
    ends.forEach(Descriptor.prepare)
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// Wakes the thread.
  func wake() {
    var byte: UInt8 = 1
    _ = write(writing, &byte, 1)
  }

  /// Takes what was written, so that the thread can sleep again.
  func clear() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while read(reading, &bytes, bytes.count) > 0 {}
  }
}

/// The signals that ask a program to stop, while a server waits for them.
nonisolated enum StopSignal {
  // Written by the handler, and otherwise only while no handler is installed.
  nonisolated(unsafe) private static var received: sig_atomic_t = 0
  nonisolated(unsafe) private static var waking: Int32 = -1

  /// Ctrl-C, the request to end, and the closing of the terminal.
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// The signal that came, if one did.
  static var number: Int32? { received == 0 ? nil : received }

  /// Listens while something is done.
  static func listen(waking pipe: WakePipe, while body: () -> Void) {
    (received, waking) = (0, pipe.writing)
    let former = numbers.map { number in
      var (new, old) = (sigaction(), sigaction())
      new.__sigaction_handler.sa_handler = { StopSignal.note($0) }
      sigaction(number, &new, &old)
      return (number, old)
    }
    body()
    for (number, action) in former {
      var action = action
      sigaction(number, &action, nil)
    }
  }

  private static func note(_ number: Int32) {
    let error = errno
    received = number
    var byte: UInt8 = 1
    _ = write(waking, &byte, 1)
    errno = error
  }
}

/// What every descriptor of the server has in common.
nonisolated enum Descriptor {
  /// Has it never wait, and stay in this program when another one is started.
  static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }
}
