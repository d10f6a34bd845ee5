import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Animations that are begun and committed", .isolated)
struct BeginAnimationsTests {
  let console = ConsoleRecorder()
  let stage = Stage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.addSubview(view)
    stage.present(root)
  }

  private func animate(_ settings: () -> Void, _ changes: () -> Void) {
    UIView.beginAnimations("move", context: nil)
    settings()
    changes()
    UIView.commitAnimations()
  }

  private func x(at time: TimeInterval) -> CGFloat {
    stage.clock.advance(by: time - stage.clock.now)
    return view.presentation.center.x.rounded()
  }

  @Test func `what is set in between is animated for 0.2 seconds`() {
    animate({}, { view.center.x = 110 })
    #expect(view.center.x == 110 && view.presentation.center.x == 10)
    #expect(view.animationsAllowTouches)
    let start = stage.clock.now
    #expect(x(at: start + 0.1) == 60)
    #expect(x(at: start + 0.21) == 110 && !view.isInMotion)

    view.center.x = 10
    #expect(view.presentation.center.x == 10)
  }

  @Test func `a duration counts for what is set after it`() {
    let start = stage.clock.now
    UIView.beginAnimations(nil, context: nil)
    view.alpha = 0
    UIView.setAnimationDuration(2)
    view.center.x = 110
    UIView.commitAnimations()
    #expect(x(at: start + 1) == 60)
    #expect(view.presentation.alpha == 0)
  }

  @Test func `blocks lie in each other, and in closures, and keep their own time`() {
    let start = stage.clock.now
    UIView.animate(withDuration: 0.5) {
      animate({ UIView.setAnimationDuration(2) }) {
        view.center.x = 110
        animate({ UIView.setAnimationDuration(1) }, { view.bounds.size.width = 40 })
      }
      view.alpha = 0
    }
    #expect(x(at: start + 0.25) < 60 && abs(view.presentation.alpha - 0.5) < 0.01)
    #expect(x(at: start + 0.6) < 60)
    #expect(view.presentation.alpha == 0 && view.presentation.bounds.width < 40)
    #expect(x(at: start + 1) == 60)
    #expect(view.presentation.bounds.width == 40)
  }

  @Test func `outside a block a duration and a commit do nothing`() {
    UIView.setAnimationDuration(5)
    UIView.commitAnimations()
    view.center.x = 110
    #expect(!view.isInMotion)

    UIView.setAnimationsEnabled(false)
    animate({}, { view.center.x = 20 })
    UIView.setAnimationsEnabled(true)
    #expect(!view.isInMotion)
  }

  @Test func `a block that is not committed is told, and ends with the run loop pass`() {
    UIView.beginAnimations("fade", context: nil)
    view.alpha = 0
    stage.clock.advance(by: 1)
    #expect(!view.isInMotion)
    view.center.x = 110
    #expect(!view.isInMotion)
    #expect(
      console.lines == [
        "UIView.beginAnimations(\"fade\", context:) was called, and commitAnimations() was not, so the "
          + "animations start now. Call it after the last change."
      ])
  }
}
