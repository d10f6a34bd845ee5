//: # What the wheels show
//:
//: Which wheels a date picker has is its **mode**. In which order they stand,
//: and in which words, is its **locale**: the language and the habits of a
//: region.

import HeadlessUIKit
import Stage

func whatTheWheelsShow(on stage: Stage) {
  //: ## Four modes
  //:
  //: A time, a day, both, and a duration. Open Shelf.swift: it puts pickers one
  //: below the other. `UIDatePicker(.time)` is made there too, a shorthand of
  //: this lesson. Elsewhere write mode and wheels out, as chapter 1 did.

  let modes: [UIDatePicker.Mode] = [
    .time, .date, .dateAndTime, .countDownTimer,
  ]
  stage.present(Shelf(modes.map { UIDatePicker($0) }))
  stage.show("Time, day, day and time, duration")

  //: (A fifth, `.yearAndMonth`, came with iOS 17.4, for the date on a bank
  //: card.) One property, `date`, answers for the first three. Even `.time`
  //: belongs to some day: choose seven in the morning, and the date that comes
  //: out has a year. (So do its limits, of which the next chapter tells. Whole
  //: dates are odd for it, and legal.)

  let alarm = UIDatePicker(.time)
  stage.present(alarm)
  stage.pickerWheels[0].adjust(toPickerWheelValue: "7")
  stage.print(alarm.date)
  // Prints "2015-08-29 07:00:00 +0000"

  //: ## The fourth is no timer
  //:
  //: `.countDownTimer` sounds as if it counted down. It is a way to *choose* a
  //: duration, in whole minutes: of 119 seconds 60 are left. An hour later it
  //: still says what it was set to, because nobody counts but you.

  let egg = UIDatePicker(.countDownTimer)
  egg.countDownDuration = 119
  stage.present(egg)
  stage.clock.advance(by: 3600)
  stage.show("An hour later")

  stage.print(egg.countDownDuration)
  // Prints "60.0"

  //: ## In which words
  //:
  //: Here is the same day in four languages. `zh` is Chinese; `zh_CN`, Chinese
  //: as in China, leaves less to guess. A locale of nil stands for the phone's
  //: own, and that is right wherever a person is to read: they chose it.

  let days = ["en_US", "zh_CN", "de_DE", "ar_EG"].map { language in
    UIDatePicker(.date, in: language)
  }
  stage.present(Shelf(days))
  stage.show("One day, four habits")

  //: (Objective-C declared `locale` as `retain`, called `strong` today.)
  //: Month, day, year; year, month, day; day, month, year; and digits that you
  //: may not have met. So never tell a wheel by its place: ask the picker for
  //: its `date`, which is the same moment under all four.

  stage.print(Set(days.map(\.date)).count)
  // Prints "1"

  //: ## Every sixth minute
  //:
  //: `minuteInterval` thins the minutes out. It has to divide 60, and to lie
  //: between 1 and 30. With any other number the wheel shows every minute.

  let bus = UIDatePicker(.time)
  bus.minuteInterval = 6
  bus.date = Date() + 28 * 60
  stage.present(bus)
  stage.show("A bus every six minutes")

  //: It is one o'clock by now, so the date it was given is 1:28. The picker
  //: says 1:24: a date between two rows goes down to the earlier one.

  stage.print(bus.date)
  // Prints "2015-08-29 01:24:00 +0000"

  bus.minuteInterval = 7
  stage.show("Seven does not divide 60")

  stage.print(bus.minuteInterval)
  // Prints "1"

  //: And a trap for readers of old code: the interval thins out minutes. In the
  //: mode `.date` there are none, so a birthday's `minuteInterval` of 6 does
  //: nothing at all.
}

//: ## Your turn
//:
//: Exercises/02-DatePicker/03-MinuteInterval.swift asks for the rule, and for
//: the rounding.
