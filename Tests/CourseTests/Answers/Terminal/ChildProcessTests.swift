import CourseFormat
import Foundation
import Grading
import Testing

@testable import Answers
@testable import Processes
@testable import course
@testable import course_extras

@Suite("Child processes", .serialized)
struct ChildProcessTests {
  let folder = TemporaryFolder()

  @Test
  func `both streams go to one file, the environment is as asked`() throws {
    let job = ChildProcess.Job(
      arguments: ["sh", "-c", "echo $RAIN; echo $HOME end >&2; exit 3"],
      environment: ["RAIN": "wet", "HOME": nil], output: folder.url.appendingPathComponent("out"))

    #expect(try ChildProcess.run([job]) == [.exited(3)])
    #expect(job.output.text == "wet\nend\n")
  }

  @Test
  func `a program finds a terminal if it is to have one`() throws {
    let output = folder.url.appendingPathComponent("out")
    var job = ChildProcess.Job(
      arguments: ["sh", "-c", "test -t 1 && test -t 2 || exit 1; echo terminal; exit 3"],
      output: output)
    #expect(try ChildProcess.run([job]) == [.exited(1)])

    job.hasTerminal = true
    #expect(try ChildProcess.run([job]) == [.exited(3)])
    #expect(output.text == "terminal\r\n")
  }

  @Test
  func `a hidden terminal keeps all of a long text, and no other program inherits it`() throws {
    let output = folder.url.appendingPathComponent("out")
    var job = ChildProcess.Job(arguments: ["seq", "1", "20000"], output: output)
    job.hasTerminal = true
    #expect(try ChildProcess.run([job]) == [.exited(0)])
    #expect(output.text?.hasSuffix("\r\n19999\r\n20000\r\n") == true)
    #expect(output.text?.split(separator: "\r\n").count == 20000)

    let terminal = try #require(HiddenTerminal(writingTo: output))
    #expect(fcntl(terminal.end, F_GETFD) & FD_CLOEXEC != 0)
    terminal.handOver()
    terminal.finish()
  }

  @Test
  func `a signal is told apart from an exit`() throws {
    let job = ChildProcess.Job(
      arguments: ["sh", "-c", "kill -SEGV $$"], output: folder.url.appendingPathComponent("out"))

    #expect(try ChildProcess.run([job]) == [.crashed(signal: SIGSEGV)])
  }

  @Test
  func `who runs out of time is ended with all it started`() throws {
    var started: [pid_t] = []
    // On a busy machine a short time is over before both programs have begun.
    for limit in [1, 5, 20] where started.count < 2 {
      let pids = folder.url.appendingPathComponent("pids-\(limit)")
      let job = ChildProcess.Job(
        arguments: [
          "sh", "-c",
          "setsid sh -c 'echo $$; exec sleep 60' & echo $$; wait",
        ],
        output: pids, limit: .seconds(limit))

      #expect(try ChildProcess.run([job]) == [.ranOutOfTime])
      started = (pids.text ?? "").split(separator: "\n").compactMap { pid_t($0) }
    }

    #expect(started.count == 2)
    #expect(started.allSatisfy { ends($0) })
  }

  @Test(arguments: [("while :; do :; done", 2, 600), ("sleep 600", 600, 2)])
  func `who uses or waits more than its own limit runs out of time`(
    command: String, processorTime: Int, waiting: Int
  ) throws {
    var job = ChildProcess.Job(
      arguments: ["sh", "-c", command], output: folder.url.appendingPathComponent("out"))
    job.ownLimit = .init(processorTime: .seconds(processorTime), waiting: .seconds(waiting))

    #expect(try ChildProcess.run([job]) == [.ranOutOfTime])
  }

  @Test
  func `who comes to no end within its own limit had a busy machine`() throws {
    var job = ChildProcess.Job(
      arguments: ["sleep", "600"], output: folder.url.appendingPathComponent("out"),
      limit: .seconds(2))
    job.ownLimit = .init(processorTime: .seconds(600), waiting: .seconds(600))

    #expect(try ChildProcess.run([job]) == [.starved])
  }

  @Test
  func `endings come in the order of the jobs, whoever is first`() throws {
    let jobs = [("0.2", "1"), ("0", "2"), ("0", "3")].map { delay, status in
      ChildProcess.Job(
        arguments: ["sh", "-c", "sleep \(delay); exit \(status)"],
        output: folder.url.appendingPathComponent("out\(status)"))
    }

    #expect(try ChildProcess.run(jobs, atOnce: 2) == [.exited(1), .exited(2), .exited(3)])
  }

  @Test
  func `a child that somebody looks after is no orphan until it is let go of`() throws {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: "/bin/sleep")
    program.arguments = ["60"]
    let pid = try ProcessTree.keep {
      try program.run()
      return program.processIdentifier
    }
    #expect(!ProcessTree.orphans().contains(pid))

