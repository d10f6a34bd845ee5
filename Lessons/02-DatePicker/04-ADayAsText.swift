//: # A day as text
//:
//: After this chapter you can write a day as a text that any program can read
//: again, and you can read it.

import HeadlessUIKit
import Stage

//: ## Two kinds of text
//:
//: A text for people uses their language: "August 29, 2015". A text for a file
//: or for a server has to be the same on every phone: "2015-08-29".
//:
//: A **date formatter** (`DateFormatter`) writes dates as text and reads them
//: again. Its `dateFormat` is a pattern of letters:
//:
//:     letters   meaning                  29 August 2015
//:     yyyy      year, four digits        2015
//:     M         month                    8
//:     MM        month, two digits        08
//:     d         day of the month         29
//:     dd        day, two digits          29
//:     HH        hour from 00 to 23       00
//:     mm        minute, two digits       00
//:
//: Capital and small letters are different: `MM` is the month, `mm` the minute.
//: All letters: <https://unicode.org/reports/tr35/tr35-dates.html>
//:
//: ## A formatter that sets only the pattern
//:
//: This function does not say in which language it writes, so the formatter
//: uses the locale of the phone.

func dayInPhoneStyle(_ date: Date) -> String {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy-MM-dd"
  return formatter.string(from: date)
}

//: ## A formatter for files
//:
//: `en_US_POSIX` is a locale for programs. It has the Gregorian calendar and
//: the digits 0 to 9, whatever a person sets on the phone. The time zone says
//: whose day is meant. Set both, and the pattern.

func fileFormatter(in timeZone: TimeZone) -> DateFormatter {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = timeZone
  formatter.dateFormat = "yyyy-MM-dd"
  return formatter
}

func aDayAsText(on stage: Stage) {
  //: ## One day on four phones
  //:
  //: The stage changes the settings of the phone here. The first phone is
  //: American, the second Thai, where years are counted from the Buddha. The
  //: third has the Japanese calendar: the years of an emperor. The fourth has
  //: Arabic digits. The first text of each line comes from `dayInPhoneStyle`,
  //: the second from `fileFormatter`.

  let phones: [(String, Calendar.Identifier)] = [
    ("en_US", .gregorian), ("th_TH", .buddhist),
    ("ja_JP", .japanese), ("ar_EG", .gregorian),
  ]
  for (locale, calendar) in phones {
    stage.locale = Locale(identifier: locale)
    stage.calendar = calendar
    let fixed = fileFormatter(in: .gmt)
    stage.print(
      locale, dayInPhoneStyle(Date()), fixed.string(from: Date()))
    // Prints "en_US 2015-08-29 2015-08-29"
    // Prints "th_TH 2558-08-29 2015-08-29"
    // Prints "ja_JP 0027-08-29 2015-08-29"
    // Prints "ar_EG ٢٠١٥-٠٨-٢٩ 2015-08-29"
  }
  stage.locale = Locale(identifier: "en_US")
  stage.calendar = .gregorian

  //: A file that is written on the Thai phone and read on the American one has
  //: each birthday 543 years too late.

  //: ## Small y and capital Y
  //:
  //: `YYYY` is another year: the year that the *week* belongs to. The last days
  //: of December may be in the first week of the next year. On most days the
  //: two are equal, so the mistake is found late.

  let right = fileFormatter(in: .gmt)
  let wrong = fileFormatter(in: .gmt)
  wrong.dateFormat = "YYYY-MM-dd"
  for text in ["2015-08-29", "2015-12-26", "2015-12-31"] {
    guard let date = right.date(from: text) else { continue }
    stage.print(right.string(from: date), wrong.string(from: date))
    // Prints "2015-08-29 2015-08-29"
    // Prints "2015-12-26 2015-12-26"
    // Prints "2015-12-31 2016-12-31"
  }

  //: ## Reading a day
  //:
  //: `date(from:)` reads a text and returns a date, or nil if the text is no
  //: date. The date is midnight of that day, in the time zone of the formatter.

  stage.print(right.date(from: "2000-05-01")?.description ?? "nil")
  // Prints "2000-05-01 00:00:00 +0000"

  stage.print(right.date(from: "2015-02-30")?.description ?? "nil")
  // Prints "nil"

  //: A formatter does not read as strictly as it writes: here it takes a month
  //: of one digit. If a file has to have exactly one form, write the date again
  //: and compare the two texts. These two differ:

  if let date = right.date(from: "2015-8-29") {
    stage.print("2015-8-29", right.string(from: date))
    // Prints "2015-8-29 2015-08-29"
  }

  //: ## A day without midnight
  //:
  //: In São Paulo the clocks went forward on 4 November 2018, from 00:00 to
  //: 01:00. So this day has no midnight, and the formatter returns nil for it.
  //: If `isLenient` is true, it takes the first moment of the day: 01:00 there,
  //: and 03:00 in GMT.

  let saoPaulo = fileFormatter(
    in: TimeZone(identifier: "America/Sao_Paulo") ?? .gmt)
  for isLenient in [false, true] {
    saoPaulo.isLenient = isLenient
    let date = saoPaulo.date(from: "2018-11-04")
    stage.print(date?.description ?? "nil")
    // Prints "nil"
    // Prints "2018-11-04 03:00:00 +0000"
  }

  //: A formatter that is lenient also reads 30 February, as 2 March. The two
  //: texts differ then, so compare them.

  //: ## Text for people
  //:
  //: For people, `formatted(date:time:)` writes the date in the locale of the
  //: phone.

  stage.locale = Locale(identifier: "de_DE")
  stage.print(Date().formatted(date: .long, time: .omitted))
  // Prints "29. August 2015"

  stage.locale = Locale(identifier: "en_US")
}

//: ## Remember
//:
//: - Text for a file: locale `en_US_POSIX`, a time zone, and the pattern
//:   `yyyy-MM-dd`. Text for people: no pattern.
//: - `yyyy` is the year. `YYYY` is the year of the week.
//: - To read strictly, write the date again and compare the two texts.
//: - `isLenient = true` lets the formatter read a day without midnight.
//:
//: > Question: A formatter has the pattern `dd.mm.yyyy`, and every birthday in
//: > the file is "29.00.2015". What is wrong?
//: > Answer: `mm` is the minute, and the minute is 00 at midnight. The month is
//: > `MM`.

//: ## Your turn
//:
//: Exercise 1 is Exercises/02-DatePicker/01-BirthdayText.swift. You write the
//: days of a file, and read them strictly.
//:
//:     swift run course check BirthdayText
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/foundation/dateformatter>
//: - <https://developer.apple.com/documentation/foundation/dateformatter/islenient>
//: - <https://developer.apple.com/library/archive/qa/qa1480/_index.html>
