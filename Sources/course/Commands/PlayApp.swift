import CourseFormat
import Foundation

/// `course play FOLDER`: somebody's application on the phone, as it is.
enum PlayApp {
  /// The options that hand a folder to the phone, and the variables that say where it is.
  static let folders: KeyValuePairs = [
    "--answers": GradingVariable.network, "--photos": GradingVariable.photos,
  ]

  /// The folder that a command line names, or nil if it names an exercise.
  static func folder(named names: [String], in package: CoursePackage) throws -> URL? {
    guard names.count == 1, let name = names.first else { return nil }
    let url = URL(fileURLWithPath: (name as NSString).expandingTildeInPath)
    let isPath = name == "." || ["/", "./", "../", "~"].contains { name.hasPrefix($0) }
    if !isPath, (try? package.exerciseOrScratch(named: names, for: "play")) != nil { return nil }
    if url.isFolder { return url }
    guard isPath else { return nil }
    throw CommandError.noApp(url.path)
  }

  /// Builds the application in a folder, and hands over its phone.
  ///
  /// `kind` says what is shown in place of the phone.
  static func run(
    _ folder: URL, _ options: Options, showing kind: [String] = [], in package: CoursePackage,
    to printer: Printer
  ) throws -> Int32 {
    for option in ["--build", "--goal"] where options.has(option) {
      throw CommandError.unknownOption(option, command: "play FOLDER")
    }
    let (port, timeZone) = (try options.port(), try options.timeZone())
    var folders: [String: URL] = [:]
    for (option, variable) in Self.folders {
      guard let path = options.text(option) else { continue }
      let url = URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
        .resolvingSymlinksInPath()
      guard url.isFolder else { throw CommandError.noFolder(option: option, path) }
      folders[variable] = url
    }
    var report = AppReport(
      printer: printer, table: package.root.appendingPathComponent(LeftOutTable.path))
    report.showsAll = options.has("--errors")
    let app = try AppFolder(folder)
    let build = try AppBuild(app, in: try package.work.appendingPathComponent("app"))
    report.report(build.notes)
    let errors = try printer.during("Building \(app.name)") {
      try build.run(with: try AnswerPrograms(of: package, width: 2))
    }
    guard errors.isEmpty else {
      report.report(errors, of: app, leavingOut: build.notes)
      return 1
    }
    let played = PlayedApp(
      build: build, package: package, settings: timeZone, folders: folders)
    if options.has("--browser") { return try played.serve(port: port, to: printer) }
    return try show(played, kind + ["--ascii", "--no-color"].filter(options.has), to: printer)
  }

  /// Runs an application in the terminal, and returns the status that the command ends with.
  private static func show(
    _ played: PlayedApp, _ options: [String], to printer: Printer
  ) throws -> Int32 {
    let run = try played.run(options: options)
    for line in run.said { printer.note(line) }
    switch run.ending {
    case .exited(0): return 0
    case .crashed(let signal) where [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains(signal):
      return 128 + signal
    default: return 1
    }
  }
}
