import Grading
import HeadlessUIKit
import Stage
import Testing

/// The reminder of the syllabus, DEMO-13, in the old way and in today's.
@Suite("A reminder", .isolated)
struct ReminderDemoTests {
  let stage = Stage()
  let picker = UIDatePicker()
  let start = Date()
  let receptionist = RecordingNotificationDelegate()

  init() {
    picker.preferredDatePickerStyle = .wheels
    picker.locale = Locale(identifier: "en_GB")
    stage.present(picker)
    UNUserNotificationCenter.current().delegate = receptionist
    Reminder.allow(on: stage)
  }

  @Test func `a minimum a minute from now raises the date of the picker`() {
    picker.minimumDate = Date(timeIntervalSinceNow: 60)

    #expect(picker.date == start + 60 && picker.minimumDate == start + 60)
  }

  @Test func `each appearance moves the minimum, and leaves a later date alone`() {
    picker.minimumDate = Date(timeIntervalSinceNow: 60)
    stage.clock.advance(by: 10)
    stage.pickerWheels[2].adjust(toPickerWheelValue: "30")
    #expect(picker.date == start + 1800)

    stage.clock.advance(by: 590)
    picker.minimumDate = Date(timeIntervalSinceNow: 60)

    #expect(picker.minimumDate == start + 660 && picker.date == start + 1800)
  }

  @Test func `a reminder for the date of the picker comes at that date`() async throws {
    picker.date = start + 1800
    try await remind()
    stage.clock.advance(by: 1799)
    #expect(receptionist.presented == [])

    stage.clock.advance(by: 1)

    #expect(receptionist.presented == ["reminder"])
  }

  @Test func `a reminder for a date that has passed never comes`() async throws {
    picker.date = start + 1800
    stage.clock.advance(by: 2400)

    try await remind()
    stage.clock.advance(by: 1_000_000)

    #expect(receptionist.presented == [])
  }

  private func remind() async throws {
    let content = UNMutableNotificationContent()
    content.body = "Hypnotize me!"
    let components = Calendar.current.dateComponents(
      [.year, .month, .day, .hour, .minute], from: picker.date)
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
    try await UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: "reminder", content: content, trigger: trigger))
  }
}
