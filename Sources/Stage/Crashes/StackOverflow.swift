import HeadlessUIKit
import TerminalIO

/// Ends the program with a sentence when calls lie in each other until no memory is left for them.
///
///     Calls lie in each other without end: Menu.viewDidLayoutSubviews → UIView.layoutIfNeeded → …
///
/// The kernel tells by a signal that the stack is full. What calls what is read from the stack, and
/// the names from the program's own file, so nothing has to be counted while the program runs. The
/// stack may end while the thread takes memory, which no handler can do then. So a thread that
/// waits from the start finds the names.
///
/// - Shape: The main thread alone, which views belong to. Other crashes go on to whoever listened
///   before.
nonisolated package enum StackOverflow {
  /// How many calls are read from the stack.
  fileprivate static let depth = 160

  // The handler reads these without a lock. They are written once, before it can be called.
  nonisolated(unsafe) private static var before = sigaction()
  nonisolated(unsafe) private static let calls =
    UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: depth)

  // Foundation does not show these functions of the C library and of Swift's.
  private typealias Backtrace =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
  nonisolated(unsafe) private static var backtrace: Backtrace?

  /// Whether somebody else listens to crashes, and ends the program after the sentence was said.
  ///
  /// Then nothing is installed here.
  nonisolated(unsafe) package static var isReportedElsewhere = false {
    didSet { prepare() }
  }

  /// A thread whose stack is full, as its handler leaves it to the thread that finds the names.
  private struct Full {
    var thread = pthread_t()
    var pointer: UInt = 0
    var count = 0
    /// Whether there was something to say, and it was said.
    var isTold = false
  }

  nonisolated(unsafe) private static var full = Full()
  nonisolated(unsafe) private static var isTelling = false
  // A handler may write to a pipe and wait for one.
  nonisolated(unsafe) private static var question: (read: Int32, write: Int32) = (-1, -1)
  nonisolated(unsafe) private static var answer: (read: Int32, write: Int32) = (-1, -1)

  /// How long a handler waits for the names, in milliseconds; a busy machine needs some seconds.
  private static let patience: Int32 = 60_000

  /// Gets ready to read the stack, and to find names beside a thread that can take no memory.
  private static func prepare() {
    guard backtrace == nil, let symbol = dlsym(nil, "backtrace") else { return }
    backtrace = unsafeBitCast(symbol, to: Backtrace.self)
    // The first call loads the library that reads the stack, which a handler must not do.
    _ = backtrace?(calls, Int32(depth))
    guard let first = pipe(), let second = pipe() else { return }
    (question, answer) = (first, second)
    Thread.detachNewThread { findNames() }
  }

  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Waits for threads whose stacks are full, and says what fills them.
  private static func findNames() {
    // What the language makes where a thing is first used may give memory back that another thread
    // took. That is done now, and not while the other one holds the lock of its memory.
    _ = lowestAddressOfStack(of: pthread_self())
    let names =
      ProgramSymbols.names(of: [])
      + ["$s1M4MenuC4cookyyF", "$s1M8KitchensV4open33_0F9AE1LLyySiF"].compactMap(
        ProgramSymbols.name)
    _ = StackOverflowMessage.sentence(chain: names + names)
    var byte: UInt8 = 0
    while read(question.read, &byte, 1) == 1 {
      let sentence = sentence(for: full)
      if let sentence { write(sentence) }
      full.isTold = sentence != nil
      _ = Foundation.write(answer.write, &byte, 1)
    }
  }

  /// Says what fills the stack of this thread, if a signal came because it is full, and returns
  /// whether it did.
  ///
  /// A signal handler may call this: it takes no memory.
  package static func tell(_ context: UnsafeMutableRawPointer?) -> Bool {
    guard !isTelling, question.write >= 0, let pointer = stackPointer(in: context) else {
      return false
    }
    isTelling = true
    defer { isTelling = false }
    full = Full(thread: pthread_self(), pointer: pointer)
    full.count = Int(backtrace?(calls, Int32(depth)) ?? 0)
    var byte: UInt8 = 0
    guard Foundation.write(question.write, &byte, 1) == 1 else { return false }
    var waited = pollfd(fd: answer.read, events: Int16(POLLIN), revents: 0)
    guard poll(&waited, 1, patience) == 1, read(answer.read, &byte, 1) == 1 else { return false }
    return full.isTold
  }

  /// Whether the signal is listened to; it is from the first stage on.
  static let isWatched: Bool = {
    guard MainQueue.isCurrent else { return false }
    prepare()
    // The main queue may run on another thread than the program began on, so whoever listens has a
    // stack left on this one, too.
    let size = 512 * 1024
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    guard !isReportedElsewhere else { return false }
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { signal, _, context in
      if !StackOverflow.isReportedElsewhere, StackOverflow.tell(context) { _exit(1) }
      sigaction(signal, &StackOverflow.before, nil)
    }
    action.sa_flags = SA_ONSTACK | SA_SIGINFO
    return sigaction(SIGSEGV, &action, &before) == 0
  }()

  /// Returns what to say about a thread, if its stack is full.
  private static func sentence(for full: Full) -> String? {
    let lowest = lowestAddressOfStack(of: full.thread)
    guard lowest > 1024 * 1024, full.pointer < lowest + 256 * 1024,
      full.pointer > lowest - 1024 * 1024
    else { return nil }
    let addresses = (0..<full.count).map { UInt(bitPattern: calls[$0]) }
    // The calls of the handler lie on top of those that filled the stack.
    var names = ProgramSymbols.names(of: addresses).filter { !$0.hasPrefix("StackOverflow.") }
    // Where the stack ends within a function of the system, nothing may lead on from there.
    if names.isEmpty { names = ProgramSymbols.names(of: words(above: max(full.pointer, lowest))) }
    return StackOverflowMessage.sentence(chain: names)
  }

  /// Returns what lies in the stack next to its end: addresses to return to, among other things.
  private static func words(above address: UInt) -> [UInt] {
    // The page of the address itself may be the one that could not be had.
    let start = (address + 0xfff) & ~0xfff
    guard let memory = UnsafePointer<UInt>(bitPattern: start) else { return [] }
    return (0..<8192).map { memory[$0] }
  }

  /// Writes a sentence where the console is.
  private static func write(_ sentence: String) {
    Terminal.restore()
    let text = Array("\n\(sentence)\n".utf8)
    _ = Foundation.write(2, text, text.count)
  }

  private static func lowestAddressOfStack(of thread: pthread_t) -> UInt {
    typealias Attributes =
      @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
    var attributes = pthread_attr_t()
    guard let symbol = dlsym(nil, "pthread_getattr_np"),
      unsafeBitCast(symbol, to: Attributes.self)(thread, &attributes) == 0
    else { return 0 }
    defer { pthread_attr_destroy(&attributes) }
    var (address, size) = (UnsafeMutableRawPointer?.none, 0)
    pthread_attr_getstack(&attributes, &address, &size)
    return UInt(bitPattern: address)
  }

  private static func stackPointer(in context: UnsafeMutableRawPointer?) -> UInt? {
    guard let context else { return nil }
    let machine = context.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext
    #if arch(x86_64)
      return UInt(bitPattern: Int(machine.gregs.15))
    #elseif arch(arm64)
      return UInt(machine.sp)
    #else
      return nil
    #endif
  }
}

