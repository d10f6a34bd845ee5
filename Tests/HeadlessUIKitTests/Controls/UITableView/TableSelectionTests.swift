import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Selecting rows", .isolated)
struct TableSelectionTests {
  let console = ConsoleRecorder()
  let table = UITableView(frame: CGRect(x: 0, y: 20, width: 320, height: 400))
  let shop = GoodsList([["Apple", "Pear", "Plum"]])
  let stage: Stage

  init() {
    table.dataSource = shop
    table.delegate = shop
    stage = Stage(showing: table)
  }

  @Test func `B185: a tap selects a row and deselects the one before`() {
    stage.cells["Apple"].tap()
    #expect(table.indexPathForSelectedRow == [0, 0] && stage.cells["Apple"].isSelected)

    stage.cells["Pear"].tap()
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    #expect(shop.heard == ["select 0", "deselect 0", "select 1"])
    #expect(!stage.cells["Apple"].isSelected && stage.cells["Pear"].isSelected)
  }

  @Test func `a finger on the text of a row taps the row`() {
    stage.staticTexts["Pear"].tap()
    stage.cells["Plum"].staticTexts["Plum"].tap()

    #expect(shop.heard == ["select 1", "deselect 1", "select 2"])
  }

  @Test func `B186: the program selects in silence`() {
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    #expect(
      table.indexPathForSelectedRow == [0, 2] && table.cellForRow(at: [0, 2])?.isSelected == true)

    table.deselectRow(at: [0, 2], animated: true)
    #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
    #expect(table.cellForRow(at: [0, 2])?.isSelected == false && shop.heard.isEmpty)

    table.selectRow(at: [0, 7], animated: false, scrollPosition: .none)
    #expect(console.lines.count == 1 && console.lines[0].contains("no row 7 in 0 to select"))
  }

  @Test func `a finger keeps its row when another comes above it`() throws {
    let apple = try #require(table.cellForRow(at: [0, 0]))
    let touches = Touches(at: [CGPoint(x: 100, y: 40)])
    stage.clock.advance(by: 0.3)
    #expect(apple.isHighlighted)

    shop.shelves[0].insert("Bread", at: 0)
    table.insertRows(at: [[0, 0]], with: .none)
    touches.lift()

    #expect(!apple.isHighlighted && table.indexPathForSelectedRow == [0, 1])
  }

  @Test func `B189: several rows are selected and deselected one by one`() {
    table.allowsMultipleSelection = true

    stage.cells["Plum"].tap()
    stage.cells["Apple"].tap()
    #expect(table.indexPathsForSelectedRows == [[0, 2], [0, 0]])

    stage.cells["Plum"].tap()
    #expect(table.indexPathsForSelectedRows == [[0, 0]])
    #expect(shop.heard == ["select 2", "select 0", "deselect 2"])
  }

  @Test func `B187: a delegate that answers nil refuses, and one may choose another row`() {
    shop.refuses = [0, 1]
    stage.cells["Pear"].tap()

    #expect(table.indexPathForSelectedRow == nil && shop.heard.isEmpty)
  }

  @Test func `B188: a table that allows no selection marks nothing`() {
    table.allowsSelection = false
    stage.cells["Pear"].tap()

    #expect(table.indexPathForSelectedRow == nil && shop.heard.isEmpty)
  }

  @Test func `B194: a drag scrolls and selects nothing`() {
    shop.shelves = [(0..<30).map { "Good \($0)" }]
    table.reloadData()

    stage.cells["Good 5"].swipeUp()

    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func `B195: a finger marks a row and lifts the mark`() {
    let touches = Touches(on: CGPoint(x: 100, y: 42), in: stage.window)
    stage.clock.advance(by: 0.2)
    #expect(table.cellForRow(at: [0, 0])?.isHighlighted == true)
    #expect(table.cellForRow(at: [0, 0])?.textLabel?.isHighlighted == true)

    touches.lift()
    #expect(table.cellForRow(at: [0, 0])?.isHighlighted == false)
    #expect(table.cellForRow(at: [0, 0])?.isSelected == true)
  }

  @Test func `B190: reloading forgets the selection`() {
    stage.cells["Apple"].tap()
    table.reloadData()

    #expect(table.indexPathForSelectedRow == nil && !stage.cells["Apple"].isSelected)
  }

  @Test func `B191: the selection goes with the row, not with the cell`() {
    shop.shelves = [(0..<30).map { "Good \($0)" }]
    table.reloadData()
    stage.cells["Good 0"].tap()

    table.scrollToRow(at: [0, 29], at: .bottom, animated: false)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })

    table.scrollToRow(at: [0, 0], at: .top, animated: false)
    #expect(table.cellForRow(at: [0, 0])?.isSelected == true)
  }

  @Test func `B193: a button in a row is pressed, and the row is not selected`() {
    let cell = table.cellForRow(at: [0, 0])
    var presses = 0
    cell?.accessoryView = UIButton(
      type: .system, primaryAction: UIAction(title: "Buy") { _ in presses += 1 })
    cell?.accessoryView?.frame.size = CGSize(width: 60, height: 30)

    stage.cells["Apple"].buttons["Buy"].tap()

    #expect(presses == 1 && table.indexPathForSelectedRow == nil)
  }

  @Test func `the conversation names every step of a tap`() {
    #expect(stage.cells.count == 3)
    let before = stage.conversation.count
    stage.cells["Apple"].tap()
    stage.cells["Pear"].tap()

    #expect(
      stage.conversation[before...].map(\.line) == [
        "table → delegate: willSelectRow 0 in 0 = 0 in 0",
        "table → delegate: didSelectRow 0 in 0",
        "table → delegate: willSelectRow 1 in 0 = 1 in 0",
        "table → delegate: didDeselectRow 0 in 0",
        "table → delegate: didSelectRow 1 in 0",
      ])
  }
}
