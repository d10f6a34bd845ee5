/// What a search bar asks and tells, each written down with its answer.
extension UISearchBar {
  func ask(
    _ name: String, _ subject: String = "", _ question: (any UISearchBarDelegate) -> Bool
  ) -> Bool {
    guard let delegate else { return true }
    return Device.current.conversation.ask(
      .init(part: "delegate", object: delegate), by: "searchBar", name, subject
    ) {
      question(delegate)
    } describing: {
      "\($0)"
    } ?? true
  }

  func tell(
    _ name: String, _ subject: String = "", _ message: (any UISearchBarDelegate) -> Void
  ) {
    guard let delegate else { return }
    Device.current.conversation.tell(
      .init(part: "delegate", object: delegate), by: "searchBar", name, subject
    ) {
      message(delegate)
    }
  }
}

/// Hears of the field for the bar it lies in.
final class SearchFieldObserver: NSObject, UITextFieldDelegate, InternalObserver {
  private weak let bar: UISearchBar?

  /// How much of what is typed stands in a line of the conversation.
  private static let mostCharacters = 20

  init(_ bar: UISearchBar) {
    self.bar = bar
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.ask("shouldBeginEditing") { $0.searchBarShouldBeginEditing(bar) }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.cancelButton.isEnabled = true
    bar.tell("textDidBeginEditing") { $0.searchBarTextDidBeginEditing(bar) }
    bar.searchController?.barDidBeginEditing()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.ask("shouldEndEditing") { $0.searchBarShouldEndEditing(bar) }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.cancelButton.isEnabled = bar.searchController != nil
    bar.tell("textDidEndEditing") { $0.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    let dots = string.count > Self.mostCharacters ? "…" : ""
    let subject =
      "in {\(range.location), \(range.length)} to "
      + "\u{201C}\(string.prefix(Self.mostCharacters))\(dots)\u{201D}"
    return bar.ask("shouldChangeText", subject) {
      $0.searchBar(bar, shouldChangeTextIn: range, replacementText: string)
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.tell("searchButtonClicked") { $0.searchBarSearchButtonClicked(bar) }
    if bar.searchController != nil { bar.resignFirstResponder() }
    return true
  }
}
