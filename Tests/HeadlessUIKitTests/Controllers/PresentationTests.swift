import Grading
import HeadlessUIKit
import Stage
import Testing

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
}
