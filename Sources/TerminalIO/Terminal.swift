import Foundation

/// The terminal a person sits at, for a program that draws the whole window.
///
///     Terminal.run { terminal in
///       terminal.draw(["Press a key."])
///       _ = terminal.nextEvent()
///     }
///
/// While it runs, keys arrive one by one and unseen, and lines stand on a screen of their own.
/// Afterwards, and however the program ends, the terminal is as it was.
///
/// - Shape: Columns and rows count from the top left.
/// - Units: Cells.
/// - Errors: A terminal that went away is reported by the event `closed`.
/// - Source: POSIX, "termios.h"; xterm, "ctlseqs".
package final class Terminal {
  /// What can happen at a terminal.
  nonisolated package enum Event: Equatable, Sendable {
    case key(Key)
    /// The window has another size, or shows something else: draw again.
    case resize
    /// Nobody is there any more.
    case closed
  }

  /// How long a sequence may wait for its next byte, in milliseconds.
  private static let sequenceTimeout: Int32 = 50

  private var decoder = KeyDecoder()
  private var keys: [Key] = []
  private var frame = TerminalFrame()
  private var isClosed = false

  private init() {}

  /// Whether the program has a terminal to read keys from and to draw on.
  package static var isInteractive: Bool {
    let kind = ProcessInfo.processInfo.environment["TERM"] ?? ""
    return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !["", "dumb"].contains(kind)
  }

  /// The descriptor of the terminal that is drawn with: the standard output, unless that is taken.
  package static var output: Int32 {
    get { TerminalGuard.output }
    set { TerminalGuard.output = newValue }
  }

  /// The size of the window a program writes to, or 80 by 24 if that cannot be known.
  package static var size: (columns: Int, rows: Int) {
    var window = winsize()
    let answer = ioctl(output, UInt(TIOCGWINSZ), &window)
    guard answer == 0, window.ws_col > 0, window.ws_row > 0 else { return (80, 24) }
    return (Int(window.ws_col), Int(window.ws_row))
  }

  /// Draws on the whole terminal while `body` runs; ask ``isInteractive`` first.
  package static func run<Result>(_ body: (Terminal) throws -> Result) rethrows -> Result {
    TerminalGuard.begin()
    defer { TerminalGuard.end() }
    return try body(Terminal())
  }

  /// Draws on the whole terminal while `body` runs; ask ``isInteractive`` first.
  package static func run<Result>(
    _ body: (Terminal) async throws -> Result
  ) async rethrows -> Result {
    TerminalGuard.begin()
    defer { TerminalGuard.end() }
    return try await body(Terminal())
  }

  /// Restores the terminal for good if it is in use; a signal handler may call this.
  nonisolated package static func restore() {
    TerminalGuard.restore()
  }

  /// Leaves the terminal to another program while `body` runs, and draws on it again afterwards.
  package func release<Result>(while body: () throws -> Result) rethrows -> Result {
    TerminalGuard.end()
    defer {
      TerminalGuard.begin()
      frame.invalidate()
    }
    return try body()
  }

  /// The size of the window.
  package var size: (columns: Int, rows: Int) { Self.size }

  /// Waits for something to happen.
  package func nextEvent() -> Event {
    while true {
      if let event = nextEvent(within: nil) { return event }
    }
  }

  /// Waits for something to happen, or returns nil if nothing did in so many milliseconds.
  ///
  /// A signal that the program listens to ends the waiting as well.
  package func nextEvent(within milliseconds: Int32?) -> Event? {
    if keys.isEmpty, !isClosed, wait(within: milliseconds ?? -1) {
      frame.invalidate()
      return .resize
    }
    if !keys.isEmpty { return .key(keys.removeFirst()) }
    return isClosed ? .closed : nil
  }

  /// Shows lines from the top of the window, cut to its size.
  package func draw(_ lines: [String]) {
    let size = size
    write(frame.update(to: lines, columns: size.columns, rows: size.rows))
  }

  /// Waits for bytes, and returns whether the window has to be drawn again.
  private func wait(within milliseconds: Int32) -> Bool {
    var descriptors = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: TerminalGuard.redrawRequests, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&descriptors, 2, decoder.hasPendingBytes ? Self.sequenceTimeout : milliseconds)
    if count == 0 { keys += decoder.flush() }
    guard count > 0 else { return false }
    if descriptors[1].revents != 0 {
      TerminalGuard.clearRedrawRequests()
      return true
    }
    read()
    return false
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 {
      keys += decoder.decode(Array(bytes[..<count]))
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      isClosed = true
    }
  }

  private func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty, !isClosed {
      let count = bytes.withUnsafeBytes {
        Foundation.write(Self.output, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        var descriptor = pollfd(fd: Self.output, events: Int16(POLLOUT), revents: 0)
        poll(&descriptor, 1, -1)
      } else if errno != EINTR {
        isClosed = true
      }
    }
  }
}
