import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences about responders and gesture recognizers", .isolated)
struct EventMessagesTests {
  @Test func `a touch that is not there`() {
    #expect(
      EventError.noTouch(2, count: 1, UIPanGestureRecognizer()).exception
        == Exception(
          name: "NSRangeException",
          reason: "-[UIPanGestureRecognizer locationOfTouch:inView:]: index (2) beyond bounds (1).",
          help: "Fingers count from 0. Look at numberOfTouches first."))
  }

  @Test func `what does not follow`() {
    #expect(
      [
        EventMessage.impossibleState(.changed, after: .possible, UITapGestureRecognizer()),
        .endlessChanges(by: UITextField(), count: 32),
      ].map(\.text) == [
        "UITapGestureRecognizer: the state cannot go from possible to changed. Look where the state "
          + "is set.",
        "UITextField: becomeFirstResponder() led to itself 32 times, so it is refused. Look for "
          + "responders that make each other the first one when they begin or end.",
      ])
  }
}
