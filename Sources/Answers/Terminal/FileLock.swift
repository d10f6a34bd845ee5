import CourseFormat
import Foundation

/// A lock that one process holds at a time, so that no two call the build system in one folder.
///
/// - Shape: Two files. The system's own lock on the first keeps the processes of one machine apart.
///   On a shared disk it may not reach those of other machines, or not be there at all. For them
///   the second file is made by a call that fails if the file is there, and its date is written
///   anew every few seconds as long as the lock is held.
/// - Errors: A machine that stands still for minutes loses the lock. ``isHeld`` says so, and what
///   was done meanwhile counts for nothing.
package struct FileLock {
  private let file: Int32
  private let holder: URL
  private let own: URL

  /// The seconds after which a holder that gives no sign is taken for gone.
  private static let patience: TimeInterval = 120

  /// Waits until no other process holds the lock, and takes it.
  ///
  /// The system opens it again when the process ends, however it ends.
  package init(at url: URL) throws {
    holder = url.appendingPathExtension("holder")
    own = url.appendingPathExtension(RunIdentity.unique)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try own.write("\(RunIdentity.machine)\n")
    } catch {
      throw CommandError.cannotWrite(url.deletingLastPathComponent().path, reason: error.reason)
    }
    file = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      let reason = Self.reason
      try? FileManager.default.removeItem(at: own)
      throw CommandError.cannotWrite(url.path, reason: reason)
    }
    let step = Progress.step
    while flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      wait()
    }
    while link(own.path, holder.path) != 0 {
      // Whether it is held is asked of the system, too, which says something else then.
      let error = errno
      if isHeld || error != EEXIST { break }
      if isAbandoned { removeHolder() } else { wait() }
    }
    Progress.step = step
    Heartbeat.add(own)
  }

  private static var reason: String { String(cString: strerror(errno)) }

  /// Whether this process still holds the lock.
  ///
  /// The file of the holder has two names, and one of them is its own.
  var isHeld: Bool {
    var (first, second) = (stat(), stat())
    return stat(own.path, &first) == 0 && stat(holder.path, &second) == 0
      && first.st_ino == second.st_ino && first.st_dev == second.st_dev
  }

  /// Gives the lock back.
  package func unlock() {
    Heartbeat.remove(own)
    if isHeld { try? FileManager.default.removeItem(at: holder) }
    try? FileManager.default.removeItem(at: own)
    // Also for a program that is being started, and has it open for a moment more.
    flock(file, LOCK_UN)
    close(file)
  }

  private func wait() {
    if let signal = Interruption.signal {
      try? FileManager.default.removeItem(at: own)
      Interruption.stop(by: signal)
    }
    Progress.step = "waiting for another call of course that builds"
    Progress.tick()
    usleep(50_000)
  }

  /// Whether the holder has ended without giving the lock back.
  private var isAbandoned: Bool {
    // One of this machine held the system's lock as well, and this process holds that now.
    if RunIdentity.isKnown, holder.text == "\(RunIdentity.machine)\n" { return true }
    // The disk's clock tells the time, not that of one of the machines.
    utimes(own.path, nil)
    guard let now = own.modified, let sign = holder.modified else { return false }
    return now.timeIntervalSince(sign) > Self.patience
  }

  /// Removes the holder's file, unless another process was faster and holds the lock now.
  private func removeHolder() {
    let old = own.appendingPathExtension("old")
    var (before, after) = (stat(), stat())
    guard stat(holder.path, &before) == 0, rename(holder.path, old.path) == 0 else { return }
    if stat(old.path, &after) == 0, before.st_ino != after.st_ino { link(old.path, holder.path) }
    try? FileManager.default.removeItem(at: old)
  }
}
