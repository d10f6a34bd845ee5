/// A view of several lines of text that a person can scroll and edit.
///
///     ┌──────────────────┐
///     │ textContainerInset
///     │  Dear Anna,      │
///     │  the soup was▏   │
///     └──────────────────┘
///
/// A touch makes the view the first responder, the keyboard comes, and what is typed changes the
/// text. The return key begins a new line. The view asks its ``delegate`` before each step. It is
/// no control and sends no events.
///
/// - Shape: Lines are broken between words at the width of the view. While
///   ``UIScrollView/isScrollEnabled`` is true the view has no size of its own; otherwise it is as
///   high as its text.
/// - Units: Points; ranges of text count UTF-16 units.
/// - Errors: Assigning text tells the delegate nothing. A range that the text does not have is
///   shortened. While the view asks whether editing begins or ends, it does not begin or end.
/// - Differs: There is no menu to cut, copy and paste with; a person uses the keys of a hardware
///   keyboard for it. A link looks like one, and a tap on it does nothing. A view that cannot be
///   edited does not become the first responder.
/// - Unconfirmed: The order of selection, change and notification, which is this one. Assigned text
///   moves the caret to its end, of which nobody is told.
/// - Source: Apple, UIKit, "UITextView", "UITextViewDelegate" and the header for the defaults.
/// - Asked: D46, D47, D48, D49, D50, D51.
open class UITextView: UIScrollView, TextEditing {
  /// The object that is asked before the view acts; it is the scroll view's delegate as well.
  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  /// The text; assigning nil leaves none.
  open var text: String! {
    get { content.string }
    set { assign(NSAttributedString(string: newValue ?? "", attributes: attributesOfNewText)) }
  }

