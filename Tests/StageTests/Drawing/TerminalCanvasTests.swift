import HeadlessUIKit
import Stage
import TerminalIO
import Testing

@Suite("Terminal canvas")
struct TerminalCanvasTests {
  @Test func `a text that an area hides leaves its cells to those drawn over it`() {
    let lines = Picture.screen(
      rows: 2, Picture.text("Hidden", 32, 0, width: 64, .center),
      Picture.text("Hidden", 40, 16, width: 64), Picture.fill(Picture.white, 0, 0, 128, 32),
      Picture.text("q", 48, 4, width: 32, .center), Picture.text("long words", 0, 16, width: 40))

    #expect(lines == ["       q        ", "long words      "])
  }

  @Test func `a text stands where its alignment says`() {
    let lines = Picture.screen(
      rows: 3,
      Picture.text("Tea", 16, 0, width: 96),
      Picture.text("Tea", 16, 16, width: 96, .center),
      Picture.text("Tea", 16, 32, width: 96, .right))

    #expect(lines == ["  Tea           ", "      Tea       ", "           Tea  "])
  }

  @Test func `a wide character takes two cells and is never cut in half`() {
    let cut = CGRect(x: 24, y: 0, width: 40, height: 16)
    let lines = Picture.screen(
      rows: 2, Picture.text("白羊座|", 0, 16, width: 128),
      .beginClip(cut), Picture.text("白羊座天蝎", 0, 0, width: 128), .endClip)

    // The clip begins in the middle of 羊.
    #expect(lines == ["    座天        ", "白羊座|         "])
  }

  @Test func `what hides half of a wide character leaves no other half`() {
    let lines = Picture.screen(
      Picture.text("白羊", 0, 0, width: 32), Picture.fill(Picture.white, 0, 0, 24, 16))

    #expect(lines == ["                "])
  }

