import CourseFormat
import Foundation

/// A lock that one process holds at a time, so that no two call the build system in one folder.
///
/// - Shape: Two files. The system's own lock on the first keeps the processes of one machine apart.
///   On a shared disk it may not reach those of other machines, or not be there at all. For them
///   the second file is made by a call that fails if the file is there, it says who made it, and its
///   date is written anew every few seconds as long as the lock is held.
/// - Errors: A machine that stands still for minutes loses the lock. ``isHeld`` says so, and what
///   was done meanwhile counts for nothing.
package struct FileLock {
  /// What a lock asks of the system; a disk may not have all of it.
  package struct System {
    /// Takes the lock of an open file, if nobody has it: `flock`.
    package var lock: (Int32) -> Int32 = { flock($0, LOCK_EX | LOCK_NB) }
    /// Gives a file a second name, if nothing has that: `link`.
    package var link: (String, String) -> Int32 = { Foundation.link($0, $1) }

    package init() {}
  }

  private let system: System
  private let file: Int32
  private let holder: URL
  private let own: URL

  /// Whether the system's own lock is held as well.
  private var hasSystemLock = false

  /// The seconds after which a holder that gives no sign is taken for gone.
  private static let patience: TimeInterval = 120

  /// What the holder's file says, and nobody else's.
  private static var mark: String { "\(RunIdentity.machine)\n\(RunIdentity.unique)\n" }

  /// Waits until no other process holds the lock, and takes it.
  ///
  /// The system opens it again when the process ends, however it ends.
  package init(at url: URL, with system: System = System()) throws {
    self.system = system
    holder = url.appendingPathExtension("holder")
    own = url.appendingPathExtension(RunIdentity.unique)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try own.write(Self.mark)
    } catch {
      throw CommandError.cannotWrite(url.deletingLastPathComponent().path, reason: error.reason)
    }
    file = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      let error = errno
      try? FileManager.default.removeItem(at: own)
      throw CommandError.cannotWrite(url.path, reason: Self.reason(error))
    }
    let step = Progress.step
    takeSystemLock()
    do {
      try takeHolder()
    } catch {
      unlock()
      throw error
    }
    Progress.step = step
    for file in signs { Heartbeat.add(file) }
  }

  /// Takes the system's own lock, where the disk has such.
  private mutating func takeSystemLock() {
    while true {
      hasSystemLock = system.lock(file) == 0
      guard !hasSystemLock, errno == EWOULDBLOCK || errno == EINTR else { return }
      wait()
    }
  }

  private func takeHolder() throws {
    while true {
      let error = makeHolder()
      // Whether it is held is asked of the disk, too, which says something else then.
      if isHeld { return }
      guard error == EEXIST || error == 0 else {
        throw CommandError.cannotWrite(holder.path, reason: Self.reason(error))
      }
      if isAbandoned { removeHolder() } else { wait() }
    }
  }

  /// Makes the holder's file if there is none, and returns the system's number for why it does not.
  private func makeHolder() -> Int32 {
    guard system.link(own.path, holder.path) != 0 else { return 0 }
    guard errno != EEXIST else { return EEXIST }
    // The disk has no second names.
    let file = open(holder.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { return errno }
    defer { close(file) }
    let mark = Self.mark
    guard write(file, mark, mark.utf8.count) == mark.utf8.count else {
      let error = errno
      unlink(holder.path)
      return error
    }
    return 0
  }

  private static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }

  /// Whether this process still holds the lock.
  var isHeld: Bool { holder.text == Self.mark }

  /// The files whose dates say that this process goes on: those of the holder's file, and its own one.
  private var signs: [URL] { [own, holder] }

  /// Gives the lock back.
  package func unlock() {
    for file in signs { Heartbeat.remove(file) }
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
    if hasSystemLock, RunIdentity.isKnown,
      holder.text?.hasPrefix("\(RunIdentity.machine)\n") == true
    {
      return true
    }
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
    if stat(old.path, &after) == 0, before.st_ino != after.st_ino,
      system.link(old.path, holder.path) != 0
    {
      rename(old.path, holder.path)
    }
    try? FileManager.default.removeItem(at: old)
  }
}
