import Foundation

/// Files as this program reads and writes them.
extension URL {
  /// Whether something lies here.
  package var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether a file lies here, and not a folder.
  package var isFile: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }

  /// Whether a folder lies here.
  package var isFolder: Bool { exists && !isFile }

  /// The text of the file, or nil if there is none; bytes that are no UTF-8 are replaced.
  package var text: String? {
    (try? Data(contentsOf: self)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The last bytes of the file as text, or nil if there is no file.
  func tail(_ count: UInt64) -> String? {
    guard let file = try? FileHandle(forReadingFrom: self), let size = try? file.seekToEnd(),
      (try? file.seek(toOffset: size - min(size, count))) != nil,
      let data = try? file.readToEnd() ?? Data()
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// When the file was last written.
  ///
  /// The system is asked itself: `FileManager` looks up the owner's name for each file, which takes
  /// most of the time when all sources are compared.
  package var modified: Date? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let time = status.st_mtim
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// The number of bytes of a file, as the system says; 0 if there is none.
  package var size: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// This program.
  package static var ownProgram: URL {
    URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
  }

  /// How many bytes there are left on the disk of a folder, or nil if that cannot be told.
  package var freeBytes: Int? {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return nil }
    return Int(status.f_bavail) * Int(status.f_frsize)
  }

  /// The names in this folder that are wanted, sorted; none if there is no such folder.
  package func names(where isWanted: (String) -> Bool = { _ in true }) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter(isWanted).sorted()
  }

  /// Writes a text here, making the folder first.
  package func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: self, atomically: true, encoding: .utf8)
  }
}

extension URL {
  /// Writes a text here, or throws a sentence that says why that cannot be done.
  package func writeOrExplain(_ text: String) throws {
    do {
      try write(text)
    } catch {
      // Foundation says of a folder that may not be looked into that it is not there.
      let isClosed = access(deletingLastPathComponent().path, W_OK) != 0 && errno == EACCES
      throw CommandError.cannotWrite(
        path, reason: isClosed ? POSIXError(.EACCES).reason : error.reason)
    }
  }
}
