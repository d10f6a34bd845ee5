/// The notice board of an application: who posts a notification need not know who reads it.
///
///     post(name: "Sold") ──▶ center ──▶ observers of "Sold"
///                                  ──▶ observers of every name
///
/// - Shape: Observers are told in the order they were added, before `post` returns. One that is
///   added while a notification is posted hears the next; one that is removed before its turn
///   does not hear it any more.
/// - Errors: An observer that is gone is not told, and a notification nobody observes is dropped.
/// - Differs: The observer's method is an unapplied one, `Menu.sold`, in place of a selector,
///   or the name of one in the ``ActionTarget/actions`` of its class.
///   Blocks belong to the main actor, so they may touch views; on a device they are `@Sendable`.
///   The sequences and publishers of notifications do not exist.
/// - Unconfirmed: The order. Apple promises none.
/// - Asked: D36, D155.
open class NotificationCenter: NSObject {
  /// The center that UIKit posts to.
  open nonisolated class var `default`: NotificationCenter {
    MainActor.assumeIsolated { Device.current.notifications }
  }

  private var observations: [Observation] = []

  /// How many observations there may be before those that are over are looked for.
  private var most = 64

  /// Creates a center of its own, which nobody posts to yet.
  public override init() {
    super.init()
  }

  /// Calls a method of an observer when a notification is posted.
  ///
  /// The observer is not kept alive. A name of nil stands for every name, an object of nil for
  /// every sender.
  open func addObserver<Observer: AnyObject>(
    _ observer: Observer, selector aSelector: @escaping (Observer) -> (Notification) -> Void,
    name aName: NSNotification.Name?, object anObject: Any?
  ) {
    add(Observation(of: aName, from: anObject, by: observer) { aSelector($0)($1) })
  }

  /// Calls a method of an observer that does not take the notification.
  open func addObserver<Observer: AnyObject>(
    _ observer: Observer, selector aSelector: @escaping (Observer) -> () -> Void,
    name aName: NSNotification.Name?, object anObject: Any?
  ) {
    add(
      Observation(of: aName, from: anObject, by: observer) { observer, _ in aSelector(observer)() })
  }

  /// Calls a method of an observer that takes the notification as an object.
  open func addObserver<Observer: AnyObject>(
    _ observer: Observer, selector aSelector: @escaping (Observer) -> (NSNotification) -> Void,
    name aName: NSNotification.Name?, object anObject: Any?
  ) {
    add(
      Observation(of: aName, from: anObject, by: observer) { observer, notification in
        aSelector(observer)(
          NSNotification(
            name: notification.name, object: notification.object, userInfo: notification.userInfo))
      })
  }

  /// Calls the method of a name, which takes the notification or nothing.
  open func addObserver(
    _ observer: AnyObject, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    add(
      Observation(of: aName, from: anObject, by: observer) { observer, notification in
        aSelector.perform(on: observer, from: notification, for: nil)
      })
  }

  /// Runs a block when a notification is posted, and returns what to remove it by.
  ///
  /// The center keeps the block until ``removeObserver(_:)`` is called with what was returned.
  /// The block runs at once: there is one thread, whichever queue is named.
  open func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = NSObject()
    add(Observation(of: name, from: obj, keeping: token, block))
    if let queue, queue !== OperationQueue.main { RuntimeMessage.otherQueue(queue).report() }
    return token
  }

  /// Stops telling an observer, or running the block it was returned for; a `deinit` may call it.
  open nonisolated func removeObserver(_ observer: Any) {
    nonisolated(unsafe) let observer = observer as AnyObject
    MainActor.assumeIsolated { remove { $0.observer === observer } }
  }

  /// Stops telling an observer about a name and a sender, where nil stands for all of them.
  ///
  /// A `deinit` may call it.
  open nonisolated func removeObserver(
    _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    nonisolated(unsafe) let (observer, sender) = (observer as AnyObject, anObject)
    MainActor.assumeIsolated {
      remove { observation in
        observation.observer === observer
          && (aName == nil || observation.name == aName)
          && (sender == nil || observation.sender.isSame(as: sender))
      }
    }
  }

  /// Tells the observers about a notification.
  open func post(_ notification: Notification) {
    observations.removeAll { $0.isOver }
    for observation in observations where observation.listens(to: notification) {
      observation.tell(notification)
    }
  }

  /// Tells the observers of a name that something happened to a sender.
  open func post(name aName: NSNotification.Name, object anObject: Any?) {
    post(Notification(name: aName, object: anObject))
  }

  /// Tells the observers of a name what happened to a sender, with more about it.
  open func post(
    name aName: NSNotification.Name, object anObject: Any?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }

  /// Stops telling those who began to observe in a process that is over.
  func removeEnded() {
    remove(where: \.scope.hasEnded)
  }

  private func add(_ observation: Observation) {
    // Those that are gone are looked for now and then: each time would be too often for thousands.
    if observations.count >= most {
      observations.removeAll { $0.isOver }
      most = max(2 * observations.count, 64)
    }
    observations.append(observation)
  }

  private func remove(where matches: (Observation) -> Bool) {
    for observation in observations where matches(observation) { observation.end() }
    observations.removeAll { $0.isOver }
  }
}

/// What one observer wants to hear about, and how it is told.
final class Observation {
  let name: NSNotification.Name?
  let sender: Sender
  private(set) weak var observer: AnyObject?

  /// The process that observes.
  let scope = ProcessScope.current

  /// The observer of a block, which only the center keeps.
  private var kept: AnyObject?
  private var call: ((Notification) -> Void)?

  /// Calls a method of an observer that may go.
  init<Observer: AnyObject>(
    of name: NSNotification.Name?, from sender: Any?, by observer: Observer,
    _ method: @escaping (Observer, Notification) -> Void
  ) {
    (self.name, self.sender, self.observer) = (name, Sender(sender), observer)
    call = { [weak observer] notification in
      if let observer { method(observer, notification) }
    }
  }

  /// Runs a block until it is ended.
  init(
    of name: NSNotification.Name?, from sender: Any?, keeping token: AnyObject,
    _ block: @escaping (Notification) -> Void
  ) {
    (self.name, self.sender, observer) = (name, Sender(sender), token)
    (kept, call) = (token, block)
  }

  /// Whether nobody is left to be told, or nobody to be heard from.
  var isOver: Bool { call == nil || observer == nil || sender.isGone }

  func listens(to notification: Notification) -> Bool {
    (name == nil || name == notification.name) && sender.includes(notification.object)
  }

  func tell(_ notification: Notification) {
    call?(notification)
  }

  /// Lets go of the observer and its block; it is not told any more.
  func end() {
    (kept, call) = (nil, nil)
  }

  /// Whose notifications are heard: everybody's, or those of one object.
  struct Sender {
    private let isAnybody: Bool
    private weak var object: AnyObject?

    init(_ object: Any?) {
      isAnybody = object == nil
      self.object = object.map { $0 as AnyObject }
    }

    var isGone: Bool { !isAnybody && object == nil }

    func includes(_ poster: Any?) -> Bool { isAnybody || isSame(as: poster) }

    func isSame(as other: Any?) -> Bool {
      guard let object, let other else { return false }
      return object === other as AnyObject
    }
  }
}
