//: # The earliest and the latest date
//:
//: After this chapter you can limit a date picker to the dates that make sense,
//: and count years in the right way.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: Nobody is born tomorrow. `minimumDate` of a date picker is the earliest date
//: that can be chosen, and `maximumDate` the latest. Each of them is nil at
//: first, which means: no limit.
//:
//: ## Years in seconds: a common mistake
//:
//: A tutorial of 2015 made a date 20 years ago from seconds, with 365 days a
//: year. Leap years have a day more.

let twentyYearsInSeconds: TimeInterval = 60 * 60 * 24 * 365 * 20

//: ## Years by the calendar
//:
//: A calendar knows the leap years. It counts from the date that it is given.

func years(_ count: Int, from date: Date) -> Date? {
  Calendar.current.date(byAdding: .year, value: count, to: date)
}

func earliestAndLatest(on stage: Stage) {
  //: ## Five days are missing
  //:
  //: It is 29 August 2015. Between 1995 and 2015 there were five leap days, so
  //: the date from the seconds is five days too late.

  let today = Date()
  stage.print(today - twentyYearsInSeconds)
  // Prints "1995-09-03 00:00:00 +0000"

  stage.print(years(-20, from: today) ?? today)
  // Prints "1995-08-29 00:00:00 +0000"

  //: ## What the limits do
  //:
  //: The rows of dates that are not allowed are grey. A person can turn the
  //: wheels there, but when the finger is lifted, they turn back to the nearest
  //: date that is allowed.
  //:
  //: These are the limits of the tutorial. Somebody who was born on 5 May 1990
  //: turns the wheels.

  let picker = wheels(.date)
  picker.minimumDate = today - twentyYearsInSeconds
  picker.maximumDate = today + twentyYearsInSeconds
  stage.present(picker)
  stage.pickerWheels[0].adjust(toPickerWheelValue: "May")
  stage.pickerWheels[1].adjust(toPickerWheelValue: "5")
  stage.pickerWheels[2].adjust(toPickerWheelValue: "1990")
  stage.show("The wheels went back to 1995")

  stage.print(picker.date)
  // Prints "1995-09-03 00:00:00 +0000"

  //: So nobody over 20 can use the form, and a birthday in 2035 is accepted.

  //: ## Limits for a birthday
  //:
  //: The latest birthday is today, and the earliest 120 years ago.

  picker.minimumDate = years(-120, from: today)
  picker.maximumDate = today
  stage.pickerWheels[0].adjust(toPickerWheelValue: "May")
  stage.pickerWheels[1].adjust(toPickerWheelValue: "5")
  stage.pickerWheels[2].adjust(toPickerWheelValue: "1990")
  stage.show("Born on 5 May 1990")

  stage.print(picker.date)
  // Prints "1990-05-05 00:00:00 +0000"

  //: A limit is a moment, as every `Date` is. To allow whole days, take the
  //: beginning of the earliest day and the last second of the latest day.
  //: Compute both with `startOfDay(for:)` and `date(byAdding:value:to:)`
  //: (chapter 3) of `picker.calendar`. If the picker has a `timeZone` of its
  //: own, copy the calendar and set its `timeZone` to that one first.

  //: ## Limits in the wrong order
  //:
  //: If the earliest date is later than the latest, the picker ignores both,
  //: and prints nothing.

  let exchanged = wheels(.date)
  exchanged.minimumDate = today
  exchanged.maximumDate = years(-120, from: today)
  stage.present(exchanged)
  stage.pickerWheels[2].adjust(toPickerWheelValue: "2030")
  stage.show("No limit at all")

  stage.print(exchanged.date)
  // Prints "2030-08-29 00:00:00 +0000"
}

//: ## Remember
//:
//: - Count years with a calendar. A year has no fixed number of seconds.
//: - `minimumDate` and `maximumDate` limit what a person can choose.
//: - If they are in the wrong order, both are ignored.
//:
//: > Question: The latest date is `Date()`, set when the screen opened at 23:50.
//: > The picker has the mode `.dateAndTime`. What can a person not choose at
//: > 23:55?
//: > Answer: The last minutes. The limit is the moment 23:50. Set the limit
//: > again, or use the last second of the day.

//: ## Your turn
//:
//: Exercise 2 is Exercises/02-DatePicker/02-BirthdayLimits.swift. You compute
//: both limits for a birthday.
//:
//:     swift run course check BirthdayLimits
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uidatepicker/minimumdate>
//: - <https://developer.apple.com/documentation/foundation/calendar>
