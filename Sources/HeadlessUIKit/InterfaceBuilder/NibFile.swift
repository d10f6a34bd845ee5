/// Where a document lies in a bundle.
enum NibFile {
  /// Returns the file of a document, or nil if the bundle has none.
  ///
  /// One for phones comes before one for all devices.
  static func find(_ name: String, _ kind: String, in bundle: Bundle) -> URL? {
    guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
    for place in ["", "Base.lproj/"] {
      for device in ["~iphone", ""] {
        let file = folder.appendingPathComponent("\(place)\(name)\(device).\(kind)")
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
        if isThere, !isFolder.boolValue { return file }
      }
    }
    return nil
  }

  /// What to look at when a bundle does not have a document.
  static func help(_ name: String, _ kind: String, in bundle: Bundle) -> String {
    let file = "\(name).\(kind)"
    let plain = "Look for \(file) in the resources of the bundle."
    guard let folder = bundle.resourceURL else { return plain }
    for place in ["", "Base.lproj"] {
      let path = folder.appendingPathComponent(place).path
      let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let similar = files.sorted().first { $0.lowercased() == file.lowercased() }
      guard let similar, similar != file else { continue }
      return "The bundle has \(similar), and capitals count. Spell the name as the file does."
    }
    return plain
  }

  /// Reads a document.
  static func read(_ url: URL) throws(NibError) -> Document {
    guard let data = try? Data(contentsOf: url) else {
      throw NibError(
        file: url.lastPathComponent, line: 1, element: nil,
        sentence: "The file cannot be read. Look at who may read it.")
    }
    return try Document(data, file: url.lastPathComponent)
  }
}

/// Why a document cannot be read at all.
nonisolated package struct NibError: Error, CustomStringConvertible {
  /// The file's name.
  package let file: String
  /// The line, counted from 1.
  package let line: Int
  /// The name of the element, or nil where there is none.
  package let element: String?
  /// What is the case, and what to look at.
  package let sentence: String

  /// The place and the sentence.
  package var description: String {
    "\(Self.place(file: file, line: line, element: element)): \(sentence)"
  }

  /// Returns a place in a document as words: `Menu.xib, line 7, <label>`.
  static func place(file: String, line: Int, element: String?) -> String {
    "\(file), line \(line)" + (element.map { ", <\($0)>" } ?? "")
  }
}

/// Where an element stands in a document; put into words when somebody is told of it.
struct NibLocation: CustomStringConvertible {
  let file: String
  let element: XMLElementNode

  /// The place as words: `Menu.xib, line 7, <label>`.
  var description: String {
    NibError.place(file: file, line: element.line, element: element.name)
  }
}
