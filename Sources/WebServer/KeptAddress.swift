import Foundation

/// Where a site keeps its address, so that pages that are open go on after its program was started anew.
///
/// - Shape: A folder that only its owner can enter, and in it the file `address`, which only its owner
///   can read: the token, the port that the site had last, and what the site belongs to.
///
///       3f0c…9a
///       8080
///       /home/ada/course
///
/// - Errors: Nothing of it keeps a site from being served. A folder or file that is a link, another
///   user's, open to others, cut off or not in this form is not believed, and neither is one that was
///   copied with the folder of something else: the site gets a new token, which takes its place. Where
///   nothing can be written, or while another program serves the same site, the token is for this run.
package nonisolated final class KeptAddress: Sendable {
  /// The token that was kept, if one is believed.
  let token: String?

  /// The port that the site had last.
  let port: UInt16?

  private let folder: Int32
  private let owner: String

  private static let name = "address"

  /// The longest file that is read, in bytes.
  private static let longest = 8192

  /// A token that somebody made by chance has more different digits than this.
  private static let fewDigits = 6

  /// Opens the folder of a site, which is made if it is not there.
  ///
  /// Nobody else opens it as long as this value lives: nil if somebody has it open, or if it is not
  /// this user's own. `owner` is what the site belongs to, such as the path of a package.
  package init?(in folder: URL, of owner: String) {
    guard !owner.isEmpty, !owner.contains(where: \.isNewline) else { return nil }
    try? FileManager.default.createDirectory(
      at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    mkdir(folder.path, 0o700)
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, Self.isPrivate(status, S_IFDIR), Self.lock(descriptor)
    else {
      close(descriptor)
      return nil
    }
    (self.folder, self.owner) = (descriptor, owner)
    (token, port) = Self.read(in: descriptor, of: owner) ?? (nil, nil)
  }

  // The system opens it again for others, also where a program that is being started has it open for a
  // moment more.
  deinit {
    flock(folder, LOCK_UN)
    close(folder)
  }

  /// Keeps a folder from others, for a fifth of a second if need be.
  ///
  /// A program that is just being started has what is open here until its own code begins, and with it
  /// the lock that was given up.
  private static func lock(_ folder: Int32) -> Bool {
    for _ in 0..<20 {
      if flock(folder, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return true }
      usleep(10_000)
    }
    return false
  }

  /// Keeps an address for the next start.
  func keep(token: String, port: UInt16) {
    guard token != self.token || port != self.port else { return }
    let new = ".\(Self.name)-\(getpid())"
    unlinkat(folder, new, 0)
    let file = openat(folder, new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    do {
      guard fchmod(file, 0o600) == 0 else { throw CocoaError(.fileWriteNoPermission) }
      try handle.write(contentsOf: Data("\(token)\n\(port)\n\(owner)\n".utf8))
      // After a loss of power the file is whole, or it is the one before.
      try handle.synchronize()
    } catch {
      unlinkat(folder, new, 0)
      return
    }
    if renameat(folder, new, folder, Self.name) != 0 { unlinkat(folder, new, 0) }
  }

  /// Whether something is of a kind, this user's, and closed to everybody else.
  private static func isPrivate(_ status: stat, _ kind: mode_t) -> Bool {
    status.st_mode & S_IFMT == kind && status.st_uid == geteuid() && status.st_mode & 0o077 == 0
  }

  private static func read(in folder: Int32, of owner: String) -> (String, UInt16)? {
    // A link is not followed, and nobody waits for the other end of a pipe.
    let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var status = stat()
    // A second name of the file may be where somebody else reads it.
    guard fstat(file, &status) == 0, isPrivate(status, S_IFREG), status.st_nlink == 1,
      let data = try? handle.read(upToCount: longest + 1), data.count <= longest,
      let text = String(validating: data, as: UTF8.self), text.hasSuffix("\n")
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 4, lines[2] == owner, isToken(lines[0]),
      lines[1].allSatisfy({ $0.isASCII && $0.isNumber }), let port = UInt16(lines[1]), port > 0
    else { return nil }
    return (String(lines[0]), port)
  }

  /// Whether a text has the form of a token, and may have been made by chance.
  private static func isToken(_ text: Substring) -> Bool {
    text.wholeMatch(of: /[0-9a-f]{32}/) != nil && Set(text).count > fewDigits
  }
}
