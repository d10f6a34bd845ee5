#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

nonisolated extension Observation {
  static let ofPickers: [Observation] = [
    Observation(
      "A row beyond the last one is selected: which row is selected?",
      id: "D84", about: "UIPickerView", .guessed, here: "2"
    ) {
      let (picker, source) = (UIPickerView(), TellingRows(counts: [3]))
      source.serve(picker)
      picker.selectRow(9, inComponent: 0, animated: false)
      return "\(picker.selectedRow(inComponent: 0))"
    },
    Observation(
      "Is anything asked when a data source and a delegate are set, before a layout?",
      id: "D85", about: "UIPickerView", .guessed, here: "no"
    ) {
      let (picker, source) = (UIPickerView(), TellingRows(counts: [3]))
      source.serve(picker)
      return source.diary.entries.isEmpty ? "no" : "yes"
    },
    Observation(
      "Row 2 is selected, and the wheel is reloaded with the same rows: which row is selected?",
      id: "D86", about: "UIPickerView", .guessed, here: "2"
    ) {
      let (picker, source) = (UIPickerView(), TellingRows(counts: [4]))
      source.serve(picker)
      picker.selectRow(2, inComponent: 0, animated: false)
      picker.reloadAllComponents()
      return "\(picker.selectedRow(inComponent: 0))"
    },
    Observation(
      "Row 3 is selected, and then there are two rows: which row is selected after a reload?",
      id: "D87", about: "UIPickerView", .guessed, here: "1"
    ) {
      let (picker, source) = (UIPickerView(), TellingRows(counts: [4]))
      source.serve(picker)
      picker.selectRow(3, inComponent: 0, animated: false)
      source.counts = [2]
      picker.reloadAllComponents()
      return "\(picker.selectedRow(inComponent: 0))"
    },
    Observation(
      "Does the delegate hear of a row that the program selects?",
      id: "D88", about: "UIPickerView", .documented, here: "no"
    ) {
      let (picker, source) = (UIPickerView(), TellingRows(counts: [4]))
      source.serve(picker)
      picker.selectRow(1, inComponent: 0, animated: false)
      return source.diary.entries.contains("didSelect") ? "yes" : "no"
    },
    Observation(
      "How many wheels has a picker without a data source?",
      id: "D89", about: "UIPickerView", .guessed, here: "0"
    ) {
      "\(UIPickerView().numberOfComponents)"
    },
    Observation(
      "How wide is a wheel of three, in a picker of 320 points?",
      id: "D90", about: "UIPickerView", .guessed, here: "106.67 x 32"
    ) {
      let (picker, source) = (UIPickerView(), TellingRows(counts: [3, 3, 3]))
      source.serve(picker)
      picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
      picker.layoutIfNeeded()
      return text(picker.rowSize(forComponent: 0))
    },
    Observation(
      "What has a date picker before anybody sets it: mode as a number, minute interval?",
      id: "D91", about: "UIDatePicker", .documented, here: "2, 1"
    ) {
      let picker = UIDatePicker()
      return "\(picker.datePickerMode.rawValue), \(picker.minuteInterval)"
    },
    Observation(
      "The minute interval is set to 7: what is it?",
      id: "D92", about: "UIDatePicker", .documented, here: "1"
    ) {
      let picker = UIDatePicker()
      picker.minuteInterval = 7
      return "\(picker.minuteInterval)"
    },
    Observation(
      "An interval of 15, and a date at 44 minutes past: what minute does the picker say?",
      id: "D93", about: "UIDatePicker", .guessed, here: "30"
    ) {
      let picker = greenwich(.dateAndTime)
      picker.minuteInterval = 15
      picker.date = Date(timeIntervalSince1970: 44 * 60)
      return text(picker.date.timeIntervalSince1970 / 60)
    },
    Observation(
      "A date before the minimum is set: what does the picker say, in days after the minimum?",
      id: "D94", about: "UIDatePicker", .documented, here: "10"
    ) {
      let picker = greenwich(.date)
      picker.minimumDate = Date(timeIntervalSince1970: 86_400 * 10)
      picker.date = Date(timeIntervalSince1970: 0)
      return text(picker.date.timeIntervalSince1970 / 86_400)
    },
    Observation(
      "The minimum is after the maximum: does the picker keep a date that lies between neither?",
      id: "D95", about: "UIDatePicker", .documented, here: "20"
    ) {
      let picker = greenwich(.date)
      picker.minimumDate = Date(timeIntervalSince1970: 86_400 * 10)
      picker.maximumDate = Date(timeIntervalSince1970: 86_400 * 5)
      picker.date = Date(timeIntervalSince1970: 86_400 * 20)
      return text(picker.date.timeIntervalSince1970 / 86_400)
    },
    Observation(
      "Does a date picker send an event when the program sets its date?",
      id: "D96", about: "UIDatePicker", .documented, here: "no"
    ) {
      let (picker, diary) = (greenwich(.date), Diary())
      picker.addAction(UIAction { _ in diary.note("changed") }, for: .valueChanged)
      picker.setDate(Date(timeIntervalSince1970: 86_400), animated: false)
      return diary.entries.isEmpty ? "no" : "yes"
    },
    Observation(
      "A date of 90 seconds is set in the mode of days: does the picker keep the seconds?",
      id: "D97", about: "UIDatePicker", .documented, here: "90"
    ) {
      let picker = greenwich(.date)
      picker.date = Date(timeIntervalSince1970: 90)
      return text(picker.date.timeIntervalSince1970)
    },
    Observation(
      "What does the style of a picker say once wheels are preferred, as a number?",
      id: "D98", about: "UIDatePicker", .documented, here: "1"
    ) {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      return "\(picker.datePickerStyle.rawValue)"
    },
  ]
}
