// # Exercise 16: A notice in front of everything
//
// A notice is a short text in a window of its own. A person reads it and goes on with what they
// do. `show` and `hide` of the class Notice do this:
//
// - `show` shows the text in a window with the frame `frame`. The window belongs to the scene in
//   which the view lies. If the view lies in no window, nothing is shown.
// - The notice lies in front of all windows up to the level `alert`, also of one that is shown
//   later.
// - The key window stays the one it was: a person who types goes on typing.
// - The notice stays until `hide` takes it away. Then its window is in no scene any more.
// - A second `show` shows the new text. There is one window, and not two.
//
// `NoticeViewController` shows a text. What is beside the frame can be tapped as before.
//
//     swift run course check NoticeInFront

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
    // TODO 1: The text is shown in a window of its own, in the scene of the view.

    // TODO 2: The window lies in front of all windows up to the level alert.
  }

  /// Takes the notice away.
  func hide() {
    // TODO 3: The window is gone.
  }
}
