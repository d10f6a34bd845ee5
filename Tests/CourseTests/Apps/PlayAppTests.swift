import Foundation
import Grading
import Testing

@testable import Answers
@testable import course
@testable import course_extras

@Suite("Playing the folder of an application")
struct PlayAppTests {
  let folder = TemporaryFolder()
  let package = CoursePackage(
    root: AppFolderTests.counter.deletingLastPathComponent().deletingLastPathComponent())

  @Test
  func `a name is that of an exercise first, and then that of a folder`() throws {
    try folder.url.appendingPathComponent("A.swift").write("")

    #expect(try package.appFolder(named: [folder.url.path])?.path == folder.url.path)
    #expect(try package.appFolder(named: ["Scratch"]) == nil)
    #expect(try package.appFolder(named: ["pickers/1"]) == nil)
    #expect(try package.appFolder(named: ["nonsense"]) == nil)
    #expect(throws: CommandError.noApp("/nowhere/at/all")) {
      try package.appFolder(named: ["/nowhere/at/all"])
    }
  }

  @Test
  func `the fixture is launched with its delegate, and nothing of it is left out`() throws {
    let build = try AppBuild(AppFolder(AppFolderTests.counter), in: folder.url)

    #expect(build.delegate == "AppDelegate" && build.notes.isEmpty)
  }

  @Test
  func `an application of SwiftUI, and one without a delegate, is refused in a sentence`() throws {
    let file = folder.url.appendingPathComponent("Menu/MenuApp.swift")
    let app = { try AppFolder(file.deletingLastPathComponent()) }

    try file.write("import SwiftUI\n\n@main\nstruct MenuApp: App {}\n")
    let error = #expect(throws: CommandError.self) { try AppBuild(app(), in: folder.url) }
    #expect(error?.sentence.contains("MenuApp.swift:4 begins an application of SwiftUI.") == true)
    #expect(error?.status == 1)

    try file.write("class Menu {}\n")
    let root = try app().root.path
    #expect(throws: CommandError.noDelegate(root)) {
      try AppBuild(app(), in: folder.url)
    }
  }

  @Test
  func `an error is told with its line, its help, and once what is left out`() throws {
    let file = folder.url.appendingPathComponent("Menu/AppDelegate.swift")
    try file.write("import UIKit\nlet web = UIWebView()\nlet wob = UIWebView()\n")
    let transcript = Transcript()
    let report = AppReport(
      printer: transcript.printer, table: package.root.appendingPathComponent(LeftOutTable.path))
    let errors = [2, 3].map {
      Diagnostic(
        file: file.path, line: $0, column: 11, message: "cannot find 'UIWebView' in scope")
    }

    report.report(errors, of: try AppFolder(file.deletingLastPathComponent()))

    #expect(transcript.out.hasPrefix("✘ Menu  does not compile, 2 errors\n"))
    #expect(transcript.out.contains("AppDelegate.swift:2:11: cannot find 'UIWebView' in scope\n"))
    #expect(transcript.out.contains("      Also at line 3.\n"))
    #expect(transcript.out.contains("          let web = UIWebView()\n                    ^\n"))
    #expect(transcript.out.components(separatedBy: "There is no web").count == 2)
  }

  @Test
  func `a folder for the phone has to be there, and is for an application alone`() throws {
    let printer = Transcript().printer
    try folder.url.appendingPathComponent("A.swift").write("")
    let arguments = [folder.url.path, "--answers", "/nowhere/at/all"]
    #expect(throws: CommandError.noFolder(option: "--answers", "/nowhere/at/all")) {
      try PlayApp.run(arguments, in: package, to: printer)
    }
    #expect(throws: CommandError.unknownOption("--photos", command: "play NAME")) {
      try Play.run(.ofPlay(["Scratch", "--photos", "/tmp"]), in: package, to: printer)
    }
  }
}
