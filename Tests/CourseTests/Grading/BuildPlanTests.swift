import Testing

@testable import course

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
}
