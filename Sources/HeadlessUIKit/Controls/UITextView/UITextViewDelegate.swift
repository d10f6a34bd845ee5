/// The object a text view asks before it acts, and tells what a person did.
///
/// Every method may be left out; what is not answered is allowed. A text view scrolls, so its
/// delegate hears of scrolling too.
///
///     shouldBeginEditing → didBeginEditing → shouldChangeText → didChangeSelection → didChange …
///                        → shouldEndEditing → didEndEditing
///
/// - Shape: Questions come before the change they are about, messages after it.
/// - Units: Ranges count UTF-16 units, as `NSString` does.
/// - Differs: Put the conformance on the class that implements the methods. A subclass of it is
///   not heard, because Swift chooses the default when it compiles the conformance.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether the view may become the first responder.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Tells the delegate that the view became the first responder.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Returns whether the view may cease to be the first responder.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Tells the delegate that the view ceased to be the first responder.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns whether a range of the text may be replaced.
  ///
  /// A deletion replaces with nothing, and the return key with `"\n"`.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Tells the delegate that a person has changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// Tells the delegate that the caret has moved or other text is selected.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Says that the method is not implemented: editing may begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    notImplemented(TextViewMethod.shouldBeginEditing, answer: true)
  }

  /// Says that the method is not implemented: nobody hears of the beginning.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    notImplemented(TextViewMethod.didBeginEditing)
  }

  /// Says that the method is not implemented: editing may end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    notImplemented(TextViewMethod.shouldEndEditing, answer: true)
  }

  /// Says that the method is not implemented: nobody hears of the end.
  public func textViewDidEndEditing(_ textView: UITextView) {
    notImplemented(TextViewMethod.didEndEditing)
  }

  /// Says that the method is not implemented: every change is allowed.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    notImplemented(TextViewMethod.shouldChangeText, answer: true)
  }

  /// Says that the method is not implemented: nobody hears of the change.
  public func textViewDidChange(_ textView: UITextView) {
    notImplemented(TextViewMethod.didChange)
  }

  /// Says that the method is not implemented: nobody hears of the selection.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    notImplemented(TextViewMethod.didChangeSelection)
  }
}

/// The questions a text view asks, each written down with its answer.
extension UITextView {
  func mayBegin() -> Bool {
    askOnce { ask(.shouldBeginEditing) { $0.textViewShouldBeginEditing(self) } }
  }

  func mayEnd() -> Bool {
    askOnce { ask(.shouldEndEditing) { $0.textViewShouldEndEditing(self) } }
  }

  func mayChange(_ range: NSRange, to string: String) -> Bool {
    let subject = describeChange(range, to: string).replacingOccurrences(of: "\n", with: "↩")
    return ask(.shouldChangeText, subject) {
      $0.textView(self, shouldChangeTextIn: range, replacementText: string)
    }
  }

  func tellSelection() {
    tell(.didChangeSelection) { $0.textViewDidChangeSelection(self) }
  }

  private func ask(
    _ method: TextViewMethod, _ subject: String = "", _ question: (any UITextViewDelegate) -> Bool
  ) -> Bool {
    Device.current.conversation.ask(delegate, method, subject, question) ?? true
  }

  func tell(_ method: TextViewMethod, _ message: (any UITextViewDelegate) -> Void) {
    Device.current.conversation.tell(delegate, method, "", message)
  }
}

/// The methods of a text view's delegate, as the conversation names them.
nonisolated enum TextViewMethod: String, DelegateMethod {
  static let speaker = "textView"

  case shouldBeginEditing, didBeginEditing, shouldEndEditing, didEndEditing, shouldChangeText,
    didChange, didChangeSelection
}
