import Foundation

/// A terminal that nobody sees, for a program that does something else where there is none.
///
/// Whatever the program writes to it goes to a file.
package nonisolated final class HiddenTerminal: Sendable {
  /// The end that the program writes to.
  package let end: Int32

  private let isCopied = DispatchSemaphore(value: 0)

  /// Opens a terminal whose text goes to a file, or returns nil if the system has none left.
  package init?(writingTo file: URL) {
    let output = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard output >= 0 else { return nil }
    guard let (source, end) = Self.openTerminal() else {
      close(output)
      return nil
    }
    self.end = end
    let isCopied = isCopied
    Thread.detachNewThread {
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(source, &bytes, bytes.count)
        // The system answers with an error when nobody has the other end open.
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        // A full disk is no reason to let the program wait for a reader.
        try? Data(bytes[..<count]).writeAll(to: output)
      }
      close(source)
      close(output)
      isCopied.signal()
    }
  }

  /// Opens both ends of a terminal, which programs do not inherit that are started later.
  private static func openTerminal() -> (own: Int32, end: Int32)? {
    var (own, end) = (Int32(-1), Int32(-1))
    var size = winsize(ws_row: 24, ws_col: 200, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&own, &end, nil, nil, &size) == 0 else { return nil }
    for descriptor in [own, end] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return (own, end)
  }

  /// Closes the end of this program, once another one has it.
  package func handOver() { close(end) }

  /// Waits until the file holds everything, at most a second: somebody may keep the end open.
  package func finish() { _ = isCopied.wait(timeout: .now() + 1) }
}
