import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Bars that a tap hides", .isolated)
struct HidesBarsOnTapTests {
  let root = UIViewController()
  let navigation: UINavigationController
  let stage = Stage()

  init() {
    navigation = UINavigationController(rootViewController: root)
    stage.present(navigation)
  }

  private func tapContent() { stage.tap(at: CGPoint(x: 160, y: 300)) }

  @Test func `a tap on the content hides the bar, and the next one shows it again`() {
    tapContent()
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnTap = true
    tapContent()
    #expect(navigation.isNavigationBarHidden)
    tapContent()
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnTap = false
    tapContent()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func `the toolbar goes and comes along, if it was there`() {
    root.toolbarItems = [UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)]
    navigation.hidesBarsOnTap = true
    tapContent()
    tapContent()
    #expect(navigation.isToolbarHidden)
    navigation.setToolbarHidden(false, animated: false)
    tapContent()
    #expect(navigation.isToolbarHidden && navigation.isNavigationBarHidden)
    tapContent()
    #expect(!navigation.isToolbarHidden)
  }

  @Test func `a tap on the bar or on a button is none on the content`() {
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
    root.view.addSubview(button)
    navigation.hidesBarsOnTap = true
    stage.tap(at: CGPoint(x: 160, y: 40))
    stage.tap(at: CGPoint(x: 150, y: 222))

    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.barHideOnTapGestureRecognizer.isEnabled)
  }
}
