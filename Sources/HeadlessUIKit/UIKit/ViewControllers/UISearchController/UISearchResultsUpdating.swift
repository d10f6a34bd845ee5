/// The object that shows other results when the text of a search changes.
///
/// - Shape: It is told when a search begins, with each change of the text or the scope, and with the
///   empty text when the search ends.
/// - Source: Apple, UIKit, "UISearchResultsUpdating".
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Tells the object to show the results for the text of the search bar.
  func updateSearchResults(for searchController: UISearchController)
}

/// The object that is told when a search begins and ends.
///
/// Every method may be left out.
///
///     willPresent → updateSearchResults → didPresent … willDismiss → updateSearchResults → didDismiss
///
/// - Differs: Put the conformance on the class that implements the methods. A subclass of it is not
///   heard, because Swift chooses the default when it compiles the conformance.
/// - Source: Apple, UIKit, "UISearchControllerDelegate".
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that a search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Tells the delegate that a search has begun, and what lies over the content is there.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Tells the delegate that a search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Tells the delegate that a search has ended, and nothing lies over the content.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Says that the method is not implemented: nobody hears of the beginning.
  public func willPresentSearchController(_ searchController: UISearchController) {
    Device.current.conversation.notImplemented("willPresentSearchController", by: self)
  }

  /// Says that the method is not implemented: nobody hears of the beginning.
  public func didPresentSearchController(_ searchController: UISearchController) {
    Device.current.conversation.notImplemented("didPresentSearchController", by: self)
  }

  /// Says that the method is not implemented: nobody hears of the end.
  public func willDismissSearchController(_ searchController: UISearchController) {
    Device.current.conversation.notImplemented("willDismissSearchController", by: self)
  }

  /// Says that the method is not implemented: nobody hears of the end.
  public func didDismissSearchController(_ searchController: UISearchController) {
    Device.current.conversation.notImplemented("didDismissSearchController", by: self)
  }
}
