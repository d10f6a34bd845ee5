/// What is posted when a field is edited, and what a person does to the text.
extension UITextField {
  /// Is posted by a field when editing has begun.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")

  /// Is posted by a field when a person has changed the text.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")

  /// Is posted by a field when editing has ended.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// Takes text that nobody edited.
  func assign(_ text: NSAttributedString) {
    let former = content.attributedString
    content.assign(text)
    if isFirstResponder || content.attributedString != former { textDidChange() }
  }

  /// Tells everybody that the field became the first responder.
  func begin() {
    guard isFirstResponder else { return }
    content.moveCaret(caretAt: content.length)
    setNeedsLayout()
    tellBegin()
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    if clearsOnBeginEditing, isFirstResponder { clearByPerson() }
  }

  /// Tells everybody that the field ceased to be the first responder.
  func end() {
    content.moveCaret(caretAt: content.length)
    setNeedsLayout()
    tellEnd()
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  // MARK: - Keys

  var attributesOfNewText: [NSAttributedString.Key: Any] { defaultTextAttributes }

  /// The text with a space in place of each newline.
  func accepted(_ string: String) -> String { string.onOneLine }

  /// Asks the delegate what return means, and does what it does by itself.
  package func pressReturn() {
    guard isFirstResponder, canPressReturn, mayReturn() else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends, isFirstResponder { resignFirstResponder() }
  }

  /// Takes all text away, if the delegate has nothing against it, and returns whether it did.
  @discardableResult
  func clearByPerson() -> Bool {
    guard content.length > 0, mayClear(), content.length > 0 else { return false }
    content.assign(NSAttributedString(string: ""))
    noticeEdit()
    return true
  }

  /// Does what the clear button does: the text goes, and a person goes on typing.
  func pressClear() {
    guard isEnabled, clearByPerson() else { return }
    becomeFirstResponder()
  }

  /// The position of the caret, or the range of what is selected, in UTF-16 units.
  package var selectedRange: NSRange { content.selection }

  // MARK: - Touches

  /// Begins to edit, or moves the caret; two taps select a word and three select everything.
  func touchDidEnd(_ touch: UITouch) {
    guard isFirstResponder else {
      becomeFirstResponder()
      return
    }
    select(at: offset(at: touch.location(in: self)), tapCount: touch.tapCount)
  }

  // MARK: - Changes

  /// Tells everybody that the text has changed.
  func noticeEdit() {
    textDidChange()
    tellSelection()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  private func textDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    if isFirstResponder { Device.current.viewHost?.textDidChange() }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension String {
  /// The text with a space in place of each newline.
  fileprivate var onOneLine: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}
