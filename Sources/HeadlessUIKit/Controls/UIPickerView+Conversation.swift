/// The questions a picker asks, each written down with its answer.
extension UIPickerView {
  private var conversation: Conversation { ApplicationState.current.conversation }

  func askNumberOfComponents() -> Int {
    guard let dataSource else { return 0 }
    return conversation.ask("dataSource", by: "picker", "numberOfComponents", "") {
      dataSource.numberOfComponents(in: self)
    } describing: {
      "\($0)"
    } ?? 0
  }

  func askNumberOfRows(_ component: Int) -> Int {
    guard let dataSource else { return 0 }
    let rows = conversation.ask("dataSource", by: "picker", "numberOfRows", "in \(component)") {
      dataSource.pickerView(self, numberOfRowsInComponent: component)
    } describing: {
      "\($0)"
    }
    return max(rows ?? 0, 0)
  }

  func askWidth(_ component: Int) -> CGFloat? {
    guard let delegate else { return nil }
    return conversation.ask("delegate", by: "picker", "width", "of \(component)") {
      delegate.pickerView(self, widthForComponent: component)
    } describing: {
      "\($0)"
    }
  }

  func askRowHeight(_ component: Int) -> CGFloat? {
    guard let delegate else { return nil }
    return conversation.ask("delegate", by: "picker", "rowHeight", "in \(component)") {
      delegate.pickerView(self, rowHeightForComponent: component)
    } describing: {
      "\($0)"
    }
  }

  func askView(_ row: Int, _ component: Int, reusing spare: UIView?) -> UIView? {
    guard let delegate else { return nil }
    return conversation.ask(
      "delegate", by: "picker", "viewForRow",
      "\(row) in \(component), reusing \(spare.map { "\(type(of: $0))" } ?? "nil")"
    ) {
      delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: spare)
    } describing: {
      "\(type(of: $0))"
    }
  }

  func askTitle(_ row: Int, _ component: Int) -> NSAttributedString? {
    guard let delegate else { return nil }
    let subject = "\(row) in \(component)"
    let styled = conversation.ask("delegate", by: "picker", "attributedTitleForRow", subject) {
      delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)
    } describing: {
      $0?.string ?? "nil"
    }
    if let styled = styled ?? nil { return styled }
    let plain = conversation.ask("delegate", by: "picker", "titleForRow", subject) {
      delegate.pickerView(self, titleForRow: row, forComponent: component)
    } describing: {
      $0 ?? "nil"
    }
    return (plain ?? nil).map { NSAttributedString(string: $0) }
  }

  func tellSelection(_ row: Int, _ component: Int) {
    guard let delegate else { return }
    conversation.tell("delegate", by: "picker", "didSelectRow", "\(row) in \(component)") {
      delegate.pickerView(self, didSelectRow: row, inComponent: component)
    }
  }
}
