import Grading
import Stage
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("Presenting and dismissing", .isolated)
struct PresentationTests {
  let chronicle = CallLog()
  let console = ConsoleRecorder()
  let a: AppearanceRecordingController
  let b: AppearanceRecordingController
  let stage = Stage()

  init() {
    a = AppearanceRecordingController("A", chronicle)
    b = AppearanceRecordingController("B", chronicle)
    stage.present(a)
    _ = chronicle.next()
  }

  @Test func `B108: a presentation of the whole screen tells both, and then the completion`() {
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true) { self.chronicle.note("completion") }
    #expect(
      chronicle.next() == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
      ])
    #expect(b.isBeingPresented && a.view.window != nil)

    stage.clock.advance(by: 0.49)
    #expect(chronicle.next() == [])
    stage.clock.advance(by: 0.01)
    #expect(chronicle.next() == ["B.viewDidAppear", "A.viewDidDisappear", "completion"])
    #expect(!b.isBeingPresented && a.view.window == nil && b.view.window === stage.window)
    #expect(a.presentedViewController === b && b.presentingViewController === a)
  }

  @Test func `B108: without animation it is all over at once`() {
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false) { self.chronicle.note("completion") }

    #expect(
      chronicle.next() == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear", "A.viewDidDisappear", "completion",
      ])
  }

  @Test
  func `B109: the style is automatic, which is a page sheet, and the presenter hears nothing`() {
    #expect(UIViewController().modalPresentationStyle == .pageSheet)
    b.modalPresentationStyle = .fullScreen
    b.modalPresentationStyle = .automatic
    #expect(b.modalPresentationStyle == .pageSheet)

    a.present(b, animated: true)
    stage.clock.advance(by: 1)

    #expect(chronicle.next().filter { $0.hasPrefix("A.") } == [])
    #expect(a.view.window != nil && b.view.convert(CGPoint.zero, to: nil).y == 10)
    a.dismiss(animated: true)
    stage.clock.advance(by: 1)
    #expect(chronicle.next() == ["B.viewWillDisappear", "B.viewDidDisappear"])
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.overFullScreen, false),
    (.overCurrentContext, false), (.pageSheet, false), (.formSheet, false),
  ])
  func `B109: what covers the screen takes the presenter away, what lies over it does not`(
    style: UIModalPresentationStyle, isGone: Bool
  ) {
    b.modalPresentationStyle = style
    a.present(b, animated: false)

    #expect((a.view.window == nil) == isGone)
    #expect(chronicle.next().contains("A.viewDidDisappear") == isGone)
    b.dismiss(animated: false)
    #expect(a.view.window != nil && chronicle.next().contains("A.viewDidAppear") == isGone)
  }

  @Test func `B110: dismiss on the presented controller is passed to its presenter`() {
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    _ = chronicle.next()

    b.dismiss(animated: true) { self.chronicle.note("completion") }
    #expect(b.isBeingDismissed)
    stage.clock.advance(by: 0.5)

    #expect(
      chronicle.next() == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
        "B.viewDidDisappear", "completion",
      ])
    #expect(a.presentedViewController == nil && b.presentingViewController == nil)
    #expect(a.view.frame == stage.window.bounds && b.view.window == nil)
  }

  @Test func `B110: dismiss low in a stack removes everything above`() {
    let c = AppearanceRecordingController("C", chronicle)
    a.present(b, animated: false)
    b.present(c, animated: false)
    _ = chronicle.next()

    a.dismiss(animated: true) { self.chronicle.note("completion") }
    stage.clock.advance(by: 0.5)

    #expect(
      chronicle.next() == [
        "C.viewWillDisappear", "B.viewWillDisappear", "C.viewDidDisappear", "B.viewDidDisappear",
        "completion",
      ])
    #expect(a.presentedViewController == nil && b.presentedViewController == nil)
    #expect(stage.window.subviews == [a.view])
  }

  @Test func `B243: a presenter that is not in a window presents nothing, and says so`() {
    UIViewController().present(b, animated: true)

    #expect(
      console.lines == [
        "Attempt to present <AppearanceRecordingController> on <UIViewController> (from <UIViewController>) whose view is "
          + "not in the window hierarchy. Present it in viewDidAppear(_:) or later, and from the "
          + "controller in front."
      ])
    #expect(b.presentingViewController == nil && !b.isViewLoaded)
  }

  @Test func `B244: a presenter that presents already presents no other`() {
    a.present(b, animated: false)
    a.present(UIViewController(), animated: false)

    #expect(
      console.lines == [
        "Attempt to present <UIViewController> on <AppearanceRecordingController> (from <AppearanceRecordingController>) which is already "
          + "presenting <AppearanceRecordingController>. Dismiss that one first, or present from it."
      ])
    #expect(a.presentedViewController === b)
  }

  @Test func `a controller that is under way is not dismissed`() {
    a.present(b, animated: true)
    a.dismiss(animated: true)

    #expect(
      console.lines.first?.hasPrefix(
        "Attempt to dismiss from view controller <AppearanceRecordingController> while a presentation or dismiss is in "
          + "progress!") == true)
    stage.clock.advance(by: 1)
    #expect(a.presentedViewController === b)
  }

  @Test func `a controller that presents itself stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        controller.present(controller, animated: true)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

    #expect(
      message.contains("reason: 'Application tried to present modal view controller on itself."))
  }

  @Test func `a child is presented over its outermost container`() {
    let container = UINavigationController(
      rootViewController: AppearanceRecordingController("R", chronicle))
    stage.present(container)

    container.topViewController?.present(b, animated: false)

    #expect(b.presentingViewController === container)
    #expect(container.topViewController?.presentedViewController === b)
    #expect(container.visibleViewController === b)
  }

  /// A controller in a container, on the screen.
  private func showChild() -> (root: UIViewController, child: AppearanceRecordingController) {
    let (root, child) = (UIViewController(), AppearanceRecordingController("C", chronicle))
    root.embed(child)
    stage.present(root)
    _ = chronicle.next()
    return (root, child)
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `B270: in the current context the nearest controller that defines one presents`(
    style: UIModalPresentationStyle
  ) {
    let (root, child) = showChild()
    let inner = UIViewController()
    child.embed(inner)
    b.modalPresentationStyle = style

    inner.present(b, animated: false)
    #expect(b.presentingViewController === root)
    inner.dismiss(animated: false)

    child.definesPresentationContext = true
    inner.present(b, animated: false)
    #expect(b.presentingViewController === child && root.presentedViewController == nil)
    #expect(inner.presentedViewController === b && child.presentedViewController === b)
    inner.dismiss(animated: false)

    inner.definesPresentationContext = true
    inner.present(b, animated: false)
    #expect(b.presentingViewController === inner)
    b.dismiss(animated: false)
    #expect(inner.presentedViewController == nil && b.view.window == nil)
  }

  @Test func `B270: a sheet and the whole screen are presented by the outermost all the same`() {
    let (root, child) = showChild()
    child.definesPresentationContext = true
    for style in [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen] {
      b.modalPresentationStyle = style
      child.present(b, animated: false)
      #expect(b.presentingViewController === root)
      child.dismiss(animated: false)
    }
  }

  @Test func `B270: a navigation controller defines a context at first, others do not`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    #expect(stack.definesPresentationContext)
    #expect(!UIViewController().definesPresentationContext)
    #expect(!UITabBarController().definesPresentationContext)

    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    stage.present(tabs)
    b.modalPresentationStyle = .overCurrentContext
    stack.topViewController?.present(b, animated: false)
    #expect(b.presentingViewController === stack)
  }

  @Test func `B270: the presenter in a container is told that it disappears, and comes back`() {
    let (root, child) = showChild()
    child.definesPresentationContext = true
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    child.view.frame = frame
    b.modalPresentationStyle = .currentContext

    child.present(b, animated: false)
    #expect(
      chronicle.next() == [
        "B.viewDidLoad", "C.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear", "C.viewDidDisappear",
      ])

    b.dismiss(animated: false)
    #expect(
      chronicle.next() == [
        "B.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear",
        "B.viewDidDisappear",
      ])
    #expect(child.view.frame == frame && child.view.superview === root.view)
  }

  @Test func `B270: a document says that a controller defines a context`() throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="v"><scenes>
          <scene sceneID="1"><objects>
            <viewController id="v" sceneMemberID="viewController" \
      definesPresentationContext="YES">
              <view key="view" id="w"><rect key="frame" x="0" y="0" width="320" height="568"/></view>
            </viewController>
          </objects></scene>
        </scenes>
      </document>
      """
    let shelf = try DocumentShelf()
    try shelf.put(storyboard, as: "Main.storyboard")

    let controller = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())

    #expect(controller.definesPresentationContext)
  }

  @Test func `B270: while one is presented in a context, the containers present no other`() {
    let (root, child) = showChild()
    child.definesPresentationContext = true
    b.modalPresentationStyle = .overCurrentContext
    child.present(b, animated: false)

    root.present(UIViewController(), animated: false)

    #expect(console.lines.count == 1 && root.presentedViewController == nil)
    b.dismiss(animated: false)
    root.present(UIViewController(), animated: false)
    #expect(root.presentedViewController != nil)
  }

  @Test
  func `a controller that leaves its container takes along what it presents in its context`() {
    let (root, child) = showChild()
    child.definesPresentationContext = true
    b.modalPresentationStyle = .overCurrentContext
    child.present(b, animated: false)
    _ = chronicle.next()

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()

    #expect(b.view.window == nil && b.presentingViewController == nil)
    #expect(
      chronicle.next().filter { $0.hasPrefix("B.") } == [
        "B.viewWillDisappear", "B.viewDidDisappear",
      ])
    #expect(stage.window.subviews == [root.view])
  }

  @Test func `a root that is replaced takes along what its children present`() {
    let (_, child) = showChild()
    child.definesPresentationContext = true
    b.modalPresentationStyle = .currentContext
    child.present(b, animated: false)

    let other = UIViewController()
    stage.present(other)

    #expect(stage.window.subviews == [other.view] && b.presentingViewController == nil)
  }

  @Test func `B239: a person drags a sheet away`() {
    let handle = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 558))
    handle.text = "Sheet"
    handle.isUserInteractionEnabled = true
    b.view.addSubview(handle)
    a.present(b, animated: true)
    stage.clock.advance(by: 1)
    _ = chronicle.next()

    stage.staticTexts["Sheet"].swipeDown()
    stage.clock.advance(by: 1)

    #expect(chronicle.next() == ["B.viewWillDisappear", "B.viewDidDisappear"])
    #expect(a.presentedViewController == nil)
  }

  @Test func `B240: a sheet that is dragged a little comes back`() {
    let handle = UILabel(frame: CGRect(x: 0, y: 100, width: 320, height: 80))
    handle.text = "Sheet"
    handle.isUserInteractionEnabled = true
    b.view.addSubview(handle)
    a.present(b, animated: true)
    stage.clock.advance(by: 1)
    _ = chronicle.next()

    stage.staticTexts["Sheet"].swipeDown()
    stage.clock.advance(by: 1)

    #expect(
      chronicle.next() == [
        "B.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
      ])
    #expect(a.presentedViewController === b && b.view.convert(CGPoint.zero, to: nil).y == 10)
  }

  @Test func `B241: a modal sheet cannot be dragged away`() {
    let handle = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 558))
    handle.text = "Sheet"
    handle.isUserInteractionEnabled = true
    b.view.addSubview(handle)
    b.isModalInPresentation = true
    a.present(b, animated: true)
    stage.clock.advance(by: 1)
    _ = chronicle.next()

    stage.staticTexts["Sheet"].swipeDown()
    stage.clock.advance(by: 1)

    #expect(chronicle.next() == [] && a.presentedViewController === b)
  }

  @Test func `B242: a controller on a stack keeps the sheet of the stack`() {
    let handle = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 558))
    handle.text = "Sheet"
    handle.isUserInteractionEnabled = true
    b.view.addSubview(handle)
    let stack = UINavigationController(rootViewController: b)
    b.isModalInPresentation = true
    a.present(stack, animated: true)
    stage.clock.advance(by: 1)

    stage.staticTexts["Sheet"].swipeDown()
    stage.clock.advance(by: 1)
    #expect(a.presentedViewController === stack)

    b.isModalInPresentation = false
    stage.staticTexts["Sheet"].swipeDown()
    stage.clock.advance(by: 1)
    #expect(a.presentedViewController == nil)
  }

  @Test func `a presentation keeps nobody who is gone`() {
    weak var gone: UIViewController?
    do {
      let sheet = UIViewController()
      gone = sheet
      a.present(sheet, animated: true)
      stage.clock.advance(by: 1)
      a.dismiss(animated: true)
      stage.clock.advance(by: 1)
    }
    #expect(gone == nil)
  }

  @Test func `a root that is replaced takes along what it presents`() {
    a.present(b, animated: false)
    _ = chronicle.next()
    let other = UIViewController()

    stage.present(other)

    #expect(
      chronicle.next() == [
        "B.viewWillDisappear", "A.viewWillDisappear", "B.viewDidDisappear", "A.viewDidDisappear",
      ])
    #expect(stage.window.subviews == [other.view] && b.presentingViewController == nil)
  }

  @Test(arguments: [
    UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve,
  ])
  func `a transition begins out of sight and ends where nothing was`(
    style: UIModalTransitionStyle
  ) {
    b.modalPresentationStyle = .fullScreen
    b.modalTransitionStyle = style
    b.view.backgroundColor = .red
    a.view.backgroundColor = .white

    let before = stage.display
    a.present(b, animated: true)
    stage.clock.advance(by: 0.25)
    let halfway = stage.display
    stage.clock.advance(by: 0.25)
    let after = stage.display

    #expect(halfway != before && halfway != after && after != before)
    b.dismiss(animated: false)
    #expect(stage.display == before)
  }

  @Test func `what a presenter was put into presents and is dismissed as before`() {
    let other = UIViewController()
    a.present(b, animated: false)
    b.addChild(a)

    b.present(other, animated: false)
    #expect(b.presentedViewController === other && console.lines.isEmpty)

    other.dismiss(animated: false)
    #expect(b.presentedViewController == nil && other.presentingViewController == nil)
  }

  @Test func `an unwind segue of what a presenter was put into looks at each controller once`() {
    a.present(b, animated: false)
    b.addChild(a)

    #expect(b.ancestorsOnScreen == [a] && a.ancestorsOnScreen == [b])
  }

  @Test(arguments: [false, true])
  func `the chain of responders ends where a presenter was put into what it presented`(
    withItsController: Bool
  ) {
    let other = UIViewController()
    a.present(b, animated: false)
    b.present(other, animated: false)
    if withItsController { other.addChild(a) }
    other.view.addSubview(a.view)

    var chain: [UIResponder] = [a.view]
    while chain.count < 50, let next = chain.last?.next { chain.append(next) }
    #expect(chain.count < 50 && chain.contains(other) && chain.contains(stage.window))
    #expect(a.target(forAction: Selector("wave"), withSender: nil) == nil)
  }

  @Test func `a container is not presented by what lies over a part of it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage()
        let (container, child, over) = (UIViewController(), UIViewController(), UIViewController())
        stage.present(UIViewController())
        stage.window.addSubview(container.view)
        container.embed(child)
        child.definesPresentationContext = true
        over.modalPresentationStyle = .overCurrentContext
        child.present(over, animated: false)
        over.present(container, animated: false)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)

    #expect(message.contains("Application tried to present"))
  }
}

extension UIViewController {
  fileprivate func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
