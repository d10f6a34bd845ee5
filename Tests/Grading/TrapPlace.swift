import HeadlessUIKit

/// Says at which instruction the program stopped, to whoever asked for it with `COURSE_PLACES`.
///
/// `course check` turns it into a line of the learner's file. For everybody else a number means
/// nothing, and none is printed.
///
/// - Shape: A line, `stopped at image + 0x…`, counted from where the program begins in memory.
nonisolated enum TrapPlace {
  // Prepared before a signal comes: the handler may fill in digits and write, and no more.
  private static let label = Array("stopped at image + 0x".utf8)
  private static let digits = Array("0123456789abcdef".utf8)
  private static let width = UInt.bitWidth / 4
  nonisolated(unsafe) private static let line = UnsafeMutablePointer<UInt8>.allocate(
    capacity: label.count + width + 1)
  nonisolated(unsafe) private static var image: UInt?

  /// Finds out where the program begins, if anybody wants to know.
  static func prepare() {
    guard ProcessInfo.processInfo.environment["COURSE_PLACES"] != nil else { return }
    line.update(from: label, count: label.count)
    line[label.count + width] = UInt8(ascii: "\n")
    _ = digits
    image = beginning(in: (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? "")
  }

  /// Where the program begins, in the kernel's list of what lies where.
  private static func beginning(in maps: String) -> UInt? {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    return maps.split(separator: "\n").first { $0.hasSuffix(program) }
      .flatMap { UInt($0.prefix { $0 != "-" }, radix: 16) }
  }

  /// Writes the place a signal came from.
  static func write(of context: UnsafeMutableRawPointer?) {
    guard let image, let counter = counter(in: context), counter >= image else { return }
    var rest = counter - image
    for place in stride(from: label.count + width - 1, through: label.count, by: -1) {
      line[place] = digits[Int(rest & 0xf)]
      rest >>= 4
    }
    Foundation.write(STDERR_FILENO, line, label.count + width + 1)
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
