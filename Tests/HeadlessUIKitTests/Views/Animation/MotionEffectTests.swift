import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("Motion effects", .isolated)
struct MotionEffectTests {
  let stage = Stage()
  let ball = UIView(frame: CGRect(x: 100, y: 200, width: 20, height: 20))
  var seen: CGPoint { ball.presentation.center }

  init() {
    ball.backgroundColor = .red
    stage.present(ball)
  }

  private func effect(
    _ keyPath: String, _ minimum: Any?, _ maximum: Any?,
    _ type: UIInterpolatingMotionEffect.EffectType = .tiltAlongHorizontalAxis
  ) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (minimum, maximum)
    return effect
  }

  @Test func `B92: a person sees the view elsewhere, and center and frame stay`() {
    ball.addMotionEffect(effect("center.x", -25, 25))

    stage.tilt(horizontal: 1, vertical: 0)

    #expect(seen == CGPoint(x: 135, y: 210))
    #expect(ball.presentation.frame.minX == 125)
    #expect(ball.center == CGPoint(x: 110, y: 210))
    #expect(ball.frame == CGRect(x: 100, y: 200, width: 20, height: 20))
  }

  @Test func `B92: minimum is left and down, maximum right and up`() {
    ball.addMotionEffect(effect("center.x", -10, 30))
    ball.addMotionEffect(effect("center.y", -1, 2, .tiltAlongVerticalAxis))

    stage.tilt(horizontal: -1, vertical: -1)
    #expect(seen == CGPoint(x: 100, y: 209))
    stage.tilt(horizontal: 1, vertical: 1)
    #expect(seen == CGPoint(x: 140, y: 212))
  }

  @Test(arguments: [(-1, -10), (-0.5, 0), (0, 10), (0.5, 20), (1, 30)] as [(CGFloat, CGFloat)])
  func `B92: what lies between is on a straight line`(tilt: CGFloat, amount: CGFloat) {
    ball.addMotionEffect(effect("center.x", -10, 30))

    stage.tilt(horizontal: tilt, vertical: 0)

    #expect(seen.x == 110 + amount)
  }

  @Test func `B92: a group adds up what its effects say about one key path`() {
    let group = UIMotionEffectGroup()
    group.motionEffects = [
      effect("center.x", -25, 25), effect("center.x", -5, 5, .tiltAlongVerticalAxis),
      effect("center.y", 0, 8),
    ]
    let offset = UIOffset(horizontal: 1, vertical: 1)
    let answer = group.keyPathsAndRelativeValues(forViewerOffset: offset)
    #expect(answer?["center.x"] as? CGFloat == 30)
    #expect(answer?["center.y"] as? CGFloat == 8)

    ball.addMotionEffect(group)
    stage.tilt(horizontal: 1, vertical: 1)

    #expect(seen == CGPoint(x: 140, y: 218))
  }

  @Test func `B92: several effects of one view add up as well`() {
    ball.addMotionEffect(effect("center.x", -25, 25))
    ball.addMotionEffect(effect("center.x", -5, 5))

    stage.tilt(horizontal: 0.5, vertical: 0)

    #expect(seen.x == 125)
  }

  @Test func `what is drawn moves, with all that lies in the view`() {
    let dot = UIView(frame: CGRect(x: 5, y: 5, width: 4, height: 4))
    dot.backgroundColor = .blue
    ball.addSubview(dot)
    ball.addMotionEffect(effect("center.x", -25, 25))
    #expect(fills.contains(CGRect(x: 105, y: 205, width: 4, height: 4)))

    stage.tilt(horizontal: 1, vertical: 0)

    #expect(fills.contains(CGRect(x: 130, y: 205, width: 4, height: 4)))
  }

  private var fills: [CGRect] {
    stage.display.commands.compactMap { command in
      if case .fill(let rect, _, _) = command { return rect }
      return nil
    }
  }

  @Test func `alpha, bounds and whole points move too`() {
    ball.addMotionEffect(effect("alpha", -0.5, 0))
    ball.addMotionEffect(effect("bounds.size.width", 0, 10))
    ball.addMotionEffect(effect("bounds.size", CGSize.zero, CGSize(width: 1, height: 2)))
    ball.addMotionEffect(effect("center", CGPoint.zero, CGPoint(x: 3, y: 4)))

    stage.tilt(horizontal: 1, vertical: 0)

    let shown = ball.presentation
    #expect(shown.alpha == 1 && shown.center == CGPoint(x: 113, y: 214))
    #expect(shown.bounds.size == CGSize(width: 31, height: 22))
    stage.tilt(horizontal: -1, vertical: 0)
    #expect(shown.alpha == 1 && ball.presentation.alpha == 0.5 && ball.alpha == 1)
  }

  @Test func `an effect of one's own is asked with the viewer's offset`() {
    let heart = CenterMotionEffect()
    ball.addMotionEffect(heart)

    stage.tilt(horizontal: 0.5, vertical: -0.25)

    #expect(seen == CGPoint(x: 160, y: 185))
  }

  @Test func `an animation and an effect add up`() {
    ball.addMotionEffect(effect("center.x", -25, 25))
    stage.tilt(horizontal: 1, vertical: 0)

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { ball.center.x = 210 }
    Device.current.clock.advance(by: 0.5)

    #expect(seen.x == 185)
  }

  @Test func `effects are listed in order, once each, and can be taken away`() {
    let (first, second) = (effect("center.x", 0, 1), effect("center.y", 0, 1))
    for effect in [first, second, first] { ball.addMotionEffect(effect) }
    #expect(ball.motionEffects == [first, second])

    ball.removeMotionEffect(first)
    ball.removeMotionEffect(first)
    #expect(ball.motionEffects == [second])
    ball.motionEffects = []
    stage.tilt(horizontal: 1, vertical: 1)

    #expect(seen == ball.center)
  }

  @Test func `who wants less to move sees nothing move, and listeners hear of it`() {
    let post = NotificationRecorder([UIAccessibility.reduceMotionStatusDidChangeNotification])
    ball.addMotionEffect(effect("center.x", -25, 25))
    stage.tilt(horizontal: 1, vertical: 0)
    #expect(!UIAccessibility.isReduceMotionEnabled)

    stage.reducesMotion = true
    stage.reducesMotion = true

    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(seen == ball.center)
    #expect(post.names.count == 1)
    stage.reducesMotion = false
    #expect(seen.x == 135 && post.names.count == 2)
  }

  @Test func `a touch goes to where the frame says the view is`() {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.addMotionEffect(effect("center.x", 0, 200))
    stage.present(button)

    stage.tilt(horizontal: 1, vertical: 0)
    stage.buttons[0].tap()

    #expect(taps == 1)
  }

  @Test func `B75: a shake that something cuts short is cancelled`() {
    stage.launch(ShakenDelegate.self)

    stage.shake()
    stage.shake { stage.pressHome() }

    let delegate = UIApplication.shared.delegate as? ShakenDelegate
    #expect(delegate?.heard == ["began", "ended", "began", "cancelled"])
  }

  @Test func `B75: an application that ends during a shake hears no more of it`() {
    stage.launch(ShakenDelegate.self)
    let delegate = UIApplication.shared.delegate as? ShakenDelegate

    stage.shake { stage.terminate() }

    #expect(delegate?.heard == ["began"])
  }

  @Test func `B75: an application that is not in front hears of no shake`() {
    stage.launch(ShakenDelegate.self)
    stage.pressHome()
    var sentences: [String] = []

    Stage.$reporter.withValue({ sentences.append($0) }) { stage.shake() }

    let delegate = UIApplication.shared.delegate as? ShakenDelegate
    #expect(delegate?.heard == [])
    #expect(
      sentences == [
        "The application is not in front, so it hears of no shake. Call activate() first."
      ])
    stage.activate()
    stage.shake()
    #expect(delegate?.heard == ["began", "ended"])
  }
}

private final class CenterMotionEffect: UIMotionEffect {
  override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    ["center.x": viewerOffset.horizontal * 100, "center.y": viewerOffset.vertical * 100]
  }
}

private final class ShakenDelegate: UIResponder, UIApplicationDelegate {
  var heard: [String] = []

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("began")
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("ended")
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    heard.append("cancelled")
  }
}
