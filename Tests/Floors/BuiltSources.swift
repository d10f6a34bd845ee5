import Foundation
import Testing

extension CompilerIndex {
  // Reading the index takes as long as all the checks together.
  nonisolated private static let read = Result { try readSources() }

  /// What the compiler knows of all modules in Sources, as they were built for these tests.
  nonisolated static func ofSources() throws -> CompilerIndex { try read.get() }

  nonisolated private static func readSources() throws -> CompilerIndex {
    try CompilerIndex(reader(), below: folderOfSources.path)
  }

  /// What reads the index that the compiler wrote beside the test program.
  nonisolated static func reader() throws -> IndexReader {
    try IndexReader(
      store: try folderOfBuild().appendingPathComponent("index/store").path,
      library: try toolchainLibrary(named: "libIndexStore.so"))
  }

  /// The folder that all modules lie in.
  nonisolated static var folderOfSources: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
  }

  /// The folder that the test program was built in.
  nonisolated private static func folderOfBuild() throws -> URL {
    try #require(Bundle.main.executableURL).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// The path of a library of the toolchain: it lies beside the Swift runtime of this program.
  nonisolated private static func toolchainLibrary(named name: String) throws -> String {
    // A file of the kernel's has no length, so it is read to its end.
    let file = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
    let maps = try file.readToEnd() ?? Data()
    let paths = String(decoding: maps, as: UTF8.self).split(separator: "\n")
      .compactMap { $0.split(separator: " ").last }
    let runtime = try #require(paths.first { $0.hasSuffix("/libswiftCore.so") })
    return URL(fileURLWithPath: String(runtime)).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(name).path
  }
}
