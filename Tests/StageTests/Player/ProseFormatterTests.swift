import HeadlessUIKit
import Testing

@testable import Stage

@Suite("Setting prose")
struct ProseSetterTests {
  private func lines(_ prose: String, width: Int, _ style: TerminalStyle = .plain) -> [String] {
    ProseFormatter(styler: TextStyler(style: style), width: width).lines([prose])
  }

  @Test
  func `stars take no room in a line`() {
    #expect(lines("a **wheel** of *many* rows", width: 20) == ["a wheel of many rows"])
  }

  @Test
  func `ticks stay where there are no colours, also around a line break`() {
    #expect(
      lines("call `path(name: type:)` now", width: 16) == ["call `path(name:", "type:)` now"])
  }

  @Test
  func `a phrase keeps its look where a line breaks within it, and no other takes it`() {
    #expect(
      lines("the **data source** counts", width: 9, .color)
        == ["the \u{1B}[1mdata\u{1B}[0m", "\u{1B}[1msource\u{1B}[0m", "counts"])
    #expect(
      lines("an `a b` here", width: 5, .color)
        == ["an \u{1B}[38;5;73ma\u{1B}[0m", "\u{1B}[38;5;73mb\u{1B}[0m", "here"])
  }

  @Test
  func `a star that marks nothing is a star`() {
    #expect(lines("5 * 3 and `a * b`", width: 40) == ["5 * 3 and `a * b`"])
    #expect(lines("one *star alone", width: 40) == ["one *star alone"])
  }

  @Test
  func `the second line of an item hangs`() {
    #expect(lines("- one **two three** four", width: 11) == ["- one two", "  three", "  four"])
  }

  @Test
  func `a numbered item hangs under its text`() {
    #expect(
      lines("1. one two three four", width: 10) == ["1. one", "   two", "   three", "   four"])
  }

  @Test
  func `an address that no line has room for begins beside the mark of its item`() {
    #expect(
      lines("- <https://a.b/cdefgh>", width: 12) == ["- https://a.", "  b/cdefgh"])
    #expect(lines("see <https://a.b/cdefgh>", width: 12) == ["see", "https://a.b/", "cdefgh"])
  }

  @Test
  func `a link is its text and its address`() {
    #expect(lines("see [a **page**](https://a.b/c)", width: 40) == ["see a page (https://a.b/c)"])
    #expect(lines("see <https://a.b/c>.", width: 40) == ["see https://a.b/c."])
    #expect(lines("an `a[0](1)` and [none]", width: 40) == ["an `a[0](1)` and [none]"])
  }

  @Test
  func `a diagram is never broken, and ASCII has a character for each of its own`() {
    let diagram = ["    a ──→ b", "    └──── c and more words"]

    func lines(_ style: TerminalStyle) -> [String] {
      ProseFormatter(styler: TextStyler(style: style), width: 12).lines(diagram)
    }
    #expect(lines(.plain) == diagram)
    #expect(lines(.ascii) == ["    a --> b", "    +---- c and more words"])
  }
}
