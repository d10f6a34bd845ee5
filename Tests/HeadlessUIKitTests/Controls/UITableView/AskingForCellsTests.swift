import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Asking a table for its cells", .isolated)
struct AskingForCellsTests {
  let console = ConsoleRecorder()
  let asker = CellAsker()
  let table = UITableView(frame: CGRect(x: 0, y: 20, width: 320, height: 400))
  let stage: Stage

  init() {
    table.dataSource = asker
    table.delegate = asker
    stage = Stage(showing: table)
  }

  @Test(arguments: ["cell", "height", "willDisplay", "indentation"])
  func `B263: who asks for cells while they are made hears an assertion`(callback: String) {
    asker.asks = callback
    table.reloadData()
    table.layoutIfNeeded()

    let starts = [
      "[Assert] Attempted to access the table view's visibleCells while they were in the process of "
        + "being updated, which is not allowed.",
      "[Assert] Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process "
        + "of updating its visible cells, which is not allowed.",
    ]
    #expect(console.lines.count == 2)
    for start in starts {
      #expect(console.lines.contains { $0.hasPrefix(start) && $0.contains("<UITableView") })
    }
  }

  @Test(arguments: ["count", "select", "scroll", "after"])
  func `at any other time they are there to be asked for`(callback: String) {
    asker.asks = callback
    table.reloadData()
    table.layoutIfNeeded()
    stage.cells["Row 1"].tap()
    table.contentOffset.y = 40
    table.layoutIfNeeded()
    asker.ask("after", table)

    #expect(console.lines == [] && table.visibleCells.count > 5)
  }

  @Test func `B264: where no rows are visible there are no paths`() {
    #expect(table.indexPathsForVisibleRows?.count == 10 && table.visibleCells.count == 10)

    asker.count = 0
    table.reloadData()

    #expect(table.indexPathsForVisibleRows == nil && table.visibleCells == [])
    #expect(UITableView().indexPathsForVisibleRows == nil)
  }
}

/// Asks its table for cells in one of the table's calls.
final class CellAsker: NSObject, UITableViewDataSource, UITableViewDelegate {
  var asks = ""
  var count = 20

  func ask(_ callback: String, _ table: UITableView) {
    guard callback == asks else { return }
    _ = table.visibleCells
    _ = table.cellForRow(at: [0, 0])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ask("count", tableView)
    return count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    ask("cell", tableView)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    ask("height", tableView)
    return 44
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    ask("willDisplay", tableView)
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    ask("indentation", tableView)
    return 0
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    ask("select", tableView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let table = scrollView as? UITableView { ask("scroll", table) }
  }
}
