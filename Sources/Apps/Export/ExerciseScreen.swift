import Answers
import CourseFormat
import Foundation

/// The screen that an answer is exported with: what its suite arranges to play it, as an app arranges it.
///
/// - Shape: `Sources/Apps/Screens/LESSON/EXERCISE.swift` makes the screen, or has the delegate of a
///   scene. A folder of the same name beside it holds what goes into the bundle, and Info.plist.
///   A test compares each exported screen with the one that `course play` shows.
struct ExerciseScreen {
  let file: URL
  private let exercise: Exercise

  init(of exercise: Exercise) {
    self.exercise = exercise
    file = exercise.url(of: "Sources/Apps/Screens/\(exercise.path)")
  }

  /// The text that makes the screen, or nil if there is none.
  var source: String? { file.text }

  private var folder: URL { file.deletingPathExtension() }

  /// What the application says of itself besides its scenes.
  var info: [String: Any] {
    let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist"))
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    return list as? [String: Any] ?? [:]
  }

  /// What the bundle holds: the files and the pictures of the lesson that the sources name.
  ///
  /// The classes of a document belong to the module of the application.
  func resources(for sources: [AppSource], inModule module: String) throws -> [String: Data] {
    var resources: [String: Data] = [:]
    for name in folder.names(where: { $0 != "Info.plist" }) {
      try AppExport.collect(folder.appendingPathComponent(name), as: name, in: &resources)
    }
    let lesson = exercise.url(of: "Tests/\(exercise.module)Tests/Resources")
    var words = Set(sources.flatMap { $0.tokens.filter { $0.kind == .string }.map(\.text) })
    // A controller looks for a nib with the name of its class.
    words.formUnion(sources.flatMap { $0.types.map(\.name) })
    words.formUnion(words.map { $0.lowercased() })
    for name in lesson.names(where: { !$0.hasSuffix(".xcassets") }) {
      let plain = String(name.prefix { $0 != "." })
      guard words.contains(plain) || words.contains(name) else { continue }
      let file = lesson.appendingPathComponent(name)
      guard ["xib", "storyboard"].contains(file.pathExtension), let text = file.text else {
        try AppExport.collect(file, as: name, in: &resources)
        continue
      }
      words.formUnion(text.matches(of: /image="([^"]+)"/).map { String($0.1) })
      resources[name] = Data(
        text.replacing(/customModule="\w+"/, with: "customModule=\"\(module)\"").utf8)
    }
    let catalog = lesson.appendingPathComponent("Assets.xcassets")
    for name in catalog.names(where: { $0.contains(".") }) {
      guard words.contains(String(name.prefix { $0 != "." })) else { continue }
      try AppExport.collect(
        catalog.appendingPathComponent(name), as: "Assets.xcassets/\(name)", in: &resources)
    }
    return resources
  }
}
