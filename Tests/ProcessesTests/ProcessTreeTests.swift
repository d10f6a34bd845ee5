import Processes
import Foundation
import Testing

@Suite("Processes and what came from them")
struct ProcessTreeTests {
  /// A shell with a child of its own, which says when it has one.
  private static func startFamily() throws -> (shell: Process, child: pid_t) {
    let (shell, output) = (Process(), Pipe())
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "sleep 600 & echo $!; wait"]
    shell.standardOutput = output
    try shell.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    return (shell, try #require(pid_t(line.prefix { $0.isNumber })))
  }

  @Test func `a process is found with what it has started, and ended with it`() throws {
    let (shell, child) = try Self.startFamily()
    let pid = shell.processIdentifier

    #expect(ProcessTree.children(of: pid) == [child])
    #expect(ProcessTree.descendants(of: pid) == [pid, child])
    #expect(ProcessTree.children(of: getpid()).contains(pid))

    ProcessTree.kill(pid)
    shell.waitUntilExit()

    #expect(shell.terminationReason == .uncaughtSignal)
    #expect(!ProcessTree.children(of: getpid()).contains(pid))
    #expect(!ProcessTree.descendants(of: getpid()).contains(child))
  }

  @Test func `a family that sleeps has used little time and is not ready`() throws {
    let (shell, child) = try Self.startFamily()
    defer { ProcessTree.kill(shell.processIdentifier) }

    let activity = ProcessActivity.of(shell.processIdentifier)

    #expect(activity.processes == [shell.processIdentifier, child])
    #expect(activity.threads.count == 2)
    #expect(activity.processorTime < 1)
  }

  @Test(arguments: [("exit 3", nil), ("kill -SEGV $$", 11), ("kill -KILL $$", 9)])
  func `a shell tells which signal ended a program`(script: String, signal: Int32?) throws {
    let program = Process()
    let command = ProcessTree.shellCommand(["/bin/sh", "-c", script])
    program.executableURL = URL(fileURLWithPath: command[0])
    program.arguments = Array(command.dropFirst())
    program.standardError = FileHandle.nullDevice

    try program.run()
    program.waitUntilExit()

    #expect(program.terminationReason == .exit)
    #expect(ProcessTree.signal(ofStatus: program.terminationStatus) == signal)
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
