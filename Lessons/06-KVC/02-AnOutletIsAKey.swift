//: # A nib fills its outlets by key
//:
//: After this chapter you can say how a nib fills the outlets of your class,
//: and why the program ends when an outlet was renamed.

import HeadlessUIKit
import Stage

//: ## What a nib does when it is loaded
//:
//: A nib describes views, and an outlet is a property that is filled when the
//: nib is loaded (lesson 1). `Reminder.xib` describes a screen with a label and
//: a button. It belongs to a view controller, which is called the owner of the
//: nib. Loading it has two steps:
//:
//: 1. UIKit makes the views and puts them into each other.
//: 2. It goes through the connections. A **connection** is an entry of the nib
//:    with the name of a property and an object. For each outlet UIKit calls
//:    `setValue(_:forKey:)` on the owner.
//:
//: These are two connections of the file, shortened:
//:
//:     <outlet property="timeLabel" destination="Lab-t1-kvc"/>
//:     <outlet property="remindButton" destination="But-r1-kvc"/>
//:
//: So the name of an outlet is a key. This is why KVC matters to everybody who
//: writes apps: each screen that was drawn in Xcode is filled in this way.
//:
//: > On a device: The file with the XML is read by Xcode, not by the phone.
//: > When Xcode builds the app it compiles `Reminder.xib` into `Reminder.nib`,
//: > a file that is not XML. The phone loads that file. The keys are in it as
//: > well.

//: ## A controller with two outlets
//:
//: The properties are nil until the nib has been loaded. Their type ends in
//: `!`: such an optional is used like a value, and the program ends if it is
//: nil then. They are weak, because the superview keeps its subviews.
//:
//: A view controller has keys already, as a label has. So `keys` has `override`
//: in front of it, and lists only the new ones.

final class ReminderViewController: UIViewController {
  weak var timeLabel: UILabel!
  weak var remindButton: UIButton!

  override class var keys: Keys {
    [
      "timeLabel": \ReminderViewController.timeLabel,
      "remindButton": \ReminderViewController.remindButton,
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    timeLabel.text = "Reminder at 07:30"
  }
}

//: > On a device: Leave out `keys` and write
//: > `@IBOutlet weak var timeLabel: UILabel!`. The mark `@IBOutlet` includes
//: > `@objc`, so KVC finds the property.

//: ## The same controller after a change
//:
//: Somebody found a better name for the label, `clockLabel`, and changed it in
//: the Swift file. The nib still has the key `timeLabel`.

final class RenamedViewController: UIViewController {
  weak var clockLabel: UILabel!
  weak var remindButton: UIButton!

  override class var keys: Keys {
    [
      "clockLabel": \RenamedViewController.clockLabel,
      "remindButton": \RenamedViewController.remindButton,
    ]
  }
}

func anOutletIsAKey(on stage: Stage) {
  //: ## The outlets are filled
  //:
  //: The controller is told the name of its nib. It loads it when its view is
  //: needed, and then `viewDidLoad` can use the label.

  let reminder = ReminderViewController(
    nibName: "Reminder", bundle: .module)
  stage.present(reminder)
  stage.show("A label and a button from the nib")

  stage.print(reminder.remindButton.title(for: .normal) ?? "no title")
  // Prints "Remind me"

  //: ## A renamed outlet ends the program
  //:
  //: `RenamedViewController` loads the same nib, and has no key `timeLabel`. So
  //: `setValue(_:forKey:)` raises an exception, an error of Objective-C (lesson
  //: 3). Swift code cannot catch it, so the program ends. To show you the
  //: message, this course has `stage.exception`. It runs the code and returns
  //: the text of the exception.

  let renamed = RenamedViewController(
    nibName: "Reminder", bundle: .module)
  let words = stage.exception { renamed.loadViewIfNeeded() }
  stage.print(words ?? "no exception")
  // Prints "NSUnknownKeyException: [<RenamedViewController> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key timeLabel."

  //: Many people meet this message in their first weeks with Xcode. It says
  //: that KVC finds no property for the key. (Chapter 3 explains each part.)
  //: Look for two words in it:
  //:
  //: - `timeLabel` is the name in the nib.
  //: - `RenamedViewController` is the class that does not have it. If you read
  //:   `UIViewController` there, the owner is not an object of your class. Look
  //:   at the code that makes the controller: it has to make yours. (A
  //:   storyboard makes the controller itself. There, look at Custom Class.)
  //:
  //: To rename an outlet, use the command *Rename* of Xcode: it changes the
  //: code and the nib. After a change with find and replace, open the nib,
  //: delete the old connection, and connect the label again.
  //:
  //: ## The wrong object
  //:
  //: A connection can also lead to an object of another class. Here a button is
  //: put into the property of the label, and the course raises an exception at
  //: once. A device does not check the class: it stores the button, and the
  //: program ends later, when your code calls a method that a button does not
  //: have.

  let mistake = stage.exception {
    reminder.setValue(UIButton(type: .system), forKey: "timeLabel")
  }
  stage.print(mistake ?? "no exception")
  // Prints "NSInvalidArgumentException: ReminderViewController.timeLabel is a UILabel, so it cannot hold a UIButton"
}

//: ## Remember
//:
//: - A nib calls `setValue(_:forKey:)` on its owner for each outlet.
//: - "not key value coding-compliant for the key timeLabel" after loading a nib
//:   means: the nib has an outlet that the class in the message does not have.
//: - If the class in the message is not yours, look at the code that makes the
//:   owner of the nib.
//:
//: > Question: You deleted an unused outlet from your class. The project
//: > compiles, and the app ends when the screen opens. What is left to do?
//: > Answer: The nib still has the connection. Open it and delete the
//: > connection too.

//: ## Your turn
//:
//: In `Resources/Reminder.xib` change `property="remindButton"` to another name
//: and run `swift run kvc --chapter 2`. The exception is not caught, so the
//: program ends before the player opens, as an app would end. The message is
//: the first of many lines in the terminal: scroll up to it. Which class does
//: it name, and which key? `git checkout Lessons` puts the file back.
//:
//: Exercise 1 is Exercises/06-KVC/01-FillTheOutlets.swift. You write what a nib
//: does with its connections, and find the names that end the program.
//:
//:     swift run course check FillTheOutlets
//:
//: Then look inside the picture 2.1:
//:
//:     swift run kvc --inspect 2.1
//:
//:     “Reminder at 07:30”  ReminderViewController.timeLabel
//:     holds  weak timeLabel: UILabel “Reminder at 07:30”
//:
//: The nib made the label. The name behind its text is the key: the property
//: that the nib has filled. In the page (`swift run kvc --browser`) press Use
//: this phone, Look inside, and choose the `UILabel`: the key stands under
//: Called.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uinib>
//: - Nib Files,
//:   <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/LoadingResources/CocoaNibs/CocoaNibs.html>
//:   (an archived guide)
