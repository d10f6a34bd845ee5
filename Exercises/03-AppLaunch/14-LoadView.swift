// # Exercise 14: A view of your own class
//
// A person who opens this screen sees a text field, with the placeholder "Hypnotize me", on a
// view of the class SpiralView. The controller makes this view itself, once, and no other
// view is made. The placeholder is set in `viewDidLoad`, and not before. The superclass does
// something in `viewDidLoad`, too: it has to be called.
//
//     swift run course check LoadView

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

  // TODO 1: A loadView whose view is a SpiralView with the field in it.

  // TODO 2: A viewDidLoad that gives the field the placeholder Hypnotize me.
}
