/// A bar with a field in which a person types what to look for.
///
///     ┌──────────────────────────────────┐
///     │ ( soup                   ) Cancel │
///     └──────────────────────────────────┘
///
/// - Shape: The delegate is told of each change of the text, and of the key Search. Another text that the
///   program sets is told, too. Cancel is a button that ``showsCancelButton`` brings into sight; the
///   delegate says what it does.
/// - Units: Points; the bar is 56 high.
/// - Differs: There are no scopes, no bookmarks and no images of one's own. A search bar is a responder
///   through its field: becoming and resigning go to that.
/// - Unconfirmed: Where the delegate is told that editing has ended, the text is what it was.
/// - Asked: D168.
/// - Source: Apple, UIKit, "UISearchBar" and "UISearchBarDelegate".
open class UISearchBar: UIView, OuterView, OuterElement, OuterKeyed {
  private static let height: CGFloat = 56
  private static let margin: CGFloat = 8

  /// The object that is told of the text, and of the buttons.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set {
      let former = searchTextField.text ?? ""
      searchTextField.text = newValue
      if newValue ?? "" != former { textDidChange() }
    }
  }

  /// What stands in the field while it is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line of text above the field, or nil for none.
  open var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      promptLabel.text = prompt
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// How the bar looks.
  open var searchBarStyle = Style.default

  /// The colour of the bar, or nil for a pale grey.
  open var barTintColor: UIColor?

  /// Whether there is a button that gives the search up.
  open var showsCancelButton = false {
    didSet {
      guard showsCancelButton != oldValue else { return }
      if showsCancelButton { addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
      setNeedsLayout()
    }
  }

  /// The field.
  public let searchTextField = UISearchTextField()

  /// The key at the lower right of the keyboard; Search unless set.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// Which keyboard there is.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// Which letters are capitals.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// Whether words are put right while a person types.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  private let cancelButton = UIButton(type: .system)
  private let promptLabel = UILabel()
  private lazy var listener = FieldListener(of: self)

  /// The search controller that the bar belongs to.
  weak var controller: UISearchController?

  /// Creates a bar with an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates the bar a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Brings the button that gives the search up into sight, or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The height of a search bar; any width suits it.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height + promptHeight)
  }

  /// Returns the width there is, and the height of a search bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + promptHeight)
  }

  /// Whether a person types in the field.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Whether the field can take what is typed.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Has the field take what is typed.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Hides the keyboard.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Places the field and the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    promptLabel.frame = CGRect(x: 0, y: 4, width: bounds.width, height: promptHeight)
    let button = showsCancelButton ? cancelButton.sizeThatFits(.zero).width + 8 : 0
    let middle = promptHeight + (bounds.height - promptHeight) / 2
    cancelButton.frame = CGRect(
      x: bounds.width - margin - button, y: middle - 18, width: button, height: 36)
    searchTextField.frame = CGRect(
      x: margin, y: middle - 18,
      width: max(bounds.width - 2 * margin - (button > 0 ? button + margin : 0), 0), height: 36)
  }

  private var promptHeight: CGFloat { prompt == nil ? 0 : 20 }

  private func setUp() {
    clipsToBounds = true
    searchTextField.delegate = listener
    searchTextField.addTarget(self, action: UISearchBar.textDidChange, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addTarget(self, action: UISearchBar.cancel, for: .touchUpInside)
    promptLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: 13)
    for view in [promptLabel, searchTextField] { addSubview(view) }
  }

  private func textDidChange() {
    let text = text ?? ""
    tell(.textDidChange, "\"\(text)\"") { $0.searchBar(self, textDidChange: text) }
    controller?.textDidChange()
  }

  private func cancel() {
    tell(.cancelButtonClicked) { $0.searchBarCancelButtonClicked(self) }
    controller?.isActive = false
  }

  fileprivate func tell(
    _ method: SearchBarMethod, _ subject: String = "", _ message: (any UISearchBarDelegate) -> Void
  ) {
    Device.current.conversation.tell(delegate, method, subject, message)
  }

  // MARK: - What the library asks of a view

  package func drawOuterContent(in recorder: inout DisplayList.Recorder) {
    guard searchBarStyle != .minimal, controller == nil else { return }
    recorder.fill(bounds, barTintColor ?? .systemGray6)
  }

  package func configureOuter(from decoder: NibDecoder) {
    if let text = decoder.text("text") { searchTextField.text = text }
    decoder.text("placeholder").ifPresent { placeholder = $0 }
    decoder.text("prompt").ifPresent { prompt = $0 }
    decoder.flag("showsCancelButton").ifPresent { showsCancelButton = $0 }
    decoder.color("barTintColor").ifPresent { barTintColor = $0 }
    if let style = decoder.choice(
      "searchBarStyle", ["default": Style.default, "prominent": .prominent, "minimal": .minimal])
    {
      searchBarStyle = style
    }
  }

  package var outerAutomationType: AutomationType { .other }

  package class var outerKeys: BuiltInKeys {
    KeysOf<UISearchBar>.list([
      "delegate": \.delegate, "text": \.text, "placeholder": \.placeholder,
      "showsCancelButton": \.showsCancelButton,
    ])
  }
}

