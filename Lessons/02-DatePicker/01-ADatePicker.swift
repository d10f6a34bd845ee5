//: # A date picker
//:
//: After this chapter you can put a date picker on the screen, give it wheels,
//: and react when a person chooses a date.

import HeadlessUIKit
import Stage

//: ## What a date picker is for
//:
//: A **date picker** (`UIDatePicker`) lets a person choose a day, a time or a
//: duration. A picker view (lesson 1) asks a data source and a delegate. A date
//: picker asks nobody: it knows the days, the months and their names already.
//:
//: It is a control, as a button is. When a person chooses another date, it
//: sends the event `.valueChanged`, and your action reads its property `date`.

final class BirthdayViewController: UIViewController {
  let picker = UIDatePicker()
  let label = UILabel(
    frame: CGRect(x: 24, y: 232, width: 272, height: 24))

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    let action = UIAction { [weak self] _ in self?.showDate() }
    picker.addAction(action, for: .valueChanged)
    view.addSubview(picker)
    view.addSubview(label)
    showDate()
  }

  /// Writes the date of the picker on the label.
  func showDate() {
    label.text = picker.date.formatted(date: .long, time: .omitted)
  }
}

//: The closure of the action has `[weak self]` (lesson 1, chapter 5).
//: `formatted(date:time:)` gives a text for people.

func aDatePicker(on stage: Stage) {
  //: ## A new date picker has no wheels
  //:
  //: The property `preferredDatePickerStyle` says what a date picker looks
  //: like. It is `.automatic` at first: the system chooses. On an iPhone that
  //: has meant `.compact` since iOS 14, in the modes `.time`, `.date` and
  //: `.dateAndTime` (chapter 2): the date stands there as a text. The property
  //: `datePickerStyle` gives the style that is used.
  //:
  //: The phone of this course was switched on at midnight on 29 August 2015.
  //: Its clock still shows that moment, and a new date picker is set to the
  //: clock.

  let compact = UIDatePicker()
  compact.center = CGPoint(x: 160, y: 60)
  stage.present(compact)
  stage.show("A new date picker")

  stage.print(compact.preferredDatePickerStyle, compact.datePickerStyle)
  // Prints "automatic compact"

  //: A tap on the date opens something to choose with. Here wheels appear. On
  //: an iPhone it is a calendar for the day.

  stage.datePickers.buttons[0].tap()
  stage.show("A person tapped the date")

  //: ## A date picker with wheels
  //:
  //: `BirthdayViewController` sets the style to `.wheels` and the **mode** to
  //: `.date`. The mode says what can be chosen, here a day. A date picker with
  //: wheels is 320 points wide and 216 points high.

  let controller = BirthdayViewController()
  stage.present(controller)
  stage.show("Wheels for a day")

  //: ## A person chooses, and the action runs
  //:
  //: The picker sends `.valueChanged`, the action runs, and the label changes.

  stage.pickerWheels[2].adjust(toPickerWheelValue: "2000")
  stage.show("A person chose the year 2000")

  stage.print(controller.label.text ?? "")
  // Prints "August 29, 2000"

  //: ## Code that sets the date runs no action
  //:
  //: Setting `date` in code turns the wheels, and sends no event: what a person
  //: does is reported, and what your own code does is not. So the label still
  //: says 2000.

  controller.picker.date = Date()
  stage.show("The wheels say 2015, the label says 2000")

  //: Call your own method after you have set the date.

  controller.showDate()
  stage.print(controller.label.text ?? "")
  // Prints "August 29, 2015"

  //: > Then: Tutorials of 2015 said that a date picker is used much like a
  //: > picker view. But it is a subclass of `UIControl`, and not of
  //: > `UIPickerView`. It has a picker view inside, which is private: do not
  //: > search for its subviews.
}

//: ## Remember
//:
//: - A date picker is a control. Add an action for `.valueChanged`.
//: - Set `preferredDatePickerStyle = .wheels` if you need wheels.
//: - Setting `date` in code sends no event. Update your own views after it.
//:
//: > Question: You copy a screen of 2015 into a new app. Instead of wheels there
//: > is a small grey text with a date. Which line is missing?
//: > Answer: `preferredDatePickerStyle = .wheels` (iOS 13.4, 2020). Before,
//: > every date picker had wheels. The automatic style of today is compact on
//: > an iPhone.

//: ## Your turn
//:
//: In this file delete the line with `preferredDatePickerStyle`, and run `swift
//: run date-picker --chapter 1`. The lesson says that it finds no wheel. `git
//: checkout Lessons` puts the file back. The first exercise comes with the next
//: chapter.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uidatepicker>
//: - <https://developer.apple.com/documentation/uikit/uidatepickerstyle>
