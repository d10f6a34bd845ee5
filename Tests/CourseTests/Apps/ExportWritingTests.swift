import Foundation
import Grading
import Processes
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Writing an exported application", .serialized)
struct ExportWritingTests {
  let folder = TemporaryFolder()
  let target: URL

  nonisolated private static let hidden = ".course-export-"

  init() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    target = folder.url.appendingPathComponent("Menu")
  }

  /// Has a program that a test started hear the signals that a person sends; the test's own thread may not.
  private static func hearSignals() {
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    Interruption.handleSignals()
  }

  private static var app: ExportedApp {
    ExportedApp(
      named: "Menu", sources: ["AppDelegate.swift": AppTemplates.appDelegate], resources: [:],
      info: [:])
  }

  @Test
  func `a signal ends the program, and nothing is left of what was written`() async throws {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      await #expect(processExitsWith: .signal(number)) {
        [path = target.path as String, number = number as Int32] in
        try await MainActor.run {
          ExportWritingTests.hearSignals()
          var files = 0
          do {
            try ExportWritingTests.app.write(to: URL(fileURLWithPath: path)) {
              files += 1
              if files == 4 { raise(number) }
              return Interruption.signal
            }
          } catch let stopped as ExportedApp.Stopped {
            Interruption.stop(by: stopped.signal)
          }
        }
      }
      #expect(folder.url.names() == [])
    }
  }

  @Test
  func `a signal that came before the first file is heard`() async throws {
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = target.path as String] in
      try await MainActor.run {
        ExportWritingTests.hearSignals()
        raise(SIGTERM)
        try ExportWritingTests.app.write(to: URL(fileURLWithPath: path))
      }
    }
    #expect(folder.url.names() == [])
  }

  @Test
  func `what a run left that was killed, the next one removes`() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = target.path as String] in
      try await MainActor.run {
        var files = 0
        try ExportWritingTests.app.write(to: URL(fileURLWithPath: path)) {
          files += 1
          if files == 4 { kill(getpid(), SIGKILL) }
          return nil
        }
      }
    }
    let left = folder.url.names()
    #expect(left.count == 1 && left.allSatisfy { $0.hasPrefix(Self.hidden) }, "\(left)")

    try Self.app.write(to: target)

    #expect(folder.url.names() == ["Menu"])
  }

  @Test
  func `what another run writes at the same time is left to it`() throws {
    let other = folder.url.appendingPathComponent(Self.hidden + "other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: false)
    let lock = open(other.path, O_RDONLY | O_DIRECTORY)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)

    try Self.app.write(to: target)

    #expect(folder.url.names() == [other.lastPathComponent, "Menu"])
  }

  @Test
  func `a name that is taken meanwhile is left to who took it`() throws {
    let error = #expect(throws: CommandError.self) {
      try Self.app.write(to: target) {
        if !target.exists { try? target.appendingPathComponent("mine").write("mine") }
        return nil
      }
    }

    #expect(error == .placeTaken(target.path, command: "export", option: "--to"))
    #expect(target.names() == ["mine"] && folder.url.names() == ["Menu"])
  }

  /// Runs a script that calls the course, whose program is its first argument, and returns what it says.
  private func say(_ script: String, by start: [String] = []) throws -> (
    status: Int32, text: String
  ) {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("course")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = start + ["sh", "-c", script, "sh", program.path, folder.url.path]
    process.currentDirectoryURL = ExportTests.package.root
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    let pid = try ProcessTree.keep {
      try process.run()
      return process.processIdentifier
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    ProcessTree.letGo(of: pid)
    return (process.terminationStatus, text)
  }

  @Test
  func `a disk that is full is told, and nothing stays half written`() throws {
    let export = "\"$1\" export Tests/TemplateFixture --to \"$2/out\"; echo status $?; ls -A \"$2\""
    // Where nobody may mount a small disk, no file may be longer than some bytes.
    var said = try say(
      "mount -t tmpfs -o size=32k tmpfs \"$2\" || exit 77; " + export, by: ["unshare", "-m"])
    let isMounted = said.text.contains("status")
    if !isMounted { said = try say("trap '' XFSZ; ulimit -f 8; " + export) }

    #expect(
      said.text.contains(
        "out cannot be written: \(isMounted ? "No space left on device" : "File too large")"),
      "\(said.text)")
    #expect(said.text.hasSuffix("status 1\n"), "\(said.text)")
  }

  @Test(.enabled(if: geteuid() != 0, "Root may write everywhere."))
  func `a folder that is closed is told`() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: folder.url.path)
    }

    let error = #expect(throws: CommandError.self) { try Self.app.write(to: target) }
    #expect(error?.sentence.contains("Permission denied") == true, "\(error?.sentence ?? "")")
  }

  @Test
  func `the command that opens an export names a folder, and no exercise`() throws {
    let said = try say(
      "cd \"$2\" && mkdir c && ln -s \"$OLDPWD\"/* c && cd c && \"$1\" export AlarmScreen --to AlarmScreen"
    )

    #expect(
      said.status == 0 && said.text.hasSuffix("swift run course play ./AlarmScreen\n"),
      "\(said.text)")
  }
}
