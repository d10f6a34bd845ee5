import HeadlessUIKit
import Stage

let lesson = Lesson(
  "Date picker",
  product: "date-picker",
  bundle: .module,
  chapters: [
    Chapter(
      "A date picker owns its dates", play: aDatePickerOwnsItsDates),
    Chapter("What the wheels show", play: whatTheWheelsShow),
    Chapter("How far the wheels turn", play: howFarTheWheelsTurn),
    Chapter("A day as text", play: aDayAsText),
    Chapter("A keyboard of wheels", play: aKeyboardOfWheels),
    Chapter("A bar above the keyboard", play: aBarAboveTheKeyboard),
    Chapter("Cities of a province", play: citiesOfAProvince),
    Chapter("The form of 2015", play: theFormOf2015),
    Chapter("Two fingers", play: twoFingers),
    Chapter("Every way out", play: everyWayOut),
    Chapter("May I?", play: mayI),
    Chapter("The reminder arrives", play: theReminderArrives),
  ])

lesson.run()
