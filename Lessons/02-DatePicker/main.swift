import HeadlessUIKit
import Stage

let lesson = Lesson(
  "Date picker",
  product: "date-picker",
  bundle: .module,
  chapters: [
    Chapter("A date picker", play: aDatePicker),
    Chapter("Modes and languages", play: modesAndLanguages),
    Chapter("Dates, calendars and time zones", play: datesAndTimeZones),
    Chapter("A day as text", play: aDayAsText),
    Chapter("One time zone for picker and text", play: oneTimeZone),
    Chapter("The earliest and the latest date", play: earliestAndLatest),
    Chapter("Steps of several minutes", play: minuteSteps),
    Chapter("A date picker as a keyboard", play: aDatePickerAsKeyboard),
    Chapter(
      "A toolbar above the keyboard", play: aToolbarAboveTheKeyboard),
    Chapter("From field to field", play: fromFieldToField),
    Chapter("Cities of a province", play: citiesOfAProvince),
    Chapter("Two fingers on two wheels", play: twoFingersOnTwoWheels),
    Chapter("When a person leaves a field", play: leavingAField),
    Chapter("Asking for permission", play: askingForPermission),
    Chapter("A reminder at a date", play: aReminder),
    Chapter("On a device", play: onADevice),
  ])

lesson.run()
