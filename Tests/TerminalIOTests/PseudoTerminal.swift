import Foundation

/// A terminal without a window, for tests: what a program writes to it can be read here.
nonisolated final class PseudoTerminal: Sendable {
  /// The file a program opens to sit at this terminal.
  let path: String

  private let person: Int32
  private let program: Int32

  /// Linux' TIOCSPTLCK and TIOCGPTN, which stand behind unlockpt and ptsname.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  init?() {
    person = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var number: Int32 = 0
    var isLocked: Int32 = 0
    guard person >= 0, ioctl(person, Self.setLock, &isLocked) == 0,
      ioctl(person, Self.getNumber, &number) == 0
    else { return nil }
    path = "/dev/pts/\(number)"
    // Held open, so that the terminal keeps its mode when the program has gone.
    program = open(path, O_RDWR | O_NOCTTY)
    _ = fcntl(person, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(person)
    close(program)
  }

  /// Whether keys are shown and handed over line by line, as a shell likes it.
  var isCooked: Bool {
    var mode = termios()
    tcgetattr(program, &mode)
    return mode.c_lflag & tcflag_t(ICANON) != 0 && mode.c_lflag & tcflag_t(ECHO) != 0
      && mode.c_iflag & tcflag_t(ICRNL) != 0
  }

  /// Takes out what was written to the terminal.
  func written() -> String {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(person, &bytes, bytes.count)
    return String(decoding: bytes[..<max(count, 0)], as: UTF8.self)
  }

  /// Presses keys as soon as a text stands on the terminal, and returns what was written so far.
  func type(_ text: String, after prompt: String) async throws -> String {
    var written = ""
    for _ in 0..<60_000 where !written.contains(prompt) {
      written += self.written()
      try await Task.sleep(for: .milliseconds(10))
    }
    let bytes = Array(text.utf8)
    _ = write(person, bytes, bytes.count)
    return written
  }
}
