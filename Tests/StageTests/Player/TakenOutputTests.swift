import Foundation
import Testing

@testable import Stage

@Suite("What an application prints while its phone is on the terminal")
struct TakenOutputTests {
  @Test
  func `it is taken in lines, and what comes after the last picture is given back`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(7), observing: [\.standardOutputContent]
    ) { @MainActor in
      let output = TakenOutput()
      print("a")
      print("b")
      let first = output.lines()
      print("after the last picture")
      output.end()
      print("given back")
      fflush(nil)
      exit(first == ["a", "b"] ? 7 : 1)
    }

    let shown = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(shown.contains("after the last picture\ngiven back\n"))
    #expect(!shown.contains("a\nb"))
  }
}
