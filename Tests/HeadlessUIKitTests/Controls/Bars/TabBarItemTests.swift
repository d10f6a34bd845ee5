import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

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

  @Test func `one of the system's tabs keeps its title`() {
    a.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    tabs.viewControllers = [a, b]
    stage.present(tabs)

    a.title = "Soups"
    a.tabBarItem.title = "Soups"

    #expect(stage.tabBars.buttons["Favorites"].exists && !stage.tabBars.buttons["Soups"].exists)
  }

  @Test func `the title of a stack is that of its tab`() {
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    stack.tabBarItem.image = UIImage(systemName: "star")
    stack.title = "Home"
    tabs.viewControllers = [stack, b]
    stage.present(tabs)
    #expect(stage.tabBars.buttons["Home"].exists && root.title == nil)

    let item = UITabBarItem(title: "Own", image: nil, tag: 1)
    stack.tabBarItem = item
    stack.title = "House"
    #expect(item.title == "House")
  }

  @Test func `a tab is called what its item says to those who hear the screen`() {
    a.tabBarItem = UITabBarItem(title: nil, image: UIImage(systemName: "trash"), tag: 0)
    tabs.viewControllers = [a, b]
    stage.present(tabs)
    #expect(stage.tabBars.buttons["Delete"].exists)

    a.tabBarItem.accessibilityLabel = "Bin"
    b.tabBarItem.accessibilityIdentifier = "second"
    b.tabBarItem.accessibilityValue = "3 items"

    #expect(stage.tabBars.buttons["Bin"].exists)
    #expect(stage.tabBars.buttons["second"].label == "B")
    #expect(stage.tabBars.buttons["second"].value == "3 items")
  }
}
