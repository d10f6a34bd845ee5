import Grading
import Testing

@testable import CoreTestSupport
@testable import HeadlessUIKit

@Suite("The sentences about actions, the clock and notification centers", .isolated)
struct RuntimeMessagesTests {
  @Test func `an action that is not listed`() {
    let exception = ActionError.unlistedAction("turn:", of: UIView()).exception

    #expect(
      exception
        == Exception(
          name: "NSInvalidArgumentException",
          reason: "-[UIView turn:]: unrecognized selector sent to instance",
          help: "UIView is a class of UIKit, and nobody can add actions to it. Send the action to "
            + "an object of your own class, or look at the class that the document gives the object."
        ))

    #expect(
      ActionError.help(for: Bare())
        == "Bare lists no actions. Write class var actions: [Selector: IBAction] in it.")
  }

  @Test func `a segue action that is not listed`() {
    let help = [["turn:", "walk:"], []].map {
      ActionError.unlistedSegueAction("run:", of: UIViewController(), known: $0).exception.help
    }

    #expect(
      help == [
        "The segue actions of UIViewController are \"turn:\", \"walk:\". Compare the name with them.",
        "UIViewController lists no segue actions. Look at the class of the controller that the segue "
          + "begins at.",
      ])
  }

  @Test func `a setting that cannot be kept`() {
    #expect(
      DefaultsError.notInPropertyList(UIView(), key: "view").exception
        == Exception(
          name: "NSInvalidArgumentException",
          reason: "Attempt to insert non-property list object <UIView> for key view",
          help:
            "UserDefaults holds text, numbers, dates, Data, and arrays and dictionaries of them. "
            + "Turn a value of another type into Data first, with JSONEncoder."))
  }

  @Test func `the name of a type after its article`() {
    let names = [
      "AlertView", "UIView", "URL", "NSObject", "ItemCell", "UserCell", "UnknownCell",
      "UniformView",
      "Cell", "SceneView", "MKMapView", "X",
    ]

    #expect(
      names.map(String.init(withArticle:)) == [
        "an AlertView", "a UIView", "a URL", "an NSObject", "an ItemCell", "a UserCell",
        "an UnknownCell", "a UniformView", "a Cell", "a SceneView", "an MKMapView", "a X",
      ])
  }

  @Test func `a wrong target, sender or event`() {
    #expect(
      [
        ActionMessage.foreignMethod(of: UISlider.self, target: UIView()),
        .wrongSender(UIView(), expected: UISlider.self),
        .wrongSender(nil, expected: UISlider.self),
        .senderReplaced(UIView(), expected: UISlider?.self),
        .wrongEvent(nil, expected: UIEvent.self),
        .wrongEvent(UIEvent(touches: []), expected: Int.self),
      ].map(\.text) == [
        "A method of UISlider is to be called on a UIView, which is none. Look at its actions: list "
          + "methods of the class itself or of its superclasses.",
        "UIView: a method that takes a UISlider was added for an event of a UIView, so it is not "
          + "called. Look at the type of its sender.",
        "An action: a method that takes a UISlider was added for an event of nobody, so it is not "
          + "called. Look at the type of its sender.",
        "A method that takes a UISlider? is called with nil, for its sender is a UIView. Look at the "
          + "type of its sender.",
        "A method that takes a UIEvent is not called, for no event led to this call. Let it take a "
          + "UIEvent?.",
        "A method that takes an Int is not called, for the event is a UIEvent. Let it take a UIEvent?.",
      ])
  }

  @Test func `the clock and the notification center`() {
    let queue = OperationQueue()
    queue.name = "kitchen"

    #expect(
      [RuntimeMessage.invalidAdvance(by: -2.5), .otherQueue(queue)].map(\.text) == [
        "The clock was to be advanced by -2.5 seconds. Time moves forwards, by less than 30,000 "
          + "years.",
        "NotificationCenter: a block was added for the queue kitchen. There is one thread, so it "
          + "runs where the notification is posted. Take .main or nil.",
      ])
  }

  @Test func `a sentence is heard on the device it is reported on`() {
    let console = ConsoleRecorder()
    let other = Device()
    var heard: [String] = []
    other.console = { heard.append($0) }

    RuntimeMessage.invalidAdvance(by: 1).report(on: other)
    RuntimeMessage.invalidAdvance(by: 2).report()

    #expect(heard == [RuntimeMessage.invalidAdvance(by: 1).text])
    #expect(console.lines == [RuntimeMessage.invalidAdvance(by: 2).text])
  }
}

/// A view that lists no actions.
private final class Bare: UIView {}
