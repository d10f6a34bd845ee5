import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Scrolling after the finger", .isolated)
struct DecelerationTests {
  let stage = Stage()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  let listener = ScrollRecordingDelegate()
  var screen: Digitizer { Device.current.digitizer }

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 5000)
    scrollView.delegate = listener
    stage.present(scrollView)
  }

  /// Drags up at a speed, in points a second.
  private func flick(_ speed: CGFloat, rest: TimeInterval = 0) {
    let touches = screen.begin(at: [CGPoint(x: 100, y: 350)])
    for step in 1...10 {
      stage.clock.advance(by: 0.01)
      screen.move([
        (touch: touches[0], point: CGPoint(x: 100, y: 350 - speed * 0.01 * CGFloat(step)))
      ])
    }
    stage.clock.advance(by: rest)
    screen.end(touches)
    stage.clock.advance(by: 0)
  }

  @Test func `content that a quick finger leaves moves on, slower and slower`() {
    flick(1000)
    let start = scrollView.contentOffset.y
    #expect(scrollView.isDecelerating && !scrollView.isDragging)
    #expect(listener.heard.suffix(2) == ["end true", "will decelerate"])

    stage.clock.advance(by: 0.2)
    let first = scrollView.contentOffset.y - start
    stage.clock.advance(by: 0.2)
    let second = scrollView.contentOffset.y - start - first
    #expect(first > 100 && second > 50 && second < first)

    stage.clock.advance(by: 5)
    #expect(!scrollView.isDecelerating && listener.heard.last == "at rest")
    #expect(abs(scrollView.contentOffset.y - start - 499) < 1)
  }

  @Test func `moves of one moment are one move`() {
    let touches = screen.begin(at: [CGPoint(x: 100, y: 350)])
    for step in 1...4 {
      stage.clock.advance(by: 0.02)
      for part in [0.0, 10] {
        let y = 350 - 20 * CGFloat(step) - part
        screen.move([(touch: touches[0], point: CGPoint(x: 100, y: y))])
      }
    }
    screen.end(touches)
    #expect(scrollView.isDecelerating)
  }

  @Test func `a slow finger, or one that rests, leaves the content where it is`() {
    flick(80)
    flick(2000, rest: 0.3)
    let offset = scrollView.contentOffset.y
    #expect(!scrollView.isDecelerating && listener.heard.last == "end false")
    stage.clock.advance(by: 1)
    #expect(scrollView.contentOffset.y == offset)
  }

  @Test func `content comes to rest at the edge`() {
    scrollView.contentSize.height = 600
    flick(2000)
    stage.clock.advance(by: 0.5)
    #expect(scrollView.contentOffset.y == 200 && !scrollView.isDecelerating)
    #expect(listener.heard.last == "at rest")
  }

  @Test func `a finger stops the content, and so does the program`() {
    flick(1000)
    stage.clock.advance(by: 0.1)
    let touches = screen.begin(at: [CGPoint(x: 100, y: 200)])
    let offset = scrollView.contentOffset.y
    #expect(!scrollView.isDecelerating && listener.heard.last == "at rest")
    screen.end(touches)
    stage.clock.advance(by: 1)
    #expect(scrollView.contentOffset.y == offset)

    flick(1000)
    scrollView.setContentOffset(.zero, animated: false)
    stage.clock.advance(by: 1)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `a delegate chooses where the content comes to rest`() {
    let chooser = SnappingDelegate()
    scrollView.delegate = chooser
    flick(1000)
    #expect(abs(chooser.velocity.y - 1) < 0.01 && abs(chooser.expected.y - 589) < 5)
    stage.clock.advance(by: 5)
    #expect(scrollView.contentOffset.y == 700 && chooser.isAtRest)
  }

  @Test func `a slow finger too lets the content go to where the delegate chooses`() {
    let chooser = SnappingDelegate()
    scrollView.delegate = chooser
    flick(1000, rest: 0.5)
    #expect(chooser.velocity == .zero && scrollView.isDecelerating)
    stage.clock.advance(by: 5)
    #expect(scrollView.contentOffset.y == 700 && chooser.isAtRest)
  }

  @Test func `content that was dragged too far moves on by springing back`() {
    let touches = screen.begin(at: [CGPoint(x: 100, y: 50)])
    screen.move([(touch: touches[0], point: CGPoint(x: 100, y: 80))])
    screen.move([(touch: touches[0], point: CGPoint(x: 100, y: 300))])
    stage.clock.advance(by: 1)
    screen.end(touches)
    #expect(
      listener.heard.suffix(4) == ["end true", "will decelerate", "scroll 0.0", "at rest"])
  }

  @Test func `a delegate stops the content before it moves on`() {
    let stopper = StoppingDelegate()
    scrollView.delegate = stopper
    flick(1000)
    let offset = scrollView.contentOffset.y
    #expect(stopper.wasDecelerating == true && !scrollView.isDecelerating)
    stage.clock.advance(by: 1)
    #expect(scrollView.contentOffset.y == offset)
  }

  @Test func `a touch that stops the content presses nothing in it`() {
    let presses = GestureTarget()
    for top in [0.0, 2000] {
      let button = UIButton(
        type: .system, primaryAction: UIAction { _ in presses.heard.append("go") })
      button.frame = CGRect(x: 200, y: top, width: 100, height: 2000)
      scrollView.addSubview(button)
    }
    let press = {
      let touches = screen.begin(at: [CGPoint(x: 250, y: 200)])
      stage.clock.advance(by: 0.2)
      screen.end(touches)
    }
    flick(1000)
    stage.clock.advance(by: 0.1)
    press()
    #expect(!scrollView.isDecelerating && presses.heard.isEmpty)
    press()
    #expect(presses.heard == ["go"])
  }

  @Test func `content that may not be scrolled any more stops`() {
    flick(1000)
    scrollView.isScrollEnabled = false
    #expect(!scrollView.isDecelerating && listener.heard.last == "at rest")

    scrollView.isScrollEnabled = true
    let touches = screen.begin(at: [CGPoint(x: 100, y: 350)])
    for y in [330.0, 300] {
      stage.clock.advance(by: 0.01)
      screen.move([(touch: touches[0], point: CGPoint(x: 100, y: y))])
    }
    scrollView.isScrollEnabled = false
    #expect(listener.heard.last == "end false")
    #expect(!scrollView.isDragging && !scrollView.isDecelerating)
    screen.end(touches)
  }

  @Test func `content stays where it is once it has left the window`() {
    flick(1000)
    scrollView.removeFromSuperview()
    let offset = scrollView.contentOffset
    stage.clock.advance(by: 1)
    #expect(scrollView.contentOffset == offset && !scrollView.isDecelerating)
  }

  @Test func `pages turn as before, and their delegate is not asked`() {
    let chooser = SnappingDelegate()
    scrollView.delegate = chooser
    scrollView.isPagingEnabled = true
    flick(1000)
    #expect(scrollView.contentOffset.y == 400 && chooser.velocity == .zero)
  }
}

/// Stops the content that is about to move on.
private final class StoppingDelegate: NSObject, UIScrollViewDelegate {
  var wasDecelerating: Bool?

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    wasDecelerating = scrollView.isDecelerating
    scrollView.setContentOffset(scrollView.contentOffset, animated: true)
  }
}

/// Has content rest at 700 points.
private final class SnappingDelegate: NSObject, UIScrollViewDelegate {
  var velocity = CGPoint.zero
  var expected = CGPoint.zero
  var isAtRest = false

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    (self.velocity, expected) = (velocity, targetContentOffset.pointee)
    targetContentOffset.pointee.y = 700
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { isAtRest = true }
}
