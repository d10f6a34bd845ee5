import TerminalIO
import Testing

@Suite("A frame of a terminal")
struct TerminalFrameTests {
  @Test func `a first frame clears the window, and each line is on its row`() {
    var frame = TerminalFrame()

    #expect(
      frame.update(to: ["one", "four"], columns: 4, rows: 3)
        == "\u{1B}[0m\u{1B}[2J\u{1B}[1;1Hone\u{1B}[0m\u{1B}[K\u{1B}[2;1Hfour\u{1B}[0m")
  }

  @Test func `afterwards only what changed is written`() {
    var frame = TerminalFrame()
    _ = frame.update(to: ["one", "two", "three"], columns: 9, rows: 3)

    #expect(frame.update(to: ["one", "two", "three"], columns: 9, rows: 3) == "")
    #expect(
      frame.update(to: ["one", "2"], columns: 9, rows: 3)
        == "\u{1B}[2;1H2\u{1B}[0m\u{1B}[K\u{1B}[3;1H\u{1B}[J")
  }

  @Test func `a window of another size, or one that shows something else, is drawn anew`() {
    var frame = TerminalFrame()
    let first = frame.update(to: ["one"], columns: 9, rows: 3)

    #expect(frame.update(to: ["one"], columns: 8, rows: 3) == first)
    frame.invalidate()
    #expect(frame.update(to: ["one"], columns: 8, rows: 3) == first)
  }

  @Test func `nothing is written beside or below the window`() {
    var frame = TerminalFrame()
    let text = frame.update(to: ["白羊座", "two", "three"], columns: 5, rows: 2)

    #expect(text.contains("白羊\u{1B}"))
    #expect(!text.contains("座"))
    #expect(!text.contains("three"))
  }

  @Test func `a cut line keeps its escape sequences whole`() {
    let red = "\u{1B}[0;38;5;196m"
    let line = "ab\(red)cdef\u{1B}[0m"

    #expect(line.cut(cells: 3) == "ab\(red)c\u{1B}[0m")
    #expect(line.cut(cells: 6) == line)
    #expect(line.cut(cells: 0) == "\(red)\u{1B}[0m")
    #expect("👨‍👩‍👧x".cut(cells: 1) == "")
    #expect("e\u{301}x".cut(cells: 1) == "e\u{301}")
    #expect(line.cellWidthWithoutSequences == 6)
  }

  @Test
  func `a link takes no cell, and is closed behind a cut`() {
    let link = "\u{1B}]8;;file:///a.swift\u{1B}\\"
    let end = "\u{1B}]8;;\u{1B}\\"
    let line = "in \(link)a.swift\(end) it is"

    #expect(line.cellWidthWithoutSequences == 16)
    #expect(line.cut(cells: 6) == "in \(link)a.s\(end)")
  }
}
