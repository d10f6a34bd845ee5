import Answers
import CourseFormat
import CoursePage
import Foundation
import Processes
import Synchronization
import WebServer

/// The program of somebody's application, run so that a person can use it.
@MainActor struct PlayedApp: PlayedProgram {
  let build: AppBuild
  let package: CoursePackage
  /// What the owner of the phone has set, as options of the program.
  let settings: [String]

  /// The folders that the person hands to the phone, by the variables that say where they are.
  var folders: [String: URL] = [:]

  /// Shows the phone in a page of this machine until somebody ends it.
  func serve(port: UInt16?, to printer: Printer) throws -> Int32 {
    let site: LessonSite
    var status: Int32 = 0
    switch FirstLook(at: try ReadyPhone(try phone(number: 0))) {
    case .picture(let svg): site = self.site(showing: svg)
    case .ended(let ending):
      // The page says why, and takes the application up again when it is asked to.
      let files = try files("page-0")
      let said = sentences(on: files.run(ending))
      for line in said { printer.note(line) }
      site = .ended(
        build.app.name, file: AppFolder.shownPath(of: build.app.root), said: said,
        console: console(files.errors.text ?? ""), program: phones)
      status = 1
    // Only an answer is shown as a table.
    case .table: site = self.site(showing: "")
    }
    let server: WebServer
    do throws(WebServerError) {
      // An address of its own: an open page of the course waits at the course's.
      let root = build.app.root.path
      let folder = package.scratch.appendingPathComponent("pages/\(Fingerprint.of([root]))")
      server = try WebServer(
        port: port, preferring: WebServer.port(for: root, from: 9100),
        keeping: KeptAddress(in: folder, of: root)
      ) { await site.response(to: $0) }
    } catch {
      throw CommandError.noServer(error)
    }
    server.run {
      printer.print("\(build.app.name) is at \(server.address)")
      printer.print("Open it in a browser. Ctrl-C ends it.")
      return Interruption.signal == nil
    }
    site.close()
    return status
  }

  /// A page with nothing but the phone, and where the application lies.
  private func site(showing svg: String) -> LessonSite {
    let name = build.app.name
    let picture = PlayedChapters.Picture(
      file: "01-01.svg", caption: "The first screen", description: "The first screen of \(name)",
      conversation: [], console: AppNote.sentences(on: build.notes))
    let chapter = PlayedChapters.Chapter(
      number: 1, title: name, file: AppFolder.shownPath(of: build.app.root),
      steps: [.init(passages: [], printed: [], picture: picture)])
    return LessonSite(
      PlayedChapters(title: name, product: name, chapters: [chapter]),
      pictures: ["01-01.svg": Data(svg.utf8)], program: phones)
  }

  /// Makes the programs of the phones that a page asks for, one after another.
  private var phones: @Sendable (_ step: String) async throws -> PhoneProgram {
    let count = Mutex(0)
    return { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return try await phone(number: number)
    }
  }

  func search(for run: SuiteRun) -> @Sendable () -> CrashSite? { build.search(for: run) }

  func sentences(on run: SuiteRun, at found: CrashSite?) -> [String] {
    guard run.ending != .exited(0) else { return [] }
    let site = found.flatMap(build.original)
    let file = site.map { URL(fileURLWithPath: $0.path) }
    let place = site.flatMap { site in file.map { "\(AppFolder.shownPath(of: $0)):\(site.line)" } }
    return run.sentences(on: build.app.name, at: place, line: site?.line, of: file?.text)
  }

  /// Each line once, and none of the runtime, which are about addresses.
  func console(_ text: String) -> [String] {
    var known: Set<String> = []
    return text.split(whereSeparator: \.isNewline).map(String.init).filter { line in
      let isOfRuntime =
        line == "Current stack trace:" || line.prefixMatch(of: /\d+ +\S+ +0x/) != nil
        || line.hasPrefix(CallStack.label) || StopSentence(in: line)?.site != nil
      return !isOfRuntime && known.insert(line).inserted
    }
  }

  // MARK: - The process

  func confinement(_ files: PlayedFiles) throws -> Confinement {
    Confinement(
      mode: try Confinement.mode(for: package), events: URL(fileURLWithPath: "/dev/null"),
      privateFolder: try files.privateFolder?.url ?? package.privateFolder(),
      files: [Confinement.File(build.bundle.url.path)]
        + folders.values.map(\.path).sorted().map { Confinement.File($0) },
      program: [build.bundle.program.path])
  }

  func environment(_ options: [String], _ record: URL) -> [String: String?] {
    var variables: [String: String?] = [
      GradingVariable.mode: GradingMode.ungated.rawValue, GradingVariable.answers: nil,
      GradingVariable.exercises: nil, GradingVariable.record: record.path,
      "SWIFT_BACKTRACE": "enable=no",
      GradingVariable.play: (options + settings).joined(separator: " "),
    ]
    for name in [GradingVariable.network, GradingVariable.photos] {
      variables[name] = .some(folders[name]?.path)
    }
    return variables
  }

  func files(_ name: String) throws -> PlayedFiles {
    try PlayedFiles("app-\(name)", in: package)
  }
}
