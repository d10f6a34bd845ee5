// # Exercise 6: Keep the controller
//
// A window shows the view of a controller. There are two ways to bring it there, and an
// old book calls them equal: to add the view to the window as a subview, or to make its
// controller the root. Then a button is tapped, the phone is turned, another screen is
// shown, and they are not equal at all. Show the controller so that its button counts,
// that it hears it has appeared, once, and that it goes when another takes its place.
//
//     swift test --filter KeepTheController

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
  // TODO 1: The view is seen, and its controller lives as long as it is.
}
