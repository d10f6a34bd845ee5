// # Exercise 11: The view is made here
//
// A controller whose view is of a class of its own, and comes from no file, overrides
// `loadView`: it makes the view and assigns it to `view`. Until it is assigned there is
// none, and whoever asks for `view` calls `loadView` again, and again. What super does
// there is to look for a nib and to make an empty view: work for nothing. What else
// there is to set up once comes later, in `viewDidLoad`, where super is called.
//
//     swift test --filter LoadView

import HeadlessUIKit

/// A view with circles that draw the eye in.
final class SpiralView: UIView {}

/// A screen that counts how often it makes the view that every controller has, and sets it up.
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
