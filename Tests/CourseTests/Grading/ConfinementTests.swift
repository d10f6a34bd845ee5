import Foundation
import Testing

@testable import course

@Suite("Confined programs", .serialized)
struct ConfinementTests {
  let folder = TemporaryFolder()

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("private"), withIntermediateDirectories: true)
  }

  @Test
  func `the command line is read as it was made`() throws {
    let made = confinement(.namespaces, ["/bin/true", "--confine"])

    let read = try #require(Confinement(made.arguments))

    #expect(read.mode == .namespaces && !read.isInside)
    #expect(read.program == ["/bin/true", "--confine"])
    #expect(Confinement(["check", "--confine"]) == nil)
  }

  @Test(arguments: Confinement.Mode.allCases)
  func `a program ends as it would without`(mode: Confinement.Mode) throws {
    guard try isAvailable(mode) else { return }

    #expect(try run(mode, "exit 0").ending == .exited(0))
    #expect(try run(mode, "exit 3").ending == .exited(3))
    #expect(try run(mode, "kill -SEGV $$").ending == .crashed(signal: SIGSEGV))
  }

  @Test(arguments: Confinement.Mode.allCases)
  func `a program that ends its parent does not end this one`(mode: Confinement.Mode) throws {
    guard try isAvailable(mode) else { return }

    // The first process of a namespace cannot be ended from within.
    let ending = try run(mode, "kill -KILL $PPID; exit 5").ending

    #expect(ending == (mode == .limits ? .crashed(signal: SIGKILL) : .exited(5)))
  }

  @Test
  func `what the machine allows is found out once`() throws {
    let course = try SmallCourse()
    var asked: [Confinement.Mode] = []
    let mode = {
      try Confinement.mode(for: course.package) { mode, _ in
        asked.append(mode)
        return mode == .namespaces
      }
    }

    #expect(try mode() == .namespaces)
    #expect(try mode() == .namespaces)
    #expect(asked == [.nobody, .namespaces], "The strictest comes first, and once.")

    Confinement.forgetMode(of: course.package)
    #expect(try mode() == .namespaces)
    #expect(asked.count == 4)
    #expect(try Confinement.mode(for: SmallCourse().package) { _, _ in false } == .limits)
  }

  @Test(arguments: Confinement.Mode.allCases)
  func `what is written beyond the limit is lost, and the program goes on`(
    mode: Confinement.Mode
  ) throws {
    guard try isAvailable(mode) else { return }
    let run = try run(mode, "head -c 30000000 /dev/zero 2>/dev/null; exit 4")

    #expect(run.ending == .exited(4))
    #expect(run.output.count == Int(Confinement.Limit.fileSize))
  }

  @Test(arguments: [Confinement.Mode.nobody, .namespaces])
  func `no file but those of its own folder can be written`(mode: Confinement.Mode) throws {
    guard try isAvailable(mode) else { return }
    let other = folder.url.appendingPathComponent("other")
    try other.write("before")
    chmod(other.path, 0o666)

    let run = try run(
      mode, "echo x > \(other.path); echo y > $TMPDIR/own; cat $TMPDIR/own; mount -o remount,rw /")

    #expect(run.output.contains("y\n"))
    #expect(other.text == "before")
    #expect(folder.url.appendingPathComponent("private").names() == [])
    #expect(run.ending != .exited(0), "It cannot get back what was taken from it.")
  }

  @Test(arguments: [Confinement.Mode.nobody, .namespaces])
  func `no other process is seen, and nothing it starts outlives it`(
    mode: Confinement.Mode
  ) throws {
    guard try isAvailable(mode) else { return }
    let mark = "42\(getpid())"

    let run = try run(
      mode, "(trap '' TERM; setsid sleep \(mark) &) ; kill -KILL \(getpid()) -1; ls -d /proc/[0-9]*"
    )

    #expect(run.output.split(separator: "\n").filter { $0.hasPrefix("/proc/") }.count <= 5)
    let alive = URL(fileURLWithPath: "/proc").names { $0.allSatisfy(\.isNumber) }.filter {
      URL(fileURLWithPath: "/proc/\($0)/cmdline").text?.contains(mark) == true
    }
    #expect(alive == [])
  }

  @Test
  func `events are written through a file that was opened before`() throws {
    for mode in Confinement.Mode.allCases where try isAvailable(mode) {
      _ = try run(mode, "echo event > \"$1\"")
      #expect(folder.url.appendingPathComponent("events").text == "event\n")
    }
  }

  private func confinement(_ mode: Confinement.Mode, _ program: [String]) -> Confinement {
    Confinement(
      mode: mode, events: folder.url.appendingPathComponent("events"),
      privateFolder: folder.url.appendingPathComponent("private"), program: program)
  }

  /// Whether this machine lets a program be confined so; a container may not.
  private func isAvailable(_ mode: Confinement.Mode) throws -> Bool {
    try mode == .limits || run(mode, "exit 0").ending == .exited(0)
  }

  private func run(
    _ mode: Confinement.Mode, _ script: String
  ) throws -> (ending: ChildProcess.Ending, output: String) {
    let program = try #require(Bundle.main.executableURL).deletingLastPathComponent()
      .appendingPathComponent("course")
    let job = ChildProcess.Job(
      arguments: [program.path]
        + confinement(mode, ["/bin/sh", "-c", script, "sh", Confinement.stream]).arguments,
      output: folder.url.appendingPathComponent("output"), limit: .seconds(20))
    let ending = try ChildProcess.run([job])
    return (ending[0], job.output.text ?? "")
  }
}
