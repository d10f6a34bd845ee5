/// A button that a swipe over a row brings into sight.
///
/// - Shape: A tap calls the handler, which calls the last of its arguments when it is done.
open class UIContextualAction: NSObject {
  /// What a tap calls: with the action, its button, and what is to be called when all is done.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// What the action does to the row.
  open private(set) var style: Style

  /// What a tap calls.
  open private(set) var handler: Handler

  /// The title of the button.
  open var title: String?

  /// The picture on the button, in place of the title.
  open var image: UIImage?

  /// The colour of the button; nil brings that of the style back.
  open var backgroundColor: UIColor! {
    didSet { if backgroundColor == nil { backgroundColor = style.color } }
  }

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style.color
    super.init()
  }

  /// What an action does to a row.
  public enum Style: Int, Sendable {
    /// Something that leaves the row; its button is grey.
    case normal
    /// Something that takes the row away; its button is red.
    case destructive

    fileprivate var color: UIColor { self == .destructive ? .systemRed : .systemGray }
  }
}

/// The actions of a row, of which the first stands at the edge.
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge.
  open private(set) var actions: [UIContextualAction]

  /// Whether a swipe over most of the row performs the first action at once.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a set of actions; an empty one means that the row cannot be swiped.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
