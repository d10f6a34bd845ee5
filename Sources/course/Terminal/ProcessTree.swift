import Foundation

/// A process and everything that came from it.
///
/// The build system puts compilers into groups of their own, so a signal to a group does not
/// reach them all. The kernel's list of processes does.
enum ProcessTree {
  /// Ends a process and its descendants.
  ///
  /// Each is stopped before its children are looked for, so that none can start another one
  /// in between.
  static func kill(_ root: pid_t) {
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

  private static func children(of parent: pid_t) -> [pid_t] {
    URL(fileURLWithPath: "/proc").names { $0.allSatisfy(\.isNumber) }.compactMap { name in
      guard let stat = URL(fileURLWithPath: "/proc/\(name)/stat").text else { return nil }
      // The name of the program comes second, in parentheses, and may hold anything.
      let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
      return fields.element(at: 1).flatMap { pid_t($0) } == parent ? pid_t(name) : nil
    }
  }
}
