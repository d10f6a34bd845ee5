import Foundation
import Testing

@testable import Processes

/// Each is tried in a process of its own: a copy of one with many threads may wait for ever.
@Suite("Programs that end with who has started them")
struct BoundProcessTests {
  /// What a shell does below a process that waits, the status it ends with, and the signal that ends it.
  nonisolated static let endings: [(script: String, status: Int32, signal: Int32)] = [
    ("exit 0", 0, 0), ("exit 3", 3, 0), ("exit 139", 139, 0), ("exit 137", 137, 0),
    ("kill -SEGV $$", 0, SIGSEGV), ("kill -KILL $$", 0, SIGKILL), ("kill -TERM $$", 0, SIGTERM),
    // What ends its parent ends, too.
    ("kill -KILL $PPID; exec sleep 600", 0, SIGKILL),
    // The other group has this process in it.
    ("kill -TERM 0; exec sleep 600", 0, SIGTERM),
    ("read line && exit 1; exit 4", 4, 0),
  ]

  @Test(arguments: endings)
  func `a program below a process that waits is told to have ended as it has`(
    ending: (script: String, status: Int32, signal: Int32)
  ) async {
    await #expect(processExitsWith: .success) {
      [
        script = ending.script as String, status = ending.status as Int32,
        signal = ending.signal as Int32
      ] in
      alarm(60)
      let pid = try BoundProcess.startBelow(["/bin/sh", "-c", script])
      let ending = ProcessTree.collect(pid)
      exit(ending == (signal == 0 ? .exited(status) : .crashed(signal: signal)) ? 0 : 1)
    }
  }

  @Test
  func `a program that is not there is said in the system's words, and no process is left`() async {
    await #expect(processExitsWith: .success) {
      let missing = ProgramStart.Failure(number: ENOENT)
      for start in [{ try BoundProcess.start($0) }, BoundProcess.startBelow] {
        #expect(throws: missing) { try start(["/no/such/program"]) }
        #expect(waitpid(-1, nil, 0) == -1 && errno == ECHILD)
      }
    }
  }

  @Test(arguments: [true, false])
  func `signals that are held back are held back for a program unless it is to hear them`(
    hearsAll: Bool
  ) async {
    await #expect(processExitsWith: .success) { [hearsAll] in
      alarm(60)
      var held = sigset_t()
      sigemptyset(&held)
      sigaddset(&held, SIGTERM)
      sigprocmask(SIG_BLOCK, &held, nil)
      let pid = try BoundProcess.start(
        ["/bin/sh", "-c", "kill -TERM $$; exit 3"], hearsAll: hearsAll)
      exit(ProcessTree.collect(pid) == (hearsAll ? .crashed(signal: SIGTERM) : .exited(3)) ? 0 : 1)
    }
  }

  @Test(arguments: [false, true])
  func `a program is gone when who has started it is killed`(isBelow: Bool) async throws {
    let said = FileManager.default.temporaryDirectory
      .appendingPathComponent("bound-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: said) }
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = said.path as String, isBelow] in
      alarm(60)
      let words = ["/bin/sh", "-c", "echo $$ >\(path).new; mv \(path).new \(path); exec sleep 600"]
      _ = try isBelow ? BoundProcess.startBelow(words) : BoundProcess.start(words)
      while access(path, F_OK) != 0 { usleep(1000) }
      kill(getpid(), SIGKILL)
    }

    let text = try String(contentsOf: said, encoding: .utf8)
    let pid = try #require(pid_t(text.filter(\.isNumber)))
    for _ in 0..<500 where isAlive(pid) { usleep(10_000) }
    #expect(!isAlive(pid))
    if isAlive(pid) { kill(pid, SIGKILL) }
  }

  /// Whether a process runs; one that has ended and was not collected does not.
  private func isAlive(_ pid: pid_t) -> Bool {
    ProcessTree.statFields(at: "/proc/\(pid)/stat")?.first.map { $0 != "Z" } ?? false
  }
}
