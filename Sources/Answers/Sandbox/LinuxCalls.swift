import Foundation
import Processes

/// Calls of Linux that Foundation does not show.
enum LinuxCalls {
  typealias Unshare = @convention(c) (Int32) -> Int32
  typealias Mount =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UInt,
      UnsafePointer<CChar>?
    ) -> Int32
  typealias Detach = @convention(c) (UnsafePointer<CChar>, Int32) -> Int32

  static let unmount = dlsym(nil, "umount2").map { unsafeBitCast($0, to: Detach.self) }
  static let unshare = dlsym(nil, "unshare").map { unsafeBitCast($0, to: Unshare.self) }
  static let mount = dlsym(nil, "mount").map { unsafeBitCast($0, to: Mount.self) }
  static let setHostName = dlsym(nil, "sethostname").map {
    unsafeBitCast($0, to: (@convention(c) (UnsafePointer<CChar>, Int) -> Int32).self)
  }

  /// What `prctl` is asked for, by the names of `prctl(2)`.
  enum Control: Int32 {
    case setDumpable = 4
    case setFilter = 22
    case dropCapability = 24
    case setSecureBits = 28
    case setNoNewPrivileges = 38
  }

  /// Asks the system for something about this process, and returns whether it has done that.
  static func control(_ operation: Control, _ value: UInt, _ other: UInt = 0) -> Bool {
    SystemCalls.control(operation.rawValue, value, other) == 0
  }

  /// Root has no capabilities for being root, keeps none, raises none, and cannot change that.
  static let secureBits: UInt = 0b10_1111

  /// How something is mounted, by the names of `mount(2)`.
  enum MountFlag {
    static let noPrivileges: UInt = 1 << 1
    static let noDevices: UInt = 1 << 2
    static let noPrograms: UInt = 1 << 3
    static let bound: UInt = 1 << 12
    static let recursive: UInt = 1 << 14
    static let isPrivate: UInt = 1 << 18
  }

  /// What a process has for itself after `unshare(2)`.
  enum Namespace {
    static let files: Int32 = 0x2_0000
    static let hostName: Int32 = 0x400_0000
    static let messages: Int32 = 0x800_0000
    static let users: Int32 = 0x1000_0000
    static let processes: Int32 = 0x2000_0000
    static let network: Int32 = 0x4000_0000
  }

  /// Takes a mount away as soon as nobody uses it: `MNT_DETACH`.
  static let detach: Int32 = 2

  private static let mountSetAttributes = 442
  private static let currentFolder = -100
  private static let withAllBelow: UInt = 0x8000
  private static let readOnly: UInt64 = 1

  #if arch(x86_64)
    private static let pivotRoot = 155
  #else
    private static let pivotRoot = 41
  #endif

  /// Makes a folder and everything mounted below it read-only: `mount_setattr`, Linux 5.12.
  static func makeReadOnly(_ path: String) -> Bool {
    setAttributes(of: path, withAllBelow, setting: readOnly, clearing: 0)
  }

  /// Makes what is mounted on a folder writable, and nothing that is mounted below it.
  static func makeWritable(_ path: String) -> Bool {
    setAttributes(of: path, 0, setting: 0, clearing: readOnly)
  }

  private static func setAttributes(
    of path: String, _ flags: UInt, setting: UInt64, clearing: UInt64
  ) -> Bool {
    let attributes = [setting, clearing, 0, 0]
    let size = attributes.count * MemoryLayout<UInt64>.size
    return path.withCString { path in
      attributes.withUnsafeBufferPointer {
        SystemCalls.call(
          mountSetAttributes, currentFolder, Int(bitPattern: path), Int(flags),
          Int(bitPattern: $0.baseAddress), size)
      }
    } == 0
  }

  /// Makes a folder the root, and forgets the one before.
  static func changeRoot(to path: String) -> Bool {
    // The former root lies over the new one for a moment, and is then taken away.
    let change = { (here: UnsafePointer<CChar>) in
      SystemCalls.call(pivotRoot, Int(bitPattern: here), Int(bitPattern: here)) == 0
    }
    return chdir(path) == 0 && change(".") && unmount?(".", detach) == 0 && chdir("/") == 0
  }

  /// Closes every file that somebody left open, but for input, output and errors.
  static func closeFiles() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for file in names.compactMap({ Int32($0) }) where file > STDERR_FILENO { close(file) }
  }
}
