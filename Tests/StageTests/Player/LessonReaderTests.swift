import CourseFormat
import HeadlessUIKit
import Testing

@testable import Stage

@Suite("Reading a lesson on a terminal")
struct LessonReaderTests {
  private func step(_ number: Int, _ passages: [Passage], pictured: Bool = true) -> Step {
    let display = DisplayList(
      size: CGSize(width: 320, height: 568),
      commands: [
        .fill(
          CGRect(x: 0, y: 0, width: 320, height: 216),
          .init(
            red: 0, green: 0, blue: 0, alpha: 1), cornerRadius: 0)
      ])
    return Step(
      chapter: 1, number: number, passages: passages,
      scene: pictured
        ? .init(caption: "Picture \(number)", display: display, conversation: []) : nil,
      file: "Lessons/01-Pickers/01-A.swift", line: 10 * number, printed: [])
  }

  private func reader(_ columns: Int = 80, _ rows: Int = 40) -> LessonReader {
    LessonReader(
      steps: [
        step(1, [.heading(level: 1, "Title"), .prose(["First words."])]),
        step(2, [.heading(level: 2, "Part"), .code(firstLine: 3, ["let a = 1"])]),
        step(3, [.prose(["Last words."])], pictured: false),
      ],
      product: "pickers", style: .plain, size: (columns, rows))
  }

  @Test
  func `a picture stands under the prose that leads to it, where both fit`() {
    let reader = reader()

    #expect(reader.lines.shown("First words."))
    #expect(reader.lines.shown("1.1  Picture 1"))
  }

  @Test(arguments: [(80, 24), (50, 24), (40, 16)])
  func `a picture on a page of its own repeats the prose before it`(_ columns: Int, _ rows: Int) {
    let code = Passage.code(firstLine: 3, (1...40).map { "let a\($0) = \($0)" })
    var reader = LessonReader(
      steps: [step(1, [.heading(level: 1, "Title"), .prose(["First words."]), code])],
      product: "pickers", style: .plain, size: (columns, rows))

    _ = reader.handle(.down)

    #expect(reader.lines.shown("1.1  Picture 1"))
    #expect(reader.lines.shown("First words."))
  }

  @Test
  func `from 122 columns on text and phone stand side by side`() {
    let code = Passage.code(firstLine: 3, (1...30).map { "let a\($0) = \($0)" })
    let steps = [step(1, [.prose(["First words."]), code])]

    let wide = LessonReader(
      steps: steps, product: "pickers", style: .plain, size: (columns: 122, rows: 40))
    let narrow = LessonReader(
      steps: steps, product: "pickers", style: .plain, size: (columns: 121, rows: 40))

    #expect(wide.lines[0].contains("First words.") && wide.lines[0].contains("1.1  Picture 1"))
    #expect(!narrow.lines[0].contains("Picture 1"))
  }

  @Test
  func `short sections share a page, and a heading is not the last line of one`() {
    let section = [Passage.heading(level: 2, "Part"), .prose(["Words."])]
    let steps = [step(1, Array(repeating: section, count: 12).flatMap { $0 }, pictured: false)]
    var reader = LessonReader(
      steps: steps, product: "pickers", style: .plain, size: (columns: 80, rows: 24))

    var pages: [[String]] = []
    for _ in 1...3 {
      pages.append(reader.lines.dropLast().filter { !$0.isEmpty })
      _ = reader.handle(.right)
    }

    #expect(pages.map { $0.count { $0 == "Part" } } == [4, 4, 4])
    #expect(pages.allSatisfy { $0.last == "Words." })
  }

  @Test
  func `an answer is hidden until the next page`() {
    let box = Passage.box(Box(.question, ["Why?"], answer: ["Because."]))
    var reader = LessonReader(
      steps: [step(1, [.prose(["First words."]), box, .prose(["More."])], pictured: false)],
      product: "pickers", style: .plain, size: (columns: 80, rows: 24))
    let question = reader.lines
    #expect(question.shown("Why?") && !question.shown("Because.") && !question.shown("More."))

    _ = reader.handle(.enter)
    #expect(reader.lines.shown("Because.") && reader.lines.shown("More."))
    #expect(reader.lines.prefix(5) == question.prefix(5), "Nothing before the answer moves.")
  }

