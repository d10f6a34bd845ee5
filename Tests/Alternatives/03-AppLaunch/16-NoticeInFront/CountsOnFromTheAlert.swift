// Alternative: The level is counted on from that of an alert, with +.

import HeadlessUIKit

/// The screen of a notice.
final class NoticeViewController: UIViewController {
  private let text: String

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    let label = UILabel(frame: CGRect(x: 8, y: 8, width: 264, height: 28))
    label.text = text
    view.addSubview(label)
  }
}

/// A short text in front of everything that a scene shows.
final class Notice {
  /// Where the notice lies on the screen.
  let frame = CGRect(x: 20, y: 40, width: 280, height: 44)
  private var window: UIWindow?

  /// Shows a text in front of everything in the scene in which a view lies.
  func show(_ text: String, over view: UIView) {
    guard let scene = view.window?.windowScene else { return }
    window?.isHidden = true
    let notice = UIWindow(windowScene: scene)
    notice.rootViewController = NoticeViewController(text: text)
    notice.frame = frame
    notice.windowLevel = .alert + 1
    notice.isHidden = false
    window = notice
  }

  /// Takes the notice away.
  func hide() {
    window?.isHidden = true
    window = nil
  }
}
