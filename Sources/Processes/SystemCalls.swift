import Foundation

/// Functions of C with a variable number of arguments, which Swift does not import, and what they are for.
package nonisolated enum SystemCalls {
  /// Asks the system for something about this process: `prctl(2)`.
  @discardableResult
  package static func control(_ operation: Int32, _ value: UInt, _ other: UInt = 0) -> Int32 {
    typealias Function = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    guard let symbol = dlsym(nil, "prctl") else { return missing() }
    return unsafeBitCast(symbol, to: Function.self)(operation, value, other, 0, 0)
  }

  /// A call by its number: `syscall(2)`.
  package static func call(
    _ number: Int, _ first: Int, _ second: Int = 0, _ third: Int = 0, _ fourth: Int = 0,
    _ fifth: Int = 0
  ) -> Int {
    typealias Function = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
    guard let symbol = dlsym(nil, "syscall") else { return Int(missing()) }
    return unsafeBitCast(symbol, to: Function.self)(number, first, second, third, fourth, fifth)
  }

  /// Both ends of a pipe, which programs that are started later do not inherit.
  package static func pipe() -> (reader: Int32, writer: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func missing() -> Int32 {
    errno = ENOSYS
    return -1
  }
}
