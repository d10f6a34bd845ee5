import Processes
import Foundation
import Testing

@Suite("Processes and what came from them")
struct ProcessTreeTests {
  /// A shell with a child of its own, which says when it has one.
  private static func startFamily() throws -> (shell: pid_t, child: pid_t) {
    let output = Pipe()
    var program = ProgramStart(["/bin/sh", "-c", "sleep 600 & echo $!; wait"])
    program.output = .descriptor(output.fileHandleForWriting.fileDescriptor)
    let shell = try program.start()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    return (shell, try #require(pid_t(line.prefix { $0.isNumber })))
  }

  /// Waits for the end of a program, and says what the system says of it.
  private static func ending(of pid: pid_t) -> ProgramEnding {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) == -1, errno == EINTR {}
    return ProgramEnding(waitStatus: status)
  }

  @Test func `a process is found with what it has started, and ended with it`() throws {
    let (shell, child) = try Self.startFamily()

    #expect(ProcessTree.children(of: shell) == [child])
    #expect(ProcessTree.descendants(of: shell) == [shell, child])
    #expect(ProcessTree.children(of: getpid()).contains(shell))

    ProcessTree.kill(shell)

    #expect(Self.ending(of: shell) == .crashed(signal: SIGKILL))
    #expect(!ProcessTree.children(of: getpid()).contains(shell))
    #expect(!ProcessTree.descendants(of: getpid()).contains(child))
  }

  @Test func `a family that sleeps has used little time and is not ready`() throws {
    let (shell, child) = try Self.startFamily()
    defer {
      ProcessTree.kill(shell)
      _ = Self.ending(of: shell)
    }

    let activity = ProcessActivity.of(shell)

    #expect(activity.processes == [shell, child])
    #expect(activity.threads.count == 2)
    #expect(activity.processorTime < 1)
  }

  @Test func `a child is waited for to its end, whatever signals come meanwhile`() throws {
    var action = sigaction()
    var former = sigaction()
    action.__sigaction_handler.sa_handler = { _ in }
    sigaction(SIGUSR1, &action, &former)
    defer { sigaction(SIGUSR1, &former, nil) }
    // The thread of a test may hear no signal.
    var (heard, mask) = (sigset_t(), sigset_t())
    sigemptyset(&heard)
    sigaddset(&heard, SIGUSR1)
    pthread_sigmask(SIG_UNBLOCK, &heard, &mask)
    defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
    let pid = try ProgramStart(["/bin/sh", "-c", "sleep 0.5; exit 3"]).start()
    let waiting = pthread_self()
    Thread.detachNewThread {
      usleep(100_000)
      pthread_kill(waiting, SIGUSR1)
    }

    #expect(ProcessTree.collect(pid) == .exited(3))
    #expect(ProcessTree.collect(pid) == nil, "It is collected.")
  }

  @Test func `a child that is kept is no orphan until it is let go of`() throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "sleep 600"]
    let pid = try ProcessTree.keep {
      try shell.run()
      return shell.processIdentifier
    }
    defer { ProcessTree.kill(pid) }

    #expect(!ProcessTree.orphans().contains(pid))
    ProcessTree.letGo(of: pid)
    #expect(ProcessTree.orphans().contains(pid))
    #expect(!ProcessTree.orphans(except: [pid]).contains(pid))
  }
}
