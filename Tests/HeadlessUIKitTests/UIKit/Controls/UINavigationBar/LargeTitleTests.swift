import Grading
import Stage
import Testing

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

  @Test func `a look gives the bar its colours, at the top of the content and below`() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemBlue
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    look.largeTitleTextAttributes = [.foregroundColor: UIColor.yellow]
    bar.standardAppearance = look
    look.backgroundColor = .systemRed

    #expect(bar.standardAppearance.backgroundColor == .systemBlue)
    #expect(!stage.display.description.contains("#007AFF"))
    bar.scrollEdgeAppearance = bar.standardAppearance
    #expect(bar.titleLabel.textColor == .white && bar.largeTitleLabel.textColor == .yellow)
    #expect(bar.look?.backgroundColor == .systemBlue)

    table.tableView.contentOffset.y += 200
    bar.scrollEdgeAppearance = nil
    #expect(bar.look?.backgroundColor == .systemBlue)
    table.navigationItem.standardAppearance = UINavigationBarAppearance()
    #expect(bar.look?.backgroundColor == nil)
  }

  @Test func `a look is changed where it lies`() {
    bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    #expect(bar.titleLabel.textColor == .white)
    bar.standardAppearance.backgroundColor = .systemBlue
    #expect(bar.standardAppearance.backgroundColor == .systemBlue)
    #expect(bar.standardAppearance === bar.standardAppearance)

    let first = bar.standardAppearance
    bar.standardAppearance = UINavigationBarAppearance()
    first.backgroundColor = .systemRed
    #expect(bar.standardAppearance.backgroundColor == nil)

    table.navigationItem.standardAppearance = UINavigationBarAppearance()
    table.navigationItem.standardAppearance?.titleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(bar.titleLabel.textColor == .red)
  }

  @Test func `a look that is only read gives the bar none`() {
    _ = bar.standardAppearance.backgroundColor
    #expect(bar.look == nil)

    let tabs = UITabBar()
    _ = tabs.standardAppearance.backgroundColor
    #expect(tabs.look == nil)
    tabs.standardAppearance.backgroundColor = .systemYellow
    #expect(tabs.look?.backgroundColor == .systemYellow)
  }

  @Test func `a copy of a look goes its own way`() throws {
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    let copy = try #require(look.copy() as? UINavigationBarAppearance)
    look.backgroundColor = .systemRed

    #expect(copy !== look && copy.backgroundColor == nil)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .white)
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

  @Test func `a tab bar has the look it is given`() {
    let tabs = UITabBar()
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemYellow
    tabs.standardAppearance = look

    #expect(tabs.look?.backgroundColor == .systemYellow)
    #expect(tabs.standardAppearance !== look)
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