  @Test
  func `a reader who comes back is offered the page they left`() {
    var former = reader(80, 24)
    _ = former.handle(.down)
    _ = former.handle(.down)
    let bookmark = former.bookmark
    #expect(bookmark.step == "1.2" && !former.isAtStart)

    var reader = reader(80, 24)
    reader.offer(bookmark)
    #expect(reader.lines.shown("You left this lesson at 1.2, “Picture 2”."))
    #expect(reader.handle(.enter) == .redraw)
    #expect(reader.lines == former.lines)

    reader.offer(bookmark)
    _ = reader.handle(.home)
    #expect(reader.lines == former.lines, "Any other key closes the offer and turns no page.")
  }

  @Test
  func `a bookmark is kept for each lesson, and a file that is gone does no harm`() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("bookmarks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let bookmarks = Bookmarks(package: root)
    #expect(bookmarks["pickers"] == nil)

    bookmarks["pickers"] = Bookmark(step: "2.3", page: 1)
    bookmarks["kvc"] = Bookmark(step: "1.1", page: 0)
    bookmarks["pickers"] = Bookmark(step: "2.4", page: 0)

    #expect(bookmarks["pickers"] == Bookmark(step: "2.4", page: 0))
    #expect(bookmarks["kvc"] == Bookmark(step: "1.1", page: 0))
  }

  @Test
  func `pages turn back, and stop at both ends`() {
    var reader = reader()
    _ = reader.handle(.left)
    #expect(reader.lines.shown("First words."))

    for _ in 1...20 { _ = reader.handle(.right) }
    #expect(reader.lines.shown("Last words."))

    _ = reader.handle(.left)
    #expect(reader.lines.shown("1.2  Picture 2"))
  }

  @Test
  func `down and up go from picture to picture`() {
    var reader = reader()
    #expect(reader.lines.shown("1.1  Picture 1"))

    _ = reader.handle(.down)
    #expect(reader.lines.shown("1.2  Picture 2"))

    _ = reader.handle(.down)
    #expect(reader.lines.shown("1.2  Picture 2"))

    _ = reader.handle(.up)
    #expect(reader.lines.shown("1.1  Picture 1"))
  }

  @Test
  func `t asks for the phone of the picture looked at last`() {
    let code = Passage.code(firstLine: 3, (1...40).map { "let a\($0) = \($0)" })
    var reader = LessonReader(
      steps: [step(1, [.prose(["First words."])]), step(2, [code])], product: "pickers",
      style: .plain, size: (columns: 80, rows: 40))
    #expect(reader.handle(.character("t")) == .usePhone("1.1"))

    _ = reader.handle(.right)
    #expect(reader.lines.shown("let a1 = 1"))
    #expect(reader.handle(.character("t")) == .usePhone("1.1"))

    _ = reader.handle(.down)
    #expect(reader.handle(.character("t")) == .usePhone("1.2"))
  }

  @Test
  func `after the last picture, t asks for the phone of that picture`() {
    var reader = reader()
    _ = reader.handle(.end)

    #expect(reader.lines.shown("Last words."))
    #expect(reader.handle(.character("t")) == .usePhone("1.2"))
  }

  @Test
  func `q in the help closes the help, and leaves after that`() {
    var reader = reader()
    _ = reader.handle(.character("?"))
    #expect(reader.lines.shown("the page before"))

    #expect(reader.handle(.character("q")) == .redraw)
    #expect(reader.lines.shown("First words."))
    #expect(reader.handle(.character("q")) == .leave)
  }

  @Test
  func `Ctrl-D leaves, also while help is open`() {
    var reader = reader()
    #expect(reader.handle(.endOfInput) == .leave)

    _ = reader.handle(.character("?"))
    #expect(reader.handle(.endOfInput) == .leave)
  }

  @Test
  func `s says where the source is, and any key closes it`() {
    var reader = reader()
    _ = reader.handle(.character("s"))
    #expect(reader.lines.shown("Lessons/01-Pickers/01-A.swift:10"))

    _ = reader.handle(.right)
    #expect(reader.lines.shown("First words."))
  }

