import Grading
import Stage
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("Rows that are swiped, edited and moved", .isolated)
struct TableEditingTests {
  let list = TaskList()
  let stage = Stage()

  init() {
    stage.present(UINavigationController(rootViewController: list))
  }

  @Test func `B212: a swipe to the left brings Delete into sight, and a tap deletes the row`() {
    stage.cells["Tea"].swipeLeft()
    #expect(stage.buttons["Delete"].exists && list.tasks.count == 3)

    stage.buttons["Delete"].tap()
    #expect(list.tasks == ["Rice", "Soup"])
    #expect(!stage.buttons["Delete"].exists && !stage.cells["Tea"].exists)
  }

  @Test func `B213: a tap beside the buttons hides them, and selects nothing`() {
    stage.cells["Tea"].swipeLeft()
    stage.cells["Rice"].tap()

    #expect(!stage.buttons["Delete"].exists)
    #expect(list.tableView.indexPathForSelectedRow == nil)
    stage.cells["Rice"].tap()
    #expect(list.tableView.indexPathForSelectedRow?.row == 1)
  }

  @Test func `a table that leaves the screen hides the buttons of a row`() {
    stage.cells["Tea"].swipeLeft()
    list.navigationController?.pushViewController(UIViewController(), animated: true)
    stage.clock.advance(by: 1)
    list.navigationController?.popViewController(animated: true)
    stage.clock.advance(by: 1)

    #expect(stage.cells["Tea"].exists && !stage.buttons["Delete"].exists)
  }

  @Test func `B214: a row that cannot be edited is not swiped`() {
    list.fixed = 0
    stage.cells["Tea"].swipeLeft()

    #expect(!stage.buttons["Delete"].exists)
  }

  @Test func `B215: a delegate has actions of its own`() {
    list.actions = [
      UIContextualAction(style: .destructive, title: "Throw") { [list] _, _, done in
        list.heard.append("throw")
        done(true)
      },
      UIContextualAction(style: .normal, title: "Mark") { [list] _, _, done in
        list.heard.append("mark")
        done(true)
      },
    ]
    stage.cells["Rice"].swipeLeft()
    let frames = ["Throw", "Mark"].map { stage.buttons[$0].frame }
    #expect(frames[0].maxX == 320 && frames[1].maxX == frames[0].minX)

    stage.buttons["Mark"].tap()
    #expect(list.heard == ["will edit 1", "mark", "did edit 1"])
    #expect(!stage.buttons["Throw"].exists)
  }

  @Test func `Delete deletes the row it stands beside, whatever came above meanwhile`() {
    stage.cells["Rice"].swipeLeft()
    list.tasks.insert("Bread", at: 0)
    list.tableView.insertRows(at: [[0, 0]], with: .none)
    stage.buttons["Delete"].tap()

    #expect(list.tasks == ["Bread", "Tea", "Soup"])
  }

  @Test func `a swipe asks for its actions once`() {
    stage.cells["Rice"].swipeLeft()
    #expect(stage.buttons["Delete"].exists && list.timesAsked == 1)
  }

  @Test func `an action that is done late leaves the buttons of another row`() {
    var finish: ((Bool) -> Void)?
    list.actions = [UIContextualAction(style: .normal, title: "Mark") { finish = $2 }]
    stage.cells["Tea"].swipeLeft()
    stage.buttons["Mark"].tap()
    stage.cells["Rice"].swipeLeft()
    finish?(true)

    #expect(stage.buttons["Mark"].exists)
    #expect(list.heard == ["will edit 0", "did edit 0", "will edit 1"])
  }

  @Test func `B217: a delegate hears of no row once the swiped one is deleted`() {
    list.actions = [
      UIContextualAction(style: .destructive, title: "Throw") { [list] _, _, done in
        list.tasks.remove(at: 0)
        list.tableView.deleteRows(at: [[0, 0]], with: .none)
        done(true)
      }
    ]
    stage.cells["Tea"].swipeLeft()
    stage.buttons["Throw"].tap()

    #expect(list.heard == ["will edit 0", "did edit -1"])
  }

  @Test func `the colour of an action goes back to that of its style`() {
    let action = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    action.backgroundColor = nil
    #expect(action.backgroundColor == .systemRed)
  }

  @Test func `the signs of editing stand in place of an accessory`() {
    let view = UISwitch()
    let cell = list.tableView.cellForRow(at: [0, 0])
    cell?.accessoryView = view
    list.setEditing(true, animated: false)
    #expect(view.superview == nil)

    list.setEditing(false, animated: false)
    #expect(view.superview === cell && cell?.accessoryView === view)
  }

