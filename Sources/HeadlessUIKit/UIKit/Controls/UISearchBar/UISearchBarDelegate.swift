/// The object a search bar asks before it acts, and tells what a person did.
///
/// Every method may be left out; what is not answered is allowed.
///
///     shouldBeginEditing → textDidBeginEditing → shouldChangeTextIn → textDidChange …
///                        → searchButtonClicked or cancelButtonClicked
///                        → shouldEndEditing → textDidEndEditing
///
/// - Shape: Questions come before the change they are about, messages after it. Neither the search
///   key nor Cancel ends editing: resign the first responder to make the keyboard go.
/// - Units: Ranges count UTF-16 units, as `NSString` does.
/// - Differs: Put the conformance on the class that implements the methods. A subclass of it is
///   not heard, because Swift chooses the default when it compiles the conformance.
/// - Source: Apple, UIKit, "UISearchBarDelegate".
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns whether a person may begin to edit the text.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Tells the delegate that a person began to edit the text.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Tells the delegate that editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Tells the delegate that a person changed the text, or cleared it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Returns whether a range of the text may be replaced.
  ///
  /// A deletion replaces with nothing. The range counts UTF-16 units.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Tells the delegate that a person pressed the search key of the keyboard.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Tells the delegate that a person tapped Cancel.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Tells the delegate that a person chose another scope.
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Says that the method is not implemented: editing may begin.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    Device.current.conversation.notImplemented("shouldBeginEditing", by: self)
    return true
  }

  /// Says that the method is not implemented: nobody hears of the beginning.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    Device.current.conversation.notImplemented("textDidBeginEditing", by: self)
  }

  /// Says that the method is not implemented: editing may end.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    Device.current.conversation.notImplemented("shouldEndEditing", by: self)
    return true
  }

  /// Says that the method is not implemented: nobody hears of the end.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    Device.current.conversation.notImplemented("textDidEndEditing", by: self)
  }

  /// Says that the method is not implemented: nobody hears of the text.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    Device.current.conversation.notImplemented("textDidChange", by: self)
  }

  /// Says that the method is not implemented: every change is allowed.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    Device.current.conversation.notImplemented("shouldChangeText", by: self)
    return true
  }

  /// Says that the method is not implemented: the search key does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    Device.current.conversation.notImplemented("searchButtonClicked", by: self)
  }

  /// Says that the method is not implemented: Cancel does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    Device.current.conversation.notImplemented("cancelButtonClicked", by: self)
  }

  /// Says that the method is not implemented: nobody hears of the scope.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    Device.current.conversation.notImplemented("selectedScopeButtonIndexDidChange", by: self)
  }
}
