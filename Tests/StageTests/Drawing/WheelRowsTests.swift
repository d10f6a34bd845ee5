import HeadlessUIKit
import Stage
import Testing

@Suite("Rows of a wheel in cells")
struct WheelRowsTests {
  @Test func `rows stand as far above the middle as below it`() {
    // The middle lies at 40 points, in row 2. Rounded one by one, Milk would stand in row 3.
    let lines = wheel(turned: [("Soup", 15), ("Tea", 65)], resting: "Rice")

    #expect(lines == ["Soup", "    ", "Rice", "    ", "Tea "])
  }

  @Test func `rows closer than a cell stand in neighbouring cells`() {
    let lines = wheel(turned: [("Beer", 28), ("Soup", 34), ("Tea", 46)], resting: "Rice")

    #expect(lines == ["Beer", "Soup", "Rice", "Tea ", "    "])
  }

  @Test func `between two rows the nearer one takes the middle`() {
    let lines = wheel(turned: [("Soup", 19), ("Rice", 35), ("Tea", 51)], resting: nil)

    #expect(lines == ["    ", "Soup", "Rice", "Tea ", "    "])
  }

  @Test func `what lies beside the text of a row keeps its distance, flattened`() {
    let turned: [DisplayList.Command] = [
      .beginClip(CGRect(x: 0, y: 0, width: 128, height: 80)),
      .beginGroup(opacity: 0.5, squash: 0.5, aboutY: 16),
      Picture.text("Name", 0, 0, width: 128), Picture.text("Note", 0, 32, width: 128, height: 16),
      .endGroup, .endClip,
    ]

    #expect(lines(turned) == ["Name", "Note", "    ", "    ", "    "])
  }

  private func wheel(turned rows: [(String, Double)], resting: String?) -> [String] {
    var commands = [DisplayList.Command.beginClip(CGRect(x: 0, y: 0, width: 128, height: 80))]
    for (title, y) in rows {
      commands += [
        .beginGroup(opacity: 0.5, squash: 0.9, aboutY: y),
        Picture.text(title, 0, y - 8, width: 128), .endGroup,
      ]
    }
    if let resting { commands.append(Picture.text(resting, 0, 32, width: 128)) }
    return lines(commands + [.endClip])
  }

  private func lines(_ commands: [DisplayList.Command]) -> [String] {
    Picture.lines(DisplayList(size: CGSize(width: 128, height: 80), commands: commands))
      .map { String($0.prefix(4)) }
  }
}
