import Foundation
import TerminalIO
import Testing

@Suite("Terminal")
struct TerminalTests {
  private static let takeOver = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  private static let restoring = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  @Test func `keys, windows and frames reach a program that draws`() async throws {
    let terminal = try #require(PseudoTerminal())
    async let before = terminal.type("\u{1B}[Aq", after: "Hello")

    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      let user = await TerminalUser(at: path)
      let isInteractive = await user.isInteractive
      let events = await user.events()
      let isCooked = await user.isCooked
      precondition(isInteractive)
      precondition(isCooked)
      precondition(events == [.key(.up), .key(.character("q")), .resize])
    }

    let written = try await before + terminal.written()
    #expect(written.contains("\u{1B}[1;1HHello"))
    expectGivenBack(terminal, after: written)
  }

  @Test func `a program that exits in the middle gives the terminal back`() async throws {
    let terminal = try #require(PseudoTerminal())

    await #expect(processExitsWith: .exitCode(3)) { [path = terminal.path as String] in
      await TerminalUser(at: path).exitsInTheMiddle(with: 3)
    }

    expectGivenBack(terminal)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a program that is ended gives the terminal back`(signal: Int32) async throws {
    let terminal = try #require(PseudoTerminal())

    let result = try await #require(processExitsWith: .failure, observing: [\.exitStatus]) {
      [path = terminal.path as String, signal] in
      await TerminalUser(at: path).isEnded(by: signal)
    }

    #expect(result.exitStatus == .signal(signal))
    expectGivenBack(terminal)
  }

  @Test func `a program that traps gives the terminal back`() async throws {
    let terminal = try #require(PseudoTerminal())

    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      await TerminalUser(at: path).traps()
    }

    expectGivenBack(terminal)
  }

  @Test func `a terminal that can do nothing, or does not say, is not interactive`() async throws {
    let terminal = try #require(PseudoTerminal())

    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      for kind in ["dumb", "", nil] {
        let isInteractive = await TerminalUser(at: path, kind: kind).isInteractive
        precondition(!isInteractive)
      }
    }
  }

  /// What the testing library itself writes when a process ends may follow.
  private func expectGivenBack(_ terminal: PseudoTerminal, after earlier: String = "") {
    let written = earlier + terminal.written()
    #expect(terminal.isCooked)
    #expect(written.hasPrefix(Self.takeOver))
    #expect(written.contains(Self.restoring))
  }
}
