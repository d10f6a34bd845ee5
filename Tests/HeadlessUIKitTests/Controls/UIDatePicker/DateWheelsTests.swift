import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import CoreTestSupport

@Suite("The wheels of a date picker", .isolated)
struct DateWheelsTests {
  let stage = Stage()
  let picker = UIDatePicker()
  let listener = Listener()

  final class Listener: NSObject {
    var heard: [Date] = []

    func changed(_ picker: UIDatePicker) { heard.append(picker.date) }
  }

  init() {
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.addTarget(listener, action: Listener.changed, for: .valueChanged)
    stage.present(picker)
  }

  @Test func `B26: a person who turns a wheel is heard, once`() {
    stage.pickerWheels[2].adjust(toPickerWheelValue: "2000")

    #expect(listener.heard == [midnight(2000, 8, 29)])
    #expect(picker.date == midnight(2000, 8, 29))
  }

  @Test func `a turn is also the primary action`() {
    var primary = 0
    picker.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)

    stage.pickerWheels[0].turn(by: 1)

    #expect(primary == 1)
  }

  @Test func `B19: a wheel that is turned beyond the limits rolls back to the nearest date`() {
    picker.minimumDate = midnight(1995, 9, 3)
    picker.maximumDate = midnight(2035, 8, 24)

    stage.pickerWheels[2].adjust(toPickerWheelValue: "1990")

    #expect(listener.heard == [midnight(1995, 9, 3)])
    #expect(shown == ["September", "3", "1995"])

    stage.pickerWheels[2].adjust(toPickerWheelValue: "2040")
    #expect(listener.heard.last == midnight(2035, 8, 24))
    #expect(shown == ["August", "24", "2035"])
  }

  @Test func `a turn that rolls back to the date there was tells nobody`() {
    picker.minimumDate = picker.date
    picker.maximumDate = picker.date

    stage.pickerWheels[1].turn(by: 3)

    #expect(listener.heard == [] && shown == ["August", "29", "2015"])
  }

  @Test func `rows beyond the limits are pale, those within are not`() {
    picker.minimumDate = midnight(2015, 8, 28)
    picker.maximumDate = midnight(2015, 10, 1)

    #expect(pale("2014") && !pale("2015") && pale("2016"))
    #expect(pale("July") && !pale("August") && !pale("October") && pale("November"))
    #expect(pale("27") && !pale("28") && !pale("30"))
  }

  @Test func `a date is drawn pale only while it is beyond the limits`() {
    picker.minimumDate = midnight(2015, 8, 29)
    #expect(pale("28"))

    picker.minimumDate = nil
    #expect(!pale("28"))
  }

  @Test func `a day that the month lacks is pale and rolls back to the last one there is`() {
    picker.date = midnight(2015, 2, 28)
    #expect(pale("29") && pale("30") && !pale("27"))

    stage.pickerWheels[1].adjust(toPickerWheelValue: "30")

    #expect(picker.date == midnight(2015, 2, 28) && listener.heard == [])
  }

  @Test func `another month takes the last day with it`() {
    picker.date = midnight(2015, 1, 31)

    stage.pickerWheels[0].adjust(toPickerWheelValue: "February")

    #expect(picker.date == midnight(2015, 2, 28) && shown == ["February", "28", "2015"])
  }

  @Test func `a leap day exists in leap years alone`() {
    picker.date = midnight(2016, 2, 29)
    #expect(!pale("29"))

    stage.pickerWheels[2].adjust(toPickerWheelValue: "2015")
    #expect(picker.date == midnight(2015, 2, 28))

    stage.pickerWheels[2].adjust(toPickerWheelValue: "2000")
    stage.pickerWheels[1].adjust(toPickerWheelValue: "29")
    #expect(picker.date == midnight(2000, 2, 29))
  }

  @Test func `months and days go round, years do not`() {
    picker.date = midnight(2015, 12, 31)

    stage.pickerWheels[0].turn(by: 1)
    #expect(picker.date == midnight(2015, 1, 31))

    stage.pickerWheels[1].turn(by: 1)
    #expect(picker.date == midnight(2015, 1, 1))

    stage.pickerWheels[1].turn(by: -1)
    #expect(picker.date == midnight(2015, 1, 31))
  }

  @Test func `a wheel that was turned far can be turned as far again`() {
    for _ in 0..<10 { stage.pickerWheels[0].turn(by: 120) }

    #expect(shown == ["August", "29", "2015"])
    stage.pickerWheels[0].turn(by: 121)
    #expect(shown == ["September", "29", "2015"])
  }

  @Test func `the first and the last year end the wheel`() {
    stage.pickerWheels[2].turn(by: -5000)
    #expect(shown[2] == "1")

    stage.pickerWheels[2].turn(by: 20_000)
    #expect(shown[2] == "10000")
  }

  @Test func `a day is chosen without touching the time of day`() {
    picker.date = midnight(2015, 8, 29) + 37_800.25

    stage.pickerWheels[1].adjust(toPickerWheelValue: "1")

    #expect(picker.date == midnight(2015, 8, 1) + 37_800.25)
  }

  @Test func `what code sets turns the wheels`() {
    picker.date = midnight(1987, 3, 1)

    #expect(shown == ["March", "1", "1987"] && listener.heard == [])
  }

  @Test func `code that sets the date does not move a wheel that is under a finger`() {
    let finger = finger(on: stage.pickerWheels[2])
    finger.move(up: 3 * 32)

    picker.date = midnight(2001, 4, 5)

    #expect(shown == ["April", "5", "2018"])
    finger.lift()
    #expect(picker.date == midnight(2018, 4, 5))
  }

  @Test func `the date follows a wheel when it comes to rest, not before`() {
    let finger = finger(on: stage.pickerWheels[2])
    finger.move(up: 32)

    #expect(picker.date == midnight(2015, 8, 29) && listener.heard == [])
    finger.lift()
    #expect(picker.date == midnight(2016, 8, 29))
  }

  @Test func `B20: the minutes stand as far apart as the interval says`() {
    picker.datePickerMode = .time
    picker.minuteInterval = 15

    stage.pickerWheels[1].turn(by: 3)

    #expect(picker.date == midnight(2015, 8, 29) + 45 * 60 && shown == ["12", "45", "AM"])
  }

  @Test func `a person turns the half of the day, and the hours turn it too`() {
    picker.datePickerMode = .time
    stage.pickerWheels[2].adjust(toPickerWheelValue: "PM")
    #expect(picker.date == midnight(2015, 8, 29) + 12 * 3600)

    stage.pickerWheels[0].adjust(toPickerWheelValue: "11")
    #expect(shown == ["11", "00", "PM"])

    stage.pickerWheels[0].turn(by: 1)
    #expect(shown == ["12", "00", "AM"] && picker.date == midnight(2015, 8, 29))
  }

  @Test func `the wheel of days begins with today and goes over the ends of months`() {
    picker.datePickerMode = .dateAndTime
    #expect(shown == ["Today", "12", "00", "AM"])

    stage.pickerWheels[0].turn(by: 4)

    #expect(shown[0] == "Wed Sep 2" && picker.date == midnight(2015, 9, 2))

    stage.pickerWheels[0].adjust(toPickerWheelValue: "Fri, Sep 4")
    #expect(picker.date == midnight(2015, 9, 4), "Who listens hears a comma.")
  }

  @Test func `a day has room on its wheel, whichever one it is`() {
    picker.datePickerMode = .dateAndTime
    stage.pickerWheels[0].turn(by: 2)
    for _ in 0..<60 {
      stage.pickerWheels[0].turn(by: 6)
      let wheel = stage.pickerWheels[0]
      let message = (wheel.value ?? "").size(withAttributes: [.font: UIFont.systemFont(ofSize: 21)])
      #expect(message.width <= wheel.frame.width - 8, "\(wheel.value ?? "") is cut off.")
    }
  }

  @Test func `today moves on with the clock`() {
    picker.datePickerMode = .dateAndTime
    stage.clock.advance(by: 86_400)
    picker.date = Date()

    #expect(shown[0] == "Today")
    stage.pickerWheels[0].turn(by: -1)
    #expect(shown[0] == "Sat Aug 29")
  }

  @Test func `an hour that the clock leaves out is pale and gives way to the next`() {
    picker.datePickerMode = .time
    picker.locale = Locale(identifier: "en_GB")
    picker.timeZone = TimeZone(identifier: "America/New_York")
    picker.date = midnight(2015, 3, 8) + 6.5 * 3600
    #expect(shown == ["01", "30"] && pale("02") && !pale("03"))

    stage.pickerWheels[0].adjust(toPickerWheelValue: "02")

    #expect(shown == ["03", "30"] && picker.date == midnight(2015, 3, 8) + 7.5 * 3600)
  }

  @Test func `a disabled picker cannot be turned`() {
    picker.isEnabled = false

    let sentences = spoken { stage.pickerWheels[0].turn(by: 1) }

    #expect(picker.date == midnight(2015, 8, 29) && sentences.count == 1)
  }

  @Test func `a value that no row has is reported, in words of the wheel`() {
    let sentences = spoken { stage.pickerWheels[0].adjust(toPickerWheelValue: "Rice") }

    #expect(
      sentences == [
        "The picker wheel number 0 has no row “Rice”. It shows “August”. Write the row as the "
          + "wheel does, in its language."
      ])
  }

  @Test func `the picker within says nothing in the conversation`() {
    stage.pickerWheels[0].turn(by: 1)

    #expect(stage.conversation.map(\.line) == [])
  }

  @Test func `a date picker is let go, popover and all`() {
    weak var gone: UIDatePicker?
    do {
      let other = UIDatePicker()
      stage.present(other)
      stage.datePickers[0].buttons[0].tap()
      gone = other
      #expect(stage.pickerWheels.count == 3)
      other.removeFromSuperview()
      stage.present(UIView())
    }

    #expect(gone == nil && stage.pickerWheels.count == 0)
  }

  private func finger(on element: Element) -> Touches {
    let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
    return Touches(on: middle, in: stage.window)
  }

  private var shown: [String] {
    (0..<stage.pickerWheels.count).map { stage.pickerWheels[$0].value ?? "" }
  }

  /// Whether every row in sight that says something is drawn in the grey of what cannot be chosen.
  private func pale(_ message: String) -> Bool {
    let colors = stage.display.commands.compactMap { command -> DisplayList.Color? in
      guard case .text(let runs, _, _, _) = command, runs.first?.string == message else {
        return nil
      }
      return runs.first?.color
    }
    #expect(!colors.isEmpty, "\(message) is not in sight.")
    return colors.allSatisfy { $0 == UIColor.systemGray4.components }
  }

  private func midnight(_ year: Int, _ month: Int, _ day: Int) -> Date {
    noon(year, month, day) - 43_200
  }
}
