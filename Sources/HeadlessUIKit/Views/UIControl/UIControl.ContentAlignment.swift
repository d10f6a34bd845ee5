extension UIControl {
  /// Where the content of a control stands between the top and the bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// From the top to the bottom.
    case fill
  }

  /// Where the content of a control stands between the left and the right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// From the left to the right.
    case fill
    /// Where lines of the language begin; here, at the left.
    case leading
    /// Where lines of the language end; here, at the right.
    case trailing
  }

  /// Where the content stands between the left and the right, without leading and trailing.
  var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    default: contentHorizontalAlignment
    }
  }
}
