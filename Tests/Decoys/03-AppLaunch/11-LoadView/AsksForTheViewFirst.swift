// Misconception: The field is added to `view`, which is not there. Asking for it calls loadView
//   again, without end.
// Rejected by: the view is a SpiralView
// Rejected by: the field is in it
// Rejected by: the view is made once
// Rejected by: the placeholder is there
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

  override func loadView() {
    view.addSubview(field)
    view = SpiralView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Hypnotize me"
  }
}
