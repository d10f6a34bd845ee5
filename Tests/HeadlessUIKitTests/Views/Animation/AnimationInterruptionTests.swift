import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Animations that are interrupted, and what they keep", .isolated)
struct AnimationInterruptionTests {
  let stage = Stage()
  let clock = Device.current.clock
  let log = Log()
  let ball = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    stage.present(ball)
  }

  private func move(_ name: String, toX x: CGFloat, _ options: UIView.AnimationOptions = []) {
    UIView.animate(withDuration: 1, delay: 0, options: [options, .curveLinear]) {
      ball.center.x = x
    } completion: {
      log.note("\(name): \($0) at \(clock.now)")
    }
  }

  @Test func `another animation of the same property ends the first, unfinished`() {
    move("first", toX: 110)
    clock.advance(by: 0.5)
    move("second", toX: 10)
    #expect(log.lines.isEmpty)

    clock.advance(by: 5)

    #expect(log.lines == ["first: false at 0.5", "second: true at 1.5"])
  }

  @Test func `a layer that removes its animations shows where they were going to`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    ball.addSubview(inner)
    move("ball", toX: 110)
    UIView.animate(withDuration: 1) { inner.alpha = 0 }
    clock.advance(by: 0.5)
    ball.layer.removeAllAnimations()

    #expect(ball.presentation.center.x == 110)
    #expect(inner.presentation.alpha > 0)
    clock.advance(by: 0)
    #expect(log.lines == ["ball: false at 0.5"])
  }

  @Test func `an animation of another property leaves the first alone`() {
    move("first", toX: 110)
    clock.advance(by: 0.5)
    UIView.animate(withDuration: 1) { ball.alpha = 0 }
    #expect(ball.presentation.center.x == 60)

    clock.advance(by: 5)

    #expect(log.lines == ["first: true at 1.0"])
  }

  @Test func `a block is over when all it animates is, and unfinished if one of it was`() {
    UIView.animate(withDuration: 1) {
      ball.center.x = 110
      ball.alpha = 0
    } completion: {
      log.note("both: \($0) at \(clock.now)")
    }
    clock.advance(by: 0.5)
    UIView.animate(withDuration: 0.1) { ball.alpha = 1 }

    clock.advance(by: 5)

    #expect(log.lines == ["both: false at 1.0"])
  }

  @Test func `beginFromCurrentState starts where a person sees the view, and not where it goes`() {
    move("first", toX: 110)
    clock.advance(by: 0.5)
    move("second", toX: 10, .beginFromCurrentState)

    #expect(ball.presentation.center.x == 60)
    clock.advance(by: 0.5)
    #expect(ball.presentation.center.x == 35)
  }

  @Test func `without beginFromCurrentState an animation starts at the value the property had`() {
    move("first", toX: 110)
    clock.advance(by: 0.5)
    move("second", toX: 10)

    #expect(ball.presentation.center.x == 110)
  }

  @Test func `a value set without an animation moves the goal`() {
    move("first", toX: 110)
    clock.advance(by: 0.5)
    ball.center.x = 210
    #expect(ball.presentation.center.x == 110)

    clock.advance(by: 5)

    #expect(log.lines == ["first: true at 1.0"])
  }

  @Test func `a change in no time ends what repeats for ever`() {
    move("repeats", toX: 110, .repeat)
    clock.advance(by: 10.25)
    #expect(ball.presentation.center.x == 35 && log.lines.isEmpty)

    UIView.animate(withDuration: 0) { ball.center.x = 10 }
    #expect(ball.presentation.center.x == 10)
    clock.advance(by: 0)

    #expect(log.lines == ["repeats: false at 10.25"])
  }

  @Test func `a view that leaves its window ends its animations, and those of what lies in it`() {
    let outer = ball.superview
    move("ball", toX: 110)
    clock.advance(by: 0.5)

    outer?.removeFromSuperview()
    #expect(ball.presentation.center.x == 110 && log.lines.isEmpty)
    clock.advance(by: 5)

    #expect(log.lines == ["ball: false at 0.5"])
  }

  @Test func `a view that leaves in the block itself does not end what the block goes on to do`() {
    UIView.animate(withDuration: 1) {
      ball.alpha = 0
      let outer = ball.superview
      ball.removeFromSuperview()
      outer?.alpha = 0
    } completion: {
      log.note("block: \($0) at \(clock.now)")
    }

    clock.advance(by: 5)

    #expect(log.lines == ["block: false at 1.0"])
  }

  @Test func `a view that moves within its window goes on`() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    ball.superview?.addSubview(other)
    move("ball", toX: 110)
    clock.advance(by: 0.5)

    other.addSubview(ball)
    #expect(ball.presentation.center.x == 60)
    clock.advance(by: 5)

    #expect(log.lines == ["ball: true at 1.0"])
  }

  @Test func `a view in no window by the next turn is not animated`() {
    ball.removeFromSuperview()
    move("ball", toX: 110)

    clock.advance(by: 5)

    #expect(log.lines == ["ball: false at 0.016666667"])
  }

  @Test func `a view that comes into a window in the turn of its animation is animated`() {
    let outer = ball.superview
    ball.removeFromSuperview()
    move("ball", toX: 110)
    outer?.addSubview(ball)

    clock.advance(by: 0.5)

    #expect(ball.presentation.center.x == 60)
  }

  @Test func `the closures are let go of when the completion has been called`() {
    weak var gone: NSObject?
    do {
      let object = NSObject()
      gone = object
      UIView.animate(withDuration: 1) {
        _ = object
        ball.alpha = 0
      } completion: { _ in
        _ = object
      }
    }
    #expect(gone != nil)

    clock.advance(by: 1)

    #expect(gone == nil)
  }

  @Test func `the closures are let go of when what repeats for ever leaves the window`() {
    weak var gone: NSObject?
    do {
      let object = NSObject()
      gone = object
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
        ball.alpha = 0
      } completion: { _ in
        _ = object
      }
    }
    clock.advance(by: 7)
    #expect(gone != nil)

    ball.removeFromSuperview()
    clock.advance(by: 0)

    #expect(gone == nil)
  }

  @Test func `an animation does not keep its view, and says that it was gone`() {
    weak var view: UIView?
    do {
      let other = UIView()
      view = other
      other.animate(to: 0) { log.note("finished \($0)") }
    }
    #expect(view == nil)

    clock.advance(by: 1)

    #expect(log.lines == ["finished false"])
  }

  @Test func `an application that ends in the middle of an animation is let go of`() {
    weak var goneClock: Clock?
    weak var goneObject: NSObject?
    Device.$ofTask.withValue(Device()) {
      let object = NSObject()
      (goneClock, goneObject) = (Device.current.clock, object)
      let window = UIWindow()
      window.animate(to: 0.5) { _ in _ = object }
      #expect(goneObject != nil)
    }

    #expect(goneClock == nil && goneObject == nil)
  }
}

extension UIView {
  // The view is not captured: a closure that does keeps it, on a device too.
  fileprivate func animate(to alpha: CGFloat, completion: @escaping (Bool) -> Void) {
    UIView.animate(
      withDuration: 1, animations: { [weak self] in self?.alpha = alpha }, completion: completion)
  }
}
