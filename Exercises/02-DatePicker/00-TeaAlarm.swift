// # Exercise 0: Tea time (it does not work)
//
// Anna's aunt drinks tea every day. Somebody wrote this screen for her: wheels for the time, a label
// that says the time, and two buttons. It does not work.
//
// What a person sees:
//
// - The screen opens at 12:00 AM, and the label says "Tea at 0:00". After each turn of a wheel the
//   label says the time of the wheels, such as "Tea at 7:30". That is right.
// - A tap on "Four o'clock" turns the wheels to 4:00 PM. The label still says the old time.
// - A tap on "Later" turns the wheels a quarter of an hour on. The label still says the old time.
// - The console says nothing.
//
// Find out why, and fix it. One line is enough. Then the label says the time of the wheels after
// each tap, too, and all that was right stays right. A screen that was left is freed: it does not stay
// in memory.
//
//     swift run course play TeaAlarm
//     swift run course inspect TeaAlarm
//     swift run course check TeaAlarm

import HeadlessUIKit

// TODO 1: Find out why the label keeps the old time, fix it, and delete this line.

/// The screen that says when there is tea.
final class TeaAlarmViewController: UIViewController {
  let picker = UIDatePicker()
  let label = UILabel(frame: CGRect(x: 24, y: 240, width: 272, height: 24))

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .time
    picker.addAction(UIAction { [weak self] _ in self?.showTime() }, for: .valueChanged)
    view.addSubview(picker)
    view.addSubview(label)
    addButton("Four o'clock", x: 24) { $0.chooseFour() }
    addButton("Later", x: 200) { $0.chooseLater() }
    showTime()
  }

  // A calendar says the hour and the minute of a date, and makes another date of it: chapter 3 is
  // about calendars. They are used in the right way here and below.

  /// Chooses 4:00 PM on the day of the wheels.
  func chooseFour() {
    turn(to: Calendar.current.date(bySettingHour: 16, minute: 0, second: 0, of: picker.date))
  }

  /// Chooses the time a quarter of an hour later.
  func chooseLater() {
    turn(to: Calendar.current.date(byAdding: .minute, value: 15, to: picker.date))
  }

  /// Turns the wheels to a time.
  private func turn(to date: Date?) {
    guard let date else { return }
    // The picker sends .valueChanged now, and the label follows.
    picker.date = date
  }

  /// Writes the time of the wheels on the label.
  private func showTime() {
    // The hour, from 0 to 23, and the minute.
    let time = Calendar.current.dateComponents([.hour, .minute], from: picker.date)
    let minute = time.minute ?? 0
    label.text = "Tea at \(time.hour ?? 0):\(minute < 10 ? "0" : "")\(minute)"
  }

  // `@escaping`: the button keeps the closure, and runs it later, at each tap.
  private func addButton(
    _ title: String, x: CGFloat, _ act: @escaping (TeaAlarmViewController) -> Void
  ) {
    let action = UIAction(title: title) { [weak self] _ in
      if let self { act(self) }
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: x, y: 288, width: 120, height: 44)
    view.addSubview(button)
  }
}
