/// An answer of an alert: a button, and what it does.
///
///     UIAlertAction(title: "Delete", style: .destructive) { _ in delete() }
///
/// - Shape: The handler is called when the alert has left the screen.
/// - Errors: An answer without a title raises an exception.
open class UIAlertAction: NSObject {
  /// What the button says.
  open private(set) var title: String?

  /// What kind of answer it is.
  open private(set) var style: Style

  /// Whether a person can choose it.
  open var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  let handler: ((UIAlertAction) -> Void)?

  /// The button of the action, while its alert is shown.
  weak var button: UIButton?

  /// Creates an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
    if title == nil { AlertError.actionWithoutTitle.raise() }
  }
}

extension UIAlertAction {
  /// What kind of answer an action is.
  public enum Style: Int, Sendable {
    /// It does something.
    case `default`
    /// It leaves everything as it is; its title is bold, and an alert has one of them at most.
    case cancel
    /// It does something that cannot be undone; its title is red.
    case destructive
  }
}
