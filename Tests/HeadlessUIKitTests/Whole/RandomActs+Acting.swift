import HeadlessUIKit
import Stage

/// What may happen.
extension RandomActs {
  /// Lets a person, the time or the program do something.
  func act() {
    switch roll(20) {
    case 0...4: putFinger()
    case 5...7: moveFinger()
    case 8...12: liftFinger()
    case 13:
      lastAct = "time passes"
      stage.clock.advance(by: Double(roll(30)) / 100)
    case 14: pickWindow()
    case 15: roll(2) == 0 ? rotate() : type()
    case 16: setInOrder()
    default: change(pick(views))
    }
    for window in windows { window.layoutIfNeeded() }
  }

  /// Lifts all fingers, and lets time pass until nobody waits any more.
  func liftFingers() {
    while !fingers.isEmpty { liftFinger() }
    stage.clock.advance(by: 5)
  }

  /// Moves a view where that closes no circle.
  func move(_ view: UIView, to parent: UIView) {
    guard !parent.isDescendant(of: view) else { return }
    // Neither may it close one for a view that is on its way now.
    let closes = moves.contains {
      $0.parent.isDescendant(of: view) && parent.isDescendant(of: $0.view)
    }
    guard !closes else { return }
    moves.append((view, parent))
    parent.insertSubview(view, at: roll(parent.subviews.count + 1))
    moves.removeLast()
  }

  /// Changes something about a view.
  func change(_ view: UIView) {
    lastAct = "view \(view.tag) is changed"
    switch roll(16) {
    case 0...3: move(view, to: pick(views + windows))
    case 4: view.removeFromSuperview()
    case 5: view.superview?.bringSubviewToFront(view)
    case 6: view.superview?.sendSubviewToBack(view)
    case 7: view.becomeFirstResponder()
    case 8: view.endEditing(roll(2) == 0)
    case 9: animate(view)
    case 10: view.gestureRecognizers?.forEach { $0.isEnabled.toggle() }
    default: shake(view)
    }
  }

  /// Changes something about a view that moves no other one.
  func shake(_ view: UIView) {
    switch roll(11) {
    case 0: view.isHidden = roll(8) == 0
    case 1: view.alpha = roll(8) == 0 ? 0.005 : 1
    case 2: view.isUserInteractionEnabled = roll(8) != 0
    case 3: view.clipsToBounds.toggle()
    case 4: view.transform = pick(Self.transforms)
    case 5: (view as? UIControl)?.isEnabled = roll(3) != 0
    case 6: view.center = CGPoint(x: number(-20...340), y: number(-20...580))
    case 7: view.bounds.size = CGSize(width: number(0...300), height: number(0...300))
    case 8: view.setNeedsLayout()
    case 9: view.isMultipleTouchEnabled.toggle()
    default: if roll(3) == 0 { view.removeFromSuperview() }
    }
  }

  private static let transforms: [CGAffineTransform] = [
    .identity, .identity, CGAffineTransform(rotationAngle: .pi / 6),
    CGAffineTransform(scaleX: -0.5, y: 2), CGAffineTransform(scaleX: 0, y: 1),
    CGAffineTransform(translationX: 30, y: -20),
  ]

  private func animate(_ view: UIView) {
    let options = UIView.AnimationOptions(rawValue: UInt(roll(8)) << 1)
    UIView.animate(withDuration: Double(roll(4)) / 10, delay: 0, options: options) {
      self.shake(view)
    } completion: { [weak self] isFinished in
      self?.touchLog.note("animated \(isFinished)")
      self?.disturb()
    }
  }

  private func putFinger() {
    lastAct = "a finger is put down"
    guard fingers.count < 4 else { return }
    let place = placeToTouch
    fingers += glass.begin(at: roll(3) == 0 ? [place, point] : [place])
  }

  /// The middle of a view that a finger there would touch, or any point if it finds none soon.
  private var placeToTouch: CGPoint {
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    for _ in 0..<20 {
      let view = pick(views)
      let middle = view.onScreen(CGPoint(x: view.bounds.midX, y: view.bounds.midY))
      if glass.view(at: middle) is any RandomlyActing { return middle }
    }
    return point
  }

  private func moveFinger() {
    lastAct = "a finger moves"
    guard !fingers.isEmpty else { return }
    glass.move([(touch: pick(fingers), point: point)])
  }

  private func liftFinger() {
    lastAct = "a finger is lifted"
    guard !fingers.isEmpty else { return }
    let finger = fingers.remove(at: roll(fingers.count))
    if roll(5) == 0 { glass.cancel([finger]) } else { glass.end([finger]) }
    if touchLog.isOpen(finger) { lateEnds.append(finger) }
  }

  private func pickWindow() {
    lastAct = "a window comes or goes"
    let window = pick(windows)
    switch roll(3) {
    case 0: windows.forEach { $0.isHidden = $0 === window && roll(2) == 0 }
    case 1: window.makeKeyAndVisible()
    default: window.transform = roll(4) == 0 ? pick(Self.transforms) : .identity
    }
  }

  /// Brings views back into windows and into sight, so that there is something to touch.
  private func setInOrder() {
    lastAct = "views are set in order"
    for view in views where roll(2) == 0 {
      if view.window == nil { move(view, to: pick(windows + views.filter { $0.window != nil })) }
      (view.isHidden, view.alpha, view.isUserInteractionEnabled) = (false, 1, true)
      view.transform = .identity
      (view as? UIControl)?.isEnabled = true
    }
  }

  private func rotate() {
    lastAct = "the device is turned"
    stage.rotate(to: pick([.portrait, .landscapeLeft, .landscapeRight, .portrait]))
  }

  private func type() {
    lastAct = "somebody types"
    if Device.current.keyboard.field != nil { stage.typeText("ab\n") }
  }

  private var glass: Digitizer { Device.current.digitizer }
}
