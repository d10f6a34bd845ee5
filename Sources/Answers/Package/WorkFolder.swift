import CourseFormat
import Foundation
import Synchronization

/// The folder of one run of this program, in which no other run reads or writes.
///
/// What a run works on lies here: the texts it compiles, the programs it links, what they print.
/// So any number of runs go on side by side in one copy of the course, on one machine or on many.
///
/// - Shape: `.build/course/work/HOST-PID-UNIQUE/`, removed when the run ends. As long as it lasts,
///   the run holds a lock on the file `run` in it, and writes its date anew every few seconds.
package enum WorkFolder {
  /// The names of what lies in each work folder besides the work.
  private static let mark = "run"

  /// The first word of a mark whose folder is to outlast its run.
  private static let handedOver = "handed over"

  /// How long a folder is left alone whose run cannot be asked whether it lasts.
  private static let patience: TimeInterval = 3 * 24 * 3600

  nonisolated private struct State {
    /// The folders of this run, by the scratch folder they lie in.
    var folders: [String: URL] = [:]
    /// The folders that other runs handed over to this one, each with the file that is its mark, if that is
    /// open for it alone.
    var adopted: [URL: Int32?] = [:]
  }

  nonisolated private static let state = Mutex(State())

  /// The folder of this run in a scratch folder; it is made when it is first asked for.
  ///
  /// - Errors: `CommandError.cannotWrite`.
  package static func inside(_ scratch: URL) throws -> URL {
    if let folder = state.withLock({ $0.folders[scratch.path] }) { return folder }
    let folder = try make(in: scratch)
    state.withLock { $0.folders[scratch.path] = folder }
    _ = removesAtExit
    return folder
  }

  private static let removesAtExit: Void = { atexit { WorkFolder.removeAll() } }()

  /// Removes the folders of this run.
  package nonisolated static func removeAll() {
    let folders = state.withLock { state in
      defer { state = State() }
      return Array(state.folders.values) + Array(state.adopted.keys)
    }
    for folder in folders { try? FileManager.default.removeItem(at: folder) }
  }

  /// Leaves the folder of this run to another one, which calls ``adopt(_:)``.
  ///
  /// If none does, the folder goes away some days later.
  package static func handOver(_ scratch: URL) throws {
    let folder = state.withLock { $0.folders.removeValue(forKey: scratch.path) }
    try folder?.appendingPathComponent(mark).write("\(handedOver)\n")
  }

  /// Takes over a folder that another run handed over.
  ///
  /// It goes away with the last who holds what is returned, and with this run at the latest: if that ends
  /// without a chance to remove it, another one does.
  package static func adopt(_ folder: URL) -> PrivateFolder? {
    guard folder.appendingPathComponent(mark).text?.hasPrefix(handedOver) == true else {
      return nil
    }
    let own = lockedMark(ofAdopted: folder)
    state.withLock { $0.adopted[folder] = own }
    _ = removesAtExit
    return PrivateFolder(at: folder)
  }

  /// Gives a folder of another run the mark of this one, and returns the file if it is open for it alone.
  private static func lockedMark(ofAdopted folder: URL) -> Int32? {
    // It gets the mark of this run, which is locked, or where the disk has no second names one like it.
    let work = folder.deletingLastPathComponent()
    let new = folder.appendingPathComponent(".\(mark)").path
    if let own = try? inside(work.deletingLastPathComponent()),
      link(own.appendingPathComponent(mark).path, new) == 0,
      rename(new, folder.appendingPathComponent(mark).path) == 0
    {
      return nil
    }
    guard let file = try? lockMark(in: folder) else { return nil }
    Heartbeat.add(file)
    return file
  }

  /// Removes a folder that nobody needs any more.
  fileprivate nonisolated static func remove(_ folder: URL) {
    let file = state.withLock { $0.adopted.removeValue(forKey: folder) ?? nil }
    try? FileManager.default.removeItem(at: folder)
    guard let file else { return }
    Heartbeat.remove(file)
    close(file)
  }

  private static func make(in scratch: URL) throws -> URL {
    let work = scratch.appendingPathComponent("work")
    var name = RunIdentity.unique
    // What this run handed over keeps its name.
    while work.appendingPathComponent(name).exists { name += "-next" }
    return try make(name, in: work)
  }

  /// Makes the folder of the run with a name, and removes those of runs that have ended.
  ///
  /// - Errors: `CommandError.cannotWrite`.
  package static func make(_ name: String, in work: URL) throws -> URL {
    let folder = work.appendingPathComponent(name)
    // Nobody sees the folder under its name before its mark is locked.
    let new = work.appendingPathComponent(".\(name)")
    do {
      try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
      Heartbeat.add(try lockMark(in: new))
      try FileManager.default.moveItem(at: new, to: folder)
    } catch {
      throw CommandError.cannotWrite(work.path, reason: error.reason)
    }
    sweep(work, by: name)
    return folder
  }

  /// Writes the mark of this run into its folder, and returns the file: it stays open, and locked, until the
  /// run ends.
  ///
  /// The machine is written once the file is locked. Another run that looks for folders to remove would
  /// otherwise take this one for the folder of a run of this machine that has ended.
  private static func lockMark(in folder: URL) throws -> Int32 {
    let path = folder.appendingPathComponent(mark).path
    let file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw POSIXError.last }
    // Where the disk has no locks, the date of the file alone tells that the run lasts.
    flock(file, LOCK_EX | LOCK_NB)
    do {
      try FileHandle(fileDescriptor: file).write(contentsOf: Data("\(RunIdentity.machine)\n".utf8))
    } catch {
      close(file)
      throw error
    }
    return file
  }

  /// Removes what runs left behind that ended without a chance to do so.
  ///
  /// A run of this machine has ended if its lock can be taken. Nothing is known about those of
  /// other machines, and of disks without locks, but when they last wrote the date.
  private static func sweep(_ work: URL, by run: String) {
    for name in work.names() where !name.contains(run) && !name.contains(RunIdentity.unique) {
      let folder = work.appendingPathComponent(name)
      let file = folder.appendingPathComponent(mark)
      let isOld = (file.modified ?? folder.modified).map { -$0.timeIntervalSinceNow > patience }
      if isOld == true || hasEnded(file) { try? FileManager.default.removeItem(at: folder) }
    }
  }

  private static func hasEnded(_ file: URL) -> Bool {
    guard RunIdentity.isKnown, file.text == "\(RunIdentity.machine)\n" else { return false }
    let lock = open(file.path, O_RDWR | O_CLOEXEC)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    return flock(lock, LOCK_EX | LOCK_NB) == 0
  }
}

