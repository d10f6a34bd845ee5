import Grading
import HeadlessUIKit
import Stage
import Testing

/// Notes what a search bar asks and tells.
final class SearchDelegate: NSObject, UISearchBarDelegate {
  var heard: [String] = []
  var mayBegin = true
  var mayEnd = true
  var refused = "nothing"
  var cancel: (UISearchBar) -> Void = { _ in }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    heard.append("shouldBegin")
    return mayBegin
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("didBegin") }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    heard.append("shouldEnd")
    return mayEnd
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("didEnd") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    heard.append("didChange \(searchText)")
  }

  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    heard.append("shouldChange {\(range.location), \(range.length)} \(text)")
    return text != refused
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    heard.append("cancel")
    cancel(searchBar)
  }

  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    heard.append("scope \(selectedScope)")
  }
}

/// A delegate that only wants to know the text.
private final class TextDelegate: NSObject, UISearchBarDelegate {
  var text = ""

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { text = searchText }
}

@Suite("UISearchBar", .isolated)
struct UISearchBarTests: Unpacking {
  let stage = Stage()
  let controller = UIViewController()
  let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
  let delegate = SearchDelegate()
  var field: Element { stage.searchFields["Fruit"] }

  init() {
    bar.delegate = delegate
    bar.placeholder = "Fruit"
    controller.view.addSubview(bar)
    stage.present(controller)
  }

  @Test func `a new bar has Apple's defaults`() {
    let bar = UISearchBar()

    #expect(bar.text == "" && bar.placeholder == nil && bar.prompt == nil && bar.delegate == nil)
    #expect(!bar.showsCancelButton && !bar.showsScopeBar && bar.scopeButtonTitles == nil)
    #expect(bar.selectedScopeButtonIndex == 0 && bar.searchBarStyle == .default)
    #expect(bar.barStyle == .default && bar.barTintColor == nil && bar.isTranslucent)
    #expect(bar.returnKeyType == .search && bar.enablesReturnKeyAutomatically)
    #expect(bar.searchTextField.clearButtonMode == .always)
    #expect(bar.searchTextField.leftView is UIImageView && bar.frame == .zero)
  }

