import Foundation

/// The sources of the suites and of what runs them, as they were before the answers ran.
///
/// An answer may write wherever its learner may. Whatever it writes over a suite would grade the
/// next answer, so these files are compared afterwards and put back. What else a verdict depends on
/// (resources, solutions, the library) is not among them.
package struct GraderFiles {
  private let package: CoursePackage
  private let folders: [String]
  private let before: [String: Data]

  /// Reads what grades these exercises.
  package init(of exercises: [Exercise], in package: CoursePackage) {
    self.package = package
    folders = Set(exercises.map { "Tests/\($0.module)Tests" }).sorted() + ["Sources/Grading"]
    before = Self.texts(in: folders, of: package)
  }

  /// Puts back what was written since, and says for each file what became of it.
  package func restore() throws -> [String] {
    let after = Self.texts(in: folders, of: package)
    let paths = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
    return try paths.map { path in
      let file = package.root.appendingPathComponent(path)
      var sentence = "While it ran, \(path) was \(after[path] == nil ? "removed" : "written")."
      if after[path] != nil {
        let backup = try Backups(in: package).move(file, as: path)
        sentence += " What was written is kept in \(backup)."
      }
      guard let text = before[path] else { return sentence }
      try text.write(to: file)
      return sentence + " It is as it was before."
    }
  }

  private static func texts(in folders: [String], of package: CoursePackage) -> [String: Data] {
    var texts = ["Package.swift": data(at: "Package.swift", of: package)]
    for folder in folders {
      for name in package.root.appendingPathComponent(folder).names() {
        let path = "\(folder)/\(name)"
        texts[path] = data(at: path, of: package)
      }
    }
    return texts.compactMapValues { $0 }
  }

  private static func data(at path: String, of package: CoursePackage) -> Data? {
    try? Data(contentsOf: package.root.appendingPathComponent(path))
  }
}
