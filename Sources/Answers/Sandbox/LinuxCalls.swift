import Foundation

/// Calls of Linux that Foundation does not show.
enum LinuxCalls {
  typealias Unshare = @convention(c) (Int32) -> Int32
  typealias Mount =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UInt,
      UnsafePointer<CChar>?
    ) -> Int32
  typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
  typealias Call =
    @convention(c) (Int, Int, UnsafePointer<CChar>, UInt, UnsafeRawPointer, Int) -> Int
  typealias Change = @convention(c) (Int, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int

  typealias Detach = @convention(c) (UnsafePointer<CChar>, Int32) -> Int32

  static let unmount = dlsym(nil, "umount2").map { unsafeBitCast($0, to: Detach.self) }
  static let unshare = dlsym(nil, "unshare").map { unsafeBitCast($0, to: Unshare.self) }
  static let mount = dlsym(nil, "mount").map { unsafeBitCast($0, to: Mount.self) }
  static let setHostName = dlsym(nil, "sethostname").map {
    unsafeBitCast($0, to: (@convention(c) (UnsafePointer<CChar>, Int) -> Int32).self)
  }
  static let prctl = dlsym(nil, "prctl").map { unsafeBitCast($0, to: Control.self) }
  private static let syscall = dlsym(nil, "syscall").map { unsafeBitCast($0, to: Call.self) }

  /// Makes a folder and everything mounted below it read-only: `mount_setattr`, Linux 5.12.
  static func makeReadOnly(_ path: String) -> Bool {
    let attributes: [UInt64] = [1, 0, 0, 0]
    return syscall?(442, -100, path, 0x8000, attributes, 32) == 0
  }

  /// Makes what is mounted on a folder writable, and nothing that is mounted below it.
  static func makeWritable(_ path: String) -> Bool {
    let attributes: [UInt64] = [0, 1, 0, 0]
    return syscall?(442, -100, path, 0, attributes, 32) == 0
  }
  /// Makes a folder the root, and forgets the one before.
  static func changeRoot(to path: String) -> Bool {
    #if arch(x86_64)
      let pivotRoot = 155
    #else
      let pivotRoot = 41
    #endif
    guard let call = dlsym(nil, "syscall").map({ unsafeBitCast($0, to: Change.self) }), let unmount
    else { return false }
    // The former root lies over the new one for a moment, and is then taken away.
    return chdir(path) == 0 && call(pivotRoot, ".", ".") == 0 && unmount(".", 2) == 0
      && chdir("/") == 0
  }

  /// Closes every file that somebody left open, but for input, output and errors.
  static func closeFiles() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for file in names.compactMap({ Int32($0) }) where file > STDERR_FILENO { close(file) }
  }
}
