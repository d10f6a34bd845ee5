// # Exercise 5: An alarm (small project)
//
// Anna's family gets its first app: an alarm, with wheels for the time.
//
// Build a whole screen, 320 by 568 points:
//
// - The left wheel has the hours "00" to "23". The right wheel has the minutes "00", "05", "10" and
//   so on, up to "55". `twoDigits` makes such a text.
// - When the screen opens, the wheels show `hour` and `minute`, and a label says "Alarm at 07:30".
// - After each turn of a wheel the label says the new time.
// - The button "Later" moves the alarm by five minutes: the wheels show the new time, and the label
//   says it. After 07:55 comes 08:00, and after 23:55 comes 00:00.
// - Who hears the screen hears what each wheel is for: "Hours" and "Minutes" (chapter 4).
// - Wheels, label and button lie on the screen and do not cover each other. The label is at least
//   140 by 16 points.
// - A screen that was left is freed: it does not stay in memory. Use `[weak self]`.
//
//     swift run course check AlarmScreen

import HeadlessUIKit

/// Returns a number below 100 with two digits: "07".
func twoDigits(_ number: Int) -> String {
  number < 10 ? "0\(number)" : "\(number)"
}

/// The screen on which a person sets an alarm.
final class AlarmViewController: UIViewController {
  /// The time when the screen opens, set by whoever makes it; the minute is a multiple of 5.
  var hour = 7
  var minute = 30

  let picker = UIPickerView()
  let timeLabel = UILabel(frame: CGRect(x: 16, y: 232, width: 288, height: 24))

  // The wheels know the time. A copy in a property could differ from them one day.
  var minutesOfTheDay: Int {
    picker.selectedRow(inComponent: 0) * 60 + picker.selectedRow(inComponent: 1) * 5
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
    view.addSubview(timeLabel)
    addLaterButton()
    setAlarm(to: hour * 60 + minute)
  }

  func addLaterButton() {
    // The screen keeps the button, and the button its action. So the action keeps no screen.
    let action = UIAction(title: "Later") { [weak self] _ in self?.moveLater() }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 110, y: 264, width: 100, height: 44)
    view.addSubview(button)
  }

  func moveLater() {
    // A day has 1440 minutes, and after the last one comes the first.
    setAlarm(to: (minutesOfTheDay + 5) % 1440)
  }

  func setAlarm(to time: Int) {
    // Not animated: Apple does not say what selectedRow is while a wheel turns.
    picker.selectRow(time / 60, inComponent: 0, animated: false)
    picker.selectRow(time % 60 / 5, inComponent: 1, animated: false)
    // selectRow calls no didSelectRow.
    writeTime()
  }

  func writeTime() {
    let time = minutesOfTheDay
    timeLabel.text = "Alarm at \(twoDigits(time / 60)):\(twoDigits(time % 60))"
  }
}

extension AlarmViewController: UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    2
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? 24 : 12
  }
}

extension AlarmViewController: UIPickerViewDelegate, UIPickerViewAccessibilityDelegate {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    twoDigits(component == 0 ? row : row * 5)
  }

  // Seven could be an hour or a minute. Who sees the wheels knows which.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? {
    component == 0 ? "Hours" : "Minutes"
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    writeTime()
  }
}
