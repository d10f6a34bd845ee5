import HeadlessUIKit

/// Writes the screen of every step as an SVG.
struct SnapshotWriter {
  let folder: String
  /// The option that named the folder.
  var option = "--snapshots"

  /// Why the pictures cannot be written, in a sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Writes one file a step, named after its number, and returns the list of them.
  func write(_ steps: [Step]) throws -> String {
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    try attempt("The folder \(folder) cannot be made") {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    var names = ""
    for step in steps {
      guard let scene = step.scene else { continue }
      let name = Self.name(of: step)
      let svg = Self.svg(of: step)
      try attempt("\(folder)/\(name) cannot be written") {
        try Data(svg.utf8).write(to: url.appendingPathComponent(name))
      }
      names += "\(folder)/\(name)  \(scene.caption)\n"
    }
    return names
  }

  /// The picture of a step as an SVG, whose title says what it shows; empty without a picture.
  static func svg(of step: Step) -> String {
    step.scene.map { SVGCanvas().svg(for: $0.display, title: $0.description) } ?? ""
  }

  /// The name of the picture of a step: `02-01.svg`.
  static func name(of step: Step) -> String {
    String(format: "%02d-%02d.svg", step.chapter, step.number)
  }

  private func attempt(_ complaint: String, _ work: () throws -> Void) throws(Failure) {
    do {
      try work()
    } catch {
      throw Failure(
        description: "\(complaint): \(error.localizedDescription) Name another folder with "
          + "\(option).")
    }
  }
}
