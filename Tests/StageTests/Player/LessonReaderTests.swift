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
