import HeadlessUIKit

/// A screen out of a xib: a date picker, and a button.
final class ReminderViewController: UIViewController {
  // `@IBOutlet weak` on a device: the view keeps the picker, and this
  // property is nil until the file is loaded.
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
    // The tab is seen before the view is loaded: its item is made here.
    tabBarItem = UITabBarItem(
      title: "Reminder", image: UIImage(named: "time"), tag: 1)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Moments.note("Reminder loaded its view.")
  }

  func addReminder(_ sender: UIButton) {
    Moments.note("Reminder set")
  }
}
