import Answers
import CourseFormat
import Foundation

/// When the files of a student's repository were committed.
///
/// The student's settings of git are not read: they can name programs to run. Git gets an empty
/// repository of this program's own, and only the objects of the student's.
enum CommitDates {
  /// The date of the last commit that changed each file, by its path; empty if there is no
  /// repository.
  static func of(_ folder: URL) -> [String: Date] {
    let git = folder.appendingPathComponent(".git")
    guard let commit = head(of: git) else { return [:] }
    let own = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: own) }
    let output = own.appendingPathComponent("log")
    let environment: [String: String?] = [
      "GIT_DIR": own.appendingPathComponent("empty").path,
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_NO_LAZY_FETCH": "1",
      "GIT_TERMINAL_PROMPT": "0",
    ]
    var reading = environment
    reading["GIT_OBJECT_DIRECTORY"] = git.appendingPathComponent("objects").path
    let jobs = [
      ChildProcess.Job(
        arguments: ["git", "init", "--quiet", "--bare", own.appendingPathComponent("empty").path],
        environment: environment, output: own.appendingPathComponent("init"), limit: .seconds(20)),
      ChildProcess.Job(
        arguments: [
          "git", "-c", "core.quotePath=false", "log", "--format=%x01%ct", "--name-only", "-z",
          "--no-renames", "--no-ext-diff", "--no-textconv", "--diff-merges=first-parent", commit,
          "--", "*.swift",
        ],
        environment: reading, output: output, limit: .seconds(20)),
    ]
    // Without git, the dates of the files are taken.
    for job in jobs { guard (try? ChildProcess.run([job])) == [.exited(0)] else { return [:] } }
    return dates(in: output.text ?? "")
  }

  /// Reads the log: for each commit its time, and then the paths that it changed.
  static func dates(in log: String) -> [String: Date] {
    var dates: [String: Date] = [:]
    var date: Date?
    for part in log.split(whereSeparator: { $0 == "\0" || $0 == "\n" }) {
      if part.hasPrefix("\u{1}") {
        date = Double(part.dropFirst()).map { Date(timeIntervalSince1970: $0) }
      } else if dates[String(part)] == nil {
        dates[String(part)] = date
      }
    }
    return dates
  }

  /// The commit that a repository stands at.
  static func head(of git: URL) -> String? {
    guard let head = small(git.appendingPathComponent("HEAD")) else { return nil }
    guard head.hasPrefix("ref: ") else { return hash(head) }
    let name = String(head.dropFirst(5))
    guard name.wholeMatch(of: /refs\/[\w.\/-]+/) != nil, !name.contains("..") else { return nil }
    if let text = small(git.appendingPathComponent(name)) { return hash(text) }
    let packed = small(git.appendingPathComponent("packed-refs"))?.lines ?? []
    return packed.first { $0.hasSuffix(" " + name) }.flatMap {
      hash(String($0.prefix { $0 != " " }))
    }
  }

  /// The text of a file that is one, and not long.
  private static func small(_ file: URL) -> String? {
    var status = stat()
    guard lstat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size < 1_000_000
    else { return nil }
    return file.text?.trimmingCharacters(in: .newlines)
  }

  private static func hash(_ text: String) -> String? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.wholeMatch(of: /[0-9a-f]{40}|[0-9a-f]{64}/) != nil ? text : nil
  }
}
