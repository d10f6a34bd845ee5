import Grading
import HeadlessUIKit
import Stage
import Testing

/// A list that a person searches.
private final class Fruits: UITableViewController, UISearchResultsUpdating,
  UISearchControllerDelegate
{
  static let names = ["Apple", "Apricot", "Banana", "Cherry"]
  var shown = names
  var heard: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    heard.append("update \(text)")
    shown = Self.names.filter { text.isEmpty || $0.hasPrefix(text) }
    tableView.reloadData()
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    heard.append("willPresent \(searchController.isActive)")
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    heard.append("didPresent")
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    heard.append("willDismiss \(searchController.isActive)")
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    heard.append("didDismiss \(searchController.isActive)")
  }
}

@Suite("UISearchController", .isolated)
struct UISearchControllerTests {
  let stage = Stage()
  private let fruits = Fruits(style: .plain)
  let stack: UINavigationController

  init() {
    fruits.title = "Fruit"
    stack = UINavigationController(rootViewController: fruits)
    stack.navigationBar.prefersLargeTitles = true
  }

  private var bar: UINavigationBar { stack.navigationBar }
  private var field: Element { stage.searchFields.firstMatch }

  /// Shows the list with a search that another controller, or the list itself, shows the results of.
  private func present(results: UIViewController? = nil) -> UISearchController {
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = fruits
    search.delegate = fruits
    search.obscuresBackgroundDuringPresentation = results != nil
    fruits.definesPresentationContext = true
    fruits.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Buy", primaryAction: UIAction { _ in })
    fruits.navigationItem.searchController = search
    stage.present(stack)
    return search
  }

  private func settle() { stage.clock.advance(by: 1) }

  @Test func `a new controller has Apple's defaults`() {
    let search = UISearchController(searchResultsController: nil)

    #expect(!search.isActive && search.searchResultsController == nil)
    #expect(search.obscuresBackgroundDuringPresentation)
    #expect(search.hidesNavigationBarDuringPresentation && search.automaticallyShowsCancelButton)
    #expect(search.automaticallyShowsScopeBar && search.automaticallyShowsSearchResultsController)
    #expect(!search.showsSearchResultsController && search.searchBar.bounds.height == 56)
    #expect(fruits.navigationItem.hidesSearchBarWhenScrolling && !fruits.definesPresentationContext)
  }

  @Test func `the bar stands below the title, and rows begin below it`() {
    let search = present()

    #expect(bar.frame.height == 148)
    #expect(search.searchBar.window === stage.window)
    #expect(stage.cells["Apple"].frame.minY == bar.frame.maxY)
    #expect(field.exists && field.frame.maxY < bar.frame.maxY)

    fruits.navigationItem.searchController = nil
    #expect(bar.frame.height == 96 && search.searchBar.window == nil)
  }

  @Test func `the bar goes out of sight before the title as the rows are scrolled`() {
    _ = present()
    let top = fruits.tableView.contentOffset.y

    fruits.tableView.contentOffset.y = top + 30
    #expect(bar.frame.height == 118)
    fruits.tableView.contentOffset.y = top + 52
    #expect(bar.frame.height == 96 && !field.isHittable)
    fruits.tableView.contentOffset.y = top + 200
    #expect(bar.frame.height == 44)
    fruits.tableView.contentOffset.y = top
    #expect(bar.frame.height == 148 && field.isHittable)

    fruits.navigationItem.hidesSearchBarWhenScrolling = false
    fruits.tableView.contentOffset.y = top + 200
    #expect(bar.frame.height == 96 && field.isHittable)
  }

