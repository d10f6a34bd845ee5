import HeadlessUIKit

/// A view that becomes the first responder, and refuses if it is told to.
class FirstResponderView: UIView {
  var mayBecome = true
  var mayResign = true
  private(set) var resignations = 0

  override var canBecomeFirstResponder: Bool { mayBecome }
  override var canResignFirstResponder: Bool { mayResign }

  override func resignFirstResponder() -> Bool {
    let isDone = super.resignFirstResponder()
    if isDone { resignations += 1 }
    return isDone
  }
}
