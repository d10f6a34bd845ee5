import Foundation

/// The folder of somebody's application: what of it is compiled, and what its bundle holds.
///
/// - Shape: With an Xcode project, what belongs to the application's target. Without one, every
///   Swift file and every file of another kind, but for tests and what Xcode does not copy.
/// - Errors: A folder without Swift files, and one with several projects, is refused. Nothing in the
///   folder is changed or run.
struct AppFolder {
  /// The folder that the paths of files are told from.
  let root: URL

  /// What the application is called.
  let name: String

  let settings: BuildSettings

  /// The Swift files.
  let sources: [URL]

  /// What goes into the bundle besides Info.plist.
  let resources: [URL]

  /// The Info.plist as it is written, if there is one.
  let infoPlist: URL?

  /// What of the application is left out here.
  private(set) var notes: [AppNote] = []

  /// The name of the module.
  var module: String { settings["PRODUCT_MODULE_NAME"] ?? BuildSettings.identifier(name) }

  /// Reads a folder, or the folder of a project.
  init(_ folder: URL) throws {
    let folder = folder.standardizedFileURL
    if folder.pathExtension == "xcodeproj" {
      try self.init(Self.project(folder))
    } else if let project = try Self.onlyProject(in: folder) {
      try self.init(Self.project(project))
    } else {
      try self.init(withoutProject: folder)
    }
    guard !sources.isEmpty else { throw CommandError.noApp(folder.path) }
    addNotes()
  }

  private static func project(_ url: URL) throws -> XcodeProject {
    guard let project = XcodeProject(url) else { throw CommandError.noAppTarget(url.path) }
    return project
  }

  /// The project in a folder or in one that lies in it, if there is one.
  private static func onlyProject(in folder: URL) throws -> URL? {
    for depth in 0...2 {
      let found = projects(in: folder, depth: depth)
      guard found.count < 2 else {
        throw CommandError.severalApps(
          folder.path, found.map { $0.deletingLastPathComponent().path })
      }
      if let project = found.first { return project }
    }
    return nil
  }

  private static func projects(in folder: URL, depth: Int) -> [URL] {
    guard depth > 0 else {
      return folder.names { $0.hasSuffix(".xcodeproj") }.map { folder.appendingPathComponent($0) }
    }
    return folder.names { !AppFiles.isPassedOver($0) }.map { folder.appendingPathComponent($0) }
      .filter(\.isFolder).flatMap { projects(in: $0, depth: depth - 1) }
  }

  private init(_ project: XcodeProject) {
    root = project.root
    settings = BuildSettings(project.settings, target: project.target)
    name = settings["PRODUCT_NAME"] ?? project.target
    var files = AppFiles(project.sources + project.resources)
    for folder in project.folders { files.add(contentsOf: folder, except: project.exceptions) }
    sources = files.sources
    resources = files.resources
    let root = project.root
    infoPlist = settings["INFOPLIST_FILE"].map { root.appendingPathComponent($0) }
    notes = files.notes
    if project.hasScripts { notes.append(AppNote(.scripts)) }
    notes += project.packages.map { AppNote(.package($0)) }
  }

  private init(withoutProject folder: URL) throws {
    root = folder
    name = folder.lastPathComponent
    settings = BuildSettings(target: name)
    var files = AppFiles([])
    files.add(contentsOf: folder, except: [])
    sources = files.sources
    resources = files.resources
    infoPlist = files.infoPlists.first
    notes = files.notes
  }

  private mutating func addNotes() {
    for file in sources + resources where !file.exists {
      notes.append(AppNote(.missing, in: file))
    }
  }

  /// The path of a file, as a person who is in a folder writes it.
  static func shownPath(
    of file: URL, from current: String = FileManager.default.currentDirectoryPath
  ) -> String {
    file.path.hasPrefix(current + "/") ? String(file.path.dropFirst(current.count + 1)) : file.path
  }
}

/// The files of an application, each among those of its kind.
struct AppFiles {
  private(set) var sources: [URL] = []
  private(set) var resources: [URL] = []
  private(set) var infoPlists: [URL] = []
  private(set) var notes: [AppNote] = []

  /// The endings of what Xcode compiles and the course cannot.
  private static let foreign: [String: AppNote.Kind] = [
    "m": .objectiveC, "mm": .objectiveC, "c": .objectiveC, "cpp": .objectiveC,
    "xcdatamodeld": .dataModel, "metal": .otherKind, "mlmodel": .otherKind,
    "intentdefinition": .otherKind, "sks": .otherKind, "scn": .otherKind,
  ]

  /// The endings of folders that are one thing to Xcode.
  private static let wholes: Set<String> = ["xcassets", "bundle", "xcdatamodeld", "scnassets"]

  /// The endings of what lies in a folder and is not part of an application.
  private static let others: Set<String> = [
    "xcodeproj", "xcworkspace", "playground", "entitlements", "h", "pch", "md", "xcconfig", "lock",
    "podspec", "modulemap", "xctestplan", "orig",
  ]

  /// Sorts the files that a project lists.
  init(_ listed: [URL]) {
    for file in listed { add(file) }
  }

  /// Whether the content of a folder of this name is none of the application's.
  static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("Tests") || name.hasSuffix("UITests")
      || ["Pods", "Carthage", "build", "DerivedData", "Documentation"].contains(name)
      || ["xcodeproj", "xcworkspace", "playground"].contains {
        name.hasSuffix(".\($0)")
      }
  }

  /// Adds all files of a folder that Xcode would copy or compile.
  mutating func add(contentsOf folder: URL, except exceptions: Set<String>) {
    for name in folder.names(where: { !Self.isPassedOver($0) }) {
      let file = folder.appendingPathComponent(name)
      guard !exceptions.contains(file.path) else { continue }
      if file.isFolder, !Self.wholes.contains(file.pathExtension) {
        add(contentsOf: file, except: exceptions)
      } else if !Self.others.contains(file.pathExtension), !Self.isAbout(name) {
        add(file)
      }
    }
  }

  private static func isAbout(_ name: String) -> Bool {
    ["LICENSE", "Podfile", "Cartfile", "README", "Makefile", "Package.swift"].contains {
      name.hasPrefix($0)
    }
  }

  private mutating func add(_ file: URL) {
    if file.pathExtension == "swift" {
      sources.append(file)
    } else if let kind = Self.foreign[file.pathExtension] {
      notes.append(AppNote(kind, in: file))
    } else if file.lastPathComponent.hasSuffix("Info.plist") {
      infoPlists.append(file)
    } else {
      resources.append(file)
    }
  }
}

extension URL {
  /// Whether a folder lies here.
  var isFolder: Bool { exists && !isFile }
}
