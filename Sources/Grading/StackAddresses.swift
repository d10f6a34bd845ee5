import CourseFormat
import HeadlessUIKit

/// Writes down where the program is, in a form a signal handler can write.
///
/// - Shape: Lines `stopped at image + 0x…`, counted from where the program begins in memory, the
///   innermost call first.
nonisolated enum StackAddresses {
  // Prepared before a signal comes: the handler may fill in digits and write, and no more.
  private static let label = Array(CrashSite.label.utf8)
  private static let digits = Array("0123456789abcdef".utf8)
  private static let width = UInt.bitWidth / 4
  private static let depth: Int32 = 64
  nonisolated(unsafe) private static let line = UnsafeMutablePointer<UInt8>.allocate(
    capacity: label.count + width + 1)
  nonisolated(unsafe) private static let calls =
    UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: Int(depth))
  nonisolated(unsafe) private static var image: ClosedRange<UInt>?

  // Foundation does not show the C library's function that reads the stack.
  private typealias Backtrace =
    @convention(c) (
      UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32
    ) -> Int32
  nonisolated(unsafe) private static var backtrace: Backtrace?

  /// Finds out where the program lies in memory.
  static func prepare() {
    line.update(from: label, count: label.count)
    line[label.count + width] = UInt8(ascii: "\n")
    _ = digits
    image = image(in: (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? "")
    // The first call loads the library that reads the stack, which a handler must not do.
    backtrace = dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Backtrace.self) }
    _ = backtrace?(calls, depth)
  }

  /// Where the program begins and ends, in the kernel's list of what lies where.
  private static func image(in maps: String) -> ClosedRange<UInt>? {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let bounds = maps.split(separator: "\n").filter { $0.hasSuffix(program) }
      .flatMap { $0.prefix { $0 != " " }.split(separator: "-") }
      .compactMap { UInt($0, radix: 16) }
    guard let first = bounds.min(), let last = bounds.max() else { return nil }
    return first...last
  }

  /// Writes the instruction a signal came from, if one did, and the calls that led to here.
  static func write(from context: UnsafeMutableRawPointer?, to file: Int32) {
    if let counter = counter(in: context) { write(counter, to: file) }
    let count = Int(backtrace?(calls, depth) ?? 0)
    for index in 0..<max(0, count) {
      // A call returns to the instruction behind it, which may be another line's.
      write(UInt(bitPattern: calls[index]) &- 1, to: file)
    }
  }

  /// Writes an address, if it lies in this program.
  static func write(_ address: UInt, to file: Int32) {
    guard let image, image.contains(address) else { return }
    var rest = address - image.lowerBound
    for column in stride(from: label.count + width - 1, through: label.count, by: -1) {
      line[column] = digits[Int(rest & 0xf)]
      rest >>= 4
    }
    Foundation.write(file, line, label.count + width + 1)
  }

  /// The instruction that was being executed.
  private static func counter(in context: UnsafeMutableRawPointer?) -> UInt? {
    guard let context else { return nil }
    let machine = context.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext
    #if arch(x86_64)
      return UInt(bitPattern: Int(machine.gregs.16))
    #elseif arch(arm64)
      return UInt(machine.pc)
    #else
      return nil
    #endif
  }
}
