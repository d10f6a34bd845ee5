import Answers
import Foundation

/// A hidden folder beside the place of what is made in it, which goes with the run that made it.
///
/// - Shape: `.course-export-HOST-PID-UNIQUE`. As long as it is used the run holds the system's lock on it,
///   which goes however the run ends.
/// - Errors: What a run left behind that was killed is removed by the next one in the same place. Where the
///   disk has no locks, it stays.
struct HiddenFolder {
  let url: URL
  private let lock: Int32

  private static let prefix = ".course-export-"

  /// Makes a folder in another one.
  init(in parent: URL) throws(POSIXError) {
    Self.sweep(parent)
    url = parent.appendingPathComponent(Self.prefix + RunIdentity.unique)
    // Nobody sees the folder under its name before it is locked.
    let new = parent.appendingPathComponent(".new" + url.lastPathComponent)
    guard mkdir(new.path, 0o700) == 0 else { throw POSIXError.last }
    lock = open(new.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if lock >= 0 { flock(lock, LOCK_EX | LOCK_NB) }
    guard rename(new.path, url.path) == 0 else {
      let error = POSIXError.last
      rmdir(new.path)
      close(lock)
      throw error
    }
  }

  /// Removes the folder with all that lies in it.
  func remove() {
    try? FileManager.default.removeItem(at: url)
    flock(lock, LOCK_UN)
    close(lock)
  }

  /// Removes the folders of runs that have ended: whose lock can be taken.
  private static func sweep(_ parent: URL) {
    for name in parent.names(where: { $0.hasPrefix(prefix) }) {
      let folder = parent.appendingPathComponent(name)
      let lock = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard lock >= 0 else { continue }
      if flock(lock, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(at: folder) }
      close(lock)
    }
  }
}
