/// A bar with a field for what a person looks for.
///
///     ┌────────────────────────────────────┐
///     │               prompt               │
///     │ 8 (⌕ text           ×) 16 Cancel 8 │
///     │ 8 [   All   |   Red   |  Blue  ] 8 │  the scope bar
///     └────────────────────────────────────┘
///
/// The bar searches nothing. It tells its ``delegate`` what a person types, and the delegate shows
/// what it finds.
///
/// - Shape: A ``searchTextField``, and on request a prompt above it, Cancel beside it and scopes
///   below it. Scopes count from 0, left to right.
/// - Units: Points. A bar is 56 high by nature, with a prompt 31 more, with a scope bar 44 more; it
///   takes any width, and a navigation bar gives one that is its `titleView` all there is.
/// - Errors: Assigning text or a scope tells nobody. A scope that does not exist is kept, and no
///   button is chosen. Scopes are shown only if there are titles for them.
/// - Differs: A bar with the black style has a light field. A translucent bar shows nothing of what
///   lies behind it but a trace of its colour. There is no button for bookmarks or results.
/// - Unconfirmed: The heights of the prompt and the scope bar. Cancel cannot be tapped once editing
///   has ended, until it begins again; before a person edits for the first time, it can. The bar
///   does not change its own height when a prompt or a scope bar comes: call `sizeToFit()`. A
///   program that gives the field a delegate takes the bar's place, and the bar's own delegate
///   hears of changes only.
/// - Source: Apple, UIKit, "UISearchBar" and its header.
open class UISearchBar: UIView, UITextInputTraits, TitleFilling {
  private static let height: CGFloat = 56
  private static let promptHeight: CGFloat = 31
  private static let scopeHeight: CGFloat = 44
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 16

