import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("A date picker and what goes wrong", .isolated)
struct UIDatePickerBadInputTests {
  let console = ConsoleRecorder()
  let stage = Stage()
  let picker = UIDatePicker()

  init() {
    picker.preferredDatePickerStyle = .wheels
    stage.present(picker)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e15, -1e15])
  func `a date without a year is not taken, and the console says so`(seconds: Double) {
    let date = picker.date
    let wrong = Date(timeIntervalSinceReferenceDate: seconds)

    picker.date = wrong
    picker.minimumDate = wrong
    picker.maximumDate = wrong
    _ = stage.display

    #expect(picker.date == date && picker.minimumDate == nil && picker.maximumDate == nil)
    #expect(console.lines.count == 3)
    #expect(console.lines[1].hasPrefix("UIDatePicker: minimumDate is to lie \(seconds) seconds"))
  }

  @Test(arguments: [Date.distantPast, .distantFuture])
  func `dates far away can be shown and left`(date: Date) {
    for mode in [UIDatePicker.Mode.date, .dateAndTime, .yearAndMonth, .time] {
      picker.datePickerMode = mode
      picker.date = date
      stage.pickerWheels[0].turn(by: 1)
      _ = stage.display
    }
    #expect(console.lines == [])
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 5000, height: 5000)])
  func `a picker of any size can be drawn and set`(size: CGSize) {
    for style in [UIDatePickerStyle.wheels, .compact] {
      picker.preferredDatePickerStyle = style
      for mode in [UIDatePicker.Mode.time, .date, .dateAndTime] {
        picker.datePickerMode = mode
        picker.frame.size = size
        _ = stage.display
        picker.date = noon(2001, 2, 3)
        #expect(picker.date == noon(2001, 2, 3))
      }
    }
  }

  @Test func `limits can be swapped`() {
    let (first, last) = (noon(2015, 8, 1), noon(2015, 9, 1))
    picker.minimumDate = last
    picker.maximumDate = first
    picker.date = noon(2020, 1, 1)
    #expect(picker.date == noon(2020, 1, 1))

    swap(&picker.minimumDate, &picker.maximumDate)

    #expect(picker.minimumDate == first && picker.maximumDate == last && picker.date == last)
  }

  @Test func `equal limits leave one date`() {
    picker.datePickerMode = .date
    picker.minimumDate = noon(2015, 8, 1)
    picker.maximumDate = noon(2015, 8, 1)

    stage.pickerWheels[1].turn(by: 5)

    #expect(picker.date == noon(2015, 8, 1))
  }

  @Test func `a handler that sets the date, the limits and the mode is obeyed`() {
    picker.datePickerMode = .date
    picker.addAction(
      UIAction { _ in
        picker.minimumDate = noon(2016, 1, 1)
        picker.datePickerMode = .time
      }, for: .valueChanged)

    stage.pickerWheels[1].turn(by: 1)

    #expect(picker.date == noon(2016, 1, 1) && stage.pickerWheels.count == 3)
  }

  @Test func `a handler that takes the picker away is obeyed`() {
    picker.datePickerMode = .date
    picker.addAction(UIAction { _ in picker.removeFromSuperview() }, for: .valueChanged)

    stage.pickerWheels[0].turn(by: 1)

    #expect(stage.datePickers.count == 0 && picker.date == noon(2015, 9, 29) - 43_200)
  }

  @Test func `a handler that turns the wheels back is not called again`() {
    var events = 0
    picker.datePickerMode = .date
    picker.addAction(
      UIAction { _ in
        events += 1
        picker.date = noon(2015, 8, 29)
      }, for: .valueChanged)

    stage.pickerWheels[0].turn(by: 1)

    #expect(events == 1 && stage.pickerWheels[0].value == "August")
  }

  @Test func `every interval goes with a date that is no multiple of it`() {
    picker.datePickerMode = .time
    picker.roundsToMinuteInterval = false
    for interval in [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30] {
      picker.minuteInterval = interval
      picker.date = noon(2015, 8, 29) + 59 * 60 + 59
      _ = stage.display
      #expect(picker.date == noon(2015, 8, 29) + 59 * 60 + 59)
    }
  }
}
