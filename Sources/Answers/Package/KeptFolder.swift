import Foundation

/// A folder of files that a run made for those that come after it.
///
/// It is put in its place whole, by one change of its name, and nothing in it is written again. A
/// list in it says what each file holds. Whoever takes the files compares them with the list, so
/// what a full disk or another program damaged is not believed, and is made anew.
package struct KeptFolder {
  package let url: URL

  private static let list = "contents"

  /// Puts the files of a folder here, for other runs.
  ///
  /// If another run was faster, its files stay. Where they cannot be kept, they are made anew next
  /// time.
  package func keep(_ folder: URL, in work: URL) {
    let new = work.appendingPathComponent("new-\(url.lastPathComponent)")
    try? FileManager.default.removeItem(at: new)
    defer { try? FileManager.default.removeItem(at: new) }
    guard let paths = try? Self.files(in: folder) else { return }
    var lines: [String] = []
    for path in paths {
      let file = new.appendingPathComponent(path)
      guard Self.link(folder.appendingPathComponent(path), to: file),
        let fingerprint = Fingerprint.ofContents(of: file)
      else { return }
      lines.append("\(fingerprint) \(path)\n")
    }
    guard
      (try? new.appendingPathComponent(Self.list).write(lines.joined())) != nil,
      (try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)) != nil
    else { return }
    rename(new.path, url.path)
  }

  /// Takes the files into a folder of this run, and returns whether all of them are as they were
  /// written.
  ///
  /// What is damaged is removed.
  package func take(into folder: URL, in work: URL) -> Bool {
    guard let list = url.appendingPathComponent(Self.list).text else {
      if url.exists { remove(in: work) }
      return false
    }
    let isWhole = list.split(separator: "\n").allSatisfy { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { return false }
      let file = folder.appendingPathComponent(String(parts[1]))
      return Self.link(url.appendingPathComponent(String(parts[1])), to: file)
        && Fingerprint.ofContents(of: file) == String(parts[0])
    }
    guard isWhole, !list.isEmpty else {
      try? FileManager.default.removeItem(at: folder)
      remove(in: work)
      return false
    }
    // Those that were used last are kept longest.
    utimes(url.path, nil)
    return true
  }

  /// Whether there are files here, with their list.
  fileprivate var isThere: Bool { url.appendingPathComponent(Self.list).isFile }

  /// Removes the folder; nobody ever sees a part of it.
  package func remove(in work: URL) {
    let old = work.appendingPathComponent("old-\(url.lastPathComponent)")
    try? FileManager.default.removeItem(at: old)
    if rename(url.path, old.path) == 0 { try? FileManager.default.removeItem(at: old) }
  }

  /// The folders in another one, those that were used last first.
  package static func all(in parent: URL) -> [KeptFolder] {
    parent.names().map { parent.appendingPathComponent($0) }
      .map { (url: $0, used: $0.modified ?? .distantPast) }
      .sorted { $0.used > $1.used }.map { KeptFolder(url: $0.url) }
  }

  private static func files(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { folder.appendingPathComponent($0).isFile }
  }

  /// Makes a file another name of one that is never written again, or a copy where the disk has
  /// no second names.
  private static func link(_ file: URL, to other: URL) -> Bool {
    let files = FileManager.default
    try? files.createDirectory(
      at: other.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? files.removeItem(at: other)
    if Foundation.link(file.path, other.path) == 0 { return true }
    return (try? files.copyItem(at: file, to: other)) != nil
  }
}

/// What runs of this program made for those that come after them.
extension CoursePackage {
  private var keptFolders: URL { scratch.appendingPathComponent("kept") }

  /// The folder of a name, among others of its kind.
  package func kept(_ kind: String, named name: String) -> KeptFolder {
    KeptFolder(url: keptFolders.appendingPathComponent("\(kind)/\(name)"))
  }

  /// Those of a kind, those that were used last first.
  package func allKept(_ kind: String) -> [KeptFolder] {
    KeptFolder.all(in: keptFolders.appendingPathComponent(kind))
  }

  /// Removes those of a kind, but for as many as were used last.
  package func forgetKept(_ kind: String, but count: Int) {
    guard let work = try? work else { return }
    for old in allKept(kind).dropFirst(count) { old.remove(in: work) }
    // Earlier versions of course kept all kinds side by side, and nothing takes these any more.
    for old in KeptFolder.all(in: keptFolders) where old.isThere { old.remove(in: work) }
  }
}
