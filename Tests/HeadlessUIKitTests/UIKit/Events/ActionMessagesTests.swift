import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences about actions", .isolated)
struct ActionMessagesTests {
  @Test func `an action that is not listed`() {
    let exception = ActionError.unlistedAction("turn:", of: UIView()).exception

    #expect(
      exception
        == Exception(
          name: "NSInvalidArgumentException",
          reason: "-[UIView turn:]: unrecognized selector sent to instance",
          help: "UIView lists no actions. Write class var actions: [Selector: IBAction] in it."))
  }

  @Test func `a wrong target, sender or event`() {
    #expect(
      [
        ActionMessage.foreignMethod(of: UISlider.self, target: UIView()),
        .wrongSender(UIView(), expected: UISlider.self),
        .wrongSender(nil, expected: UISlider.self),
        .wrongEvent(nil, expected: UIEvent.self),
        .wrongEvent(UIEvent(touches: []), expected: Int.self),
      ].map(\.text) == [
        "A method of UISlider is to be called on a UIView, which is none. Look at its actions: list "
          + "methods of the class itself or of its superclasses.",
        "UIView: a method that takes a UISlider was added for an event of a UIView, so it is not "
          + "called. Look at the type of its sender.",
        "An action: a method that takes a UISlider was added for an event of nobody, so it is not "
          + "called. Look at the type of its sender.",
        "A method that takes a UIEvent is not called, for no event led to this call. Let it take a "
          + "UIEvent?.",
        "A method that takes a Int is not called, for the event is a UIEvent. Let it take a UIEvent?.",
      ])
  }
}
