import Grading
import HeadlessUIKitExtras
import Stage
import Testing

@Suite("UISearchController", .isolated)
struct UISearchControllerTests {
  let log = Log()
  let root: Finder
  let search = UISearchController(searchResultsController: nil)
  let stage = Stage()

  init() {
    root = Finder(log)
    root.navigationItem.searchController = search
    search.searchResultsUpdater = root
    search.delegate = root
    stage.present(UINavigationController(rootViewController: root))
  }

  private var field: Element { stage.searchFields[0] }

  @Test func `B570: the bar lies below the title, and the content below both`() throws {
    let bar = try #require(search.searchBar.superview as? UINavigationBar)

    #expect(bar.bounds.height == 96)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 320, height: 52))
    #expect(root.view.safeAreaInsets.top == bar.frame.maxY)
    #expect(root.navigationItem.searchController === search && !search.isActive)
  }

  @Test func `B571: a tap begins the search, each letter is told, and Cancel ends it`() {
    field.tap()
    #expect(search.isActive && stage.buttons["Cancel"].exists)
    field.typeText("so")
    stage.buttons["Cancel"].tap()

    #expect(!search.isActive && search.searchBar.text == "" && !stage.buttons["Cancel"].exists)
    #expect(
      log.lines == [
        "will present", "did present", "found \"\" active true", "found \"s\" active true",
        "found \"so\" active true", "will dismiss", "did dismiss", "found \"\" active false",
      ])
  }

  @Test func `B572: the program ends the search, too`() {
    search.isActive = true
    search.isActive = true
    search.isActive = false

    #expect(log.lines.filter { $0.hasPrefix("found") }.count == 2)
  }

  @Test func `B573: a controller of its own shows what is found, while there is a text`() throws {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    root.navigationItem.searchController = search
    stage.clock.advance(by: 0.1)
    field.tap()
    #expect(results.viewIfLoaded?.superview == nil)
    field.typeText("s")
    #expect(results.view.superview === root.view && results.parent === root)
    stage.buttons["Cancel"].tap()
    #expect(results.view.superview == nil && results.parent == nil)
  }

  @Test
  func `B577: what lies below the bar is dimmed if it is asked for, and a tap on it ends all`() {
    let button = UIButton(type: .system)
    button.setTitle("Order", for: .normal)
    button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
    root.view.addSubview(button)
    #expect(!search.obscuresBackgroundDuringPresentation)
    search.obscuresBackgroundDuringPresentation = true
    stage.clock.advance(by: 0.1)
    #expect(!stage.buttons["End search"].exists)
    field.tap()
    stage.clock.advance(by: 1)
    let isDark = stage.display.commands.contains {
      if case .fill(let rect, let color, _) = $0 { return color.alpha == 0.3 && rect.height > 300 }
      return false
    }
    #expect(isDark && !stage.buttons["Order"].isHittable && stage.buttons["End search"].exists)
    stage.buttons["End search"].tap()

    #expect(!search.isActive && stage.buttons["Order"].isHittable)
    #expect(!stage.buttons["End search"].exists)
  }

  @Test func `B578: the title and the buttons go while a person searches`() throws {
    root.title = "Menu"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: nil, action: nil)
    stage.clock.advance(by: 0.1)
    let bar = try #require(root.navigationController?.navigationBar)
    #expect(stage.staticTexts["Menu"].exists && stage.buttons["Add"].exists)
    field.tap()
    stage.clock.advance(by: 0.5)
    #expect(!stage.staticTexts["Menu"].exists && !stage.buttons["Add"].exists)
    #expect(bar.bounds.height == 52 && search.searchBar.frame.minY == 0)
    #expect(root.view.safeAreaInsets.top == bar.frame.maxY && search.searchBar.isFirstResponder)
    search.hidesNavigationBarDuringPresentation = false
    stage.clock.advance(by: 0.1)
    #expect(stage.buttons["Add"].exists && bar.bounds.height == 96)
    search.hidesNavigationBarDuringPresentation = true
    stage.buttons["Cancel"].tap()
    stage.clock.advance(by: 0.5)
    #expect(stage.staticTexts["Menu"].exists && stage.buttons["Add"].exists)
    #expect(bar.bounds.height == 96 && search.searchBar.frame.minY == 44)
  }

  @Test func `B578: a bar above a list hides the navigation bar`() throws {
    root.navigationItem.searchController = nil
    let list = UITableViewController(style: .plain)
    list.title = "Dishes"
    let stack = UINavigationController(rootViewController: list)
    stage.present(stack)
    list.tableView.tableHeaderView = search.searchBar
    stage.clock.advance(by: 0.1)
    field.tap()
    stage.clock.advance(by: 0.5)
    #expect(stack.isNavigationBarHidden && search.isActive)
    stage.buttons["Cancel"].tap()
    #expect(!stack.isNavigationBarHidden)
  }

  @Test func `B579: the bar goes as the content is scrolled, unless it is to stay`() throws {
    let list = UITableViewController(style: .plain)
    list.tableView.contentSize.height = 3000
    let stack = UINavigationController(rootViewController: list)
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    stage.present(stack)
    stage.clock.advance(by: 0.1)
    let top = list.tableView.contentOffset.y
    #expect(
      list.navigationItem.hidesSearchBarWhenScrolling && stack.navigationBar.bounds.height == 96)
    list.tableView.contentOffset.y = top + 20
    stage.clock.advance(by: 0.1)
    #expect(stack.navigationBar.bounds.height == 76)
    list.tableView.contentOffset.y = top + 200
    stage.clock.advance(by: 0.1)
    #expect(stack.navigationBar.bounds.height == 44)
    list.navigationItem.hidesSearchBarWhenScrolling = false
    stage.clock.advance(by: 0.1)
    #expect(stack.navigationBar.bounds.height == 96)
  }

  @Test func `whoever begins and ends a search as one is told of it ends in no circle`() {
    let stubborn = Stubborn()
    search.delegate = stubborn
    search.searchResultsUpdater = stubborn
    search.isActive = true
    #expect(search.isActive && search.searchBar.text == "SOUP")
    search.isActive = false
    #expect(!search.isActive && stubborn.count == 4)
  }

  @Test func `an item that loses its search ends it`() {
    field.tap()
    root.navigationItem.searchController = nil
    #expect(!search.isActive && root.navigationItem.searchController == nil)
    stage.clock.advance(by: 0.1)
    #expect(root.navigationController?.navigationBar.bounds.height == 44)
  }

  final class Stubborn: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
    var count = 0

    func willPresentSearchController(_ searchController: UISearchController) {
      count += 1
      searchController.isActive = true
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      count += 1
      searchController.isActive = true
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      count += 1
      searchController.isActive = false
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      count += 1
      searchController.isActive = false
    }
    func updateSearchResults(for searchController: UISearchController) {
      if searchController.isActive { searchController.searchBar.text = "SOUP" }
    }
  }

  @Test func `an item without a search has the bar as it was`() {
    root.navigationItem.searchController = nil
    stage.clock.advance(by: 0.1)

    #expect(root.navigationController?.navigationBar.bounds.height == 44)
    #expect(search.searchBar.superview == nil)
  }

  final class Finder: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func updateSearchResults(for searchController: UISearchController) {
      log.note(
        "found \"\(searchController.searchBar.text ?? "")\" active \(searchController.isActive)")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      log.note("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      log.note("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      log.note("will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      log.note("did dismiss")
    }
  }
}

