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
    content.assign(text)
    textDidChange()
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

  /// Inserts text where the caret is, or in place of what is selected.
  package func type(_ string: String) {
    replace(clearsOnInsertion ? content.everything : content.selection, with: string)
  }

  /// Takes away what is selected, or the character before the caret.
  package func deleteBackwardByPerson() {
    if let range = clearsOnInsertion ? content.everything : content.deletion {
      replace(range, with: "")
    }
  }

  /// Whether the return key does anything.
  var canPressReturn: Bool { !enablesReturnKeyAutomatically || content.length > 0 }

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

  /// Moves the caret, or the end of the selection.
  package func moveCaret(_ step: CaretStep, extending: Bool) {
    changeSelection { $0.move(step, extending: extending) }
  }

  /// Selects all text.
  package func selectAllByPerson() {
    changeSelection { $0.select($0.everything) }
  }

  /// The text a person has selected.
  package var selectedText: String { content.selectedString }

  /// The position of the caret, or the range of what is selected, in UTF-16 units.
  package var selectedRange: NSRange { content.selection }

  /// Keeps the selected text for pasting; a field of dots gives nothing away.
  package func copyByPerson() {
    guard content.selection.length > 0, !isSecureTextEntry else { return }
    UIPasteboard.general.string = content.selectedString
  }

  /// Keeps the selected text for pasting and takes it away.
  package func cutByPerson() {
    guard content.selection.length > 0, !isSecureTextEntry else { return }
    copyByPerson()
    replace(content.selection, with: "")
  }

  /// Inserts what was copied.
  package func pasteByPerson() {
    if let string = UIPasteboard.general.string, !string.isEmpty { type(string) }
  }

  /// Where the caret can go in one step.
  package enum CaretStep {
    case backward, forward, beginning, end
  }

  // MARK: - Touches

  /// Begins to edit, or moves the caret; two taps select a word and three select everything.
  func touchDidEnd(_ touch: UITouch) {
    guard isFirstResponder else {
      becomeFirstResponder()
      return
    }
    let offset = offset(at: touch.location(in: self))
    changeSelection { content in
      switch touch.tapCount {
      case ...1: content.moveCaret(caretAt: offset)
      case 2: content.select(content.word(at: offset))
      default: content.select(content.everything)
      }
    }
  }

  // MARK: - Changes

  private func replace(_ range: NSRange, with string: String) {
    guard isFirstResponder else { return }
    let string = string.onOneLine
    let assignments = content.assignments
    guard mayChange(range, to: string), isFirstResponder else { return }
    let isSame = content.assignments == assignments
    content.replace(
      isSame ? range : content.selection, with: string, attributes: defaultTextAttributes)
    clearsOnInsertion = false
    noticeEdit()
  }

  private func changeSelection(_ change: (inout EditedText) -> Void) {
    guard isFirstResponder else { return }
    let former = content.selection
    change(&content)
    clearsOnInsertion = false
    Device.current.host.textDidChange()
    if content.selection != former { tellSelection() }
  }

  private func noticeEdit() {
    textDidChange()
    tellSelection()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  private func textDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    if isFirstResponder { Device.current.host.textDidChange() }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Whether the keyboard writes the next letter as a capital.
  var nextIsCapital: Bool {
    let before = content.stringBeforeSelection
    switch autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return before.last?.isWhitespace ?? true
    case .sentences:
      guard let last = before.last else { return true }
      let end = before.last { !$0.isWhitespace }
      return last.isWhitespace && (end.map { ".!?".contains($0) } ?? true)
    }
  }
}

extension String {
  /// The text with a space in place of each newline.
  fileprivate var onOneLine: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}
