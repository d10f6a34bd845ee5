//: # One time zone for picker and text
//:
//: After this chapter you can save the day that a person chose, in every time
//: zone, and you know why some forms save the wrong day.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: A form has a date picker, and saves the birthday as a text such as
//: "2000-08-30". Two objects turn the moment into a day: the picker does it for
//: the person, and the formatter does it for the file. If they use different
//: time zones, they may disagree about the day.
//:
//:     person ──▶ wheels: August 30, 2000    picker's time zone
//:                         │
//:                         ▼
//:                    Date (a moment)
//:                         │
//:                         ▼
//:     file  ◀── text: "2000-08-??"          formatter's time zone
//:
//: `timeZone` of a date picker is nil at first. Then it uses that of its
//: calendar, and that is the phone's if you set no calendar.

//: ## A form with a formatter from outside
//:
//: The form below is given its formatter. `text` is what will be saved.

final class SavedBirthdayViewController: UIViewController {
  let picker = wheels(.date)
  let label = UILabel(
    frame: CGRect(x: 24, y: 232, width: 272, height: 24))
  var formatter = fileFormatter(in: .gmt)

  /// The birthday as it will be saved.
  var text: String { formatter.string(from: picker.date) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let action = UIAction { [weak self] _ in self?.showText() }
    picker.addAction(action, for: .valueChanged)
    view.addSubview(picker)
    view.addSubview(label)
    showText()
  }

  func showText() {
    label.text = "Saved: \(text)"
  }
}

//: ## The time zone of the picker
//:
//: This function gives the time zone that a picker really uses.

func zone(of picker: UIDatePicker) -> TimeZone {
  picker.timeZone ?? picker.calendar.timeZone
}

func oneTimeZone(on stage: Stage) {
  //: ## A phone in Shanghai, with a formatter in GMT
  //:
  //: The phone is in Shanghai now. It is seven in the morning on 30 August
  //: there, and 23:00 on 29 August in GMT. The picker keeps the time of day
  //: that it was made at, although its wheels do not show it.
  //:
  //: A person turns to the year 2000. The wheels say August 30. In GMT this
  //: moment still is August 29, and the form saves that.

  stage.timeZone = TimeZone(identifier: "Asia/Shanghai") ?? .gmt
  stage.clock.advance(by: 23 * 3600)
  let form = SavedBirthdayViewController()
  stage.present(form)
  stage.pickerWheels[2].adjust(toPickerWheelValue: "2000")
  stage.show("The wheels say the 30th, the file says the 29th")

  stage.print(form.text)
  // Prints "2000-08-29"

  //: ## The same time zone for both
  //:
  //: Now the formatter is in the time zone of the picker.

  form.formatter = fileFormatter(in: zone(of: form.picker))
  form.showText()
  stage.show("Wheels and file agree")

  stage.print(form.text)
  // Prints "2000-08-30"

  //: ## Reading the text again
  //:
  //: A formatter in GMT reads "2000-08-30" as midnight in GMT, and in New York
  //: that is the evening of the 29th. Read with the time zone of the picker.

  stage.timeZone = TimeZone(identifier: "America/New_York") ?? .gmt
  let other = SavedBirthdayViewController()
  let gmt = fileFormatter(in: .gmt)
  let local = fileFormatter(in: zone(of: other.picker))
  for formatter in [gmt, local] {
    guard let date = formatter.date(from: "2000-08-30") else { continue }
    other.picker.date = date
    stage.print(other.picker.calendar.component(.day, from: date))
    // Prints "29"
    // Prints "30"
  }
}

//: ## Remember
//:
//: - Picker and formatter need the same time zone, for writing and for reading.
//: - A birthday is a day, not a moment. Save it as a text like "2000-08-30".
//: - Test a form in a time zone other than GMT, early and late in the day.
//:
//: > Question: Users in Los Angeles report that the saved day is one day too
//: > late, but only in the evening. The formatter has `timeZone = .gmt`. Why the
//: > evening?
//: > Answer: Los Angeles is behind GMT. In its evening it is already the next
//: > day in GMT, so the formatter writes the next day.

//: ## Your turn
//:
//: In this file change `23 * 3600` to `25 * 3600`, and say first which day the
//: form with the wrong formatter saves. Then run `swift run date-picker
//: --chapter 5`. Put the file back with `git checkout Lessons`.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uidatepicker/timezone>
//: - <https://developer.apple.com/documentation/foundation/dateformatter/timezone>
