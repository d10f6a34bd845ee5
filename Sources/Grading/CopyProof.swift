import CourseFormat
import HeadlessUIKit
import Testing

/// Something that was proven about this copy of the course, and what the copy looked like then.
///
/// A proof takes longer than the grading of an answer. It holds until a file changes that is no
/// answer, or a program is built anew. Where somebody else relies on it, it is done again each time:
/// in continuous integration (`CI`), and if `COURSE` asks for more than a learner does.
///
/// - Shape: A file for each proof in `.build/course/copy`, which costs nothing to lose.
nonisolated public struct CopyProof: Sendable {
  /// What a test is skipped with.
  public static let reason: Comment = "It held before, and nothing but answers has changed since."

  private let file: URL
  private let fingerprint: String
  private let isRepeated: Bool

  /// The proof of this name for the copy of the course that this program belongs to.
  public init(of name: String) {
    self.init(
      of: name, in: Self.root, fingerprint: Self.current,
      environment: RunEnvironment.variables)
  }

  init(of name: String, in root: URL, fingerprint: String, environment: [String: String]) {
    file = root.appendingPathComponent(".build/course/copy/\(name)")
    self.fingerprint = fingerprint
    isRepeated = ["CI", "COURSE"].contains { !(environment[$0] ?? "").isEmpty }
  }

  /// Whether it was proven for this copy as it is now.
  public var holds: Bool {
    !isRepeated && (try? String(contentsOf: file, encoding: .utf8)) == fingerprint
  }

  /// Notes that it is proven for this copy as it was when this program began.
  public func note() {
    // Where nothing can be written it is proven again.
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? fingerprint.write(to: file, atomically: true, encoding: .utf8)
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A number that changes with the files of this copy that are no answers, and with its programs.
  private static let current = fingerprint(
    of: root, programs: Bundle.ofProgram.executableURL?.deletingLastPathComponent())

  /// A number that changes with the name, the length and the date of any file that is no answer.
  static func fingerprint(of root: URL, programs: URL?) -> String {
    var paths = ["Package.swift"]
    for folder in ["Exercises", "Lessons", "Solutions", "Sources", "Tests"] {
      let names = FileManager.default.files(below: root.appendingPathComponent(folder).path)
      paths += names.map { "\(folder)/\($0)" }
        .filter { folder != "Exercises" || !$0.hasSuffix(".swift") }
    }
    var files = paths.map { root.appendingPathComponent($0).path }
    let lessons = FileManager.default.files(below: root.appendingPathComponent("Lessons").path)
    let products = lessons.filter { $0.hasSuffix("/main.swift") }
      .map { LessonEntry(folder: String($0.dropLast("/main.swift".count))).product }
    files += (products + ["course"]).compactMap { programs?.appendingPathComponent($0).path }
    // FNV-1a: the same in every run.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for file in files {
      var status = stat()
      guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      let date = status.st_mtim
      for byte in "\(file) \(status.st_size) \(date.tv_sec).\(date.tv_nsec)\n".utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      }
    }
    return String(hash, radix: 16)
  }
}
