import Foundation
import Grading
import Processes
import Testing

@testable import Answers

/// A mistake of `Tests/Mistakes.md`: the code, what the compiler says first, the help for that, and
/// what somebody changes who follows it.
struct Mistake: Sendable {
  nonisolated static let path = "Tests/Mistakes.md"

  let name: String
  let code: String
  let message: String
  let help: String
  /// Lines that begin with a minus go, and those with a plus come; `@@` stands between two places.
  let change: String?

  /// Reads the mistakes of a text.
  static func all(in text: String) -> [Mistake] {
    text.components(separatedBy: "\n## ").dropFirst().map { part in
      let blocks = part.components(separatedBy: "```")
      let code = blocks.element(at: 1).map { $0.dropFirst("swift\n".count) } ?? ""
      let rest = (blocks.element(at: 2) ?? "").lines
      return Mistake(
        name: part.lines.first ?? "", code: String(code),
        message: rest.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }.joined(separator: " "),
        help: rest.filter { !$0.isEmpty && !$0.hasPrefix("> ") }.joined(separator: " "),
        change: blocks.element(at: 3).map { String($0.dropFirst("diff\n".count)) })
    }
  }

  /// The file that is compiled; what it declares is its own, as many files are one module here.
  var file: String { file(code) }

  /// The file after the change, or nil if there is none, or it changes what is not there once.
  var mended: String? {
    guard let change else { return nil }
    var code = code
    for hunk in change.components(separatedBy: "@@\n") {
      let lines = hunk.lines.dropLast()
      let old = lines.filter { $0.first != "+" }.map { $0.dropFirst() + "\n" }.joined()
      let new = lines.filter { $0.first != "-" }.map { $0.dropFirst() + "\n" }.joined()
      let parts = code.components(separatedBy: old)
      guard parts.count == 2 else { return nil }
      code = parts.joined(separator: new)
    }
    return file(code)
  }

  private func file(_ code: String) -> String {
    let heads = /(?m)^(?=(?:final class|class|struct|enum|protocol|func|let|var) )/
    return (code.contains("import ") || name.contains("import") ? "" : "import HeadlessUIKit\n\n")
      + code.replacing(heads, with: "private ")
  }
}

@Suite("What a beginner's mistakes are answered with")
struct MistakesTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../..").standardizedFileURL
  private let folder = TemporaryFolder()

  /// Compiles files until none without an error is left, and returns the first error of each, and how the
  /// compiler ended when it found no more.
  ///
  /// The compiler reads all files, then looks at the types in them, then at the ways through them, and
  /// does not go on when it has found something.
  private func firstErrors(of files: [URL]) throws -> (
    errors: [URL: Diagnostic], ending: ProgramEnding?
  ) {
    let modules = try #require(Bundle.main.executableURL).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("Modules")
    let log = folder.url.appendingPathComponent("log")
    var errors: [URL: Diagnostic] = [:]
    while true {
      let rest = files.filter { errors[$0] == nil }
      guard !rest.isEmpty else { return (errors, nil) }
      let job = ChildProcess.Job.compiler(
        [
          "swiftc", "-parse-as-library", "-wmo", "-module-name", "Mistakes", "-I", modules.path,
          "-swift-version", "6", "-default-isolation", "MainActor", "-enable-testing", "-emit-sil",
          "-o", "/dev/null",
        ] + rest.map(\.path), output: log)
      let ending = try ChildProcess.run([job]).first
      let found = Diagnostic.errors(in: log.text ?? "")
      let before = errors.count
      for file in rest { errors[file] = found.first { $0.file == file.path } }
      if errors.count == before { return (errors, ending) }
    }
  }

  @Test func `each mistake has the help that stands beside it, and each rule a mistake`() throws {
    let text = try #require(root.appendingPathComponent(Mistake.path).text)
    let mistakes = Mistake.all(in: text)
    #expect(mistakes.count > 100)
    let files = mistakes.indices.map { folder.url.appendingPathComponent("Mistake\($0).swift") }
    for (file, mistake) in zip(files, mistakes) { try file.write(mistake.file) }

    let errors = try firstErrors(of: files).errors

    let table = root.appendingPathComponent(LeftOutTable.path)
    var findings = CompilerHelpTests.messages.map { CompilerHelpTests.finding(of: $0.0) }
    for (file, mistake) in zip(files, mistakes) {
      guard let error = errors[file] else {
        Issue.record("The compiler accepts: \(mistake.name)")
        continue
      }
      let help =
        TutorialHelp(for: error, in: mistake.file, table: table)?.sentence
        ?? CompilerHelp.sentence(for: error, in: mistake.file, of: root)
      #expect(error.message.trimmed == mistake.message, "\(mistake.name)")
      #expect(help == mistake.help, "\(mistake.name)")
      findings.append(CompilerHelp.Finding(error, in: mistake.file))
    }
    let rules = CompilerHelp.rules
    let used = Set(findings.compactMap { finding in rules.firstIndex { $0.fits(finding) } })
    for (index, rule) in rules.enumerated() where !used.contains(index) {
      Issue.record("Nothing needs the rule that says: \(rule.sentence)")
    }
  }

  /// Mistakes whose help says what is wrong and cannot know what was meant, or leads to a second one.
  private static let open: Set = [
    "A get-only property of the library is assigned", "Int for CGFloat",
    "An unknown member of an enum", "A letter of a text is replaced by number",
    "Two texts subtracted", "break outside a loop", "A method called with a type",
  ]

  @Test func `who follows the help of a mistake has a file that compiles`() throws {
    let mistakes = Mistake.all(
      in: try #require(root.appendingPathComponent(Mistake.path).text))
    #expect(Set(mistakes.filter { $0.change == nil }.map(\.name)) == Self.open)
    var names: [URL: String] = [:]
    for (index, mistake) in mistakes.enumerated() where mistake.change != nil {
      let file = folder.url.appendingPathComponent("Mended\(index).swift")
      try file.write(try #require(mistake.mended, "\(mistake.name)"))
      names[file] = mistake.name
    }

    let (errors, ending) = try firstErrors(of: names.keys.sorted { $0.path < $1.path })

    for (file, error) in errors { Issue.record("\(names[file] ?? ""): \(error.message)") }
    #expect(ending == .exited(0), "The compiler has not gone through all the others.")
  }
}
