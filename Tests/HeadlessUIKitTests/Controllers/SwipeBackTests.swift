import Grading
import Stage
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("The swipe that goes back", .isolated)
struct SwipeBackTests {
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
    stack.pushViewController(b, animated: false)
    _ = chronicle.next()
  }

  private func touch(x: CGFloat = 5) -> Touches {
    Touches(on: CGPoint(x: x, y: 300), in: stage.window)
  }

  /// Drags a finger to the right, and lifts it.
  private func swipe(from x: CGFloat = 5, by distance: CGFloat) {
    let finger = touch(x: x)
    finger.drag(by: CGPoint(x: distance, y: 0))
    finger.lift()
    stage.clock.advance(by: 0.5)
  }

  @Test func `B235: a finger from the left edge drags the controller away`() {
    let finger = touch()
    finger.drag(by: CGPoint(x: 160, y: 0))

    #expect(
      chronicle.next() == [
        "B.willMove to nil", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
      ])
    #expect(b.view.frame.minX == 160 && a.view.frame.minX == -48)

    finger.drag(by: CGPoint(x: 80, y: 0))
    #expect(b.view.frame.minX == 240 && a.view.frame.minX == -24)

    finger.lift()
    stage.clock.advance(by: 0.05)
    #expect(chronicle.next() == [])
    stage.clock.advance(by: 0.1)
    #expect(chronicle.next() == ["B.viewDidDisappear", "A.viewDidAppear", "B.didMove to nil"])
    #expect(stack.viewControllers == [a] && b.parent == nil && b.view.window == nil)
    #expect(a.view.frame.minX == 0)
  }

  @Test func `B236: a finger that is lifted too early leaves everything as it was`() {
    let child = UIViewController()
    stack.addChild(child)
    swipe(by: 150)

    #expect(
      chronicle.next() == [
        "B.willMove to nil", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "A.viewDidDisappear",
        "B.viewDidAppear",
      ])
    #expect(stack.viewControllers == [a, b] && stack.children == [a, b, child])
    #expect(b.parent === stack && !b.isMovingFromParent)
    #expect(b.view.window != nil && b.view.frame.minX == 0 && a.view.window == nil)
    #expect(stack.navigationBar.topItem === b.navigationItem)

    swipe(by: 200)
    #expect(stack.viewControllers == [a] && a.view.frame.minX == 0)
  }

  @Test func `a quick finger needs less of the way, and one that turns back stays`() {
    let finger = touch()
    for step in 1...4 {
      stage.clock.advance(by: 0.02)
      finger.move(to: CGPoint(x: 5 + 20 * CGFloat(step), y: 300))
    }
    finger.lift()
    stage.clock.advance(by: 0.5)
    #expect(stack.viewControllers == [a])

    stack.pushViewController(b, animated: false)
    let other = touch()
    for x in [50, 200, 180, 160] as [CGFloat] {
      stage.clock.advance(by: 0.02)
      other.move(to: CGPoint(x: x, y: 300))
    }
    other.lift()
    stage.clock.advance(by: 0.5)
    #expect(stack.viewControllers == [a, b])
  }

  @Test func `the stage swipes back, and gives a swipe up`() {
    stage.swipeFromLeftEdge(overPart: 0.3)
    stage.clock.advance(by: 0.5)
    #expect(stack.viewControllers == [a, b])

    stage.swipeFromLeftEdge(overPart: 0.9)
    stage.clock.advance(by: 0.5)
    #expect(stack.viewControllers == [a])
  }

  @Test func `a touch that is taken away leaves everything as it was`() {
    let finger = touch()
    finger.drag(by: CGPoint(x: 300, y: 0))
    finger.cancel()
    stage.clock.advance(by: 0.5)

    #expect(stack.viewControllers == [a, b] && b.view.frame.minX == 0)
    #expect(chronicle.next().last == "B.viewDidAppear")
  }

  @Test func `only a finger from the edge goes back, and never from the root`() {
    swipe(from: 40, by: 250)
    #expect(stack.viewControllers == [a, b])

    stack.popViewController(animated: false)
    _ = chronicle.next()
    swipe(by: 250)
    #expect(stack.viewControllers == [a] && chronicle.next() == [])
  }

  @Test func `B237: without a button to go back there is no swipe`() {
    let changes: [(make: () -> Void, undo: () -> Void)] = [
      (
        { self.stack.isNavigationBarHidden = true }, { self.stack.isNavigationBarHidden = false }
      ),
      (
        { self.b.navigationItem.hidesBackButton = true },
        { self.b.navigationItem.hidesBackButton = false }
      ),
      (
        { self.b.navigationItem.leftBarButtonItem = UIBarButtonItem() },
        { self.b.navigationItem.leftItemsSupplementBackButton = true }
      ),
    ]
    for change in changes {
      change.make()
      swipe(by: 250)
      #expect(stack.viewControllers == [a, b])

      change.undo()
      swipe(by: 250)
      #expect(stack.viewControllers == [a])
      stack.pushViewController(b, animated: false)
    }
  }

  @Test func `a program has the swipe without a button, or none at all`() throws {
    let recognizer = try #require(stack.interactivePopGestureRecognizer)
    stack.isNavigationBarHidden = true
    recognizer.delegate = nil
    swipe(by: 250)
    #expect(stack.viewControllers == [a])

    swipe(by: 250)
    #expect(stack.viewControllers == [a])

    stack.pushViewController(b, animated: false)
    recognizer.isEnabled = false
    swipe(by: 250)
    #expect(stack.viewControllers == [a, b])
  }

  @Test func `what a program does to the stack in the meantime counts`() {
    let c = AppearanceRecordingController("C", chronicle)
    let finger = touch()
    finger.drag(by: CGPoint(x: 100, y: 0))
    stack.pushViewController(c, animated: true)
    finger.drag(by: CGPoint(x: 50, y: 0))
    finger.lift()
    stage.clock.advance(by: 0.5)

    #expect(stack.viewControllers == [a, c] && c.view.frame.minX == 0)
    #expect(b.parent == nil && b.view.window == nil)

    swipe(by: 20)
    let next = touch()
    next.drag(by: CGPoint(x: 50, y: 0))
    next.lift()
    stack.pushViewController(b, animated: false)
    stage.clock.advance(by: 0.5)
    #expect(stack.viewControllers == [a, c, b] && b.view.frame.minX == 0)
  }

  @Test func `a controller that pushes as it is shown again ends the swipe`() {
    let c = AppearanceRecordingController("C", chronicle)
    a.whenAppearing = {
      a.whenAppearing = {}
      stack.pushViewController(c, animated: true)
    }
    let finger = touch()
    finger.drag(by: CGPoint(x: 50, y: 0))
    finger.drag(by: CGPoint(x: 50, y: 0))
    finger.lift()
    stage.clock.advance(by: 0.6)

    #expect(stack.viewControllers == [a, c] && c.view.frame.minX == 0)
    #expect(b.parent == nil && b.view.window == nil && a.view.window == nil)
    #expect(
      chronicle.next().filter { $0.hasPrefix("C.view") } == [
        "C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear",
      ])
  }

  @Test func `a stack that leaves the screen in the meantime tells nobody twice`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    stage.present(tabs)
    _ = chronicle.next()
    let finger = touch()
    finger.drag(by: CGPoint(x: 100, y: 0))
    tabs.selectedIndex = 1
    finger.lift()
    stage.clock.advance(by: 1)
    let lines = chronicle.next().filter { $0.contains("ppear") && !$0.contains("viewIs") }
    #expect(
      lines == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "B.viewDidDisappear",
        "A.viewDidDisappear",
      ])

    tabs.selectedIndex = 0
    stage.clock.advance(by: 1)
    #expect(stack.viewControllers == [a, b] && b.view.window != nil && a.view.window == nil)
    #expect(
      chronicle.next().filter { $0.hasSuffix("Appear") } == ["B.viewWillAppear", "B.viewDidAppear"])
  }

  @Test func `content that scrolls up and down lies still in the meantime, and scrolls otherwise`()
  {
    let table = UITableView(frame: b.view.bounds)
    table.contentSize.height = 2000
    b.view.addSubview(table)
    stage.window.layoutIfNeeded()
    let start = table.contentOffset.y
    swipe(by: 250)
    #expect(stack.viewControllers == [a] && table.contentOffset.y == start)

    stack.pushViewController(b, animated: false)
    let finger = touch()
    finger.drag(by: CGPoint(x: 20, y: -100))
    finger.lift()
    stage.clock.advance(by: 1)
    #expect(stack.viewControllers == [a, b])
  }
}
