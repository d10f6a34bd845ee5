import Answers
import CourseFormat
import Foundation

/// Makes an application as Xcode holds it of an answer, of the scratch screen, or of the folder of an app.
///
/// - Errors: What a device does not have is refused, each with its line; nothing is written then.
enum AppExport {
  /// The files of an answer with its screen as an application.
  ///
  /// - Shape: The answer, the screen on which the course plays it, and what both name of the lesson's
  ///   resources. An answer with a scene delegate of its own needs no screen.
  static func app(
    of exercise: Exercise, answering text: String, in package: CoursePackage
  ) throws -> ExportedApp {
    let screen = ExerciseScreen(of: exercise)
    let answer = self.source(exercise.answer, text: text)
    let ownDelegate = AppTables.sceneDelegate(in: [answer])
    let isScratch = exercise == package.scratchScreen
    guard isScratch || ownDelegate != nil || screen.source != nil else {
      throw CommandError.noScreenToExport(exercise.name)
    }
    var sources = [answer]
    if let shown = screen.source, ownDelegate == nil {
      sources.append(AppSource(screen.file, text: shown))
    }
    // An answer may have the delegate of its application itself.
    let appDelegate = AppTables.delegates(in: sources).first?.name
    let names = ["\(exercise.title).swift", "Screen.swift"]
    var texts = Dictionary(
      zip(names, try deviceTexts(of: sources, startingWith: appDelegate))
    ) { $1 }
    let shownDelegate = AppTables.sceneDelegate(in: sources)
    if appDelegate == nil { texts["AppDelegate.swift"] = AppTemplates.appDelegate }
    if shownDelegate == nil {
      texts["SceneDelegate.swift"] = AppTemplates.sceneDelegate(
        showing: isScratch ? "ScratchViewController()" : "makeScreen()")
    }
    var info = manifest(of: shownDelegate ?? "SceneDelegate")
    info.merge(screen.info) { $1 }
    if shownDelegate == nil {
      // The course opens such a screen without a status bar.
      info["UIStatusBarHidden"] = true
      info["UIViewControllerBasedStatusBarAppearance"] = false
    }
    let name = self.name(of: exercise, besides: sources)
    return ExportedApp(
      named: name, sources: texts,
      resources: try screen.resources(for: sources, inModule: BuildSettings.identifier(name)),
      info: info)
  }

  /// The folder of an app as an application of today.
  static func app(in folder: AppFolder) throws -> ExportedApp {
    let read = try folder.sources.filter(\.exists).map { file in
      guard let text = file.text else { throw CommandError.cannotRead(file.path) }
      return source(file, text: text)
    }
    let root = self.root(of: folder)
    guard let delegate = AppTables.delegates(in: read).first else {
      throw CommandError.noDelegate(folder.root.path)
    }
    let paths = read.map { path(of: $0.file, below: root) }
    let texts = Dictionary(
      zip(paths, try deviceTexts(of: read, startingWith: delegate.name, renaming: true))
    ) { $1 }
    var resources: [String: Data] = [:]
    for file in folder.resources where file.exists {
      try collect(file, as: path(of: file, below: root), in: &resources)
    }
    let bundle = AppBundle(of: folder, in: folder.root)
    let delegateOfScenes = AppTables.sceneDelegate(in: read)
    var info =
      folder.infoPlist.flatMap { try? Data(contentsOf: $0) }
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
      as? [String: Any] ?? [:]
    if folder.infoPlist == nil {
      info = bundle.infoPlist(sceneDelegate: delegateOfScenes)
      for key in info.keys where key.hasPrefix("CF") { info[key] = nil }
      info = info.merging(
        delegateOfScenes.map {
          manifest(of: $0, storyboard: info["UIMainStoryboardFile"] as? String)
        } ?? [:]
      ) { $1 }
    }
    var keys = folder.settings.all(beginningWith: "INFOPLIST_KEY_")
    if keys["UILaunchStoryboardName"] == nil, let own = info["UILaunchStoryboardName"] as? String {
      keys["UILaunchStoryboardName"] = own
    }
    let isolation = folder.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"]
    return ExportedApp(
      named: folder.name, sources: texts, resources: resources, info: info, infoKeys: keys,
      isOnMainActor: folder.isWithoutProject || isolation == "MainActor",
      oldestSystem: folder.settings["IPHONEOS_DEPLOYMENT_TARGET"], isOfCourse: false)
  }

