import CourseFormat
import Foundation

/// What a student handed in: a copy of the course, of its folder Exercises, or single files.
struct StudentFolder {
  /// The most bytes an answer may have.
  static let longest = 200_000

  /// The name of the student's folder.
  let name: String

  /// What is graded, an entry for every exercise of the course.
  let submissions: [Submission]

  /// What is to be said about what was found.
  let notes: [String]

  /// Reads a folder.
  ///
  /// An answer is the file at `Exercises/01-Pickers/01-JaggedColumns.swift` or at
  /// `01-Pickers/01-JaggedColumns.swift`, or the only file anywhere in the folder that is called
  /// `01-JaggedColumns.swift`. Links are not followed. What a copy of the course holds besides
  /// Exercises is not read.
  init(at folder: URL, gradedBy suites: [SuiteText]) throws {
    let folder = folder.standardizedFileURL
    guard let files = Self.files(in: folder) else { throw CommandError.cannotRead(folder.path) }
    let expected = Set(suites.flatMap { ["Exercises/\($0.exercise.path)", $0.exercise.path] })
    let byName = Dictionary(grouping: files.subtracting(expected)) {
      $0.split(separator: "/").last.map(String.init) ?? ""
    }
    var notes: [String] = []
    name = folder.lastPathComponent
    submissions = suites.map { suite in
      let exercise = suite.exercise
      let paths = ["Exercises/\(exercise.path)", exercise.path].filter(files.contains)
      let others = byName["\(exercise.file).swift"] ?? []
      if paths.isEmpty, others.count > 1 {
        notes.append(
          "\(exercise.file).swift is there \(others.count) times, so none was taken: "
            + others.sorted().joined(separator: ", "))
      }
      guard let path = paths.first ?? (others.count == 1 ? others.first : nil) else {
        return Submission(nil, gradedBy: suite)
      }
      let text = Self.text(of: folder.appendingPathComponent(path))
      if text == nil {
        notes.append("\(path) has more than \(Self.longest) bytes, so it was not taken.")
      }
      return Submission(text, gradedBy: suite)
    }
    if submissions.allSatisfy({ $0.text == nil }), notes.isEmpty {
      notes.append("The folder holds no file with the name of an exercise.")
    }
    self.notes = notes
  }

  /// A number that changes with what was handed in.
  var fingerprint: String { Fingerprint.of(submissions.map(\.fingerprint) + notes) }

  private static func files(in folder: URL) -> Set<String>? {
    guard let files = FileManager.default.enumerator(atPath: folder.path), folder.exists else {
      return nil
    }
    let others: Set<String> = ["Lessons", "Solutions", "Sources", "Tests", "Backups"]
    var found: Set<String> = []
    while let path = files.nextObject() as? String {
      let type = files.fileAttributes?[.type] as? FileAttributeType
      let name = path.split(separator: "/").last ?? ""
      if type == .typeDirectory {
        if name.hasPrefix(".") || others.contains(path) || files.level > 6 {
          files.skipDescendants()
        }
      } else if type == .typeRegular, name.hasSuffix(".swift") {
        found.insert(path)
      }
    }
    return found
  }

  private static func text(of file: URL) -> String? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard let size = attributes?[.size] as? Int, size <= longest else { return nil }
    return file.text
  }
}