  /// The text with its attributes; assigning nil leaves none.
  ///
  /// The view's font, colour and alignment become those of the first character.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: content.attributedString) }
    set {
      let text = newValue ?? NSAttributedString(string: "")
      if text.length > 0 {
        let first = text.attributes(at: 0, effectiveRange: nil)
        ownFont = first[.font] as? UIFont ?? ownFont
        ownColor = first[.foregroundColor] as? UIColor ?? ownColor
        let style = first[.paragraphStyle] as? NSParagraphStyle
        ownAlignment = style?.alignment ?? ownAlignment
      }
      assign(text)
    }
  }

  /// The font; what is assigned counts for all of the text.
  ///
  /// Nil is the system's in 12 points.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue
      restyle { $0.give(.font, newValue) }
    }
  }

  /// The colour; what is assigned counts for all of the text.
  ///
  /// Nil is the system's.
  open var textColor: UIColor? {
    get { ownColor }
    set {
      ownColor = newValue
      restyle { $0.give(.foregroundColor, newValue) }
    }
  }

  /// Where the lines stand.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      ownAlignment = newValue
      restyle { $0.changeParagraphStyles { $0.alignment = newValue } }
    }
  }

  /// Whether a person can change the text.
  open var isEditable = true {
    didSet { if !isEditable, isFirstResponder { resignFirstResponder() } }
  }

  /// Whether a person can select text.
  open var isSelectable = true

  /// The position of the caret, or the range of what is selected.
  open var selectedRange: NSRange {
    get { content.selection }
    set { changeSelection { $0.select(newValue) } }
  }

  /// How many edits are under way that lie in each other.
  private var changesInProgress = 0

  /// The room between the edges of the view and the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      textContainerInset = textContainerInset.finite
      if textContainerInset != oldValue { textDidChange() }
    }
  }

  /// The area the lines stand in.
  open var textContainer: NSTextContainer { container }

  /// Whether there is any text.
  open var hasText: Bool { content.length > 0 }

  /// Whether the font follows the size of text a person chooses in Settings.
  ///
  /// It does if it comes from `preferredFont(forTextStyle:)` or ``UIFontMetrics``.
  open var adjustsFontForContentSizeCategory = false { didSet { adoptContentSize() } }

  override func adoptContentSize() {
    guard adjustsFontForContentSizeCategory, let adopted = font?.adopted, adopted != font
    else { return }
    font = adopted
  }

  /// The view shown in place of the keyboard; nil stands for the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view shown on top of the keyboard.
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

  /// Whether the text is secret; a text view shows it all the same.
  open var isSecureTextEntry = false

  // MARK: - State

  var content = EditedText()
  var isAsking = false
  var layoutCache: TextLines?
  private var ownFont: UIFont?
  private var ownColor: UIColor?
  private var ownAlignment = NSTextAlignment.natural
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  private let container: NSTextContainer

  /// Creates a view without text, whose lines stand in an area or in one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view without text.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates the view a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    container = NSTextContainer()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    if backgroundColor == nil {
      backgroundColor = .systemBackground
    }
    container.changed = { [weak self] in self?.textDidChange() }
  }

  /// The text with the caret at its end, which nobody edited.
  private func assign(_ text: NSAttributedString) {
    let former = content.attributedString
    content.assign(text)
    if isFirstResponder || content.attributedString != former { textDidChange() }
  }

  /// Changes the attributes of all text.
  private func restyle(_ change: (NSMutableAttributedString) -> Void) {
    let former = content.attributedString
    content.edit(change)
    if content.attributedString != former || former.length == 0 { textDidChange() }
  }

  /// The looks of what is typed where there is no text.
  var attributesOfNewText: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let ownFont { attributes[.font] = ownFont }
    if let ownColor { attributes[.foregroundColor] = ownColor }
    return attributes
  }

  func accepted(_ string: String) -> String { string }

  // MARK: - First responder

  override var textInDescription: String? { text ?? "" }

  /// A view can become the first responder while it can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable && isUserInteractionEnabled }

  /// Asks the delegate, becomes the first responder, and begins to be edited.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder else { return false }
    return FirstResponders.current.change(self) {
      guard mayBegin(), super.becomeFirstResponder() else { return false }
      if isFirstResponder {
        tell(.didBeginEditing) { $0.textViewDidBeginEditing(self) }
        post(Self.textDidBeginEditingNotification)
      }
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
    tell(.didEndEditing) { $0.textViewDidEndEditing(self) }
    post(Self.textDidEndEditingNotification)
    return true
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Begins to edit where the finger was lifted, or moves the caret there.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, isEditable,
      point(inside: touch.location(in: self), with: event)
    else { return }
    let offset = offset(at: touch.location(in: self))
    guard isFirstResponder else {
      if becomeFirstResponder() { changeSelection { $0.moveCaret(caretAt: offset) } }
      return
    }
    guard isSelectable else { return }
    select(at: offset, tapCount: touch.tapCount)
  }

  // MARK: - Keys

  /// Begins a new line, if the delegate has nothing against it.
  package func pressReturn() {
    if canPressReturn { type("\n") }
  }

  /// Moves the caret by a step, or the end of the selection.
  package func moveCaret(_ step: CaretStep, extending: Bool) {
    guard isFirstResponder else { return }
    let target: Int? =
      switch step {
      case .up: offset(beside: content.head, lines: -1)
      case .down: offset(beside: content.head, lines: 1)
      default: nil
      }
    changeSelection { content in
      if let target {
        content.moveHead(to: target, extending: extending)
      } else {
        content.move(step, extending: extending)
      }
    }
    scrollRangeToVisible(content.selection)
  }

  func noticeEdit() {
    textDidChange()
    if isFirstResponder { Device.current.viewHost?.textDidChange() }
    scrollRangeToVisible(content.selection)
    tellSelection()
    changesInProgress += 1
    defer { changesInProgress -= 1 }
    guard changesInProgress < Self.mostChangesWithinEachOther else {
      TextViewMistake.endlessChanges(count: changesInProgress).stop()
    }
    tell(.didChange) { $0.textViewDidChange(self) }
    post(Self.textDidChangeNotification)
  }

  /// How many edits lie in each other before the program is stopped: the text grows with each, and takes
  /// ever longer.
  private static let mostChangesWithinEachOther = 200

  // MARK: - Text input

  /// Inserts text where the caret is; the delegate is not asked.
  ///
  /// What a person types comes this way too, after the delegate was asked.
  open func insertText(_ text: String) { insert(text) }

  /// Takes away what is selected, or the character before the caret; the delegate is not asked.
  ///
  /// The delete key comes this way too, and does so even if there is nothing to delete.
  open func deleteBackward() { removeBackward() }

  // MARK: - Layout

  /// Scrolls as little as needed to show a range of the text.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard isScrollEnabled, !bounds.isEmpty else { return }
    let location = min(max(range.location, 0), content.length)
    let length = min(max(range.length, 0), content.length - location)
    let (start, end) = (caretRect(at: location), caretRect(at: location + length))
    let room = bounds.height - contentInset.top - contentInset.bottom
    let rect = start.union(end)
    let shown = rect.height > room ? end : rect
    var offset = contentOffset
    let top = shown.minY <= textContainerInset.top ? 0 : shown.minY
    let isLast = shown.maxY >= contentSize.height - textContainerInset.bottom - 0.5
    let bottom = isLast ? contentSize.height : shown.maxY
    if top < offset.y + contentInset.top { offset.y = top - contentInset.top }
    if bottom > offset.y + bounds.height - contentInset.bottom {
      offset.y = bottom - bounds.height + contentInset.bottom
    }
    if offset != contentOffset { setContentOffset(offset, animated: false) }
  }

  /// The size of the text while the view does not scroll; otherwise there is none.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  /// Whether a person can scroll; a view that does not is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Returns the size the text takes in a width; a width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(in: size.width) }

  /// Breaks the lines at the width there is.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentSize()
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    drawLines(in: &recorder)
  }

  package override var automationType: AutomationType { .textView }

  package override var enteredText: String? { content.string }

  override var defaultAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(isElement: true, value: content.string)
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    decoder.font().ifPresent { font = $0 }
    decoder.color("textColor").ifPresent { textColor = $0 }
    decoder.choice("textAlignment", NibDecoder.alignments).ifPresent { textAlignment = $0 }
    decoder.text("text").ifPresent { text = $0 }
    decoder.attributedText("attributedText").ifPresent { attributedText = $0 }
    decoder.flag("editable").ifPresent { isEditable = $0 }
    decoder.flag("selectable").ifPresent { isSelectable = $0 }
    configureInputTraits(from: decoder)
    content.moveCaret(caretAt: 0)
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UITextView>.list([
      "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory,
      "attributedText": \.attributedText, "autocapitalizationType": \.autocapitalizationType,
      "autocorrectionType": \.autocorrectionType, "delegate": \.delegate, "font": \.font,
      "inputAccessoryView": \.inputAccessoryView, "inputView": \.inputView,
      "isEditable": \.isEditable, "isSelectable": \.isSelectable, "keyboardType": \.keyboardType,
      "returnKeyType": \.returnKeyType, "selectedRange": \.selectedRange, "text": \.text,
      "textAlignment": \.textAlignment, "textColor": \.textColor,
      "textContainerInset": \.textContainerInset,
    ])
  }
}

extension NSMutableAttributedString {
  /// Gives all text an attribute; nil takes it away.
  fileprivate func give(_ key: Key, _ value: Any?) {
    let everything = NSRange(location: 0, length: length)
    if let value {
      addAttribute(key, value: value, range: everything)
    } else {
      removeAttribute(key, range: everything)
    }
  }
}

/// What is posted when the text of a view is edited.
extension UITextView {
  /// Is posted by a text view when editing has begun.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")

  /// Is posted by a text view when a person has changed the text.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")

  /// Is posted by a text view when editing has ended.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
}

/// The area that lines of text stand in.
///
/// - Units: Points.
/// - Differs: A text view makes one, and gives it its size.
open class NSTextContainer: NSObject {
  /// The room left and right of each line.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }

  var changed: () -> Void = {}

  /// Creates an area with room left and right.
  public override init() {
    super.init()
  }
}
