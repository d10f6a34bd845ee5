//: # A date picker owns its dates
//:
//: A date picker lets a person choose a day by turning wheels. It looks like
//: the picker of the first lesson, and texts of 2015 said that it was used like
//: one. It is not: nobody has to tell it what the months are called.

import HeadlessUIKit
import Stage

//: ## Who hears of it
//:
//: A picker view *asks* a data source and a delegate. A date picker has
//: neither. It is a **control**, as a button is: an object that calls its
//: **targets** when a person has used it. The event of a new value is
//: `.valueChanged`.

final class Diary: NSObject {
  var pages: [Date] = []

  func dayWasTurned(_ picker: UIDatePicker) {
    pages.append(picker.date)
  }
}

func aDatePickerOwnsItsDates(on stage: Stage) {
  //: ## No wheels
  //:
  //: A new date picker of 2015 was a set of wheels. Since iOS 14 the system has
  //: the say, and on a phone it says **compact**: the date in words. Only a tap
  //: brings wheels. (For a day, a device brings a calendar instead.)

  let picker = UIDatePicker()
  picker.center = CGPoint(x: 160, y: 60)
  stage.present(picker)
  stage.show("A date picker as it is made")

  //: (The phone of this lesson was switched on at midnight of 29 August 2015,
  //: in Greenwich. That is where its picker begins.)

  stage.print(picker.preferredDatePickerStyle, picker.datePickerStyle)
  // Prints "automatic compact"

  stage.datePickers.buttons[0].tap()
  stage.show("A tap on the words")

  //: ## Wheels, please
  //:
  //: Old code that counts on wheels shows a small grey button today. It takes
  //: one more line, and `preferredDatePickerStyle` came with iOS 13.4.

  let diary = Diary()
  let wheels = UIDatePicker()
  wheels.preferredDatePickerStyle = .wheels
  wheels.datePickerMode = .date
  wheels.addTarget(
    diary, action: Diary.dayWasTurned, for: .valueChanged)
  stage.present(wheels)
  stage.show("The months know their names")

  //: (A device writes `#selector(Diary.dayWasTurned)` there. The same on both
  //: is `addAction(_:for:)` with a `UIAction`, which holds a closure.)
  //:
  //: It is no picker view. It contains one, as a house contains pipes: that is
  //: its own business, and a program that looks for it breaks one day.

  let candidate: UIView = wheels
  stage.print(
    candidate is UIPickerView, candidate is UIControl,
    stage.pickers.count)
  // Prints "false true 1"

  //: ## A person, and the program
  //:
  //: This rule you know from the first lesson: what a *person* does is told to
  //: the target, once. What your own code does, you already know.

  stage.pickerWheels[2].adjust(toPickerWheelValue: "2000")
  wheels.date = Date()
  stage.show("Turned to 2000 by a person, and back by the program")

  stage.print(diary.pages)
  // Prints "[2000-08-29 00:00:00 +0000]"

  //: The diary heard of the year 2000 and not of the way back. So a program
  //: that sets a date also shows it, and both happen in one place of yours.
  //: (A target is no delegate, so the lines below a picture never name it.)
}

//: ## Your turn
//:
//: Exercises/02-DatePicker/04-InstallOnce.swift needs wheels, and says so. Its
//: turn comes with the fifth chapter.
