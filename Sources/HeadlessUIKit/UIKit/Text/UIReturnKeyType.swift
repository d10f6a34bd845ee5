/// What the return key of a keyboard says.
///
/// - Shape: One case a kind, numbered as UIKit numbers them.
/// - Units: None.
/// - Errors: None.
/// - Differs: The key says its word in English, whatever the device's language.
/// - Source: Apple, UIKit, "UIReturnKeyType".
public enum UIReturnKeyType: Int, Sendable {
  /// It says return.
  case `default`
  /// It says go.
  case go
  /// It says Google.
  case google
  /// It says join.
  case join
  /// It says next.
  case next
  /// It says route.
  case route
  /// It says search.
  case search
  /// It says send.
  case send
  /// It says Yahoo!.
  case yahoo
  /// It says done.
  case done
  /// It says emergency call.
  case emergencyCall
  /// It says continue.
  case `continue`
}

extension UIReturnKeyType {
  /// What the key says.
  var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google: "Google"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .search: "search"
    case .send: "send"
    case .yahoo: "Yahoo!"
    case .done: "done"
    case .emergencyCall: "emergency"
    case .continue: "continue"
    }
  }
}
