import HeadlessUIKit

/// A screen from a nib: a date picker and a button.
final class ReminderViewController: UIViewController {
  // `@IBOutlet weak` on a device. The view keeps the picker.
  private(set) weak var datePicker: UIDatePicker?

  override class var keys: Keys {
    ["datePicker": \ReminderViewController.datePicker]
  }

  // `@IBAction` on a device.
  override class var actions: [Selector: IBAction] {
    ["addReminder:": IBAction(ReminderViewController.addReminder)]
  }

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    tabBarItem = UITabBarItem(
      title: "Reminder", image: UIImage(named: "time"), tag: 1)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    EventLog.add("Reminder: viewDidLoad")
  }

  func addReminder(_ sender: UIButton) {
    EventLog.add("Reminder: set")
  }
}
