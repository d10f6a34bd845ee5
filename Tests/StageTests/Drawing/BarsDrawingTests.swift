import Grading
import HeadlessUIKit
import Testing

@testable import Stage

@Suite("Bars as a person sees them", .isolated)
struct BarsDrawingTests {
  let stage = Stage()
  let tabs = UITabBarController()
  let stack: UINavigationController

  init() {
    let menu = UIViewController()
    menu.title = "Menu"
    menu.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    stack = UINavigationController(rootViewController: menu)
    stack.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    let alarms = UIViewController()
    alarms.tabBarItem = UITabBarItem(title: "Alarms", image: nil, tag: 1)
    alarms.tabBarItem.badgeValue = "3"
    tabs.viewControllers = [stack, alarms]
    stage.present(tabs)
  }

  private var lines: [String] {
    TerminalCanvas(style: .plain).lines(for: stage.display)
      .map { $0.trimmingCharacters(in: ["│", " "]) }
  }

  @Test func `cells show the tabs in a row, the selected one marked, badges in brackets`() {
    #expect(lines.contains("[   ● Favorites    │    Alarms (3)     ]"))

    tabs.selectedIndex = 1
    #expect(lines.contains("[    Favorites     │   ● Alarms (3)    ]"))
  }

  @Test func `cells show the title between the way back and the buttons`() {
    #expect(lines.contains { $0.contains("Menu") && $0.hasSuffix("▕Add▏") })

    let soup = UIViewController()
    soup.title = "Soup"
    stack.pushViewController(soup, animated: false)
    #expect(lines.contains { $0.hasPrefix("[ ‹ Menu ]") && $0.contains("Soup") })
  }

  @Test func `a picture of the screen has the tabs' pictures, titles and badge`() {
    let svg = SVGCanvas().svg(for: stage.display)

    #expect(svg.contains(">Favorites<") && svg.contains(">Alarms<") && svg.contains(">3<"))
    #expect(svg.contains("M11 2l2.700"))
  }

  @Test func `a sheet has an edge that cells show, and the presenter is darker behind it`() {
    let before = stage.display
    let sheet = UIViewController()
    sheet.view.backgroundColor = .white
    tabs.present(sheet, animated: false)

    #expect(lines.contains { $0.count > 30 && $0.allSatisfy { $0 == "─" } })
    #expect(stage.display != before)
  }
}
