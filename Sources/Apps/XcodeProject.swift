import Answers
import Foundation

/// What an Xcode project says about its application: the files that belong to it, and its settings.
///
/// - Shape: Of several applications the first in the order of the project is taken. The settings are those of the configuration
///   Debug, the target's over the project's.
/// - Errors: A project that cannot be read, or that makes no application, is nil.
struct XcodeProject {
  /// The folder that the project lies in.
  let root: URL

  /// The name of the application's target.
  let target: String

  let settings: [String: String]

  /// The Swift files and those of other languages, in the order of the project.
  private(set) var sources: [URL] = []

  /// What goes into the bundle: files, catalogs, and folders as they are.
  private(set) var resources: [URL] = []

  /// The folders all files of which belong to the application.
  private(set) var folders: [URL] = []

  /// The files in these folders that do not.
  private(set) var exceptions: Set<String> = []

  /// The libraries of other people that the application is linked with.
  private(set) var packages: [String] = []

  /// Whether the project runs programs of its own while it builds; the course runs none.
  private(set) var hasScripts = false

  private let objects: [String: [String: Any]]
  private let parents: [String: String]

  /// Reads a project: the folder `Name.xcodeproj`.
  init?(_ project: URL) {
    let text = project.appendingPathComponent("project.pbxproj").text ?? ""
    guard
      let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        as? [String: Any],
      let all = list["objects"] as? [String: Any]
    else { return nil }
    objects = all.compactMapValues { $0 as? [String: Any] }
    parents = Self.parents(in: objects)
    root = project.deletingLastPathComponent()
    guard let target = Self.application(in: objects, of: list["rootObject"]) else { return nil }
    self.target = target["name"] as? String ?? "App"
    settings = Self.settings(of: list["rootObject"], in: objects)
      .merging(Self.settings(of: target, in: objects)) { $1 }
    for id in target["buildPhases"] as? [String] ?? [] { read(phase: objects[id] ?? [:]) }
    for id in target["fileSystemSynchronizedGroups"] as? [String] ?? [] { read(folder: id) }
    packages = (target["packageProductDependencies"] as? [String] ?? []).compactMap {
      objects[$0]?["productName"] as? String
    }
  }

  private static func application(
    in objects: [String: [String: Any]], of root: Any?
  ) -> [String: Any]? {
    let listed = (root as? String).flatMap { objects[$0]?["targets"] as? [String] } ?? []
    let targets = (listed + objects.keys.sorted()).compactMap { objects[$0] }.filter {
      $0["productType"] as? String == "com.apple.product-type.application"
    }
    return targets.first { !($0["name"] as? String ?? "").contains("Watch") } ?? targets.first
  }

  private static func settings(of id: Any?, in objects: [String: [String: Any]]) -> [String: String]
  {
    (id as? String).flatMap { objects[$0] }.map { settings(of: $0, in: objects) } ?? [:]
  }

  private static func settings(
    of owner: [String: Any], in objects: [String: [String: Any]]
  ) -> [String: String] {
    let list = (owner["buildConfigurationList"] as? String).flatMap { objects[$0] }
    let all = (list?["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
    let chosen = all.first { $0["name"] as? String == "Debug" } ?? all.first
    return (chosen?["buildSettings"] as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
  }

  private static func parents(in objects: [String: [String: Any]]) -> [String: String] {
    var parents: [String: String] = [:]
    for (id, object) in objects.sorted(by: { $0.key > $1.key }) {
      for child in object["children"] as? [String] ?? [] { parents[child] = id }
    }
    return parents
  }

  private mutating func read(phase: [String: Any]) {
    let files = (phase["files"] as? [String] ?? []).compactMap {
      objects[$0]?["fileRef"] as? String
    }
    switch phase["isa"] as? String {
    case "PBXSourcesBuildPhase": sources += files.flatMap(urls)
    case "PBXResourcesBuildPhase": resources += files.flatMap(urls)
    case "PBXShellScriptBuildPhase": hasScripts = true
    default: break
    }
  }

  private mutating func read(folder id: String) {
    guard let folder = url(of: id) else { return }
    folders.append(folder)
    for exception in objects[id]?["exceptions"] as? [String] ?? [] {
      let names = objects[exception]?["membershipExceptions"] as? [String] ?? []
      exceptions.formUnion(names.map { folder.appendingPathComponent($0).path })
    }
  }

  /// The files of a reference: those of all languages, if it stands for them.
  private func urls(of id: String) -> [URL] {
    guard let object = objects[id] else { return [] }
    if object["isa"] as? String == "PBXVariantGroup" {
      return (object["children"] as? [String] ?? []).compactMap(url)
    }
    return url(of: id).map { [$0] } ?? []
  }

  private func url(of id: String) -> URL? { url(of: id, inside: []) }

  /// Where something lies, or nil if it lies among what Xcode brings along.
  ///
  /// `groups` are those that were asked for it: one that holds itself lies nowhere.
  private func url(of id: String, inside groups: Set<String>) -> URL? {
    guard let object = objects[id], !groups.contains(id) else { return nil }
    let path = object["path"] as? String ?? ""
    switch object["sourceTree"] as? String ?? "<group>" {
    case "<group>":
      let parent = parents[id].flatMap { url(of: $0, inside: groups.union([id])) } ?? root
      return path.isEmpty ? parent : parent.appendingPathComponent(path)
    case "SOURCE_ROOT": return root.appendingPathComponent(path)
    case "<absolute>": return URL(fileURLWithPath: path)
    default: return nil
    }
  }
}
