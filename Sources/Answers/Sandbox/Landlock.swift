import Foundation
import Processes

/// The part of Linux by which a process without privileges takes rights from itself for good.
///
/// It stands in where a system does not let its users have namespaces, as in most containers and on
/// Ubuntu. Files are kept apart by Landlock (Linux 5.13), and a filter of system calls keeps a
/// program from making sockets.
///
/// - Source: `landlock(7)`, `seccomp(2)`.
package enum Landlock {
  /// The rights on files and folders, by their bits.
  private enum Right {
    static let execute: UInt64 = 1 << 0
    static let write: UInt64 = 1 << 1
    static let read: UInt64 = 1 << 2
    static let list: UInt64 = 1 << 3
    static let truncate: UInt64 = 1 << 14
    /// Those that a file can have, and not only a folder.
    static let ofFiles: UInt64 = execute | write | read | truncate | (1 << 15)
  }

  private static let filterOfCalls: UInt = 2
  private static let createRuleset = 444
  private static let addRule = 445
  private static let restrictSelf = 446

  /// The version that the system has, or 0 if it has none.
  package static var version: Int { max(0, SystemCalls.call(createRuleset, 0, 0, 1)) }

  /// Whether a program may signal none but its own processes.
  static var keepsSignals: Bool { version >= 6 }

  /// What a process may do with a file, or with all that is in a folder.
  package enum Permission {
    case read, readAndWrite, everything
  }

  /// Takes every right from this process and from what it starts, but for those on these paths.
  ///
  /// What is not there is left out. Returns false if the system does not do it.
  static func restrict(to paths: [(path: String, permission: Permission)]) -> Bool {
    let version = version
    guard version > 0, LinuxCalls.control(.setNoNewPrivileges, 1) else { return false }
    // Later versions know more rights.
    let count = [1: 13, 2: 14, 3: 15, 4: 15][version] ?? 16
    let all: UInt64 = (1 << UInt64(count)) - 1
    let tcp: UInt64 = version >= 4 ? 3 : 0
    let scopes: UInt64 = version >= 6 ? 3 : 0
    let attributes: [UInt64] = [all, tcp, scopes]
    let size = version >= 6 ? 24 : version >= 4 ? 16 : 8
    let rules = attributes.withUnsafeBytes { bytes in
      SystemCalls.call(createRuleset, Int(bitPattern: bytes.baseAddress), size)
    }
    guard rules >= 0 else { return false }
    defer { close(Int32(rules)) }
    for (path, permission) in paths {
      let onlyPath: Int32 = 0x20_0000
      let file = open(path, onlyPath | O_CLOEXEC)
      guard file >= 0 else { continue }
      defer { close(file) }
      var status = stat()
      guard fstat(file, &status) == 0 else { return false }
      var rights =
        switch permission {
        case .read: Right.read | Right.execute | Right.list
        case .readAndWrite: Right.read | Right.write | Right.list | Right.truncate
        case .everything: all & ~Right.execute
        }
      rights &= all
      if status.st_mode & S_IFMT != S_IFDIR { rights &= Right.ofFiles }
      // The structure has no gap between its eight bytes and its four.
      var rule = withUnsafeBytes(of: rights, Array.init)
      rule += withUnsafeBytes(of: file, Array.init)
      let added = rule.withUnsafeBytes { bytes in
        SystemCalls.call(addRule, rules, 1, Int(bitPattern: bytes.baseAddress))
      }
      // A pipe lies in no folder, and needs no right.
      guard added == 0 || errno == EBADFD else { return false }
    }
    return SystemCalls.call(restrictSelf, rules) == 0 && forbidSockets()
  }

  /// Has the system refuse every new socket to this process and to what it starts.
  private static func forbidSockets() -> Bool {
    #if arch(x86_64)
      let (architecture, socket): (UInt32, UInt32) = (0xc000_003e, 41)
    #elseif arch(arm64)
      let (architecture, socket): (UInt32, UInt32) = (0xc000_00b7, 198)
    #else
      return false
    #endif
    let ring: UInt32 = 425
    let otherNumbers: UInt32 = 0x4000_0000
    let (load, equals, isAtLeast, end): (UInt16, UInt16, UInt16, UInt16) = (0x20, 0x15, 0x35, 0x06)
    let (allowed, refused): (UInt32, UInt32) = (0x7fff_0000, 0x0005_0000 | UInt32(EACCES))
    // Each is a code, how many to leave out if it holds and if it does not, and a value.
    let filter: [(code: UInt16, holds: UInt8, fails: UInt8, value: UInt32)] = [
      (load, 0, 0, 4), (equals, 0, 5, architecture),
      (load, 0, 0, 0), (isAtLeast, 3, 0, otherNumbers), (equals, 2, 0, socket),
      (equals, 1, 0, ring), (end, 0, 0, allowed), (end, 0, 0, refused),
    ]
    var bytes: [UInt8] = []
    for step in filter {
      bytes += withUnsafeBytes(of: step.code, Array.init) + [step.holds, step.fails]
      bytes += withUnsafeBytes(of: step.value, Array.init)
    }
    return bytes.withUnsafeBytes { steps in
      let program: [UInt] = [UInt(filter.count), UInt(bitPattern: steps.baseAddress)]
      return program.withUnsafeBytes { bytes in
        LinuxCalls.control(.setFilter, filterOfCalls, UInt(bitPattern: bytes.baseAddress))
      }
    }
  }
}
