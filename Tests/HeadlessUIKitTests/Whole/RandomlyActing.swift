import HeadlessUIKit

/// Views that tell the random acts whenever they are told something.
protocol RandomlyActing: UIView {
  var acts: RandomActs? { get }
}

extension RandomlyActing {
  func hear(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    note(touches, phase)
    acts?.disturb()
  }

  func note(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    guard let acts else { return }
    // A set has no order of its own.
    let sorted = touches.sorted { ($0.timestamp, $0.tapCount) < ($1.timestamp, $1.tapCount) }
    // What lies in the view and hears nothing itself passes its touches on.
    for touch in sorted where touch.view === self {
      switch phase {
      case .began: acts.touchLog.began(touch, in: tag)
      case .ended: acts.touchLog.ended(touch, in: tag, "ended")
      case .cancelled: acts.touchLog.ended(touch, in: tag, "cancelled")
      default: acts.touchLog.moved(touch, in: tag)
      }
    }
  }
}

final class RandomlyActingView: UIView, RandomlyActing {
  weak var acts: RandomActs?
  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .began)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .moved)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hear(touches, .cancelled)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    acts?.disturb()
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    acts?.disturb(whileMoving: self)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    acts?.disturb(whileMoving: self)
  }

  override func willRemoveSubview(_ subview: UIView) {
    acts?.disturb(whileMoving: subview)
  }

  override func didMoveToSuperview() {
    acts?.disturb()
  }

  override func didMoveToWindow() {
    acts?.disturb()
  }

  override func didAddSubview(_ subview: UIView) {
    acts?.disturb()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    acts?.disturb()
    return super.point(inside: point, with: event)
  }

  override func resignFirstResponder() -> Bool {
    acts?.disturb()
    return super.resignFirstResponder()
  }

  override func draw(_ rect: CGRect) {
    acts?.disturb()
    UIRectFill(rect)
  }
}

final class RandomlyActingControl: UIButton, RandomlyActing {
  weak var acts: RandomActs?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches, .began)
    super.touchesBegan(touches, with: event)
    acts?.disturb()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches, .moved)
    super.touchesMoved(touches, with: event)
    acts?.disturb()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches, .ended)
    super.touchesEnded(touches, with: event)
    acts?.disturb()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches, .cancelled)
    super.touchesCancelled(touches, with: event)
    acts?.disturb()
  }
}
