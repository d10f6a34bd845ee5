// Alternative: The field is added after the view was assigned, and set up before super is called.

import HeadlessUIKit

/// A view with circles that draw the eye in.
final class SpiralView: UIView {}

/// A screen that counts how often a plain view was made, and how often viewDidLoad was called.
///
/// An app does not override `loadView` in order to count. This class does, so it calls super.
class PlainViewController: UIViewController {
  private(set) var plainViews = 0
  private(set) var setups = 0

  override func loadView() {
    plainViews += 1
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setups += 1
  }
}

/// A screen that makes its view by itself.
final class SpiralViewController: PlainViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 30))

  override func loadView() {
    view = SpiralView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    view.addSubview(field)
  }

  override func viewDidLoad() {
    field.placeholder = "Hypnotize me"
    super.viewDidLoad()
  }
}
