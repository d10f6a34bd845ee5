import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DelegatesExercises

@Suite("Delegates 8: Parallax", .exercise, .serialized)
struct ParallaxTests {
  let stage = Stage()
  let label = UILabel(frame: CGRect(x: 100, y: 200, width: 60, height: 20))

  init() {
    label.text = "LOVE"
    stage.present(label)
  }

  @Test(.todo(1))
  func `a full tilt moves it as far as the reach`() {
    label.addMotionEffect(Parallax(reach: 25))

    #expect(
      [seen(1, -1), seen(-1, 1)] == [CGPoint(x: 25, y: -25), CGPoint(x: -25, y: 25)],
      "Across it moves center.x by up to 25, up and down center.y. Each way has an axis of its own."
    )
  }

  @Test(.todo(1))
  func `half a tilt moves it half as far`() {
    label.addMotionEffect(Parallax(reach: 25))

    #expect(
      [seen(0.5, 0), seen(0, -0.5)] == [CGPoint(x: 12.5, y: 0), CGPoint(x: 0, y: -12.5)],
      "From minus the reach to the reach it is a straight line, one for each way.")
  }

  @Test(.todo(1))
  func `held straight it stands where it stands`() throws {
    label.addMotionEffect(Parallax(reach: 25))
    try #require(seen(1, 0) != .zero, "Let the label move first.")

    #expect(
      seen(0, 0) == .zero, "Halfway between the two ends is 0. Set the minimum and the maximum.")
  }

  @Test(.todo(2))
  func `floating moves what one sees, and not the view`() {
    float(label, reach: 10)

    #expect(
      label.motionEffects.count { $0 is Parallax } == 1, "Add a parallax to the view.")
    #expect(
      label.center == CGPoint(x: 130, y: 210), "The center stays. An effect moves what one sees.")
  }

  @Test(.todo(2))
  func `floating anew replaces the reach`() {
    let other = UILabel(frame: label.frame)
    other.addMotionEffect(Parallax(reach: 10))
    float(label, reach: 25)
    float(label, reach: 10)
    stage.tilt(horizontal: 1, vertical: -1)

    #expect(
      label.motionEffects.count { $0 is Parallax } == 1
        && label.presentation.center == other.presentation.center,
      "One parallax is there, with the reach of the last call. Take away the one before it.")
  }

  @Test(.todo(2))
  func `a reach of nothing takes it away`() throws {
    float(label, reach: 25)
    try #require(!label.motionEffects.isEmpty, "Let the label float first.")

    float(label, reach: 0)

    #expect(label.motionEffects.isEmpty, "A parallax that moves nothing need not be there.")
  }

  @Test(.todo(2))
  func `effects of others stay`() throws {
    let other = UIInterpolatingMotionEffect(keyPath: "alpha", type: .tiltAlongVerticalAxis)
    label.addMotionEffect(other)
    float(label, reach: 25)
    try #require(
      label.motionEffects.contains { $0 is Parallax }, "Let the label float first.")

    float(label, reach: 0)

    #expect(
      label.motionEffects.contains(other),
      "Somebody else added that one. Take away what is a Parallax, and nothing else.")
  }

  @Test(.todo(3))
  func `a mist takes its loss at a full tilt`() {
    label.addMotionEffect(Mist(loss: 0.75))

    #expect(
      [pale(1, 0), pale(0, 1)] == [0.25, 0.25],
      "A full tilt takes all of the loss, 0.75, from an alpha of 1, across or up and down.")
  }

  @Test(.todo(3))
  func `it is the same to the left and down`() {
    label.addMotionEffect(Mist(loss: 0.75))

    #expect(
      [pale(-1, 0), pale(0, -1)] == [0.25, 0.25],
      "The other way a tilt is below 0. Take how large it is, without its sign.")
  }

  @Test(.todo(3))
  func `half a tilt takes half of it`() {
    label.addMotionEffect(Mist(loss: 0.5))

    #expect(
      [pale(0.5, 0), pale(0, 0)] == [0.75, 1],
      "What the mist answers is added to alpha: less than nothing, and nothing at all.")
  }

  @Test(.todo(3))
  func `in a corner the larger tilt counts`() {
    label.addMotionEffect(Mist(loss: 0.5))

    #expect(
      [pale(1, 1), pale(-0.5, 0.25)] == [0.5, 0.75],
      "The tilts do not add up. Take the larger of the two.")
  }

  /// How far the label is from its place, as a person sees it.
  private func seen(_ horizontal: CGFloat, _ vertical: CGFloat) -> CGPoint {
    stage.tilt(horizontal: horizontal, vertical: vertical)
    let center = label.presentation.center
    return CGPoint(x: center.x - 130, y: center.y - 210)
  }

  /// How solid a person sees the label.
  private func pale(_ horizontal: CGFloat, _ vertical: CGFloat) -> CGFloat {
    stage.tilt(horizontal: horizontal, vertical: vertical)
    return label.presentation.alpha
  }
}

extension ParallaxTests: ExerciseScene {
  static let advice = "Hold Shift and press an arrow to tilt the phone. The word moves."

  var opening: SceneOpening {
    float(label, reach: 60)
    return .phone(stage)
  }
}