  @Test func `a person begins, types and searches, and the bar asks and tells`() {
    field.tap()
    #expect(bar.isFirstResponder && stage.keyboards.count == 1)

    stage.typeText("ab\n")

    #expect(
      delegate.heard == [
        "shouldBegin", "didBegin", "shouldChange {0, 0} a", "didChange a",
        "shouldChange {1, 0} b", "didChange ab", "search",
      ])
    #expect(bar.text == "ab" && stage.keyboards.count == 1)
    #expect(stage.conversation.last?.line == "searchBar → delegate: searchButtonClicked")
  }

  @Test func `the keyboard has a search key, which waits for text`() {
    field.tap()
    #expect(stage.keys["search"].exists)

    stage.typeText("\n")
    #expect(!delegate.heard.contains("search"))

    stage.typeText("a")
    stage.keys["search"].tap()
    #expect(delegate.heard.last == "search")
  }

  @Test func `the delegate can refuse to begin, a change, and to end`() {
    delegate.mayBegin = false
    #expect(!bar.becomeFirstResponder() && !bar.isFirstResponder)

    (delegate.mayBegin, delegate.refused) = (true, "x")
    field.tap()
    stage.typeText("axb")
    #expect(bar.text == "ab")

    delegate.mayEnd = false
    #expect(!bar.resignFirstResponder() && bar.isFirstResponder)
  }

  @Test func `the bar is first responder by its field`() {
    #expect(bar.becomeFirstResponder())
    #expect(bar.searchTextField.isFirstResponder && bar.isFirstResponder)

    #expect(bar.resignFirstResponder())
    #expect(!bar.searchTextField.isFirstResponder && !bar.isFirstResponder)
    #expect(delegate.heard == ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
  }

  @Test func `text and scopes set in code are told to nobody`() {
    bar.scopeButtonTitles = ["All", "Red"]

    bar.text = "Pear"
    bar.selectedScopeButtonIndex = 1

    #expect(bar.text == "Pear" && bar.searchTextField.text == "Pear" && delegate.heard.isEmpty)
    bar.text = nil
    #expect(bar.text == "")
  }

  @Test func `the clear button tells of an empty text, and then editing begins`() {
    bar.text = "Pear"

    stage.buttons["Clear text"].tap()

    #expect(delegate.heard == ["didChange ", "shouldBegin", "didBegin"])
    #expect(bar.text == "" && !stage.buttons["Clear text"].exists)
  }

  @Test func `Cancel tells the delegate, and does nothing else`() {
    #expect(!stage.buttons["Cancel"].exists)
    bar.showsCancelButton = true
    field.tap()
    stage.typeText("a")

    stage.buttons["Cancel"].tap()

    #expect(delegate.heard.last == "cancel")
    #expect(bar.text == "a" && bar.isFirstResponder && bar.showsCancelButton)
  }

  @Test func `Cancel rests once editing has ended, until it begins again`() {
    bar.showsCancelButton = true
    delegate.cancel = { $0.resignFirstResponder() }
    #expect(stage.buttons["Cancel"].isEnabled)

    field.tap()
    stage.buttons["Cancel"].tap()
    #expect(delegate.heard.last == "didEnd" && !stage.buttons["Cancel"].isEnabled)

    field.tap()
    #expect(stage.buttons["Cancel"].isEnabled)
  }

  @Test func `Cancel makes the field shorter, slowly if it is asked to`() {
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))

    bar.setShowsCancelButton(true, animated: false)
    bar.layoutIfNeeded()
    let short = bar.searchTextField.frame.width
    #expect(short > 200 && short < 260 && bar.showsCancelButton)

    bar.setShowsCancelButton(false, animated: true)
    #expect(bar.searchTextField.frame.width == 304 && !stage.buttons["Cancel"].exists)
    #expect(bar.searchTextField.presentation.bounds.width == short)
  }

  @Test func `scopes are buttons, and a person's choice is told`() {
    bar.showsScopeBar = true
    #expect(stage.segmentedControls.count == 0)

    bar.scopeButtonTitles = ["All", "Red"]
    bar.sizeToFit()
    #expect(bar.bounds.height == 100 && stage.buttons["All"].isSelected)

    stage.buttons["Red"].tap()

    #expect(bar.selectedScopeButtonIndex == 1 && delegate.heard == ["scope 1"])
    bar.setShowsScope(false, animated: false)
    #expect(
      stage.segmentedControls.count == 0
        && bar.sizeThatFits(.zero) == CGSize(width: 320, height: 56))
  }

  @Test func `a scope chosen before its title comes is chosen then`() {
    bar.showsScopeBar = true
    bar.selectedScopeButtonIndex = 1
    bar.scopeButtonTitles = ["All", "Red"]
    bar.sizeToFit()
    #expect(stage.buttons["Red"].isSelected)

    bar.selectedScopeButtonIndex = 7
    #expect(bar.selectedScopeButtonIndex == 7 && !stage.buttons["Red"].isSelected)
  }

  @Test func `a prompt stands above the field`() {
    bar.prompt = "What to eat"
    bar.sizeToFit()
    bar.layoutIfNeeded()

    #expect(bar.bounds.height == 87 && bar.searchTextField.frame.minY == 41)
    #expect(stage.staticTexts["What to eat"].exists)
    bar.prompt = nil
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
  }

  @Test func `what the bar says of the keyboard is the field's`() {
    bar.keyboardType = .emailAddress
    bar.autocapitalizationType = .none
    bar.returnKeyType = .done
    bar.inputAccessoryView = UIToolbar()

    #expect(bar.searchTextField.keyboardType == .emailAddress)
    #expect(bar.searchTextField.autocapitalizationType == .none)
    #expect(bar.searchTextField.returnKeyType == .done)
    #expect(bar.searchTextField.inputAccessoryView is UIToolbar)
  }

  @Test func `a delegate may leave out what it does not want to know`() {
    let delegate = TextDelegate()
    bar.delegate = delegate
    bar.showsCancelButton = true

    field.tap()
    stage.typeText("ab\n")
    stage.buttons["Cancel"].tap()
    bar.resignFirstResponder()

    #expect(delegate.text == "ab" && !bar.isFirstResponder)
    #expect(
      stage.conversation.map(\.line).filter { $0.hasPrefix("searchBar") } == [
        "searchBar → delegate: textDidChange \u{201C}a\u{201D}",
        "searchBar → delegate: textDidChange \u{201C}ab\u{201D}",
      ])
  }

  @Test func `the field is drawn with its glass, and a minimal bar has no ground`() {
    let lines = TerminalCanvas(style: .plain).lines(for: stage.display).joined(separator: "\n")
    #expect(lines.contains("⌕") && lines.contains("Fruit"))

    bar.barTintColor = .red
    let red = stage.display.description
    bar.searchBarStyle = .minimal

    #expect(red.contains("#ff0000") && !stage.display.description.contains("#ff0000"))
  }

  @Test func `those who hear the screen hear of a search field`() {
    #expect(bar.searchTextField.accessibilityTraits.contains(.searchField))
    #expect(bar.searchTextField.isAccessibilityElement && !bar.isAccessibilityElement)
    #expect(field.placeholderValue == "Fruit" && stage.textFields.count == 0)
  }

  @Test func `a bar is let go of`() {
    weak var kept: UISearchBar?
    do {
      let bar = UISearchBar()
      bar.showsCancelButton = true
      kept = bar
    }
    #expect(kept == nil)
  }

  // MARK: - Where a bar stands

  @Test func `in place of a title the bar takes all the room there is`() {
    let bar = UISearchBar()
    controller.navigationItem.titleView = bar
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    stage.present(UINavigationController(rootViewController: controller))
    _ = stage.display

    #expect(bar.frame.minX == 16 && bar.frame.height == 44 && bar.frame.width > 240)
    stage.navigationBars.searchFields.element(boundBy: 0).tap()
    stage.typeText("a")
    #expect(bar.text == "a")
  }

  @Test func `above the rows of a table the bar is as wide as the table`() {
    let table = UITableViewController()
    let bar = UISearchBar()
    bar.sizeToFit()
    table.tableView.tableHeaderView = bar
    stage.present(table)
    _ = stage.display

    #expect(bar.frame == CGRect(x: 0, y: 0, width: stage.window.bounds.width, height: 56))
    stage.tables.searchFields.element(boundBy: 0).tap()
    stage.typeText("a")
    #expect(bar.text == "a")
  }

  @Test func `a document describes a search bar`() throws {
    let bar = try object(
      """
      <searchBar contentMode="redraw" barStyle="black" searchBarStyle="minimal" text="Pear" \
      prompt="Fruit" placeholder="Name" showsCancelButton="YES" translucent="NO" \
      showsScopeBar="YES" id="bar">
        <rect key="frame" x="0.0" y="0.0" width="320" height="131"/>
        <color key="barTintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
        <textInputTraits key="textInputTraits" keyboardType="URL" returnKeyType="go"/>
        <scopeButtonTitles>
          <string>All</string>
          <string>Red</string>
        </scopeButtonTitles>
      </searchBar>
      """, as: UISearchBar.self)

    #expect(bar.text == "Pear" && bar.placeholder == "Name" && bar.prompt == "Fruit")
    #expect(bar.barStyle == .black && bar.searchBarStyle == .minimal && !bar.isTranslucent)
    #expect(bar.showsCancelButton && bar.showsScopeBar && bar.barTintColor == .red)
    #expect(bar.scopeButtonTitles == ["All", "Red"])
    #expect(bar.keyboardType == .URL && bar.returnKeyType == .go)
  }

  @Test func `key-value coding finds the properties`() {
    bar.setValue("Pear", forKey: "text")
    bar.setValue(true, forKey: "showsCancelButton")
    bar.setValue(UIColor.red, forKeyPath: "searchTextField.textColor")

    #expect(bar.text == "Pear" && bar.showsCancelButton)
    #expect(bar.searchTextField.textColor == .red)
    #expect(bar.value(forKey: "delegate") as? SearchDelegate === delegate)
  }
}