extension UISearchBar {
  /// How a bar looks.
  public enum Style: UInt, Sendable {
    /// As most bars do.
    case `default`
    /// With a ground that stands out.
    case prominent
    /// Without a ground.
    case minimal
  }
}

/// The field of a search bar.
open class UISearchTextField: UITextField, OuterView {
  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates the field a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
  }

  package var outerAutomationType: AutomationType { .searchField }
}

/// Tells the delegate of a search bar what the field is told.
private final class FieldListener: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask(.shouldBeginEditing) { $0.searchBarShouldBeginEditing($1) }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar?.controller?.isActive = true
    if let bar { bar.tell(.textDidBeginEditing) { $0.searchBarTextDidBeginEditing(bar) } }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    ask(.shouldEndEditing) { $0.searchBarShouldEndEditing($1) }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.tell(.textDidEndEditing) { $0.searchBarTextDidEndEditing(bar) } }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    ask(.shouldChangeText) { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.tell(.searchButtonClicked) { $0.searchBarSearchButtonClicked(bar) } }
    return false
  }

  private func ask(
    _ method: SearchBarMethod, _ question: (any UISearchBarDelegate, UISearchBar) -> Bool
  ) -> Bool {
    guard let bar else { return true }
    return Device.current.conversation.ask(bar.delegate, method) { question($0, bar) } ?? true
  }
}

/// The object that is told what a person types into a search bar.
///
/// Every method may be left out.
@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns whether a person may type.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Tells the delegate that a person begins to type.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Returns whether the keyboard may go.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Tells the delegate that the keyboard has gone.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Tells the delegate that the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Returns whether a person may change a part of the text.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Tells the delegate that the key Search was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Tells the delegate that Cancel was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Says that the method is not implemented: a person may type.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    notImplemented(SearchBarMethod.shouldBeginEditing, answer: true)
  }

  /// Says that the method is not implemented.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    notImplemented(SearchBarMethod.textDidBeginEditing)
  }

  /// Says that the method is not implemented: the keyboard may go.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    notImplemented(SearchBarMethod.shouldEndEditing, answer: true)
  }

  /// Says that the method is not implemented.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    notImplemented(SearchBarMethod.textDidEndEditing)
  }

  /// Says that the method is not implemented.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    notImplemented(SearchBarMethod.textDidChange)
  }

  /// Says that the method is not implemented: a person may change the text.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    notImplemented(SearchBarMethod.shouldChangeText, answer: true)
  }

  /// Says that the method is not implemented.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    notImplemented(SearchBarMethod.searchButtonClicked)
  }

  /// Says that the method is not implemented.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    notImplemented(SearchBarMethod.cancelButtonClicked)
  }
}

/// The methods of a search bar's delegate, as the conversation names them.
nonisolated enum SearchBarMethod: String, DelegateMethod {
  static let speaker = "searchBar"

  case shouldBeginEditing, textDidBeginEditing, shouldEndEditing, textDidEndEditing, textDidChange,
    shouldChangeText, searchButtonClicked, cancelButtonClicked
}
