import CourseFormat
import Foundation

/// A number that changes when what it stands for changes.
package enum Fingerprint {
  /// A fingerprint of texts, the same in every run (FNV-1a).
  package static func of(_ texts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var text = texts.joined(separator: "\0")
    // The course has millions of bytes. Without optimization, a loop over the bytes in place takes a
    // twentieth of the time that one over the view of the text does.
    text.withUTF8 { bytes in
      guard var byte = bytes.baseAddress else { return }
      let end = byte + bytes.count
      while byte != end {
        hash = (hash ^ UInt64(byte.pointee)) &* 0x0000_0100_0000_01b3
        byte += 1
      }
    }
    return String(hash, radix: 16)
  }

  /// A fingerprint of what a file holds, or nil if it cannot be read.
  ///
  /// It takes eight bytes at a time: a library has tens of millions.
  static func ofContents(of file: URL) -> String? {
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return nil }
    let prime: UInt64 = 0x0000_0100_0000_01b3
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(data.count)
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      guard var word = bytes.baseAddress else { return }
      let end = word + bytes.count
      while word + 8 <= end {
        // A product moves nothing downwards, so the upper half is mixed in from above.
        hash = (hash ^ word.loadUnaligned(as: UInt64.self)) &* prime
        hash ^= hash >> 32
        word += 8
      }
      while word != end {
        hash = (hash ^ UInt64(word.load(as: UInt8.self))) &* prime
        word += 1
      }
    }
    return String(hash, radix: 16)
  }

  /// A fingerprint of the texts of files and in folders of the package and of Package.swift, the same
  /// on every machine.
  static func ofTexts(in paths: [String], of package: CoursePackage) -> String {
    let files = (paths.flatMap { contents(at: $0, of: package) }.sorted() + ["Package.swift"])
      .map { (path: $0, url: package.root.appendingPathComponent($0)) }
    return of(files.filter(\.url.isFile).flatMap { [$0.path, $0.url.text ?? ""] })
  }

  /// A fingerprint of files and of those in folders of the package and of Package.swift: their names,
  /// and when they were written.
  package static func ofDates(in paths: [String], of package: CoursePackage) -> String {
    let files = paths.flatMap { contents(at: $0, of: package).sorted() }
      .map { package.root.appendingPathComponent($0) }
    let dates = files.map { "\($0.path) \($0.modified?.timeIntervalSince1970 ?? 0)" }
    return of(dates + [package.root.appendingPathComponent("Package.swift").text ?? ""])
  }

  /// The paths of what lies in a folder of the package, or that of a file itself.
  private static func contents(at path: String, of package: CoursePackage) -> [String] {
    let url = package.root.appendingPathComponent(path)
    guard !url.isFile else { return [path] }
    return FileManager.default.files(below: url.path).map { "\(path)/\($0)" }
  }
}

extension CoursePackage {
  /// The modules that every answer and its suite are linked with.
  package static let libraryModules = [
    "HeadlessUIKit", "Stage", "CourseFormat", "CoursePage", "Processes", "TerminalIO", "WebServer",
    "Grading",
  ]

  /// The modules that applications and the screen for trying things have beside the library.
  static let modulesBesideLibrary = ["HeadlessUICollectionView", "HeadlessUIKitExtras"]

  /// Where their sources lie.
  static let libraryFolders = libraryModules.sorted().map { "Sources/\($0)" }

  /// The folders of what an answer is linked with: those modules, and what lessons import beside them.
  var foldersBehindAnswers: [String] {
    Self.libraryFolders + Set(lessons.flatMap(\.imports)).sorted().map { "Sources/\($0)" }
  }

  /// What changes with what verdicts depend on besides the answer, by the folder of a lesson: what an
  /// answer is linked with, its suites with what they share and read, the solutions, the program that
  /// judges, and the compiler.
  func surroundingsOfVerdicts(compiledBy compiler: String) -> [String: String] {
    let folders = foldersBehindAnswers + ["Sources/Answers", DeliveredTexts.path]
    let shared = [Fingerprint.ofDates(in: folders, of: self), compiler]
    let lessons = lessons.map { lesson in
      let own = ["Solutions/\(lesson.folder)", "Tests/\(lesson.module)Tests"]
      return (lesson.folder, Fingerprint.of(shared + [Fingerprint.ofDates(in: own, of: self)]))
    }
    return Dictionary(lessons) { $1 }
  }

  /// Where it stands what the checks found in the decoys.
  package nonisolated static let findingsPath = "Tests/Decoys/findings.tsv"

  /// The folders and files of what an answer is graded by: the library, the suites, the solutions, what
  /// is known of wrong answers, and what makes verdicts of all that.
  package var gradingFolders: [String] {
    foldersBehindAnswers + ["Solutions", "Sources/Answers", DeliveredTexts.path, Self.findingsPath]
      + lessons.flatMap { ["Tests/\($0.module)Tests", "Tests/Decoys/\($0.folder)"] }
  }

  /// A number that changes when this course may grade differently, the same on every machine.
  package var fingerprint: String { Fingerprint.ofTexts(in: gradingFolders, of: self) }
}
