import Foundation
import Testing

@testable import Processes

@Suite("What was printed and not written yet")
struct StandardOutputTests {
  @Test
  func `it is written while somebody waits at another stream`() async throws {
    await #expect(processExitsWith: .exitCode(7)) {
      var ends: [Int32] = [0, 0]
      var written: [Int32] = [0, 0]
      guard pipe(&ends) == 0, pipe(&written) == 0, let stream = fdopen(ends[0], "r") else {
        exit(1)
      }
      // A thread that reads holds the stream until something comes, which is never.
      nonisolated(unsafe) let waited = stream
      Thread.detachNewThread { _ = fgetc(waited) }
      while ftrylockfile(stream) == 0 {
        funlockfile(stream)
        usleep(1_000)
      }
      dup2(written[1], STDOUT_FILENO)
      print("said", terminator: "")
      alarm(20)

      StandardOutput.flush()

      var bytes: [UInt8] = [0, 0, 0, 0]
      exit(read(written[0], &bytes, 4) == 4 && bytes == Array("said".utf8) ? 7 : 2)
    }
  }
}
