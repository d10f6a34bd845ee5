import Answers
import Foundation

/// The folder of somebody's application: what of it is compiled, and what its bundle holds.
///
/// - Shape: With an Xcode project, what belongs to the application's target. Without one, every
///   Swift file and every file of another kind, but for tests and what Xcode does not copy.
/// - Errors: A folder without Swift files, one with several projects, and one that holds far more
///   than an application is refused. Nothing in the folder is changed or run, and nothing outside of
///   it is read, wherever a link or a project leads.
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

  /// Whether no project says which files belong to the application.
  let isWithoutProject: Bool

  /// What of the application is left out here.
  private(set) var notes: [AppNote] = []

  /// The name of the module.
  var module: String { settings["PRODUCT_MODULE_NAME"] ?? BuildSettings.identifier(name) }

  /// Reads a folder, or the folder of a project.
  init(_ folder: URL) throws {
    let folder = folder.standardizedFileURL
    if folder.pathExtension == "xcodeproj" {
      try self.init(Self.project(folder), within: folder.deletingLastPathComponent())
    } else if let project = try Self.onlyProject(in: folder) {
      try self.init(Self.project(project), within: folder)
    } else {
      try self.init(withoutProject: folder)
    }
    guard !sources.isEmpty else { throw CommandError.noApp(folder.path) }
    addNotes()
  }

  private static func project(_ url: URL) throws -> XcodeProject {
    if let project = XcodeProject(url) { return project }
    let isNew = url.appendingPathComponent("project.xcproj").isFile
    throw isNew ? CommandError.newProject(url.path) : CommandError.noAppTarget(url.path)
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
      return folder.names { $0.hasSuffix(".xcodeproj") && !AppFiles.isLeftover($0) }
        .map { folder.appendingPathComponent($0) }
    }
    return folder.names { !AppFiles.isPassedOver($0) }.map { folder.appendingPathComponent($0) }
      .filter(\.isFolder).flatMap { projects(in: $0, depth: depth - 1) }
  }

  private init(_ project: XcodeProject, within folder: URL) throws {
    isWithoutProject = false
    root = project.root
    settings = BuildSettings(project.settings, target: project.target)
    name = settings["PRODUCT_NAME"] ?? project.target
    var files = AppFiles(within: folder)
    for file in project.sources + project.resources { try files.add(file) }
    for folder in project.folders { try files.add(contentsOf: folder, except: project.exceptions) }
    sources = files.sources
    resources = files.resources
    let root = project.root
    infoPlist = settings["INFOPLIST_FILE"].map { root.appendingPathComponent($0) }
      .flatMap { files.holds($0) && $0.isFile ? $0 : nil }
    notes = files.notes
    if project.hasScripts { notes.append(AppNote(.scripts)) }
    notes += project.packages.map { AppNote(.package($0)) }
  }

  private init(withoutProject folder: URL) throws {
    isWithoutProject = true
    root = folder
    name = folder.lastPathComponent
    settings = BuildSettings(target: name)
    var files = AppFiles(within: folder)
    try files.add(contentsOf: folder, except: [])
    sources = files.sources
    resources = files.resources
    infoPlist =
      files.infoPlists.first { $0.lastPathComponent == "Info.plist" } ?? files.infoPlists.first
    notes = files.notes
  }

  private mutating func addNotes() {
    for file in sources + resources where !file.exists {
      notes.append(AppNote(.missing, in: file))
    }
  }

  /// The path of a file, as a person who is in a folder writes it.
  static func shownPath(of file: URL) -> String {
    let current = FileManager.default.currentDirectoryPath + "/"
    return file.path.hasPrefix(current) ? String(file.path.dropFirst(current.count)) : file.path
  }
}

/// The files of an application, each among those of its kind.
///
/// - Errors: What leads out of the folder of the application is left out, and a folder that a link
///   leads back to is read once.
struct AppFiles {
  private(set) var sources: [URL] = []
  private(set) var resources: [URL] = []
  private(set) var infoPlists: [URL] = []
  private(set) var notes: [AppNote] = []

  /// The folder of the application, and its path without links.
  private let folder: URL
  private let boundary: String

  /// The folders that were read, by their paths without links.
  private var readFolders: Set<String> = []
  private var count = 0
  private var size = 0

  /// What an application has at most: files, and bytes in them.
  private static let mostFiles = 10_000
  private static let mostBytes = 500_000_000

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

  /// Creates the list of what lies in a folder, with nothing in it yet.
  init(within folder: URL) {
    self.folder = folder
    boundary = folder.resolvingSymlinksInPath().path
  }

