import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("What happens in the middle of a transition", .isolated)
struct ReentrantTransitionTests {
  let chronicle = CallLog()
  let a: AppearanceCallbackController
  let b: AppearanceCallbackController
  let c: AppearanceCallbackController
  let stack = UINavigationController()
  let stage = Stage()

  init() {
    a = AppearanceCallbackController("A", chronicle)
    b = AppearanceCallbackController("B", chronicle)
    c = AppearanceCallbackController("C", chronicle)
  }

  private func present(stackOf controllers: UIViewController...) {
    stack.viewControllers = controllers
    stage.present(stack)
    _ = chronicle.next()
  }

  /// Takes the root of the window away, and puts it back.
  private func replaceRootForAMoment() {
    let root = stage.window.rootViewController
    stage.window.rootViewController = UIViewController()
    stage.window.rootViewController = root
  }

  @Test func `a root that comes back in the middle of its presentation stays on the screen`() {
    stage.present(a)
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true) { self.chronicle.note("completion") }
    stage.clock.advance(by: 0.1)

    replaceRootForAMoment()
    _ = chronicle.next()
    stage.clock.advance(by: 1)

    #expect(a.view.window === stage.window && b.view.window == nil)
    #expect(chronicle.next() == ["completion"])
  }

  @Test func `a root that comes back in the middle of a dismissal keeps what it presents then`() {
    stage.present(a)
    a.present(b, animated: false)
    a.dismiss(animated: true) { self.chronicle.note("completion") }
    stage.clock.advance(by: 0.1)

    replaceRootForAMoment()
    a.present(c, animated: false)
    _ = chronicle.next()
    stage.clock.advance(by: 1)

    #expect(a.presentedViewController === c && c.view.window === stage.window)
    #expect(chronicle.next() == ["completion"])
  }

  @Test func `a transition in an animation block takes its own time, and ends`() {
    present(stackOf: a)

    UIView.animate(withDuration: 3, delay: 1, options: [.repeat]) { [stack, b, c] in
      stack.pushViewController(b, animated: true)
      stack.present(c, animated: true)
    }
    stage.clock.advance(by: 0.5)

    #expect(a.view.window == nil && !c.isBeingPresented)
    let notes = chronicle.next()
    #expect(notes.contains("B.viewDidAppear") && notes.contains("C.viewDidAppear"))
  }

  @Test func `a sheet that is dismissed while a finger drags it is gone, once`() {
    let console = ConsoleRecorder()
    let finger = dragSheet()

    a.dismiss(animated: true)
    finger.lift()
    stage.clock.advance(by: 1)

    #expect(chronicle.next() == ["B.viewWillDisappear", "B.viewDidDisappear"])
    #expect(a.presentedViewController == nil && console.lines == [])
  }

  @Test func `a sheet that presents another while a finger drags it comes back below that`() {
    let finger = dragSheet()

    b.present(c, animated: true)
    finger.lift()
    stage.clock.advance(by: 1)

    #expect(
      chronicle.next().filter { $0.hasPrefix("B.") } == [
        "B.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
      ])
    #expect(b.view.convert(CGPoint.zero, to: nil).y == 10 && b.presentedViewController === c)
  }

  /// Presents a sheet, and drags it a little way down.
  private func dragSheet() -> Touches {
    stage.present(a)
    a.present(b, animated: true)
    stage.clock.advance(by: 1)
    _ = chronicle.next()
    let finger = Touches(on: CGPoint(x: 160, y: 200), in: stage.window)
    finger.move(up: -30)
    finger.move(up: -60)
    return finger
  }

  @Test(arguments: [true, false])
  func `a controller that pushes another as it is about to appear is passed over`(animated: Bool) {
    let delegate = TopControllerRecorder(chronicle)
    present(stackOf: a)
    stack.delegate = delegate
    b.whenAppearing = { [b, c, stack] in
      b.whenAppearing = {}
      stack.pushViewController(c, animated: animated)
    }

    stack.pushViewController(b, animated: animated)
    stage.clock.advance(by: 1)

    let notes = chronicle.next()
    #expect(notes.filter { $0.contains("Show") } == ["willShow C", "didShow C"])
    #expect(
      notes.filter { $0.hasPrefix("B.view") } == [
        "B.viewDidLoad", "B.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear",
      ])
    #expect(notes.filter { $0.hasPrefix("B.didMove") } == ["B.didMove to parent"])
    #expect(notes.filter { $0.hasPrefix("A.") } == ["A.viewWillDisappear", "A.viewDidDisappear"])
    #expect(stack.viewControllers == [a, b, c] && c.view.window != nil && b.view.window == nil)
  }

  @Test func `a controller that is popped as it is about to appear never does`() {
    present(stackOf: a)
    b.whenAppearing = { [b, stack] in
      b.whenAppearing = {}
      stack.popViewController(animated: true)
    }

    stack.pushViewController(b, animated: true)
    stage.clock.advance(by: 1)

    #expect(
      chronicle.next() == [
        "B.willMove to parent", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "B.willMove to nil", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
        "B.viewDidDisappear", "A.viewDidAppear", "B.didMove to nil",
      ])
    #expect(stack.viewControllers == [a] && a.view.window != nil && b.parent == nil)
  }

  @Test func `a controller that pushes another as it is loaded is passed over`() {
    present(stackOf: a)
    b.whenLoaded = { [c, stack] in stack.pushViewController(c, animated: true) }

    stack.pushViewController(b, animated: true)
    stage.clock.advance(by: 1)

    let notes = chronicle.next()
    #expect(!notes.contains("B.viewWillAppear"))
    #expect(notes.filter { $0.hasPrefix("A.") } == ["A.viewWillDisappear", "A.viewDidDisappear"])
    #expect(a.view.window == nil && b.view.window == nil && c.view.window === stage.window)
  }

  @Test func `a tab that selects another as it is about to appear is passed over`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b, c]
    stage.present(tabs)
    _ = chronicle.next()
    b.whenAppearing = { [b] in
      b.whenAppearing = {}
      tabs.selectedIndex = 2
    }

    stage.tabBars.buttons["B"].tap()
    stage.clock.advance(by: 1)

    let notes = chronicle.next()
    #expect(notes.filter { $0.hasPrefix("A.") } == ["A.viewWillDisappear", "A.viewDidDisappear"])
    #expect(
      notes.filter { $0.hasPrefix("B.") } == [
        "B.viewDidLoad", "B.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear",
      ])
    #expect(
      notes.filter { $0.hasPrefix("C.") } == [
        "C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear",
      ])
    #expect(c.view.window === stage.window && a.view.window == nil && b.view.window == nil)
  }

  @Test func `a tab that selects the former one as it is about to appear leaves all as it was`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    stage.present(tabs)
    _ = chronicle.next()
    b.whenAppearing = { tabs.selectedIndex = 0 }

    stage.tabBars.buttons["B"].tap()
    stage.clock.advance(by: 1)

    #expect(!chronicle.next().contains { $0.hasPrefix("A.") })
    #expect(tabs.selectedIndex == 0 && a.view.window === stage.window && b.view.window == nil)
  }

  @Test func `a child that lies over a stack stays there`() {
    present(stackOf: a)
    stack.addChild(c)
    stack.view.addSubview(c.view)
    c.didMove(toParent: stack)

    stack.pushViewController(b, animated: false)

    #expect(stack.children == [a, b, c] && stack.viewControllers == [a, b])
    _ = chronicle.next()
    stage.present(UIViewController())
    #expect(chronicle.next().filter { $0.hasPrefix("C.") }.count == 2)
  }

  @Test func `a controller that takes itself off the stack is off the bar too`() {
    present(stackOf: a, b, c)

    b.willMove(toParent: nil)
    b.removeFromParent()

    #expect(stack.viewControllers == [a, c] && stage.navigationBars.buttons["A"].exists)
    stage.navigationBars.buttons["A"].tap()
    stage.clock.advance(by: 1)
    #expect(a.view.window === stage.window)
  }

  @Test func `a controller on top that takes itself off the stack shows the one below it`() {
    present(stackOf: a, b)

    b.willMove(toParent: nil)
    b.removeFromParent()

    #expect(
      chronicle.next() == [
        "B.willMove to nil", "A.viewDidLoad", "B.viewWillDisappear", "A.viewWillAppear",
        "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear", "B.didMove to nil",
      ])
    #expect(a.view.window === stage.window && b.view.window == nil)
    #expect(stage.navigationBars["A"].exists)
  }
}

/// Writes down which controllers come to the top of a stack.
private final class TopControllerRecorder: NSObject, UINavigationControllerDelegate {
  private let chronicle: CallLog

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
