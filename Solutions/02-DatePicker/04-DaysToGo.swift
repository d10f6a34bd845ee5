// # Exercise 4: Days to go (small project)
//
// Anna looks forward to her birthday. The alarm of lesson 1 had a wheel for each part of the time.
// Here one date picker has the wheels, and a label says how long she has to wait.
//
// Build a whole screen, 320 by 568 points:
//
// - A date picker with wheels for a day. They show today when the screen opens. A person can choose
//   a day from today on, up to the same day of the next year.
// - A label says how long it is until that day: "Today", "1 day", "17 days". It is right when the
//   screen opens and after each turn. Days are counted by the calendar, in the time zone of the
//   phone: it does not matter how late it is, or that some days have 23 or 25 hours.
// - The button "Week" chooses the day a week later. The wheels show it, and the label says it.
//   Less than a week before the last day it chooses the last day, and there it stays.
// - Wheels, label and button lie on the screen and do not cover each other. The label is at least
//   140 by 16 points.
// - A person can choose larger text in the settings of the phone. The label has to follow that,
//   also while the screen is open: give it the font `.preferredFont(forTextStyle: .body)`, and set
//   its `adjustsFontForContentSizeCategory` to true. In the size `.accessibilityLarge` its text is
//   still whole. A frame does not grow: a line needs about 40 points there.
// - A screen that was left is freed: it does not stay in memory.
//
//     swift run course check DaysToGo

import HeadlessUIKit

/// The screen that counts the days until another day.
final class DaysToGoViewController: UIViewController {
  let picker = UIDatePicker()
  // Large text needs more than 24 points.
  let daysLabel = UILabel(frame: CGRect(x: 16, y: 232, width: 288, height: 48))
  let calendar = Calendar.current

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    let now = Date()
    picker.minimumDate = now
    // The calendar knows the leap years.
    picker.maximumDate = calendar.date(byAdding: .year, value: 1, to: now)
    picker.addAction(UIAction { [weak self] _ in self?.showDays() }, for: .valueChanged)
    daysLabel.font = .preferredFont(forTextStyle: .body)
    daysLabel.adjustsFontForContentSizeCategory = true
    view.addSubview(picker)
    view.addSubview(daysLabel)
    addWeekButton()
    showDays()
  }

  func addWeekButton() {
    // The screen keeps the button, and the button its action. So the action keeps no screen.
    let action = UIAction(title: "Week") { [weak self] _ in self?.chooseAWeekLater() }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 110, y: 288, width: 100, height: 44)
    view.addSubview(button)
  }

  func showDays() {
    // From midnight to midnight, so the hour of the day does not count.
    let today = calendar.startOfDay(for: Date())
    let chosen = calendar.startOfDay(for: picker.date)
    let days = calendar.dateComponents([.day], from: today, to: chosen).day ?? 0
    switch days {
    case 0: daysLabel.text = "Today"
    case 1: daysLabel.text = "1 day"
    default: daysLabel.text = "\(days) days"
    }
  }

  func chooseAWeekLater() {
    guard let date = calendar.date(byAdding: .day, value: 7, to: picker.date) else { return }
    // A date after the last one is refused by the picker itself.
    picker.date = date
    // Setting the date in code sends no event.
    showDays()
  }
}
