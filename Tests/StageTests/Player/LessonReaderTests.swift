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
  func `the first page is the first text, and the picture follows it`() {
    var reader = reader()
    #expect(reader.lines.shown("First words."))

    #expect(reader.handle(.right) == .redraw)
    #expect(reader.lines.shown("1.1  Picture 1"))
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
    _ = reader.handle(.down)
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
    var reader = reader()
    #expect(reader.handle(.character("t")) == .takePhone("1.1"))

    _ = reader.handle(.down)
    #expect(reader.handle(.character("t")) == .takePhone("1.1"))

    _ = reader.handle(.right)
    #expect(reader.lines.shown("let a = 1"))
    #expect(reader.handle(.character("t")) == .takePhone("1.1"))

    _ = reader.handle(.right)
    #expect(reader.handle(.character("t")) == .takePhone("1.2"))
  }

  @Test
  func `after the last picture, t asks for the phone of that picture`() {
    var reader = reader()
    _ = reader.handle(.end)

    #expect(reader.lines.shown("Last words."))
    #expect(reader.handle(.character("t")) == .takePhone("1.2"))
  }

  @Test(arguments: [Key.character("q"), .endOfInput])
  func `q and Ctrl-D leave, also while help is open`(_ key: Key) {
    var reader = reader()
    _ = reader.handle(.character("?"))

    #expect(reader.handle(key) == .leave)
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
    _ = reader.handle(.right)

    reader.resize(to: (40, 10))
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
  fileprivate func shown(_ words: String) -> Bool { contains { $0.contains(words) } }
}
