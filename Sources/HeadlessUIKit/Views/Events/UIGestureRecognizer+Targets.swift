/// The targets that are told that a gesture was made.
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
    targets.append(GestureTarget(target: target, body: .method(IBAction(action))))
  }

  /// Calls a method that takes the recognizer too.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    targets.append(GestureTarget(target: target, body: .method(IBAction(action))))
  }
}

/// A method to call for a gesture.
struct GestureTarget {
  /// What is called.
  enum Body {
    case selector(Selector)
    case method(IBAction)
  }

  weak var target: AnyObject?
  let body: Body

  init(target: AnyObject, body: Body) {
    self.target = target
    self.body = body
  }

  var selector: Selector? {
    if case .selector(let selector) = body { selector } else { nil }
  }

  func isSame(as other: GestureTarget) -> Bool {
    selector != nil && selector == other.selector && target === other.target
  }

  func call(_ recognizer: UIGestureRecognizer) {
    guard let target else { return }
    switch body {
    case .selector(let selector): selector.perform(on: target, from: recognizer, for: nil)
    case .method(let method): method.perform(on: target, from: recognizer, for: nil)
    }
  }
}
