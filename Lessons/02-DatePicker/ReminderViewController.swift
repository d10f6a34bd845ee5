import HeadlessUIKit

/// A date picker, and a button that sets a reminder for its date.
final class ReminderViewController: UIViewController {
  /// The picker: nil until the view is there, as an outlet is.
  private(set) var datePicker: UIDatePicker?

  /// Told the date when a person taps the button.
  var onRemind: (Date) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    let picker = UIDatePicker(.dateAndTime)
    picker.frame.origin.y = 96
    datePicker = picker
    view.addSubview(picker)
    let button = UIButton(type: .system)
    button.setTitle("Remind me", for: .normal)
    button.frame = CGRect(x: 100, y: 336, width: 120, height: 44)
    button.addTarget(
      self, action: ReminderViewController.buttonWasTapped,
      for: .touchUpInside)
    view.addSubview(button)
  }

  // A minute from now at the earliest, each time the screen appears.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    datePicker?.minimumDate = Date(timeIntervalSinceNow: 60)
  }

  /// The earliest date and the date of the picker, in hours and minutes.
  var dates: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "HH:mm"
    let words = [datePicker?.minimumDate, datePicker?.date].map {
      $0.map(formatter.string) ?? "nothing"
    }
    return "from \(words[0]), set to \(words[1])"
  }

  private func buttonWasTapped() {
    if let datePicker { onRemind(datePicker.date) }
  }
}
