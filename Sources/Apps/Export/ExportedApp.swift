import Answers
import CourseFormat
import Foundation

/// An application as Xcode holds it, and its folder on the disk.
///
///     Lamp
///       Lamp.xcodeproj/project.pbxproj
///       Lamp/AppDelegate.swift, SceneDelegate.swift, Info.plist, Assets.xcassets, Base.lproj, …
///       Package.swift, xtool.yml, xtool-Info.plist      for tools without Xcode
///       .github/workflows/simulator.yml                 for a hosted Mac
///       README.md
///
/// - Shape: Everything is made before the first byte is written, and written into a ``HiddenFolder`` beside
///   the folder's place, which gets it by one step at the end.
/// - Errors: Whatever lies at the folder's place is left as it is. A folder that cannot be written
///   leaves nothing behind, and neither does a signal that ends the program meanwhile.
struct ExportedApp {
  /// The name of the project, the target and the folder of sources.
  let name: String

  /// The files of the application's own folder, by their paths in it.
  private(set) var files: [String: Data] = [:]

  /// The name of the module, which Swift can spell.
  let module: String

  private let bundleIdentifier: String
  private let project: XcodeProjectFile
  private let info: [String: Any]

  /// Whether the application was written in the course, and is not somebody else's.
  private let isOfCourse: Bool

  /// Puts an application together.
  ///
  /// `sources` are texts by the names of their files, `resources` what the bundle holds, by its paths in
  /// the folder. `info` and `infoKeys` are what the application says of itself, in its Info.plist and in
  /// the settings of its project. `oldestSystem` counts where it is later than that of the course, and
  /// `isOfCourse` says whether an answer became the application.
  init(
    named name: String, sources: [String: String], resources: [String: Data],
    info: [String: Any], infoKeys: [String: String] = [:], isOnMainActor: Bool = true,
    oldestSystem: String? = nil, isOfCourse: Bool = true
  ) {
    let name = Self.plain(name)
    self.name = name
    module = BuildSettings.identifier(name)
    bundleIdentifier =
      "org.example." + name.unicodeScalars.map { Self.isPlain($0) ? String($0) : "-" }.joined()
    var keys = ["UILaunchStoryboardName": "LaunchScreen"]
    keys.merge(infoKeys) { $1 }
    project = XcodeProjectFile(
      name: name, bundleIdentifier: bundleIdentifier, infoKeys: keys,
      deploymentTarget: Self.later(XcodeProjectFile.oldestSystem, oldestSystem),
      isOnMainActor: isOnMainActor)
    self.info = info
    self.isOfCourse = isOfCourse
    for (path, text) in sources { files[path] = Data(text.utf8) }
    for (path, data) in resources { files[path] = data }
    let own = files.keys.sorted().lazy.compactMap {
      $0.firstMatch(of: /^(?:.*\/)?Assets\.xcassets(?=\/)/).map { String($0.0) }
    }.first
    let catalog = own ?? "Assets.xcassets"
    for (path, text) in AppTemplates.catalog where files["\(catalog)/\(path)"] == nil {
      files["\(catalog)/\(path)"] = Data(text.utf8)
    }
    if !files.keys.contains(where: { $0.hasSuffix("LaunchScreen.storyboard") }) {
      files["Base.lproj/LaunchScreen.storyboard"] = Data(AppTemplates.launchScreen.utf8)
    }
    files["Info.plist"] = Self.propertyList(info)
  }

  /// A name without what Xcode, a shell or a disk takes for something else than a part of a name.
  private static func plain(_ name: String) -> String {
    let plain = String(name.filter { !$0.isNewline && $0 != "/" }).replacing("$(", with: "(")
      .replacing("${", with: "{").drop { "-. ".contains($0) }
    return plain.isEmpty ? "App" : String(plain)
  }

  /// The later of two versions of iOS; what is no version counts for nothing.
  private static func later(_ version: String, _ other: String?) -> String {
    guard let other, other.wholeMatch(of: /\d+(\.\d+)*/) != nil,
      other.compare(version, options: .numeric) == .orderedDescending
    else { return version }
    return other
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
  }

