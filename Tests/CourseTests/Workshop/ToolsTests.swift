import Foundation
import Processes
import Testing

@testable import Answers
@testable import course

@Suite("Programs that run while the page is served")
struct ToolsTests {
  private let folder = URL(fileURLWithPath: "/")

  @Test
  func `how a program ended is told, with what it printed`() async throws {
    let result = try await Tools().run(["sh", "-c", "echo out; echo err >&2; exit 3"], in: folder)

    #expect(result.status == 3)
    #expect(result.output == "out\n" && result.errors == "err\n")
  }

  @Test
  func `a program runs on while this one waits for another, and is collected once`() async throws {
    await #expect(processExitsWith: .success) {
      let work = await MainActor.run { () -> URL in
        ProcessTree.adoptOrphans()
        return FileManager.default.temporaryDirectory
          .appendingPathComponent("ToolsTests-\(getpid())")
      }
      defer { try? FileManager.default.removeItem(at: work) }
      let (tools, root) = (Tools(), URL(fileURLWithPath: "/"))
      // What prints while the page is served, and what looks a crash up, are started in two ways.
      async let build = tools.run(["sh", "-c", "sleep 2; echo built; exit 3"], in: root)
      async let lookup = CrashSearch.aside {
        ProgramStart(["sh", "-c", "sleep 2; echo found"]).printed()
      }
      try await Task.sleep(for: .milliseconds(700))
      let ending = try await MainActor.run {
        try ChildProcess.run([
          .init(arguments: ["true"], output: work.appendingPathComponent("log"))
        ])
      }
      let (result, found) = (try await build, await lookup)
      guard ending == [.exited(0)], result.status == 3, result.output == "built\n",
        found == "found\n"
      else { exit(1) }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `a program ends when nobody wants it any more, in whichever moment that is`() async throws {
    for moment in stride(from: UInt32(0), to: 20_000, by: 500) {
      let tools = Tools()
      let run = Task { try await tools.run(["sleep", "600"], in: folder) }
      usleep(moment)
      run.cancel()
      let result = await run.result
      #expect((try? result.get().status) ?? 1 != 0)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `no program is left when all are ended, in whichever moment that is`() async throws {
    for moment in stride(from: UInt32(0), to: 20_000, by: 500) {
      let tools = Tools()
      let run = Task { try await tools.run(["sleep", "600"], in: folder) }
      usleep(moment)
      tools.endAll()
      let result = await run.result
      #expect((try? result.get().status) ?? 1 != 0)
      await #expect(throws: CancellationError.self) { try await tools.run(["true"], in: folder) }
    }
  }
}