/// A folder that goes away with the object that stands for it.
package nonisolated final class PrivateFolder: Sendable {
  package let url: URL

  init(at url: URL) { self.url = url }

  deinit { WorkFolder.remove(url) }
}

extension CoursePackage {
  /// The folder of this run, in which no other run reads or writes.
  package var work: URL { get throws { try WorkFolder.inside(scratch) } }

  /// The user whose copy of the course this is, if it is another one who can do here what others
  /// cannot.
  ///
  /// The build system copies resources with their owner, so only the owner and root can build.
  package var owner: String? {
    var status = stat()
    let user = geteuid()
    guard stat(root.appendingPathComponent("Package.swift").path, &status) == 0, user != 0,
      status.st_uid != user
    else { return nil }
    return getpwuid(status.st_uid).map { String(cString: $0.pointee.pw_name) }
      ?? "with the number \(status.st_uid)"
  }

  /// The path of a file in the package, from its root.
  package func path(of file: URL) -> String {
    guard file.path.hasPrefix(root.path + "/") else { return file.path }
    return String(file.path.dropFirst(root.path.count + 1))
  }
}

/// Which machine this is, and which run of the program.
package enum RunIdentity {
  private static let boot = (URL(fileURLWithPath: "/proc/sys/kernel/random/boot_id").text ?? "")
    .filter { !$0.isWhitespace }

  /// Whether the system says which machine this is.
  package static var isKnown: Bool { !boot.isEmpty }

  /// The name of the machine.
  package static let host: String = {
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, 255)
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let text = String(decoding: bytes, as: UTF8.self)
    let allowed = text.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return allowed.isEmpty ? "host" : String(allowed.prefix(32))
  }()

  /// The machine since it was started last.
  package static var machine: String { "\(host) \(boot)" }

  /// A name that no other run has, on any machine.
  package static let unique =
    "\(host)-\(getpid())-"
    + String(UInt64.random(in: 0...UInt64.max), radix: 36)
}

/// Writes the dates of some files anew every few seconds, as a sign that this run lasts.
///
/// The files are open: what has taken the name of one meanwhile is not this run's.
package nonisolated enum Heartbeat {
  private static let files = Mutex<Set<Int32>>([])

  /// How many seconds lie between two dates.
  package static let interval: UInt32 = 10

  private static let thread: Void = {
    Thread.detachNewThread {
      while true {
        sleep(interval)
        beat()
      }
    }
  }()

  /// Writes the dates.
  ///
  /// Nobody closes a file meanwhile, whose number might be that of another one then.
  static func beat() {
    files.withLock { files in
      for file in files { futimens(file, nil) }
    }
  }

  /// Begins with a file.
  package static func add(_ file: Int32) {
    files.withLock { _ = $0.insert(file) }
    _ = thread
  }

  /// Ends with a file.
  package static func remove(_ file: Int32) {
    files.withLock { _ = $0.remove(file) }
  }
}
