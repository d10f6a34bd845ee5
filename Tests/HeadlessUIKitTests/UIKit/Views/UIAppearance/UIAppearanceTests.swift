import Grading
import Stage
import Testing

@testable import HeadlessUIKit

@Suite("The look of a class", .isolated)
struct UIAppearanceTests {
  let stage = Stage()
  let controller = UIViewController()

  private func show(_ views: UIView...) {
    views.forEach { controller.view.addSubview($0) }
    stage.present(controller)
  }

  @Test func `views take the look of their class as they enter a window`() {
    let toggle = UISwitch()
    UISwitch.appearance().onTintColor = .purple
    #expect(toggle.onTintColor == nil)

    show(toggle)
    #expect(toggle.onTintColor == .purple)

    UISwitch.appearance().onTintColor = .red
    #expect(toggle.onTintColor == .purple, "What is in a window stays as it is.")

    toggle.removeFromSuperview()
    controller.view.addSubview(toggle)
    #expect(toggle.onTintColor == .red)
  }

  @Test func `what was set on a view itself stays`() {
    let (own, plain) = (UISlider(), UISlider())
    own.minimumTrackTintColor = .green
    UISlider.appearance().minimumTrackTintColor = .orange
    UISlider.appearance().thumbTintColor = .black

    show(own, plain)

    #expect(own.minimumTrackTintColor == .green && own.thumbTintColor == .black)
    #expect(plain.minimumTrackTintColor == .orange)
  }

  @Test func `what is set on a view in a window stays when it enters another`() {
    let label = UILabel()
    UILabel.appearance().textColor = .red
    show(label)
    label.textColor = .blue

    label.removeFromSuperview()
    controller.view.addSubview(label)

    #expect(label.textColor == .blue)
  }

  @Test func `an object of a subclass takes the look of both classes`() {
    final class Title: UILabel {}
    let (title, label) = (Title(), UILabel())
    Title.appearance().textColor = .blue
    UILabel.appearance().textColor = .red
    UILabel.appearance().font = .boldSystemFont(ofSize: 30)

    show(title, label)

    #expect(title.textColor == .blue && title.font.pointSize == 30)
    #expect(label.textColor == .red)
  }

  @Test func `what a subclass sets as it is made is its own`() {
    final class Loud: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .red
      }

