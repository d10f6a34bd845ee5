//: # Steps of several minutes
//:
//: After this chapter you can offer a person every sixth minute only, or every
//: quarter of an hour. You can also round a time to such a minute yourself.

import HeadlessUIKit
import Stage

//: ## The minute interval
//:
//: A bus leaves at 00:00, 00:06, 00:12 and so on. A person who chooses a bus
//: needs no minutes between these. `minuteInterval` says how many minutes lie
//: between two rows of the minute wheel. It is 1 at first.

func minuteSteps(on stage: Stage) {
  //: ## A bus every six minutes
  //:
  //: The wheels begin at midnight. A person turns the minute wheel by one row.
  //: Press `t` at the picture, and turn it yourself.

  let bus = wheels(.time)
  bus.minuteInterval = 6
  stage.present(bus)
  stage.pickerWheels[1].turn(by: 1)
  stage.show("One row is six minutes")

  stage.print(bus.date)
  // Prints "2015-08-29 00:06:00 +0000"

  //: The interval has to divide 60 without a remainder, and the largest is 30:
  //:
  //:     1   2   3   4   5   6   10   12   15   20   30
  //:
  //: For any other number the default, 1, is used.

  //: ## A time between two rows
  //:
  //: Now the code sets 00:28, which is 28 times 60 seconds after midnight.
  //: There are rows for 24 and for 30, and the picker takes one of them. In
  //: this course it is the row before. Apple does not say which one.

  let leaving = Date() + 28 * 60
  bus.date = leaving
  stage.show("The code has set 00:28")

  stage.print(bus.date)
  // Prints "2015-08-29 00:24:00 +0000"

  //: ## Rounding it yourself
  //:
  //: If your app needs the row before on each phone, round the time first.
  //: Three lines lead from 00:28 and 40 seconds to 00:24:
  //:
  //:     minute    the number of the minute       28
  //:     start     when this minute began         00:28:00
  //:     return    less 28 % 6, that is 4         00:24:00
  //:
  //: `%` gives the remainder of a division. `dateInterval(of: .minute, for:
  //: date)` is the minute in which the date lies, or nil.

  func stepBefore(_ date: Date, minutes interval: Int) -> Date {
    let calendar = Calendar.current
    let minute = calendar.component(.minute, from: date)
    let start = calendar.dateInterval(of: .minute, for: date)?.start
    return (start ?? date) - TimeInterval(minute % interval * 60)
  }

  stage.print(stepBefore(leaving + 40, minutes: 6))
  // Prints "2015-08-29 00:24:00 +0000"

  //: ## A date that is not rounded
  //:
  //: `roundsToMinuteInterval` (iOS 15) is true at first. If it is false, `date`
  //: stays what you have set. Only the wheels show a step.

  bus.roundsToMinuteInterval = false
  bus.date = leaving
  stage.print(bus.date)
  // Prints "2015-08-29 00:28:00 +0000"

  //: The mode `.date` has no wheel for minutes: it needs no interval.
}

//: ## Remember
//:
//: - `minuteInterval` has to divide 60, and the largest is 30.
//: - Apple does not say in which direction a time is rounded. Round it yourself
//:   if it matters.
//:
//: > Question: A picker has the interval 15. How many rows does its minute
//: > wheel have?
//: > Answer: Four: 00, 15, 30 and 45. (The wheel goes round.)

//: ## Your turn
//:
//: Exercise 3 is Exercises/02-DatePicker/03-MinuteInterval.swift. You write the
//: rule for the interval, and you round a time.
//:
//:     swift run course check MinuteInterval
//:
//: Then build a screen of your own. Exercise 4 is
//: Exercises/02-DatePicker/04-DaysToGo.swift, a small project of about 20
//: minutes: a date picker, and a label that counts the days until the date. The
//: class in it is empty. Chapters 1 to 6 have all that it needs.
//:
//:     swift run course check DaysToGo
//:     swift run course play DaysToGo
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uidatepicker/minuteinterval>
//: - <https://developer.apple.com/documentation/uikit/uidatepicker>

//: ## A rest
//:
//: You know date pickers and dates now. Stop here, and go on tomorrow with
//: `swift run date-picker --chapter 8`. The next five chapters are about forms.
