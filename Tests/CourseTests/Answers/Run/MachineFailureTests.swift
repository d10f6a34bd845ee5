import CourseFormat
import Foundation
import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("A machine that fails is no mistake of an answer")
struct MachineFailureTests {
  let course: SmallCourse
  let folder = TemporaryFolder()
  let log: AnswerLog
  let compiler: StandInCompiler

  init() throws {
    course = try SmallCourse()
    log = AnswerLog(file: folder.url.appendingPathComponent("answers.jsonl"))
    compiler = StandInCompiler(in: folder.url)
  }

  /// What the stand-in for the compiler does, and how often it is called.
  nonisolated static let failures = [
    ("kill -KILL $$", "the compiler crashed", 2),
    ("echo \"error: compile command failed due to signal 9\"; exit 1", "due to signal 9", 2),
    (
      "echo \"LLVM ERROR: out of memory\"; "
        + "echo \"error: compile command failed due to signal 6\"; exit 1", "signal 6", 2
    ),
    (
      "echo \"<unknown>:0: error: error opening 'answer.o': No space left on device\"; exit 1",
      "No space left on device", 2
    ),
    (
      "case \"$*\" in *-emit-executable*)\n"
        + "echo \"clang: error: unable to execute command: Killed\"; exit 1;; esac\nmake_all \"$@\"",
      "Killed", 5
    ),
  ]

  @Test(arguments: failures)
  func `an answer on which the compiler fails twice is not graded, and not kept`(
    script: String, told: String, calls: Int
  ) throws {
    let graded = try grade(script)

    #expect(graded.state == .notGraded)
    #expect(graded.notes.count == 1 && graded.notes[0].contains(told), "\(graded.notes)")
    #expect(graded.notes[0].hasPrefix("The compiler failed twice on it"))
    #expect(log.verdicts(of: "c").isEmpty, "The next call tries it again.")
    #expect(compiler.count == calls)
  }

  @Test
  func `the second try counts, and is alone`() throws {
    let graded = try grade(
      "[ $count -gt 1 ] || kill -KILL $$\necho \"$source:3:1: error: no such name\"; exit 1")

    #expect(graded.state == .doesNotCompile)
    #expect(graded.notes.contains { $0.contains("no such name") })
    #expect(log.verdicts(of: "c").count == 1)
  }

  @Test
  func `a linker that fails twice and is not ended does not compile`() throws {
    let graded = try grade(
      "case \"$*\" in *-emit-executable*)\n"
        + "echo \"error: link command failed with exit code 1\"; exit 1;; esac\nmake_all \"$@\"")

    #expect(graded.state == .doesNotCompile)
    #expect(graded.notes.contains { $0.contains("link command failed with exit code 1") })
    #expect(graded.line == nil, "It is no line of the answer.")
    #expect(log.verdicts(of: "c").count == 1)
  }

  /// What is called without the driver, and how often the driver is called besides.
  @Test(arguments: [
    (#"["/bin/false"]"#, 1), (#"["/nowhere/frontend"]"#, 1),
    (#"["/bin/sh","-c","echo \"$0:3:1: error: no such name\"; exit 1","/{text}"]"#, 0),
  ])
  func `the driver does what fails without it and says nothing of the answer`(
    call: String, count: Int
  ) throws {
    let calls = try JSONDecoder().decode(
      DriverCalls.self,
      from: Data(#"{"compilers":{"WeatherExercises":\#(call)},"linker":[]}"#.utf8))
    let graded = try grade("echo \"$source:3:1: error: no such name\"; exit 1", calls: calls)

    #expect(graded.state == .doesNotCompile)
    #expect(graded.notes.contains { $0.contains("no such name") })
    #expect(graded.line == 3)
    #expect(compiler.count == count)
  }

  @Test(arguments: [4, 6, 11])
  func `a text on which the compiler itself crashes does not compile, and is kept`(signal: Int)
    throws
  {
    let graded = try grade(
      "echo \"error: compile command failed due to signal \(signal) (use -v to see invocation)\"; exit 1"
    )

    #expect(graded.state == .doesNotCompile)
    #expect(graded.notes.contains { $0.contains("The compiler itself crashes on this file.") })
    #expect(log.verdicts(of: "c").count == 1)
  }

  /// How often what is killed the first time is killed again, how many programs the system ends in
  /// between, and whether the machine is to blame.
  @Test(arguments: [(true, 1, true), (true, 0, false), (false, 1, false)])
  func `checks that are killed run again, and the system says whether it had no memory`(
    isKilledAgain: Bool, ended: Int, isMachine: Bool
  ) {
    let build = BuiltProgram(package: course.package, answers: "Exercises", scratch: folder.url)
    let request = build.request(for: course.rain, mode: .standard)
    let killed = SuiteRun(
      stream: Streams.head + Streams.event("testStarted", "there are days"), output: "",
      ending: .crashed(signal: SIGKILL))
    let passed = SuiteRun(
      stream: Streams.head + Streams.passed("there are days"), output: "", ending: .exited(0))
    var runs = [passed, killed, passed]
    var tries = 0
    let blamed = Grader.runKilledAgain(
      [request, request, request], &runs, killed: { tries == 0 ? 7 : 7 + ended }
    ) { _ in
      tries += 1
      return isKilledAgain ? killed : passed
    }

    #expect(tries == 1)
    #expect(blamed == (isMachine ? [1] : []))
    #expect(runs.map(\.isKilled) == [false, isKilledAgain, false])
  }

  @Test
  func `the system counts the programs that it ended for want of memory`() {
    #expect(SystemMemory.killed(in: "pgfault 12\noom_kill 3\noom_kill_x 4\n") == 3)
    #expect(SystemMemory.killed(in: "") == 0)
    #expect((course.root.freeBytes ?? 0) > 0)
  }

  @Test
  func `a file that suites share is a part of what all answers share`() throws {
    func fingerprint() -> String {
      CoreAssembly.fingerprint(of: course.package, compiler: compiler.file.path)
    }
    let before = fingerprint()
    try course.write("// For another check.\n", to: "Tests/WeatherTests/03-SnowTests.swift")
    #expect(fingerprint() == before)
    try course.write("// For several checks.\n", to: "Tests/WeatherTests/Help.swift")

    #expect(fingerprint() != before)
  }

  /// Grades an answer of one student with a stand-in for the compiler that does this.
  private func grade(_ script: String, calls: DriverCalls = DriverCalls()) throws -> GradedExercise
  {
    try compiler.prepare(script, for: course.package, calls: calls)
    try course.write(
      SmallCourse.solution + "// ada\n", to: "submissions/ada/01-Weather/01-Rain.swift")
    let student = try StudentFolder(
      at: course.root.appendingPathComponent("submissions/ada"),
      gradedBy: course.package.exercises.map(SuiteText.init))
    // This program cannot start itself as course does.
    _ = try Confinement.mode(for: course.package) { mode, _ in mode == .limits }
    let grader = ClassGrader(for: course.package, course: "c", log: log)
    _ = try grader.build()
    var graded: [GradedExercise] = []
    try grader.grade([student]) { submission, _ in graded += submission.exercises }
    return try #require(graded.first)
  }
}
