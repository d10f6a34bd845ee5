import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DelegatesExercises

@Suite("Delegates 9: Parallax", .exercise, .serialized)
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
      "center.x belongs to the horizontal axis and center.y to the vertical one. Use both."
    )
  }

  @Test(.todo(1))
  func `half a tilt moves it half as far`() {
    label.addMotionEffect(Parallax(reach: 25))

    #expect(
      [seen(0.5, 0), seen(0, -0.5)] == [CGPoint(x: 12.5, y: 0), CGPoint(x: 0, y: -12.5)],
      "Half a tilt adds half the reach. Set the minimum to -reach and the maximum to reach.")
    #expect(
      [seen(0.25, 0), seen(0, -0.75)] == [CGPoint(x: 6.25, y: 0), CGPoint(x: 0, y: -18.75)],
      "In between it moves evenly: a quarter of a tilt adds a quarter of the reach.")
  }

  @Test(.todo(1))
  func `held straight it does not move`() throws {
    label.addMotionEffect(Parallax(reach: 25))
    try #require(seen(1, 0) != .zero, .needed("Let the label move first."))

    #expect(
      seen(0, 0) == .zero,
      "Between -reach and reach the middle is 0. Set the minimum and the maximum.")
  }

  @Test(.todo(2))
  func `float adds a parallax and leaves the center alone`() {
    float(label, reach: 10)

    #expect(
      label.motionEffects.count { $0 is Parallax } == 1, "Add a parallax to the view.")
    #expect(
      label.center == CGPoint(x: 130, y: 210),
      "The center stays as it is. Add an effect, and do not move the view.")
  }

  @Test(.todo(2))
  func `a second float replaces the first`() {
    let other = UILabel(frame: label.frame)
    other.addMotionEffect(Parallax(reach: 10))
    float(label, reach: 25)
    float(label, reach: 10)
    stage.tilt(horizontal: 1, vertical: -1)

    #expect(
      label.motionEffects.count { $0 is Parallax } == 1
        && label.presentation.center == other.presentation.center,
      "There is one parallax, with the reach of the last call. Remove the old one first.")
  }

  @Test(.todo(2))
  func `a reach below 0 moves it the other way`() throws {
    float(label, reach: -10)
    try #require(
      label.motionEffects.contains { $0 is Parallax },
      "Only a reach of 0 takes the parallax away. Add one for a reach below 0, too.")

    #expect(
      seen(1, -1) == CGPoint(x: -10, y: 10),
      "A tilt of 1 adds the reach, which is -10. Set the minimum to -reach and the maximum to reach."
    )
  }

  @Test(.todo(2))
  func `a reach of 0 removes it`() throws {
    float(label, reach: 25)
    try #require(!label.motionEffects.isEmpty, .needed("Add a parallax first."))

    float(label, reach: 0)

    #expect(
      label.motionEffects.isEmpty,
      "With a reach of 0 the view has no parallax. Remove it, and add none.")
  }

  @Test(.todo(2))
  func `effects of others stay`() throws {
    let other = UIInterpolatingMotionEffect(keyPath: "alpha", type: .tiltAlongVerticalAxis)
    let group = UIMotionEffectGroup()
    for effect in [other, group] { label.addMotionEffect(effect) }
    float(label, reach: 25)
    try #require(
      label.motionEffects.contains { $0 is Parallax }, .needed("Add a parallax first."))

    float(label, reach: 0)

    let (otherStays, groupStays) = (
      label.motionEffects.contains(other), label.motionEffects.contains(group)
    )
    #expect(
      otherStays,
      "This effect is no Parallax. Remove effects of the class Parallax only.")
    #expect(
      groupStays,
      "This group is no Parallax. Other groups of effects stay as well.")
  }

  @Test(.todo(3))
  func `a full tilt takes the whole loss`() {
    label.addMotionEffect(FadeEffect(loss: 0.75))

    #expect(
      [pale(1, 0), pale(0, 1)] == [0.25, 0.25],
      "At a full tilt -0.75 is added to an alpha of 1, along both axes.")
  }

  @Test(.todo(3))
  func `it is the same in the negative directions`() {
    label.addMotionEffect(FadeEffect(loss: 0.75))

    #expect(
      [pale(-1, 0), pale(0, -1)] == [0.25, 0.25],
      "The tilt can be negative in both directions. Use its size, without the sign: abs.")
  }

  @Test(.todo(3))
  func `half a tilt takes half of it`() {
    label.addMotionEffect(FadeEffect(loss: 0.5))

    #expect(
      [pale(0.5, 0), pale(0, 0)] == [0.75, 1],
      "What you return is added to alpha. Half a tilt adds half the loss, and no tilt adds 0.")
  }

  @Test(.todo(3))
  func `in a corner the larger tilt counts`() {
    label.addMotionEffect(FadeEffect(loss: 0.5))

    #expect(
      [pale(1, 1), pale(-0.5, 0.25), pale(0.25, -0.5)] == [0.5, 0.75, 0.75],
      "Do not add the two tilts. Use the larger of the two.")
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
  static let advice = "Hold Shift and press an arrow key to tilt the phone. The word moves."

  var opening: SceneOpening {
    float(label, reach: 60)
    return .phone(stage)
  }
}
