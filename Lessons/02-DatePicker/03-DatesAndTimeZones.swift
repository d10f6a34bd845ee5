//: # Dates, calendars and time zones
//:
//: After this chapter you can say what a `Date` is, ask a calendar for its day
//: and hour, and add days and years.

import HeadlessUIKit
import Stage

//: ## A date is a moment
//:
//: A `Date` is a moment: one point in time, for the whole world. It has no day
//: and no hour of its own, because clocks in London and in Shanghai show
//: different hours. A **time zone** (`TimeZone`) is the clock of a region.
//:
//:                       one moment: Date()
//:                               │
//:           ┌───────────────────┼───────────────────┐
//:       New York               GMT               Shanghai
//:     28 August, 20:00   29 August, 00:00   29 August, 08:00
//:
//: A **calendar** (`Calendar`) turns a moment into year, month, day, hour and
//: minute, and back, in its time zone. Most of the world uses the Gregorian
//: calendar.

func calendar(in zone: String) -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
  return calendar
}

func datesAndTimeZones(on stage: Stage) {
  //: ## Printing a date
  //:
  //: `print` shows a date in **GMT** (Greenwich Mean Time), a time zone without
  //: summer time, whatever the phone is set to. `+0000` means: zero hours and
  //: zero minutes later than GMT. The phone of this course is set to GMT at
  //: first.

  let now = Date()
  stage.print(now)
  // Prints "2015-08-29 00:00:00 +0000"

  //: ## Asking a calendar
  //:
  //: `component(_:from:)` gives one part of a date as a number. In Shanghai it
  //: is eight hours later than in GMT. In New York it is still the day before.

  let shanghai = calendar(in: "Asia/Shanghai")
  stage.print(shanghai.component(.hour, from: now), "o'clock in Shanghai")
  // Prints "8 o'clock in Shanghai"

  let newYork = calendar(in: "America/New_York")
  stage.print("August", newYork.component(.day, from: now))
  // Prints "August 28"

  //: `Calendar.current` is the calendar of the phone, with its time zone. Use
  //: it when you speak of the person's own day.

  stage.print(Calendar.current.component(.hour, from: now))
  // Prints "0"

  //: ## The beginning of a day
  //:
  //: `startOfDay(for:)` gives the first moment of a day, in the time zone of
  //: the calendar. That is midnight, but for the rare days without a midnight.
  //: The 29th begins in Shanghai when it is 16:00 on the 28th in GMT.

  stage.print(shanghai.startOfDay(for: now))
  // Prints "2015-08-28 16:00:00 +0000"

  //: ## Adding days and years
  //:
  //: `now + 60` is the date 60 seconds after `now`. But not all days have the
  //: same number of seconds: when the clocks go forward in spring, a day has 23
  //: hours. So let the calendar add, with `date(byAdding:value:to:)`.

  let inOneMonth = Calendar.current.date(
    byAdding: .month, value: 1, to: now)
  stage.print(inOneMonth ?? now)
  // Prints "2015-09-29 00:00:00 +0000"

  //: `dateComponents(_:from:to:)` counts what lies between two dates. The
  //: result is a `DateComponents`, which holds the parts of a date. Each part
  //: is an optional.

  let days = Calendar.current.dateComponents(
    [.day], from: now, to: inOneMonth ?? now)
  stage.print(days.day ?? 0, "days")
  // Prints "31 days"

  //: The result of `date(byAdding:value:to:)` is an optional. A missing day
  //: does not make it nil: 2001 has no 29 February, so one year after 29
  //: February 2000 the calendar gives the day before, 28 February 2001.
  //: `date(from:)` makes a date of a `DateComponents`.

  let birthday = Calendar.current.date(
    from: DateComponents(year: 2000, month: 2, day: 29))
  guard let birthday else { return }
  for years in [1, 4] {
    let later = Calendar.current.date(
      byAdding: .year, value: years, to: birthday)
    stage.print(later ?? birthday)
    // Prints "2001-02-28 00:00:00 +0000"
    // Prints "2004-02-29 00:00:00 +0000"
  }
}

//: ## Remember
//:
//: - A `Date` is a moment. A calendar, in its time zone, says which day that is.
//: - `startOfDay(for:)` gives the first moment of a day, in the calendar's time
//:   zone.
//: - Add years and days with `date(byAdding:value:to:)`, and count them with
//:   `dateComponents(_:from:to:)`. Do not use seconds.
//:
//: > Question: It is 2015-08-29 00:00 in GMT. New York is four hours behind in
//: > summer. What does `newYork.startOfDay(for: now)` print?
//: > Answer: `2015-08-28 04:00:00 +0000`. In New York it is the evening of the
//: > 28th. That day began there four hours after the midnight of GMT.

//: ## Your turn
//:
//: In this file change `Asia/Shanghai` to `Asia/Tokyo`, and say first what will
//: be printed. Run `swift run date-picker --chapter 3`. The player says first
//: which comments are no longer true. Then put the file back with `git checkout
//: Lessons`.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/foundation/date>
//: - <https://developer.apple.com/documentation/foundation/calendar>
//: - <https://developer.apple.com/documentation/foundation/timezone>
