import HeadlessUIKit

/// Writes the screen of every step as an SVG.
struct SnapshotWriter {
  let folder: String

  /// Why the pictures cannot be written, in a sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Writes one file a step, named after its number, and returns the list of them.
  func write(_ steps: [Step]) throws -> String {
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw Failure(
        description: "The folder \(folder) cannot be made: \(error.localizedDescription) "
          + "Name another with --snapshots.")
    }
    var names = ""
    for step in steps {
      guard let scene = step.scene else { continue }
      let name = String(format: "%02d-%02d.svg", step.chapter, step.number)
      let svg = SVGCanvas().svg(for: scene.display)
      try Data(svg.utf8).write(to: url.appendingPathComponent(name))
      names += "\(folder)/\(name)  \(scene.caption)\n"
    }
    return names
  }
}
