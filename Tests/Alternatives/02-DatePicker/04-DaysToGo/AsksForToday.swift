// Alternative: The views are made when they are first used, and the calendar says which day is today.

import HeadlessUIKit

/// The screen that counts the days until another day.
final class DaysToGoViewController: UIViewController {
  lazy var datePicker: UIDatePicker = {
    let today = Date()
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.minimumDate = Calendar.current.startOfDay(for: today)
    picker.maximumDate = Calendar.current.date(
      byAdding: .year, value: 1, to: Calendar.current.startOfDay(for: today))
    picker.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.label.text = self.text
      }, for: .valueChanged)
    return picker
  }()

  lazy var label: UILabel = {
    let label = UILabel(frame: CGRect(x: 20, y: 30, width: 280, height: 60))
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }()

  lazy var weekButton: UIButton = {
    let action = UIAction(title: "Week") { [weak self] _ in self?.goToNextWeek() }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 20, y: 330, width: 280, height: 50)
    return button
  }()

  var text: String {
    let calendar = Calendar.current
    if calendar.isDateInToday(datePicker.date) { return "Today" }
    let parts = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: Date()),
      to: calendar.startOfDay(for: datePicker.date))
    let count = parts.day ?? 0
    return count == 1 ? "1 day" : "\(count) days"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    [datePicker, label, weekButton].forEach { view.addSubview($0) }
    label.text = text
  }

  func goToNextWeek() {
    let calendar = Calendar.current
    guard let last = datePicker.maximumDate,
      let week = calendar.date(byAdding: .day, value: 7, to: datePicker.date)
    else { return }
    datePicker.date = week > last ? last : week
    label.text = text
  }
}
