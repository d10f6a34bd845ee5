import Grading
import Testing

@testable import HeadlessUIKit

@Suite("The sentences of date pickers", .isolated)
struct DatePickerMessagesTests {
  @Test func `values there cannot be`() {
    #expect(
      [
        DatePickerMessage.impossibleDuration(-60, taken: 0),
        .dateWithoutYear(property: "minimumDate", seconds: 1e12),
        .impossibleInterval(7),
      ].map(\.text) == [
        "UIDatePicker: countDownDuration is to be -60.0 seconds. It is 0.0. "
          + "Durations run from 0 to 23 hours and 59 minutes.",
        "UIDatePicker: minimumDate is to lie 1000000000000.0 seconds after 2001, where the "
          + "calendar has no year from 1 to 9986. It is not taken. Look at how the date was made.",
        "UIDatePicker: minuteInterval is to be 7, which does not divide 60 or lies outside 1 to "
          + "30. It is 1. Take 1, 2, 3, 4, 5, 6, 10, 12, 15, 20 or 30.",
      ])
  }

  @Test func `the date picker of a document`() {
    #expect(
      [
        DatePickerMessage.wheelsAlone(mode: "yearAndMonth"), .unknownTimeZone("Europe/Atlantis"),
      ].map(\.text) == [
        "style is \"compact\", and the mode yearAndMonth has wheels alone.",
        "There is no time zone \"Europe/Atlantis\".",
      ])
  }

  @Test func `a style that a mode does not have`() {
    #expect(
      DatePickerError.wheelsAlone(mode: "countDownTimer").exception
        == Exception(
          name: "NSInvalidArgumentException",
          reason: "UIDatePicker: the mode countDownTimer is only supported with the style wheels",
          help: "Set preferredDatePickerStyle to .wheels before datePickerMode."))
  }
}
