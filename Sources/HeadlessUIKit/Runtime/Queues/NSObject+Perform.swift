/// Calling methods by their names, at once or later.
///
/// The method is one that the class lists in its ``ActionTarget/actions``.
///
/// - Errors: Calling a name that is not listed stops the program in Objective-C's words.
/// - Source: Apple, Objective-C Runtime, "NSObjectProtocol"; Foundation, "NSObject",
///   `perform(_:with:afterDelay:)`.
extension NSObject {
  /// Calls the method of a name, with an object for its sender, when the clock has been advanced so
  /// far.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    let request = PerformRequest(target: self, selector: aSelector, argument: anArgument)
    request.begin(after: delay)
  }

  /// Calls the method of a name in a later turn on the main thread.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    guard !wait else { return aSelector.perform(on: self, from: arg, for: nil) }
    DispatchQueue.main.async { aSelector.perform(on: self, from: arg, for: nil) }
  }

  /// Takes back all calls of an object's methods that are still to come.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequest.cancel { $0.target === aTarget as AnyObject }
  }

  /// Takes back the calls of one method, with the same argument, that are still to come.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    PerformRequest.cancel { request in
      request.target === aTarget as AnyObject && request.selector == aSelector
        && request.hasArgument(anArgument)
    }
  }
}

/// A call of a method that is still to come; it keeps the object, as on a device.
private final class PerformRequest {
  let target: NSObject
  let selector: Selector
  let argument: Any?
  private var ticket: Clock.Ticket?

  init(target: NSObject, selector: Selector, argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  func begin(after delay: TimeInterval) {
    let requests = Device.current.performRequests
    requests.list.append(self)
    ticket = Device.current.clock.schedule(after: delay, .timer) {
      requests.list.removeAll { $0 === self }
      self.selector.perform(on: self.target, from: self.argument, for: nil)
    }
  }

  /// Whether the argument is equal to another one, or the same object.
  func hasArgument(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let first = argument as? AnyHashable, let second = other as? AnyHashable {
      return first == second
    }
    return (argument as AnyObject) === (other as AnyObject)
  }

  static func cancel(where matches: (PerformRequest) -> Bool) {
    let requests = Device.current.performRequests
    for request in requests.list where matches(request) { request.ticket?.cancel() }
    requests.list.removeAll(where: matches)
  }
}

private final class PerformRequests {
  var list: [PerformRequest] = []
}

extension Device {
  fileprivate var performRequests: PerformRequests { only { PerformRequests() } }
}

extension RunLoop {
  /// Runs a block in a later turn.
  ///
  /// - Source: Apple, Foundation, "RunLoop", `perform(_:)`.
  public func perform(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async { block() }
  }

  /// Runs a block in a later turn, whichever the modes.
  ///
  /// - Source: Apple, Foundation, "RunLoop", `perform(inModes:block:)`.
  public func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async { block() }
  }
}
