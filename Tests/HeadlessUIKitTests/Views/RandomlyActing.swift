import HeadlessUIKit

/// Views that tell a turmoil whenever they are told something.
protocol RandomlyActing: UIView {
  var turmoil: RandomActs? { get }
}

extension RandomlyActing {
  func hear(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    note(touches, phase)
    turmoil?.disturb()
  }

  func note(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    guard let turmoil else { return }
    // A set has no order of its own.
    let sorted = touches.sorted { ($0.timestamp, $0.tapCount) < ($1.timestamp, $1.tapCount) }
    // What lies in the view and hears nothing itself passes its touches on.
    for touch in sorted where touch.view === self {
      switch phase {
      case .began: turmoil.ledger.began(touch, in: tag)
      case .ended: turmoil.ledger.ended(touch, in: tag, "ended")
      case .cancelled: turmoil.ledger.ended(touch, in: tag, "cancelled")
      default: turmoil.ledger.moved(touch, in: tag)
      }
    }
  }
}

final class RandomlyActingView: UIView, RandomlyActing {
  weak var turmoil: RandomActs?
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
    turmoil?.disturb()
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    turmoil?.disturb(whileMoving: self)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    turmoil?.disturb(whileMoving: self)
  }

  override func willRemoveSubview(_ subview: UIView) {
    turmoil?.disturb(whileMoving: subview)
  }

  override func didMoveToSuperview() {
    turmoil?.disturb()
  }

  override func didMoveToWindow() {
    turmoil?.disturb()
  }

  override func didAddSubview(_ subview: UIView) {
    turmoil?.disturb()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    turmoil?.disturb()
    return super.point(inside: point, with: event)
  }

  override func resignFirstResponder() -> Bool {
    turmoil?.disturb()
    return super.resignFirstResponder()
  }

  override func draw(_ rect: CGRect) {
    turmoil?.disturb()
    UIRectFill(rect)
  }
}

final class RandomlyActingControl: UIButton, RandomlyActing {
  weak var turmoil: RandomActs?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches, .began)
    super.touchesBegan(touches, with: event)
    turmoil?.disturb()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches, .moved)
    super.touchesMoved(touches, with: event)
    turmoil?.disturb()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches, .ended)
    super.touchesEnded(touches, with: event)
    turmoil?.disturb()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches, .cancelled)
    super.touchesCancelled(touches, with: event)
    turmoil?.disturb()
  }
}
