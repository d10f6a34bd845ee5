import Foundation

/// Says what fills a stack when calls lie in each other until no memory is left for them.
///
///     Calls lie in each other without end: Menu.viewDidLayoutSubviews → UIView.layoutIfNeeded → …
///
/// The kernel tells by a signal that the stack is full. What calls what is read from the stack, and
/// the names from the program's own file, so nothing has to be counted while the program runs. The
/// stack may end while the thread takes memory, which no handler can do then. So a thread that
/// waits from the start finds the names.
package nonisolated enum StackOverflow {
  /// A thread whose stack may be full, as its handler leaves it to the thread that finds the names.
  private typealias Full = (thread: pthread_t, instruction: UInt, stack: UInt, count: Int)
  nonisolated(unsafe) private static var full: Full = (0, 0, 0, 0)
  // A handler may write to a pipe, and wait for one.
  private static let question = SystemCalls.pipe() ?? (-1, -1)
  private static let answer = SystemCalls.pipe() ?? (-1, -1)

  /// How long a handler waits for the names, in milliseconds; a busy machine needs some seconds.
  private static let patience: Int32 = 60_000

  /// Gets ready to find names beside a thread that can take no memory.
  static func prepare() {
    _ = (question, answer)
    Thread.detachNewThread { findNames() }
  }

  /// Says what fills the stack of this thread, if a signal came because it is full, and returns
  /// whether it did.
  static func tell(_ context: UnsafeMutableRawPointer?) -> Bool {
    guard let (instruction, stack) = CallStack.registers(in: context) else { return false }
    full = (pthread_self(), instruction, stack, CallStack.read())
    var byte: UInt8 = 0
    var waited = pollfd(fd: answer.reader, events: Int16(POLLIN), revents: 0)
    return write(question.writer, &byte, 1) == 1 && poll(&waited, 1, patience) == 1
      && read(answer.reader, &byte, 1) == 1 && byte == 1
  }

  /// Waits for threads whose stacks are full, and says what fills them.
  private static func findNames() {
    // What the language makes where a thing is first used may give memory back that another thread
    // took. That is done now, and not while the other one holds the lock of its memory.
    _ = lowestAddress(ofStackOf: pthread_self())
    let names =
      FunctionNames.names(at: [CallStack.entry + 1])
      + ["$s1M4MenuC4cookyyF", "$s1M8KitchensV4open33_0F9AE1LLyySiF"].compactMap(FunctionNames.name)
    _ = sentence(chain: names + names)
    var byte: UInt8 = 0
    while read(question.reader, &byte, 1) == 1 {
      let text = sentence(for: full).map { Array("\n\($0)\n".utf8) } ?? []
      _ = write(STDERR_FILENO, text, text.count)
      byte = text.isEmpty ? 0 : 1
      _ = write(answer.writer, &byte, 1)
    }
  }

  /// Returns what to say about a thread, if its stack is full.
  private static func sentence(for full: Full) -> String? {
    let lowest = lowestAddress(ofStackOf: full.thread)
    let (below, above): (UInt, UInt) = (1 << 20, 1 << 18)
    guard lowest > below, (lowest - below..<lowest + above).contains(full.stack) else { return nil }
    // The calls of the handler lie on top of those that filled the stack.
    let own = (0..<full.count).map(CallStack.address).drop { $0 != full.instruction &- 1 }
    var names = FunctionNames.names(at: [full.instruction] + own.dropFirst())
    // Where the stack ends within a function of the system, nothing may lead on from there. Addresses
    // to return to lie next to its end. The page of the end may be the one that could not be had.
    let page = UnsafePointer<UInt>(bitPattern: (max(full.stack, lowest) + 0xfff) & ~0xfff)
    if names.count < 2, let page {
      names = FunctionNames.names(at: (0..<8192).map { page[$0] &- 1 })
    }
    return sentence(chain: names)
  }

  private static func lowestAddress(ofStackOf thread: pthread_t) -> UInt {
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

  /// What the sentence begins with.
  static let words = "Calls lie in each other"

  /// Returns the sentence; the chain begins with the innermost call.
  package static func sentence(chain: [String]) -> String {
    "\(words) without end, or too deep: \(text(of: chain)). Look for a method that "
      + "leads back to itself, by what it calls or by what it sets."
  }

  /// Returns one round of the chain, the outer call first.
  private static func text(of chain: [String]) -> String {
    // Where the stack ended is chance, so the round begins with a name that comes again.
    let names = chain.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    guard let first = names.first(where: { name in names.count { $0 == name } > 1 }) ?? names.first
    else { return "their names are not known" }
    let rest = names.drop { $0 != first }.dropFirst()
    let round = [first] + rest.prefix { $0 != first }
    let shown = Array(round.prefix(8).reversed())
    return ((round.count > 8 ? ["…"] : []) + shown + shown.prefix(1))
      .joined(separator: " \u{2192} ")
  }
}
