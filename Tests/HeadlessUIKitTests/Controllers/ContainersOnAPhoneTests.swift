import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Containers of a launched application", .isolated)
struct ContainersOnAPhoneTests {
  let stage = Stage()
  let info: Info
  let tabs: UITabBarController
  let stack: UINavigationController
  let home: SegueRecordingController

  init() throws {
    info = try Info(["UIMainStoryboardFile": "Main"], files: ["Main.storyboard": SegueSamples.main])
    stage.launch(TabDelegate.self, bundle: info.bundle)
    let delegate = try #require(UIApplication.shared.delegate as? TabDelegate)
    tabs = try #require(delegate.window?.rootViewController as? UITabBarController)
    stack = try #require(tabs.selectedViewController as? UINavigationController)
    home = try #require(stack.topViewController as? SegueRecordingController)
  }

  @Test func `a main storyboard with tabs launches, and its bars lie beside the status bar`() {
    #expect(stage.navigationBars["Welcome"].frame == CGRect(x: 0, y: 20, width: 320, height: 44))
    #expect(stage.tabBars[0].frame == CGRect(x: 0, y: 519, width: 320, height: 49))
    #expect(
      home.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))

    stage.tabBars.buttons["Contacts"].tap()
    #expect(tabs.selectedIndex == 1 && tabs.selectedViewController?.view.safeAreaInsets.top == 20)
  }

  @Test func `a turn of the device reaches what lies in containers, and what they present`() {
    let sheet = SizeRecordingController()
    home.present(sheet, animated: false)

    stage.rotate(to: .landscapeLeft)

    #expect(sheet.sizes == [CGSize(width: 568, height: 320)])
    #expect(home.view.frame.size == CGSize(width: 568, height: 320))
    #expect(stage.navigationBars["Welcome"].frame.width == 568)
    #expect(stage.tabBars[0].frame.maxY == 320)
  }

  @Test func `a turn is passed on to the children`() {
    let deep = SizeRecordingController()
    stack.pushViewController(deep, animated: false)

    stage.rotate(to: .landscapeLeft)

    #expect(deep.sizes == [CGSize(width: 568, height: 320)])
  }

  @Test func `what covers the screen decides about the status bar`() {
    let cover = Hiding()
    cover.modalPresentationStyle = .fullScreen
    home.present(cover, animated: false)
    #expect(Device.current.statusBar.frame.isEmpty)

    home.dismiss(animated: false)
    #expect(Device.current.statusBar.frame.height == 20)
  }

  @Test func `a hidden window makes what is presented disappear, and appear again`() {
    let chronicle = CallLog()
    let cover = AppearanceRecordingController("B", chronicle)
    cover.modalPresentationStyle = .fullScreen
    home.present(cover, animated: false)
    _ = chronicle.next()

    tabs.presentedViewController?.view.window?.isHidden = true
    #expect(chronicle.next() == ["B.viewWillDisappear", "B.viewDidDisappear"])
    cover.view.window?.isHidden = false
    #expect(chronicle.next() == ["B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
  }
}

final class TabDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
}

private final class SizeRecordingController: UIViewController {
  var sizes: [CGSize] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}

private final class Hiding: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}
