// Misconception: A new window gets the controller, and is gone with it when the function returns.
// Rejected by: the controller lives on
// Rejected by: the button counts
// Rejected by: another screen takes its place
// Rejected by: the screen turns with the phone
// Rejected by: the one before is let go

import HeadlessUIKit

/// A screen with a button that counts its taps.
final class CounterViewController: UIViewController {
  let button = UIButton(type: .system)
  private(set) var taps = 0
  private(set) var appearances = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Count", for: .normal)
    button.frame = CGRect(x: 20, y: 60, width: 120, height: 44)
    button.addTarget(self, action: CounterViewController.wasTapped, for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }

  private func wasTapped() { taps += 1 }
}

/// Shows the screen of a controller in a window, in place of what is there.
func show(_ controller: UIViewController, in window: UIWindow) {
  let other = UIWindow(frame: window.frame)
  other.rootViewController = controller
  other.makeKeyAndVisible()
}
