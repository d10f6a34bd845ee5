import Answers
import Foundation

/// What one student handed in, before anything of it is taken for an answer.
struct HandIn {
  /// The name it goes by: the folder's, or the one that a learning platform gave.
  let name: String

  /// The numbers and addresses that a platform wrote down for the student.
  var keys: Set<String> = []

  /// Who handed it in, where a platform says that in words.
  var person: Student?

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
    case tar([UInt8])
    /// It is a link, and nothing is read that a link leads to.
    case link
  }

  /// What is done with a file, by the ending of its name.
  enum Kind {
    /// It can be an answer.
    case source
    case zip, tar
    /// An archive that cannot be unpacked here.
    case packed
    case link
    case other
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

  var kind: Kind {
    if case .link = place { return .link }
    return Self.kind(of: name)
  }

  /// What is done with a file of a name.
  static func kind(of name: String) -> Kind {
    let name = name.lowercased()
    for (kind, endings) in endings where endings.contains(where: name.hasSuffix) { return kind }
    return .other
  }

  /// The name of a file without the ending that says how it is packed.
  static func stem(of name: String) -> String {
    let lower = name.lowercased()
    let packed = endings.filter { $0.kind != .source }.flatMap(\.endings)
    let ending = packed.filter(lower.hasSuffix).max { $0.count < $1.count }
    return String(name.dropLast(ending?.count ?? 0))
  }

  private static let endings: [(kind: Kind, endings: [String])] = [
    (.source, [".swift", ".swift.txt"]),
    (.zip, [".zip"]),
    (.tar, [".tar", ".tar.gz", ".tgz"]),
    (
      .packed,
      [".rar", ".7z", ".tar.bz2", ".tbz2", ".tar.xz", ".txz", ".gz", ".bz2", ".xz", ".zst", ".dmg"]
    ),
  ]

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
    case .tar(let bytes): return Data(bytes)
    case .link: throw .unreadable("is a link, and no link is followed")
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

  /// The folders of a copy of the course that no answer lies in.
  static let foldersOfCourse = ["Lessons", "Solutions", "Sources", "Tests", "Backups"]

  /// The files below a folder, sorted by path; nil if the folder cannot be read.
  ///
  /// Links are not followed, and what is hidden is not looked at. Of the folders of a copy of the
  /// course only the Swift files are listed: it has thousands of others.
  static func files(in folder: URL) -> [HandInFile]? {
    var files: [HandInFile] = []
    guard list(folder.path, below: "", depth: 0, into: &files) else { return nil }
    return files.sorted { $0.path < $1.path }
  }

  // FileManager looks up the owner's name for each file, which takes most of the time in a class.
  private static func list(
    _ folder: String, below path: String, depth: Int, into files: inout [HandInFile]
  ) -> Bool {
    guard let names = names(in: folder) else { return false }
    // A copy of the course has thousands of files in which no answer is looked for.
    let passed = names.contains("Exercises") ? foldersOfCourse : []
    for name in names where files.count < mostFiles && !passed.contains(name) {
      var status = stat()
      guard !name.hasPrefix("."), lstat("\(folder)/\(name)", &status) == 0 else { continue }
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        if depth < deepest, name != "__MACOSX" {
          _ = list("\(folder)/\(name)", below: inner, depth: depth + 1, into: &files)
        }
      case S_IFREG, S_IFLNK:
        let isLink = status.st_mode & S_IFMT == S_IFLNK
        guard !isLink && HandInFile.kind(of: name) == .source || !isOfCourse(inner) else {
          continue
        }
        let time = status.st_mtim
        files.append(
          HandInFile(
            path: inner, size: Int(status.st_size),
            modified: Date(timeIntervalSince1970: Double(time.tv_sec)),
            place: isLink ? .link : .disk(URL(fileURLWithPath: "\(folder)/\(name)"))))
      default: break
      }
    }
    return true
  }

  private static func names(in folder: String) -> [String]? {
    guard let handle = opendir(folder) else { return nil }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }

  /// Whether a path leads through a folder of the course that no answer lies in.
  static func isOfCourse(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { foldersOfCourse.contains(String($0)) }
  }
}

extension HandIn {
  /// The longest archive within what was handed in that is unpacked.
  private static let longestArchive = 50 << 20

  /// The most archives that are unpacked for one student, and how many lie in each other.
  private static let mostArchives = 8
  private static let deepestArchive = 3

  /// Puts the files of archives in their place: students pack what they hand in.
  ///
  /// An archive that cannot be unpacked stays as it is.
  mutating func unpackArchives() {
    var archives = 0
    for _ in 0..<Self.deepestArchive {
      var unpacked: [HandInFile] = []
      var isDone = true
      for file in files {
        guard file.kind == .zip || file.kind == .tar, archives < Self.mostArchives,
          let inner = Self.files(in: file)
        else {
          unpacked.append(file)
          continue
        }
        archives += 1
        isDone = false
        unpacked += inner.map { $0.moved(to: "\(file.path)/\($0.path)") }
      }
      files = unpacked
      if isDone { return }
    }
  }

  /// The files in an archive, or nil if it is none that can be unpacked.
  static func files(in file: HandInFile) -> [HandInFile]? {
    if file.kind == .zip, case .disk(let url) = file.place { return ZipArchive(at: url)?.files }
    guard let data = try? file.bytes(limit: longestArchive) else { return nil }
    return file.kind == .zip
      ? ZipArchive(data)?.files : TarArchive(Array(data), limit: longestArchive)?.files
  }
}

extension ZipArchive {
  /// The files that can be answers, hold some, or were handed in instead.
  var files: [HandInFile] {
    entries.filter { HandInFile.isShown($0.path) }.map { entry in
      HandInFile(
        path: HandInFile.plainPath(entry.path), size: entry.size, modified: entry.modified,
        place: .archive(self, entry))
    }
  }
}

extension HandInFile {
  /// Whether a file of an archive is looked at: it is not hidden, and not of a copy of the course
  /// beside its answers.
  static func isShown(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return !parts.contains { $0.hasPrefix(".") && $0 != "." && $0 != ".." || $0 == "__MACOSX" }
      && (kind(of: String(parts.last ?? "")) == .source || !FolderWalk.isOfCourse(path))
  }

  /// A path of an archive that leads out of no folder.
  static func plainPath(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: "/")
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
