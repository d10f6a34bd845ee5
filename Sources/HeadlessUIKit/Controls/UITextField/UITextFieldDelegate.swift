/// The object a text field asks before it acts, and tells what a person did.
///
/// Every method may be left out; what is not answered is allowed.
///
///     shouldBeginEditing → didBeginEditing → shouldChangeCharacters … → shouldReturn
///                        → shouldEndEditing → didEndEditing
///
/// - Shape: Questions come before the change they are about, messages after it.
/// - Units: Ranges count UTF-16 units, as `NSString` does.
/// - Differs: Put the conformance on the class that implements the methods. A subclass of it is
///   not heard, because Swift chooses the default when it compiles the conformance.
/// - Unconfirmed: A delegate that knows both ways to be asked about a change, the one of iOS 26 with
///   several ranges and the older one, is asked in the newer way.
/// - Not asked: It takes a keyboard.
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether the field may become the first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Tells the delegate that the field became the first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether the field may cease to be the first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Tells the delegate that the field ceased to be the first responder.
  ///
  /// It may be told although it said no, when the field leaves its window or is forced.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Tells the delegate that the field ceased to be the first responder, and why.
  ///
  /// A delegate with this method is not told the other way.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Returns whether a range of the text may be replaced.
  ///
  /// A deletion replaces with nothing. The range counts UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Returns whether parts of the text may be replaced, each an `NSValue` with a range.
  ///
  /// A delegate with this method is not asked about one range. A field here has one selection, so
  /// there is one range.
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool

  /// Tells the delegate that a person moved the caret or selected other text.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns whether the clear button may take all text away.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Returns whether the return key does what it does by itself.
  ///
  /// The keyboard stays: resign the first responder to make it go.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Says that the method is not implemented: editing may begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    notImplemented(TextFieldMethod.shouldBeginEditing, answer: true)
  }

  /// Says that the method is not implemented: nobody hears of the beginning.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    notImplemented(TextFieldMethod.didBeginEditing)
  }

  /// Says that the method is not implemented: editing may end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    notImplemented(TextFieldMethod.shouldEndEditing, answer: true)
  }

  /// Says that the method is not implemented: nobody hears of the end.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    notImplemented(TextFieldMethod.didEndEditing)
  }

  /// Says that the method is not implemented: the one without a reason is told.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    notImplemented(TextFieldMethod.didEndEditingWithReason)
  }

  /// Says that the method is not implemented: every change is allowed.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    notImplemented(TextFieldMethod.shouldChangeCharacters, answer: true)
  }

  /// Says that the method is not implemented: the one about a single range is asked.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    notImplemented(TextFieldMethod.shouldChangeCharactersInRanges, answer: true)
  }

  /// Says that the method is not implemented: nobody hears of the selection.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    notImplemented(TextFieldMethod.didChangeSelection)
  }

  /// Says that the method is not implemented: the text may be cleared.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    notImplemented(TextFieldMethod.shouldClear, answer: true)
  }

  /// Says that the method is not implemented: return does what it does by itself.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    notImplemented(TextFieldMethod.shouldReturn, answer: true)
  }
}

/// The methods of a text field's delegate, as the conversation names them.
nonisolated enum TextFieldMethod: String, DelegateMethod {
  static let speaker = "textField"

  case shouldBeginEditing, didBeginEditing, shouldEndEditing, didEndEditing,
    didEndEditingWithReason = "didEndEditing(reason:)", shouldChangeCharacters,
    shouldChangeCharactersInRanges, didChangeSelection, shouldClear, shouldReturn
}