  @Test func `a text too long for the screen ends in an ellipsis`() {
    #expect(
      Picture.screen(Picture.text("Noodles with sesame", 0, 0, width: 128))
        == ["Noodles with se…"])
    #expect(
      Picture.screen(style: .ascii, Picture.text("Noodles with sesame", 0, 0, width: 128))
        == ["Noodles with ..."])
  }

  @Test func `a text wider than its rectangle uses the free cells beside it`() {
    let lines = Picture.screen(
      rows: 3, Picture.text("Illicit", 16, 0, width: 32),
      Picture.text("Illicit", 16, 16, width: 32), Picture.text("Tea", 72, 16, width: 32),
      Picture.text("Illicit", 16, 32, width: 32), Picture.text("Tea", 56, 32, width: 32),
      Picture.text("A", 0, 32, width: 8))

    // A neighbour keeps a free cell around it; what does not fit then ends in an ellipsis.
    #expect(lines == ["  Illicit       ", " Illicit Tea    ", "A Ill… Tea      "])
  }

  @Test func `two lines that fall into one row get a row each`() {
    let lines = Picture.screen(
      rows: 2, Picture.text("Soup", 0, 0, width: 64, height: 10),
      Picture.text("Rice", 0, 10, width: 64, height: 10))

    #expect(lines == ["Soup            ", "Rice            "])
  }

  @Test func `a button has brackets, and its state shows without colour`() {
    func button(_ title: String, highlighted: Bool, enabled: Bool, width: Double = 128)
      -> DisplayList.Command
    {
      Picture.text(
        title, 0, 0, width: width, .center,
        .button(isHighlighted: highlighted, isEnabled: enabled))
    }

    #expect(
      Picture.screen(button("Random", highlighted: false, enabled: true)) == ["   [ Random ]   "])
    #expect(
      Picture.screen(button("Random", highlighted: true, enabled: true)) == ["   [*Random*]   "])
    #expect(
      Picture.screen(button("Random", highlighted: false, enabled: false))
        == ["   ( Random )   "])
    #expect(
      Picture.screen(button("Random selection", highlighted: false, enabled: true))
        == ["[Random select…]"])
  }

  @Test func `a picture is its name, in a frame if there is room for one`() {
    let lines = Picture.screen(
      rows: 4, Picture.image("china", 0, 0, 64, 48), Picture.image("usa", 72, 0, 48, 30),
      Picture.image("liechtenstein", 0, 48, 128, 16))

    #expect(
      lines == [
        "┌──────┐ ▕usa▏  ", "│china │        ", "└──────┘        ", "▕liechtenstein▏ ",
      ])
    #expect(
      Picture.screen(style: .ascii, Picture.image("usa", 0, 0, 48, 16)) == ["|usa|           "])
  }

  @Test func `without colours an area is as dark as its colour, and text on it can be read`() {
    let lines = Picture.screen(
      rows: 3, Picture.fill(Picture.red, 0, 0, 128, 48), Picture.fill(Picture.white, 16, 0, 24, 16),
      Picture.text("Tea", 64, 16, width: 40))

    #expect(lines == ["▓▓   ▓▓▓▓▓▓▓▓▓▓▓", "▓▓▓▓▓▓▓ Tea ▓▓▓▓", "▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓"])
  }

  @Test func `of two areas as dark as each other the one in front has another shade`() {
    let areas = [
      Picture.fill(Picture.red, 0, 0, 80, 32), Picture.fill(Picture.blue, 40, 16, 88, 16),
    ]

    #expect(
      Picture.screen(rows: 2, areas[0], areas[1]) == ["▓▓▓▓▓▓▓▓▓▓      ", "▓▓▓▓▓▒▒▒▒▒▒▒▒▒▒▒"])
    #expect(
      Picture.screen(rows: 2, style: .ascii, areas[0], areas[1])
        == ["%%%%%%%%%%      ", "%%%%%:::::::::::"])
  }

  @Test func `a thin area is a line`() {
    let lines = Picture.screen(
      rows: 2, Picture.fill(Picture.red, 16, 4, 64, 1), Picture.fill(Picture.red, 120, 0, 1, 32))

    #expect(lines == ["  ────────     │", "               │"])
  }

  @Test func `an area in front hides what lies behind`() {
    let lines = Picture.screen(
      Picture.text("Soup of the day", 0, 0, width: 128), Picture.fill(Picture.white, 32, 0, 64, 16))

    #expect(lines == ["Soup        day "])
  }

  @Test func `characters that would command the terminal are left out`() {
    #expect(
      Picture.screen(Picture.text("a\u{1B}[2Jb\u{7}\tc", 0, 0, width: 128)) == ["a[2Jb c         "])
  }

  @Test func `numbers that are none and endless rectangles draw nothing`() {
    let lines = Picture.screen(
      Picture.fill(Picture.red, .nan, .infinity, 10, 10),
      Picture.text("Tea", .nan, 0, width: .infinity), Picture.text("Rice", 64, 0, width: 64))

    #expect(lines.map(\.cellWidth) == [16])
    #expect(lines[0].hasSuffix("Rice    "))
  }

  @Test func `the focus is a frame around a wheel and marks beside text`() {
    let title = Picture.text("Go", 32, 64, width: 64, .center)
    let lines = Picture.screen(
      rows: 5, focus: CGRect(x: 32, y: 0, width: 64, height: 64),
      Picture.text("Tea", 32, 16, width: 64, .center), title)

    #expect(
      lines == [
        "    ┏━━━━━━┓    ", "    ┃ Tea  ┃    ", "    ┃      ┃    ", "    ┗━━━━━━┛    ",
        "       Go       ",
      ])
    let marked = Picture.screen(
      rows: 5, style: .ascii, focus: CGRect(x: 32, y: 64, width: 64, height: 16), title)
    #expect(marked[4] == "      >Go<      ")
  }

  @Test func `the frame takes the place of lines, and marks stand around all of a row`() {
    let line = Picture.fill(Picture.black, 32, 7, 64, 1)
    let framed = Picture.screen(
      rows: 4, focus: CGRect(x: 32, y: 0, width: 64, height: 64), line)
    #expect(framed[0] == "    ┏━━━━━━┓    ")

    let row = Picture.screen(
      focus: CGRect(x: 8, y: 0, width: 112, height: 16),
      Picture.text("Tea", 16, 0, width: 32), Picture.text("≡", 96, 0, width: 16))
    #expect(row[0] == " ▸Tea       ≡◂  ")
  }
}
