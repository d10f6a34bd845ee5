import Foundation
import Grading
import Testing

@testable import Answers
@testable import course_extras

@Suite("The driver of the compiler is asked once what it starts for an answer")
struct DriverCallsTests {
  let folder = TemporaryFolder()

  private var driver: String { folder.url.appendingPathComponent("swiftc").path }

  /// The calls that are known of a driver which says this.
  private func calls(_ compiling: String, _ linking: String = "") throws -> DriverCalls {
    try folder.url.appendingPathComponent("swiftc").write(
      """
      #!/bin/sh
      echo called >>"$0.calls"
      case "$*" in
        *-emit-executable*) cat <<'TEXT'
      \(linking)
      TEXT
        ;;
        *) sed "s/NAME/$3/" <<'TEXT'
      \(compiling)
      TEXT
      esac

      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: driver)
    var calls = DriverCalls()
    calls.ask(
      compiling: "/core/Main.swift",
      inModules: [
        "TeaExercises": [driver, "-module-name", "TeaExercises"],
        "CakeExercises": [driver, "-module-name", "CakeExercises"],
      ])
    try calls.ask(
      linking: "/core/main.o", by: [driver], objects: [],
      to: folder.url.appendingPathComponent("libraries"))
    return calls
  }

  /// A program in the place of the one that writes down what objects need.
  private func lister(_ script: String) throws -> String {
    let file = folder.url.appendingPathComponent("lister")
    try file.write("#!/bin/sh\n\(script)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file.path
  }

  private let paths: [DriverCalls.StandIn: URL] = [
    .text: URL(fileURLWithPath: "/a/Tea.swift"), .module: URL(fileURLWithPath: "/a/Tea.module"),
    .object: URL(fileURLWithPath: "/a/tea.o"), .suite: URL(fileURLWithPath: "/a/suite.o"),
    .program: URL(fileURLWithPath: "/a/App"),
  ]

  private let line =
    "/bin/sh -c /core/Main.swift -emit-module-path /{module} -emit-module-doc-path /{module}.doc "
    + "-module-name NAME -o /{object}"

  @Test func `modules that differ in their names alone are asked about once`() throws {
    let calls = try calls(line)

    for name in ["TeaExercises", "CakeExercises"] {
      #expect(
        calls.compiler(ofModule: name, paths) == [
          "/bin/sh", "-c", "/a/Tea.swift", "-emit-module-path", "/a/Tea.module",
          "-module-name", name, "-o", "/a/tea.o",
        ])
    }
    #expect(calls.compiler(ofModule: "NoExercises", paths) == nil)
    let asked = try String(contentsOfFile: driver + ".calls", encoding: .utf8)
    #expect(asked == "called\ncalled\n", "Once about a file, and once about a program.")
  }

  @Test func `a program is linked of an answer, its suite and the object it begins in`() throws {
    let libraries = folder.url.appendingPathComponent("libraries").path
    let calls = try calls(
      line,
      try lister("echo needed >$3") + " /core/main.o -o /tmp/list\n"
        + "/bin/sh /core/main.o @/tmp/list '-rpath=$ORIGIN' -o /{program}")

    #expect(
      calls.linker(paths) == [
        "/bin/sh", "/a/tea.o", "/a/suite.o", "/core/main.o", "@\(libraries)",
        "-rpath=$ORIGIN", "-o", "/a/App",
      ])
  }

  @Test(arguments: ["exit 1", "echo needed >$3; exit 1", "kill -KILL $$", "true"])
  func `where it is not known what is needed of the toolchain the driver links`(
    script: String
  ) throws {
    let calls = try calls(
      line, try lister(script) + " /core/main.o -o /tmp/list\n/bin/sh /core/main.o @/tmp/list")

    #expect(calls.linker(paths) == nil)
    #expect(calls.compiler(ofModule: "TeaExercises", paths) != nil)
  }

  @Test(arguments: [
    "", "/bin/sh -c /core/Main.swift '-I/my folder' -o /{object}",
    "/bin/sh -c /core/Main.swift -I/my\\ folder -o /{object}", "error: no such option",
    "/bin/sh -c /core/Main.swift -o /{object}\n/swift/modulewrap /{module}",
  ])
  func `what is not understood is left to the driver`(said: String) throws {
    let calls = try calls(said, said)

    #expect(calls.compiler(ofModule: "TeaExercises", paths) == nil)
    #expect(calls.linker(paths) == nil)
  }
}
