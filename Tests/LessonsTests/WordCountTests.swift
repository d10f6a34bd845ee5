import Foundation
import Testing

/// Keeps the lessons from growing again.
///
/// `Tests/LessonsTests/words` counts in the same way, for a person.
@Suite("The words of the lessons")
struct WordCountTests {
  /// What lessons had when their words were first counted, before lessons 2, 5 and 7 were shortened.
  nonisolated static let before = [
    "01-Pickers": 12314, "02-DatePicker": 14870, "03-AppLaunch": 20683, "04-Delegates": 13290,
    "05-NineGrid": 20795, "06-KVC": 14912, "07-Tables": 20279,
  ]

  @Test(arguments: before.keys.sorted())
  func `a lesson has no more words than before, whatever is new in it`(_ lesson: String) throws {
    let words = try chapters(lesson).map(words).reduce(0, +)

    #expect(words > 8000)
    #expect(words <= Self.before[lesson] ?? 0)
  }

  // The chapters on the collection view came after that.
  @Test(arguments: ["02-DatePicker", "05-NineGrid", "07-Tables"])
  func `a lesson that was too long stays shorter by 15 percent`(_ lesson: String) throws {
    let chapters = try chapters(lesson).filter { !$0.contains("UICollectionViewDataSource") }

    let words = chapters.map(words).reduce(0, +)

    #expect(words <= (Self.before[lesson] ?? 0) * 85 / 100, "It has \(words) words.")
  }

  /// The words of every line, without the marks of prose.
  private func words(of chapter: String) -> Int {
    chapter.split(whereSeparator: \.isWhitespace).count { $0 != "//:" }
  }

  private func chapters(_ lesson: String) throws -> [String] {
    let folder = SyllabusTests.root.appendingPathComponent("Lessons/\(lesson)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.first?.isNumber == true && $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }
}
