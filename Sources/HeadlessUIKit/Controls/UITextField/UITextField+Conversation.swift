/// The questions a field asks, each written down with its answer.
extension UITextField {
  func mayBegin() -> Bool {
    askOnce { ask(.shouldBeginEditing) { $0.textFieldShouldBeginEditing(self) } }
  }

  func mayEnd() -> Bool {
    askOnce { ask(.shouldEndEditing) { $0.textFieldShouldEndEditing(self) } }
  }

  func mayReturn() -> Bool {
    ask(.shouldReturn) { $0.textFieldShouldReturn(self) }
  }

  func mayClear() -> Bool {
    ask(.shouldClear) { $0.textFieldShouldClear(self) }
  }

  func mayChange(_ range: NSRange, to string: String) -> Bool {
    let subject = describeChange(range, to: string)
    let ranges = [NSValue(range: range)]
    return answer(.shouldChangeCharactersInRanges, subject) {
      $0.textField(self, shouldChangeCharactersInRanges: ranges, replacementString: string)
    }
      ?? ask(.shouldChangeCharacters, subject) {
        $0.textField(self, shouldChangeCharactersIn: range, replacementString: string)
      }
  }

  func tellBegin() {
    tell(.didBeginEditing) { $0.textFieldDidBeginEditing(self) }
  }

  func tellEnd() {
    let isHeard = tell(.didEndEditingWithReason, "committed") {
      $0.textFieldDidEndEditing(self, reason: .committed)
    }
    if !isHeard { tell(.didEndEditing) { $0.textFieldDidEndEditing(self) } }
  }

  func tellSelection() {
    tell(.didChangeSelection) { $0.textFieldDidChangeSelection(self) }
  }

  private func ask(
    _ method: TextFieldMethod, _ subject: String = "", _ question: (any UITextFieldDelegate) -> Bool
  ) -> Bool {
    answer(method, subject, question) ?? true
  }

  /// Returns what the delegate answers, or nil if nobody does.
  private func answer(
    _ method: TextFieldMethod, _ subject: String, _ question: (any UITextFieldDelegate) -> Bool
  ) -> Bool? {
    Device.current.conversation.ask(delegate, method, subject, question)
  }

  @discardableResult
  private func tell(
    _ method: TextFieldMethod, _ subject: String = "", _ message: (any UITextFieldDelegate) -> Void
  ) -> Bool {
    Device.current.conversation.tell(delegate, method, subject, message)
  }
}
