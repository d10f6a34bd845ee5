import CourseFormat
import Foundation
import Testing

/// What is said to a reader is said to nobody else: no code reads a sentence to decide something.
///
/// The words of other programs are read where they arrive, and get a kind there: those of the testing
/// library in `CheckResult`, of the compiler in `Diagnostic` and `AnswerUnit`, of the runtime in
/// `StopSentence`.
@Suite("No sentence is read")
struct WordingTests {
  /// Where the words of somebody else's program are read, each with the reason.
  private static let allowed = [
    "Answers/Run/CheckResult.swift": "makes the testing library's words plain, and says a kind",
    "Answers/Names/Diagnostic.swift": "reads of what kind a message of the compiler is",
    "Answers/Help/CompilerHelp.swift": "finds the help for a message of the compiler",
    "Answers/Help/TutorialHelp.swift": "finds the help for a message of the compiler",
  ]

  /// What holds a sentence, by the names that it has in the sources.
  private static let sentences =
    #"(?:finding|advice|sentence|message|misconception|note|reason|obstacle|cause|written|said|told|"#
    + #"remark|comment)s?"#

  /// The ways in which a text is asked for what stands in it.
  private static let questions =
    #"(?:has(?:Prefix|Suffix)\(|contains\((?:"|/|#/|\$0)|contains \{ \$0\.(?:contains|has)|"#
    + #"(?:first|whole|prefix)Match\(|matches\(of|(?:first)?[rR]ange\(of)"#

  /// Where sentences are made, in a comparison: whoever asks for one of them reads it.
  private static let made =
    #"[!=]= (?:Verdict|RunEnd|GradingMessage|Complaints)\.[a-z]\w*(?!\w*\.)"#

  /// The files of the sources that judge or tell, by their paths there.
  private static func files() throws -> [(path: String, text: String)] {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources").standardizedFileURL
    let rooms = [
      "Answers/Names", "Answers/Help", "Answers/Run", "Answers/Verdict", "Answers/Compile",
      "Answers/Telling", "Classroom/Formats", "Classroom/Gradebook", "Classroom/Grading",
      "CourseFormat/RunEnd.swift", "Grading",
      "course/Telling", "course/Study/AnswerRemark.swift", "course/Workshop/PageVerdict.swift",
      "course/Workshop/PageVerdict+Telling.swift", "course/Watch",
    ]
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    return try (files ?? []).sorted().filter { path in
      path.hasSuffix(".swift") && rooms.contains { path == $0 || path.hasPrefix($0 + "/") }
    }.map {
      ($0, try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8))
    }
  }

  /// The lines of a text in which a sentence is asked for what stands in it.
  private static func readings(in text: String) throws -> [String] {
    let asks = try Regex(#"\b"# + sentences + #"[?!)\]]*\."# + questions)
    let compares = try Regex(made)
    return text.split(separator: "\n").map(String.init).filter {
      let code = $0.drop { $0 == " " }
      return !code.hasPrefix("//")
        && (code.firstMatch(of: asks) != nil || code.firstMatch(of: compares) != nil)
    }
  }

  @Test func `no judgement asks for a prefix, a word or an expression in a sentence`() throws {
    let files = try Self.files()
    #expect(files.count > 60)

    for file in files where Self.allowed[file.path] == nil {
      let readings = try Self.readings(in: file.text)
      #expect(
        readings.isEmpty, "\(file.path) reads a sentence. Give what it asks for a kind of its own.")
    }
  }

  @Test func `who is allowed to read words reads some`() throws {
    let files = Dictionary(uniqueKeysWithValues: try Self.files().map { ($0.path, $0.text) })

    for path in Self.allowed.keys {
      #expect(try !Self.readings(in: files[path] ?? "").isEmpty, "\(path) reads nothing any more.")
    }
  }

  @Test(arguments: [
    #"var isComplaint: Bool { finding.hasPrefix("UIKit goes on, and complains") }"#,
    #"fileprivate var asksFirst: Bool { advice.contains { $0.contains(/\bfirst[.:]/) } }"#,
    #"warnings.filter { $0.message.contains("nearly matches") }"#,
    #"guard !isNil || $0.misconception.contains(/\bnil\b/) else { return false }"#,
    #"guard verdict.interruptionMessage != Verdict.forged else { return }"#,
    #"if let match = sentence.wholeMatch(of: spelled) {"#,
  ])
  func `a line that reads a sentence is seen`(line: String) throws {
    #expect(try Self.readings(in: line).count == 1)
    #expect(try Self.readings(in: "// \(line)").isEmpty)
  }
}
