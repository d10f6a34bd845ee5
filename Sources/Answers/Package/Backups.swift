import Foundation

/// The folder of texts that made way for others: `Backups/01-Pickers/01-JaggedColumns.1.swift`.
package struct Backups {
  private let root: URL

  package init(in package: CoursePackage) {
    root = package.root
  }

  /// Moves a file to where no other one lies, and returns its path in the package.
  package func move(_ file: URL, as path: String) throws -> String {
    let name = URL(fileURLWithPath: "/\(path)")
    let folder = "Backups\(name.deletingLastPathComponent().path)"
    let stem = name.deletingPathExtension().lastPathComponent
    let ending = name.pathExtension.isEmpty ? "" : ".\(name.pathExtension)"
    let url = root.appendingPathComponent(folder)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let taken = url.names()
    var number = 1
    while taken.contains("\(stem).\(number)\(ending)") { number += 1 }
    let backup = "\(folder)/\(stem).\(number)\(ending)"
    // A move replaces nothing: it fails if somebody puts a file there meanwhile.
    try FileManager.default.moveItem(at: file, to: root.appendingPathComponent(backup))
    return backup
  }
}
