// Alternative: A target and a method, rounded days, and a clamped date.

import HeadlessUIKit

/// The screen that counts the days until another day.
final class DaysToGoViewController: UIViewController {
  private let wheels = UIDatePicker(frame: CGRect(x: 0, y: 200, width: 320, height: 216))
  private let label = UILabel(frame: CGRect(x: 0, y: 40, width: 320, height: 40))
  private let button = UIButton(frame: CGRect(x: 40, y: 120, width: 240, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    wheels.datePickerMode = .date
    wheels.preferredDatePickerStyle = .wheels
    wheels.frame = CGRect(x: 0, y: 200, width: 320, height: 216)
    wheels.minimumDate = Calendar.current.startOfDay(for: Date())
    wheels.maximumDate = lastDay
    wheels.addTarget(self, action: DaysToGoViewController.count, for: .valueChanged)
    button.setTitle("Week", for: .normal)
    button.addTarget(self, action: DaysToGoViewController.addWeek, for: .touchUpInside)
    label.textAlignment = .center
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 16))
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    for part in [wheels, label, button] { view.addSubview(part) }
    count()
  }

  private var lastDay: Date {
    Calendar.current.date(byAdding: .year, value: 1, to: Date()) ?? Date()
  }

  private func count() {
    let (today, chosen) = (
      Calendar.current.startOfDay(for: Date()), Calendar.current.startOfDay(for: wheels.date)
    )
    // An hour more or less does not matter: what lies between two midnights is rounded.
    let days = Int((chosen.timeIntervalSince(today) / 86_400).rounded())
    label.text = days == 0 ? "Today" : days == 1 ? "1 day" : "\(days) days"
  }

  private func addWeek() {
    let later = Calendar.current.date(byAdding: .weekOfYear, value: 1, to: wheels.date) ?? Date()
    wheels.setDate(min(later, lastDay), animated: true)
    count()
  }
}
