import Foundation

/// A lock that one process holds at a time, so that two calls do not compile in one folder.
struct FileLock {
  private let file: Int32

  /// Waits until no other process holds the lock, and takes it.
  ///
  /// The system opens it again when the process ends, however it ends.
  init(at url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    file = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw CommandError.cannotWrite(url.path, reason: String(cString: strerror(errno)))
    }
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      if let signal = Interruption.signal { Interruption.stop(by: signal) }
      usleep(50_000)
    }
  }

  /// Gives the lock back.
  func unlock() {
    close(file)
  }
}
