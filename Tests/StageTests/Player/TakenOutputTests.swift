import Foundation
import Testing

@testable import Stage

@Suite("What an application prints while its phone is on the terminal")
struct TakenOutputTests {
  @Test
  func `it is taken in lines, and what comes after the last picture is given back`() async throws {
    // A file, because what is observed of a process that ends at once is lost at times.
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("taken-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }

    await #expect(processExitsWith: .exitCode(7)) { @MainActor [path = file.path as String] in
      dup2(open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600), STDOUT_FILENO)
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

    let shown = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(shown.contains("after the last picture\ngiven back\n"))
    #expect(!shown.contains("a\nb"))
  }
}
