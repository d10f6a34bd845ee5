import Grading
import HeadlessUIKit
import Testing

/// Loads every document of a folder outside the project, and prints how it went.
///
///     IB_CORPUS=DIR swift test --filter CorpusTests
@Suite(
  "Documents of others", .isolated,
  .enabled(if: Corpus.folder != nil, "IB_CORPUS is not set."))
struct CorpusTests {
  @Test func `every document loads`() throws {
    let files = try Corpus.documents()
    var refusals: [String] = []
    var rows = [Row.head]

    for file in files {
      let name = file.lastPathComponent
      do {
        let validation = NibValidation(try Document(Data(contentsOf: file), file: name))
        rows.append(Row(name, validation))
        if Corpus.isLoud { validation.report.problems.forEach { print($0.text) } }
        if Corpus.isLoud { validation.layoutProblems.forEach { print($0) } }
      } catch {
        refusals.append("\(error)")
      }
    }

    rows.forEach { print($0.line) }
    print("\(files.count) documents, \(refusals.count) refused.")
    #expect(!files.isEmpty)
    #expect(refusals == [])
  }

  /// One line of the table.
  private struct Row {
    private let cells: [String]

    static let head = Row(
      cells: [
        "document", "objects", "unknown", "classes", "outlets", "actions", "segues", "values",
        "constraints", "unmet", "placed", "as stored",
      ])

    init(_ name: String, _ validation: NibValidation) {
      let count = { (kinds: [LoadReport.Kind]) in
        "\(kinds.reduce(0) { $0 + validation.report.count(of: $1) })"
      }
      cells = [
        name, "\(validation.objects.count)", count([.unknownElement]),
        count([.unknownClass, .refusedObject]), count([.unresolvedOutlet, .danglingReference]),
        count([.unresolvedAction]), count([.segue]), count([.value]), "\(validation.constraints)",
        "\(validation.layoutProblems.count + validation.report.count(of: .constraint))",
        "\(validation.placedViews.count)", "\(validation.placedViews.asStored)",
      ]
    }

    private init(cells: [String]) {
      self.cells = cells
    }

    var line: String {
      cells.enumerated().map { index, cell in
        let width = index == 0 ? 46 : 11
        let room = String(repeating: " ", count: max(width - cell.count, 1))
        return index == 0 ? cell + room : room + cell
      }.joined()
    }
  }
}

/// What the environment says about documents of others.
nonisolated enum Corpus {
  /// The folder they lie in, or nil.
  static var folder: String? { ProcessInfo.processInfo.environment["IB_CORPUS"] }

  /// The documents in the folder, sorted by their paths.
  static func documents() throws -> [URL] {
    guard let folder else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .map { URL(fileURLWithPath: folder).appendingPathComponent($0) }
  }

  /// Whether every problem is printed.
  static var isLoud: Bool { ProcessInfo.processInfo.environment["IB_CORPUS_PROBLEMS"] != nil }
}
