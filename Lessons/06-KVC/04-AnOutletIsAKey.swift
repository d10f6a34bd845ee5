//: # An outlet is a key
//:
//: A **nib** is a file that describes a screen. Its objects are made from XML,
//: and then somebody has to tell your controller which of them is the label it
//: knows as `timeLabel`. It is done with `setValue(_:forKey:)`, and nothing
//: else.

import HeadlessUIKit
import Stage

//: ## A controller with two outlets
//:
//: An **outlet** is a property that a nib fills. It is empty until then, hence
//: the `!`, and weak, because the superview keeps its subviews. On a device
//: `@IBOutlet` announces it to Xcode; here it stands in `keys`.

final class ReminderViewController: UIViewController {
  weak var timeLabel: UILabel!
  weak var remindButton: UIButton!

  override class var keys: Keys {
    [
      "timeLabel": \ReminderViewController.timeLabel,
      "remindButton": \ReminderViewController.remindButton,
    ]
  }

  func show(_ time: String) {
    timeLabel.text = "Reminder at \(time)"
    remindButton.setTitle("Remind me", for: .normal)
  }
}

//: ## What a nib does
//:
//: It makes the objects and puts them into each other. Then it goes through its
//: list of connections. Each names an outlet and an object; the owner is the
//: one who asked for the nib.

func connect(
  _ outlets: [(name: String, object: UIView)],
  of owner: UIViewController
) {
  for (name, object) in outlets {
    owner.view.addSubview(object)
    owner.setValue(object, forKey: name)
  }
}

//: ## The same controller, a week later
//:
//: Somebody found a better name for the label and changed it in the Swift file.
//: The nib still says `timeLabel`.

final class RenamedViewController: UIViewController {
  weak var clockLabel: UILabel!

  override class var keys: Keys {
    ["clockLabel": \RenamedViewController.clockLabel]
  }
}

func anOutletIsAKey(on stage: Stage) {
  //: ## Connected
  //:
  //: Two objects, two names. The controller writes on views it never made.

  let label = UILabel(
    frame: CGRect(x: 24, y: 32, width: 272, height: 32))
  let button = UIButton(type: .system)
  button.frame = CGRect(x: 24, y: 80, width: 120, height: 32)
  let reminder = ReminderViewController()
  connect(
    [("timeLabel", label), ("remindButton", button)], of: reminder)
  reminder.show("07:30")
  stage.present(reminder)
  stage.show("Filled by name")

  stage.print(reminder.timeLabel === label)
  // Prints "true"

  //: ## Renamed
  //:
  //: This is the sentence that everybody meets in their first month. It sounds
  //: like a riddle, and says three things: which class was asked, that it was
  //: to be *written*, and under which name. Look for that name in the nib.

  let renamed = RenamedViewController()
  let words = stage.exception {
    connect([("timeLabel", UILabel())], of: renamed)
  }
  stage.print(words ?? "no exception")
  // Prints "NSUnknownKeyException: [<RenamedViewController> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key timeLabel."

  //: A program ends there: an outlet is not optional for KVC. (Xcode's *Rename*
  //: changes the nib along with the code. Find and replace does not.)

  stage.print(renamed.clockLabel == nil)
  // Prints "true"

  //: ## The wrong object
  //:
  //: A connection dragged from a button to the label's outlet. On a device the
  //: button is stored as a label, and the program ends later, at a method that
  //: buttons do not have. Here the property is asked for its type.

  let mistaken = stage.exception {
    reminder.setValue(UIButton(type: .system), forKey: "timeLabel")
  }
  stage.print(mistaken ?? "no exception")
  // Prints "NSInvalidArgumentException: ReminderViewController.timeLabel is a UILabel, so it cannot hold a UIButton"
}

//: ## Your turn
//:
//: Many keys at once, some of them unknown: that is what a nib does, and
//: Exercises/06-KVC/03-SetValuesForKeys.swift. The next chapter goes first.
