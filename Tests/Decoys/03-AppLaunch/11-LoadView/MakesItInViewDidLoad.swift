// Misconception: The view is replaced when it was loaded: an empty one was made for nothing.
// Rejected by: no other view is made before

import HeadlessUIKit

/// A view with circles that draw the eye in.
final class SpiralView: UIView {}

/// A screen that counts how often it makes the view that every controller has.
class PlainViewController: UIViewController {
  private(set) var plainViews = 0

  override func loadView() {
    plainViews += 1
    super.loadView()
  }
}

/// A screen that makes its view by itself.
final class SpiralViewController: PlainViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view = SpiralView()
    view.addSubview(field)
    field.placeholder = "Hypnotize me"
  }
}
