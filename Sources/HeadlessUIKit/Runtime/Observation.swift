/// What one observer wants to hear about, and how it is told.
final class Observation {
  let name: NSNotification.Name?
  let sender: Sender
  private(set) weak var observer: AnyObject?

  /// Whether it began while an application ran, and ends with that.
  let isOfProcess = ApplicationState.current.isRunning

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