  @Test
  func `another size of the window keeps the text or the picture that is open`() {
    var reader = reader()
    _ = reader.handle(.down)
    #expect(reader.lines.shown("let a = 1") && reader.lines.shown("1.2  Picture 2"))

    reader.resize(to: (40, 10))
    #expect(reader.lines.shown("1.2  Picture 2"))

    _ = reader.handle(.left)
    reader.resize(to: (39, 10))
    #expect(reader.lines.shown("let a = 1"))

    _ = reader.handle(.down)
    reader.resize(to: (100, 40))
    #expect(reader.lines.shown("1.2  Picture 2"))
  }

  // MARK: - Chapters, what is optional, and searching

  /// Three chapters with a picture each; the second is optional, and the third has a box of history.
  private func threeChapters(_ columns: Int = 80, _ rows: Int = 40) -> LessonReader {
    let titles = ["Soup", "How it was: tea (optional)", "Rice"]
    let box = Passage.box(Box(.then, ["Rice was dear."]))
    let steps = titles.enumerated().map { index, title in
      let text = [Passage.heading(level: 1, title), .prose(["Words about", "dish \(index + 1)."])]
      let first = step(1, text + (index == 2 ? [box] : []))
      return Step(
        chapter: index + 1, number: 1, passages: first.passages, scene: first.scene,
        file: first.file, line: 1, printed: [])
    }
    return LessonReader(
      steps: steps, titles: titles, product: "pickers", style: .plain, size: (columns, rows))
  }

  private func type(_ text: String, into reader: inout LessonReader) {
    for character in text { _ = reader.handle(.character(character)) }
  }

  @Test
  func `g and a number go to a chapter`() {
    var reader = threeChapters()
    type("g", into: &reader)
    #expect(reader.lines.shown("›  1  Soup") && reader.lines.shown("   3  Rice"))

    type("3", into: &reader)
    #expect(reader.lines.shown("›  3  Rice"))
    _ = reader.handle(.enter)
    #expect(reader.lines.shown("dish 3."))

    type("g", into: &reader)
    _ = reader.handle(.home)
    _ = reader.handle(.down)
    _ = reader.handle(.enter)
    #expect(reader.lines.shown("dish 2."))
  }

  @Test
  func `a chapter that is not there is told, and the page stays`() {
    var reader = threeChapters()
    type("g9", into: &reader)
    _ = reader.handle(.enter)
    #expect(reader.lines.shown("dish 1."))
    #expect(reader.lines.last == "There is no chapter 9.")

    type("g2", into: &reader)
    _ = reader.handle(.escape)
    #expect(reader.lines.shown("dish 1.") && reader.lines.last?.contains("chapter") == true)
  }

  @Test(arguments: [(80, 24), (40, 10), (20, 3), (1, 1)])
  func `the list of chapters fits its window, with the chosen one in it`(
    _ columns: Int, _ rows: Int
  ) {
    let titles = (1...30).map { "Dish \($0)" }
    let steps = (1...30).map { number in
      Step(
        chapter: number, number: 1, passages: [.prose(["Words."])], scene: nil, file: "A.swift",
        line: 1, printed: [])
    }
    var reader = LessonReader(
      steps: steps, titles: titles, product: "pickers", style: .plain, size: (columns, rows))
    _ = reader.handle(.character("g"))
    for _ in 1..<20 { _ = reader.handle(.down) }

    #expect(reader.lines.count == max(rows, 2))
    #expect(rows < 10 || reader.lines.shown("› 20  Dish 20"))
  }

  @Test
  func `o passes the optional chapter and takes the boxes of history out, and brings them back`() {
    var reader = threeChapters()
    _ = reader.handle(.right)
    #expect(reader.lines.shown("How it was: tea (optional)"))

    type("o", into: &reader)
    #expect(reader.lines.shown("dish 3.") && !reader.lines.shown("Rice was dear."))
    #expect(reader.lines.last?.contains("left out") == true)
    _ = reader.handle(.left)
    #expect(reader.lines.shown("dish 1."))

    type("g2", into: &reader)
    _ = reader.handle(.enter)
    #expect(reader.lines.last?.contains("Chapter 2 is optional") == true)

    _ = reader.handle(.end)
    type("o", into: &reader)
    #expect(reader.lines.shown("dish 3.") && reader.lines.shown("Rice was dear."))
    #expect(reader.lines.shown("Then (optional)"))
  }