  @Test func `a person finds rows by typing, and sees all again after Cancel`() {
    let search = present()

    field.tap()
    settle()
    #expect(search.isActive && fruits.presentedViewController === search)
    #expect(bar.frame.height == 52 && !stage.buttons["Buy"].exists)
    field.typeText("Ap")
    #expect(stage.cells.count == 2 && stage.cells["Apricot"].exists)

    stage.buttons["Cancel"].tap()
    settle()
    #expect(!search.isActive && fruits.presentedViewController == nil)
    #expect(search.searchBar.text == "" && stage.cells.count == 4 && bar.frame.height == 148)
    #expect(!stage.buttons["Cancel"].exists && !search.searchBar.isFirstResponder)
    #expect(
      fruits.heard == [
        "willPresent true", "update ", "didPresent", "update A", "update Ap", "willDismiss true",
        "update ", "didDismiss false",
      ])
  }

  @Test func `the search key ends typing and keeps the results`() {
    let search = present()
    field.tap()
    field.typeText("Ba\n")
    settle()

    #expect(search.isActive && !search.searchBar.isFirstResponder && stage.cells.count == 1)
    stage.buttons["Cancel"].tap()
    settle()
    #expect(!search.isActive && stage.cells.count == 4)
  }

  @Test func `a program begins and ends a search`() {
    let search = present()

    search.isActive = true
    settle()
    #expect(search.searchBar.isFirstResponder)
    search.searchBar.text = "Ch"
    #expect(fruits.heard.last == "update Ch" && stage.cells.count == 1)

    var isDone = false
    search.dismiss(animated: true) { isDone = true }
    settle()
    #expect(isDone && !search.isActive && stage.cells.count == 4)

    search.isActive = true
    fruits.dismiss(animated: false)
    #expect(!search.isActive)
  }

  @Test func `a bar that lies in no window begins no search`() {
    let search = UISearchController(searchResultsController: nil)
    search.isActive = true
    #expect(!search.isActive)

    fruits.tableView.tableHeaderView = search.searchBar
    search.isActive = true
    #expect(!search.isActive)
  }

  @Test func `the results have a controller of their own, which appears with the first letter`() {
    let results = UITableViewController(style: .plain)
    results.title = "Results"
    let search = present(results: results)

    field.tap()
    settle()
    #expect(results.viewIfLoaded?.window == nil && search.view.window != nil)
    field.typeText("A")
    #expect(results.view.window === stage.window && results.parent === search)
    #expect(search.showsSearchResultsController)
    field.typeText("\u{8}")
    #expect(results.view.window == nil)

    search.showsSearchResultsController = true
    #expect(results.view.window != nil && !search.automaticallyShowsSearchResultsController)
    stage.buttons["Cancel"].tap()
    settle()
    #expect(results.view.window == nil && search.view.window == nil)
  }

  @Test func `a tap on the dark content ends the search, and light content takes the tap itself`() {
    let search = present(results: UIViewController())
    field.tap()
    settle()
    stage.tap(at: CGPoint(x: 160, y: 300))
    settle()
    #expect(!search.isActive)

    search.dimsBackgroundDuringPresentation = false
    #expect(!search.obscuresBackgroundDuringPresentation)
    field.tap()
    settle()
    stage.cells["Banana"].tap()
    #expect(search.isActive && fruits.tableView.indexPathForSelectedRow?.row == 2)
  }

  @Test func `the search is there again when its controller comes back`() {
    let search = present()
    field.tap()
    field.typeText("Ap")
    settle()

    stack.pushViewController(UIViewController(), animated: true)
    settle()
    #expect(search.isActive && search.view.window == nil && search.searchBar.window == nil)
    #expect(stage.buttons["Back"].exists || stage.buttons["Fruit"].exists)

    stack.popViewController(animated: true)
    settle()
    #expect(search.view.window != nil && field.value == "Ap" && stage.cells.count == 2)
  }

  @Test func `a controller that presents a search presents nothing else`() {
    let console = ConsoleRecorder()
    let search = present()
    search.isActive = true
    settle()

    fruits.present(
      UIAlertController(title: "Sold", message: nil, preferredStyle: .alert), animated: false)
    #expect(console.lines.count == 1 && console.lines[0].contains("already presenting"))

    search.present(
      UIAlertController(title: "Sold", message: nil, preferredStyle: .alert), animated: false)
    #expect(stage.alerts["Sold"].exists)
    fruits.dismiss(animated: false)
    settle()
    #expect(!stage.alerts["Sold"].exists && !search.isActive)
  }

  @Test func `the nearest controller that defines a context presents a search, or the outermost`() {
    let search = present()
    search.isActive = true
    #expect(search.presentingViewController === fruits)
    search.isActive = false

    fruits.definesPresentationContext = false
    search.isActive = true
    #expect(search.presentingViewController === stack)
  }

  @Test func `a bar above the rows searches them, too`() {
    let search = UISearchController(searchResultsController: UIViewController())
    search.searchResultsUpdater = fruits
    fruits.tableView.tableHeaderView = search.searchBar
    stage.present(fruits)

    field.tap()
    settle()
    #expect(search.isActive && search.view.frame.minY == search.searchBar.frame.maxY)
    stage.buttons["Cancel"].tap()
    settle()
    #expect(!search.isActive && fruits.heard == ["update ", "update "])
  }

  @Test func `scopes are shown while a search is active, and choosing one updates the results`() {
    let search = present()
    search.searchBar.scopeButtonTitles = ["All", "Red"]
    #expect(!stage.buttons["Red"].exists)

    field.tap()
    settle()
    #expect(bar.frame.height == 96)
    stage.buttons["Red"].tap()
    #expect(fruits.heard.filter { $0 == "update " }.count == 2)
    #expect(search.searchBar.selectedScopeButtonIndex == 1)

    stage.buttons["Cancel"].tap()
    settle()
    #expect(!stage.buttons["Red"].exists && bar.frame.height == 148)

    search.searchBar.showsScopeBar = true
    stack.view.layoutIfNeeded()
    #expect(bar.frame.height == 192 && stage.buttons["Red"].isHittable)
  }

  @Test func `a search without a navigation bar's place leaves title and buttons`() {
    let search = present()
    search.hidesNavigationBarDuringPresentation = false
    field.tap()
    settle()

    #expect(search.isActive && bar.frame.height == 148 && stage.buttons["Buy"].isHittable)
  }
}
