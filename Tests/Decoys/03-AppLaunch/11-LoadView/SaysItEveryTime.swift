// Misconception: The placeholder is set each time the screen appears, so it is not there when the
//   view was loaded.
// Rejected by: the placeholder is there

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

  override func loadView() {
    let spiral = SpiralView()
    spiral.addSubview(field)
    view = spiral
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    field.placeholder = "Hypnotize me"
  }
}
