import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Curves, repeats and nested animations", .isolated)
struct AnimationTimingTests {
  let stage = Stage()
  let clock = Device.current.clock
  let log = Log()
  let ball = UIView(frame: .zero)
  let box = UIView(frame: .zero)

  init() {
    stage.present(ball)
    ball.superview?.addSubview(box)
  }

  private func places(_ count: Int, every step: TimeInterval) -> [Double] {
    (0..<count).map { _ in
      clock.advance(by: step)
      return (ball.presentation.center.x * 1000).rounded() / 1000
    }
  }

  // The expected numbers are points of the Bézier curves, computed apart.
  @Test(arguments: [
    (UIView.AnimationOptions.curveEaseInOut, [12.916, 50, 87.084]),
    (.curveEaseIn, [9.346, 31.536, 62.186]),
    (.curveEaseOut, [37.814, 68.464, 90.654]),
    (.curveLinear, [25, 50, 75]),
    (UIView.AnimationOptions(rawValue: 7 << 16), [12.916, 50, 87.084]),
  ])
  func `each curve has its own pace`(_ options: UIView.AnimationOptions, _ expected: [Double]) {
    UIView.animate(withDuration: 1, delay: 0, options: options) { ball.center.x = 100 }

    #expect(places(3, every: 0.25) == expected)
  }

  @Test func `without options an animation is slow at both ends`() {
    UIView.animate(withDuration: 1) { ball.center.x = 100 }

    #expect(places(2, every: 0.25) == [12.916, 50])
  }

  @Test func `a repeated animation starts again, and is never over`() {
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
      ball.center.x = 100
    } completion: { _ in
      log.note("over")
    }

    #expect(places(4, every: 0.75) == [75, 50, 25, 0] && log.lines.isEmpty)
  }

  @Test func `a repeated animation that reverses runs to and fro`() {
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      ball.center.x = 100
    }

    #expect(places(5, every: 0.75) == [75, 50, 25, 100, 25])
  }

  @Test func `an animation that reverses once lasts twice as long, and ends at the new value`() {
    UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
      ball.center.x = 100
    } completion: {
      log.note("finished \($0) at \(clock.now)")
    }

    #expect(places(3, every: 0.75) == [75, 50, 100] && log.lines == ["finished true at 2.0"])
  }

  @Test func `a nested animation takes over time, curve and options`() {
    UIView.animate(withDuration: 2, delay: 1, options: [.curveLinear, .allowUserInteraction]) {
      box.alpha = 0
      UIView.animate(withDuration: 9, delay: 9, options: .curveEaseIn) {
        ball.center.x = 100
      } completion: {
        log.note("inner \($0) at \(clock.now)")
      }
    } completion: {
      log.note("outer \($0) at \(clock.now)")
    }

    #expect(places(2, every: 1.5) == [25, 100] && ball.animationsAllowTouches)
    #expect(log.lines == ["inner true at 3.0", "outer true at 3.0"])
  }

  @Test func `after a nested block the outer one goes on`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 1) { box.alpha = 0 }
      ball.center.x = 100
    }
    UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) { box.center.x = 300 }

    #expect(places(1, every: 0.5) == [50] && box.presentation.center.x == 50)
  }

  @Test func `performWithoutAnimation sets at once, in a block too, and ends at its brace`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        ball.alpha = 0.5
      }
      ball.center.x = 100
    }
    #expect(UIView.areAnimationsEnabled && ball.presentation.alpha == 0.5)
    #expect(places(1, every: 0.5) == [50])
  }

  @Test func `where animations are disabled, blocks set at once and complete in the next turn`() {
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) {
      ball.center.x = 100
    } completion: {
      log.note("finished \($0)")
    }
    #expect(ball.presentation.center.x == 100 && log.lines.isEmpty)
    clock.advance(by: 0)
    #expect(log.lines == ["finished true"])

    UIView.setAnimationsEnabled(true)
    UIView.animate(withDuration: 1) { ball.center.x = 0 }
    #expect(ball.presentation.center.x == 100)
  }

  // The expected numbers come from integrating the equation of the spring step by step.
  @Test(arguments: [(1, [67.107, 94.448]), (0.5, [116.216, 97.401])] as [(CGFloat, [Double])])
  func `a spring swings the more, the less it is damped`(_ damping: CGFloat, _ places: [Double]) {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0
    ) {
      ball.center.x = 100
    } completion: {
      log.note("finished \($0) at \(clock.now)")
    }

    #expect(self.places(2, every: 0.25) == places)
    clock.advance(by: 0.4999)
    #expect(abs(ball.presentation.center.x - 100) < 0.11)
    clock.advance(by: 1)
    #expect(ball.presentation.center.x == 100 && log.lines == ["finished true at 1.0"])
  }

  @Test func `a spring starts with the velocity it is given`() {
    UIView.animate(
      withDuration: 2, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 3
    ) { ball.center.x = 100 }

    let step = 0.0001
    clock.advance(by: step)
    let velocity = ball.presentation.center.x / 100 / step
    #expect(abs(velocity - 3) < 0.01)
  }

  @Test func `a spring beyond its end does not turn a rectangle inside out`() {
    ball.bounds.size = CGSize(width: 10, height: 10)
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) { ball.bounds.size = .zero }
    clock.advance(by: 0.25)

    #expect(ball.presentation.bounds.size == .zero)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-300] as [CGFloat])
  func `a spring of any numbers comes to rest`(_ number: CGFloat) {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: number, initialSpringVelocity: number
    ) {
      ball.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      ball.alpha = 0
    }

    for _ in 0..<10 {
      clock.advance(by: 0.1)
      let seen = ball.presentation
      #expect(seen.center.x.isFinite && seen.bounds.width >= 0 && (0...1).contains(seen.alpha))
    }
    clock.advance(by: 0.1)
    #expect(ball.presentation.frame == ball.frame)
  }

  @Test func `touches pass over a view being animated, unless the options allow them`() {
    box.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let inner = UIView(frame: box.bounds)
    box.addSubview(inner)
    let point = CGPoint(x: 105, y: 5)

    UIView.animate(withDuration: 1) { box.center.x += 100 }
    #expect(stage.window.hitTest(point, with: nil) === box.superview)
    clock.advance(by: 1)
    #expect(stage.window.hitTest(point, with: nil) === inner)

    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { box.alpha = 0.5 }
    #expect(stage.window.hitTest(point, with: nil) === inner)
  }

  @Test func `a person is told why a button that is animated cannot be tapped`() {
    var reports: [String] = []
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    box.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    box.addSubview(button)
    UIView.animate(withDuration: 1) { box.alpha = 0.5 }

    Stage.$reporter.withValue({ reports.append($0) }) { stage.buttons["Go"].tap() }
    clock.advance(by: 1)
    Stage.$reporter.withValue({ reports.append($0) }) { stage.buttons["Go"].tap() }

    #expect(
      reports == [
        "The button “Go” cannot be tapped: an animation of the UIView it lies in is not over. "
          + "Advance the clock, or look at the option allowUserInteraction."
      ])
  }
}
