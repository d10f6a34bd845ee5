//: # A delegate protocol of your own
//:
//: After this chapter you can write a class that has a delegate: the protocol,
//: the property, and the calls.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: HypnoNerd counts down before it hypnotizes: 3, 2, 1. A class `Countdown`
//: counts. It is to be used on several screens, so it knows none of them.
//: Another object, its delegate, decides what happens at each number.

//: ## The protocol
//:
//: The protocol lists what a countdown asks and tells. The names follow
//: UIKit's: the sender is the first argument, and "Should" and "Did" say
//: whether it is a question or a message.
//:
//: `AnyObject` after the colon means that only classes can have this protocol.
//: The property in `Countdown` needs it: a `weak` reference (lesson 1) can only
//: point to an object of a class. A structure is copied, so nobody can keep it
//: alive or let it go.

protocol CountdownDelegate: AnyObject {
  func countdownShouldStart(_ countdown: Countdown) -> Bool
  func countdown(_ countdown: Countdown, didReach number: Int)
  func countdownDidFinish(_ countdown: Countdown)
}

//: ## Methods that may be left out
//:
//: A class **conforms** to a protocol when it declares the protocol and has all
//: its methods. A **required** method is one that each of these classes has to
//: have. In Swift a class without it does not compile. You make a method
//: optional with a **default implementation**: an extension of the protocol
//: that has the method. A class that does not have the method uses the one of
//: the extension.
//:
//: A protocol is still not a class. You make no object of it, and it has no
//: stored properties.

extension CountdownDelegate {
  func countdownShouldStart(_ countdown: Countdown) -> Bool { true }
  func countdownDidFinish(_ countdown: Countdown) {}
}

//: > Then: In Objective-C a protocol stood between `@protocol CountdownDelegate
//: > <NSObject>` and `@end`. Its methods were required, and those after the
//: > word `@optional` were not. A protocol of Objective-C cannot contain code.

//: ## The property and the calls
//:
//: The property is `weak` and optional. `guard` asks the question before the
//: countdown starts. If there is no delegate, `??` gives true, as in chapter 5.
//: `stride` gives the numbers from `start` down to 1.

final class Countdown {
  weak var delegate: (any CountdownDelegate)?

  /// Counts down to 1, unless the delegate forbids it.
  func run(from start: Int) {
    guard delegate?.countdownShouldStart(self) ?? true else { return }
    for number in stride(from: start, through: 1, by: -1) {
      delegate?.countdown(self, didReach: number)
    }
    delegate?.countdownDidFinish(self)
  }
}

//: ## A class that conforms
//:
//: The view controller keeps the countdown and is its delegate. It has two of
//: the three methods. Try to leave out `didReach`: the compiler says that the
//: type does not conform. `isolated deinit` is for the next chapter.

final class SessionViewController: UIViewController {
  let countdown = Countdown()
  let label = UILabel(
    frame: CGRect(x: 40, y: 40, width: 240, height: 32))
  var onFree: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Ready"
    view.addSubview(label)
    countdown.delegate = self
  }

  isolated deinit { onFree() }
}

extension SessionViewController: CountdownDelegate {
  func countdown(_ countdown: Countdown, didReach number: Int) {
    label.text = (label.text ?? "") + " \(number)"
  }

  func countdownDidFinish(_ countdown: Countdown) {
    label.text = (label.text ?? "") + " Sleep!"
  }
}

//: > Then: In Objective-C a class that lacked a required method got a warning,
//: > and so did `field.delegate = self` in a class that did not declare the
//: > protocol. Both programs ran. When the missing method was called, the
//: > program stopped with "unrecognized selector". In Swift both are errors.

func aProtocolOfYourOwn(on stage: Stage) {
  //: ## The countdown runs
  //:
  //: Nobody wrote `countdownShouldStart`. The default implementation returns
  //: true, so the countdown runs.

  let controller = SessionViewController()
  stage.present(controller)
  controller.countdown.run(from: 3)
  stage.show("The delegate was told three numbers and the end")

  stage.print(controller.countdown.delegate === controller)
  // Prints "true"

  //: ## Without a delegate
  //:
  //: A countdown without a delegate runs too. It tells nobody.

  controller.countdown.delegate = nil
  controller.countdown.run(from: 3)
  stage.print(controller.label.text ?? "")
  // Prints "Ready 3 2 1 Sleep!"
}

//: ## Remember
//:
//: - A delegate protocol inherits from `AnyObject`, and the property is `weak
//:   var delegate: (any ...Delegate)?`.
//: - Pass `self`, the sender, as the first argument.
//: - A method with a default implementation may be left out.
//: - Ask with `?? true`, so that the object works without a delegate.
//:
//: > Question: `protocol CountdownDelegate { ... }` without `AnyObject` compiles,
//: > and `weak var delegate: (any CountdownDelegate)?` then does not. Why?
//: > Answer: A structure could conform to the protocol, and a weak reference
//: > can only point to an object of a class.

//: ## Your turn
//:
//: Add `countdownShouldStart` to `SessionViewController`, return false, and run
//: `swift run delegates --chapter 8`. What does the label say? Then put the
//: file back with `git checkout Lessons`. The exercise comes after the next
//: chapter.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/swift/using-delegates-to-customize-object-behavior>
//: - <https://developer.apple.com/documentation/swift/anyobject>
