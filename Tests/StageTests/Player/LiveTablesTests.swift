import Grading
import HeadlessUIKit
import TerminalIO
import Testing

@testable import Stage

@Suite("A list and its details under the reader's keys", .isolated)
struct LiveTablesTests {
  let stage = Stage()
  let list = List()
  let phone: LivePhone

  init() {
    stage.present(UINavigationController(rootViewController: list))
    phone = LivePhone(stage: stage, style: .plain, title: "7.7  From a list to a detail")
  }

  private var screen: String { phone.lines(columns: 100, rows: 45).joined(separator: "\n") }

  @Test func `Return on a row shows its detail whole, and Return on Back the list`() {
    press(.down, .enter)
    #expect(screen.contains("About Rice") && !screen.contains("Salt"))

    press(.enter)
    #expect(screen.contains("Salt") && !screen.contains("About Rice"))
  }

  @Test func `a row is swiped open, and the button beside it deletes the row`() {
    #expect(screen.contains("< > swipe") && !screen.contains("Delete"))

    press(.character("<"))
    #expect(screen.contains("Delete"))
    press(.character(">"))
    #expect(!screen.contains("Delete"))
    press(.character("<"), .enter)

    #expect(list.names == ["Rice", "Salt"], "The button that the swipe brought has the keys.")
    #expect(screen.contains("Rice") && !screen.contains("Tea"))
  }

  @Test func `who comes back has the keys at the row that was opened`() {
    press(.down, .down, .enter, .enter)
    #expect(hasKeys("Salt"))

    press(.character("<"), .character(">"))
    #expect(hasKeys("Salt"), "The button is gone again.")
    press(.character("<"), .enter)
    #expect(hasKeys("Rice"), "Of the rows that are left it is the last.")
  }

  @Test func `arrows and page keys reach the rows that are not in sight`() {
    list.names = (1...40).map { "Box \($0)" }
    list.tableView.reloadData()
    #expect(!screen.contains("Box 20") && screen.contains("PgDn scrolls"))

    // The cell that has the keys may show another row since.
    for _ in 1...3 where !hasKeys("Box 1") { press(.up) }
    for _ in 1..<40 { press(.down) }
    #expect(hasKeys("Box 40"))
    for _ in 1..<40 { press(.up) }
    #expect(hasKeys("Box 1"))
    for _ in 1...6 { press(.pageDown) }
    #expect(screen.contains("Box 40"))
    for _ in 1...6 { press(.pageUp) }
    #expect(screen.contains("Box 1 "))
  }

  @Test func `arrows move a row that is edited, as far as rows go`() {
    list.setEditing(true, animated: false)
    press(.tab, .tab)
    #expect(screen.contains("↑ ↓ move row"))

    press(.down)
    #expect(list.names == ["Rice", "Tea", "Salt"])
    press(.down, .down, .down)
    #expect(list.names == ["Rice", "Salt", "Tea"])
    press(.up)
    #expect(list.names == ["Rice", "Tea", "Salt"])
  }

  /// Whether a row is marked, by a frame or by marks beside its text.
  private func hasKeys(_ row: String) -> Bool {
    screen.contains("┃ \(row) ") || screen.contains("▸\(row)◂")
  }

  private func press(_ keys: Key...) {
    for key in keys { _ = phone.handle(key) }
  }

  final class List: UITableViewController {
    var names = ["Tea", "Rice", "Salt"]

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Things"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Name")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let detail = UIViewController()
      detail.title = "About \(names[indexPath.row])"
      navigationController?.pushViewController(detail, animated: true)
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }
}
