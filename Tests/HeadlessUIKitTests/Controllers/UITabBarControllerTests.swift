import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("UITabBarController", .isolated)
struct UITabBarControllerTests {
  let chronicle = CallLog()
  let console = ConsoleRecorder()
  let tabs = UITabBarController()
  let a: AppearanceRecordingController
  let b: AppearanceRecordingController
  let stage = Stage()

  init() {
    a = AppearanceRecordingController("A", chronicle)
    b = AppearanceRecordingController("B", chronicle)
  }

  private func show(_ controllers: [UIViewController]) {
    tabs.viewControllers = controllers
    stage.present(tabs)
  }

  private func plain(_ names: String...) -> [UIViewController] {
    names.map { name in
      let controller = UIViewController()
      controller.title = name
      return controller
    }
  }

  @Test func `B113: there are no controllers at first, and none is selected`() {
    #expect(tabs.viewControllers == nil && tabs.selectedViewController == nil)
    #expect(tabs.selectedIndex == NSNotFound && tabs.tabBar.items ?? [] == [])
  }

  @Test func `B113: a new list keeps the selected controller, then the place, then the first`() {
    let list = plain("a", "b", "c", "d")
    tabs.viewControllers = [list[0], list[1], list[2]]
    tabs.selectedIndex = 2

    tabs.viewControllers = [list[2], list[0]]
    #expect(tabs.selectedViewController === list[2] && tabs.selectedIndex == 0)
    tabs.selectedIndex = 1
    tabs.viewControllers = [list[1], list[3]]
    #expect(tabs.selectedViewController === list[3])
    tabs.viewControllers = [list[1]]
    #expect(tabs.selectedViewController === list[1])
  }

  @Test func `B115: the delegate hears of every tap, and of nothing the program selects`() {
    let delegate = TabRecordingDelegate()
    tabs.delegate = delegate
    show([a, b])

    tabs.selectedIndex = 1
    tabs.selectedViewController = a
    #expect(delegate.log == [])
    stage.tabBars.buttons["B"].tap()
    stage.tabBars.buttons["B"].tap()
    #expect(delegate.log == ["should B", "did B", "should B", "did B"])
  }

