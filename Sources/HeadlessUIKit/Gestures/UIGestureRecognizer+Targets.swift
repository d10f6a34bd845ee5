/// Telling somebody that a gesture was made.
extension UIGestureRecognizer {
  /// Creates a recognizer that calls a method of a target, which it does not keep alive.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a method that takes the recognizer.
  public convenience init<Target: AnyObject, Sender>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Calls a method of a target too, each time the gesture is recognized or changes.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void
  ) {
    targets.append(
      GestureTarget(target: target) { target, _ in (target as? Target).map(action)?() })
  }

  /// Calls a method that takes the recognizer too.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    targets.append(
      GestureTarget(target: target) { target, recognizer in
        if let sender = recognizer as? Sender { (target as? Target).map(action)?(sender) }
      })
  }

  /// Stops calling a target, or every target for nil.
  ///
  /// The action is nil, which stands for all methods of the target.
  public func removeTarget(_ target: AnyObject?, action: Never?) {
    targets.removeAll { target == nil || $0.target === target }
  }
}

/// Somebody to tell about a gesture, and how.
struct GestureTarget {
  weak var target: AnyObject?
  let body: (AnyObject, UIGestureRecognizer) -> Void

  init(target: AnyObject, body: @escaping (AnyObject, UIGestureRecognizer) -> Void) {
    self.target = target
    self.body = body
  }

  func call(_ recognizer: UIGestureRecognizer) {
    if let target { body(target, recognizer) }
  }
}
