import CourseFormat
import Foundation

/// A lock that one process holds at a time, so that no two call the build system in one folder.
///
/// - Shape: Two files. The system's own lock on the first keeps the processes of one machine apart.
///   On a shared disk it may not reach those of other machines, or not be there at all. For them
///   the second file is made by a call that fails if the file is there, it says who made it, and its
///   date is written anew every few seconds as long as the lock is held. Whoever puts the file of one
///   aside that has ended makes another file first, which is named after that one's mark and can be
///   made by one process alone; who gives the lock back makes it as well.
/// - Errors: A machine that stands still for minutes loses the lock. ``isHeld`` says so, and what
///   was done meanwhile counts for nothing.
package struct FileLock {
  /// What a lock asks of the system; a disk may not have all of it.
  package struct System {
    /// Takes the lock of an open file, if nobody has it: `flock`.
    package var lock: (Int32) -> Int32 = { flock($0, LOCK_EX | LOCK_NB) }
    /// Gives a file a second name, if nothing has that: `link`.
    package var link: (String, String) -> Int32 = { Foundation.link($0, $1) }
    /// Gives a file the name of another one, which is gone then: `rename`.
    package var rename: (String, String) -> Int32 = { Foundation.rename($0, $1) }
    /// Lets some time pass before it is looked again.
    package var pause: () -> Void = { usleep(50_000) }

    package init() {}
  }

  private let system: System
  private let file: Int32
  private let holder: URL
  private let own: URL

  /// What the holder's file says, and no other one's: each lock has a mark of its own.
  private let mark: String

  /// Whether the system's own lock is held as well.
  private var hasSystemLock = false

  /// The holder's file, open: its date says that this process goes on, and it may have lost its name.
  private var sign: Int32 = -1

  /// The seconds after which a holder that gives no sign is taken for gone.
  private static let patience: TimeInterval = 120

  private static var count = 0

  /// Waits until no other process holds the lock, and takes it.
  ///
  /// The system opens it again when the process ends, however it ends.
  package init(at url: URL, with system: System = System()) throws {
    Self.count += 1
    let name = "\(RunIdentity.unique)-\(Self.count)"
    self.system = system
    mark = "\(RunIdentity.machine)\n\(name)\n"
    holder = url.appendingPathExtension("holder")
    own = url.appendingPathExtension(name)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try own.write(mark)
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
    sign = open(holder.path, O_RDONLY | O_CLOEXEC)
    if sign >= 0 { Heartbeat.add(sign) }
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
      let error = take(holder)
      if error == 0 { return }
      guard error == EEXIST else {
        throw CommandError.cannotWrite(holder.path, reason: Self.reason(error))
      }
      wait()
    }
  }

  /// Has a file be this process's, and returns the system's number for why it is not: `EEXIST` if it is that
  /// of another one.
  private func take(_ place: URL) -> Int32 {
    let error = make(place)
    // The disk may say that it is there because this process has made it.
    if isOwn(place) { return 0 }
    guard error == EEXIST, let former = place.text, isAbandoned(place, by: former) else {
      return error == 0 ? EEXIST : error
    }
    let right = Self.right(toRemove: place, of: former)
    let refusal = take(right)
    guard refusal == 0 else { return refusal }
    defer { unlink(right.path) }
    // As long as the right is this process's, nobody else takes away what is there.
    guard place.text == former else { return EEXIST }
    let new = own.appendingPathExtension("new")
    unlink(new.path)
    let failure = make(new)
    guard failure == 0 else { return failure }
    return system.rename(new.path, place.path) == 0 ? 0 : errno
  }

  /// The file that one process makes before it takes away the file of another one, or its own.
  private static func right(toRemove place: URL, of mark: String) -> URL {
    place.appendingPathExtension("after-\(Fingerprint.of([mark]))")
  }

  /// Makes a file with the mark of this process if there is none, and returns the system's number for why
  /// it does not.
  private func make(_ place: URL) -> Int32 {
    guard system.link(own.path, place.path) != 0 else { return 0 }
    guard errno != EEXIST else { return EEXIST }
    // The disk has no second names.
    let file = open(place.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { return errno }
    defer { close(file) }
    guard write(file, mark, mark.utf8.count) == mark.utf8.count else {
      let error = errno
      unlink(place.path)
      return error
    }
    return 0
  }

  private static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }

  private func isOwn(_ place: URL) -> Bool { place.text == mark }

  /// Whether this process still holds the lock.
  package var isHeld: Bool { isOwn(holder) }

  /// Gives the lock back.
  package func unlock() {
    if sign >= 0 {
      Heartbeat.remove(sign)
      close(sign)
    }
    let right = Self.right(toRemove: holder, of: mark)
    // Whoever takes this process for gone meanwhile has the right, and leaves a file that is its own.
    if isHeld, take(right) == 0 {
      if isHeld { unlink(holder.path) }
      unlink(right.path)
    }
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
    system.pause()
  }

  /// Whether whoever has made a file has ended without taking it away.
  private func isAbandoned(_ place: URL, by mark: String) -> Bool {
    // One of this machine held the system's lock as well, and this process holds that now.
    if hasSystemLock, RunIdentity.isKnown, mark.hasPrefix("\(RunIdentity.machine)\n") {
      return true
    }
    // The disk's clock tells the time, not that of one of the machines.
    utimes(own.path, nil)
    guard let now = own.modified, let sign = place.modified else { return false }
    return now.timeIntervalSince(sign) > Self.patience
  }
}
