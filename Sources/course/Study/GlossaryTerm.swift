import Answers
import Foundation

/// A term of the glossary: what it means, and the chapter that explains it.
struct GlossaryTerm: Equatable {
  let term: String
  let meaning: String
  /// The file of the chapter, from the folder of the lessons.
  let chapter: String
  /// Apple's page, or nil if there is none.
  let page: String?

  /// The terms of the course, in the order of their table.
  static func all(in package: CoursePackage) -> [GlossaryTerm] {
    let table = package.root.appendingPathComponent("Lessons/GLOSSARY.md").text ?? ""
    return table.lines.drop { !$0.hasPrefix("|---") }.dropFirst().compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 4 else { return nil }
      return GlossaryTerm(
        term: cells[0], meaning: cells[1], chapter: cells[2],
        page: cells[3].hasPrefix("http") ? cells[3] : nil)
    }
  }

  /// The terms that somebody may mean: the one that is named so, else those that hold the word.
  static func named(_ name: String, in package: CoursePackage) -> [GlossaryTerm] {
    let wanted = name.plain
    let all = all(in: package)
    let same = all.filter { [wanted, String(wanted.dropLast())].contains($0.term.plain) }
    guard same.isEmpty, wanted.count > 2 else { return same }
    return all.filter { $0.term.plain.contains(wanted) }
  }
}
