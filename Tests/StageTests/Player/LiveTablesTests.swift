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
    press(.character("<"), .tab, .enter)

    #expect(list.names == ["Rice", "Salt"])
    #expect(screen.contains("Rice") && !screen.contains("Tea"))
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
  }
}