@Suite("UISearchBar", .isolated)
struct UISearchBarTests {
  let bar = UISearchBar(frame: CGRect(x: 0, y: 40, width: 320, height: 56))
  let log = Log()
  let listener: Listener
  let stage: Stage

  init() {
    listener = Listener(log)
    bar.delegate = listener
    bar.placeholder = "Dish"
    stage = Stage(showing: bar)
  }

  @Test func `B574: each change is told, and the key Search`() {
    stage.searchFields["Dish"].tap()
    stage.searchFields[0].typeText("so\n")

    #expect(log.lines == ["begins", "text s", "text so", "search so"])
    #expect(bar.isFirstResponder)
    bar.resignFirstResponder()
    #expect(log.lines.last == "ends" && !bar.isFirstResponder)
  }

  @Test func `B575: the text that the program sets is told, too`() {
    bar.text = "soup"

    #expect(log.lines == ["text soup"] && bar.searchTextField.text == "soup")
  }

  @Test func `the text that is there already is not told`() {
    bar.text = ""
    bar.text = "soup"
    bar.text = "soup"
    bar.text = nil
    bar.text = ""

    #expect(log.lines == ["text soup", "text "])
  }

  @Test func `a prompt makes the bar higher`() {
    bar.prompt = "What are you hungry for?"
    #expect(bar.intrinsicContentSize.height == 76)
  }

  @Test func `B576: Cancel is there if it is asked for, and its tap is told`() {
    #expect(!stage.buttons["Cancel"].exists)
    bar.setShowsCancelButton(true, animated: true)
    stage.clock.advance(by: 0.1)
    stage.buttons["Cancel"].tap()

    #expect(log.lines == ["cancel"])
  }

  @Test func `the delegate may refuse letters, and the beginning`() {
    listener.refuses = true
    stage.searchFields[0].tap()
    #expect(!bar.isFirstResponder && log.lines.isEmpty)
  }

  @Test func `a document makes a bar with what it says`() throws {
    let bar = try object(
      """
      <searchBar contentMode="redraw" text="soup" placeholder="Dish" showsCancelButton="YES" \
      searchBarStyle="minimal" id="a"/>
      """, as: UISearchBar.self)

    #expect((bar.text, bar.placeholder) == ("soup", "Dish"))
    #expect(bar.showsCancelButton && bar.searchBarStyle == .minimal)
    #expect(bar.intrinsicContentSize.height == 56)
  }

  final class Listener: NSObject, UISearchBarDelegate {
    let log: Log
    var refuses = false

    init(_ log: Log) {
      self.log = log
      super.init()
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { !refuses }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.note("begins") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.note("ends") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.note("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      log.note("search \(searchBar.text ?? "")")
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.note("cancel") }
  }
}
