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
    image = image(
      in: maps, of: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path)
    // The first call loads the library that reads the stack, which a handler must not do.
    backtrace = dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Backtrace.self) }
    _ = backtrace?(calls, depth)
  }

  /// The kernel's list of what lies where.
  ///
  /// Each call gets a page of it, and Foundation takes the first one for all.
  private static var maps: String {
    let file = open("/proc/self/maps", O_RDONLY)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65536)
    while case let count = read(file, &part, part.count), count > 0 { text += part[..<count] }
    return String(decoding: text, as: UTF8.self)
  }

  /// Where a program or a library begins and ends, by the kernel's list.
  ///
  /// A file can lie in memory a second time, to be read: the runtime library does that with the
  /// program, at an address among those of the libraries. What counts is what was loaded to be run. It
  /// begins with the first byte of its file, and has a part that can be run.
  static func image(in maps: String, of path: String) -> ClosedRange<UInt>? {
    var copies: [(bounds: [UInt], canRun: Bool)] = []
    for line in maps.split(separator: "\n") where line.drop(while: { $0 != "/" }) == path {
      let fields = line.split(separator: " ", maxSplits: 3)
      guard fields.count == 4 else { continue }
      if copies.isEmpty || fields[2].allSatisfy({ $0 == "0" }) { copies.append(([], false)) }
      copies[copies.count - 1].bounds += bounds(of: line)
      if fields[1].contains("x") { copies[copies.count - 1].canRun = true }
    }
    guard let copy = copies.first(where: \.canRun), let first = copy.bounds.min(),
      let last = copy.bounds.max()
    else { return nil }
    return first...last
  }

  /// The addresses between which a line of the list speaks of something.
  private static func bounds(of line: Substring) -> [UInt] {
    line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
  }

  /// Where the library lies that has a symbol; nil if that is the program itself, or nobody has it.
  static func library(of symbol: String) -> ClosedRange<UInt>? {
    guard let address = dlsym(nil, symbol).map({ UInt(bitPattern: $0) }) else { return nil }
    let maps = maps
    let line = maps.split(separator: "\n").first { line in
      let bounds = bounds(of: line)
      return bounds.count == 2 && bounds[0] <= address && address < bounds[1]
    }
    guard let line, let path = line.firstIndex(of: "/").map({ String(line[$0...]) }),
      let range = image(in: maps, of: path)
    else { return nil }
    return image?.overlaps(range) == true ? nil : range
  }

  /// Whether this code lies in the program itself, and not in a library of it.
  static var isOfProgram: Bool { current.first.map { image?.contains($0) == true } ?? false }

  /// The calls that led to here, the innermost first, as addresses in memory.
  static var current: [UInt] {
    // A call returns to the instruction behind it, which may be another function's.
    let count = Int(backtrace?(calls, depth) ?? 0)
    return (0..<max(0, count)).map { UInt(bitPattern: calls[$0]) &- 1 }
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
