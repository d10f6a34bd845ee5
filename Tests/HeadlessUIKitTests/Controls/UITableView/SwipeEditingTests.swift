import HeadlessUIKit
import Stage
import Testing

@Suite("A table while a row is swiped", .isolated)
struct SwipeEditingTests {
  let list = ChoresController(style: .plain)
  let stage = Stage()

  init() {
    list.navigationItem.rightBarButtonItem = list.editButtonItem
    stage.present(UINavigationController(rootViewController: list))
  }

  private var state: [Bool] { [list.tableView.isEditing, list.isEditing] }

  @Test func `B261: a table is edited as long as the buttons of a row are in sight`() {
    stage.cells["Sweep"].swipeLeft()
    #expect(list.tableView.isEditing && list.heard.last == "begin true")

    stage.cells["Wash"].tap()
    #expect(!list.tableView.isEditing && list.heard.last == "end false")
  }

  @Test func `B262: its controller is edited meanwhile, and the button says Done`() {
    stage.cells["Sweep"].swipeLeft()
    #expect(state == [true, true] && list.editButtonItem.title == "Done")
    #expect(list.heard == ["set true", "begin true"])
    // The other rows show no signs.
    #expect(list.tableView.cellForRow(at: [0, 1])?.isEditing == false)

    stage.navigationBars.buttons["Done"].tap()
    #expect(state == [false, false] && !stage.buttons["Delete"].exists)
    #expect(list.editButtonItem.title == "Edit")
    #expect(list.heard == ["set true", "begin true", "end false", "set false"])
  }

  @Test func `it is edited in commit too, and no longer afterwards`() {
    stage.cells["Sweep"].swipeLeft()
    stage.buttons["Delete"].tap()

    #expect(list.heard.contains("commit true") && list.chores == ["Wash", "Iron"])
    #expect(state == [false, false] && list.editButtonItem.title == "Edit")
  }

  @Test func `another row can be swiped, and one by one they end`() {
    stage.cells["Sweep"].swipeLeft()
    stage.cells["Wash"].swipeLeft()
    #expect(state == [true, true])
    #expect(
      list.heard == ["set true", "begin true", "set false", "end false", "set true", "begin true"])

    stage.cells["Wash"].swipeRight()
    #expect(state == [false, false])
  }

  @Test func `a table whose rows are all edited goes on being so after one has been asked about`() {
    list.setEditing(true, animated: false)
    stage.cells["Sweep"].buttons.firstMatch.tap()
    stage.cells["Wash"].tap()

    #expect(state == [true, true] && list.tableView.cellForRow(at: [0, 1])?.isEditing == true)
  }

  @Test func `a delegate that ends it as it begins has its way`() {
    list.refuses = true
    stage.cells["Sweep"].swipeLeft()

    #expect(state == [false, false] && !stage.buttons["Delete"].exists)
  }
}

final class ChoresController: UITableViewController {
  var chores = ["Sweep", "Wash", "Iron"]
  var heard: [String] = []
  var refuses = false

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    heard.append("set \(editing)")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    chores.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = chores[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    heard.append("commit \(tableView.isEditing)")
    chores.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    super.tableView(tableView, willBeginEditingRowAt: indexPath)
    heard.append("begin \(tableView.isEditing)")
    if refuses { tableView.setEditing(false, animated: false) }
  }

  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    super.tableView(tableView, didEndEditingRowAt: indexPath)
    heard.append("end \(tableView.isEditing)")
  }
}
