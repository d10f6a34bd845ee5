/// Tells whoever wants to hear what happened, without knowing who that is.
///
/// - Shape: Observers hear in the order they were added.
/// - Units: None.
/// - Errors: None. An observer that is gone is not told.
/// - Differs: There is one thread, so a queue makes no difference: a block is called at once. A
///   method takes the place of a selector: `addObserver(self, action: Form.keyboardWillShow, …)`.
/// - Source: Apple, Foundation, "NotificationCenter".
open class NotificationCenter: NSObject {
  /// The application's own centre.
  public static var `default`: NotificationCenter { ApplicationState.current.notifications }

  private var observers: [Observation] = []

  /// Creates a centre that nobody listens to yet.
  public override init() {
    super.init()
  }

  /// Calls a block for each notification of a name, from an object; nil stands for any.
  ///
  /// The centre keeps the block until the token it returns is given to ``removeObserver(_:)``.
  open func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = NSObject()
    observers.append(Observation(name: name, object: object, keeping: token, block: block))
    return token
  }

  /// Calls a method of an observer for each notification of a name; the observer is not kept.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer, action: @escaping (Observer) -> (Notification) -> Void,
    name: Notification.Name?, object: Any?
  ) {
    observers.append(
      Observation(name: name, object: object, of: observer) { [weak observer] notification in
        if let observer { action(observer)(notification) }
      })
  }

  /// Stops telling an observer, or the block of a token.
  open func removeObserver(_ observer: Any) {
    remove { $0.isOf(observer) }
  }

  /// Stops telling an observer about a name from an object; nil stands for any.
  open func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    remove { observation in
      observation.isOf(observer) && (name == nil || observation.name == name)
        && (object == nil || observation.objectIsSame(as: object))
    }
  }

  /// Tells everybody who wants to hear.
  open func post(_ notification: Notification) {
    // Who is added meanwhile hears the next one; who is removed meanwhile hears no more.
    for observation in observers where observation.matches(notification) {
      if !observation.isRemoved { observation.block(notification) }
    }
    observers.removeAll { $0.isRemoved || $0.observer == nil }
  }

  /// Tells everybody who wants to hear about a name.
  open func post(
    name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  private func remove(where matches: (Observation) -> Bool) {
    for observation in observers where matches(observation) { observation.isRemoved = true }
    observers.removeAll(where: \.isRemoved)
  }

  private final class Observation {
    let name: Notification.Name?
    let block: (Notification) -> Void
    var isRemoved = false
    private(set) weak var observer: AnyObject?
    private let token: AnyObject?
    private let wantsAnyObject: Bool
    private weak var object: AnyObject?

    init(
      name: Notification.Name?, object: Any?, keeping token: AnyObject? = nil,
      of observer: AnyObject? = nil, block: @escaping (Notification) -> Void
    ) {
      self.name = name
      self.token = token
      self.observer = observer ?? token
      self.object = object.map { $0 as AnyObject }
      wantsAnyObject = object == nil
      self.block = block
    }

    func isOf(_ other: Any) -> Bool { observer === (other as AnyObject) }

    func objectIsSame(as other: Any?) -> Bool { object === other.map { $0 as AnyObject } }

    func matches(_ notification: Notification) -> Bool {
      guard name == nil || name == notification.name else { return false }
      return wantsAnyObject || (object != nil && objectIsSame(as: notification.object))
    }
  }
}
