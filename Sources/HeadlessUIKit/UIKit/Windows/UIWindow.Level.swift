extension UIWindow {
  /// How far in front a window lies.
  ///
  /// A window of a higher level covers every window of a lower one.
  ///
  /// - Unconfirmed: The numbers of `statusBar` and `alert` are observed, not documented.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height of the level; ordinary windows are at 0.
    public let rawValue: CGFloat

    /// Creates a level at a height of your own.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of an application's windows, 0.
    public static let normal = Level(rawValue: 0)

    /// The level of the status bar, 1000.
    public static let statusBar = Level(rawValue: 1000)

    /// The level of an alert, 2000.
    public static let alert = Level(rawValue: 2000)
  }
}
