import Answers
import CourseFormat
import Foundation

/// The pages that gather something of all lessons.
struct CollectionPages {
  let book: Book

  private var markup: BookMarkup { book.markup }

  var pages: [BookPage] {
    [
      table(
        "Glossary", of: "GLOSSARY.md", kind: "List",
        introduction: "The terms of the course, each with the chapter that explains it."),
      table(
        "Syllabus", of: "SYLLABUS.md", kind: "List",
        introduction: "What the course teaches, row by row, and what shows that it does."),
      boxes(
        .then, name: "ThenAndNow",
        introduction: "How things were done in older systems, gathered from the lessons."),
      boxes(
        .device, name: "OnADevice",
        introduction: "What changes in Xcode, gathered from the lessons."),
    ]
  }

  /// Returns a page of the boxes of one kind.
  private func boxes(_ kind: Box.Kind, name: String, introduction: String) -> BookPage {
    let sections = book.lessons.map { lesson in
      let chapters = lesson.chapters.map { chapter in
        let boxes = chapter.steps.flatMap(\.passages).compactMap { passage in
          if case .box(let box) = passage, box.kind == kind { box } else { nil as Box? }
        }
        guard !boxes.isEmpty else { return "" }
        return "From \(markup.link(to: lesson.page(of: chapter))):\n\n"
          + boxes.map { ChapterPage.aside(kind.rawValue, $0.text) }.joined(separator: "\n")
      }
      let text = chapters.filter { !$0.isEmpty }.joined(separator: "\n")
      return text.isEmpty ? "" : "## \(lesson.title)\n\n\(text)"
    }
    let table =
      kind == .device && markup.isForDocc
      ? "\nThe table in \(markup.link(to: "Library")) has all of it in one place.\n" : ""
    return BookPage(
      name: name,
      text: markup.head(Book.collections[name] ?? name, kind: "List") + introduction + "\n" + table
        + "\n" + sections.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  /// Returns a page of the tables in a file, in which chapters are links.
  private func table(
    _ name: String, of file: String, kind: String, introduction: String
  ) -> BookPage {
    let text = book.package.root.appendingPathComponent("Lessons/\(file)").text ?? ""
    var chapters: [String: String] = [:]
    for lesson in book.lessons {
      for chapter in lesson.chapters {
        let path = chapter.file.split(separator: "/").dropFirst().joined(separator: "/")
        chapters[path] = markup.link(to: lesson.page(of: chapter))
      }
    }
    let lines = text.lines.drop { !$0.hasPrefix("|") && !$0.hasPrefix("## ") }.map { line in
      guard line.hasPrefix("|") else { return String(line) }
      return line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
        let words = cell.trimmingCharacters(in: .whitespaces)
        if let link = chapters[words] { return " \(link) " }
        if words.hasPrefix("https://") { return " [Apple](\(words)) " }
        return String(cell)
      }.joined(separator: "|")
    }
    return BookPage(
      name: name,
      text: markup.head(Book.collections[name] ?? name, kind: kind) + introduction + "\n\n"
        + lines.joined(separator: "\n") + "\n")
  }
}
