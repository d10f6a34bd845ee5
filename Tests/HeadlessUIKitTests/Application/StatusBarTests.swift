import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("The status bar", .isolated)
struct StatusBarTests {
  let stage = Stage()
  var bar: StatusBar { Device.current.statusBar }

  @Test func `a controller that is merely shown has the screen for itself`() {
    stage.present(UIViewController())

    #expect(bar.frame.isEmpty)
    #expect(stage.display.commands.count == 1)
  }

  @Test func `B98: the controller decides, and is asked again when it says so`() throws {
    stage.launch(BarDelegate.self)
    let controller = try #require(BarDelegate.root)
    #expect(bar.style == .default)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 320, height: 20))

    controller.style = .lightContent
    #expect(bar.style == .default)
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(bar.style == .lightContent)

    controller.isBarHidden = true
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(bar.frame.isEmpty)
  }

  @Test func `B98: a controller may leave it to another`() throws {
    stage.launch(BarDelegate.self)
    let controller = try #require(BarDelegate.root)
    let child = BarController()
    (child.style, child.isBarHidden) = (.darkContent, true)

    controller.styleChild = child
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(bar.style == .darkContent && !bar.frame.isEmpty)

    controller.hidingChild = child
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(bar.frame.isEmpty)
  }

  @Test func `a navigation controller asks its child about hiding, and not about the style`() {
    let child = BarController()
    let navigation = UINavigationController(rootViewController: child)
    stage.present(navigation)

    #expect(navigation.childForStatusBarStyle == nil)
    #expect(navigation.childForStatusBarHidden === child)

    navigation.setNavigationBarHidden(true, animated: false)
    #expect(navigation.childForStatusBarStyle === child)
  }

  @Test func `B98: what the application says does nothing while controllers decide`() {
    stage.launch(BarDelegate.self)
    let application: any BarSetting = UIApplication.shared

    application.set(.lightContent)

    #expect(bar.style == .default && application.style == .default)
    #expect(!application.isBarHidden)
  }

  @Test func `B154: the application decides where Info.plist says so, and only there`() throws {
    let info = try Info(["UIViewControllerBasedStatusBarAppearance": false])
    stage.launch(BarDelegate.self, bundle: info.bundle)
    let application: any BarSetting = UIApplication.shared
    try #require(BarDelegate.root).style = .darkContent
    BarDelegate.root?.setNeedsStatusBarAppearanceUpdate()
    #expect(bar.style == .default)

    application.set(.lightContent)

    #expect(bar.style == .lightContent && application.style == .lightContent)
  }

  @Test func `B154: Info.plist hides the bar where controllers do not decide`() throws {
    let info = try Info([
      "UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarHidden": true,
    ])
    stage.launch(BarDelegate.self, bundle: info.bundle)

    #expect(bar.frame.isEmpty)
  }

  @Test func `the bar is drawn in front of the windows, with words as it is asked for`() throws {
    stage.launch(BarDelegate.self)
    try #require(BarDelegate.root).style = .lightContent
    BarDelegate.root?.setNeedsStatusBarAppearanceUpdate()

    let message = stage.display.commands.compactMap { command in
      if case .text(let runs, let rect, _, _) = command { (runs[0], rect) } else { nil }
    }
    #expect(message.last?.0.string == "9:41")
    #expect(message.last?.0.color == UIColor.white.components)
    #expect(message.last?.1.height == 20)
  }

  @Test func `the safe area begins below the bar, as far as it reaches into a view`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 8, width: 100, height: 100))
    #expect(view.safeAreaInsets == .zero)
    stage.launch(BarDelegate.self)
    let root = try #require(BarDelegate.root?.view)
    root.addSubview(view)

    #expect(root.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(view.safeAreaInsets.top == 12)
    view.frame.origin.y = 40
    #expect(view.safeAreaInsets == .zero)

    stage.rotate(to: .landscapeLeft)
    #expect(root.safeAreaInsets == .zero)
  }

  @Test func `a phone on its side has no status bar`() {
    stage.launch(BarDelegate.self)

    stage.rotate(to: .landscapeLeft)
    #expect(bar.frame.isEmpty)

    stage.rotate(to: .portrait)
    #expect(bar.frame.width == 320)
  }
}

private final class BarController: UIViewController {
  var style = UIStatusBarStyle.default
  var isBarHidden = false
  var styleChild: UIViewController?
  var hidingChild: UIViewController?

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { isBarHidden }
  override var childForStatusBarStyle: UIViewController? { styleChild }
  override var childForStatusBarHidden: UIViewController? { hidingChild }
}

private final class BarDelegate: NSObject, UIApplicationDelegate {
  static var root: BarController? {
    (UIApplication.shared.delegate as? BarDelegate)?.controller
  }

  var window: UIWindow?
  let controller = BarController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }
}

/// Reaches deprecated members without a warning.
private protocol BarSetting {
  var style: UIStatusBarStyle { get }
  var isBarHidden: Bool { get }
  func set(_ style: UIStatusBarStyle)
}

extension UIApplication: BarSetting {
  @available(*, deprecated)
  fileprivate var style: UIStatusBarStyle { statusBarStyle }
  @available(*, deprecated)
  fileprivate var isBarHidden: Bool { isStatusBarHidden }
  @available(*, deprecated)
  fileprivate func set(_ style: UIStatusBarStyle) { setStatusBarStyle(style, animated: false) }
}
