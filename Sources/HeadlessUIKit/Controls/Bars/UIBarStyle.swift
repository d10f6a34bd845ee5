/// How a bar looks.
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
