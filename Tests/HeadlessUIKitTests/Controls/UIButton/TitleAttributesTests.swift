import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Attributes of titles", .isolated)
struct TitleAttributesTests {
  let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]

  @Test func `a chosen segment has a colour of its own, and the others that of normal`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 0
    control.setTitleTextAttributes(
      [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 20)], for: .normal)
    control.setTitleTextAttributes(red, for: .selected)
    control.layoutIfNeeded()

    let runs = runs(of: control)
    #expect(runs.map(\.color) == [UIColor.red.components, UIColor.blue.components])
    #expect(runs.map(\.fontSize) == [20, 20])
    #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
    #expect(control.titleTextAttributes(for: .disabled) == nil)
  }

  @Test func `the title of a navigation bar and of its buttons have attributes`() throws {
    let controller = UIViewController()
    controller.title = "Menu"
    let item = UIBarButtonItem(title: "Add", style: .done, target: nil, action: nil)
    item.setTitleTextAttributes(red, for: .normal)
    controller.navigationItem.rightBarButtonItem = item
    let stack = UINavigationController(rootViewController: controller)
    stack.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.blue]
    Stage().present(stack)

    let runs = runs(of: stack.navigationBar)
    #expect(runs.first { $0.string == "Menu" }?.color == UIColor.blue.components)
    #expect(runs.first { $0.string == "Menu" }?.isBold == true)
    let button = try #require(runs.first { $0.string == "Add" })
    #expect(button.color == UIColor.red.components && button.isBold)
  }

  @Test func `a tab has attributes for when it is chosen`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    let item = UITabBarItem(title: "Home", image: nil, tag: 0)
    item.setTitleTextAttributes(red, for: .selected)
    bar.items = [item]
    #expect(runs(of: bar).first?.color != UIColor.red.components)

    bar.selectedItem = item
    #expect(runs(of: bar).first?.color == UIColor.red.components)
  }

  private func runs(of view: UIView) -> [DisplayList.Run] {
    var recorder = DisplayList.Recorder(size: CGSize(width: 400, height: 100))
    recorder.draw(view)
    return recorder.list.commands.flatMap { command -> [DisplayList.Run] in
      guard case .text(let runs, _, _, _) = command else { return [] }
      return runs
    }
  }
}
