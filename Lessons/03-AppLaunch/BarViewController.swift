import HeadlessUIKit

/// A dark screen that wants light words in the status bar, or no bar.
final class BarViewController: UIViewController {
  var isBarHidden = false {
    didSet { setNeedsStatusBarAppearanceUpdate() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .darkGray
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override var prefersStatusBarHidden: Bool { isBarHidden }
}
