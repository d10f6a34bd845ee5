//: # How far the wheels turn
//:
//: Nobody is born tomorrow. A date picker takes two **limits**, an earliest and
//: a latest date, and refuses what lies beyond. The hard part is to name them:
//: a year is no number of seconds.

import HeadlessUIKit
import Stage

//: ## Twenty years, the quick way
//:
//: A form of 2015 asked for a birthday. Its limits were "20 years ago" and "20
//: years later", and a year was 365 days. Here is the line, as it was.

let twentyQuickYears: TimeInterval = 60 * 60 * 24 * 365 * 20

//: ## Twenty years, by the calendar
//:
//: A **calendar** knows which years are longer. You tell it what to add, and it
//: answers with a date, or with nil if it knows none.

func years(_ count: Int, from date: Date) -> Date? {
  Calendar.current.date(byAdding: .year, value: count, to: date)
}

func howFarTheWheelsTurn(on stage: Stage) {
  //: ## Five days short
  //:
  //: The clock of this lesson stands on 29 August 2015. Twenty years hold five
  //: leap days, and the quick way forgets them all, in both directions.

  let today = Date()
  stage.print(today - twentyQuickYears, today + twentyQuickYears)
  // Prints "1995-09-03 00:00:00 +0000 2035-08-24 00:00:00 +0000"

  stage.print(years(-20, from: today) ?? today)
  // Prints "1995-08-29 00:00:00 +0000"

  //: (Written with 32-bit numbers, as on many phones of that time, 69 such
  //: years no longer fit: the product is larger than 2,147,483,647.)

  stage.print(Int32.max / (60 * 60 * 24 * 365))
  // Prints "68"

  //: ## What limits do
  //:
  //: Rows beyond a limit are pale. A finger may turn to them, and when it lets
  //: go the wheels roll back to the nearest date that is allowed. Watch
  //: somebody who was born on 5 May 1990 and is 25.

  let form = UIDatePicker(.date)
  form.minimumDate = today - twentyQuickYears
  form.maximumDate = today + twentyQuickYears
  stage.present(form)
  stage.pickerWheels[0].adjust(toPickerWheelValue: "May")
  stage.pickerWheels[1].adjust(toPickerWheelValue: "5")
  stage.pickerWheels[2].adjust(toPickerWheelValue: "1990")
  stage.show("Born in 1990, and not allowed to say so")

  stage.print(form.date)
  // Prints "1995-09-03 00:00:00 +0000"

  //: Who is 25 cannot fill in this form, and who will be born in 2035 can. Both
  //: limits were wrong *for a birthday*, however well they were counted.

  //: ## Limits for a birthday
  //:
  //: Hardly anybody is older than 120, and the latest birthday is today.

  form.minimumDate = years(-120, from: today)
  form.maximumDate = today
  stage.pickerWheels[0].adjust(toPickerWheelValue: "May")
  stage.pickerWheels[1].adjust(toPickerWheelValue: "5")
  stage.pickerWheels[2].adjust(toPickerWheelValue: "1990")
  stage.show("Born in 1990")

  stage.print(form.date)
  // Prints "1990-05-05 00:00:00 +0000"

  //: ## A birthday every four years
  //:
  //: Somebody is born on 29 February 2000. A year later there is no such day,
  //: and the calendar takes the one before. Four years later there is.

  form.date = Date(timeIntervalSince1970: 951_782_400)
  let birth = form.date
  stage.print(years(1, from: birth) ?? birth)
  // Prints "2001-02-28 00:00:00 +0000"

  stage.print(years(4, from: birth) ?? birth)
  // Prints "2004-02-29 00:00:00 +0000"

  //: The wheels do the same: turn the year under a leap day, and the day gives
  //: way. The 29th is still on the wheel, pale.

  stage.pickerWheels[2].adjust(toPickerWheelValue: "2001")
  stage.show("The year has no such day")

  //: ## The wrong way round
  //:
  //: What does a picker do when the earliest date is later than the latest? It
  //: ignores both, and says nothing. A form whose limits were swapped looks
  //: perfect until somebody is born in the year 3000.

  let swapped = UIDatePicker(.date)
  swapped.minimumDate = today
  swapped.maximumDate = years(-120, from: today)
  stage.present(swapped)
  stage.pickerWheels[2].adjust(toPickerWheelValue: "3000")
  stage.show("Limits that were swapped")
}

//: ## Your turn
//:
//: Exercises/02-DatePicker/02-BirthdayLimits.swift asks for the two limits, to
//: the second, wherever the phone is.