  /// A file of an application, with the ends of lines that Xcode writes, whatever its editor wrote.
  private static func source(_ file: URL, text: String) -> AppSource {
    AppSource(file, text: text.replacing("\r\n", with: "\n"))
  }

  /// The folder that holds all files of an application, as that of a target in the folder of a project.
  private static func root(of folder: AppFolder) -> URL {
    var root = folder.root.standardizedFileURL
    let files = (folder.sources + folder.resources).filter(\.exists).map(\.standardizedFileURL.path)
    while true {
      let rest = files.compactMap { file in
        file.hasPrefix(root.path + "/") ? String(file.dropFirst(root.path.count + 1)) : nil
      }
      let first = Set(rest.map { $0.prefix { $0 != "/" } })
      guard rest.count == files.count, first.count == 1, let name = first.first,
        !rest.contains(String(name))
      else { return root }
      root.appendPathComponent(String(name))
    }
  }

  /// The texts of sources as a device compiles them.
  ///
  /// `delegate` is the class that the application is to start with, unless one of them says so itself. An
  /// application of older Swift gets the names of today.
  private static func deviceTexts(
    of sources: [AppSource], startingWith delegate: String?, renaming isRenamed: Bool = false
  ) throws -> [String] {
    let isMarked = sources.contains { source in
      source.types.contains { !AppSource.starts.isDisjoint(with: $0.attributes) }
    }
    var tables = DeviceTables(sources)
    var changed = sources.map { DeviceSource($0, with: &tables) }
    for index in changed.indices {
      changed[index].rewrite(
        with: tables, startingWith: isMarked ? nil : delegate, renaming: isRenamed)
    }
    let refusals = tables.refusals + changed.flatMap(\.refusals)
    guard refusals.isEmpty else { throw CommandError.notForADevice(refusals.map(\.sentence)) }
    return changed.map(\.text)
  }

  /// The path of a file in a folder, or its name if it lies elsewhere.
  private static func path(of file: URL, below root: URL) -> String {
    let (path, folder) = (file.standardizedFileURL.path, root.standardizedFileURL.path + "/")
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : file.lastPathComponent
  }

  /// Adds a file, or all files of a folder that is one thing; a link in it belongs to somebody else.
  ///
  /// - Errors: A file that cannot be read is named, and none is left out in silence.
  static func collect(
    _ file: URL, as path: String, in resources: inout [String: Data]
  ) throws {
    if file.isFile {
      guard let data = try? Data(contentsOf: file) else {
        throw CommandError.cannotRead(file.path)
      }
      resources[path] = data
      return
    }
    for name in file.names(where: { !AppFiles.isMark($0) }) {
      let inner = file.appendingPathComponent(name)
      guard (try? FileManager.default.destinationOfSymbolicLink(atPath: inner.path)) == nil else {
        continue
      }
      try collect(inner, as: "\(path)/\(name)", in: &resources)
    }
  }

  /// What Info.plist says of the scenes.
  private static func manifest(of delegate: String, storyboard: String? = nil) -> [String: Any] {
    var scene = [
      "UISceneConfigurationName": "Default Configuration",
      "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).\(delegate)",
    ]
    scene["UISceneStoryboardFile"] = storyboard
    return [
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]],
      ] as [String: Any]
    ]
  }

  /// The name of an answer's application; a type of that name would hide the module.
  private static func name(of exercise: Exercise, besides sources: [AppSource]) -> String {
    let isTaken = sources.contains { $0.types.contains { $0.name == exercise.title } }
    return isTaken ? "\(exercise.title)App" : exercise.title
  }
}

extension CommandError {
  static func noScreenToExport(_ name: String) -> Self {
    Self(
      "\(name) has no screen, so there is no app to make of it. swift run course play \(name) shows "
        + "what it gives.")
  }

  /// What of an application a device does not have, in a sentence each.
  static func notForADevice(_ sentences: [String]) -> Self {
    Self(
      "Nothing was written, because a device does not have all of it:\n"
        + sentences.map { "  \($0)" }.joined(separator: "\n"), kind: .notForADevice)
  }
}
