import Grading
import HeadlessUIKit
import Testing

@testable import CoreTestSupport

@Suite("UIWindow", .isolated)
struct UIWindowTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  @Test func `a new window is hidden, at the normal level, and not the key window`() {
    #expect(window.isHidden && window.windowLevel == .normal && !window.isKeyWindow)
    #expect(window.rootViewController == nil && window.canBecomeKey)
    #expect(window.screen === UIScreen.main)
  }

  @Test func `a window that is given no frame is as large as the screen`() {
    final class Plain: UIWindow {}

    #expect(UIWindow().frame == UIScreen.main.bounds)
    #expect(Plain().frame == UIScreen.main.bounds && Plain().isHidden)
  }

  @Test func `B93: makeKeyAndVisible shows the window in front and makes it key`() {
    let other = UIWindow(frame: window.frame)
    other.makeKeyAndVisible()
    #expect(Device.current.windows.onScreen == [window, other])

    window.makeKeyAndVisible()

    #expect(!window.isHidden && window.isKeyWindow && !other.isKeyWindow)
    #expect(Device.current.windows.onScreen == [other, window])
  }

  @Test func `a window hears when it becomes the key window, and when another does`() {
    let watchful = KeyRecordingWindow(frame: window.frame)
    watchful.makeKey()
    watchful.makeKey()
    #expect(watchful.events == ["become"])
    #expect(watchful.isHidden)

    window.makeKey()
    #expect(watchful.events == ["become", "resign"])
  }

  @Test func `windows post when they are seen, hidden, key, and key no more`() {
    let other = UIWindow(frame: window.frame)
    var heard: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: nil, object: nil, queue: nil
    ) { [window] in
      let name = $0.name.rawValue.replacingOccurrences(of: "UIWindowDid", with: "")
      heard.append("\(($0.object as? UIWindow) === window ? 1 : 2) \(name)")
    }

    window.makeKeyAndVisible()
    other.makeKeyAndVisible()
    window.isHidden = true
    window.isHidden = true

    #expect(
      heard == [
        "1 BecomeVisibleNotification", "1 BecomeKeyNotification", "2 BecomeVisibleNotification",
        "1 ResignKeyNotification", "2 BecomeKeyNotification", "1 BecomeHiddenNotification",
      ])
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `the former key window resigns before the next one is told`() {
    let log = Log()
    let (one, two) = (LoggingWindow(log), LoggingWindow(log))
    one.makeKey()
    two.makeKey()

    #expect(log.lines == ["become", "resign", "become"])
    #expect(one.sawOther === two && two.isKeyWindow)
  }

  @Test func `B95: one window is key, and being in front is another matter`() {
    let other = UIWindow(frame: window.frame)
    window.makeKeyAndVisible()
    other.isHidden = false

    #expect(window.isKeyWindow && !other.isKeyWindow)
    #expect(Device.current.windows.onScreen == [window, other])
  }

  @Test func `B97: of one level the later shown is in front, and levels can be between`() {
    let (alert, late) = (UIWindow(frame: window.frame), UIWindow(frame: window.frame))
    alert.windowLevel = .alert
    late.windowLevel = .alert
    alert.makeKeyAndVisible()
    late.makeKeyAndVisible()
    #expect(Device.current.windows.onScreen.last === late)

    alert.windowLevel = .alert + 1
    #expect(Device.current.windows.onScreen.last === alert)
    alert.isHidden = true
    #expect(Device.current.windows.onScreen.contains(alert))
  }

  @Test func `a window that cannot become key is shown all the same`() {
    let shy = NeverKeyWindow(frame: window.frame)
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

    #expect(Device.current.windows.onScreen == [window, bar, alert])
    #expect(
      [UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
    #expect(UIWindow.Level(1000) == .statusBar && UIWindow.Level.statusBar < .alert)
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
    #expect(Device.current.windows.onScreen == [window])
  }
}

private final class KeyRecordingWindow: UIWindow {
  private(set) var events: [String] = []

  override func becomeKey() { events.append("become") }
  override func resignKey() { events.append("resign") }
}

/// Logs what it hears, and which window is key as it resigns.
private final class LoggingWindow: UIWindow {
  private let log: Log
  private(set) weak var sawOther: UIWindow?

  init(_ log: Log) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func becomeKey() { log.note("become") }

  override func resignKey() {
    log.note("resign")
    sawOther = Device.current.windows.onScreen.first { $0.isKeyWindow }
  }
}

private final class NeverKeyWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}
