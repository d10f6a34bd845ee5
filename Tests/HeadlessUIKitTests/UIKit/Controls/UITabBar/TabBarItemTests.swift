import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Tab bar items that are replaced", .isolated)
struct TabBarItemTests {
  let tabs = UITabBarController()
  let chronicle = CallLog()
  let a: AppearanceCallbackController
  let b: AppearanceCallbackController
  let stage = Stage()

  init() {
    a = AppearanceCallbackController("A", chronicle)
    b = AppearanceCallbackController("B", chronicle)
  }

  @Test func `B117: an item that is set while the bar is seen takes the place of the other`() {
    tabs.viewControllers = [a, b]
    stage.present(tabs)

    b.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    stage.tabBars.buttons["Search"].tap()

    #expect(tabs.selectedViewController === b && tabs.tabBar.selectedItem === b.tabBarItem)
  }

  @Test func `B117: an item that is set in viewDidLoad is seen, and stays selected`() {
    a.whenLoaded = { [a] in a.tabBarItem = UITabBarItem(title: "Late", image: nil, tag: 0) }
    tabs.viewControllers = [a, b]
    stage.present(tabs)

    #expect(tabs.tabBar.items?.map(\.title) == ["Late", "B"])
    #expect(tabs.tabBar.selectedItem === a.tabBarItem)
  }

  @Test func `B117: a stack with another root has the tab of that one`() {
    let stack = UINavigationController(rootViewController: a)
    tabs.viewControllers = [UIViewController(), stack]
    stage.present(tabs)

    stack.viewControllers = [b]
    stage.tabBars.buttons["B"].tap()

    #expect(tabs.selectedViewController === stack && tabs.tabBar.selectedItem === b.tabBarItem)
  }
}
