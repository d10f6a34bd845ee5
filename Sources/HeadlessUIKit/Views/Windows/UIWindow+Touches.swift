/// Sending touches to gesture recognizers, then to views.
extension UIWindow {
  /// Sends the touches of an event that began in the window.
  ///
  /// Recognizers see a touch before the view does. One that recognizes its gesture cancels the
  /// touch for the view.
  func sendTouches(of event: UIEvent) {
    let changed = event.touches.filter { $0.window === self && $0.phase != .stationary }
    for touch in changed where touch.phase == .began { prepare(touch) }
    sendToRecognizers(changed, event)
    sendToViews(changed, event)
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    changed.flatMap(\.recognizers).forEach { $0.resetIfIdle() }
  }

  /// Finds out who is told about a touch that begins.
  private func prepare(_ touch: UITouch) {
    touch.delivery = isRefused(touch) ? .refused : .none
    touches.append(touch)
    var view = touch.view
    while let current = view {
      touch.recognizers += current.recognizers.filter { $0.shouldReceive(touch) }
      view = current.superview
    }
  }

  /// Whether a view is not told about a touch, for it has one already.
  private func isRefused(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return true }
    let others = touches.objects.filter { $0 !== touch && $0.delivery != .refused }
    return !view.isMultipleTouchEnabled && others.contains { $0.view === view }
  }

  private func sendToRecognizers(_ changed: [UITouch], _ event: UIEvent) {
    var told: [UIGestureRecognizer] = []
    for recognizer in changed.flatMap(\.recognizers) where !told.contains(recognizer) {
      told.append(recognizer)
      recognizer.receive(changed.filter { $0.recognizers.contains(recognizer) }, event)
    }
    for recognizer in told { recognizer.deliverState(event) }
  }

  /// Tells each view about its touches: first those that began, then those that moved, and so on.
  private func sendToViews(_ changed: [UITouch], _ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = changed.filter { $0.phase == phase && $0.delivery != .refused }
      var views: [UIView] = []
      for case let view? in touches.map(\.view) where !views.contains(view) { views.append(view) }
      for view in views { send(touches.filter { $0.view === view }, phase, to: view, event) }
    }
  }

  private func send(
    _ touches: [UITouch], _ phase: UITouch.Phase, to view: UIView, _ event: UIEvent
  ) {
    let new = touches.filter { $0.delivery == .none || $0.delivery == .held }
    let held = new.filter(\.isDelayed)
    held.forEach { $0.delivery = .held }
    sendBegan(new.filter { !held.contains($0) }, to: view, event)
    let begun = touches.filter { $0.delivery == .begun }
    guard !begun.isEmpty else { return }
    switch phase {
    case .began, .stationary: break
    case .moved: view.touchesMoved(Set(begun), with: event)
    case .ended:
      begun.forEach { $0.delivery = .over }
      view.touchesEnded(Set(begun), with: event)
    case .cancelled:
      begun.forEach { $0.delivery = .over }
      view.touchesCancelled(Set(begun), with: event)
    }
  }

  /// Tells a view that touches began, where they began: one that was held may have moved since.
  private func sendBegan(_ touches: [UITouch], to view: UIView, _ event: UIEvent?) {
    guard !touches.isEmpty else { return }
    touches.forEach { $0.delivery = .begun }
    let send = { view.touchesBegan(Set(touches), with: event) }
    touches.reduce(send) { send, touch in { touch.asItBegan(send) } }()
  }

  /// Tells the views about touches that were held back for a recognizer.
  func sendHeldTouches(of recognizer: UIGestureRecognizer) {
    for touch in recognizer.touches where touch.delivery == .held && !touch.isDelayed {
      guard let view = touch.view else { continue }
      sendBegan([touch], to: view, UIEvent(touches: device.digitizer.touches))
    }
  }

  /// Cancels touches for their views, because a recognizer has recognized its gesture.
  func cancelInViews(_ touches: [UITouch], _ event: UIEvent?) {
    for touch in touches where touch.delivery != .over {
      cancelInView(touch, event)
      touch.view = nil
    }
  }

  /// Cancels the touches on views that leave the window, for them and for their recognizers.
  ///
  /// Recognizers of views that stay go on receiving the touches.
  func cancelTouches(in tree: UIView) {
    for touch in touches.objects {
      for recognizer in touch.recognizers where recognizer.view?.isDescendant(of: tree) == true {
        recognizer.cancel()
      }
      if touch.view?.isDescendant(of: tree) == true { cancelInView(touch, nil) }
    }
  }

  // The delivery is over before the view is told, because it may leave the window as it is told.
  private func cancelInView(_ touch: UITouch, _ event: UIEvent?) {
    let wasTold = touch.delivery == .begun
    touch.delivery = .over
    if wasTold { touch.view?.touchesCancelled([touch], with: event) }
  }
}

extension UITouch {
  /// Whether the view is not told yet, because a recognizer may still recognize.
  fileprivate var isDelayed: Bool {
    recognizers.contains { $0.delaysTouchesBegan && $0.state == .possible }
  }
}