  @Test
  func `a search goes to the next page with the text, over the end and over the end of a line`() {
    var reader = threeChapters(40, 16)
    type("/ABOUT DISH 3", into: &reader)
    #expect(reader.lines.last == "/ABOUT DISH 3")
    _ = reader.handle(.enter)
    #expect(reader.lines.shown("dish 3."))

    type("/words", into: &reader)
    _ = reader.handle(.enter)
    #expect(reader.lines.shown("dish 3.") || reader.lines.shown("dish 1."))
    let places = (1...8).map { _ in
      type("n", into: &reader)
      return (1...3).first { reader.lines.shown("dish \($0).") } ?? 0
    }
    #expect(Set(places) == [1, 2, 3])
    let page = reader.lines.dropLast()
    type("nN", into: &reader)
    #expect(reader.lines.dropLast() == page)
  }

  @Test
  func `a text that is nowhere is told, and a search can be given up`() {
    var reader = threeChapters()
    type("/fish", into: &reader)
    _ = reader.handle(.enter)
    #expect(reader.lines.shown("dish 1."))
    #expect(reader.lines.last == "“fish” is not in this lesson.")

    type("/rice", into: &reader)
    _ = reader.handle(.escape)
    #expect(reader.lines.shown("dish 1."))
    #expect(reader.lines.last?.contains("? help") == true)
    #expect(reader.handle(.character("q")) == .leave, "The letters mean keys again.")
  }

  @Test
  func `what was found is marked where there are colours, and no other character changes`() {
    let line = "\u{1B}[1mSou\u{1B}[0mp and soup"

    let marked = line.marking("soup", TerminalStyle(hasColor: true, isUnicode: true))

    #expect(
      marked == "\u{1B}[1m\u{1B}[7mSou\u{1B}[0m\u{1B}[7mp\u{1B}[27m and \u{1B}[7msoup\u{1B}[27m")
    #expect(marked.withoutSequences == line.withoutSequences)
    #expect(line.marking("soup", .plain) == line)
  }

  // MARK: - A chapter that was changed

  private func changed() -> LessonReader {
    let code = Passage.code(firstLine: 3, ["let a = 1", "// Prints"])
    var step = step(2, [.heading(level: 2, "Part"), code])
    step.problems = [Problem("A.swift:3 says 3, and 4 was printed.", note: "It is 4.", line: 4)]
    return LessonReader(
      steps: [self.step(1, [.heading(level: 1, "Title"), .prose(["First words."])]), step],
      product: "pickers", style: .plain, size: (80, 24))
  }

  @Test
  func `a changed lesson says what differs, and Return goes to the line`() {
    var reader = changed()
    reader.tellProblems()
    #expect(reader.lines.shown("A.swift:3 says 3, and 4 was printed."))

    _ = reader.handle(.enter)
    #expect(reader.lines.shown("  4 │ // Prints") && reader.lines.shown("    │ ▲ It is 4."))

    reader.tellProblems()
    _ = reader.handle(.home)
    #expect(reader.lines.shown("It is 4."), "Another key closes the notice and turns no page.")
  }

  @Test
  func `the offer to go on comes after what differs`() {
    var reader = changed()
    reader.offer(Bookmark(step: "1.2", page: 0))
    reader.tellProblems()
    #expect(reader.lines.shown("A.swift:3 says 3"))

    _ = reader.handle(.right)
    #expect(reader.lines.shown("You left this lesson at 1.2"))
  }

  @Test
  func `a lesson without differences opens at its page`() {
    var reader = reader()
    reader.tellProblems()
    #expect(reader.lines.shown("First words."))
  }

  @Test(arguments: [(80, 24), (40, 10), (120, 50), (20, 3), (1, 1)])
  func `every page fits its window`(_ columns: Int, _ rows: Int) {
    var reader = reader(columns, rows)
    var heights: Set<Int> = []
    var last = ""
    for _ in 1...60 {
      let lines = reader.lines
      heights.insert(lines.count)
      last = lines.joined()
      _ = reader.handle(.right)
    }

    #expect(heights == [max(rows, 2)])
    #expect(columns < 12 || last.contains("Last words."))
  }
}

extension [String] {
  fileprivate func shown(_ text: String) -> Bool { contains { $0.contains(text) } }
}
