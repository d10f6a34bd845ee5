import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("The commands of the build system")
struct BuildPlanTests {
  let plan = """
    commands:
      "/c/RainTests.build/sources":
        tool: write-auxiliary-file

      "C.Rain-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["/c/Rain.swift"]

      "C.RainTests-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["/c/RainTests.swift"]
        args: ["/usr/bin/swiftc","-module-name","RainTests","/a folder/\\"x\\".swift"]

    """

  @Test
  func `a command is read from the plan with its arguments`() {
    #expect(
      BuildPlan.command(for: "RainTests", kind: "module", in: plan)
        == ["/usr/bin/swiftc", "-module-name", "RainTests", "/a folder/\"x\".swift"])
  }

  @Test
  func `a command that is not there or has no arguments is not made up`() {
    #expect(BuildPlan.command(for: "Rain", kind: "module", in: plan) == nil)
    #expect(BuildPlan.command(for: "RainTests", kind: "test", in: plan) == nil)
    #expect(BuildPlan.command(for: "Snow", kind: "module", in: plan) == nil)
  }

  @Test
  func `an answer is compiled without colours and by the toolchain alone`() {
    let flags = CompilerFlags.ofOneFile([
      "swiftc", "-module-name", "Rain", "-color-diagnostics", "-driver-use-frontend-path",
      "/course/Sources/answers-frontend", "-swift-version", "6",
    ])

    #expect(flags == ["-module-name", "Rain", "-swift-version", "6"])
  }

  @Test(arguments: [
    "Building for debugging...\n[2/3] Write swift-version-6A52383ED409C6A7.txt\n",
    "[0/1] Planning build\n",
  ])
  func `where nothing is compiled it looks whether that is needed`(log: String) {
    #expect(BuildLog(log).step == "looking whether the library is built")
  }

  @Test(arguments: [
    ("[1/4] Compiling course Check.swift\n", "building, step 1 of 4"),
    ("[2/9] Emitting module PickersExercises\n", "building, step 2 of 9"),
    ("[2/9] Emitting module Stage\n", "building the library, step 2 of 9"),
    (
      "[2/9] Compiling Stage a.swift\n[3/9] Compiling course Check.swift\n",
      "building the library, step 3 of 9"
    ),
  ])
  func `only what compiles the library is called so`(log: String, step: String) {
    #expect(BuildLog(log).step == step)
  }

  @Test
  func `what the build system does is read from its output, on a terminal or not`() {
    let lines = "Building for debugging...\n[0/17] Write sources\n[3/19] Compiling Stage a.swift\n"
    let erased = "\u{1B}[2K\r"
    let live = "\(erased)[1/17] Write sources\(erased)\u{1B}[31m[3/19] Compiling Stage a.swift"

    #expect(BuildLog(lines).step == "building the library, step 3 of 19")
    #expect(BuildLog(live).step == "building the library, step 3 of 19")
    #expect(BuildLog("").step == nil)
    let next = "[4/19] Write Objects.LinkFileList\n[5/19] Wrapping AST for Stage for debugging\n"
    #expect(BuildLog(lines + next).step == "building the library, step 5 of 19")
    let waiting =
      "Another instance of SwiftPM (PID: 12) is already running using '/c/.build', waiting"
    #expect(BuildLog(waiting).step == "waiting for another build in this folder")
    #expect(
      BuildLog("\(erased)\u{1B}[31m/c/a.swift:1:2: error: no\u{1B}[0m\r\n").text
        .contains("\n/c/a.swift:1:2: error: no\n"))
  }
}
