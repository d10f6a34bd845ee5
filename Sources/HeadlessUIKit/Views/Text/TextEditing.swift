/// Where the caret can go in one step.
package enum CaretStep {
  case backward, forward, beginning, end
  /// One line up or down; in text of one line, to its beginning or its end.
  case up, down
}

/// A view of UIKit's own that hears what a person types.
package protocol KeyboardTarget: UIView, UIKeyInput {
  /// Inserts text where the caret is, if the delegate has nothing against it.
  func type(_ string: String)
  /// Does what the delete key does.
  func deleteBackwardByPerson()
  /// Does what the return key does.
  func pressReturn()
  /// Moves the caret, or the end of the selection.
  func moveCaret(_ step: CaretStep, extending: Bool)
  /// Whether the return key does anything.
  var canPressReturn: Bool { get }
  /// The text before what is selected.
  var textBeforeSelection: Substring { get }
}

/// What a person does with the keyboard, to a field, a text view or a view of the program's own.
extension UIKeyInput {
  private var target: (any KeyboardTarget)? { self as? any KeyboardTarget }

  /// Inserts text where the caret is, if nobody has anything against it.
  package func type(_ string: String) {
    if let target { return target.type(string) }
    insertText(string)
    Device.current.viewHost?.textDidChange()
  }

  /// Does what the delete key does.
  package func deleteBackwardByPerson() {
    if let target { return target.deleteBackwardByPerson() }
    deleteBackward()
    Device.current.viewHost?.textDidChange()
  }

  /// Does what the return key does.
  package func pressReturn() {
    if let target { return target.pressReturn() }
    if canPressReturn { type("\n") }
  }

  /// Moves the caret, or the end of the selection; a view of the program's own has none.
  package func moveCaret(_ step: CaretStep, extending: Bool) {
    target?.moveCaret(step, extending: extending)
  }

  /// Whether the return key does anything.
  package var canPressReturn: Bool {
    target?.canPressReturn ?? (!enablesReturnKeyAutomatically || hasText)
  }

  /// Whether the keyboard writes the next letter as a capital.
  var nextIsCapital: Bool {
    target?.beginsWithCapital ?? (autocapitalizationType == .allCharacters)
  }
}

/// What fields and text views share: text with a caret, and a delegate that is asked about changes.
protocol TextEditing: KeyboardTarget, TextSelecting {
  var content: EditedText { get set }
  /// The attributes of what is typed where there is no text.
  var attributesOfNewText: [NSAttributedString.Key: Any] { get }
  /// Whether the delegate is being asked whether editing begins or ends.
  var isAsking: Bool { get set }
  /// Returns text as the view takes it.
  func accepted(_ string: String) -> String
  /// Asks the delegate.
  func mayChange(_ range: NSRange, to string: String) -> Bool
  /// Tells everybody that the text has changed.
  func noticeEdit()
  /// Tells everybody that the caret has moved.
  func tellSelection()
}

extension TextEditing {
  package func type(_ string: String) {
    guard isFirstResponder else { return }
    let string = accepted(string)
    guard mayChange(content.selection, to: string), isFirstResponder else { return }
    insertText(string)
  }

  package func deleteBackwardByPerson() {
    guard isFirstResponder else { return }
    let assignments = content.assignments
    if let range = content.deletion {
      guard mayChange(range, to: ""), isFirstResponder else { return }
    }
    // Text that the delegate assigned meanwhile stays as it is.
    if content.assignments == assignments { deleteBackward() } else { noticeEdit() }
  }

  /// Inserts text, whoever asks for it.
  func insert(_ string: String) {
    change(content.selection, to: accepted(string))
  }

  /// Deletes what is selected, or the character before the caret, whoever asks for it.
  func removeBackward() {
    if let range = content.deletion { change(range, to: "") }
  }

  /// Puts text in place of a range, and tells everybody.
  func change(_ range: NSRange, to string: String) {
    content.replace(range, with: string, attributes: attributesOfText(replacing: range))
    noticeEdit()
  }

  func attributesOfText(replacing range: NSRange) -> [NSAttributedString.Key: Any] {
    content.attributes(replacing: range) ?? attributesOfNewText
  }

  package func moveCaret(_ step: CaretStep, extending: Bool) {
    if isFirstResponder { changeSelection { $0.move(step, extending: extending) } }
  }

  func selectEverything() {
    if isFirstResponder { changeSelection { $0.select($0.everything) } }
  }

  package var textBeforeSelection: Substring { content.stringBeforeSelection }

  func copySelection() {
    guard content.selection.length > 0, !isSecureTextEntry else { return }
    UIPasteboard.general.string = content.selectedString
  }

  func cutSelection() {
    guard isFirstResponder, content.selection.length > 0, !isSecureTextEntry else { return }
    copySelection()
    guard mayChange(content.selection, to: ""), isFirstResponder else { return }
    change(content.selection, to: "")
  }

  func pasteCopied() {
    if let string = UIPasteboard.general.string, !string.isEmpty { type(string) }
  }

  package var canPressReturn: Bool { !enablesReturnKeyAutomatically || content.length > 0 }

  /// Moves the caret or selects, and tells the delegate if that changed anything.
  func changeSelection(_ change: (inout EditedText) -> Void) {
    let former = content.selection
    change(&content)
    setNeedsLayout()
    if isFirstResponder { Device.current.viewHost?.textDidChange() }
    guard content.selection != former else { return }
    tellSelection()
  }

  /// Moves the caret to where a finger was; two taps select a word, and three everything.
  func select(at offset: Int, tapCount: Int) {
    changeSelection { content in
      switch tapCount {
      case ...1: content.moveCaret(caretAt: offset)
      case 2: content.select(content.word(at: offset))
      default: content.select(content.everything)
      }
    }
  }

  /// Asks a question that is not asked again while the delegate thinks about it.
  func askOnce(_ question: () -> Bool) -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    return question()
  }

  /// What a question about a change says of it: `in {2, 0} to “a”`.
  func describeChange(_ range: NSRange, to string: String) -> String {
    let most = 20
    return "in {\(range.location), \(range.length)} to \u{201C}\(string.prefix(most))"
      + (string.dropFirst(most).isEmpty ? "\u{201D}" : "…\u{201D}")
  }
}

extension KeyboardTarget {
  /// Whether what is typed before the next letter makes it a capital.
  fileprivate var beginsWithCapital: Bool {
    let before = textBeforeSelection
    switch autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return before.last?.isWhitespace ?? true
    case .sentences:
      guard let last = before.last, !last.isNewline else { return true }
      let end = before.last { !$0.isWhitespace }
      return last.isWhitespace && (end.map { ".!?".contains($0) } ?? true)
    }
  }
}
