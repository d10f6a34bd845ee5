/// Something to do, with a title and a name.
///
/// - Shape: A closure that is given the action itself; ``sender`` says who triggered it.
/// - Units: None.
/// - Errors: None.
/// - Source: Apple, UIKit, "UIAction".
open class UIAction: NSObject {
  /// What runs when the action is triggered.
  public typealias UIActionHandler = (UIAction) -> Void

  /// The name that tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier out of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier out of a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The words a button shows for the action.
  open var title: String

  /// The name that tells the action apart.
  public let identifier: Identifier

  /// The control that triggered the action, while it runs.
  public var sender: Any? { control }

  private weak var control: UIControl?
  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// Without an identifier it is given one that no other action has.
  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.identifier = identifier ?? ApplicationState.current.newActionIdentifier()
    self.handler = handler
  }

  /// Runs the action for a control.
  func perform(sender: UIControl) {
    let former = control
    control = sender
    handler(self)
    control = former
  }
}
