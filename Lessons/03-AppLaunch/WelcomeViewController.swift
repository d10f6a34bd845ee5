import HeadlessUIKit

/// The first screen of the storyboard, which names this class.
final class WelcomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    EventLog.add("viewDidLoad of WelcomeViewController")
  }
}