  @Test func `B216: an empty set of actions means that there is no swipe`() {
    list.actions = []
    stage.cells["Rice"].swipeLeft()

    #expect(list.heard == [])
  }

  @Test func `B218: Edit shows a sign on each row; its tap asks again before it deletes`() {
    list.navigationItem.rightBarButtonItem = list.editButtonItem
    stage.buttons["Edit"].tap()
    #expect(list.tableView.isEditing && list.isEditing)

    stage.buttons["Delete Soup"].tap()
    #expect(list.tasks.count == 3)
    stage.buttons["Delete"].tap()
    #expect(list.tasks == ["Tea", "Rice"])

    stage.buttons["Done"].tap()
    #expect(!list.tableView.isEditing && !stage.buttons["Delete Tea"].exists)
  }

  @Test func `the signs name the row as it is now`() {
    list.setEditing(true, animated: false)
    list.tasks[0] = "Bread"
    list.tableView.reconfigureRows(at: [[0, 0]])
    list.tasks[1] = "Milk"
    list.tableView.reloadRows(at: [[0, 1]], with: .none)

    for task in ["Bread", "Milk", "Soup"] {
      #expect(stage.buttons["Delete \(task)"].exists && stage.buttons["Reorder \(task)"].exists)
    }
    #expect(!stage.buttons["Delete Tea"].exists && !stage.buttons["Delete Rice"].exists)
  }

  @Test func `B219: a controller that was to edit before it had a table has it edited`() {
    let other = TaskList()
    other.setEditing(true, animated: false)
    #expect(other.tableView.isEditing)
  }

  @Test func `B199: a row is not selected while the table is edited`() {
    list.setEditing(true, animated: false)
    stage.staticTexts["Tea"].tap()
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `B220: a sign inserts where the delegate says so`() {
    list.style = .insert
    list.setEditing(true, animated: false)
    stage.buttons["Insert Tea"].tap()

    #expect(list.heard == ["insert 0"])
  }

  @Test func `B221: a row is dragged to another place by its sign`() throws {
    list.setEditing(true, animated: false)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let from = cell.convert(CGPoint(x: cell.bounds.maxX - 19, y: 22), to: nil)
    let touches = Touches(at: [from])
    touches.drag(by: CGPoint(x: 0, y: 90))
    touches.lift()

    #expect(list.tasks == ["Rice", "Soup", "Tea"])
    #expect(list.tableView.cellForRow(at: [0, 2]) === cell && cell.isEditing)
  }

  @Test func `B222: a row that is dragged stays selected`() {
    list.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    drag([0, 0], in: list.tableView, to: 110)

    #expect(list.tasks == ["Rice", "Soup", "Tea"])
    #expect(list.tableView.indexPathsForSelectedRows == [[0, 2]])
  }

  @Test func `B223: a row goes before the rows of a header, and below the last of another section`()
  {
    let shelves = Shelves(style: .plain)
    stage.present(shelves)
    drag([0, 0], in: shelves.tableView, to: shelves.tableView.rectForHeader(inSection: 1).midY)
    #expect(shelves.goods == [["Pear"], ["Apple", "Fig"], []])
    drag([0, 0], in: shelves.tableView, to: shelves.tableView.rectForHeader(inSection: 2).midY)
    #expect(shelves.goods == [[], ["Apple", "Fig"], ["Pear"]])
    drag([1, 0], in: shelves.tableView, to: shelves.tableView.contentSize.height + 20)
    #expect(shelves.goods == [[], ["Fig"], ["Pear", "Apple"]])
  }

  /// Drags the row to a height of the content, by its sign.
  private func drag(_ path: IndexPath, in table: UITableView, to height: CGFloat) {
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let rect = table.rectForRow(at: path)
    let from = table.convert(CGPoint(x: rect.maxX - 19, y: rect.midY), to: nil)
    let touches = Touches(at: [from])
    touches.drag(by: CGPoint(x: 0, y: height - rect.midY))
    touches.lift()
  }

  @Test func `B209: a moved row is where the program says`() {
    let rice = list.tableView.cellForRow(at: [0, 1])
    list.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    list.tasks = ["Rice", "Tea", "Soup"]
    list.tableView.moveRow(at: [0, 1], to: [0, 0])
    let texts = list.tableView.visibleCells.map(\.textLabel?.text)

    #expect(texts == ["Rice", "Tea", "Soup"])
    #expect(list.tableView.visibleCells.first === rice)
    #expect(list.tableView.indexPathForSelectedRow == [0, 0])
  }
}

@Suite("Handles of rows", .isolated)
struct TableHandleTests {
  let stage = Stage()

