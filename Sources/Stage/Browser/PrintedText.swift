import HeadlessUIKit
import Processes
import Synchronization

/// What a program prints while its phone is used, kept for the page instead of the standard output.
///
/// - Shape: A thread of its own takes what is printed, so that a program that prints much, or without end,
///   never waits for somebody to read.
/// - Errors: Of what is printed between two answers the first ``most`` bytes are kept, and the rest is
///   counted.
nonisolated final class PrintedText: Sendable {
  /// How much is kept between two answers, in bytes.
  static let most = 8000

  private struct State {
    var text: [UInt8] = []
    var dropped = 0
  }

  private let descriptor: Int32
  private let state = Mutex(State())

  /// Takes what is written to a descriptor from now on; nil if the system has no pipe left.
  init?(writtenTo taken: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    descriptor = ends[0]
    dup2(ends[1], taken)
    close(ends[1])
    let thread = Thread { [self] in while takeSome() {} }
    thread.name = "PrintedText"
    thread.start()
  }

  /// Waits for what is printed and takes it; false if nothing more will come.
  private func takeSome() -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let ready = poll(&waiting, 1, -1)
    return ready > 0 ? takeReady() != .end : ready < 0 && errno == EINTR
  }

  /// What there was to take.
  private enum Found {
    case some, none, end
  }

  /// Takes what waits in the pipe, without waiting for it.
  ///
  /// Reading and keeping are one step: a pipe that is empty says that all is kept.
  private func takeReady() -> Found {
    state.withLock { state in
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 0) > 0 else { return .none }
      var chunk = [UInt8](repeating: 0, count: 65536)
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { return count < 0 && errno == EINTR ? .none : .end }
      let kept = min(count, max(0, Self.most - state.text.count))
      state.text += chunk[..<kept]
      state.dropped += count - kept
      return .some
    }
  }

  /// Returns what was printed since the last time, in lines.
  func take() -> [String] {
    StandardOutput.flush()
    // What was written before now is in the pipe; one that never gets empty is not read to its end.
    for _ in 0..<100 {
      guard takeReady() == .some else { break }
    }
    let found = state.withLock { state in
      defer { state = State() }
      return state
    }
    guard !found.text.isEmpty || found.dropped > 0 else { return [] }
    var lines = String(decoding: found.text, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    if lines.last == "" { lines.removeLast() }
    if found.dropped > 0 { lines.append("… and \(found.dropped) more bytes, which are not shown") }
    return lines
  }
}
