import Answers
import CourseFormat
import Foundation

/// What the last call that graded a class said, for a call that has nothing to do.
///
/// It is believed if nothing has changed that the grades depend on, and no report since.
///
/// - Errors: It costs nothing to lose.
struct LastCall: Codable, Equatable {
  /// A number that changes with what was handed in, with the course and with the tables.
  let inputs: String

  /// A number that changes with the reports.
  let outputs: String

  /// What was said beside the table.
  let notes: [String]

  /// The table of the class.
  let summary: String

  /// Reads what was kept in a file.
  static func read(_ file: URL) -> LastCall? {
    (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(LastCall.self, from: $0) }
  }

  /// Keeps it in a file.
  func write(to file: URL) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try? file.write(String(decoding: data, as: UTF8.self))
  }

  /// A number that changes with what was handed in, with the course and with the tables.
  static func inputs(
    of handIns: [HandIn], beside notes: [String], to package: CoursePackage,
    with rules: ClassRules, part: String
  ) -> String {
    var texts = [
      part, package.root.path, CompilerVersion.state, rules.fingerprint,
      TimeZone.current.identifier,
      Fingerprint.ofDates(in: package.gradingFolders, of: package),
      "\(URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().state)",
    ]
    texts += notes
    for handIn in handIns {
      texts += [handIn.name, "\(handIn.date?.timeIntervalSince1970 ?? 0)"]
      texts += handIn.keys.sorted() + handIn.notes
      texts += handIn.files.map {
        "\($0.path) \($0.size) \($0.modified?.timeIntervalSince1970 ?? 0) \($0.place.state)"
      }
      if rules.hasDueDates, let folder = handIn.folder {
        texts.append(CommitDates.head(of: folder.appendingPathComponent(".git")) ?? "")
      }
    }
    return Fingerprint.of(texts)
  }

  /// A number that changes with the reports in a folder.
  static func outputs(in folder: URL) -> String {
    let reports = folder.appendingPathComponent("reports")
    let files =
      folder.names { !$0.hasPrefix(".") && $0 != "answers.jsonl" }
      .map { folder.appendingPathComponent($0) }
      + reports.names().map { reports.appendingPathComponent($0) }
    return Fingerprint.of(files.filter(\.isFile).map { "\($0.path) \($0.state)" })
  }
}

extension HandInFile.Place {
  /// What changes when an archive is another.
  fileprivate var state: String {
    switch self {
    case .disk, .link: ""
    case .tar(let bytes):
      Fingerprint.of([String(decoding: bytes, as: UTF8.self)])
    case .archive(let archive, let entry): "\(archive.length) \(entry.checksum)"
    }
  }
}

extension URL {
  /// What changes when the file is written: its size, and when that was.
  fileprivate var state: String { "\(size) \(modified?.timeIntervalSince1970 ?? 0)" }
}