  /// The object that is asked before the bar acts.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text; "" stands for none.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      searchController?.barDidChange()
    }
  }

  /// The text shown while there is none.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The line above the field, or nil for none.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      partsDidChange()
    }
  }

  /// The field in the bar.
  open var searchTextField: UISearchTextField { field }

  /// Whether the button Cancel is shown.
  open var showsCancelButton = false { didSet { partsDidChange() } }

  /// Shows the button Cancel or hides it, and lets the field become shorter or longer slowly.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    change(animated: animated) { self.showsCancelButton = showsCancelButton }
  }

  /// The titles of the scopes, or nil for none.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopeControl.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopeControl.insertSegment(withTitle: title, at: index, animated: false)
      }
      showScope()
      partsDidChange()
    }
  }

  /// The scope that is chosen.
  open var selectedScopeButtonIndex = 0 { didSet { showScope() } }

  /// Whether the scopes are shown, if there are any.
  open var showsScopeBar = false { didSet { partsDidChange() } }

  /// Shows the scopes or hides them, and moves what is in the bar slowly.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    change(animated: animated) { self.showsScopeBar = show }
  }

  /// How much the bar stands out.
  open var searchBarStyle = Style.default { didSet { customized(\UISearchBar.searchBarStyle) } }

  /// How the bar looks.
  open var barStyle = UIBarStyle.default {
    didSet {
      customized(\UISearchBar.barStyle)
      setNeedsLayout()
    }
  }

  /// The colour of the bar, or nil for that of its style.
  open var barTintColor: UIColor? { didSet { customized(\UISearchBar.barTintColor) } }

  /// Whether a trace of what lies behind the bar is to be seen.
  open var isTranslucent = true { didSet { customized(\UISearchBar.isTranslucent) } }

  private let field = UISearchTextField()
  private let promptLabel = UILabel()
  let cancelButton = UIButton(type: .system)

  /// The controller whose search the bar is for.
  weak var searchController: UISearchController?

  private let scopeControl = UISegmentedControl()
  private lazy var observer = SearchFieldObserver(self)

  /// Creates a bar with a frame, in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates the bar a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    field.delegate = observer
    field.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    scopeControl.addAction(
      UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
    promptLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: 13)
    addSubview(field)
  }

  // MARK: - What a person does

  private func textDidChange() {
    let text = text ?? ""
    tell("textDidChange", "\u{201C}\(text)\u{201D}") { $0.searchBar(self, textDidChange: text) }
    searchController?.barDidChange()
  }

  private func cancel() {
    tell("cancelButtonClicked") { $0.searchBarCancelButtonClicked(self) }
    searchController?.barDidCancel()
  }

  private func scopeDidChange() {
    let index = scopeControl.selectedSegmentIndex
    selectedScopeButtonIndex = index
    tell("selectedScopeButtonIndexDidChange", "to \(index)") {
      $0.searchBar(self, selectedScopeButtonIndexDidChange: index)
    }
    searchController?.barDidChange()
  }

  // MARK: - First responder

  /// Whether a person edits the field.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Whether a person can edit the field.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  /// Begins to edit the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends to edit the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// The view shown on top of the keyboard while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: - Traits of the field

  /// When the keyboard writes capitals without being asked.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  /// Whether the keyboard puts right what is typed.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  /// Whether words that may be misspelled are marked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }

  /// What the text means; nil unless it is set.
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  /// Which keys the keyboard has.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }

  /// How bright the keyboard is.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }

  /// What the return key says: search, unless it is set.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// Whether the return key waits until there is text; it does.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether the text is shown as dots.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }

  // MARK: - Layout

  private var showsPrompt: Bool { prompt?.isEmpty == false }

  private var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  private var naturalHeight: CGFloat {
    Self.height + (showsPrompt ? Self.promptHeight : 0) + (showsScopes ? Self.scopeHeight : 0)
  }

  /// The height that the parts of the bar ask for; any width suits it.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  /// Returns the width there is, or that of the screen, and the height the parts ask for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : UIScreen.main.bounds.width, height: naturalHeight)
  }

  /// Lays out the parts that are shown.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var row = bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
    if showsPrompt {
      let (prompt, rest) = row.divided(atDistance: Self.promptHeight, from: .minYEdge)
      promptLabel.frame = prompt
      promptLabel.textColor = barStyle == .black ? .white : .label
      row = rest
    }
    if showsScopes {
      let (scopes, rest) = row.divided(atDistance: Self.scopeHeight, from: .maxYEdge)
      let height = min(scopeControl.intrinsicContentSize.height, scopes.height)
      scopeControl.frame = CGRect(
        x: scopes.minX, y: scopes.minY, width: scopes.width, height: height)
      row = rest
    }
    if showsCancelButton {
      let width = cancelButton.intrinsicContentSize.width
      let (button, rest) = row.divided(atDistance: width, from: .maxXEdge)
      cancelButton.frame = button
      row = rest
      row.size.width = max(row.width - Self.gap, 0)
    }
    let height = min(UISearchTextField.height, row.height)
    field.frame = CGRect(
      x: row.minX, y: row.midY - height / 2, width: row.width, height: height)
  }

  /// Shows the parts that are to be shown, and takes the others away.
  private func partsDidChange() {
    show(promptLabel, showsPrompt)
    show(cancelButton, showsCancelButton)
    show(scopeControl, showsScopes)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    searchController?.barMayChange()
  }

  private func show(_ part: UIView, _ isShown: Bool) {
    if !isShown { part.removeFromSuperview() }
    if isShown, part.superview == nil { addSubview(part) }
  }

  private func change(animated: Bool, _ change: () -> Void) {
    guard animated, window != nil else { return change() }
    layoutIfNeeded()
    change()
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  private func showScope() {
    let isThere =
      scopeControl.numberOfSegments > selectedScopeButtonIndex
      && selectedScopeButtonIndex >= 0
    scopeControl.selectedSegmentIndex =
      isThere ? selectedScopeButtonIndex : UISegmentedControl.noSegment
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    guard searchBarStyle != .minimal, !(superview is SearchRoom) else { return }
    let color = barTintColor ?? (barStyle == .black ? .black : UIColor(white: 0.97, alpha: 1))
    recorder.fill(bounds, isTranslucent ? color.withAlphaComponent(0.94) : color)
  }

  // MARK: - Documents and keys

  /// Gives a search bar what its element says.
  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    if let text = decoder.text("text") { self.text = text }
    if let text = decoder.text("placeholder") { placeholder = text }
    if let text = decoder.text("prompt") { prompt = text }
    if let style = decoder.choice("searchBarStyle", Self.styles) { searchBarStyle = style }
    if let style = decoder.choice("barStyle", UIToolbar.styles) { barStyle = style }
    if let color = decoder.color("barTintColor") { barTintColor = color }
    if let isTranslucent = decoder.flag("translucent") { self.isTranslucent = isTranslucent }
    if let shows = decoder.flag("showsCancelButton") { showsCancelButton = shows }
    if let shows = decoder.flag("showsScopeBar") { showsScopeBar = shows }
    if let titles = decoder.element.child(named: "scopeButtonTitles") {
      scopeButtonTitles = titles.children.filter(\.holdsText).map(\.text)
    }
    if let traits = decoder.element.child(named: "textInputTraits") {
      configureInputTraits(traits, from: decoder)
    }
  }

  private static let styles: KeyValuePairs<String, Style> = [
    "default": .default, "prominent": .prominent, "minimal": .minimal,
  ]

  override class var builtInKeys: BuiltInKeys {
    BuiltInKeys(
      UISearchBar.self,
      [
        "autocapitalizationType": \UISearchBar.autocapitalizationType,
        "autocorrectionType": \UISearchBar.autocorrectionType,
        "barStyle": \UISearchBar.barStyle,
        "barTintColor": \UISearchBar.barTintColor,
        "delegate": \UISearchBar.delegate,
        "enablesReturnKeyAutomatically": \UISearchBar.enablesReturnKeyAutomatically,
        "inputAccessoryView": \UISearchBar.inputAccessoryView,
        "isSecureTextEntry": \UISearchBar.isSecureTextEntry,
        "isTranslucent": \UISearchBar.isTranslucent,
        "keyboardAppearance": \UISearchBar.keyboardAppearance,
        "keyboardType": \UISearchBar.keyboardType,
        "placeholder": \UISearchBar.placeholder,
        "prompt": \UISearchBar.prompt,
        "returnKeyType": \UISearchBar.returnKeyType,
        "scopeButtonTitles": \UISearchBar.scopeButtonTitles,
        "searchBarStyle": \UISearchBar.searchBarStyle,
        "searchTextField": \UISearchBar.searchTextField,
        "selectedScopeButtonIndex": \UISearchBar.selectedScopeButtonIndex,
        "showsCancelButton": \UISearchBar.showsCancelButton,
        "showsScopeBar": \UISearchBar.showsScopeBar,
        "spellCheckingType": \UISearchBar.spellCheckingType,
        "text": \UISearchBar.text,
      ])
  }
}

extension UISearchBar {
  /// How much a search bar stands out.
  ///
  /// - Shape: One case a style, numbered as UIKit numbers them.
  /// - Source: Apple, UIKit, "UISearchBar.Style".
  public enum Style: UInt, Sendable {
    /// That of the system: prominent.
    case `default`
    /// A field on a ground.
    case prominent
    /// A field without a ground.
    case minimal
  }
}
