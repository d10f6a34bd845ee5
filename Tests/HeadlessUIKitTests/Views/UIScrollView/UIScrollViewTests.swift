import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("UIScrollView", .isolated)
struct UIScrollViewTests {
  let stage = Stage()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let listener = ScrollRecordingDelegate()
  var screen: Digitizer { Device.current.digitizer }

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    scrollView.delegate = listener
    stage.present(scrollView)
  }

  @Test func `a new scroll view shows its content from the start, and clips it`() {
    let plain = UIScrollView()
    #expect(plain.contentOffset == .zero && plain.contentSize == .zero && plain.clipsToBounds)
    #expect(plain.isScrollEnabled && plain.bounces)
    #expect(plain.contentInset == .zero && !plain.isDragging && !plain.isTracking)
  }

  @Test func `scrolling moves the bounds, and no frame`() {
    let row = UIView(frame: CGRect(x: 0, y: 300, width: 320, height: 50))
    scrollView.addSubview(row)

    scrollView.contentOffset = CGPoint(x: 0, y: 250)

    #expect(scrollView.bounds == CGRect(x: 0, y: 250, width: 320, height: 200))
    #expect(row.frame.minY == 300 && row.convert(CGPoint.zero, to: nil).y == 50)
    #expect(listener.heard == ["scroll 250.0"])
  }

  @Test func `a rectangle that is none is not scrolled to, and the console says so`() {
    let console = ConsoleRecorder()

    scrollView.scrollRectToVisible(
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), animated: false)

    #expect(scrollView.contentOffset == .zero)
    #expect(
      console.lines == [
        "UIScrollView is asked to show the rectangle (nan 0.0; 1.0 1.0), and one of its numbers is "
          + "none, so nothing is scrolled. Look for a division by zero."
      ])
  }

  @Test func `a finger drags the content along, and the delegate hears of it`() {
    let touches = screen.begin(at: [CGPoint(x: 100, y: 180)])
    #expect(scrollView.isTracking && !scrollView.isDragging)
    screen.move([(touch: touches[0], point: CGPoint(x: 100, y: 160))])
    #expect(scrollView.isDragging)
    screen.move([(touch: touches[0], point: CGPoint(x: 100, y: 100))])
    screen.end(touches)

    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 60))
    #expect(listener.heard == ["begin", "scroll 60.0", "end false"])
    #expect(!scrollView.isDragging && !scrollView.isTracking)
    #expect(
      stage.conversation.map(\.line) == [
        "scrollView → delegate: willBeginDragging", "scrollView → delegate: didScroll",
        "scrollView → delegate: didEndDragging",
      ])
  }

  @Test func `content that is dragged too far springs back`() {
    stage.scrollViews[0].swipeDown()

    #expect(scrollView.contentOffset == .zero)
    #expect(listener.heard.contains { $0.hasPrefix("scroll -") })

    scrollView.bounces = false
    listener.heard = []
    stage.scrollViews[0].swipeDown()
    #expect(listener.heard == ["begin", "end false"])
  }

  @Test func `a swipe stops at the end of the content`() {
    for _ in 0..<20 { stage.scrollViews.firstMatch.swipeUp() }

    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 800))
  }

  @Test func `content that fits, or may not scroll, stays`() {
    scrollView.isScrollEnabled = false
    stage.scrollViews[0].swipeUp()
    #expect(listener.heard.isEmpty)

    scrollView.isScrollEnabled = true
    scrollView.contentSize.height = 100
    stage.scrollViews[0].swipeUp()
    stage.scrollViews[0].swipeLeft()
    #expect(listener.heard.isEmpty)

    scrollView.alwaysBounceVertical = true
    stage.scrollViews[0].swipeUp()
    #expect(listener.heard.first == "begin" && scrollView.contentOffset == .zero)
  }

  @Test func `insets let the content go further`() {
    scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)

    for _ in 0..<20 { stage.scrollViews[0].swipeUp() }
    #expect(scrollView.contentOffset.y == 840)
    for _ in 0..<20 { stage.scrollViews[0].swipeDown() }
    #expect(scrollView.contentOffset.y == -30)
  }

  @Test func `a button in it is tapped, and a drag that begins on it scrolls`() {
    let ear = GestureTarget()
    let button = UIButton(type: .system, primaryAction: UIAction { _ in ear.heard.append("go") })
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 150, width: 100, height: 44)
    scrollView.addSubview(button)

    stage.buttons["Go"].tap()
    #expect(ear.heard == ["go"])

    drag(from: CGPoint(x: 50, y: 170), to: CGPoint(x: 50, y: 120))
    #expect(ear.heard == ["go"] && scrollView.contentOffset.y > 0)
  }

  @Test func `a control that has heard of the touch keeps it, another view does not`() {
    let view = TouchRecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scrollView.addSubview(view)
    drag(from: CGPoint(x: 50, y: 170), to: CGPoint(x: 50, y: 120), after: 0.2)
    #expect(view.diary == ["began 1", "cancelled 1"] && scrollView.contentOffset.y > 0)

    let control = UIControl(frame: CGRect(x: 100, y: 0, width: 100, height: 300))
    scrollView.addSubview(control)
    let offset = scrollView.contentOffset
    // The content moves on, and what moves lets no control hear of a touch.
    scrollView.setContentOffset(offset, animated: false)
    drag(from: CGPoint(x: 150, y: 170), to: CGPoint(x: 150, y: 120), after: 0.2)
    #expect(scrollView.contentOffset == offset)
  }

  @Test func `views hear of a finger once it does not drag`() {
    let view = TouchRecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scrollView.addSubview(view)

    let touches = screen.begin(at: [CGPoint(x: 50, y: 50)])
    #expect(view.diary.isEmpty)
    stage.clock.advance(by: 0.2)
    #expect(view.diary == ["began 1"])
    screen.end(touches)
    #expect(view.diary == ["began 1", "ended 1"])
  }

  @Test func `a rectangle is shown by the shortest way`() {
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 100), animated: false)
    #expect(scrollView.contentOffset.y == 50)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 60, width: 10, height: 20), animated: true)
    #expect(listener.heard == ["scroll 50.0"])
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 20), animated: true)
    #expect(listener.heard == ["scroll 50.0", "scroll 20.0", "end animation"])
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 2000, width: 10, height: 20), animated: false)
    #expect(scrollView.contentOffset.y == 20)
  }

  @Test func `a mark says which part of the content is seen`() {
    scrollView.contentOffset.y = 800

    let marks = stage.display.commands.compactMap { command in
      if case .fill(let rect, let color, _) = command, color.alpha < 1 { rect } else { nil }
    }
    #expect(marks.count == 1)
    #expect(marks.first.map { ($0.maxY * 100).rounded() } == 19700 && marks.first?.width == 3)

    scrollView.showsVerticalScrollIndicator = false
    #expect(
      !stage.display.commands.contains {
        if case .fill(_, let c, _) = $0 { c.alpha < 1 } else { false }
      })
  }

  @Test func `a delegate that goes in the middle of its callback harms nobody`() {
    var fickle: ScrollCallbackDelegate? = ScrollCallbackDelegate()
    scrollView.delegate = fickle
    fickle?.whenScrolled = { fickle = nil }

    stage.scrollViews[0].swipeUp()

    #expect(fickle == nil && scrollView.delegate == nil && scrollView.contentOffset.y > 0)
  }

  @Test func `content that is left between two pages goes to the nearer one`() {
    scrollView.isPagingEnabled = true

    drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 50), pause: 1)

    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 200))
    #expect(
      listener.heard.suffix(4) == ["end true", "will decelerate", "scroll 200.0", "at rest"])

    listener.heard = []
    drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 150), pause: 1)
    #expect(scrollView.contentOffset.y == 200)
  }

  @Test func `a quick finger turns one page, however short its way`() {
    scrollView.isPagingEnabled = true

    drag(from: CGPoint(x: 100, y: 190), to: CGPoint(x: 100, y: 150), pause: 0.01)
    #expect(scrollView.contentOffset.y == 200)
    drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 140), pause: 0.01)
    #expect(scrollView.contentOffset.y == 0)
    drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 140), pause: 0.01)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `a swipe turns one page`() {
    scrollView.isPagingEnabled = true
    for offset in [CGFloat(200), 400] {
      stage.scrollViews[0].swipeUp()
      #expect(scrollView.contentOffset.y == offset)
    }
    stage.scrollViews[0].swipeDown()
    #expect(scrollView.contentOffset.y == 200)
  }

  @Test func `dragging hides the keyboard, if the scroll view says so`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    scrollView.addSubview(field)
    for (mode, hides) in [(UIScrollView.KeyboardDismissMode.none, false), (.onDrag, true)] {
      scrollView.keyboardDismissMode = mode
      field.becomeFirstResponder()
      drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 100))
      #expect(field.isFirstResponder == !hides)
    }
  }

  @Test func `an interactive keyboard goes when the finger has come down to it`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    scrollView.frame.size.height = 568
    scrollView.addSubview(field)
    scrollView.keyboardDismissMode = .interactive
    field.becomeFirstResponder()

    drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 250), pause: 0.01)
    #expect(field.isFirstResponder)
    drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 500), pause: 0.01)
    #expect(!field.isFirstResponder)
  }

  @Test func `a mark moves between the insets that are its own`() {
    scrollView.scrollIndicatorInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    #expect(scrollView.verticalScrollIndicatorInsets.top == 50)
    #expect(scrollView.horizontalScrollIndicatorInsets.bottom == 30)
    func mark() -> CGRect? {
      stage.display.commands.compactMap { command in
        if case .fill(let rect, let color, _) = command, color.alpha < 1 { rect } else { nil }
      }.first
    }

    #expect(mark()?.minY == 53)
    scrollView.contentOffset.y = 800
    #expect(mark().map { ($0.maxY * 100).rounded() } == 16700)
  }

  private func drag(from start: CGPoint, to end: CGPoint, pause: TimeInterval) {
    let touches = screen.begin(at: [start])
    for step in 1...5 {
      let share = CGFloat(step) / 5
      stage.clock.advance(by: pause)
      screen.move([
        (
          touch: touches[0],
          point: CGPoint(x: start.x, y: start.y + (end.y - start.y) * share)
        )
      ])
    }
    screen.end(touches)
  }

  private func drag(from start: CGPoint, to end: CGPoint, after pause: TimeInterval = 0) {
    let touches = screen.begin(at: [start])
    stage.clock.advance(by: pause)
    for step in 1...5 {
      let share = CGFloat(step) / 5
      let y = start.y + (end.y - start.y) * share
      screen.move([(touch: touches[0], point: CGPoint(x: start.x, y: y))])
    }
    screen.end(touches)
  }
}

/// Notes what it hears of scrolling.
final class ScrollRecordingDelegate: NSObject, UIScrollViewDelegate {
  var heard: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    heard.append("scroll \(scrollView.contentOffset.y)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    heard.append("end \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    heard.append("will decelerate")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("at rest") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    heard.append("end animation")
  }
}

private final class ScrollCallbackDelegate: NSObject, UIScrollViewDelegate {
  var whenScrolled: () -> Void = {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) { whenScrolled() }
}
