/// A line of text that a person can edit.
///
/// A touch makes the field the first responder, the keyboard comes, and what is typed changes the
/// text. The field asks its ``delegate`` before each step, and it is a control: it sends
/// `.editingDidBegin`, `.editingChanged`, `.editingDidEnd` and `.editingDidEndOnExit`.
///
///     ┌──────────┬──────────────────────┬───────────┐
///     │ leftView │ text│caret           │ rightView │
///     └──────────┴──────────────────────┴───────────┘
///
/// - Shape: One line. A newline that is pasted becomes a space.
/// - Units: Points; ranges of text count UTF-16 units. The caret never stands within a character of
///   several units; the delete key takes the last mark of a Thai or Arabic letter alone.
/// - Errors: Assigning text sends nothing. A range the text no longer has, because the delegate
///   changed them while it was asked, gives way to the caret. While a field is asked whether it
///   begins or ends, it does not begin or end.
/// - Differs: The caret goes to the end when editing begins, wherever the finger was. There is no
///   menu to cut, copy and paste with; a person uses the keys of a hardware keyboard for it. Dots
///   stay when editing begins again; a device takes them away with the first key.
/// - Unconfirmed: The order of delegate, control event and notification, which is this one. A
///   field without text answers "" for ``text``, as devices do; the header says nil. The font is
///   the system's in 17 points. Disabling a field asks it to end editing. Edits are not made when
///   the delegate ends editing while it is asked about them. The clear button and
///   ``clearsOnBeginEditing`` ask `textFieldShouldClear(_:)` only, and the clear button of a field
///   that nobody edits begins to edit it.
/// - Source: Apple, UIKit, "UITextField", "UITextFieldDelegate", "UIKeyInput" and the header.
/// - Asked: D22, D23, D37, D38, D39, D40, D41, D42, D43, D44, D45.
open class UITextField: UIControl, TextEditing {
  /// The object that is asked before the field acts.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text; "" stands for none.
  open var text: String? {
    get { content.string }
    set { assign(NSAttributedString(string: newValue ?? "", attributes: defaultTextAttributes)) }
  }

  /// The text with its attributes, or nil for none.
  ///
  /// The field's font, colour and alignment become those of the first character.
  open var attributedText: NSAttributedString? {
    get {
      content.length == 0 ? nil : NSAttributedString(attributedString: content.attributedString)
    }
    set {
      let text = newValue ?? NSAttributedString(string: "")
      if text.length > 0 {
        let first = text.attributes(at: 0, effectiveRange: nil)
        for key in [NSAttributedString.Key.font, .foregroundColor] {
          if let value = first[key] { attributes[key] = value }
        }
        if let style = first[.paragraphStyle] as? NSParagraphStyle {
          textAlignment = style.alignment
        }
      }
      assign(text)
    }
  }

