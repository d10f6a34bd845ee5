// Misconception: The view is added, and nobody keeps its controller. The button has no target any
//   more.
// Rejected by: the controller lives on
// Rejected by: the button counts
// Rejected by: another screen takes its place

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
  window.addSubview(controller.view)
}
