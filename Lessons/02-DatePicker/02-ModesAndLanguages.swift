//: # Modes and languages
//:
//: After this chapter you can choose which wheels a date picker has, and in
//: which language they are written.

import HeadlessUIKit
import Stage

//: ## A function that makes date pickers with wheels

func wheels(_ mode: UIDatePicker.Mode) -> UIDatePicker {
  let picker = UIDatePicker()
  picker.preferredDatePickerStyle = .wheels
  picker.datePickerMode = mode
  return picker
}

//: This class shows several date pickers, one below the other.

final class PickersViewController: UIViewController {
  let pickers: [UIDatePicker]

  init(_ pickers: [UIDatePicker]) {
    self.pickers = pickers
    super.init(nibName: nil, bundle: nil)
  }

  // Swift requires this initializer in a controller that has one of its
  // own. Copy it.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, picker) in pickers.enumerated() {
      picker.frame = CGRect(
        x: 0, y: 140 * index, width: 320, height: 136)
      view.addSubview(picker)
    }
  }
}

func modesAndLanguages(on stage: Stage) {
  //: ## Four modes
  //:
  //: From top to bottom: `.time` is a time of day, `.date` a day,
  //: `.dateAndTime` a day with its time, and `.countDownTimer` a duration. A
  //: new date picker has the mode `.dateAndTime`.

  let modes: [UIDatePicker.Mode] = [
    .time, .date, .dateAndTime, .countDownTimer,
  ]
  stage.present(PickersViewController(modes.map { wheels($0) }))
  stage.show("A time, a day, a day with its time, a duration")

  //: A fifth mode, `.yearAndMonth` (iOS 17.4), needs wheels. So set the style
  //: before the mode, as `wheels(_:)` does.

  //: ## A time has a day too
  //:
  //: The result of the first three modes is the property `date`. It is always a
  //: full date. Here a person chooses seven in the morning, and the day is
  //: still that of the moment when the picker was made.

  let alarm = wheels(.time)
  stage.present(alarm)
  stage.pickerWheels[0].adjust(toPickerWheelValue: "7")
  stage.print(alarm.date)
  // Prints "2015-08-29 07:00:00 +0000"

  //: ## The mode countDownTimer does not count
  //:
  //: `.countDownTimer` is a way to *choose* a duration, in whole minutes.
  //: Nothing counts down. The result is `countDownDuration`, in seconds. Here
  //: the code sets 119 seconds, and the picker keeps the whole minute only, 60
  //: seconds. The clock of the phone goes on by an hour, and the wheels stay.

  let egg = wheels(.countDownTimer)
  egg.countDownDuration = 119
  stage.present(egg)
  stage.clock.advance(by: 3600)
  stage.show("One minute, after an hour of waiting")

  stage.print(egg.countDownDuration)
  // Prints "60.0"

  //: ## The language of the wheels
  //:
  //: A **locale** (`Locale`) is a language together with the habits of a
  //: region: the order of day, month and year, the names of the months, and the
  //: digits. At first a date picker uses the locale of the phone.
  //:
  //: > On a device: An app that has only English texts shows English months on
  //: > a French phone.

  //: The picture shows one day in `en_US` (English, United States), `en_GB`
  //: (Great Britain), `de_DE` (German, Germany) and `ar_EG` (Arabic, Egypt).

  let pickers = ["en_US", "en_GB", "de_DE", "ar_EG"].map { name in
    let picker = wheels(.date)
    picker.locale = Locale(identifier: name)
    return picker
  }
  stage.present(PickersViewController(pickers))
  stage.show("One day in four locales")

  //: The order of the wheels differs. So your app reads `date`, and never a
  //: wheel. All four pickers have the same `date`.

  stage.print(pickers.allSatisfy { $0.date == pickers[0].date })
  // Prints "true"

  //: > Then: A tutorial of 2015 set the locale `zh`, which is Chinese.
  //: > `zh_CN`, Chinese as in China, is more exact.
}

//: ## Remember
//:
//: - The mode decides which wheels there are. `.countDownTimer` does not count.
//: - `date` is a full date in each mode but `.countDownTimer`.
//: - Leave `locale` alone, so that the person's own settings are used.
//:
//: > Question: Your code turns `stage.pickerWheels[0]` to "August". It works on
//: > your phone, and fails on one that is set to British English. Why?
//: > Answer: The first wheel has the days there. The order of the wheels belongs
//: > to the locale.

//: ## Your turn
//:
//: Exercise 0 is Exercises/02-DatePicker/00-TeaAlarm.swift: a whole screen, and
//: it does not work. To find out why is what developers do all day. A way that
//: leads there:
//:
//: 1. Read what you are told: the statement, the console, an error.
//: 2. Look inside, with the command `inspect` in the statement. It lists the
//:    views, and what each shows and holds.
//: 3. Ask when it was last right, and what is different when it is wrong.
//: 4. Change one thing, and look again.
//:
//:     swift run course play TeaAlarm
//:     swift run course check TeaAlarm
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uidatepicker/mode>
//: - <https://developer.apple.com/documentation/uikit/uidatepicker/countdownduration>
//: - <https://developer.apple.com/documentation/foundation/locale>
