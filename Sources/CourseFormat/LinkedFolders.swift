import Foundation

nonisolated extension FileManager {
  /// The files below a folder, by their paths from there and in their order.
  ///
  /// A folder that is linked is entered, as the build system enters it; but for one that it lies in itself.
  package func files(below folder: String) -> [String] {
    files(below: folder, within: [])
  }

  private func files(below folder: String, within outer: [String]) -> [String] {
    let place = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard !outer.contains(place), let names = try? contentsOfDirectory(atPath: folder) else {
      return []
    }
    return names.sorted().flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
      guard isFolder.boolValue else { return [name] }
      return files(below: path, within: outer + [place]).map { "\(name)/\($0)" }
    }
  }
}