      required init?(coder: NSCoder) { nil }
    }
    let loud = Loud()
    Loud.appearance().backgroundColor = .blue

    show(loud)

    #expect(loud.backgroundColor == .red)
  }

  @Test func `bars take the look of their class before they are seen`() {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .yellow
    UINavigationBar.appearance().tintColor = .white
    UINavigationBar.appearance().barTintColor = .black
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = look
    UITabBar.appearance().tintColor = .magenta
    UITabBar.appearance().unselectedItemTintColor = .brown

    let stack = UINavigationController(rootViewController: controller)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    stage.present(tabs)

    let bar = stack.navigationBar
    #expect(bar.tintColor == .white && bar.barTintColor == .black)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    #expect(bar.standardAppearance.backgroundColor == .yellow)
    #expect(tabs.tabBar.tintColor == .magenta && tabs.tabBar.unselectedItemTintColor == .brown)
  }

  @Test func `items of bars take the look of their class`() {
    UIBarButtonItem.appearance().tintColor = .red
    UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 2.0], for: .normal)
    UITabBarItem.appearance().badgeColor = .blue
    let items = ["Add", "Own"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    items[1].tintColor = .green
    controller.navigationItem.rightBarButtonItems = items
    controller.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    let stack = UINavigationController(rootViewController: controller)
    stack.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]

    stage.present(tabs)

    #expect(items.map(\.tintColor) == [.red, .green])
    #expect(items[0].titleTextAttributes(for: .normal)?[.kern] as? Double == 2)
    #expect(controller.toolbarItems?.first?.tintColor == .red)
    #expect(stack.tabBarItem.badgeColor == .blue)
  }

  @Test func `items that a bar in a window is given later take the look of their class`() {
    UITabBarItem.appearance().badgeColor = .blue
    let (bar, item) = (UITabBar(), UITabBarItem(title: "Menu", image: nil, tag: 0))
    show(bar)

    bar.items = [item]

    #expect(item.badgeColor == .blue)
  }

  @Test func `buttons take the colours of a state, labels and fields their font`() {
    let (button, field) = (UIButton(type: .system), UITextField())
    UIButton.appearance().setTitleColor(.red, for: .highlighted)
    UITextField.appearance().font = .systemFont(ofSize: 20)
    UITextField.appearance().keyboardAppearance = .dark

    show(button, field)

    #expect(button.titleColor(for: .highlighted) == .red && button.titleColor(for: .normal) == nil)
    #expect(field.font?.pointSize == 20 && field.keyboardAppearance == .dark)
  }

  @Test func `labels of rows and headers take the look that labels have there`() throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        1
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Soup"
        cell.detailTextLabel?.text = "4"
        return cell
      }
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Menu" }
    }
    let inRows = UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self])
    (inRows.font, inRows.textColor) = (.systemFont(ofSize: 30), .red)
    let inHeaders = UILabel.appearance(
      whenContainedInInstancesOf: [UITableViewHeaderFooterView.self])
    (inHeaders.font, inHeaders.textColor) = (.systemFont(ofSize: 20), .green)
    let rows = Rows(style: .grouped)

    stage.present(rows)

    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    for label in [cell.textLabel, cell.detailTextLabel] {
      #expect(label?.font.pointSize == 30 && label?.textColor == .red)
    }
    let title = try #require(rows.tableView.headerView(forSection: 0)?.textLabel)
    #expect(title.font.pointSize == 20 && title.textColor == .green)
  }

  @Test func `a button takes the look of symbols in a state`() {
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    UIButton.appearance().setPreferredSymbolConfiguration(large, forImageIn: .selected)
    let button = UIButton()

    show(button)

    #expect(button.preferredSymbolConfigurationForImage(in: .selected) == large)
    #expect(button.preferredSymbolConfigurationForImage(in: .normal) == nil)
  }

  @Test func `a table and its cells have their background from the look of their class`() {
    UITableView.appearance().backgroundColor = .black
    UITableView.appearance().separatorColor = .red
    UITableViewCell.appearance().backgroundColor = .gray
    UITableViewHeaderFooterView.appearance().tintColor = .green
    let (table, cell) = (UITableView(), UITableViewCell())
    let header = UITableViewHeaderFooterView()

    show(table, cell, header)

    #expect(table.backgroundColor == .black && table.separatorColor == .red)
    #expect(cell.backgroundColor == .gray && header.tintColor == .green)
  }

  @Test func `the look inside of containers is that of the fitting proxy`() {
    final class Panel: UIView {}
    final class Screen: UIViewController {}
    let (inside, outside, panel) = (UISwitch(), UISwitch(), Panel())
    let screen = Screen()
    UISwitch.appearance(whenContainedInInstancesOf: [Panel.self]).onTintColor = .red
    UISwitch.appearance(whenContainedInInstancesOf: [Panel.self, Screen.self]).onTintColor = .blue
    UISwitch.appearance(whenContainedInInstancesOf: [Screen.self, Panel.self]).onTintColor = .green
    UISwitch.appearance().onTintColor = .black
    panel.addSubview(inside)
    screen.view.addSubview(panel)
    screen.view.addSubview(outside)

    stage.present(screen)

    #expect(inside.onTintColor == .blue && outside.onTintColor == .black)
  }

  @Test func `the container nearer to the window prevails`() {
    final class Outer: UIView {}
    final class Inner: UIView {}
    let (outer, inner, toggle) = (Outer(), Inner(), UISwitch())
    UISwitch.appearance(whenContainedInInstancesOf: [Outer.self]).onTintColor = .red
    UISwitch.appearance(whenContainedInInstancesOf: [Inner.self]).onTintColor = .blue
    UISwitch.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).thumbTintColor = .red
    UISwitch.appearance(whenContainedInInstancesOf: [Outer.self]).thumbTintColor = .blue
    outer.addSubview(inner)
    inner.addSubview(toggle)

    show(outer)

    #expect(toggle.onTintColor == .red)
    #expect(toggle.thumbTintColor == .red, "More containers prevail over fewer.")
  }

  @Test func `a window takes the look of its class as it is shown`() {
    UIWindow.appearance().tintColor = .red
    let window = UIWindow()
    #expect(window.tintColor == .systemBlue)

    window.isHidden = false

    #expect(window.tintColor == .red)
  }

  /// Whether a view takes a property from the proxy of its class, and not before.
  private func takes<View: UIView, Value: Equatable>(
    _ view: View, _ property: ReferenceWritableKeyPath<View, Value>, _ value: Value
  ) -> Bool {
    View.appearance()[keyPath: property] = value
    let isPlain = view[keyPath: property] != value
    controller.view.addSubview(view)
    return isPlain && view[keyPath: property] == value
  }

  @Test func `each property that a proxy is said to record is recorded`() {
    show()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(takes(UIView(), \.tintColor, .red) && takes(UIView(), \.backgroundColor, .red))
    #expect(takes(UISwitch(), \.onTintColor, .red) && takes(UISwitch(), \.thumbTintColor, .red))
    #expect(takes(UISlider(), \.minimumTrackTintColor, .red))
    #expect(takes(UISlider(), \.maximumTrackTintColor, .red))
    #expect(takes(UISlider(), \.thumbTintColor, .red))
    #expect(takes(UIProgressView(), \.progressTintColor, .red))
    #expect(takes(UIProgressView(), \.trackTintColor, .red))
    #expect(takes(UIPageControl(), \.pageIndicatorTintColor, .red))
    #expect(takes(UIPageControl(), \.currentPageIndicatorTintColor, .red))
    #expect(takes(UISegmentedControl(), \.selectedSegmentTintColor, .red))
    #expect(takes(UIActivityIndicatorView(), \.color, .red))
    #expect(takes(UILabel(), \.font, .systemFont(ofSize: 9)) && takes(UILabel(), \.textColor, .red))
    #expect(takes(UITextField(), \.font, .systemFont(ofSize: 9)))
    #expect(takes(UITextField(), \.textColor, .red))
    #expect(takes(UITextField(), \.borderStyle, .line))
    #expect(takes(UITextField(), \.keyboardAppearance, .dark))
    #expect(takes(UIButton(), \.contentEdgeInsets, insets))
    #expect(takes(UITableView(), \.separatorColor, .red))
    #expect(takes(UITableView(), \.separatorInset, insets))
    #expect(takes(UITableViewCell(), \.separatorInset, insets))
    #expect(takes(UITextView(), \.backgroundColor, .red))
  }

  @Test func `each property of a bar that a proxy is said to record is recorded`() {
    show()

    #expect(
      takes(UINavigationBar(), \.barStyle, .black) && takes(UINavigationBar(), \.barTintColor, .red)
    )
    #expect(takes(UINavigationBar(), \.isTranslucent, false))
    #expect(takes(UINavigationBar(), \.prefersLargeTitles, true))
    #expect(takes(UITabBar(), \.barStyle, .black) && takes(UITabBar(), \.barTintColor, .red))
    #expect(takes(UITabBar(), \.isTranslucent, false))
    #expect(takes(UITabBar(), \.unselectedItemTintColor, .red))
    #expect(takes(UIToolbar(), \.barStyle, .black) && takes(UIToolbar(), \.barTintColor, .red))
    #expect(takes(UIToolbar(), \.isTranslucent, false))
    #expect(takes(UISearchBar(), \.barStyle, .black) && takes(UISearchBar(), \.barTintColor, .red))
    #expect(takes(UISearchBar(), \.isTranslucent, false))
    #expect(takes(UISearchBar(), \.searchBarStyle, .minimal))
    #expect(takes(UIRefreshControl(), \.attributedTitle, NSAttributedString(string: "Loading")))
  }

  @Test func `the looks of bars and what is set by methods are recorded`() {
    let (look, tabLook) = (UINavigationBarAppearance(), UITabBarAppearance())
    (look.backgroundColor, tabLook.backgroundColor) = (.red, .red)
    UINavigationBar.appearance().compactAppearance = look
    UINavigationBar.appearance().scrollEdgeAppearance = look
    UINavigationBar.appearance().largeTitleTextAttributes = [.kern: 1.0]
    UITabBar.appearance().standardAppearance = tabLook
    UITabBar.appearance().scrollEdgeAppearance = tabLook
    UISegmentedControl.appearance().setTitleTextAttributes([.kern: 1.0], for: .selected)
    UIButton.appearance().setBackgroundImage(UIImage(systemName: "star"), for: .disabled)
    UITextField.appearance().defaultTextAttributes = [.kern: 1.0]
    let (bar, tabs, segments) = (UINavigationBar(), UITabBar(), UISegmentedControl())
    let (button, field) = (UIButton(), UITextField())

    show(bar, tabs, segments, button, field)

    #expect(bar.compactAppearance?.backgroundColor == .red)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .red)
    #expect(bar.largeTitleTextAttributes?[.kern] as? Double == 1)
    #expect(tabs.standardAppearance.backgroundColor == .red)
    #expect(tabs.scrollEdgeAppearance?.backgroundColor == .red)
    #expect(segments.titleTextAttributes(for: .selected)?[.kern] as? Double == 1)
    #expect(button.backgroundImage(for: .disabled) != nil)
    #expect(button.backgroundImage(for: .normal) == nil)
    #expect(field.defaultTextAttributes[.kern] as? Double == 1)
  }

  @Test func `the proxies end with the process`() {
    UISwitch.appearance().onTintColor = .purple
    #expect(UISwitch.appearance().onTintColor == .purple)

    Device.current.process = nil

    #expect(UISwitch.appearance().onTintColor == nil)
  }

  @Test func `a look is taken at once, also inside of an animation`() {
    UIView.appearance(whenContainedInInstancesOf: [UIButton.self]).backgroundColor = .red
    let (button, view) = (UIButton(), UIView())
    show(button)

    UIView.animate(withDuration: 1) { button.addSubview(view) }

    #expect(view.backgroundColor == .red && view.animations.isEmpty)
  }
}