  @Test func `B115: a delegate that refuses keeps the tab`() {
    let delegate = TabRecordingDelegate()
    delegate.isOpen = false
    tabs.delegate = delegate
    show([a, b])

    stage.tabBars.buttons["B"].tap()

    #expect(delegate.log == ["should B"] && tabs.selectedIndex == 0 && !b.isViewLoaded)
    #expect(
      stage.conversation.map(\.line) == ["tabBarController → delegate: shouldSelect B = false"])
  }

  @Test func `B116: a tap on another tab tells both and the delegate, in UIKit's order`() {
    let delegate = TabRecordingDelegate()
    delegate.whenSelected = { [chronicle] in chronicle.note("didSelect") }
    tabs.delegate = delegate
    b.notesLayout = true
    show([a, b])
    _ = chronicle.next()

    stage.tabBars.buttons["B"].tap()
    #expect(
      chronicle.next() == [
        "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "B.viewIsAppearing",
        "didSelect", "B.layout", "A.viewDidDisappear", "B.viewDidAppear",
      ])
    stage.tabBars.buttons["A"].tap()
    #expect(
      chronicle.next() == [
        "A.viewWillAppear", "B.viewWillDisappear", "A.viewIsAppearing", "didSelect",
        "B.viewDidDisappear", "A.viewDidAppear",
      ])
  }

  @Test func `B116: views are loaded once, and appear once each time`() {
    show([a, b])
    #expect(
      chronicle.lines.filter { !$0.contains("ove to") } == [
        "A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
      ])
    for _ in 0..<12 {
      stage.tabBars.buttons["B"].tap()
      stage.tabBars.buttons["A"].tap()
    }

    let counts = ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidDisappear"].map {
      event in ["A", "B"].map { name in chronicle.lines.count { $0 == "\(name).\(event)" } }
    }
    #expect(counts == [[1, 1], [13, 12], [13, 12], [12, 12]])
  }

  @Test func `a selection in the middle of another ends that one first`() {
    let c = AppearanceRecordingController("C", chronicle)
    show([a, b, c])
    _ = chronicle.next()

    tabs.selectedIndex = 1
    tabs.selectedIndex = 2
    stage.clock.advance(by: 0)

    #expect(
      chronicle.next().filter { $0.hasPrefix("B.") } == [
        "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
        "B.viewWillDisappear", "B.viewDidDisappear",
      ])
    #expect(chronicle.lines.isEmpty && tabs.selectedViewController === c)
  }

  @Test func `B117: a tab bar item is made of the title, and follows it`() {
    let controller = UIViewController()
    controller.title = "Clock"

    #expect(controller.tabBarItem.title == "Clock" && controller.tabBarItem.badgeValue == nil)
    controller.title = "Alarm"
    #expect(controller.tabBarItem.title == "Alarm")
    controller.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 7)
    #expect(controller.tabBarItem.tag == 7)
    controller.tabBarItem = nil
    #expect(controller.tabBarItem.title == "Alarm")
  }

  @Test func `B117: a badge is words, and nil hides it`() {
    show([a, b])
    let without = stage.display
    b.tabBarItem.badgeValue = "3"
    let with = stage.display

    #expect(with != without)
    b.tabBarItem.badgeValue = nil
    #expect(stage.display == without)
  }

  @Test func `B117: changing the items of a controller's bar stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.tabBar.items = []
        tabs.viewControllers = []
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

    #expect(
      message.contains(
        "'NSInternalInconsistencyException', reason: 'Directly modifying a tab bar managed by a tab "
          + "bar controller is not allowed.'"))
  }

  @Test func `selecting a stranger stops the program, an index without a tab does not`() async {
    show([a, b])
    tabs.selectedIndex = 7
    #expect(
      console.lines == [
        "UITabBarController has 2 tabs, so there is no tab 7, and the selection stays. Tabs count "
          + "from 0."
      ])

    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("only a view controller in the tab bar controller's list"))
  }

  @Test func `a tap on the selected tab pops its stack to the root`() {
    let stack = UINavigationController(rootViewController: a)
    show([stack, b])
    stack.pushViewController(UIViewController(), animated: false)

    #expect(tabs.tabBar.items?.first?.title == "A")
    stage.tabBars.buttons["A"].tap()
    stage.clock.advance(by: 1)

    #expect(stack.viewControllers == [a])
  }

  @Test func `a pushed controller that hides the bottom bar hides it until it is popped`() {
    let stack = UINavigationController(rootViewController: a)
    show([stack, b])
    let deep = UIViewController()
    deep.hidesBottomBarWhenPushed = true

    #expect(a.view.safeAreaInsets.bottom == 49)
    stack.pushViewController(deep, animated: false)
    #expect(tabs.tabBar.isHidden && deep.view.safeAreaInsets.bottom == 0)
    stack.popViewController(animated: false)
    #expect(!tabs.tabBar.isHidden)
  }

  @Test func `a tab bar of one's own tells its delegate`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let keeper = BarRecordingDelegate()
    bar.delegate = keeper
    bar.items = [
      UITabBarItem(tabBarSystemItem: .favorites, tag: 1),
      UITabBarItem(tabBarSystemItem: .topRated, tag: 2),
    ]
    stage.present(bar)

    stage.buttons["Top Rated"].tap()

    #expect(keeper.tags == [2] && bar.selectedItem?.title == "Top Rated")
    #expect(stage.buttons["Top Rated"].isSelected && !stage.buttons["Favorites"].isSelected)
    bar.selectedItem = UITabBarItem(title: "stranger", image: nil, tag: 3)
    #expect(bar.selectedItem == nil && keeper.tags == [2])
  }

  @Test func `each of six controllers has a tab, and the console says that a phone has five`() {
    let list = plain("a", "b", "c", "d", "e", "f")
    show(list)

    stage.tabBars.buttons["f"].tap()

    #expect(tabs.tabBar.items?.count == 6 && tabs.selectedIndex == 5)
    #expect(console.lines.count == 1 && console.lines.first?.contains("room for 5 tabs") == true)
  }

  @Test func `nobody keeps a tab bar controller that is gone`() {
    weak var gone: UITabBarController?
    weak var tab: UIViewController?
    do {
      let controller = UITabBarController()
      let list = plain("a", "b", "c")
      controller.viewControllers = list
      stage.present(controller)
      stage.tabBars.buttons["b"].tap()
      stage.tabBars.buttons["c"].tap()
      (gone, tab) = (controller, list[1])
      stage.present(UIViewController())
    }
    #expect(gone == nil && tab == nil)
  }
}

private final class TabRecordingDelegate: NSObject, UITabBarControllerDelegate {
  var log: [String] = []
  var isOpen = true
  var whenSelected: () -> Void = {}

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.append("should \(viewController.title ?? "")")
    return isOpen
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    log.append("did \(viewController.title ?? "")")
    whenSelected()
  }
}

private final class BarRecordingDelegate: NSObject, UITabBarDelegate {
  var tags: [Int] = []

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    tags.append(item.tag)
  }
}
