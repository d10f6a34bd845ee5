import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Bars on a phone that lies on its side", .isolated)
struct LowBarsTests {
  let list = UITableViewController()
  let stage = Stage()

  @Test func `the bars of containers are 32 high, and leave the content more room`() {
    let stack = UINavigationController(rootViewController: list)
    let tabs = UITabBarController()
    stack.isToolbarHidden = false
    tabs.viewControllers = [stack]
    stage.present(tabs)
    #expect(list.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 93, right: 0))

    stage.rotate(to: .landscapeLeft)
    stage.clock.advance(by: 1)

    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 568, height: 32))
    #expect(stack.toolbar.frame == CGRect(x: 0, y: 256, width: 568, height: 32))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 288, width: 568, height: 32))
    #expect(list.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 64, right: 0))

    stage.rotate(to: .portrait)
    stage.clock.advance(by: 1)
    #expect(list.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 93, right: 0))
  }

  @Test func `no title is large until the phone stands again`() {
    let stack = UINavigationController(rootViewController: list)
    list.title = "Goods"
    stack.navigationBar.prefersLargeTitles = true
    stage.present(stack)
    #expect(stack.navigationBar.frame.height == 96)

    stage.rotate(to: .landscapeRight)
    stage.clock.advance(by: 1)
    #expect(stack.navigationBar.frame.height == 32 && stage.staticTexts["Goods"].frame.midY == 16)

    stage.rotate(to: .portrait)
    stage.clock.advance(by: 1)
    #expect(stack.navigationBar.frame.height == 96)
  }

  @Test func `a bar of one's own that constraints place is low too`() {
    let screen = UIViewController()
    let bar = UIToolbar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
    ])
    stage.present(screen)
    #expect(bar.frame.height == 44)

    stage.rotate(to: .landscapeLeft)
    stage.clock.advance(by: 1)

    #expect(bar.frame == CGRect(x: 0, y: 288, width: 568, height: 32))
  }

  @Test func `the titles of tabs stand beside their pictures`() {
    list.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [list]
    stage.present(tabs)
    let upright = stage.display.description

    stage.rotate(to: .landscapeLeft)
    stage.clock.advance(by: 1)

    #expect(upright.contains("553 320 12)"))
    #expect(stage.display.description.contains("296 "))
  }
}
