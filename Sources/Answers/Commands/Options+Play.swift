import CourseFormat
import Foundation

// What may be named is an exercise or the folder of an app. Two programs play them, and read the same words.
extension Options {
  /// The options that hand a folder to the phone of an app, and the variables that say where it is.
  package static let appFolders: KeyValuePairs = [
    "--answers": GradingVariable.network, "--photos": GradingVariable.photos,
  ]

  /// What follows `course play`.
  package static func ofPlay(_ arguments: [String]) throws -> Options {
    try Options(
      arguments, of: "play", withValue: Set(["--port", timeZone] + appFolders.map(\.key)))
  }

  /// What follows `course inspect`.
  package static func ofInspect(_ arguments: [String]) throws -> Options {
    try Options(arguments, of: "inspect", withValue: [timeZone])
  }
}

extension CoursePackage {
  /// The folder of an app that a command line names, or nil if it names an exercise.
  package func appFolder(named names: [String]) throws -> URL? {
    guard names.count == 1, let name = names.first else { return nil }
    let url = URL(fileURLWithPath: (name as NSString).expandingTildeInPath)
    let isPath = name == "." || ["/", "./", "../", "~"].contains { name.hasPrefix($0) }
    if !isPath, (try? exerciseOrScratch(named: names, for: "play")) != nil { return nil }
    if url.isFolder { return url }
    guard isPath else { return nil }
    throw CommandError.noApp(url.path)
  }
}

extension CommandError {
  package static func noApp(_ path: String) -> Self {
    Self(
      "\(path) holds no application. It has to be a folder with Swift files, or with the .xcodeproj "
        + "of an application.")
  }
}
