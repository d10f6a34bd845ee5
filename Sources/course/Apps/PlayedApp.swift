import CourseFormat
import CoursePage
import Foundation
import Synchronization
import WebServer

/// The program of somebody's application, run so that a person can use it.
struct PlayedApp {
  let build: AppBuild
  let package: CoursePackage

  /// Runs the program in the terminal until the person leaves it.
  func run(options: [String]) throws -> (ending: ChildProcess.Ending, said: [String]) {
    let files = try files("play")
    var program = ProgramStart(try arguments, environment: environment(options, files.record))
    program.errors = .file(files.errors.path)
    do {
      let ending = ChildProcess.Ending(try ForegroundProgram.run(program))
      return (ending, said(by: files, ending))
    } catch {
      throw CommandError.programNotStarted(program.arguments[0], reason: error.reason)
    }
  }

  /// Shows the phone in a page of this machine until somebody ends it.
  func serve(port: UInt16?, to printer: Printer) throws -> Int32 {
    let opening = try phone(number: 0)
    guard case .picture(let svg) = FirstLook(at: try ReadyPhone(opening)) else {
      let files = try locations("page-0")
      throw CommandError.appNotPlayed(said(by: files, .exited(1)).joined(separator: "\n"))
    }
    let site = site(showing: svg)
    let server: WebServer
    do throws(WebServerError) {
      server = try WebServer(port: port, preferring: 8080) { await site.response(to: $0) }
    } catch {
      throw CommandError.noServer(error)
    }
    server.run {
      printer.print("\(build.app.name) is at \(server.address)")
      printer.print("Open it in a browser. Ctrl-C ends it.")
      return Interruption.signal == nil
    }
    site.close()
    return 0
  }

  /// A page with nothing but the phone, and where the application lies.
  private func site(showing svg: String) -> LessonSite {
    let name = build.app.name
    let picture = LessonDocument.Picture(
      file: "01-01.svg", caption: "The first screen", description: "The first screen of \(name)",
      conversation: [], console: build.notes.map(\.sentence))
    let chapter = LessonDocument.Chapter(
      number: 1, title: name, file: AppFolder.shownPath(of: build.app.root),
      steps: [.init(passages: [], printed: [], picture: picture)])
    let count = Mutex(0)
    return LessonSite(
      LessonDocument(title: name, product: name, chapters: [chapter]),
      pictures: ["01-01.svg": Data(svg.utf8)]
    ) { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return try await phone(number: number)
    }
  }

  /// Returns the program as the phone of a page, whose files nobody else writes to.
  private func phone(number: Int) throws -> PhoneProgram {
    let files = try files("page-\(number)")
    var program = PhoneProgram(try arguments)
    program.environment = environment(["--phone-pipe"], files.record)
    program.errors = files.errors.path
    program.explain = { ending in
      await MainActor.run { said(by: files, Self.ending(ending)).joined(separator: " ") }
    }
    return program
  }

  private static func ending(_ ending: PhoneEnding) -> ChildProcess.Ending {
    switch ending {
    case .exited(let status): .exited(status)
    case .crashed(let signal): .crashed(signal: signal)
    case .silent: .ranOutOfTime
    }
  }

  /// What the console of the application says, and what ended it, if it was not the person.
  private func said(by files: Files, _ ending: ChildProcess.Ending) -> [String] {
    let errors = files.errors.text ?? ""
    let run = SuiteRun(
      stream: "", output: errors, record: files.record.text.map { RunRecord($0) }, ending: ending)
    let place = build.place(of: run.addresses).map { " at \($0)" } ?? ""
    let name = build.app.name
    switch ending {
    case .exited(0): return Self.console(errors)
    case .exited(ExitStatus.stuck), .ranOutOfTime:
      return [
        "\(name) did not come back\(place) and was stopped. Look for a loop that does not end."
      ]
    case .exited(ExitStatus.suspended):
      return [
        "\(name) waits\(place) for something that does not come, and was stopped. Look for a lock, "
          + "a semaphore, a sleep or an await that nothing ends."
      ]
    case .exited(ExitStatus.starved), .starved:
      return ["\(name) was stopped, because the machine was too busy to run it. Play it again."]
    case .exited(ExitStatus.crashed), .crashed:
      return Self.console(errors) + ["\(name) crashed\(place)."]
        + (run.crashMessage.map { [$0] } ?? [])
    case .exited: return Self.console(errors) + ["\(name) left the program."]
    }
  }

  /// The lines of a console that a person reads, each once: those of the runtime are about addresses.
  private static func console(_ text: String) -> [String] {
    var known: Set<String> = []
    return text.split(whereSeparator: \.isNewline).map(String.init).filter { line in
      let isOfRuntime =
        line == "Current stack trace:" || line.prefixMatch(of: /\d+ +\S+ +0x/) != nil
        || line.hasPrefix("stopped at image") || line.contains(": Fatal error: ")
      return !isOfRuntime && known.insert(line).inserted
    }
  }

  // MARK: - The process

  private var arguments: [String] {
    get throws {
      let confinement = Confinement(
        mode: try Confinement.mode(for: package), events: URL(fileURLWithPath: "/dev/null"),
        privateFolder: try package.privateFolder,
        files: [Confinement.File(build.bundle.url.path)], program: [build.bundle.program.path])
      return ["/proc/self/exe"] + confinement.arguments
    }
  }

  private func environment(_ options: [String], _ record: URL) -> [String: String?] {
    [
      GradingVariable.mode: GradingMode.ungated.rawValue, GradingVariable.answers: nil,
      GradingVariable.exercises: nil, GradingVariable.record: record.path,
      "SWIFT_BACKTRACE": "enable=no", GradingVariable.play: options.joined(separator: " "),
    ]
  }

  private struct Files: Sendable {
    let errors: URL
    let record: URL
  }

  private func locations(_ name: String) throws -> Files {
    let runs = try package.work.appendingPathComponent("runs")
    return Files(
      errors: runs.appendingPathComponent("app-\(name).log"),
      record: runs.appendingPathComponent("app-\(name).record"))
  }

  private func files(_ name: String) throws -> Files {
    let files = try locations(name)
    for file in [files.errors, files.record] { try file.write("") }
    return files
  }
}
