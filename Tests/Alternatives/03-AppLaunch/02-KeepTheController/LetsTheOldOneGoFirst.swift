// Alternative: the window first loses its old root, and then gets the new one.

import HeadlessUIKit

/// A screen with a button that counts its taps.
final class CounterViewController: UIViewController {
  let button = UIButton(type: .system)
  let label = UILabel(frame: CGRect(x: 20, y: 120, width: 280, height: 24))
  private(set) var taps = 0
  private(set) var appearances = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Count", for: .normal)
    button.frame = CGRect(x: 20, y: 60, width: 120, height: 44)
    button.addAction(UIAction { [weak self] _ in self?.wasTapped() }, for: .touchUpInside)
    view.addSubview(button)
    label.text = "Taps: 0"
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }

  private func wasTapped() {
    taps += 1
    label.text = "Taps: \(taps)"
  }
}

/// Shows the screen of a controller in a window, in place of what is there.
func show(_ controller: UIViewController, in window: UIWindow) {
  window.rootViewController = nil
  window.rootViewController = controller
}
