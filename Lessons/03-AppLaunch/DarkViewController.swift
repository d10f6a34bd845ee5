import HeadlessUIKit

/// A dark screen that wants light text in the status bar, or no bar.
final class DarkViewController: UIViewController {
  var isBarHidden = false {
    didSet { setNeedsStatusBarAppearanceUpdate() }
  }

  private let label = UILabel(
    frame: CGRect(x: 20, y: 40, width: 280, height: 24))

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .darkGray
    label.text = title
    label.textColor = .white
    view.addSubview(label)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override var prefersStatusBarHidden: Bool { isBarHidden }
}
