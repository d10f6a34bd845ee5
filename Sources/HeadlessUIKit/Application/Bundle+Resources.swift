extension Bundle {
  /// Returns the resources that the package manager laid beside the program for a module, or nil.
  ///
  /// On a device they lie in the application, so that its Info.plist is in `Bundle.main`.
  static func resources(ofModule module: String) -> Bundle? {
    let folder = Bundle.ofProgram.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().lazy
      .filter { $0.replacingOccurrences(of: "-", with: "_").hasSuffix("_\(module).resources") }
      .compactMap { Bundle(path: folder.appendingPathComponent($0).path) }
      .first { $0.infoDictionary?.isEmpty == false }
  }
}
