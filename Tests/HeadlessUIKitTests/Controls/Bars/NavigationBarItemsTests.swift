import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("What a navigation bar shows of its items", .isolated)
struct NavigationBarItemsTests {
  let menu = UIViewController()
  let soup = UIViewController()
  let stack: UINavigationController
  let stage = Stage()

  init() {
    menu.title = "Menu"
    soup.title = "Soup"
    stack = UINavigationController(rootViewController: menu)
    stage.present(stack)
  }

  @Test func `an item with a picture and a title shows the one and is called by the other`() {
    soup.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "New soup", image: UIImage(systemName: "plus"))
    stack.pushViewController(soup, animated: false)

    #expect(stage.navigationBars.buttons["New soup"].exists)
    #expect(!stage.navigationBars.buttons["Add"].exists)

    soup.navigationItem.rightBarButtonItem?.accessibilityLabel = "Another soup"
    #expect(stage.navigationBars.buttons["Another soup"].exists)
  }

  @Test func `the title of the bar is a heading`() throws {
    let titles = stack.navigationBar.subviews.compactMap { $0 as? UILabel }
    let title = try #require(titles.first { $0.text == "Menu" })

    #expect(title.accessibilityTraits.contains(.header))
  }

  @Test func `an empty title of the way back leaves an arrow, which is called Back`() throws {
    stack.pushViewController(soup, animated: false)
    menu.navigationItem.backButtonTitle = ""
    #expect(stage.navigationBars.buttons["Back"].frame.width < 15)

    menu.navigationItem.backButtonTitle = nil
    menu.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "", style: .plain, target: nil, action: nil)
    #expect(stage.navigationBars.buttons["Back"].frame.width < 15)

    menu.navigationItem.backBarButtonItem = nil
    menu.title = ""
    #expect(stage.navigationBars.buttons["Back"].frame.width > 30)
  }

  @Test func `the item that leads back is heard when its title changes`() {
    let back = UIBarButtonItem(title: "Start", style: .plain, target: nil, action: nil)
    menu.navigationItem.backBarButtonItem = back
    stack.pushViewController(soup, animated: false)
    #expect(stage.navigationBars.buttons["Start"].exists)

    back.title = "Away"

    #expect(stage.navigationBars.buttons["Away"].exists)
  }

  @Test func `a title is there once, or not at all where a view stands in its place`() {
    stack.navigationBar.prefersLargeTitles = true
    #expect(stage.navigationBars.staticTexts.count == 1)
    #expect(stage.navigationBars.staticTexts["Menu"].frame.minY > 44)

    stack.navigationBar.prefersLargeTitles = false
    #expect(stage.navigationBars.staticTexts.count == 1)
    #expect(stage.navigationBars.staticTexts["Menu"].frame.midY == 22)

    menu.navigationItem.titleView = UISwitch()
    #expect(stage.navigationBars.staticTexts.count == 0)

    menu.navigationItem.titleView = nil
    #expect(stage.navigationBars.staticTexts["Menu"].exists)
  }

  @Test func `a view for the title that has no size gets the one it asks for`() {
    let label = UILabel()
    label.text = "Soup of the day"
    soup.navigationItem.titleView = label
    stack.pushViewController(soup, animated: false)
    stack.view.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize && label.frame.midX == 160)

    label.text = "Soup"
    stack.view.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize && label.frame.midX == 160)

    let sized = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    sized.text = "Soup of the day"
    soup.navigationItem.titleView = sized
    stack.view.layoutIfNeeded()
    #expect(sized.frame.size == CGSize(width: 50, height: 30))
  }

  @Test func `views in a stack view for the title have the size they ask for`() {
    let (upper, lower) = (UILabel(), UILabel())
    for label in [upper, lower] {
      label.font = .systemFont(ofSize: 12)
      label.text = "Soup"
    }
    let pair = UIStackView(arrangedSubviews: [upper, lower])
    pair.axis = .vertical
    soup.navigationItem.titleView = pair
    stack.pushViewController(soup, animated: false)
    stack.view.layoutIfNeeded()
    let size = upper.intrinsicContentSize
    #expect(pair.frame.size == CGSize(width: size.width, height: 2 * size.height))

    lower.text = "Every day another"
    stack.view.layoutIfNeeded()

    #expect(pair.frame.width == lower.intrinsicContentSize.width)
  }

  @Test func `views of one's own beside the title get the size they ask for`() {
    let spinner = UIActivityIndicatorView()
    let button = UIButton(type: .system)
    button.setTitle("Order", for: .normal)
    let box = UIView()
    box.widthAnchor.constraint(equalToConstant: 24).isActive = true
    box.heightAnchor.constraint(equalToConstant: 20).isActive = true
    soup.navigationItem.rightBarButtonItems = [spinner, button, box].map(
      UIBarButtonItem.init(customView:))
    stack.pushViewController(soup, animated: false)
    stack.view.layoutIfNeeded()

    #expect(spinner.frame.size == CGSize(width: 20, height: 20))
    #expect(button.frame.size == button.intrinsicContentSize && button.frame.midY == 22)
    #expect(box.frame.size == CGSize(width: 24, height: 20))

    button.setTitle("Order now", for: .normal)
    stack.view.layoutIfNeeded()
    #expect(button.frame.width == button.intrinsicContentSize.width)
  }
}
