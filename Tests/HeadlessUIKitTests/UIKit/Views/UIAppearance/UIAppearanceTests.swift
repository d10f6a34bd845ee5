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

  @Test func `buttons take the colours of a state, labels and fields their font`() {
    let (button, field) = (UIButton(type: .system), UITextField())
    UIButton.appearance().setTitleColor(.red, for: .highlighted)
    UITextField.appearance().font = .systemFont(ofSize: 20)
    UITextField.appearance().keyboardAppearance = .dark

    show(button, field)

    #expect(button.titleColor(for: .highlighted) == .red && button.titleColor(for: .normal) == nil)
    #expect(field.font?.pointSize == 20 && field.keyboardAppearance == .dark)
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
    outer.addSubview(inner)
    inner.addSubview(toggle)

    show(outer)

    #expect(toggle.onTintColor == .red)
  }

  @Test func `a window takes the look of its class as it is shown`() {
    UIWindow.appearance().tintColor = .red
    let window = UIWindow()
    #expect(window.tintColor == .systemBlue)

    window.isHidden = false

    #expect(window.tintColor == .red)
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