  /// The attributes of text that has none of its own.
  ///
  /// Setting them gives them to the text there is. The font and the colour are always in it.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes }
    set { assign(newValue) }
  }

  private func assign(_ newAttributes: [NSAttributedString.Key: Any]) {
    attributes = Self.standardAttributes.merging(newAttributes) { $1 }
    giveTextAttributes()
  }

  private func assign(_ value: Any?, as key: NSAttributedString.Key) {
    let value = value ?? Self.standardAttributes[key]
    let isOther = attributes[key] as? NSObject != value as? NSObject
    attributes[key] = value
    if isOther || content.length > 0 { giveTextAttributes() }
  }

  private func giveTextAttributes() {
    let former = content.attributedString
    let attributes = attributes
    content.edit { $0.setAttributes(attributes, range: NSRange(location: 0, length: $0.length)) }
    // The size of a field without text follows its font, too.
    if former.length == 0 || content.attributedString != former { invalidateIntrinsicContentSize() }
  }

  /// The colour of the text; nil brings the system's back.
  open var textColor: UIColor? {
    get { attributes[.foregroundColor] as? UIColor }
    set { assign(newValue, as: .foregroundColor) }
  }

  /// The font of the text; nil brings the system's back.
  open var font: UIFont? {
    get { attributes[.font] as? UIFont }
    set { assign(newValue, as: .font) }
  }

  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      let alignment = textAlignment
      content.edit { $0.changeParagraphStyles { $0.alignment = alignment } }
    }
  }

  /// What the edge looks like.
  open var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// The text shown while there is none.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The text shown while there is none, with attributes of its own.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { if attributedPlaceholder != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the text goes when a person begins to edit; the delegate can refuse.
  open var clearsOnBeginEditing = false

  /// Whether text too wide is made smaller.
  open var adjustsFontSizeToFitWidth = false

  /// Whether the font follows the size of text a person chooses in Settings.
  ///
  /// It does if it comes from `preferredFont(forTextStyle:)` or ``UIFontMetrics``.
  open var adjustsFontForContentSizeCategory = false { didSet { adoptContentSize() } }

  override func adoptContentSize() {
    guard adjustsFontForContentSizeCategory, let adopted = font?.adopted, adopted != font
    else { return }
    font = adopted
  }

  /// The smallest size text is made, in points; 0 leaves it to the field.
  open var minimumFontSize: CGFloat = 0

  /// The picture behind the text, except in a field with round corners.
  open var background: UIImage?

  /// Whether there is any text.
  open var hasText: Bool { content.length > 0 }

  /// Whether a person edits the text now.
  open var isEditing: Bool { isFirstResponder }

  /// When the button that takes all text away is shown.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
  }

  /// The view at the left end.
  open var leftView: UIView? {
    didSet { replace(oldValue, by: leftView) }
  }

  /// When the view at the left end is shown.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { setNeedsLayout() } }
  }

  /// The view at the right end; the clear button gives way to it.
  open var rightView: UIView? {
    didSet { replace(oldValue, by: rightView) }
  }

  /// When the view at the right end is shown.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { setNeedsLayout() } }
  }

  /// The view shown in place of the keyboard; nil stands for the keyboard.
  ///
  /// While the field is edited, a change takes effect with `reloadInputViews()`.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view shown on top of the keyboard.
  ///
  /// While the field is edited, a change takes effect with `reloadInputViews()`.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: - Traits

  /// When the keyboard writes capitals without being asked.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether the keyboard puts right what is typed.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Whether words that may be misspelled are marked.
  open var spellCheckingType = UITextSpellCheckingType.default

  /// What the text means, so that the device can propose some; nil unless it is set.
  open var textContentType: UITextContentType!

  /// Which keys the keyboard has.
  open var keyboardType = UIKeyboardType.default

  /// How bright the keyboard is.
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the return key waits until there is text.
  open var enablesReturnKeyAutomatically = false

  /// Whether the text is shown as dots.
  open var isSecureTextEntry = false

  // MARK: - State

  static let standardAttributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: UIColor.label,
  ]

  var content = EditedText()
  var isAsking = false
  lazy var clearButton = ClearButton(for: self)
  private var attributes = standardAttributes
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  override var textInDescription: String? { text ?? "" }

  // MARK: - First responder

  /// Whether the field takes touches; one that is disabled ends editing.
  open override var isEnabled: Bool {
    didSet { if !isEnabled, isFirstResponder { resignFirstResponder() } }
  }

  /// A field can become the first responder while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Asks the delegate, becomes the first responder, and begins to be edited.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder else { return false }
    return FirstResponders.current.change(self) {
      guard mayBegin() else { return false }
      // A field begins before the keyboard comes. Who moves it above the keyboard knows it then.
      let start = { if super.becomeFirstResponder() { self.begin() } }
      if let host = Device.current.viewHost { host.updateKeyboard(after: start) } else { start() }
      return isFirstResponder
    }
  }

  /// Asks the delegate, ceases to be the first responder, and to be edited.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard FirstResponders.current.forced === self || mayEnd() else { return false }
    // The delegate may have ended it already while it was asked.
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    end()
    return true
  }

  // MARK: - Text input

  /// Inserts text where the caret is; the delegate is not asked.
  ///
  /// What a person types comes this way too, after the delegate was asked.
  open func insertText(_ text: String) { insert(text) }

  /// Takes away what is selected, or the character before the caret; the delegate is not asked.
  ///
  /// The delete key comes this way too, and does so even if there is nothing to delete.
  open func deleteBackward() { removeBackward() }

  // MARK: - Rectangles

  /// Returns the rectangle of the edge.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text while nobody edits it.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    room(in: bounds, isEditing: false)
  }

  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the text while a person edits it.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    room(in: bounds, isEditing: true)
  }

  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// Returns the rectangle of the view at the left end.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle of the view at the right end.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The size of the text, or of the placeholder, with the edge.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Returns the size of the text, or of the placeholder, with the edge.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// Lays out the views at the ends and the clear button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutEnds()
  }

  /// Begins to edit, or moves the caret to where the finger was lifted.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, point(inside: touch.location(in: self), with: event) { touchDidEnd(touch) }
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    drawField(in: &recorder)
  }

  private static let edge = UIColor(white: 0.78, alpha: 1)

  func drawRoundedGround(_ rect: CGRect, in recorder: inout DisplayList.Recorder) {
    recorder.fill(rect, isEnabled ? .white : .systemGray6, cornerRadius: 5)
    recorder.stroke(rect, Self.edge, width: 1, cornerRadius: 5)
  }

  override var baselineFont: UIFont? { font }

  package override var automationType: AutomationType {
    outer?.outerAutomationType ?? (isSecureTextEntry ? .secureTextField : .textField)
  }

  package override var placeholderValue: String? { placeholder }

  package override var enteredText: String? { isSecureTextEntry ? nil : text ?? "" }

  override var defaultAccessibility: AccessibilityAttributes {
    var attributes = super.defaultAccessibility
    attributes.isElement = true
    attributes.value = shownText
    // The views at its ends are elements of their own.
    attributes.elements = subviews
    return attributes
  }

  /// The text, dots in its place, or else the placeholder.
  private var shownText: String {
    guard let text, !text.isEmpty else { return placeholder ?? "" }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    decoder.font().ifPresent { font = $0 }
    decoder.color("textColor").ifPresent { textColor = $0 }
    decoder.text("text").ifPresent { text = $0 }
    decoder.text("placeholder").ifPresent { placeholder = $0 }
    decoder.attributedText("attributedText").ifPresent { attributedText = $0 }
    decoder.choice("borderStyle", as: BorderStyle.self).ifPresent { borderStyle = $0 }
    decoder.choice("textAlignment", NibDecoder.alignments).ifPresent { textAlignment = $0 }
    decoder.choice("clearButtonMode", as: ViewMode.self).ifPresent { clearButtonMode = $0 }
    decoder.flag("clearsOnBeginEditing").ifPresent { clearsOnBeginEditing = $0 }
    decoder.flag("adjustsFontSizeToFit").ifPresent { adjustsFontSizeToFitWidth = $0 }
    decoder.number("minimumFontSize").ifPresent { minimumFontSize = $0 }
    decoder.image("background").ifPresent { background = $0 }
    configureInputTraits(from: decoder)
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UITextField>.list([
      "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory,
      "adjustsFontSizeToFitWidth": \.adjustsFontSizeToFitWidth,
      "attributedPlaceholder": \.attributedPlaceholder, "attributedText": \.attributedText,
      "autocapitalizationType": \.autocapitalizationType,
      "autocorrectionType": \.autocorrectionType, "background": \.background,
      "borderStyle": \.borderStyle, "clearButtonMode": \.clearButtonMode,
      "clearsOnBeginEditing": \.clearsOnBeginEditing, "delegate": \.delegate,
      "enablesReturnKeyAutomatically": \.enablesReturnKeyAutomatically, "font": \.font,
      "inputAccessoryView": \.inputAccessoryView, "inputView": \.inputView,
      "isEditing": \.isEditing, "isSecureTextEntry": \.isSecureTextEntry,
      "keyboardAppearance": \.keyboardAppearance, "keyboardType": \.keyboardType,
      "leftView": \.leftView, "leftViewMode": \.leftViewMode,
      "minimumFontSize": \.minimumFontSize, "placeholder": \.placeholder,
      "returnKeyType": \.returnKeyType, "rightView": \.rightView,
      "rightViewMode": \.rightViewMode, "text": \.text, "textAlignment": \.textAlignment,
      "textColor": \.textColor,
    ])
  }
}

extension UITextField {
  /// What a text field's edge looks like.
  public enum BorderStyle: Int, Sendable {
    /// No edge at all.
    case none
    /// A thin line around the field.
    case line
    /// A sunken edge.
    case bezel
    /// A white field with round corners and a grey edge.
    case roundedRect
  }
}

extension UITextField {
  /// When a view at an end of a text field is shown.
  public enum ViewMode: Int, Sendable {
    /// It is never shown.
    case never
    /// It is shown while a person edits the text.
    case whileEditing
    /// It is shown while nobody edits the text.
    case unlessEditing
    /// It is always shown.
    case always

    /// Whether the rule allows for showing the view.
    func shows(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }
}

extension UITextField {
  /// Why editing of a text field ended.
  ///
  /// - Shape: One case; Apple TV, where a person can call editing off, has a second.
  public enum DidEndEditingReason: Int, Sendable {
    /// What was edited is to be kept.
    case committed
  }
}
