import Grading
import HeadlessUIKit
import Stage
import Testing

@Suite("Two fingers", .isolated)
struct TwoFingerTests {
  let console = ConsoleRecorder()
  let stage = Stage()
  let image = UIImageView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
  let pinch = UIPinchGestureRecognizer()
  let rotation = UIRotationGestureRecognizer()
  let listener = TwoFingerListener()

  init() {
    image.isAccessibilityElement = true
    image.isUserInteractionEnabled = true
    pinch.addTarget(listener, action: TwoFingerListener.hearPinch)
    rotation.addTarget(listener, action: TwoFingerListener.hearRotation)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.addSubview(image)
    stage.present(view)
  }

  @Test func `a pinch says how far the fingers have moved apart, and how fast`() throws {
    image.addGestureRecognizer(pinch)
    stage.images[0].pinch(withScale: 2, velocity: 1)

    #expect(listener.states.first == .began && listener.states.last == .ended)
    #expect(Set(listener.states.dropFirst().dropLast()) == [.changed])
    #expect(abs((listener.values.last ?? 0) - 2) < 0.001)
    #expect(abs(listener.velocities[3] - 1) < 0.01)
    #expect(pinch.state == .possible && pinch.scale == 1)

    stage.images[0].pinch(withScale: 0.5, velocity: -0.5)
    #expect(abs((listener.values.last ?? 0) - 0.5) < 0.001)
    #expect(abs(listener.velocities[listener.velocities.count - 2] + 0.5) < 0.01)
  }

  @Test func `a scale that is set counts from there`() {
    image.addGestureRecognizer(pinch)
    listener.resets = true
    stage.images[0].pinch(withScale: 3, velocity: 1)

    #expect(abs(listener.values.reduce(1, *) - 3) < 0.001)
  }

  @Test func `a rotation says how far the fingers have turned, over half a turn too`() {
    image.addGestureRecognizer(rotation)
    stage.images[0].rotate(4, withVelocity: 2)
    #expect(listener.states.first == .began && listener.states.last == .ended)
    #expect(abs((listener.values.last ?? 0) - 4) < 0.001)
    #expect(abs(listener.velocities[3] - 2) < 0.01)

    rotation.rotation = 2
    stage.images[0].rotate(-1, withVelocity: 1)
    #expect(abs((listener.values.last ?? 0) + 1) < 0.001)
  }

  @Test func `fingers that turn do not pinch, and one finger does neither`() {
    image.addGestureRecognizer(pinch)
    image.addGestureRecognizer(rotation)
    stage.images[0].swipeUp()
    #expect(listener.states.isEmpty)

    stage.images[0].rotate(1, withVelocity: 1)
    #expect(listener.states.count > 3 && listener.pinches == 0)
  }

  @Test func `a scale and a velocity of different directions are refused`() {
    stage.images[0].pinch(withScale: 2, velocity: -1)
    stage.images[0].rotate(1, withVelocity: 0)

    #expect(console.lines.count == 2)
    #expect(console.lines.first?.contains("a scale below 1 needs a velocity below 0") == true)

    stage.images[0].pinch(withScale: .infinity, velocity: 1)
    stage.images[0].pinch(withScale: 2, velocity: .nan)
    stage.images[0].rotate(1, withVelocity: .nan)
    #expect(console.lines.count == 5 && listener.states.isEmpty)
  }

  @Test func `a gesture goes on from where it was when a finger is replaced`() throws {
    image.addGestureRecognizer(pinch)
    image.addGestureRecognizer(rotation)
    pinch.delegate = listener
    let screen = Device.current.digitizer
    let touches = screen.begin(at: [CGPoint(x: 50, y: 100), CGPoint(x: 100, y: 100)])
    stage.clock.advance(by: 0.1)
    screen.move([
      (touch: touches[0], point: CGPoint(x: 50, y: 50)),
      (touch: touches[1], point: CGPoint(x: 150, y: 150)),
    ])
    let (scale, angle) = (pinch.scale, rotation.rotation)
    #expect(scale > 2 && angle > 0.7)

    screen.end([touches[1]])
    let others = screen.begin(at: [CGPoint(x: 60, y: 200)])
    #expect(pinch.scale == scale && rotation.rotation == angle)
    stage.clock.advance(by: 0.1)
    screen.move([(touch: others[0], point: CGPoint(x: 60, y: 201))])
    #expect(pinch.state == .changed && rotation.state == .changed)
    #expect(abs(pinch.scale - scale) < 0.1 && abs(rotation.rotation - angle) < 0.1)
    screen.end([touches[0], others[0]])
    #expect(listener.states.suffix(2) == [.ended, .ended])
  }

  @Test func `what a hand would feel stands in the conversation`() {
    let impact = UIImpactFeedbackGenerator(style: .heavy)
    impact.prepare()
    impact.impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()

    #expect(
      stage.conversation.map(\.line) == [
        "generator → device: impactOccurred heavy",
        "generator → device: notificationOccurred success",
        "generator → device: selectionChanged",
      ])
  }
}

/// Notes what two fingers do.
final class TwoFingerListener: NSObject, UIGestureRecognizerDelegate {
  private(set) var states: [UIGestureRecognizer.State] = []
  private(set) var values: [CGFloat] = []
  private(set) var velocities: [CGFloat] = []
  private(set) var pinches = 0
  var resets = false

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  func hearPinch(_ recognizer: UIPinchGestureRecognizer) {
    states.append(recognizer.state)
    values.append(recognizer.scale)
    velocities.append(recognizer.velocity)
    pinches += 1
    if resets { recognizer.scale = 1 }
  }

  func hearRotation(_ recognizer: UIRotationGestureRecognizer) {
    states.append(recognizer.state)
    values.append(recognizer.rotation)
    velocities.append(recognizer.velocity)
  }
}
