import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("What course doctor says about a machine")
struct DoctorTests {
  var machine = Machine(
    swiftVersion: "6.3.1", swiftPath: "/opt/swift/usr/bin/swift", buildRoot: "/course",
    buildVersion: "6.3.1",
    environment: ["TERM": "xterm", "LANG": "C.UTF-8"], columns: 100)

  @Test
  func `a machine that has everything`() {
    #expect(
      machine.findings == [
        .swift(version: "6.3.1", path: "/opt/swift/usr/bin/swift"), .build, .space(gigabytes: 1024),
        .temporaryFolder("/tmp"), .confined, .terminal(columns: 100),
      ])
    #expect(machine.findings.allSatisfy { $0.weight == .fine && $0.remedy == nil })
  }

  @Test
  func `what is not as it should be`() {
    let path = "/opt/swift/usr/bin/swift"
    expect(.oldSwift(version: "6.2.4", path: path, tried: "6.3.1")) {
      $0.swiftVersion = "6.2.4"
      $0.buildVersion = "6.2.4"
    }
    expect(.noSwift) { $0.swiftPath = nil }
    expect(.silentSwift(path: path)) { $0.swiftVersion = nil }
    expect(.noSymbolizer(folder: "/opt/swift/usr/bin")) { $0.missingPrograms = ["llvm-symbolizer"] }
    expect(.noObjectTools(missing: ["llvm-nm"])) { $0.missingPrograms = ["llvm-nm"] }
    #expect(MachineFinding.noObjectTools(missing: ["llvm-nm"]).weight == .obstacle)
    expect(.noGit) { $0.missingPrograms = ["git"] }
    expect(.movedBuild(from: "/elsewhere")) { $0.buildRoot = "/elsewhere" }
    expect(.buildOfOtherSwift(version: "6.3")) { $0.buildVersion = "6.3" }
    expect(.fileOfTomorrow("Exercises/a.swift")) { $0.fileOfTomorrow = "Exercises/a.swift" }
    expect(.notConfined(.limits, setting: "a.b=0")) {
      ($0.confinement, $0.forbiddingSetting) = (.limits, "a.b=0")
    }
    expect(.missingExercises(count: 1, first: "weather/01-Rain")) {
      $0.missingExercises = ["weather/01-Rain"]
    }
    #expect(
      MachineFinding.missingExercises(count: 1, first: "weather/01-Rain").remedy
        == "swift run course reset weather/01-Rain")
  }

  /// Expects one finding, which can be mended, when a machine differs in something.
  private func expect(_ finding: MachineFinding, when change: (inout Machine) -> Void) {
    var machine = machine
    change(&machine)

    #expect(machine.findings.filter { $0.weight != .fine } == [finding])
    #expect(finding.remedy != nil && !finding.sentence.isEmpty)
  }

  @Test
  func `a disk, a folder and an environment that are in the way`() {
    var machine = machine
    machine.freeBytes = 1 << 30
    machine.isWritable = false
    machine.isTemporaryFolderWritable = false
    machine.environment["COURSE"] = "strict"

    let obstacles = machine.findings.filter { $0.weight == .obstacle }

    #expect(
      obstacles == [
        .littleSpace(megabytes: 1024, root: "/course"), .readOnly(root: "/course"),
        .badTemporaryFolder("/tmp"), .gradingVariable("COURSE", value: "strict"),
      ])
    #expect(
      obstacles.map(\.remedy) == [
        "rm -rf .build", "sudo chown -R \"$USER\" /course", "export TMPDIR=\"$HOME\"",
        "unset COURSE",
      ])
  }

  @Test
  func `a terminal without UTF-8, and no terminal`() {
    var machine = machine
    machine.environment = ["TERM": "dumb", "LC_ALL": "C", "LANG": "C.UTF-8"]
    machine.columns = 60
    #expect(
      machine.findings.suffix(3) == [.dumbTerminal("dumb"), .noUnicode("C"), .narrow(columns: 60)])

    machine.isTerminal = false
    #expect(machine.findings.last == .noTerminal)
  }

  @Test
  func `a version is compared by its numbers`() {
    #expect(Machine.number(in: "6.10").lexicographicallyPrecedes([6, 3]) == false)
    #expect(Machine.number(in: "6.3-dev") == [6, 3])
    #expect(Machine.version(in: "Apple Swift version 6.3.1 (swift-6.3.1)") == "6.3.1")
    #expect(
      Machine.root(ofPlan: "x: [\"/a/b c/.build/x86/debug/M.o\",\"/d/.build/e\"]") == "/a/b c")
  }

  @Test
  func `this machine is described, and nothing is left in the course`() throws {
    let course = try SmallCourse()
    let transcript = Transcript()

    var machine = Machine(around: course.package)
    machine.environment["COURSE"] = nil
    _ = Companion.whole(folder: course.root, printer: transcript.printer).run(["doctor"])

    #expect(machine.findings.filter { $0.weight == .obstacle } == [])
    #expect(transcript.out.contains("\u{2714} Swift 6."))
    #expect(!course.package.scratch.appendingPathComponent("Case").exists)
  }
}
