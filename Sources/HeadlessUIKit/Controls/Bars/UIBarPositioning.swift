/// A bar that knows where it lies.
///
/// - Source: Apple, UIKit, "UIBarPositioning".
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar lies.
  var barPosition: UIBarPosition { get }
}

/// Where a bar lies.
///
/// - Source: Apple, UIKit, "UIBarPosition".
public enum UIBarPosition: Int, Sendable {
  /// Not said.
  case any
  /// At the bottom of what it belongs to.
  case bottom
  /// At the top of what it belongs to.
  case top
  /// At the top of the screen, with its ground reaching behind the status bar.
  case topAttached
}

/// How a bar looks.
///
/// - Source: Apple, UIKit, "UIBarStyle".
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default`
  /// Dark.
  case black
}

/// A bar that shows items, and hears when they change.
protocol ItemBar: AnyObject {
  /// Brings the view of an item up to date.
  func itemDidChange(_ item: UIBarButtonItem)

  /// Lets go of an item that another bar shows from now on.
  func giveUp(_ item: UIBarButtonItem, for other: any ItemBar)
}
