import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Table view controllers", .isolated)
struct UITableViewControllerTests {
  let console = ConsoleRecorder()
  let stage = Stage()

  @Test func `a subclass overrides what it answers, and is data source and delegate`() {
    let controller = MenuController(style: .insetGrouped)
    stage.present(controller)

    #expect(controller.tableView === controller.view && controller.tableView.style == .insetGrouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(stage.tables[0].cells.count == 3)

    stage.cells["Tea"].tap()
    stage.tables[0].swipeUp()
    #expect(controller.heard == ["select 1", "scroll"])
    #expect(controller.tableView.rectForRow(at: [0, 1]).height == 60)
  }

  @Test func `B196: the selection is cleared when the screen appears again`() {
    let controller = MenuController(style: .plain)
    let stack = UINavigationController(rootViewController: controller)
    stage.present(stack)
    stage.cells["Tea"].tap()
    stack.pushViewController(UIViewController(), animated: false)
    #expect(controller.tableView.indexPathForSelectedRow == [0, 1])

    stack.popViewController(animated: false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)

    controller.clearsSelectionOnViewWillAppear = false
    stage.cells["Milk"].tap()
    stack.pushViewController(UIViewController(), animated: false)
    stack.popViewController(animated: false)
    #expect(controller.tableView.indexPathForSelectedRow == [0, 2])
  }

  @Test func `a controller without an override has no rows and asks for none`() {
    let controller = UITableViewController()
    stage.present(controller)

    #expect(controller.tableView.numberOfSections == 1 && controller.tableView.visibleCells.isEmpty)
    #expect(stage.conversation.map(\.name) == ["numberOfRows"])
  }

  @Test func `rows without an override for their cells stay blank, and it is said`() {
    let controller = CountOnly()
    stage.present(controller)
    _ = stage.display

    #expect(
      console.lines == [
        "CountOnly has a row 0 in 0 and no cell for it: the row stays blank. Override "
          + "tableView(_:cellForRowAt:)."
      ])
  }

  @Test func `heights and headers of an override may ask super`() {
    let controller = MenuController(style: .plain)
    controller.usesSuper = true
    stage.present(controller)

    #expect(controller.tableView.rectForRow(at: [0, 0]).height == 44)
    #expect(controller.tableView.rectForRow(at: [0, 2]).height == 60)
  }
}

private final class CountOnly: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
}

private final class MenuController: UITableViewController {
  var heard: [String] = []
  var usesSuper = false
  private let drinks = ["Coffee", "Tea", "Milk"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "drink")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    drinks.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "drink", for: indexPath)
    cell.textLabel?.text = drinks[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    guard usesSuper, indexPath.row < 2 else { return 60 }
    return super.tableView(tableView, heightForRowAt: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("select \(indexPath.row)")
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if heard.last != "scroll", isViewLoaded, scrollView.isDragging { heard.append("scroll") }
  }
}
