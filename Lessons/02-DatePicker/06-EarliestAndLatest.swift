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
//: A tutorial of 2015 counted 20 years in seconds, with 365 days a year. Leap
//: years have a day more.

let twentyYearsInSeconds: TimeInterval = 60 * 60 * 24 * 365 * 20

//: ## Years by the calendar
//:
//: A calendar knows the leap years. With a count below 0 this function goes
//: back.

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
  //: date that is allowed. In this course a date that your *code* sets beyond a
  //: limit becomes that limit, too. (Apple's pages do not say it.)
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

  //: ## Limits for whole days
  //:
  //: A limit is a moment, as every `Date` is. To allow whole days, take the
  //: first moment of the earliest day, and the last second of the latest: one
  //: second before the next day begins.
  //:
  //: The calendar of the picker says when a day begins. It is a structure, so
  //: `var` makes a copy, which gets the time zone of the picker (`zone(of:)`,
  //: chapter 5). In Tokyo, 29 August began at 15:00 GMT on the 28th.

  let tokyo = wheels(.date)
  tokyo.timeZone = TimeZone(identifier: "Asia/Tokyo")

  var calendar: Calendar = tokyo.calendar
  calendar.timeZone = zone(of: tokyo)
  stage.print(calendar.startOfDay(for: today))
  // Prints "2015-08-28 15:00:00 +0000"

  //: ## Limits in the wrong order
  //:
  //: If the earliest date is later than the latest, the picker ignores both,
  //: and prints nothing.
}

//: ## Remember
//:
//: - Count years with a calendar. A year has no fixed number of seconds.
//: - `minimumDate` and `maximumDate` limit what a person can choose.
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
