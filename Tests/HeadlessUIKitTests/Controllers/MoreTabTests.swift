import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("The tab More", .isolated)
struct MoreTabTests {
  let tabs = UITabBarController()
  let stage = Stage()

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

  @Test func `B114: with more than five there are four and More, which has no index`() {
    let list = plain("a", "b", "c", "d", "e", "f")
    show(list)

    #expect(tabs.tabBar.items?.map(\.title) == ["a", "b", "c", "d", "More"])
    stage.tabBars.buttons["More"].tap()

    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound)
    stage.buttons["f"].tap()
    stage.clock.advance(by: 1)
    #expect(tabs.selectedViewController === list[5] && tabs.selectedIndex == 5)
    #expect(list[5].view.window != nil && list[5].tabBarController === tabs)
    stage.navigationBars.buttons["More"].tap()
    stage.clock.advance(by: 1)
    #expect(tabs.selectedIndex == NSNotFound && stage.buttons["e"].exists)
    #expect(tabs.viewControllers == list && list[5].parent === tabs)
  }

  @Test func `B114: five controllers have a tab each, and one in More is selected in code`() {
    show(plain("a", "b", "c", "d", "e"))
    #expect(tabs.tabBar.items?.count == 5)

    let list = plain("a", "b", "c", "d", "e", "f")
    tabs.viewControllers = list
    tabs.selectedIndex = 4
    stage.clock.advance(by: 1)
    #expect(list[4].view.window != nil && tabs.selectedIndex == 4)
    #expect(tabs.tabBar.selectedItem?.title == "More")
    tabs.selectedIndex = 0
    stage.clock.advance(by: 1)
    #expect(list[0].view.window != nil && list[4].view.window == nil)
  }

  @Test func `a delegate is asked about a tab in More too`() {
    let guardian = SelectionRefusingDelegate()
    tabs.delegate = guardian
    let list = plain("a", "b", "c", "d", "e", "f")
    show(list)

    stage.tabBars.buttons["More"].tap()
    stage.buttons["e"].tap()

    #expect(guardian.asked == ["More", "e"])
    #expect(tabs.selectedIndex == NSNotFound && !list[4].isViewLoaded)
  }
}

private final class SelectionRefusingDelegate: NSObject, UITabBarControllerDelegate {
  var asked: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    asked.append(viewController.tabBarItem.title ?? "")
    return viewController === tabBarController.moreNavigationController
  }
}
