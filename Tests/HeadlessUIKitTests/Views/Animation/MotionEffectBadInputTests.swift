import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Motion effects and what goes wrong", .isolated)
struct MotionEffectBadInputTests {
  let stage = Stage()
  let console = ConsoleRecorder()
  let ball = UIView(frame: CGRect(x: 100, y: 200, width: 20, height: 20))

  init() {
    stage.present(ball)
    stage.tilt(horizontal: 1, vertical: 1)
  }

  private func add(_ keyPath: String, _ minimum: Any?, _ maximum: Any?) {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: .tiltAlongHorizontalAxis)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (minimum, maximum)
    ball.addMotionEffect(effect)
  }

  @Test(arguments: ["center.z", "frame.origin.x", "tag", "", ".", "center.x.y", "layer.opacity"])
  func `a key path that leads nowhere moves nothing, and is named once`(keyPath: String) {
    add(keyPath, -25, 25)

    _ = (stage.display, stage.display)
    #expect(ball.presentation.frame == ball.frame)
    stage.tilt(horizontal: 0.5, vertical: 0)
    _ = stage.display

    #expect(
      console.lines == [
        "A motion effect of UIView adds 25.0 to \"\(keyPath)\", which does not take it. Points go "
          + "to center, sizes to bounds.size, numbers to alpha and to single members such as "
          + "center.x."
      ])
  }

  @Test func `a point does not fit a number, nor a number a point`() {
    add("center.x", CGPoint.zero, CGPoint(x: 1, y: 1))
    add("center", 0, 1)

    #expect(ball.presentation.center == ball.center)
    #expect(console.lines.count == 2)
  }

  @Test(
    arguments: [
      ("a", "b"), (1, CGPoint.zero), (nil, "b"), (CGFloat.infinity, 1), (Double.nan, 1),
    ] as [((any Sendable)?, any Sendable)])
  func `amounts that cannot be are named, and add nothing`(
    one: (any Sendable)?, other: any Sendable
  ) {
    add("center.x", one, other)

    #expect(ball.presentation.center == ball.center)
    #expect(console.lines.count == 1)
    #expect(console.lines[0].hasPrefix("The motion effect on \"center.x\" goes from "))
  }

  @Test func `an effect without amounts adds nothing, and with one it counts from nothing`() {
    add("center.x", nil, nil)
    #expect(ball.presentation.center == ball.center)
    add("center.x", nil, 10)
    #expect(ball.presentation.center.x == 120)
    stage.tilt(horizontal: 0, vertical: 0)
    #expect(ball.presentation.center.x == 115)
    #expect(console.lines.isEmpty)
  }

  @Test func `every kind of number is an amount`() {
    for number in [1, 1.0, CGFloat(1), Float(1), NSNumber(value: 1), UInt8(1)] as [Any] {
      add("center.x", 0, number)
    }
    #expect(ball.presentation.center.x == 116)
  }

  @Test func `a point or a size in an object is an amount`() {
    add("center", NSValue(cgPoint: .zero), NSValue(cgPoint: CGPoint(x: 3, y: 4)))
    add("bounds.size", NSValue(cgSize: .zero), NSValue(cgSize: CGSize(width: 5, height: 6)))

    #expect(ball.presentation.center == CGPoint(x: 113, y: 214))
    #expect(ball.presentation.bounds.size == CGSize(width: 25, height: 26))
    #expect(console.lines.isEmpty)

    add("center", NSValue(cgRect: .zero), NSValue(cgRect: .zero))
    #expect(ball.presentation.center == CGPoint(x: 113, y: 214))
    #expect(console.lines.count == 1)
  }

  @Test func `amounts as large as can be leave the view in the world`() {
    let most = CGFloat.greatestFiniteMagnitude
    add("center.x", -most, most)
    stage.tilt(horizontal: 0, vertical: 0)
    #expect(ball.presentation.center == ball.center)

    add("center.y", most, most)
    add("center.y", most, most)
    _ = stage.display

    #expect(ball.presentation.center.y.isFinite)
    #expect(console.lines.isEmpty)
  }

  @Test func `an effect of one's own that answers nonsense moves nothing`() {
    ball.addMotionEffect(WrongValuesMotionEffect())

    #expect(ball.presentation.frame == ball.frame)
    #expect(
      console.lines == [
        "A motion effect adds nonsense to \"center.x\". It adds finite numbers, points, sizes or "
          + "offsets.",
        "A motion effect adds nan to \"center.y\". It adds finite numbers, points, sizes or "
          + "offsets.",
      ])
  }

  @Test func `a group that lies in itself is asked once`() {
    let (inner, outer) = (UIMotionEffectGroup(), UIMotionEffectGroup())
    (inner.motionEffects, outer.motionEffects) = ([outer], [inner])
    ball.addMotionEffect(outer)

    #expect(ball.presentation.center == ball.center)
    #expect(
      console.lines == ["A UIMotionEffectGroup lies in itself. Look at its motionEffects."])
    inner.motionEffects = nil
  }

  @Test func `a tilt beyond its range is pinned, and said`() {
    add("center.x", -25, 25)

    let sentences = spoken {
      stage.tilt(horizontal: 30, vertical: 0)
      #expect(ball.presentation.center.x == 135)
      stage.tilt(horizontal: .nan, vertical: -.infinity)
      #expect(ball.presentation.center.x == 110)
    }

    #expect(
      sentences == [
        "A tilt of 30.0, 0.0 is pinned to -1 to 1. These are parts of the way, not degrees.",
        "A tilt of nan, -inf is pinned to -1 to 1. These are parts of the way, not degrees.",
      ])
  }

  @Test func `an effect asked beyond its range stays at its ends`() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongVerticalAxis)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-25, 25)

    let answers = [7, -7, .nan].map { (tilt: CGFloat) in
      effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0, vertical: tilt))?[
        "center.x"] as? CGFloat
    }

    #expect(answers == [25, -25, nil])
  }

  @Test func `a view and its effects go together`() {
    weak var gone: UIView?
    weak var effect: UIMotionEffect?
    do {
      let view = UIView()
      let group = UIMotionEffectGroup()
      view.addMotionEffect(group)
      ball.addSubview(view)
      _ = stage.display
      view.removeFromSuperview()
      (gone, effect) = (view, group)
    }
    #expect(gone == nil && effect == nil)
  }

  private func spoken(_ body: () -> Void) -> [String] {
    var sentences: [String] = []
    Stage.$reporter.withValue({ sentences.append($0) }) { body() }
    return sentences
  }
}

private final class WrongValuesMotionEffect: UIMotionEffect {
  override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    ["center.y": Double.nan, "center.x": "nonsense"]
  }
}
