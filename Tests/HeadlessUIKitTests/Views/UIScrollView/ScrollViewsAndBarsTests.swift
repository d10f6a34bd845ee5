import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Scroll views and bars", .isolated)
struct ScrollViewsAndBarsTests {
  let stage = Stage()

  /// Shows a scroll view below the bar of a stack, as the first view of a controller.
  private func showOnStack(_ scrollView: UIScrollView, behind other: UIView? = nil) {
    let controller = UIViewController()
    if let other { controller.view.addSubview(other) }
    scrollView.frame = UIScreen.main.bounds
    controller.view.addSubview(scrollView)
    stage.present(UINavigationController(rootViewController: controller))
    scrollView.layoutIfNeeded()
  }

  @Test func `content that can be scrolled begins below the bar`() {
    let plain = UIScrollView()
    plain.contentSize = CGSize(width: 320, height: 1000)
    showOnStack(plain, behind: UIView())

    #expect(plain.adjustedContentInset.top == 44 && plain.contentInset == .zero)
    #expect(plain.contentOffset.y == -44)
  }

  @Test func `content that fits begins below the bar in the first view of a controller alone`() {
    let first = UIScrollView()
    showOnStack(first)
    #expect(first.adjustedContentInset.top == 44 && first.contentOffset.y == -44)

    let second = UIScrollView()
    showOnStack(second, behind: UIView())
    #expect(second.adjustedContentInset == .zero && second.contentOffset.y == 0)
    second.contentSize.height = 1000
    second.layoutIfNeeded()
    #expect(second.adjustedContentInset.top == 44 && second.contentOffset.y == -44)
  }

  @Test func `content is left where it is that was scrolled, or has room of the program's`() {
    let plain = UIScrollView()
    plain.contentSize = CGSize(width: 320, height: 1000)
    plain.contentOffset.y = 200
    plain.contentInset.top = 30
    showOnStack(plain)
    #expect(plain.contentOffset.y == 200 && plain.adjustedContentInset.top == 74)

    let window = UIWindow(frame: UIScreen.main.bounds)
    let inset = UIScrollView(frame: window.bounds)
    inset.contentSize = CGSize(width: 320, height: 1000)
    inset.contentInset.top = 30
    window.addSubview(inset)
    window.layoutIfNeeded()
    #expect(inset.contentOffset.y == 0 && inset.adjustedContentInset.top == 30)
  }

  @Test func `bars do not count where the program says never`() {
    let plain = UIScrollView()
    plain.contentInsetAdjustmentBehavior = .never
    plain.contentSize = CGSize(width: 320, height: 1000)
    showOnStack(plain)

    #expect(plain.adjustedContentInset == .zero && plain.contentOffset == .zero)
  }

  /// Has everything laid out, as often as asked.
  private func layOut(_ stack: UINavigationController, times: Int = 1) {
    for _ in 0..<times {
      stack.view.setNeedsLayout()
      stack.topViewController?.view.setNeedsLayout()
      stage.window.layoutIfNeeded()
    }
  }

  @Test func `content that was scrolled below a large title stays where it is`() {
    let plain = UIScrollView(frame: UIScreen.main.bounds)
    plain.contentSize = CGSize(width: 320, height: 2000)
    let controller = UIViewController()
    controller.view.addSubview(plain)
    let stack = UINavigationController(rootViewController: controller)
    stack.navigationBar.prefersLargeTitles = true
    stage.present(stack)
    layOut(stack)
    #expect(plain.contentOffset.y == -96)

    plain.contentOffset.y += 30
    layOut(stack, times: 3)
    #expect(plain.contentOffset.y == -66 && stack.navigationBar.frame.height == 66)
  }

  @Test func `a large title that is opaque shrinks by what is scrolled`() {
    let table = UITableViewController(style: .plain)
    let stack = UINavigationController(rootViewController: table)
    stack.navigationBar.prefersLargeTitles = true
    stack.navigationBar.isTranslucent = false
    stage.present(stack)
    table.tableView.contentSize.height = 2000
    layOut(stack)
    for scrolled in [2.0, 4, 6, 8] as [CGFloat] {
      table.tableView.contentOffset.y = scrolled
      layOut(stack, times: 2)
      #expect(stack.navigationBar.frame.height == 96 - scrolled)
      #expect(table.tableView.contentOffset.y == scrolled)
    }
  }
}
