// Alternative: The label is written after whatever a button did, in the one action of both.

import HeadlessUIKit

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

  func chooseFour() {
    turn(to: Calendar.current.date(bySettingHour: 16, minute: 0, second: 0, of: picker.date))
  }

  func chooseLater() {
    turn(to: Calendar.current.date(byAdding: .minute, value: 15, to: picker.date))
  }

  /// Turns the wheels to a time.
  private func turn(to date: Date?) {
    guard let date else { return }
    // A date that is set in code sends no event.
    picker.date = date
  }

  /// Writes the time of the wheels on the label.
  private func showTime() {
    let time = Calendar.current.dateComponents([.hour, .minute], from: picker.date)
    let minute = time.minute ?? 0
    label.text = "Tea at \(time.hour ?? 0):\(minute < 10 ? "0" : "")\(minute)"
  }

  private func addButton(
    _ title: String, x: CGFloat, _ act: @escaping (TeaAlarmViewController) -> Void
  ) {
    let action = UIAction(title: title) { [weak self] _ in
      guard let self else { return }
      act(self)
      showTime()
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: x, y: 288, width: 120, height: 44)
    view.addSubview(button)
  }
}
