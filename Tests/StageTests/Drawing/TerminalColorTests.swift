import HeadlessUIKit
import Stage
import Testing

@Suite("Terminal canvas in colour")
struct TerminalColorTests {
  private let left = "\u{1B}[0;38;5;244m│"
  private let right = "\u{1B}[0;38;5;244m│\u{1B}[0m"

  @Test func `text pales with the group it is in`() {
    let lines = Picture.screen(
      rows: 2, style: .color,
      .beginGroup(opacity: 0.7, squash: 1, aboutY: 8), Picture.text("Tea", 0, 0, width: 128),
      .endGroup,
      .beginGroup(opacity: 0.2, squash: 1, aboutY: 24), Picture.text("Tea", 0, 16, width: 128),
      .endGroup)

    #expect(lines[0] == "\(left)\u{1B}[0;38;5;248mTea\u{1B}[0m             \(right)")
    #expect(lines[1] == "\(left)\u{1B}[0;38;5;243mTea\u{1B}[0m             \(right)")
  }

  @Test func `a selected row has a ground of its own, its marks and black text`() {
    let lines = Picture.screen(
      style: .color, .selection(CGRect(x: 8, y: 0, width: 112, height: 16)),
      Picture.text("Tea", 0, 0, width: 128, .center))

    let on = "\u{1B}[0;48;5;252m"
    let ink = "\u{1B}[0;38;5;16;48;5;252m"
    #expect(
      lines == ["\(left)\u{1B}[0m \(ink)›\(on)    \(ink)Tea\(on)     \(ink)‹\u{1B}[0m \(right)"])
  }

  @Test func `a colour on a selected row is made as dark as it must be to be read`() {
    let lines = Picture.screen(
      style: .color, .selection(CGRect(x: 8, y: 0, width: 112, height: 16)),
      Picture.text("Tea", 0, 0, width: 128, .center, color: Picture.red))

    // 124 is (175, 0, 0), which has a contrast of 4.9 with the grey 252, (208, 208, 208).
    #expect(lines[0].contains("\u{1B}[0;38;5;124;48;5;252mTea"))
  }

  @Test func `colours of texts and areas are kept, white areas are the terminal's ground`() {
    let lines = Picture.screen(
      style: .color, Picture.fill(Picture.white, 0, 0, 128, 16),
      Picture.fill(Picture.red, 64, 0, 16, 16),
      Picture.text("Go", 0, 0, width: 64, color: Picture.blue),
      Picture.text("!", 64, 0, width: 8, color: Picture.white))

    let red = "\u{1B}[0;48;5;196m"
    let white = "\u{1B}[0;38;5;231;48;5;196m"
    #expect(
      lines == [
        "\(left)\u{1B}[0;38;5;33mGo\u{1B}[0m      \(white)!\(red) \u{1B}[0m      \(right)"
      ])
  }

  @Test func `a pressed button is reversed`() {
    let lines = Picture.screen(
      style: .color,
      Picture.text("Go", 0, 0, width: 128, .left, .button(isHighlighted: true, isEnabled: true)))

    #expect(lines == ["\(left)\u{1B}[0;7m[ Go ]\u{1B}[0m          \(right)"])
  }
}
