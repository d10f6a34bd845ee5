import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("A root controller and several windows", .isolated)
struct RootControllerTests {
  let chronicle = CallLog()
  let root: AppearanceRecordingController
  let stage = Stage()

  init() {
    root = AppearanceRecordingController("R", chronicle)
  }

  private func makeWindow() -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test func `B94: a root whose window is thrown away disappears, and appears in another one`() {
    do { _ = makeWindow() }
    #expect(
      chronicle.next() == [
        "R.viewDidLoad", "R.viewWillAppear", "R.viewIsAppearing", "R.viewDidAppear",
        "R.viewWillDisappear", "R.viewDidDisappear",
      ])

    let second = makeWindow()

    #expect(chronicle.next() == ["R.viewWillAppear", "R.viewIsAppearing", "R.viewDidAppear"])
    #expect(root.view.window === second)
  }

  @Test func `what is presented over the root goes with a window that is thrown away`() {
    let sheet = AppearanceRecordingController("S", chronicle)
    do {
      let window = makeWindow()
      root.present(sheet, animated: false)
      #expect(sheet.view.window === window)
    }

    #expect(
      chronicle.next().suffix(4) == [
        "S.viewWillDisappear", "S.viewDidDisappear", "R.viewWillDisappear", "R.viewDidDisappear",
      ])
    #expect(root.presentedViewController == nil && sheet.view.window == nil)
  }

  @Test func `B94: the root of a window that becomes that of another leaves the first`() {
    let first = makeWindow()
    _ = chronicle.next()

    let second = makeWindow()

    #expect(root.view.window === second && first.rootViewController == nil)
    #expect(
      chronicle.next() == [
        "R.viewWillDisappear", "R.viewDidDisappear", "R.viewWillAppear", "R.viewIsAppearing",
        "R.viewDidAppear",
      ])
  }

  @Test func `a root whose view was added by hand before appears once`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    root.view.frame = CGRect(x: 0, y: 20, width: 100, height: 100)
    window.addSubview(root.view)

    window.rootViewController = root

    #expect(
      chronicle.next() == [
        "R.viewDidLoad", "R.viewWillAppear", "R.viewIsAppearing", "R.viewDidAppear",
      ])
    #expect(root.view.frame == window.bounds && window.subviews == [root.view])
  }
}