    ProcessTree.letGo(of: pid)
    #expect(ProcessTree.orphans().contains(pid))
    #expect(!ProcessTree.orphans(except: [pid]).contains(pid))
    program.terminate()
  }

  @Test
  func `the end of a file is read, and all of a short one`() throws {
    let file = folder.url.appendingPathComponent("text")
    try file.write("one two")

    #expect(file.tail(3) == "two")
    #expect(file.tail(100) == "one two")
    #expect(folder.url.appendingPathComponent("none").tail(3) == nil)
  }

  @Test
  func `while programs run, what goes on is said each time an interval has passed`() throws {
    var said: [String] = []
    let job = ChildProcess.Job(
      arguments: ["sleep", "0.2"], output: folder.url.appendingPathComponent("out"))

    let time = try ContinuousClock().measure {
      try Progress.during(
        {
          Progress.step = "sleeping"
          _ = try ChildProcess.run([job])
        }, every: .milliseconds(50)
      ) { said.append($0) }
    }
    let count = said.count
    Progress.tick()

    #expect(count >= 1 && .milliseconds(50) * count <= time)
    #expect(said.count == count, "Nothing goes on any more.")
    #expect(said.first?.hasPrefix("sleeping, ") == true)
  }

  @Test
  func `who seldom gets a processor is said to take long because of others`() {
    var usage = ChildProcess.Usage()
    let rare = ActivityInterval(elapsed: 1, processorTime: 0.125, running: 0.125, waiting: 0)
    for _ in 0..<14 { usage.add(rare) }
    #expect(usage.reason == nil, "It is too early.")

    for _ in 0..<26 { usage.add(rare) }
    #expect(usage.reason == "it had a processor for 5 of 40 s, the rest went to other programs")

    for (running, waiting) in [(0.9, 0.0), (0.0, 0.9)] {
      var other = ChildProcess.Usage()
      for _ in 0..<40 {
        other.add(.init(elapsed: 1, processorTime: running, running: running, waiting: waiting))
      }
      #expect(other.reason == nil, "The program itself is slow.")
    }
  }

  @Test
  func `the reason is said beside what goes on`() {
    var said: [String] = []
    Progress.during(
      {
        Progress.step = "running the checks"
        Progress.reason = { "others are" }
        Progress.tick()
        Progress.reason = nil
        Progress.tick()
      }, every: .zero
    ) { said.append($0) }

    #expect(said.first?.hasPrefix("running the checks, others are, ") == true)
    #expect(said.count == 2 && said.last?.contains("others") == false)
  }

  @Test
  func `a program that is not there is named`() {
    let job = ChildProcess.Job(
      arguments: ["no-such-program"], output: folder.url.appendingPathComponent("out"))

    #expect {
      try ChildProcess.run([job])
    } throws: { error in
      (error as? CommandError)?.sentence.hasPrefix("no-such-program cannot be started: ") == true
    }
  }

  @Test
  func `when the next program cannot be started, those that run are ended`() throws {
    let pid = folder.url.appendingPathComponent("pid")
    var first = ChildProcess.Job(
      arguments: ["sh", "-c", "echo $$; exec sleep 600"], output: pid)
    first.temporaryFolder = folder.url.appendingPathComponent("temporary")
    // It is there before the second program is asked for.
    let second = ChildProcess.Job(
      arguments: ["sh", "-c", "until [ -s \(pid.path) ]; do sleep 0.01; done"],
      output: folder.url.appendingPathComponent("second"))
    let third = ChildProcess.Job(
      arguments: ["no-such-program"], output: folder.url.appendingPathComponent("third"))

    #expect(throws: CommandError.self) {
      try ChildProcess.run([first, second, third], atOnce: 2)
    }

    let started = try #require(pid_t((pid.text ?? "").filter(\.isNumber)))
    #expect(ends(started))
    #expect(first.temporaryFolder?.exists == false)
  }

  @Test
  func `who is interrupted ends what its children have left to it as well`() async throws {
    // Its output would be open as long as anything is left of it, so it says in a file what is.
    let said = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("interrupted-\(getpid())")
    defer { try? FileManager.default.removeItem(at: said) }
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        ProcessTree.adoptOrphans()
        Interruption.handleSignals()
        let said = URL(fileURLWithPath: NSTemporaryDirectory())
          .appendingPathComponent("interrupted-\(getppid())")
        // The first ends at once, and leaves the other to this process. Where no signal is heard the time
        // is over some day, and then this program ends well.
        let job = ChildProcess.Job(
          arguments: ["sh", "-c", "(setsid sleep 600 & echo $!); exec sleep 600"], output: said,
          limit: .seconds(60))
        let tick = {
          guard said.text?.hasSuffix("\n") == true else { return }
          // The thread of a test may hear no signal.
          kill(getpid(), SIGTERM)
        }
        _ = try ChildProcess.run([job], tick: tick)
      }
    }

    let left = try #require(pid_t((said.text ?? "").filter(\.isNumber)))
    defer { ProcessTree.kill(left) }
    #expect(ends(left))
  }

  /// Whether a process ends; the system needs a moment after it was told to.
  private func ends(_ pid: pid_t) -> Bool {
    for _ in 0..<100 {
      if !isAlive(pid) { return true }
      usleep(20_000)
    }
    return false
  }

  /// Whether a process runs; one that ended and was not collected does not.
  private func isAlive(_ pid: pid_t) -> Bool {
    let stat = URL(fileURLWithPath: "/proc/\(pid)/stat").text ?? ""
    return !stat.isEmpty && !stat.contains(") Z ")
  }
}
