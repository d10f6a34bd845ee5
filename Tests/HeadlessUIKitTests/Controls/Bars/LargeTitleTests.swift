import Grading
import Stage
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("Large titles and the looks of bars", .isolated)
struct LargeTitleTests: Unpacking {
  let stage = Stage()
  let table = UITableViewController(style: .plain)
  let list = ManyRows()
  let stack: UINavigationController

  init() {
    table.title = "Menu"
    stack = UINavigationController(rootViewController: table)
    stack.navigationBar.prefersLargeTitles = true
    table.loadViewIfNeeded()
    table.tableView.dataSource = list
    stage.present(stack)
  }

  private var bar: UINavigationBar { stack.navigationBar }

  @Test func `a bar with a large title is higher, and rows begin below it`() {
    #expect(bar.frame.height == 96)
    #expect(bar.largeTitleLabel.text == "Menu" && bar.titleLabel.superview == nil)
    #expect(stage.staticTexts["Menu"].exists)
    #expect(table.tableView.contentOffset.y == -bar.frame.maxY)
    #expect(stage.cells["Row 0"].frame.minY == bar.frame.maxY)
  }

  @Test func `the title shrinks as the rows are scrolled, and comes back`() {
    let top = table.tableView.contentOffset.y
    table.tableView.contentOffset.y = top + 20
    #expect(bar.frame.height == 76 && bar.titleLabel.superview == nil)

    stage.tables.firstMatch.swipeUp()
    stage.clock.advance(by: 1)
    #expect(bar.frame.height == 44 && bar.titleLabel.superview === bar)
    #expect(table.view.safeAreaInsets.top == bar.frame.maxY)

    for _ in 0..<12 { stage.tables.firstMatch.swipeDown() }
    stage.clock.advance(by: 1)
    #expect(bar.frame.height == 96 && table.tableView.contentOffset.y == top)
  }

  @Test func `an item says whether its title is large, and the next does as it does`() {
    let detail = UIViewController()
    detail.title = "Soup"
    detail.navigationItem.largeTitleDisplayMode = .never
    stack.pushViewController(detail, animated: false)
    #expect(bar.frame.height == 44 && bar.titleLabel.superview === bar)

    let more = UIViewController()
    stack.pushViewController(more, animated: false)
    #expect(bar.frame.height == 44)
    more.navigationItem.largeTitleDisplayMode = .always
    stack.view.layoutIfNeeded()
    #expect(bar.frame.height == 96)

    stack.popToRootViewController(animated: false)
    #expect(bar.frame.height == 96 && bar.largeTitleLabel.text == "Menu")
  }

  @Test func `a document asks for large titles`() throws {
    let bar = try object(
      """
      <navigationBar contentMode="scaleToFill" largeTitles="YES" id="a">
        <items><navigationItem title="Menu" largeTitleDisplayMode="always" id="b"/></items>
      </navigationBar>
      """, as: UINavigationBar.self)

    #expect(bar.prefersLargeTitles && bar.topItem?.largeTitleDisplayMode == .always)
    #expect(bar.intrinsicContentSize.height == 96)
  }
}

/// Twenty rows.
final class ManyRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
