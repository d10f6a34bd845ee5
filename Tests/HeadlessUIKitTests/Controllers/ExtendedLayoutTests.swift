import Grading
import Stage
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("Content and bars", .isolated)
struct ExtendedLayoutTests {
  let stage = Stage()
  let controller = UIViewController()

  /// Where the view lies on the screen.
  private var frame: CGRect {
    controller.view.layoutIfNeeded()
    return controller.view.convert(controller.view.bounds, to: nil)
  }

  private var screen: CGRect { UIScreen.main.bounds }

  private func showStack() -> UINavigationController {
    let stack = UINavigationController(rootViewController: controller)
    stage.present(stack)
    return stack
  }

  private func layOut() {
    stage.window.layoutIfNeeded()
  }

  @Test func `the content lies behind a translucent bar, and below an opaque one`() {
    let stack = showStack()
    #expect(frame == screen && controller.view.safeAreaInsets.top == 44)

    stack.navigationBar.isTranslucent = false
    layOut()
    #expect(frame == CGRect(x: 0, y: 44, width: 320, height: screen.height - 44))
    #expect(controller.view.safeAreaInsets == .zero)

    controller.extendedLayoutIncludesOpaqueBars = true
    layOut()
    #expect(frame == screen && controller.view.safeAreaInsets.top == 44)
  }

  @Test func `the content reaches below bars at the edges that the controller names`() {
    let stack = showStack()
    stack.isToolbarHidden = false
    controller.edgesForExtendedLayout = []
    layOut()
    #expect(frame == CGRect(x: 0, y: 44, width: 320, height: screen.height - 88))

    controller.edgesForExtendedLayout = .bottom
    layOut()
    #expect(frame == CGRect(x: 0, y: 44, width: 320, height: screen.height - 44))

    stack.isNavigationBarHidden = true
    layOut()
    #expect(frame == screen)
  }

  @Test func `the content ends above a toolbar that is not translucent any more`() {
    let stack = showStack()
    stack.isToolbarHidden = false
    layOut()
    stack.toolbar.isTranslucent = false
    layOut()

    #expect(frame == CGRect(x: 0, y: 0, width: 320, height: screen.height - 44))
  }

  @Test func `each controller of a stack has the edges that it names`() {
    let stack = showStack()
    let next = UIViewController()
    next.edgesForExtendedLayout = []
    stack.pushViewController(next, animated: false)
    layOut()
    #expect(next.view.convert(next.view.bounds, to: nil).minY == 44)

    stack.popViewController(animated: false)
    layOut()
    #expect(frame == screen)
  }

  @Test func `the content of a tab bar controller ends above an opaque tab bar`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    stage.present(tabs)
    #expect(frame == screen)

    tabs.tabBar.isTranslucent = false
    layOut()
    #expect(frame == CGRect(x: 0, y: 0, width: 320, height: screen.height - 49))
    tabs.tabBar.isTranslucent = true
    controller.edgesForExtendedLayout = .top
    layOut()
    #expect(frame == CGRect(x: 0, y: 0, width: 320, height: screen.height - 49))
  }

  @Test func `a controller on a stack in a tab keeps away from both bars`() {
    let stack = UINavigationController(rootViewController: controller)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    stage.present(tabs)
    controller.edgesForExtendedLayout = []
    layOut()
    #expect(frame == CGRect(x: 0, y: 44, width: 320, height: screen.height - 93))

    controller.edgesForExtendedLayout = .all
    tabs.tabBar.isTranslucent = false
    layOut()
    #expect(frame == CGRect(x: 0, y: 0, width: 320, height: screen.height - 49))
  }

  @Test func `a document says where the content reaches`() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="n">
        <scenes>
          <scene sceneID="1"><objects>
            <navigationController id="n" sceneMemberID="viewController">
              <navigationBar key="navigationBar" translucent="NO" id="b"/>
              <connections><segue destination="v" kind="relationship" \
      relationship="rootViewController" id="s"/></connections>
            </navigationController>
          </objects></scene>
          <scene sceneID="2"><objects>
            <viewController id="v" sceneMemberID="viewController" \
      extendedLayoutIncludesOpaqueBars="YES" automaticallyAdjustsScrollViewInsets="NO">
              <extendedEdge key="edgesForExtendedLayout" top="YES"/>
              <view key="view" id="w"><rect key="frame" x="0" y="0" width="320" height="568"/></view>
            </viewController>
          </objects></scene>
        </scenes>
      </document>
      """
    let shelf = try DocumentShelf()
    try shelf.put(storyboard, as: "Main.storyboard")
    let stack = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        as? UINavigationController)

    let top = try #require(stack.topViewController)
    #expect(!stack.navigationBar.isTranslucent)
    #expect(top.edgesForExtendedLayout == .top && top.extendedLayoutIncludesOpaqueBars)
    #expect(!top.adjustsScrollViewInsets)
  }

  @Test func `a controller says that no bar counts for content that fits`() {
    let scrollView = UIScrollView()
    controller.view = scrollView
    _ = showStack()
    layOut()
    #expect(scrollView.adjustedContentInset.top == 44)

    controller.adjustsScrollViewInsets = false
    layOut()
    #expect(scrollView.adjustedContentInset.top == 0)
    scrollView.contentSize.height = 2000
    layOut()
    #expect(scrollView.adjustedContentInset.top == 44)
  }

  // MARK: - Pictures on the bar

  /// What the bar draws by itself.
  private func drawn(_ bar: UINavigationBar) -> [DisplayList.Command] {
    var recorder = DisplayList.Recorder(size: CGSize(width: 320, height: 100))
    bar.drawContent(in: &recorder)
    return recorder.list.commands
  }

  @Test func `the way back is called as its mode says`() {
    let stack = showStack()
    controller.navigationItem.title = "Menu"
    stack.pushViewController(UIViewController(), animated: false)
    let bar = stack.navigationBar
    let title = { () -> String? in
      bar.layoutIfNeeded()
      return bar.backButton.currentTitle
    }

    #expect(title() == "‹ Menu")
    controller.navigationItem.backButtonDisplayMode = .generic
    #expect(title() == "‹ Back")
    controller.navigationItem.backButtonDisplayMode = .minimal
    controller.navigationItem.backButtonTitle = "Dishes"
    #expect(title() == "‹")
    controller.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "All", style: .plain, target: nil, action: nil)
    #expect(title() == "‹ All")
  }
}
