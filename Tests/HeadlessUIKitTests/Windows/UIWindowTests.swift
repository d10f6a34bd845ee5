import Grading
import HeadlessUIKit
import Testing

@Suite("UIWindow", .isolated)
struct UIWindowTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  @Test func `a new window is hidden, at the normal level, and not the key window`() {
    #expect(window.isHidden && window.windowLevel == .normal && !window.isKeyWindow)
    #expect(window.rootViewController == nil && window.canBecomeKey)
    #expect(window.screen === UIScreen.main)
  }

  @Test func `B93: makeKeyAndVisible shows the window in front and makes it key`() {
    let other = UIWindow(frame: window.frame)
    other.makeKeyAndVisible()
    #expect(UIApplication.shared.windowsByLevel == [window, other])

    window.makeKeyAndVisible()

    #expect(!window.isHidden && window.isKeyWindow && !other.isKeyWindow)
    #expect(UIApplication.shared.windowsByLevel == [other, window])
  }

  @Test func `a window hears when it becomes the key window, and when another does`() {
    let watchful = WatchfulWindow(frame: window.frame)
    watchful.makeKey()
    watchful.makeKey()
    #expect(watchful.events == ["become"])
    #expect(watchful.isHidden)

    window.makeKey()
    #expect(watchful.events == ["become", "resign"])
  }

  @Test func `a window that cannot become key is shown all the same`() {
    let shy = ShyWindow(frame: window.frame)
    window.makeKey()

    shy.makeKeyAndVisible()

    #expect(!shy.isHidden && !shy.isKeyWindow && window.isKeyWindow)
  }

  @Test func `B94: a root view fills the window and follows its size`() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.window === window)

    window.frame.size = CGSize(width: 568, height: 320)
    window.layoutIfNeeded()

    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 568, height: 320))
  }

  @Test func `B94: another root controller takes the place of the former content`() {
    let (first, second) = (UIViewController(), UIViewController())
    window.isHidden = false
    window.rootViewController = first

    window.rootViewController = second
    #expect(window.subviews == [second.view])
    #expect(first.view.window == nil)

    window.rootViewController = nil
    #expect(window.subviews.isEmpty)
  }

  @Test func `a hidden window does not load its controller's view`() {
    let controller = UIViewController()

    window.rootViewController = controller
    #expect(!controller.isViewLoaded)

    window.isHidden = false
    #expect(controller.isViewLoaded)
  }

  @Test func `B97: a higher level is in front, whatever was shown last`() {
    let alert = UIWindow(frame: window.frame)
    alert.windowLevel = .alert
    let bar = UIWindow(frame: window.frame)
    bar.windowLevel = .statusBar

    alert.makeKeyAndVisible()
    bar.makeKeyAndVisible()
    window.makeKeyAndVisible()

    #expect(UIApplication.shared.windowsByLevel == [window, bar, alert])
    #expect(
      [UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
  }

  @Test func `the application keeps no window alive, and no window its content`() {
    weak var gone: UIWindow?
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let window = UIWindow(frame: window.frame)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      (gone, controller) = (window, window.rootViewController)
      view = controller?.view
      #expect(view?.window === window)
    }

    #expect(gone == nil && controller == nil && view == nil)
    #expect(UIApplication.shared.windowsByLevel == [window])
  }
}

private final class WatchfulWindow: UIWindow {
  private(set) var events: [String] = []

  override func becomeKey() { events.append("become") }
  override func resignKey() { events.append("resign") }
}

private final class ShyWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}