/// What is said about calls that never come back.
nonisolated enum StackOverflowMessage {
  /// Returns the sentence; the chain begins with the innermost call.
  static func sentence(chain: [String]) -> String {
    "Calls lie in each other without end, or too deep: \(text(of: chain)). Look for a method that "
      + "leads back to itself, by what it calls or by what it sets."
  }

  /// Returns one round of the chain, the outer call first.
  private static func text(of chain: [String]) -> String {
    // Where the stack ended is chance, so the round begins with a name that comes again.
    let names = chain.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    guard let first = names.first(where: { name in names.count { $0 == name } > 1 }) ?? names.first
    else { return "their names are not known" }
    let start = names.firstIndex(of: first) ?? 0
    let rest = names[(start + 1)...]
    let end = rest.firstIndex(of: first) ?? names.endIndex
    let round = Array(names[start..<min(end, start + 8)].reversed())
    return (end - start > 8 ? ["…"] : []).appending(round + [round.first ?? first])
  }
}

nonisolated extension [String] {
  fileprivate func appending(_ more: [String]) -> String {
    (self + more).joined(separator: " \u{2192} ")
  }
}

/// The names of the program's functions, as its own file lists them.
nonisolated enum ProgramSymbols {
  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// Returns the names of the functions that addresses lie in, without those that have none.
  static func names(of addresses: [UInt]) -> [String] {
    guard let table = Table() else { return [] }
    return addresses.lazy.filter(table.mayHold).prefix(StackOverflow.depth)
      .compactMap { table.symbol(at: $0 &- 1).flatMap(name) }
  }

  /// Returns a name as a reader would write it: `Menu.layoutSubviews`; nil for what the compiler
  /// makes on its own.
  static func name(_ symbol: String) -> String? {
    guard let function = dlsym(nil, "swift_demangle"),
      let text = unsafeBitCast(function, to: Demangle.self)(
        symbol, symbol.utf8.count, nil, nil, 0)
    else { return nil }
    defer { free(text) }
    return readable(String(cString: text))
  }

  /// Returns what is left of `Module.Menu.layout(in: Swift.Int) -> ()` for a reader.
  static func readable(_ demangled: String) -> String? {
    let hidden = [" for ", "thunk", "closure #", "implicit ", "merged ", "outlined ", "(extension"]
    var text = demangled
    if let range = text.range(of: ") -> ") ?? text.range(of: " -> ") {
      text = String(text[..<range.lowerBound])
    }
    if text.hasPrefix("(extension in ") {
      text = text.range(of: "):").map { String(text[$0.upperBound...]) } ?? text
    }
    guard !hidden.contains(where: text.contains) else { return nil }
    // A private type stands as `(Menu in _0123ABCD)`.
    while let end = text.range(of: " in _"),
      let close = text[end.upperBound...].firstIndex(of: ")"),
      let open = text[..<end.lowerBound].lastIndex(of: "(")
    {
      text.removeSubrange(end.lowerBound...close)
      text.remove(at: open)
    }
    text = text.replacingOccurrences(of: "static ", with: "")
    text =
      text.prefix { $0 != "(" && $0 != "<" }.split(separator: " :").first.map(String.init) ?? ""
    let parts = text.split(separator: ".")
    guard parts.count > 1 else { return nil }
    return parts.dropFirst().joined(separator: ".")
  }

  /// The table of symbols in the program's file.
  private struct Table {
    private let file: UnsafeRawPointer
    private let symbols: (offset: Int, count: Int)
    private let strings: Int
    private let base: UInt
    private let size: Int

    /// Maps the file into memory, and finds the table; nil if it was taken out of the program.
    init?() {
      let descriptor = open("/proc/self/exe", O_RDONLY)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      let size = Int(lseek(descriptor, 0, SEEK_END))
      guard size > 64, let map = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0),
        map != UnsafeMutableRawPointer(bitPattern: -1)
      else { return nil }
      let file = UnsafeRawPointer(map)
      let header = file.loadUnaligned(fromByteOffset: 0x28, as: Int.self)
      let count = Int(file.loadUnaligned(fromByteOffset: 0x3c, as: UInt16.self))
      func field(_ section: Int, _ offset: Int) -> Int {
        file.loadUnaligned(fromByteOffset: header + section * 64 + offset, as: Int.self)
      }
      let kind = { (section: Int) in
        file.loadUnaligned(fromByteOffset: header + section * 64 + 4, as: UInt32.self)
      }
      guard let table = (0..<count).first(where: { kind($0) == 2 }) else { return nil }
      let link = file.loadUnaligned(fromByteOffset: header + table * 64 + 0x28, as: UInt32.self)
      (self.file, self.size) = (file, size)
      symbols = (field(table, 0x18), field(table, 0x20) / 24)
      strings = field(Int(link), 0x18)
      let maps = FileManager.default.contents(atPath: "/proc/self/maps") ?? Data()
      let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      let line = String(decoding: maps, as: UTF8.self).split(separator: "\n")
        .first { $0.hasSuffix(program ?? "?") }
      base = line.flatMap { UInt($0.prefix { $0 != "-" }, radix: 16) } ?? 0
    }

    /// Whether an address can lie in the program.
    func mayHold(_ address: UInt) -> Bool { address > base && address - base < UInt(size) }

    /// Returns the function that an address lies in.
    func symbol(at address: UInt) -> String? {
      guard address >= base else { return nil }
      let address = address - base
      for index in 0..<symbols.count {
        let entry = symbols.offset + index * 24
        let start = file.loadUnaligned(fromByteOffset: entry + 8, as: UInt.self)
        let size = file.loadUnaligned(fromByteOffset: entry + 16, as: UInt.self)
        guard address >= start, address < start + size else { continue }
        let name = file.loadUnaligned(fromByteOffset: entry, as: UInt32.self)
        return String(
          cString: (file + strings + Int(name)).assumingMemoryBound(to: CChar.self))
      }
      return nil
    }
  }
}