  @Test func `B255: rows have a handle where the data source has moveRowAt alone`() {
    let list = HandleList()
    stage.present(list)
    list.setEditing(true, animated: false)

    #expect(list.tasks.allSatisfy { stage.buttons["Reorder \($0)"].exists })
    stage.buttons["Reorder Tea"].press(forDuration: 0.2, thenDragTo: stage.buttons["Reorder Soup"])
    #expect(list.tasks == ["Rice", "Soup", "Tea"])
  }

  @Test func `B255: a plain data source needs no canMoveRowAt either`() {
    let source = HandleSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.dataSource = source
    stage.present(table)
    table.setEditing(true, animated: false)

    stage.buttons["Reorder Tea"].press(forDuration: 0.2, thenDragTo: stage.buttons["Reorder Rice"])
    #expect(source.tasks == ["Rice", "Tea"])
  }

  @Test func `B255: canMoveRowAt leaves rows out`() {
    let list = HandleList()
    list.fixed = 1
    stage.present(list)
    list.setEditing(true, animated: false)

    #expect(!stage.buttons["Reorder Rice"].exists)
    #expect(stage.buttons["Reorder Tea"].exists && stage.buttons["Reorder Soup"].exists)
  }

  @Test func `B255: without moveRowAt no row has a handle`() {
    let list = StillList()
    stage.present(list)

    list.setEditing(true, animated: false)

    #expect(list.tasks.allSatisfy { !stage.buttons["Reorder \($0)"].exists })
    #expect(list.tableView.visibleCells.allSatisfy { $0.editingStyle == .delete })
  }

  @Test func `without moveRowAt a row that can be moved goes back, and the handles go`() {
    let list = StillList()
    list.claims = true
    stage.present(list)
    list.setEditing(true, animated: false)
    let console = ConsoleRecorder()

    stage.buttons["Reorder Tea"].press(forDuration: 0.2, thenDragTo: stage.buttons["Reorder Rice"])

    #expect(list.tableView.visibleCells.map(\.textLabel?.text) == ["Tea", "Rice"])
    #expect(!stage.buttons["Reorder Tea"].exists && !stage.buttons["Reorder Rice"].exists)
    #expect(console.lines == [TableMessage.noMoving(StillList.self).text])
  }
}

/// Three tasks that move, with no word on which ones.
private final class HandleList: TaskRows {
  var fixed: Int?

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard let fixed else {
      return super.tableView(tableView, canMoveRowAt: indexPath)
    }
    return indexPath.row != fixed
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tasks.insert(tasks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}

/// Two tasks that do not move, whatever it claims.
private final class StillList: TaskRows {
  var claims = false

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    claims || super.tableView(tableView, canMoveRowAt: indexPath)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tasks = ["Tea", "Rice"]
  }
}

/// Tasks in rows.
private class TaskRows: UITableViewController {
  var tasks = ["Tea", "Rice", "Soup"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tasks.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = tasks[indexPath.row]
    return cell
  }
}

/// Two tasks that move, in a class that is no controller.
private final class HandleSource: NSObject, UITableViewDataSource {
  var tasks = ["Tea", "Rice"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tasks.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = tasks[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tasks.insert(tasks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}

/// Three tasks that can be edited.
final class TaskList: UITableViewController {
  var tasks = ["Tea", "Rice", "Soup"]
  var fixed: Int?
  var style = UITableViewCell.EditingStyle.delete
  var actions: [UIContextualAction]?
  var heard: [String] = []
  var timesAsked = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tasks.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "task")
      ?? UITableViewCell(style: .default, reuseIdentifier: "task")
    cell.textLabel?.text = tasks[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != fixed
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tasks.insert(tasks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .insert { return heard.append("insert \(indexPath.row)") }
    tasks.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    timesAsked += 1
    return actions.map(UISwipeActionsConfiguration.init(actions:))
  }

  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    if actions != nil { heard.append("will edit \(indexPath.row)") }
  }

  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    if actions != nil { heard.append("did edit \(indexPath?.row ?? -1)") }
  }
}

/// Three sections of goods that can be moved, the last of them empty.
private final class Shelves: UITableViewController {
  var goods = [["Apple", "Pear"], ["Fig"], []]

  override func numberOfSections(in tableView: UITableView) -> Int { goods.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    goods[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = goods[indexPath.section][indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Shelf \(section)" }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let good = goods[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    goods[destinationIndexPath.section].insert(good, at: destinationIndexPath.row)
  }
}