  /// Whether a system wrote a file or a folder of this name beside those of a person.
  ///
  /// A Mac puts `._Light.xcodeproj` beside `Light.xcodeproj`, or the folder `__MACOSX` with such files,
  /// into every archive that it makes.
  static func isLeftover(_ name: String) -> Bool {
    name.hasPrefix(".") || name == "__MACOSX"
  }

  /// Whether a Mac wrote a file or a folder of this name into a catalog or another folder that is one thing.
  ///
  /// Of what begins with a dot there, the rest may be its writer's.
  static func isMark(_ name: String) -> Bool {
    name.hasPrefix("._") || [".DS_Store", "__MACOSX"].contains(name)
  }

  /// Whether the content of a folder of this name is none of the application's.
  static func isPassedOver(_ name: String) -> Bool {
    isLeftover(name) || name.hasSuffix("Tests")
      || ["Pods", "Carthage", "build", "DerivedData", "Documentation"].contains(name)
      || ["xcodeproj", "xcworkspace", "playground"].contains {
        name.hasSuffix(".\($0)")
      }
  }

  /// Whether something lies in the folder of the application, and no link leads out of it.
  func holds(_ file: URL) -> Bool {
    let path = file.standardizedFileURL.resolvingSymlinksInPath().path
    return path == boundary || path.hasPrefix(boundary == "/" ? "/" : boundary + "/")
  }

  /// Adds all files of a folder that Xcode would copy or compile.
  mutating func add(contentsOf folder: URL, except exceptions: Set<String>) throws {
    guard holds(folder) else { return notes.append(AppNote(.outside, in: folder)) }
    guard readFolders.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
    for name in folder.names(where: { !Self.isPassedOver($0) }) {
      let file = folder.appendingPathComponent(name)
      guard !exceptions.contains(file.path) else { continue }
      if file.isFolder, !Self.wholes.contains(file.pathExtension) {
        try add(contentsOf: file, except: exceptions)
      } else if !Self.others.contains(file.pathExtension), !Self.isAbout(name) {
        try add(file)
      }
    }
  }

  private static func isAbout(_ name: String) -> Bool {
    ["LICENSE", "Podfile", "Cartfile", "README", "Makefile", "Package.swift"].contains {
      name.hasPrefix($0)
    }
  }

  /// Adds a file, or a folder that is one thing; one that is not there is noted by somebody else.
  mutating func add(_ file: URL) throws {
    if file.exists {
      guard holds(file) else { return notes.append(AppNote(.outside, in: file)) }
      guard let content = file.content else { return notes.append(AppNote(.noFile, in: file)) }
      (count, size) = (count + content.count, size + content.size)
      guard count <= Self.mostFiles, size <= Self.mostBytes else {
        throw CommandError.appTooLarge(folder.path)
      }
    }
    if file.pathExtension == "swift" {
      sources.append(file)
    } else if let kind = Self.foreign[file.pathExtension] {
      notes.append(AppNote(kind, in: file))
    } else if Self.isInfoPlist(file.lastPathComponent) {
      infoPlists.append(file)
    } else {
      resources.append(file)
    }
  }

  /// Whether a file of this name says what an application is; one of Google's has such a name, too.
  private static func isInfoPlist(_ name: String) -> Bool {
    name.hasSuffix("Info.plist") && name != "GoogleService-Info.plist"
  }
}

extension URL {
  /// How many files lie here, in how many bytes, or nil if it is neither a file nor a folder.
  fileprivate var content: (count: Int, size: Int)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return (1, Int(status.st_size))
    case S_IFDIR:
      // What links in it lead to is not read.
      let keys: Set<URLResourceKey> = [.fileSizeKey]
      let files = FileManager.default.enumerator(at: self, includingPropertiesForKeys: Array(keys))
      var (count, size) = (0, 0)
      while let file = files?.nextObject() as? URL {
        count += 1
        size += (try? file.resourceValues(forKeys: keys).fileSize) ?? 0
      }
      return (count, size)
    default: return nil
    }
  }
}

extension CommandError {
  static func noAppTarget(_ path: String) -> Self {
    Self("\(path) makes no application for a phone, or cannot be read.")
  }

  static func newProject(_ path: String) -> Self {
    Self(
      "\(path) has the format of Xcode 27, a file in JSON, which is not read here. Choose an older one in "
        + "Xcode: the project, File inspector, Project Format, Xcode 16.0.")
  }

  static func severalApps(_ path: String, _ folders: [String]) -> Self {
    Self(
      "\(path) holds several applications. Name one of them:\n"
        + folders.withoutRepeats.map { "  \($0)" }.joined(separator: "\n"))
  }

  static func appTooLarge(_ path: String) -> Self {
    Self(
      "\(path) holds more than 10,000 files, or more than 500 MB. Name the folder of the application "
        + "alone.")
  }
}
