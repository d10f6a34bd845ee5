import Foundation

/// What one student handed in, before anything of it is taken for an answer.
struct HandIn {
  /// The name it goes by: the folder's, or the one that a learning platform gave.
  let name: String

  /// The numbers and addresses that a platform wrote down for the student.
  var keys: Set<String> = []

  /// The files, by their paths in the folder.
  var files: [HandInFile] = []

  /// When all of it was handed in, if the platform says so.
  var date: Date?

  /// The folder, if it is one on the disk.
  var folder: URL?

  /// What is to be said about it.
  var notes: [String] = []
}

/// A file that was handed in, on the disk or in an archive.
struct HandInFile {
  /// Why a file is not taken.
  enum Problem: Error, Equatable {
    case tooLong
    case unreadable(String)
  }

  /// Where the bytes are.
  enum Place {
    case disk(URL)
    case archive(ZipArchive, ZipArchive.Entry)
  }

  /// The path in what was handed in, with `/` between folders.
  let path: String

  /// How many bytes it has, as the disk or the archive says.
  let size: Int

  /// When it was last written.
  let modified: Date?

  let place: Place

  /// The last part of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// The same file under another path.
  func moved(to path: String) -> HandInFile {
    HandInFile(path: path, size: size, modified: modified, place: place)
  }

  /// The bytes, if they are at most `limit`.
  func bytes(limit: Int) throws(Problem) -> Data {
    guard size <= limit else { throw .tooLong }
    switch place {
    case .disk(let url):
      guard let data = try? Data(contentsOf: url) else {
        throw .unreadable("cannot be read")
      }
      return data
    case .archive(let archive, let entry):
      do {
        return Data(try archive.bytes(of: entry, limit: limit))
      } catch {
        switch error {
        case .tooLong: throw .tooLong
        case .locked: throw .unreadable("is locked with a password")
        case .damaged: throw .unreadable("is damaged in its archive")
        case .unknownMethod: throw .unreadable("is packed in a way that is not known here")
        }
      }
    }
  }

  /// The text: UTF-8, or UTF-16 where the file begins with its mark.
  func text(limit: Int) throws(Problem) -> String {
    String(handedIn: try bytes(limit: limit))
  }
}

extension String {
  /// Reads what somebody saved: UTF-8, or UTF-16 where it begins with its mark.
  ///
  /// What is neither is read as far as it can be.
  init(handedIn bytes: Data) {
    if let text = Self.utf16(bytes) {
      self = text
    } else {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      self.init(decoding: bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes, as: UTF8.self)
    }
  }

  private static func utf16(_ bytes: Data) -> String? {
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
    return String(data: bytes, encoding: .utf16)
  }

  /// The first line of what somebody saved that cannot be read as text, or nil if all of it can.
  static func unreadableLine(in bytes: Data) -> Int? {
    guard utf16(bytes) == nil else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { $0.contains(0) || String(validating: $0, as: UTF8.self) == nil }
      .map { $0 + 1 }
  }
}

/// The files below a folder, as they are handed in.
enum FolderWalk {
  /// How many folders lie in each other at most.
  private static let deepest = 8

  /// The most files that are looked at.
  private static let mostFiles = 50_000

  /// The Swift files and archives below a folder, sorted by path; nil if the folder cannot be read.
  ///
  /// Links are not followed, and what is hidden is not looked at.
  static func files(in folder: URL) -> [HandInFile]? {
    var files: [HandInFile] = []
    guard list(folder.path, below: "", depth: 0, into: &files) else { return nil }
    return files.sorted { $0.path < $1.path }
  }

  // FileManager looks up the owner's name for each file, which takes most of the time in a class.
  private static func list(
    _ folder: String, below path: String, depth: Int, into files: inout [HandInFile]
  ) -> Bool {
    guard let handle = opendir(folder) else { return false }
    defer { closedir(handle) }
    while let entry = readdir(handle), files.count < mostFiles {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      var status = stat()
      guard !name.hasPrefix("."), lstat("\(folder)/\(name)", &status) == 0 else { continue }
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        if depth < deepest, name != "__MACOSX" {
          _ = list("\(folder)/\(name)", below: inner, depth: depth + 1, into: &files)
        }
      case S_IFREG where isWanted(name):
        let time = status.st_mtim
        files.append(
          HandInFile(
            path: inner, size: Int(status.st_size),
            modified: Date(timeIntervalSince1970: Double(time.tv_sec)),
            place: .disk(URL(fileURLWithPath: "\(folder)/\(name)"))))
      default: break
      }
    }
    return true
  }

  /// Whether a file can be an answer or hold answers.
  static func isWanted(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".swift", ".swift.txt", ".zip"].contains { name.hasSuffix($0) }
  }
}

extension HandIn {
  /// The longest archive within what was handed in that is unpacked.
  private static let longestArchive = 20 << 20

  /// The most archives that are unpacked for one student.
  private static let mostArchives = 8

  /// Puts the files of archives in their place: students pack what they hand in.
  mutating func unpackArchives() {
    var unpacked: [HandInFile] = []
    var archives = 0
    for file in files {
      guard file.name.lowercased().hasSuffix(".zip") else {
        unpacked.append(file)
        continue
      }
      archives += 1
      let inner = archives <= Self.mostArchives ? archive(in: file) : nil
      guard let inner else {
        notes.append("\(file.path.shown) is no archive that can be unpacked, so it was not read.")
        continue
      }
      unpacked += inner.files.map { $0.moved(to: "\(file.path)/\($0.path)") }
    }
    files = unpacked
  }

  private func archive(in file: HandInFile) -> ZipArchive? {
    switch file.place {
    case .disk(let url): ZipArchive(at: url)
    case .archive: (try? file.bytes(limit: Self.longestArchive)).flatMap { ZipArchive($0) }
    }
  }
}

extension ZipArchive {
  /// The files that can be answers or hold some.
  var files: [HandInFile] {
    entries.filter { entry in
      let parts = entry.path.split(separator: "/")
      return FolderWalk.isWanted(String(parts.last ?? ""))
        && !parts.contains { $0.hasPrefix(".") && $0 != "." && $0 != ".." || $0 == "__MACOSX" }
    }.map { entry in
      let parts = entry.path.split(separator: "/").filter { $0 != "." && $0 != ".." }
      return HandInFile(
        path: parts.joined(separator: "/"), size: entry.size, modified: entry.modified,
        place: .archive(self, entry))
    }
  }
}

extension String {
  /// A text of a student's as a line can hold it: without the characters that steer a terminal.
  var shown: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: "\u{FFFD}"
          default: scalar
          }
        }))
  }
}
