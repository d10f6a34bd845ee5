import Foundation
import Testing

/// Holds what the lessons claim of compilers, of devices and of Apple.
///
/// `claims.tsv` beside this file has a row for each such sentence: words of it, and what holds it. That is
/// a device case, a test, a page of Apple's, or a report of others. The last column says what was read for
/// this row: the page or the report (`yes`), or the header of the SDK that the page is made from. A claim
/// whose source nobody has read does not stay in a lesson.
@Suite("What the lessons claim")
struct ClaimTests {
  struct Row {
    let chapter: String
    let words: String
    let kind: String
    let holder: String
    let read: String
  }

  /// What makes a sentence a claim.
  private static let phrases = [
    "does not compile", "do not compile", "did not compile", "would not compile",
    "will not compile", "stops the program", "since iOS ", "Since iOS ", "Apple says",
    "error in Swift 6",
  ]

  private static func isClaim(_ sentence: String) -> Bool {
    phrases.contains { sentence.contains($0) }
  }

  @Test func `each sentence with a claim has a row, and each row a sentence`() throws {
    let rows = try rows()
    let sentences = try sentences()

    #expect(sentences.count > 40)
    let missing = sentences.filter { sentence in
      !rows.contains { $0.chapter == sentence.chapter && sentence.text.contains($0.words) }
    }
    #expect(
      missing.map { "\($0.chapter): \($0.text)" } == [],
      "Say in claims.tsv what holds these sentences.")
    let unused = rows.filter { row in
      !sentences.contains { $0.chapter == row.chapter && $0.text.contains(row.words) }
    }
    #expect(
      unused.map { "\($0.chapter): \($0.words)" } == [], "No sentence has these words any more.")
  }

  @Test func `what holds a claim is there`() throws {
    let cases = try text(inFolder: "Tests/Device/Cases")
    let tests = try text(inFolder: "Tests")
    for row in try rows() {
      switch row.kind {
      case "case":
        #expect(
          cases.contains("// Case: \(row.holder)\n"), "There is no device case \(row.holder).")
      case "test":
        #expect(tests.contains("`\(row.holder)`"), "There is no test \(row.holder).")
      case "page":
        #expect(row.holder.hasPrefix("https://developer.apple.com/documentation/"))
        #expect(["yes", "header"].contains(row.read), "Was the page of \(row.words) read?")
      case "report":
        #expect(row.holder.hasPrefix("https://"))
        #expect(row.read == "yes", "Was the report of \(row.words) read?")
      default:
        Issue.record("\(row.kind) holds no claim.")
      }
    }
  }

  @Test func `an array that is read outside its indices stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let rows = ["All", "Food"]
      _ = rows[ProcessInfo.processInfo.arguments.count + rows.count]
    }
  }

  @Test func `a division by 0 stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let width = min(0, ProcessInfo.processInfo.arguments.count)
      _ = 30 % width
    }
  }

  @Test(arguments: [
    "It does not compile.", "Since iOS 26 it is glass.", "That stops the program.",
    "Apple says so.", "In a new file it is an error in Swift 6.",
  ])
  func `a claim is found in its sentence alone`(_ sentence: String) {
    let text = "//: First comes another one. \(sentence)\n//: And another."
    #expect(Self.sentences(in: text).filter(Self.isClaim) == [sentence])
  }

  private func rows() throws -> [Row] {
    let file = SyllabusTests.root.appendingPathComponent("Tests/LessonsTests/claims.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
      let cells = $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(cells.count == 5, "A row has five columns: \($0)")
      return Row(
        chapter: cells[0], words: cells[1], kind: cells[2], holder: cells[3], read: cells[4])
    }
  }

  private func sentences() throws -> [(chapter: String, text: String)] {
    let root = SyllabusTests.root.appendingPathComponent("Lessons")
    let chapters = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") && $0.contains(#/^\d\d-\w+\/\d\d-/#) }
    return try chapters.sorted().flatMap { chapter in
      let text = try String(contentsOf: root.appendingPathComponent(chapter), encoding: .utf8)
      return Self.sentences(in: text).filter(Self.isClaim).map { (chapter, $0) }
    }
  }

  /// The sentences of the prose, without the marks of boxes and without listings.
  private static func sentences(in chapter: String) -> [String] {
    var paragraphs: [[Substring]] = [[]]
    for line in chapter.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop { $0 == " " }
      let prose = line.hasPrefix("//:") ? line.dropFirst(3) : ""
      guard !prose.hasPrefix("     "), prose.contains(where: { !" >".contains($0) }) else {
        paragraphs.append([])
        continue
      }
      paragraphs[paragraphs.count - 1] += prose.drop { " >".contains($0) }.split(separator: " ")
    }
    return paragraphs.flatMap { sentences(of: $0) }
  }

  /// Words put together to sentences: one ends with its mark, if the next word could begin another.
  private static func sentences(of words: [Substring]) -> [String] {
    var sentences: [[Substring]] = [[]]
    for word in words {
      let last = sentences[sentences.count - 1].last?.last ?? " "
      let begins = word.first.map { $0.isUppercase || "`\"*-".contains($0) } ?? false
      if ".?!:".contains(last), begins { sentences.append([]) }
      sentences[sentences.count - 1].append(word)
    }
    return sentences.map { $0.joined(separator: " ") }
  }

  private func text(inFolder folder: String) throws -> String {
    let root = SyllabusTests.root.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }
      .joined(separator: "\n")
  }
}
