/// Handing touches to gesture recognizers, then to views.
extension UIWindow {
  /// Delivers the touches of an event that are the window's.
  ///
  /// Recognizers see a touch before the view does. One that recognizes its gesture takes the
  /// touch away from the view.
  func deliver(_ event: UIEvent) {
    let changed = event.touches.filter { $0.window === self && $0.phase != .stationary }
    for touch in changed where touch.phase == .began { admit(touch) }
    tellRecognizers(of: changed, event)
    tellViews(of: changed, event)
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    changed.flatMap(\.recognizers).forEach { $0.rest() }
  }

  private func admit(_ touch: UITouch) {
    touch.delivery = isRefused(touch) ? .refused : .none
    touches.append(touch)
    var view = touch.view
    while let current = view {
      touch.recognizers += current.recognizers.filter { $0.receives(touch) }
      view = current.superview
    }
  }

  /// Whether a view does not hear of a touch, for it has one already or another has all.
  private func isRefused(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return true }
    let others = touches.objects.filter { $0 !== touch && $0.delivery != .refused }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return true }
    let strangers = others.compactMap(\.view).filter { $0 !== view }
    return view.isExclusiveTouch && !strangers.isEmpty
      || strangers.contains(where: \.isExclusiveTouch)
  }

  private func tellRecognizers(of changed: [UITouch], _ event: UIEvent) {
    var told: [UIGestureRecognizer] = []
    for recognizer in changed.flatMap(\.recognizers) where !told.contains(recognizer) {
      told.append(recognizer)
      recognizer.hear(changed.filter { $0.recognizers.contains(recognizer) }, event)
    }
    for recognizer in told { recognizer.settle(event) }
  }

  /// Takes touches away from their views, for a recognizer that claims them.
  func takeOver(_ claimed: [UITouch], _ event: UIEvent?) {
    for touch in claimed where touch.delivery != .over {
      cancel(touch, event)
      touch.view = nil
    }
  }

  /// Ends a touch for its view, which may do something about the window as it hears of it.
  private func cancel(_ touch: UITouch, _ event: UIEvent?) {
    let isTold = touch.delivery == .begun
    touch.delivery = .over
    if isTold { touch.view?.touchesCancelled([touch], with: event) }
  }

  /// Takes the touches on views that leave the window away from them, and from what recognizes
  /// gestures there.
  ///
  /// Recognizers of views that stay follow the finger on.
  func cancelTouches(in tree: UIView) {
    for touch in touches.objects {
      for recognizer in touch.recognizers where recognizer.view?.isDescendant(of: tree) == true {
        recognizer.giveUp()
      }
      if touch.view?.isDescendant(of: tree) == true { cancel(touch, nil) }
    }
  }

  /// Tells each view about its touches: first those that began, then those that moved, and so on.
  private func tellViews(of changed: [UITouch], _ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = changed.filter { $0.phase == phase && $0.delivery != .refused }
      var views: [UIView] = []
      for case let view? in touches.map(\.view) where !views.contains(view) { views.append(view) }
      for view in views { tell(view, touches.filter { $0.view === view }, phase, event) }
    }
  }

  private func tell(_ view: UIView, _ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent)
  {
    let new = touches.filter { $0.delivery == .none || $0.delivery == .held }
    let held = new.filter(\.isAwaited)
    held.forEach { $0.delivery = .held }
    release(new.filter { !held.contains($0) }, of: view, event)
    let heard = touches.filter { $0.delivery == .begun }
    guard !heard.isEmpty else { return }
    switch phase {
    case .began, .stationary: break
    case .moved: view.touchesMoved(Set(heard), with: event)
    case .ended: end(heard, of: view, event)
    case .cancelled: finish(heard) { view.touchesCancelled($0, with: event) }
    }
  }

  /// Tells the views about touches that waited for a recognizer.
  func releaseHeld(of recognizer: UIGestureRecognizer) {
    for touch in recognizer.touches where touch.delivery == .held && !touch.isAwaited {
      guard let view = touch.view else { continue }
      release([touch], of: view, UIEvent(touches: state.digitizer.touches))
    }
  }

  /// Tells a view that touches began, where they began: one that waited may have moved since.
  func release(_ touches: [UITouch], of view: UIView, _ event: UIEvent?) {
    guard !touches.isEmpty else { return }
    touches.forEach { $0.delivery = .begun }
    let tell = { view.touchesBegan(Set(touches), with: event) }
    touches.reduce(tell) { tell, touch in { touch.asItBegan(tell) } }()
  }

  private func end(_ touches: [UITouch], of view: UIView, _ event: UIEvent) {
    finish(touches) { view.touchesEnded($0, with: event) }
  }

  private func finish(_ touches: [UITouch], _ tell: (Set<UITouch>) -> Void) {
    touches.forEach { $0.delivery = .over }
    tell(Set(touches))
  }
}

extension UITouch {
  /// Whether a recognizer that is not sure yet keeps the view waiting.
  var isAwaited: Bool {
    recognizers.contains { $0.delaysTouchesBegan && $0.state == .possible }
  }
}
