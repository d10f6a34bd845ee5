/// The questions a field asks, each written down with its answer.
extension UITextField {
  /// How much of what is typed stands in a line of the conversation.
  private static let mostCharacters = 20

  func mayBegin() -> Bool {
    asked { ask("shouldBeginEditing") { $0.textFieldShouldBeginEditing(self) } }
  }

  func mayEnd() -> Bool {
    asked { ask("shouldEndEditing") { $0.textFieldShouldEndEditing(self) } }
  }

  func mayReturn() -> Bool {
    ask("shouldReturn") { $0.textFieldShouldReturn(self) }
  }

  func mayClear() -> Bool {
    ask("shouldClear") { $0.textFieldShouldClear(self) }
  }

  func mayChange(_ range: NSRange, to string: String) -> Bool {
    let shown = string.prefix(Self.mostCharacters)
    let subject =
      "in {\(range.location), \(range.length)} to \u{201C}\(shown)"
      + (shown.endIndex < string.endIndex ? "…\u{201D}" : "\u{201D}")
    let ranges = [NSValue(range: range)]
    return answer("shouldChangeCharactersInRanges", subject) {
      $0.textField(self, shouldChangeCharactersInRanges: ranges, replacementString: string)
    }
      ?? ask("shouldChangeCharacters", subject) {
        $0.textField(self, shouldChangeCharactersIn: range, replacementString: string)
      }
  }

  func tellBegin() {
    tell("didBeginEditing") { $0.textFieldDidBeginEditing(self) }
  }

  func tellEnd() {
    let isHeard = tell("didEndEditing(reason:)", "committed") {
      $0.textFieldDidEndEditing(self, reason: .committed)
    }
    if !isHeard { tell("didEndEditing") { $0.textFieldDidEndEditing(self) } }
  }

  func tellSelection() {
    tell("didChangeSelection") { $0.textFieldDidChangeSelection(self) }
  }

  /// Asks a question that is not asked again while the delegate thinks about it.
  private func asked(_ question: () -> Bool) -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    return question()
  }

  private func ask(
    _ name: String, _ subject: String = "", _ question: (any UITextFieldDelegate) -> Bool
  ) -> Bool {
    answer(name, subject, question) ?? true
  }

  /// Returns what the delegate answers, or nil if nobody does.
  private func answer(
    _ name: String, _ subject: String, _ question: (any UITextFieldDelegate) -> Bool
  ) -> Bool? {
    guard let delegate else { return nil }
    return Device.current.conversation.ask(
      .init(part: "delegate", object: delegate), by: "textField", name, subject
    ) {
      question(delegate)
    } describing: {
      "\($0)"
    }
  }

  @discardableResult
  private func tell(
    _ name: String, _ subject: String = "", _ message: (any UITextFieldDelegate) -> Void
  ) -> Bool {
    guard let delegate else { return false }
    return Device.current.conversation.tell(
      .init(part: "delegate", object: delegate), by: "textField", name, subject
    ) {
      message(delegate)
    }
  }
}
