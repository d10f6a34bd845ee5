import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("UINavigationController", .isolated)
struct UINavigationControllerTests {
  let chronicle = CallLog()
  let a: AppearanceRecordingController
  let b: AppearanceRecordingController
  let stack: UINavigationController
  let stage = Stage()

  init() {
    a = AppearanceRecordingController("A", chronicle)
    b = AppearanceRecordingController("B", chronicle)
    stack = UINavigationController(rootViewController: a)
    stage.present(stack)
    _ = chronicle.next()
  }

  @Test func `B112: a push tells the old one first, in will and in did`() {
    stack.pushViewController(b, animated: true)
    stage.clock.advance(by: 0.5)

    #expect(
      chronicle.next() == [
        "B.willMove to parent", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear", "B.didMove to parent",
      ])
    #expect(stack.topViewController === b && a.view.window == nil)
    #expect(b.navigationController === stack && b.parent === stack)
  }

  @Test func `B112: a pop tells the one that goes first, in will and in did`() {
    stack.pushViewController(b, animated: false)
    _ = chronicle.next()

    #expect(stack.popViewController(animated: true) === b)
    stage.clock.advance(by: 0.5)

    #expect(
      chronicle.next() == [
        "B.willMove to nil", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
        "B.viewDidDisappear", "A.viewDidAppear", "B.didMove to nil",
      ])
    #expect(stack.viewControllers == [a] && b.parent == nil && b.view.window == nil)
  }

  @Test func `B229: a delegate hears after viewWillAppear, and after viewDidAppear`() {
    let keeper = NavigationRecordingDelegate(chronicle)
    stack.delegate = keeper

    stack.pushViewController(b, animated: false)

    let lines = chronicle.next()
    #expect(
      lines.filter { $0.contains("how") || $0.contains("Appear") } == [
        "B.viewWillAppear", "willShow B", "B.viewIsAppearing", "B.viewDidAppear", "didShow B",
      ])
  }

  @Test func `a delegate hears of the first controller too, once`() {
    let keeper = NavigationRecordingDelegate(chronicle)
    let other = UINavigationController(rootViewController: b)
    other.delegate = keeper

    stage.present(other)
    stage.present(UIViewController())
    stage.present(other)

    #expect(
      chronicle.next().filter { $0.contains("how") || $0.hasPrefix("B.viewW") } == [
        "B.viewWillAppear", "willShow B", "didShow B", "B.viewWillDisappear", "B.viewWillAppear",
      ])
  }

  @Test func `B231: a person goes back by the button that names where it leads`() {
    stack.pushViewController(b, animated: true)
    stage.clock.advance(by: 0.5)

    #expect(stage.navigationBars["B"].exists)
    stage.navigationBars.buttons["A"].tap()
    stage.clock.advance(by: 0.5)

    #expect(stack.topViewController === a && !stage.navigationBars.buttons["A"].exists)
  }

  @Test func `B232: the way back has a title of its own, or is called Back where there is no room`()
  {
    a.navigationItem.backButtonTitle = "Start"
    stack.pushViewController(b, animated: false)
    #expect(stage.buttons["Start"].exists)

    a.navigationItem.backButtonTitle = nil
    a.title = "A very long title that would take half of the bar"
    #expect(stage.buttons["Back"].exists)
    b.navigationItem.hidesBackButton = true
    #expect(stage.navigationBars.buttons.count == 0)
  }

  @Test func `buttons of the item are tapped on the bar`() {
    var taps = 0
    a.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in taps += 1 })
    a.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Undo", primaryAction: UIAction { _ in taps += 10 })

    stage.navigationBars.buttons["Add"].tap()
    stage.navigationBars.buttons["Undo"].tap()

    #expect(taps == 11)
    #expect(stage.buttons["Undo"].frame.minX < stage.buttons["Add"].frame.minX)
  }

  @Test func `the edit button begins and ends editing`() {
    a.navigationItem.rightBarButtonItem = a.editButtonItem

    stage.buttons["Edit"].tap()
    #expect(a.isEditing && stage.buttons["Done"].exists)
    stage.buttons["Done"].tap()
    #expect(!a.isEditing && stage.buttons["Edit"].exists)
  }

  @Test func `B230: popping returns what goes, and the root stays`() {
    #expect(stack.popViewController(animated: false) == nil)
    #expect(stack.popToRootViewController(animated: false) == nil)
    let c = UIViewController()
    stack.pushViewController(b, animated: false)
    stack.pushViewController(c, animated: false)

    #expect(stack.popToViewController(b, animated: false) == [c])
    stack.pushViewController(c, animated: false)
    #expect(stack.popToRootViewController(animated: false) == [b, c])
    #expect(stack.viewControllers == [a])
  }

  @Test func `B233: a new list shows its last, and leaves what is not in it`() {
    let c = AppearanceRecordingController("C", chronicle)
    stack.pushViewController(b, animated: false)
    _ = chronicle.next()

    stack.setViewControllers([a, c], animated: true)
    stage.clock.advance(by: 0.5)

    #expect(stack.topViewController === c && c.view.window != nil && b.parent == nil)
    #expect(chronicle.lines.last == "B.didMove to nil")
    #expect(!chronicle.lines.contains { $0.hasPrefix("A.") })
  }

  @Test func `an empty list leaves the stack empty, and its top hears that it goes`() {
    stack.viewControllers = []

    #expect(
      chronicle.next() == [
        "A.willMove to nil", "A.viewWillDisappear", "A.viewDidDisappear", "A.didMove to nil",
      ])
    #expect(stack.topViewController == nil && a.view.window == nil && a.parent == nil)
    stack.viewControllers = [b]
    #expect(b.view.window != nil && chronicle.lines.contains("B.viewDidAppear"))
  }

  @Test func `a controller that is put into another container leaves its stack`() {
    stack.pushViewController(b, animated: false)
    UIViewController().addChild(b)

    #expect(stack.viewControllers == [a])
  }

  @Test func `a push while another is under way ends that one first`() {
    let c = AppearanceRecordingController("C", chronicle)
    stack.pushViewController(b, animated: true)
    stack.pushViewController(c, animated: true)
    stage.clock.advance(by: 1)

    #expect(
      chronicle.next().filter { $0.hasPrefix("B.view") } == [
        "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
        "B.viewWillDisappear", "B.viewDidDisappear",
      ])
    #expect(stack.viewControllers == [a, b, c] && c.view.center.x == 160)
    #expect(a.view.window == nil && b.view.window == nil)
  }

  @Test func `B238: a stack nobody sees loads no view`() {
    let hidden = UINavigationController(rootViewController: b)
    hidden.pushViewController(AppearanceRecordingController("C", chronicle), animated: true)

    #expect(!b.isViewLoaded && chronicle.lines.allSatisfy { $0.contains("ove to") })
  }

  @Test func `content lies behind the bar, and knows how far`() {
    #expect(a.view.frame == stage.window.bounds && a.view.safeAreaInsets.top == 44)

    stack.setNavigationBarHidden(true, animated: false)
    #expect(a.view.safeAreaInsets.top == 0)
  }

  @Test func `the toolbar shows the items of the controller on top`() {
    var taps = 0
    a.toolbarItems = [UIBarButtonItem(title: "Send", primaryAction: UIAction { _ in taps += 1 })]
    #expect(stack.isToolbarHidden && !stage.buttons["Send"].isHittable)

    stack.isToolbarHidden = false
    stage.toolbars.buttons["Send"].tap()

    #expect(taps == 1 && a.view.safeAreaInsets.bottom == 44)
    stack.pushViewController(b, animated: false)
    #expect(!stage.buttons["Send"].exists)
  }

  @Test(arguments: [
    (0, "Pushing the same view controller instance more than once is not supported"),
    (1, "Pushing a navigation controller is not supported"),
    (2, "Tried to pop to a view controller that doesn't exist."),
    (3, "directly on a UINavigationBar managed by a controller."),
  ])
  func `what a stack cannot do stops the program`(act: Int, message: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [act] in
      await MainActor.run {
        let root = UIViewController()
        let stack = UINavigationController(rootViewController: root)
        switch act {
        case 0: stack.pushViewController(root, animated: true)
        case 1: stack.pushViewController(UINavigationController(), animated: true)
        case 2: stack.popToViewController(UIViewController(), animated: true)
        default: stack.navigationBar.items = [UINavigationItem(title: "x")]
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

    #expect(text.contains(message))
  }

  @Test func `a bar of one's own goes back by itself`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
    bar.items = ["One", "Two"].map { UINavigationItem(title: $0) }
    stage.present(bar)

    #expect(bar.topItem?.title == "Two" && bar.backItem?.title == "One")
    stage.buttons["One"].tap()
    #expect(bar.items?.map(\.title) == ["One"] && bar.backItem == nil)
  }

  @Test func `B234: nobody keeps a controller that was popped`() {
    weak var gone: UIViewController?
    do {
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
      gone = controller
      stack.pushViewController(controller, animated: true)
      stage.clock.advance(by: 1)
      stack.popViewController(animated: true)
      stage.clock.advance(by: 1)
    }
    #expect(gone == nil)
  }
}

private final class NavigationRecordingDelegate: NSObject, UINavigationControllerDelegate {
  let chronicle: CallLog

  init(_ chronicle: CallLog) {
    self.chronicle = chronicle
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    chronicle.note("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    chronicle.note("didShow \(viewController.title ?? "")")
  }
}
