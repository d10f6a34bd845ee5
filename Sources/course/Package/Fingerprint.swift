import Foundation

/// A number that changes when what it stands for changes.
enum Fingerprint {
  /// A fingerprint of texts, the same in every run (FNV-1a).
  static func of(_ texts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in texts.joined(separator: "\0").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return String(hash, radix: 16)
  }

  /// A fingerprint of the files in folders of the package and of Package.swift: their names, and
  /// when they were written.
  static func of(_ folders: [String], in package: CoursePackage) -> String {
    let files = folders.flatMap { folder in
      let root = package.root.appendingPathComponent(folder)
      return (FileManager.default.subpaths(atPath: root.path) ?? []).sorted()
        .map { root.appendingPathComponent($0) }
    }
    let dates = files.map { "\($0.path) \($0.modified?.timeIntervalSince1970 ?? 0)" }
    return of(dates + [package.root.appendingPathComponent("Package.swift").text ?? ""])
  }
}
