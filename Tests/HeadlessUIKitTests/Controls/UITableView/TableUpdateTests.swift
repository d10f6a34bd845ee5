import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Rows that come and go", .isolated)
struct TableUpdateTests {
  let table = UITableView(frame: CGRect(x: 0, y: 20, width: 320, height: 400))
  let shop = GoodsList([["Apple", "Pear", "Plum"], ["Rice"]])
  let stage: Stage

  init() {
    table.dataSource = shop
    table.delegate = shop
    stage = Stage(showing: table)
    table.layoutIfNeeded()
  }

  private var texts: [String] {
    table.layoutIfNeeded()
    return table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .map { $0.textLabel?.text ?? "" }
  }

  @Test func `B200: rows that come are filled, and the others keep their cells`() {
    let pear = table.cellForRow(at: [0, 1])
    shop.shelves[0].insert("Fig", at: 1)
    table.insertRows(at: [[0, 1]], with: .automatic)

    #expect(texts == ["Apple", "Fig", "Pear", "Plum", "Rice"])
    #expect(table.cellForRow(at: [0, 2]) === pear && pear?.frame.minY == 88)
  }

  @Test func `B201: rows that go make room, and the selection goes with its row`() {
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    shop.shelves[0].remove(at: 0)
    table.deleteRows(at: [[0, 0]], with: .fade)

    #expect(texts == ["Pear", "Plum", "Rice"])
    #expect(table.indexPathForSelectedRow == [0, 1])
    #expect(table.cellForRow(at: [0, 1])?.isSelected == true)
  }

  @Test func `B202: rows come and go in one update, numbered as they were and as they are`() {
    shop.shelves[0] = ["Fig", "Pear", "Date"]
    table.performBatchUpdates {
      table.deleteRows(at: [[0, 0], [0, 2]], with: .none)
      table.insertRows(at: [[0, 0], [0, 2]], with: .none)
    }

    #expect(texts == ["Fig", "Pear", "Date", "Rice"])
  }

  @Test func `a row is asked for again`() {
    shop.shelves[0][1] = "Quince"
    #expect(texts[1] == "Pear")
    table.reloadRows(at: [[0, 1]], with: .automatic)
    #expect(texts[1] == "Quince")
  }

  @Test func `B208: sections come and go, and are asked for again`() {
    shop.shelves.insert(["Tea"], at: 0)
    table.insertSections([0], with: .automatic)
    #expect(texts == ["Tea", "Apple", "Pear", "Plum", "Rice"])

    shop.shelves.remove(at: 1)
    table.deleteSections([1], with: .automatic)
    #expect(texts == ["Tea", "Rice"])

    shop.shelves[1] = ["Oats", "Corn"]
    table.reloadSections([1], with: .automatic)
    #expect(texts == ["Tea", "Oats", "Corn"])
  }

  @Test func `B204: an update that does not fit to the data stops the program`() {
    let message = Device.current.exception { table.deleteRows(at: [[0, 0]], with: .none) }

    #expect(
      message == "NSInternalInconsistencyException: Invalid update: invalid number of rows in "
        + "section 0. The number of rows contained in an existing section after the update (3) must "
        + "be equal to the number of rows contained in that section before the update (3), plus or "
        + "minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) "
        + "and plus or minus the number of rows moved into or out of that section (0 moved in, 0 "
        + "moved out).")
    #expect(texts == ["Apple", "Pear", "Plum", "Rice"])
  }

  @Test func `B205: it names the rows that moved`() {
    let message = Device.current.exception { table.moveRow(at: [0, 0], to: [1, 0]) }
    #expect(message?.hasSuffix("that section (0 moved in, 1 moved out).") == true)
  }

  @Test func `B206: so does one that names what was or is not there`() {
    let messages = [
      Device.current.exception { table.deleteRows(at: [[0, 3]], with: .none) },
      Device.current.exception { table.insertRows(at: [[1, 5]], with: .none) },
      Device.current.exception { table.deleteSections([2], with: .none) },
      Device.current.exception { table.insertSections([0], with: .none) },
    ].map { $0?.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? "" }

    #expect(
      messages == [
        "attempt to delete row 3 from section 0 which only contains 3 rows before the update",
        "attempt to insert row 5 into section 1, but there are only 1 rows in section 1 after the "
          + "update",
        "attempt to delete section 2, but there are only 2 sections before the update",
        "Invalid update: invalid number of sections. The number of sections contained in the table "
          + "view after the update (2) must be equal to the number of sections contained in the "
          + "table view before the update (2), plus or minus the number of sections inserted or "
          + "deleted (1 inserted, 0 deleted).",
      ])
  }

  @Test func `B207: to reload is to delete and to insert, and not twice`() {
    let messages = [
      Device.current.exception { table.reloadRows(at: [[0, 3]], with: .none) },
      Device.current.exception { table.reloadSections([2], with: .none) },
      Device.current.exception {
        shop.shelves[0].removeLast()
        table.performBatchUpdates {
          table.deleteRows(at: [[0, 2]], with: .none)
          table.reloadRows(at: [[0, 2]], with: .none)
        }
      },
    ].map { $0?.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? "" }

    #expect(
      messages == [
        "attempt to delete row 3 from section 0 which only contains 3 rows before the update",
        "attempt to delete section 2, but there are only 2 sections before the update",
        "attempt to delete and reload the same index path ({length = 2, path = 0 - 2})",
      ])
  }

  @Test func `a row before the first is not there`() {
    let message = Device.current.exception {
      table.deleteRows(at: [IndexPath(row: -1, section: 0)], with: .none)
    }

    #expect(message?.contains("attempt to delete row -1 from section 0") == true)
  }

  @Test func `who asks for cells as a row goes disturbs nothing`() {
    let asker = AskingShop(shop)
    table.delegate = asker
    let pear = table.cellForRow(at: [0, 1])
    shop.shelves[0].remove(at: 0)
    table.deleteRows(at: [[0, 0]], with: .none)

    #expect(asker.asked > 0 && texts == ["Pear", "Plum", "Rice"])
    #expect(table.cellForRow(at: [0, 0]) === pear)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 3)
    shop.shelves = [["Tea", "Milk"]]
    table.reloadData()
    #expect(texts == ["Tea", "Milk"])
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 2)
  }

  @Test func `who hears that a row is gone may reload`() {
    let forgetful = ForgetfulShop(Array(repeating: "Tea", count: 30))
    table.dataSource = forgetful
    table.delegate = forgetful
    table.layoutIfNeeded()

    forgetful.empties = true
    table.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
    table.layoutIfNeeded()

    #expect(table.visibleCells.isEmpty && table.numberOfRows(inSection: 0) == 0)
  }
}

/// Asks its table for cells each time a row has gone.
private final class AskingShop: NSObject, UITableViewDelegate {
  private let shop: GoodsList
  private(set) var asked = 0

  init(_ shop: GoodsList) {
    self.shop = shop
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    asked += 1
    _ = (tableView.visibleCells, tableView.cellForRow(at: [0, 0]))
  }
}

/// Goods that are all gone once a row is out of sight.
private final class ForgetfulShop: NSObject, UITableViewDataSource, UITableViewDelegate {
  var goods: [String]
  var empties = false

  init(_ goods: [String]) {
    self.goods = goods
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    goods.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = goods[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard empties, !goods.isEmpty else { return }
    goods = []
    tableView.reloadData()
  }
}
