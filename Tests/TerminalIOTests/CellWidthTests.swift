import TerminalIO
import Testing

@Suite("Cell widths")
struct CellWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("羊", 2), ("Ａ", 2), ("ｱ", 1), ("한", 2), ("。", 2),
      ("👨‍👩‍👧", 2), ("🇨🇳", 2), ("❤️", 2), ("❤", 1), ("😀", 2), ("👍🏽", 2), ("1️⃣", 2), ("…", 1),
      ("\u{1112}\u{1161}", 2), ("𠀀", 2),
    ] as [(Character, Int)])
  func `a character takes as many cells as terminals give it`(character: Character, width: Int) {
    #expect(CellWidth.of(character) == width)
  }

  @Test(arguments: ["\u{200B}", "\u{301}", "\u{1B}", "\n", "\u{85}", "\u{FEFF}"] as [Character])
  func `marks and controls take no cell`(character: Character) {
    #expect(CellWidth.of(character) == 0)
  }

  @Test func `a text is as wide as its characters together`() {
    #expect("白羊座".cellWidth == 6)
    #expect("Cafe\u{301} 中国".cellWidth == 9)
    #expect("".cellWidth == 0)
  }

  @Test func `a shortened word never ends in half a character`() {
    #expect("白羊座".truncated(cells: 6) == "白羊座")
    #expect("白羊座".truncated(cells: 5) == "白羊…")
    #expect("白羊座".truncated(cells: 4) == "白…")
    #expect("白羊座".truncated(cells: 2) == "…")
    #expect("白羊座".truncated(cells: 0) == "")
    #expect("Karaoke".truncated(cells: 5, ellipsis: "...") == "Ka...")
    #expect("👨‍👩‍👧👨‍👩‍👧".truncated(cells: 3) == "👨‍👩‍👧…")
  }

  @Test func `padding counts cells`() {
    #expect("中国".padded(cells: 6) + "|" == "中国  |")
    #expect("China".padded(cells: 3) == "China")
  }

  @Test func `lines are broken between words`() {
    #expect(
      "The picker asks its data source.".wrapped(cells: 12)
        == ["The picker", "asks its", "data source."])
    #expect("one\n\ntwo".wrapped(cells: 10) == ["one", "", "two"])
    #expect("".wrapped(cells: 10) == [""])
  }

  @Test func `a word longer than a line is broken anywhere`() {
    #expect("numberOfComponents(in:)".wrapped(cells: 10) == ["numberOfCo", "mponents(i", "n:)"])
    #expect("a numberOfComponents".wrapped(cells: 10) == ["a", "numberOfCo", "mponents"])
  }

  @Test func `Chinese is broken between characters but not before a full stop`() {
    #expect("白羊座金牛座".wrapped(cells: 7) == ["白羊座", "金牛座"])
    #expect("白羊座。金牛座".wrapped(cells: 6) == ["白羊", "座。金", "牛座"])
    #expect("去KTV唱歌".wrapped(cells: 5) == ["去KTV", "唱歌"])
  }

  @Test func `the columns of a table stand under each other, wide letters as well`() {
    #expect(
      [["asked for", "height", "unit"], ["100.0", "162.0"], ["1", "明天", "點"], ["長", "2", "m"]]
        .tableLines == [
          "asked for   height   unit",
          "---------   ------   ----",
          "100.0       162.0",
          "1           明天     點",
          "長          2        m",
        ])
    #expect([[String]]().tableLines.isEmpty)
  }
}
