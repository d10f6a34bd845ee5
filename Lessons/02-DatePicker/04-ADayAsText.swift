//: # A day as text
//:
//: A birthday goes into a text field, and later into a file. A **formatter**
//: turns a date into text, after a pattern: `y` for the year, `M` for the
//: month, `d` for the day, as many digits as there are letters. It works at the
//: first try, on the phone of the one who wrote it.

import HeadlessUIKit
import Stage

//: ## Two lines
//:
//: This is what a form of 2015 did, and what most programs still do. Nobody
//: says in whose language the formatter writes, so it writes in the phone's.

func textOf2015(_ date: Date) -> String {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy-MM-dd"
  return formatter.string(from: date)
}

//: ## Four phones
//:
//: A phone has a language and a region, and it may have another calendar. The
//: stage takes one phone after the other and writes today's date on each.

let phones: [(String, String, Calendar.Identifier)] = [
  ("New York", "en_US", .gregorian), ("Bangkok", "th_TH", .buddhist),
  ("Tokyo", "ja_JP", .japanese), ("Cairo", "ar_EG", .gregorian),
]

func onFourPhones(
  _ stage: Stage, _ text: (Date) -> String
) -> [[String]] {
  let (locale, calendar) = (stage.locale, stage.calendar)
  defer { (stage.locale, stage.calendar) = (locale, calendar) }
  return phones.map { city, region, years in
    stage.locale = Locale(identifier: region)
    stage.calendar = years
    return [city, text(Date())]
  }
}

//: ## Text that a program reads
//:
//: `en_US_POSIX` is the locale of no region. It was made for programs: digits 0
//: to 9, the Gregorian calendar, and it never changes. The time zone says whose
//: midnight counts. Making a formatter takes long, so one is made and kept.

let dayFormatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = .gmt
  formatter.dateFormat = "yyyy-MM-dd"
  return formatter
}()

func aDayAsText(on stage: Stage) {
  //: ## On four phones
  //:
  //: Bangkok counts from the Buddha, Tokyo from the accession of its emperor,
  //: and Cairo has its own digits. A program that reads such a file back on
  //: another phone finds people who will be born in 543 years.

  stage.present(
    Table(
      ["phone", "two lines"], widths: [120, 160],
      rows: onFourPhones(stage, textOf2015)))
  stage.show("One day, written by two lines of code")

  stage.present(
    Table(
      ["phone", "fixed"], widths: [120, 160],
      rows: onFourPhones(stage) { dayFormatter.string(from: $0) }))
  stage.show("One day, written for a program")

  //: ## The year of the week
  //:
  //: `YYYY` looks like a better `yyyy`. It is the year that the *week* belongs
  //: to, and the two agree on almost every day: on all days on which anybody
  //: tests. Here is the other one, for some days of winter.

  let weekly = DateFormatter()
  weekly.locale = Locale(identifier: "en_US_POSIX")
  weekly.timeZone = .gmt
  weekly.dateFormat = "YYYY-MM-dd"

  let days = [
    "2014-12-27", "2014-12-29", "2015-08-29", "2015-12-26", "2015-12-31",
  ]
  stage.present(
    Table(
      ["yyyy", "YYYY"], widths: [120, 160],
      rows: days.compactMap { day in
        dayFormatter.date(from: day).map {
          [day, weekly.string(from: $0)]
        }
      }))
  stage.show("The last week of a year is the first of the next")

  //: Somebody born on 31 December 2015 is registered for the end of 2016, and
  //: the mistake is found every year around Christmas, in another program.

  //: ## Which day is it?
  //:
  //: A date is a moment, and belongs to no place. When the 29th begins in
  //: Greenwich, New York still has the evening of the 28th. A formatter and a
  //: picker in two time zones show two days, and both are right.

  let picker = UIDatePicker(.date)
  picker.timeZone = TimeZone(identifier: "America/New_York")
  stage.present(picker)
  stage.show("The evening before, in New York")

  stage.print(dayFormatter.string(from: picker.date))
  // Prints "2015-08-29"

  //: So give both the same time zone. And what is written for a person's eyes?
  //: Leave the locale alone there, and ask for a style in place of a pattern.

  stage.print(
    DateFormatter.localizedString(
      from: Date(), dateStyle: .long, timeStyle: .none))
  // Prints "August 29, 2015"

  //: Since iOS 15 there is also a value that needs no formatter; this one
  //: always speaks for programs.

  stage.print(Date().formatted(.iso8601.year().month().day()))
  // Prints "2015-08-29"
}

//: ## Your turn
//:
//: Exercises/02-DatePicker/01-BirthdayText.swift writes days for a file, and
//: reads them again.
