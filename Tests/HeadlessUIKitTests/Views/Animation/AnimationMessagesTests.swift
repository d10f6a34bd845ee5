import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences about animations and motion effects", .isolated)
struct AnimationMessagesTests {
  @Test func `an animation without a time`() {
    #expect(
      AnimationMessage.invalidTime(-1, name: "delay").text
        == "The delay of an animation is -1.0 seconds, which counts as 0. Look at what is handed to "
        + "UIView.animate(withDuration:delay:options:).")
  }

  @Test func `motion effects that move nothing`() {
    #expect(
      [
        MotionMessage.noAmount("far", keyPath: "center.x"),
        .unsuitableAmount(5, keyPath: "frame", of: UILabel.self),
        .mixedAmounts(keyPath: "center", from: 1, to: "far"),
        .mixedAmounts(keyPath: "center", from: "near", to: nil),
        .groupInItself,
      ].map(\.text) == [
        "A motion effect adds far to \"center.x\". It adds finite numbers, points, sizes or offsets.",
        "A motion effect of UILabel adds 5 to \"frame\", which does not take it. Points go to "
          + "center, sizes to bounds.size, numbers to alpha and to single members such as center.x.",
        "The motion effect on \"center\" goes from 1 to far. Give it two numbers, two points, two "
          + "sizes or two offsets.",
        "The motion effect on \"center\" goes from near to nil. Give it two numbers, two points, two "
          + "sizes or two offsets.",
        "A UIMotionEffectGroup lies in itself. Look at its motionEffects.",
      ])
  }
}
