import Foundation
import Testing

@testable import Processes

@Suite("Starting a program")
struct ProgramStartTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("program-start-\(UUID().uuidString)")

  private var output: URL { folder.appendingPathComponent("output") }

  /// Runs a line of a shell, and returns how it ended and what it printed.
  private func run(
    _ line: String, environment: [String: String?] = [:],
    change: (inout ProgramStart) -> Void = { _ in }
  ) throws -> (ending: ProgramEnding, printed: String) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var program = ProgramStart(["sh", "-c", line], environment: environment)
    (program.input, program.output) = (.null, .file(output.path))
    change(&program)
    var status: Int32 = 0
    let pid = try program.start()
    while waitpid(pid, &status, 0) == -1, errno == EINTR {}
    return (
      ProgramEnding(waitStatus: status), try String(contentsOf: output, encoding: .utf8)
    )
  }

  @Test func `it is looked for by its name, prints into a file, and has nothing to read`() throws {
    let (ending, printed) = try run("cat; echo done; exit 3")

    #expect(ending == .exited(3) && printed == "done\n")
  }

  @Test func `what it prints comes after an older text is taken away`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "an older and longer text".write(to: output, atomically: true, encoding: .utf8)

    #expect(try run("echo new").printed == "new\n")
  }

  @Test func `errors go where the output goes, if that is said`() throws {
    let joined = try run("echo out; echo wrong >&2") { $0.errors = .descriptor(STDOUT_FILENO) }
    let apart = try run("echo out; echo wrong >&2") { $0.errors = .null }

    #expect(joined.printed == "out\nwrong\n")
    #expect(apart.printed == "out\n")
  }

  @Test func `variables are added and taken away, and all others stay`() throws {
    let line = #"echo "$PROGRAM_START_NEW ${HOME-none}"; test -n "$PATH""#

    let (ending, printed) = try run(line, environment: ["PROGRAM_START_NEW": "a b", "HOME": nil])

    #expect(ending == .exited(0) && printed == "a b none\n")
  }

  @Test func `what it prints is read to its end, or as long as is said`() {
    let began = monotonicSeconds()

    #expect(ProgramStart(["sh", "-c", "echo one; sleep 1; echo two"]).printed() == "one\ntwo\n")
    #expect(
      ProgramStart(["sh", "-c", "echo one; exec sleep 300"]).printed(within: 10) == "one\n")
    #expect(ProgramStart(["/nowhere"]).printed() == "")
    #expect(monotonicSeconds() - began < 200)
  }

  @Test func `a group of its own keeps the keyboard's signals away`() throws {
    let group = { (printed: String) in pid_t(printed.trimmingCharacters(in: .newlines)) }
    let line = "ps -o pgid= -p $$ 2>/dev/null || cut -d' ' -f5 /proc/$$/stat"

    let shared = group(try run(line).printed.replacing(" ", with: ""))
    let own = group(try run(line) { $0.hasOwnGroup = true }.printed.replacing(" ", with: ""))

    #expect(shared == getpgrp())
    #expect(own != nil && own != getpgrp())
  }

  @Test func `a signal that ends it is told`() throws {
    #expect(try run("kill -KILL $$").ending == .crashed(signal: SIGKILL))
  }

  @Test func `a program that is not there is said in the system's words`() {
    let failure = #expect(throws: ProgramStart.Failure.self) {
      try ProgramStart(["/no/such/program"]).start()
    }

    #expect(failure?.number == ENOENT && failure?.reason == "No such file or directory")
    #expect(throws: ProgramStart.Failure(number: ENOENT)) { try ProgramStart([]).start() }
  }
}
