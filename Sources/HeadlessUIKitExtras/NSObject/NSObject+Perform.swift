/// Calling a method by its name, later or on another thread.
///
/// - Shape: A method takes nothing, or the object that is given along.
/// - Errors: A name that the class does not list stops the program in Objective-C's words.
/// - Differs: There is one thread, so what runs in the background runs in a later turn.
/// - Source: Apple, Objective-C Runtime, "NSObject".
extension NSObject {
  /// Calls a method now, and returns nil: methods that return something are not called by name here.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    aSelector.perform(on: self, from: nil, for: nil)
    return nil
  }

  /// Calls a method now, with an object.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    aSelector.perform(on: self, from: object, for: nil)
    return nil
  }

  /// Calls a method when some seconds of the phone's clock have passed.
  public func perform(_ aSelector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let object = object
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      aSelector.perform(on: self, from: object, for: nil)
    }
  }

  /// Calls a method beside the main thread: here in a later turn.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let object = arg
    DispatchQueue.global().async { aSelector.perform(on: self, from: object, for: nil) }
  }

  /// Calls a method on the main thread: now, if it is waited for, or else in a later turn.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    guard !wait else { return aSelector.perform(on: self, from: arg, for: nil) }
    nonisolated(unsafe) let object = arg
    DispatchQueue.main.async { aSelector.perform(on: self, from: object, for: nil) }
  }
}

/// The same with a method in place of its name: what `#selector` of a method of UIKit's becomes here.
extension NSObject {
  /// Calls a method when some seconds of the phone's clock have passed.
  public func perform<Target: NSObject>(
    _ method: @escaping (Target) -> () -> Void, with object: Any?, afterDelay delay: TimeInterval
  ) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.call(method) }
  }

  /// Calls a method beside the main thread: here in a later turn.
  public func performSelector<Target: NSObject>(
    inBackground method: @escaping (Target) -> () -> Void, with arg: Any?
  ) {
    DispatchQueue.global().async { self.call(method) }
  }

  /// Calls a method on the main thread: now, if it is waited for, or else in a later turn.
  public func performSelector<Target: NSObject>(
    onMainThread method: @escaping (Target) -> () -> Void, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait { call(method) } else { DispatchQueue.main.async { self.call(method) } }
  }

  private func call<Target: NSObject>(_ method: (Target) -> () -> Void) {
    if let target = self as? Target { method(target)() }
  }
}
