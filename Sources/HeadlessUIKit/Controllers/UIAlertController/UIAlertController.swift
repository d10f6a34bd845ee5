/// A controller that asks or tells a person something, with buttons for the answers.
///
///      .alert                        .actionSheet
///     ┌────────────────────┐        ┌────────────────────┐
///     │       title        │        │       title        │
///     │      message       │        ├────────────────────┤
///     │ [ text field     ] │        │      answer 1      │
///     ├─────────┬──────────┤        │      answer 2      │
///     │ Cancel  │  Delete  │        └────────────────────┘
///     └─────────┴──────────┘        [       Cancel       ]
///
/// Present it as any controller. A person who chooses an answer sends it away.
///
/// - Shape: Two answers of an alert stand side by side, others below each other. The answer of the
///   style `cancel` stands at the left, or at the end. A tap beside an action sheet chooses it.
/// - Units: Points.
/// - Errors: A second answer of the style `cancel` raises an exception, and so do text fields in an
///   action sheet, a preferred answer that was not added, and a controller on the screen that has
///   neither a title nor a message nor an answer.
/// - Differs: Answers that do not fit on the screen cannot be scrolled to.
/// - Unconfirmed: The handler of an answer is called when the alert has left the screen.
/// - Asked: D147.
open class UIAlertController: UIViewController {
  /// Whether it is an alert or an action sheet, which it is unless it is made as an alert.
  open private(set) var preferredStyle = Style.actionSheet

  /// The words below the title.
  open var message: String? {
    didSet { if message != oldValue { updateAlertView() } }
  }

  /// What is asked.
  open override var title: String? {
    didSet { if title != oldValue { updateAlertView() } }
  }

  /// The answers, in the order they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The answer whose title is bold instead of that of `cancel`; one that was added.
  ///
  /// An action sheet does not use it.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(preferredAction) {
        self.preferredAction = oldValue
        AlertError.preferredActionNotAdded.raise()
      }
      if preferredAction !== oldValue { updateAlertView() }
    }
  }

  /// The text fields from top to bottom, or nil if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  private var fields: [UITextField] = []

  /// Creates an alert or an action sheet without answers.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return AlertError.secondCancelAction.raise()
    }
    actions.append(action)
    updateAlertView()
  }

  /// Adds a text field to an alert, and hands it to a closure that sets it up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return AlertError.textFieldInActionSheet.raise()
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    fields.append(field)
    configurationHandler?(field)
    updateAlertView()
  }

  /// Makes the panel with the question and its answers.
  open override func loadView() {
    view = AlertView(frame: UIScreen.main.bounds)
    updateAlertView()
  }

  /// Checks that there is something to show.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if title == nil, message == nil, actions.isEmpty {
      AlertError.nothingToDisplay.raise()
    }
  }

  /// Has the first text field take what is typed.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  private func updateAlertView() {
    guard let alertView = viewIfLoaded as? AlertView else { return }
    alertView.show(
      AlertView.Content(
        title: title, message: message, style: preferredStyle, fields: fields, actions: actions,
        boldAction: boldAction)
    ) { [weak self] in
      self?.choose($0)
    }
  }

  private var boldAction: UIAlertAction? {
    let preferred = preferredStyle == .alert ? preferredAction : nil
    return preferred ?? actions.first { $0.style == .cancel }
  }

  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    dismissPresented(animated: true) { action.handler?(action) }
  }
}

extension UIAlertController {
  /// Where the question stands.
  public enum Style: Int, Sendable {
    /// At the lower edge of the screen: what to do with something.
    case actionSheet
    /// In the middle of the screen: what a person has to know first.
    case alert
  }
}
