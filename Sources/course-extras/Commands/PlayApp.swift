import Answers
import CourseFormat
import Foundation

/// `course play FOLDER`: somebody's application on the phone, as it is.
enum PlayApp {
  static func run(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    try run(Options.ofPlay(arguments), in: package, to: printer)
  }

  /// `course inspect FOLDER`: what can be seen inside it as it opens.
  static func inspect(
    _ arguments: [String], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    try run(Options.ofInspect(arguments), showing: ["--inspect"], in: package, to: printer)
  }

  /// Builds the application in a folder, and hands over its phone.
  ///
  /// `kind` says what is shown in place of the phone.
  private static func run(
    _ options: Options, showing kind: [String] = [], in package: CoursePackage, to printer: Printer
  ) throws -> Int32 {
    guard let folder = try package.appFolder(named: options.names) else {
      throw CommandError.noApp(options.names.joined(separator: " "))
    }
    for option in ["--build", "--goal"] where options.has(option) {
      throw CommandError.unknownOption(option, command: "play FOLDER")
    }
    let (port, timeZone) = (try options.port(), try options.timeZone())
    var folders: [String: URL] = [:]
    for (option, variable) in Options.appFolders {
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
      try build.run(with: try CompiledCore(of: package))
    }
    guard errors.isEmpty else {
      report.report(errors, of: app, leavingOut: build.notes)
      return 1
    }
    let played = PlayedApp(
      build: build, package: package, settings: timeZone, folders: folders)
    if options.has("--browser") { return try played.serve(port: port, to: printer) }
    return try played.run(
      options: kind + ["--ascii", "--no-color"].filter(options.has), to: printer)
  }
}

extension CommandError {
  static func noFolder(option: String, _ path: String) -> Self {
    Self("\(option) names \(path), and no folder is there. Name the folder with the files.")
  }
}
