import Answers
import CourseFormat

/// A chapter as a page: its text, its code, its pictures, and what was said and printed.
struct ChapterPage {
  private let chapter: PlayedChapters.Chapter
  private let lesson: PlayedChapters
  private let book: Book

  init(_ chapter: PlayedChapters.Chapter, of lesson: PlayedChapters, in book: Book) {
    (self.chapter, self.lesson, self.book) = (chapter, lesson, book)
  }

  private var markup: BookMarkup { book.markup }

  /// The types of the library that the code of the chapter names, in alphabetical order.
  var types: [String] {
    let code: [String] = chapter.steps.flatMap(\.passages).flatMap { passage -> [String] in
      if case .code(_, let lines) = passage { return lines }
      return []
    }
    let names = SourceTokens(code.joined(separator: "\n")).words
    return Set(names).intersection(markup.types).sorted()
  }

  var page: BookPage {
    let kind = "\(lesson.title), chapter \(chapter.number)"
    let card = chapter.cover.map { (lesson.card(of: $0), $0.description) }
    var seen: Set<String> = []
    let body = chapter.steps.map { text(of: $0, &seen) }.joined(separator: "\n")
    let head = markup.head(chapter.title, kind: kind, card: card)
    return BookPage(
      name: lesson.page(of: chapter),
      parts: [head, book.linkingFiles(in: body), whereItIs, seeAlso])
  }

  private func text(of step: PlayedChapters.Step, _ seen: inout Set<String>) -> String {
    var parts: [String] = []
    for passage in step.passages {
      switch passage {
      case .heading(1, _): break
      case .heading(let level, let words):
        parts.append(String(repeating: "#", count: level) + " \(words)\n")
      case .prose(let lines):
        parts.append(markup.linkingTypes(in: lines, seen: &seen).joined(separator: "\n") + "\n")
      case .code(_, let lines):
        // What a file needs around its chapter says nothing on a page.
        let isFrame = lines.allSatisfy { ["", "}"].contains($0) || $0.hasPrefix("import ") }
        if !isFrame { parts.append(BookMarkup.code(lines.withoutCommonMargin)) }
      case .box(let box):
        parts.append(text(of: box, &seen))
      }
    }
    if step.passages.isEmpty, !step.printed.isEmpty {
      parts.append(BookMarkup.code(step.printed, language: "text"))
    }
    if let picture = step.picture { parts.append(text(of: picture)) }
    return parts.joined(separator: "\n")
  }

  private func text(of box: Box, _ seen: inout Set<String>) -> String {
    let lines = markup.linkingTypes(in: box.text, seen: &seen)
    if let answer = box.answer {
      let answer = markup.linkingTypes(in: answer, seen: &seen).joined(separator: "\n")
      return markup.tabs([("Question", lines.joined(separator: "\n")), ("Answer", answer)])
    }
    return Self.aside(box.kind.rawValue, lines)
  }

  /// Returns a paragraph in a box with a title.
  static func aside(_ title: String, _ lines: [String]) -> String {
    let first = "> \(title): \(lines.first ?? "")"
    return ([first] + lines.dropFirst().map { $0.isEmpty ? ">" : "> \($0)" })
      .joined(separator: "\n") + "\n"
  }

  private func text(of picture: PlayedChapters.Picture) -> String {
    let said = picture.conversation + picture.console.map { "console: \($0)" }
    let lines = said.flatMap {
      $0.wrapped(to: 50).split(separator: "\n").enumerated().map {
        $0.offset == 0 ? String($0.element) : "    \($0.element)"
      }
    }
    let conversation =
      said.isEmpty ? "" : "\n" + BookMarkup.code(Array(lines), language: "text")
    return markup.picture(
      lesson.file(of: picture), description: picture.description,
      beside: "**\(picture.caption)**\n\(conversation)")
  }

  /// Where the chapter lies in the course, how it is run, and the chapter after it.
  private var whereItIs: String {
    let run = "swift run \(lesson.product) --chapter \(chapter.number)"
    let next = lesson.chapters.first { $0.number == chapter.number + 1 }
    let link = next.map { "\nThe next chapter is \(markup.link(to: lesson.page(of: $0))).\n" } ?? ""
    return """

      ## This chapter on your machine

      It is the file `\(chapter.file)`. This command plays it:

          \(run)
      \(link)
      """
  }

  private var seeAlso: String {
    guard markup.isForDocc else { return "" }
    return "\n"
      + markup.topics(
        [("Types in the code of this chapter", types.map { markup.link(toType: $0) })],
        under: "See Also")
  }
}

extension [String] {
  /// The lines without the blanks that all of them begin with.
  var withoutCommonMargin: [String] {
    let margins = filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }
    let margin = margins.min() ?? 0
    return map { String($0.dropFirst(Swift.min(margin, $0.prefix { $0 == " " }.count))) }
  }
}
