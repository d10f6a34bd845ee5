import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import TablesExercises

@Suite("Tables 5: RoomForTheNote", .exercise, .serialized)
struct RoomForTheNoteTests {
  let stage = Stage()
  let list = NotesViewController()
  let long = String(repeating: "Milk, bread and a little butter. ", count: 12)

  init() {
    list.notes = [
      Note(title: "Shopping", text: "Milk"), Note(title: "Party", text: long),
      Note(title: "Later", text: "Nothing yet"),
    ]
  }

  @Test(.todo(1))
  func `the fonts are those of two text styles`() {
    let cell = TextCell(style: .default, reuseIdentifier: nil)

    #expect(
      cell.titleLabel.font == .preferredFont(forTextStyle: .headline),
      "The title has the font of the text style headline.")
    #expect(
      cell.bodyLabel.font == .preferredFont(forTextStyle: .body),
      "The text has the font of the text style body.")
    #expect(
      [cell.titleLabel, cell.bodyLabel].allSatisfy { $0.adjustsFontForContentSizeCategory },
      "A label follows a person's choice when adjustsFontForContentSizeCategory is true.")
  }

  @Test(.todo(1))
  func `the text has as many lines as it needs, and the title has one`() {
    let cell = TextCell(style: .default, reuseIdentifier: nil)

    #expect(cell.bodyLabel.numberOfLines == 0, "0 stands for as many lines as are needed.")
    #expect(cell.titleLabel.numberOfLines == 1, "The title has one line, as a label has by itself.")
  }

  @Test(.todo(2))
  func `the labels lie where they belong`() throws {
    let rows = TwoTexts(["Milk", "Bread"])
    let cell = try #require(
      rows.show(on: stage).first, "The table shows no cell of the class TextCell.")
    let frames = [cell.titleLabel, cell.bodyLabel].map {
      $0.convert($0.bounds, to: cell.contentView)
    }

    #expect(
      frames.map(\.minX) == [16, 16] && frames.map(\.maxX) == [304, 304],
      Comment(
        "Both labels begin 16 points from the left edge and end 16 points before the right one.",
        showing: cell))
    #expect(
      frames[0].minY == 12,
      Comment("The title begins 12 points below the upper edge.", showing: cell)
    )
    #expect(
      abs(frames[1].minY - frames[0].maxY - 6) < 1,
      Comment("The text begins 6 points below the title.", showing: cell))
    let room = cell.contentView.bounds.maxY - frames[1].maxY
    #expect(
      abs(room - 12) < 1,
      Comment(
        room < 0
          ? "The text ends \(Int(-room)) points below the content view. It ends 12 points above: look at the sign of the constant."
          : "The content view ends \(Int(room)) points below the text. It is 12: tie its lower edge to the text.",
        showing: cell))
    #expect(
      !frames.contains { $0.isEmpty },
      Comment("A label without a size cannot be seen.", showing: cell))
  }

  @Test(.todo(2))
  func `a higher text makes a higher cell`() throws {
    try requireLines()
    let cells = TwoTexts(["Milk", long]).show(on: stage)
    try #require(cells.count == 2, .needed("The table has to show two cells first."))

    #expect(
      cells[1].bounds.height > cells[0].bounds.height + 80,
      "The cell with the long text is hardly higher. The chain from the upper to the lower edge has a gap."
    )
  }

  @Test(.todo(3))
  func `each row is as high as what it holds`() throws {
    try requireLines()
    stage.present(list)
    let heights = rowHeights
    let cells = list.tableView.visibleCells.compactMap { $0 as? TextCell }

    #expect(
      heights[1] > heights[0] + 80 && heights[0] == heights[2],
      "The row of the party has a long text. Let the table find out the heights of its rows.")
    for cell in cells {
      let needed = cell.bodyLabel.sizeThatFits(
        CGSize(width: cell.bodyLabel.bounds.width, height: 10_000)
      ).height
      #expect(
        cell.bodyLabel.bounds.height >= needed - 0.5,
        "A text is cut off. Look at the constraints and the number of lines.")
    }
  }

  @Test(.todo(3))
  func `a longer text makes its row higher`() throws {
    try requireLines()
    stage.present(list)
    let before = rowHeights

    list.notes[0].text = long
    list.tableView.reloadRows(at: [[0, 0]], with: .none)

    #expect(
      rowHeights[0] > before[0] + 80,
      "The first note has become long, and its row is as low as before.")
  }

  @Test(.todo(3))
  func `on a wide screen the row is lower`() throws {
    try requireLines()
    stage.present(list)
    let upright = rowHeights[1]
    try #require(
      upright > 120,
      "The row of the long note has to be higher than 120 points first, and has \(Int(upright)).")

    stage.rotate(to: .landscapeLeft)

    #expect(
      rowHeights[1] < upright - 30,
      "The lines are longer now, so fewer are needed. Tie both labels to both sides of the content view."
    )
  }

  @Test(.todo(3))
  func `larger letters make higher rows`() throws {
    try requireLines()
    stage.present(list)
    let usual = rowHeights[0]

    stage.contentSizeCategory = .accessibilityLarge
    list.tableView.reloadData()

    #expect(
      rowHeights[0] > usual + 10,
      "A person chose larger letters, and the row of one line is as low as before.")
  }

  @Test(.todo(3))
  func `a row out of sight counts as 80 points`() {
    list.notes = (0..<100).map { Note(title: "Note \($0)", text: "Text") }
    stage.present(list)

    #expect(
      list.tableView.rectForRow(at: [0, 90]).height == 80,
      "Row 90 was never in sight, and the table guesses its height: set estimatedRowHeight.")
  }

  private var rowHeights: [CGFloat] {
    list.tableView.layoutIfNeeded()
    return list.notes.indices.map {
      list.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
  }

  private func requireLines() throws {
    let cell = TextCell(style: .default, reuseIdentifier: nil)
    try #require(
      cell.bodyLabel.numberOfLines == 0, .needed("The numberOfLines of the text has to be 0 first.")
    )
  }
}

/// Two rows in a table of its own, as high as what they hold.
private final class TwoTexts: NSObject, UITableViewDataSource {
  let texts: [String]

  init(_ texts: [String]) {
    self.texts = texts
  }

  /// Returns the cells that a table makes.
  func show(on stage: Stage) -> [TextCell] {
    let table = UITableView(frame: CGRect(x: 0, y: 20, width: 320, height: 500))
    table.register(TextCell.self, forCellReuseIdentifier: "note")
    table.dataSource = self
    stage.present(table)
    table.layoutIfNeeded()
    return texts.indices.compactMap { table.cellForRow(at: [0, $0]) as? TextCell }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    (cell as? TextCell)?.titleLabel.text = "Title"
    (cell as? TextCell)?.bodyLabel.text = texts[indexPath.row]
    return cell
  }
}

extension RoomForTheNoteTests: ExerciseScene {
  static let advice = "Press r to turn the phone: each row is as high as its note."

  var opening: SceneOpening {
    stage.present(list)
    return .phone(stage)
  }
}
