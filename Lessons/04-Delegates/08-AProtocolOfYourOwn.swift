//: # A list of messages
//:
//: A delegate may be any object at all, and its class is nobody's business. All
//: that counts is which messages it understands. A **protocol** is the list of
//: them; a class that has them all **conforms**, and says so in its first line.

import HeadlessUIKit
import Stage

//: ## A protocol of one's own
//:
//: A doorbell asks whether it may ring, and tells who rang. In Objective-C the
//: list stood between `@protocol Name <NSObject>` and `@end`. `AnyObject` says
//: that only classes may conform, which the next chapters need.

protocol DoorbellDelegate: AnyObject {
  func doorbellMayRing(_ doorbell: Doorbell) -> Bool
  func doorbell(_ doorbell: Doorbell, wasRungBy visitor: String)
  func doorbellDidStop(_ doorbell: Doorbell)
}

//: A protocol is no class: it has no objects and stores nothing. Objective-C's
//: had no code either. Swift's have: an **extension** can write a method down
//: for all who do not. That is how Swift has methods that may be left out,
//: where Objective-C had the word `@optional` in the list.

extension DoorbellDelegate {
  func doorbellMayRing(_ doorbell: Doorbell) -> Bool { true }
  func doorbellDidStop(_ doorbell: Doorbell) {}
}

final class Doorbell {
  weak var delegate: (any DoorbellDelegate)?

  func press(by visitor: String) {
    guard let delegate, delegate.doorbellMayRing(self) else { return }
    delegate.doorbell(self, wasRungBy: visitor)
    delegate.doorbellDidStop(self)
  }
}

//: ## Required
//:
//: A butler answers the door. Without `wasRungBy`, which nobody wrote down for
//: him, this does not compile. Objective-C gave a warning, and let the program
//: end with *unrecognized selector* when the message came. And to assign a
//: delegate that does not conform was a warning too: in Swift it is an error.

final class Butler: DoorbellDelegate {
  let diary = Diary()

  func doorbell(_ doorbell: Doorbell, wasRungBy visitor: String) {
    diary.note("\(visitor) is at the door")
  }
}

//: ## Nearly
//:
//: Here is a night porter who means to keep the bell quiet. Look at the name of
//: his method.

final class Porter: DoorbellDelegate {
  let diary = Diary()

  func doorbell(_ doorbell: Doorbell, wasRungBy visitor: String) {
    diary.note("\(visitor) woke me")
  }

  func doorbellMayring(_ doorbell: Doorbell) -> Bool { false }
}

//: The same protocol, in an extension of the class. Now Swift compares names,
//: and a misspelled one gets a warning: *nearly matches*.

final class Watchman {
  let diary = Diary()
}

extension Watchman: DoorbellDelegate {
  func doorbellMayRing(_ doorbell: Doorbell) -> Bool { false }

  func doorbell(_ doorbell: Doorbell, wasRungBy visitor: String) {
    diary.note("\(visitor) woke me")
  }
}

func aListOfMessages(on stage: Stage) {
  let (bell, butler) = (Doorbell(), Butler())
  bell.delegate = butler
  bell.press(by: "Anna")
  stage.print(butler.diary.last)
  // Prints "Anna is at the door"

  //: ## Nobody complains
  //:
  //: No error, no warning, and no quiet night. A small r has made a method of
  //: the porter's own, which nobody calls; the default answers in its place.

  let porter = Porter()
  bell.delegate = porter
  bell.press(by: "Ben")
  stage.print(porter.diary.last, porter.doorbellMayring(bell))
  // Prints "Ben woke me false"

  let watchman = Watchman()
  bell.delegate = watchman
  bell.press(by: "Ben")
  stage.print(watchman.diary.last)
  // Prints "nothing"

  //: The field's own protocol has the same trap, because all its methods have
  //: defaults here. This delegate wants every field left alone.

  let screen = InvitingScreen()
  let guardian = Guardian()
  screen.field.delegate = guardian
  stage.present(screen)
  stage.textFields.firstMatch.tap()
  stage.show("Misspelled, so the keyboard came")
}

//: Open Guardian.swift and look for the letter that is wrong. The conversation
//: notes what a delegate says by itself, and this one said nothing: the default
//: allowed it.

//: ## Your turn
//:
//: Exercises/04-Delegates/04-NoRetainCycle.swift: declare a delegate's protocol
//: and the property for it. Chapter 8 says what has to stand there.
