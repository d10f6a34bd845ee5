/// Something to do, with a title and a name.
///
/// - Shape: A closure that is given the action itself; ``sender`` says who triggered it.
/// - Differs: There are no menus, so an action has nothing that only menus show: no subtitle, no
///   attributes, no state.
open class UIAction: NSObject {
  /// What runs when the action is triggered.
  public typealias UIActionHandler = (UIAction) -> Void

  /// The name that tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier out of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier out of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title a button shows for the action.
  open var title: String

  /// The picture a button shows for the action.
  open var image: UIImage?

  /// The name that tells the action apart.
  open private(set) var identifier: Identifier

  /// The control or bar button item that triggered the action, while it runs.
  open var sender: Any? { trigger }

  private weak var trigger: AnyObject?
  private let handler: UIActionHandler

  /// Creates an action; without an identifier it is given one that no other action has.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    (self.title, self.image) = (title, image)
    self.identifier = identifier ?? Device.current.newActionIdentifier()
    self.handler = handler
  }

  /// Runs the action for a control or a bar button item.
  func perform(sender: AnyObject?) {
    let former = trigger
    trigger = sender
    handler(self)
    trigger = former
  }
}

/// Counts the actions on a device, so that each has an identifier of its own.
private final class ActionCounter {
  var count = 0
}

extension Device {
  /// Returns an identifier that no action has had yet.
  fileprivate func newActionIdentifier() -> UIAction.Identifier {
    let counter = only { ActionCounter() }
    counter.count += 1
    return UIAction.Identifier("action \(counter.count)")
  }
}
