import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Several rows that are selected while a table is edited", .isolated)
struct SeveralRowsTests {
  let table = UITableView(frame: CGRect(x: 0, y: 40, width: 320, height: 300), style: .plain)
  let goods = GoodsList([["Tea", "Rice", "Soup"]])
  let stage: Stage

  init() {
    table.dataSource = goods
    table.delegate = goods
    stage = Stage(showing: table)
  }

  @Test func `a tap selects a row, and another one takes it back, beside those that are selected`()
  {
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    for name in ["Tea", "Soup", "Tea"] { stage.cells[name].tap() }

    #expect(goods.heard.filter { $0 != "scroll" } == ["select 0", "select 2", "deselect 0"])
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [2])
  }

  @Test func `a row has a sign that shows whether it is selected, and none that deletes it`() {
    table.setEditing(true, animated: false)
    stage.clock.advance(by: 0.1)
    #expect(stage.buttons["Delete Tea"].exists)
    table.setEditing(false, animated: false)
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    stage.clock.advance(by: 0.1)
    let before = stage.display.description
    stage.cells["Tea"].tap()

    #expect(!stage.buttons["Delete Tea"].exists)
    #expect(before.contains("symbol Circle"))
    #expect(stage.display.description.contains("symbol Checkmark"))
  }

  @Test func `outside editing one row is selected, whatever is allowed while editing`() {
    table.allowsMultipleSelectionDuringEditing = true
    for name in ["Tea", "Soup"] { stage.cells[name].tap() }

    #expect(table.indexPathsForSelectedRows?.map(\.row) == [2])
    table.setEditing(true, animated: false)
    table.allowsMultipleSelectionDuringEditing = false
    stage.cells["Rice"].tap()
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [2])
  }
}

@Suite("Heights that are estimated", .isolated)
struct EstimatedHeightTests {
  @Test func `rows that are as high as their content are taken to be as high as the delegate says`()
  {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .plain)
    let rows = Estimating()
    table.dataSource = rows
    table.delegate = rows
    _ = Stage(showing: table)

    // Those in sight have the height of their content, 44; the others have what was estimated.
    #expect(table.contentSize.height > 20 * 80)
    rows.estimate = .nan
    table.reloadData()
    table.layoutIfNeeded()
    let height: CGFloat = 30 * 44
    #expect(table.contentSize.height == height)
  }

  final class Estimating: NSObject, UITableViewDataSource, UITableViewDelegate {
    var estimate: CGFloat = 100
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { estimate }
  }
}
