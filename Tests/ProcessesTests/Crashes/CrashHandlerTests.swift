import Foundation
import Testing

@testable import Processes
@testable import TerminalIO

@Suite("What listens to crashes")
struct CrashHandlerTests {
  @Test func `the calls that fill a stack are told, and none of the handler`() async {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent])
    {
      await MainActor.run {
        CrashHandler.listen { _, _ in
          CrashHandlerTests.report()
          return false
        }
        _ = Kitchen().cook(1)
      }
    }

    #expect(
      text(of: result).contains("or too deep: Kitchen.cook \u{2192} Kitchen.cook. Look for"))
  }

  @Test func `two that call each other are told as one round`() async {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent])
    {
      await MainActor.run {
        CrashHandler.listen { _, _ in
          CrashHandlerTests.report()
          return false
        }
        _ = Kitchen().peel(1)
      }
    }

    let round = ["Kitchen.peel", "Kitchen.wash", "Kitchen.peel"]
    let rounds = [round, round.map { $0 == round[0] ? round[1] : round[0] }]
    #expect(
      rounds.contains { text(of: result).contains($0.joined(separator: " \u{2192} ") + ". Look") })
  }

  @Test func `a full stack is told while the terminal is drawn on, too`() async {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        CrashHandler.listen { _, _ in
          CrashHandlerTests.report()
          return false
        }
        TerminalGuard.begin()
        _ = Kitchen().cook(1)
      }
    }

    #expect(
      text(of: result).contains("or too deep: Kitchen.cook \u{2192} Kitchen.cook. Look for"))
  }

  @Test func `of threads that crash at once one is reported`() async {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent])
    {
      CrashHandler.listen { _, _ in
        // The others have the time to come, too.
        CallStack.write(from: nil, to: STDERR_FILENO)
        usleep(200_000)
        CrashHandlerTests.report()
        return false
      }
      for _ in 0..<8 { Thread.detachNewThread { _ = Int.max + CommandLine.arguments.count } }
      while true { sleep(1) }
    }

    let text = text(of: result)
    let parts = text.components(separatedBy: "reported\n")
    #expect(parts.count == 2)
    #expect(!CrashSite.addresses(in: text, of: "").isEmpty)
  }

  /// Stands for whoever grades, and ends the program after a crash.
  nonisolated static func report() {
    let word = Array("reported\n".utf8)
    _ = write(STDERR_FILENO, word, word.count)
    _exit(1)
  }

  @Test func `the sentence shows one round, the outer call first`() {
    #expect(
      StackOverflow.sentence(chain: ["libc", "b", "a", "a", "b", "a", "main"])
        == "Calls lie in each other without end, or too deep: a \u{2192} b \u{2192} a. Look for a "
        + "method that leads back to itself, by what it calls or by what it sets.")
    let many = (0..<12).map { "f\($0)" }
    #expect(
      StackOverflow.sentence(chain: many + many).contains(
        "deep: … \u{2192} f7 \u{2192} f6 \u{2192} f5 \u{2192} f4 \u{2192} f3 \u{2192} f2 \u{2192} f1 "
          + "\u{2192} f0 \u{2192} f7. Look"))
    #expect(StackOverflow.sentence(chain: []).contains("too deep: their names are not known."))
  }

  @Test(
    arguments: [
      ("M.Menu.cook(_: Swift.Int) -> Swift.Int", "Menu.cook"),
      ("static M.Menu.cook() -> ()", "Menu.cook"),
      ("M.Menu.frame.didset : __C.CGRect", "Menu.frame.didset"),
      ("(extension in M):M.UIView.insert(M.UIView, at: Swift.Int) -> ()", "UIView.insert"),
      ("M.(Menu in _0F9A).cook() -> ()", "Menu.cook"),
      ("M.Kitchens.(open in _0F9A)() -> Swift.Int", "Kitchens.open"),
      ("M.Box.put<A where A: M.P>(A) -> ()", "Box.put"),
      ("M.Menu.deinit", "Menu.deinit"),
      ("closure #1 in M.Menu.cook() -> ()", nil),
      ("protocol witness for M.P.cook() -> () in conformance M.Menu : M.P in M", nil),
      ("main", nil),
    ] as [(String, String?)])
  func `names are those a reader would write`(demangled: String, name: String?) {
    #expect(FunctionNames.readable(demangled) == name)
  }

  private func text(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

private struct Kitchen {
  func cook(_ depth: Int) -> Int { depth < 0 ? depth : cook(depth + 1) + 1 }
  func peel(_ depth: Int) -> Int { wash(depth + 1) + 1 }
  func wash(_ depth: Int) -> Int { peel(depth + 1) + 1 }
}
