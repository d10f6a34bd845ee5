import Foundation

/// The calls that a thread lies in, in a form that a signal handler can read and write.
///
/// - Shape: Lines `stopped at image + 0x…`, counted from where the program begins in memory, the
///   innermost call first.
package nonisolated enum CallStack {
  package static let label = "stopped at image + 0x"

  /// How many calls are read.
  static let depth = 160

  // Prepared before a signal comes: a handler may fill in digits and write, and no more.
  nonisolated(unsafe) private static let calls =
    UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: depth)
  nonisolated(unsafe) private static let line = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
  private static let digits = label.utf8.count..<label.utf8.count + UInt.bitWidth / 4
  nonisolated(unsafe) private static var start: UInt?
  nonisolated(unsafe) private static var backtrace: Backtrace?

  // Foundation does not show these functions of the C library.
  private typealias Backtrace =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
  private typealias FindImage = @convention(c) (UInt, UnsafeMutableRawPointer) -> Int32
  private typealias KernelValue = @convention(c) (UInt) -> UInt

  /// Gets ready to read the stack, and to write addresses.
  static func prepare() {
    guard backtrace == nil else { return }
    line.update(from: Array(label.utf8), count: digits.lowerBound)
    line[digits.upperBound] = UInt8(ascii: "\n")
    start = program
    backtrace = dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Backtrace.self) }
    // The first call loads the library that reads the stack, which a handler must not do.
    _ = read()
  }

  /// Where the program or the library begins in memory that an address lies in.
  package static func image(of address: UInt) -> UInt? {
    var found: (path: UInt, start: UInt, symbol: UInt, place: UInt) = (0, 0, 0, 0)
    guard let symbol = dlsym(nil, "dladdr"),
      unsafeBitCast(symbol, to: FindImage.self)(address, &found) != 0
    else { return nil }
    return found.start
  }

  /// The first instruction of this program, which the kernel knows.
  static var entry: UInt {
    let key: UInt = 9
    return dlsym(nil, "getauxval").map { unsafeBitCast($0, to: KernelValue.self)(key) } ?? 0
  }

  /// Where this program begins.
  package static var program: UInt? { image(of: entry) }

  /// Whether this code lies in the program itself, and not in a library of it.
  package static var isOfProgram: Bool { image(of: UInt(bitPattern: #dsohandle)) == program }

  /// Reads the calls that led to here, and returns how many there are.
  static func read() -> Int { max(0, Int(backtrace?(calls, Int32(depth)) ?? 0)) }

  /// An address of a call that was read: it returns to the instruction behind it, which may be another
  /// line's or function's.
  static func address(ofCall index: Int) -> UInt { UInt(bitPattern: calls[index]) &- 1 }

  /// The calls that led to here, the innermost first, as addresses in memory.
  package static var current: [UInt] { (0..<read()).map(address) }

  /// Writes the instruction that a signal came from, if one did, and the calls that led to here.
  package static func write(from context: UnsafeMutableRawPointer?, to file: Int32) {
    if let registers = registers(in: context) { write(registers.instruction, to: file) }
    for index in 0..<read() { write(address(ofCall: index), to: file) }
  }

  /// Writes an address, if it lies in this program, which libraries lie far away from.
  package static func write(_ address: UInt, to file: Int32) {
    guard let start, address > start, address - start < 1 << 31 else { return }
    var rest = address - start
    for column in digits.reversed() {
      let digit = UInt8(rest & 0xf)
      line[column] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
      rest >>= 4
    }
    Foundation.write(file, line, digits.upperBound + 1)
  }

  /// The instruction that a signal came from, and where the stack ended then.
  static func registers(in context: UnsafeMutableRawPointer?) -> (instruction: UInt, stack: UInt)? {
    guard let machine = context?.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext else {
      return nil
    }
    #if arch(x86_64)
      return (UInt(bitPattern: Int(machine.gregs.16)), UInt(bitPattern: Int(machine.gregs.15)))
    #elseif arch(arm64)
      return (UInt(machine.pc), UInt(machine.sp))
    #else
      return nil
    #endif
  }
}
