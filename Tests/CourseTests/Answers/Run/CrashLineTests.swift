import CourseFormat
import Foundation
import Grading
import Processes
import Testing

@testable import Answers
@testable import course
@testable import course_extras

/// How somebody's program ends, and at which line.
///
/// The program is compiled as an answer is, with the lines of its instructions. `course check`, `watch`,
/// `play`, `inspect` and the page know what the runtime said; `swift test` knows the addresses alone.
@Suite("The line of each kind of crash")
struct CrashLineTests {
  /// The line of a kind is the one that ends in `// crash`, in the function of that name.
  nonisolated static let program = """
    import Foundation

    final class Label { var text: String? }

    final class Screen {
      var label: Label!
      weak var weakLabel: Label?
      var entries: [String: Any] = [:]
      var words: [String] = []
      var number = 3

      func nilOutlet() {
        words.append("a")
        label.text = words[0]  // crash
        words.append("b")
      }
      func weakOutlet() {
        let text = words.first
        weakLabel!.text = text  // crash
      }
      func outletInAClosure() {
        let show = { (text: String) in
          self.words.append(text)
          self.label.text = text  // crash
        }
        show("a")
      }
      func castOfNil() {
        let key = "icon"
        let icon = entries[key] as! String  // crash
        words.append(icon)
      }
      func castInAnArgument() {
        let name = "a"
        take(name, entries["icon"] as! String)  // crash
      }
      func castOfAnotherType() {
        entries["icon"] = 3
        take("a", entries["icon"] as! String)  // crash
      }
      func unwrapped() {
        let text = "a"
        number = Int(text)!  // crash
      }
      func indexTooLarge() {
        let index = number + 1
        take("", words[index])  // crash
      }
      func overflow() {
        number = Int.max
        number += words.count + 1  // crash
      }
      func division() {
        let none = words.count
        number = number / none  // crash
      }
      func tried() {
        number += 1
        try! fail()  // crash
      }
      func rangeTheWrongWay() {
        let count = words.count
        let range = number...count  // crash
        number = range.count
      }
      func ended() {
        number += 1
        fatalError("It ends.")  // crash
      }
      func numberTooSmall() {
        let less = words.count - 1
        number = Int(UInt(less))  // crash
      }
      func stated() {
        number += 1
        precondition(words.count > number, "No rows")  // crash
      }
      func asserted() {
        number += 1
        assert(words.count > number)  // crash
      }

      private func take(_ name: String, _ icon: String) { words = [name, icon] }
      private func fail() throws { throw CocoaError(.coderInvalidValue) }
    }

    """

  /// What says where it stops, as the graders do.
  nonisolated static let main = """
    import Foundation

    typealias Backtrace =
      @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
    nonisolated(unsafe) let backtrace = unsafeBitCast(dlsym(nil, "backtrace")!, to: Backtrace.self)
    nonisolated(unsafe) let calls = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 64)
    _ = backtrace(calls, 64)
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let image = UInt(maps.prefix { $0 != "-" }, radix: 16) ?? 0
    for number in [SIGILL, SIGTRAP, SIGABRT] {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { number, _, context in
        #if arch(x86_64)
          let counter = UInt(bitPattern: Int(context!.assumingMemoryBound(to: ucontext_t.self)
            .pointee.uc_mcontext.gregs.16)) - image
        #else
          let counter = UInt(context!.assumingMemoryBound(to: ucontext_t.self)
            .pointee.uc_mcontext.pc) - image
        #endif
        print("stopped at image + 0x" + String(counter, radix: 16))
        for index in 0..<Int(backtrace(calls, 64)) {
          print("stopped at image + 0x" + String(UInt(bitPattern: calls[index]) &- image - 1, radix: 16))
        }
        fflush(nil)
        _exit(1)
      }
      action.sa_flags = SA_SIGINFO
      sigaction(number, &action, nil)
    }

    let screen = Screen()
    switch CommandLine.arguments[1] {
    CASES
    default: exit(64)
    }
    """

  @Test
  func `it is told at the line that crashes, with the runtime's words and without`() throws {
    let folder = TemporaryFolder()
    let program = folder.url.appendingPathComponent("App")
    let kinds = Self.program.matches(of: /func (\w+)\(\) \{/).map { String($0.1) }
    #expect(kinds.count == 16)
    let cases = kinds.map { "case \"\($0)\": screen.\($0)()" }.joined(separator: "\n")
    let (source, main) = (
      folder.url.appendingPathComponent("Screen.swift"),
      folder.url.appendingPathComponent("main.swift")
    )
    try source.write(Self.program)
    try main.write(Self.main.replacing("CASES", with: cases))
    let log = folder.url.appendingPathComponent("log")
    let compiled = try ChildProcess.run([
      .init(
        arguments: [
          "swiftc", "-Onone", "-g", source.path, main.path, "-module-name", "App", "-o",
          program.path,
        ],
        output: log, limit: .seconds(600))
    ])
    try #require(compiled == [.exited(0)], "\(log.text ?? "")")
    let lines = Self.program.lines
    let search = CrashSearch(program: program.path, files: [source.path])

    for kind in kinds {
      _ = try ChildProcess.run([
        .init(
          arguments: [program.path, kind], environment: ["SWIFT_BACKTRACE": "enable=no"],
          output: log, limit: .seconds(300))
      ])
      let output = log.text ?? ""
      let start = try #require(lines.firstIndex { $0.contains("func \(kind)()") })
      let line = try #require(lines[start...].firstIndex { $0.hasSuffix("// crash") }) + 1
      let addresses = CrashSite.addresses(
        in: output.lines.filter { $0.hasPrefix(CallStack.label) }.joined(separator: "\n"), of: "App"
      )
      let place = search.place(of: addresses)
      #expect(place?.line == line, "\(kind): \(output)")
      let said = StopSentence(in: output)
      #expect(search.place(of: addresses, said: said)?.line == line, "\(kind)")
      // A sum that is too large is a trap of the processor, which says nothing.
      #expect((said == nil) == (kind == "overflow"), "\(kind): \(output)")
      let isOutlet = said?.kind == .nilProperty
      #expect(!isOutlet || place?.foundNil == true, "\(kind)")
      #expect(
        (NilProperty.sentence(atLine: line, of: Self.program)?.hasPrefix("`label` is nil") ?? false)
          == isOutlet, "\(kind)")
    }
  }
}