  private static func propertyList(_ value: Any) -> Data {
    (try? PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0))
      ?? Data()
  }

  /// The endings of what a compiler of Xcode's has to make something of first.
  private static let compiled: Set<String> = ["storyboard", "xib", "xcassets"]

  /// What the application draws with that only Xcode's tools compile, by its names in the folder.
  var needsXcode: [String] {
    files.keys.sorted().filter { path in
      Self.compiled.contains { path.hasSuffix(".\($0)") } && !path.contains("LaunchScreen")
        || path.contains(".imageset/Contents.json")
    }
  }

  /// Everything that is written, by its paths in the folder.
  var everything: [String: Data] {
    var all: [String: Data] = [:]
    for (path, data) in files { all["\(name)/\(path)"] = data }
    all["\(name).xcodeproj/project.pbxproj"] = Data(project.text.utf8)
    let tops = Set(files.keys.map { String($0.prefix { $0 != "/" }) })
    let others = tops.filter { !$0.hasSuffix(".swift") }.sorted()
    let copied = others.filter { top in
      top != "Info.plist" && !top.hasSuffix(".lproj")
        && !Self.compiled.contains { top.hasSuffix(".\($0)") }
    }
    all["Package.swift"] = Data(
      AppTemplates.package(
        name, module: module, leavingOut: others, oldestSystem: project.deploymentTarget,
        isOnMainActor: project.isOnMainActor
      ).utf8)
    all["xtool.yml"] = Data(
      AppTemplates.xtool(
        bundleIdentifier: bundleIdentifier, resources: copied.map { "\(name)/\($0)" }
      ).utf8)
    // What Xcode puts in, these tools do not: the name of the module.
    let filled = BuildSettings(["PRODUCT_MODULE_NAME": module], target: name).filled(info)
    all["xtool-Info.plist"] = Self.propertyList(filled)
    all[".github/workflows/simulator.yml"] = Data(
      AppTemplates.workflow(name, bundleIdentifier: bundleIdentifier).utf8)
    all["README.md"] = Data(
      AppTemplates.readMe(name, isOfCourse: isOfCourse, needingXcode: needsXcode).utf8)
    return all
  }

  // MARK: - Writing

  /// Ends the writing because a signal asks for it.
  struct Stopped: Error {
    let signal: Int32
  }

  /// Writes the folder; a signal that asks the program to stop is heard between two files.
  func write(to folder: URL) throws {
    do {
      try write(to: folder) { Interruption.signal }
    } catch let stopped as Stopped {
      Interruption.stop(by: stopped.signal)
    }
  }

  /// Writes the folder, unless `signal` tells of one before the last file is written.
  func write(to folder: URL, unless signal: () -> Int32?) throws {
    let folder = folder.standardizedFileURL
    // A link is something, too, wherever it leads.
    guard !Self.isTaken(folder) else {
      throw CommandError.placeTaken(folder.path, command: "export", option: "--to")
    }
    let parent = folder.deletingLastPathComponent()
    guard parent.isFolder else { throw CommandError.noFolderForExport(parent.path) }
    do {
      let hidden = try HiddenFolder(in: parent)
      defer { hidden.remove() }
      let new = hidden.url.appendingPathComponent(folder.lastPathComponent)
      for (path, data) in everything.sorted(by: { $0.key < $1.key }) {
        if let number = signal() { throw Stopped(signal: number) }
        let file = new.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Self.write(data, to: file)
      }
      try Self.move(new, to: folder)
    } catch let error as CommandError {
      throw error
    } catch let stopped as Stopped {
      throw stopped
    } catch {
      let isClosed = access(parent.path, W_OK) != 0 && errno == EACCES
      throw CommandError.cannotWrite(
        folder.path, reason: isClosed ? POSIXError(.EACCES).reason : error.reason)
    }
  }

  private static func isTaken(_ place: URL) -> Bool {
    var status = stat()
    return lstat(place.path, &status) == 0
  }

  /// Writes a file that is not there yet.
  ///
  /// Some disks tell that they are full as late as the file is closed.
  private static func write(_ data: Data, to file: URL) throws(POSIXError) {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw POSIXError.last }
    do {
      try data.writeAll(to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw POSIXError.last }
  }

  /// Gives a folder its name in one step, unless something has taken that in the meantime.
  private static func move(_ folder: URL, to name: URL) throws {
    guard !isTaken(name) else {
      throw CommandError.placeTaken(name.path, command: "export", option: "--to")
    }
    // Of what may come between, the system replaces an empty folder alone.
    guard rename(folder.path, name.path) == 0 else {
      let error = POSIXError.last
      throw [.ENOTEMPTY, .EEXIST, .ENOTDIR].contains(error.code)
        ? CommandError.placeTaken(name.path, command: "export", option: "--to") : error
    }
  }
}

extension CommandError {
  /// A place that something lies at, where a command was to write.
  static func placeTaken(_ path: String, command: String, option: String) -> Self {
    Self(
      "\(path) is there already, and course \(command) writes over nothing. Name another folder after "
        + "\(option).")
  }

  static func noFolderForExport(_ path: String) -> Self {
    Self(
      "\(path) is no folder, so nothing can be written into it. Make it first, or name another folder "
        + "after --to.")
  }
}
