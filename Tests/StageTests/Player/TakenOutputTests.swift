import Foundation
import Testing

@testable import Stage

@Suite("What an application prints while its phone is on the terminal")
struct TakenOutputTests {
  @Test
  func `it is taken in lines, and what comes after the last picture is not lost`() async {
    await #expect(processExitsWith: .exitCode(7)) { @MainActor in
      let output = TakenOutput()
      print("a")
      print("b")
      let first = output.lines()
      print("after the last picture")
      let rest = output.end()
      exit(first == ["a", "b"] && rest == ["after the last picture"] ? 7 : 1)
    }
  }

  @Test
  func `the standard output is given back`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(7), observing: [\.standardOutputContent]
    ) { @MainActor in
      let output = TakenOutput()
      print("taken")
      output.end()
      print("given back")
      fflush(nil)
      exit(7)
    }

    let shown = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(shown.contains("given back"))
    #expect(!shown.contains("taken"))
  }
}
