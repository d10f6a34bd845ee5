// Alternative: The label is counted up day by day, and the date picker has a plain name.

import HeadlessUIKit

/// The screen that counts the days until another day.
final class DaysToGoViewController: UIViewController {
  private let day = UIDatePicker()
  private let text = UILabel()

  override func loadView() {
    let screen = UIView()
    screen.addSubview(day)
    screen.addSubview(text)
    view = screen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let calendar = Calendar.current
    day.preferredDatePickerStyle = .wheels
    day.datePickerMode = .date
    day.minimumDate = Date()
    var components = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: Date())
    components.year = (components.year ?? 0) + 1
    day.maximumDate = calendar.date(from: components)
    day.addAction(UIAction { [unowned self] _ in self.write() }, for: .valueChanged)
    text.frame = CGRect(x: 20, y: 230, width: 200, height: 120)
    text.numberOfLines = 0
    text.font = .preferredFont(forTextStyle: .headline)
    text.adjustsFontForContentSizeCategory = true
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Week") { [unowned self] _ in
        for _ in 1...7 {
          if let next = calendar.date(byAdding: .day, value: 1, to: self.day.date) {
            self.day.setDate(next, animated: false)
          }
        }
        self.write()
      })
    button.frame = CGRect(x: 20, y: 400, width: 200, height: 44)
    view.addSubview(button)
    write()
  }

  private func write() {
    let calendar = Calendar.current
    var count = 0
    var date = calendar.startOfDay(for: Date())
    while count < 400, !calendar.isDate(date, inSameDayAs: day.date),
      let next = calendar.date(byAdding: .day, value: 1, to: date)
    {
      date = next
      count += 1
    }
    text.text =
      ["Today", "1 day"].indices.contains(count) ? ["Today", "1 day"][count] : "\(count) days"
  }
}
