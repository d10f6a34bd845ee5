import Foundation
import Synchronization

/// A process and everything that came from it.
///
/// The build system puts compilers into groups of their own, and an answer may do the same with
/// what it starts, so a signal to a group does not reach them all. The kernel's list of processes
/// does.
package nonisolated enum ProcessTree {
  /// Ends a process and its descendants.
  ///
  /// Each is stopped before its children are looked for, so that none can start another one
  /// in between.
  package static func kill(_ root: pid_t) {
    var found: [pid_t] = []
    var queue = [root]
    while !queue.isEmpty {
      let pid = queue.removeFirst()
      Foundation.kill(pid, SIGSTOP)
      found.append(pid)
      queue += children(of: pid)
    }
    for pid in found { Foundation.kill(pid, SIGKILL) }
  }

  /// The processes that a process started and that have not been collected.
  package static func children(of parent: pid_t) -> [pid_t] {
    parents().filter { $0.value == parent }.map(\.key)
  }

  /// A process and all that came from it, as far as it has not been collected.
  package static func descendants(of root: pid_t) -> Set<pid_t> {
    let children = Dictionary(grouping: parents()) { $0.value }
    var found: Set<pid_t> = []
    var queue = [root]
    while let pid = queue.popLast() {
      if found.insert(pid).inserted { queue += (children[pid] ?? []).map(\.key) }
    }
    return found
  }

  /// The parent of each process.
  private static func parents() -> [pid_t: pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var parents: [pid_t: pid_t] = [:]
    for pid in names.compactMap({ pid_t($0) }) {
      let fields = statFields(at: "/proc/\(pid)/stat") ?? []
      if fields.count > 1 { parents[pid] = pid_t(fields[1]) }
    }
    return parents
  }

  /// What the kernel tells about a process or a thread, from its state on.
  package static func statFields(at path: String) -> [Substring]? {
    // The name of the program comes second, in parentheses, and may hold anything.
    guard let text = shortText(at: path), let end = text.lastIndex(of: ")") else { return nil }
    return text[text.index(after: end)...].split(separator: " ")
  }

  /// The text of a file of the kernel's, read at once.
  static func shortText(at path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 2048)
    let count = read(file, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  nonisolated(unsafe) private static var adopts = false

  /// Makes this process the parent of every descendant whose own parent ends.
  ///
  /// Without it such a process would be the system's, and could not be found any more. It is for a
  /// program that does nothing beside looking after its children.
  package static func adoptOrphans() {
    adopts = true
    let setChildSubreaper: Int32 = 36
    SystemCalls.control(setChildSubreaper, 1)
  }

  /// Has this process end as soon as its parent does, and now if that has ended before.
  ///
  /// `parent` is the number of the one that has started it.
  package static func endWith(parent: pid_t) {
    endWithParent()
    if getppid() != parent { Foundation.kill(getpid(), SIGKILL) }
  }

  static func endWithParent() {
    let setParentDeathSignal: Int32 = 1
    SystemCalls.control(setParentDeathSignal, UInt(SIGKILL))
  }

  /// Children that somebody looks after until they end, whatever else ends meanwhile.
  private static let kept = Mutex<Set<pid_t>>([])

  /// Starts a child that ``killOrphans(except:)`` leaves alone until it is let go of.
  package static func keep(_ start: () throws -> pid_t) rethrows -> pid_t {
    try kept.withLock { kept in
      let pid = try start()
      kept.insert(pid)
      return pid
    }
  }

  /// Looks after a child no longer, because it has ended.
  package static func letGo(of pid: pid_t) {
    _ = kept.withLock { $0.remove(pid) }
  }

  /// The children of this process that nobody looks after.
  package static func orphans(except wanted: Set<pid_t> = []) -> [pid_t] {
    kept.withLock { kept in
      children(of: getpid()).filter { !wanted.contains($0) && !kept.contains($0) }
    }
  }

  /// Ends the children of this process and all that came from them, but for those that are wanted
  /// or looked after.
  ///
  /// It does nothing in a program that does not adopt orphans.
  package static func killOrphans(except wanted: Set<pid_t> = []) {
    guard adopts else { return }
    // A process that ends leaves its children to this one.
    while true {
      let orphans = orphans(except: wanted)
      guard !orphans.isEmpty else { return }
      for pid in orphans {
        kill(pid)
        collect(pid)
      }
    }
  }

  /// Waits for the end of a child, whatever signals come meanwhile, and returns how it ended; nil if it is
  /// no child of this process, or another thread has collected it.
  @discardableResult
  package static func collect(_ pid: pid_t) -> ProgramEnding? {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) != pid {
      guard errno == EINTR else { return nil }
    }
    return ProgramEnding(waitStatus: status)
  }
}
