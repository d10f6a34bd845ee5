extension UIView {
  /// How content is fitted into a view when their sizes differ.
  ///
  /// - Shape: Three ways to scale, then nine positions of the unscaled content.
  public enum ContentMode: Int, Sendable {
    /// Stretched over the whole view.
    case scaleToFill
    /// As large as fits, in proportion.
    case scaleAspectFit
    /// As small as fills, in proportion.
    case scaleAspectFill
    /// Drawn again whenever the bounds change.
    case redraw
    /// In the middle.
    case center
    /// At the middle of the top edge.
    case top
    /// At the middle of the bottom edge.
    case bottom
    /// At the middle of the left edge.
    case left
    /// At the middle of the right edge.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight

    /// Returns where content of a size lies in a view's bounds.
    func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
      guard size.width > 0, size.height > 0 else { return bounds }
      let ratios = (bounds.width / size.width, bounds.height / size.height)
      switch self {
      case .scaleToFill, .redraw: return bounds
      case .scaleAspectFit: return scaled(size, by: min(ratios.0, ratios.1), in: bounds)
      case .scaleAspectFill: return scaled(size, by: max(ratios.0, ratios.1), in: bounds)
      default: return scaled(size, by: 1, in: bounds)
      }
    }

    private func scaled(_ size: CGSize, by factor: CGFloat, in bounds: CGRect) -> CGRect {
      let width = size.width * factor
      let height = size.height * factor
      let x =
        switch self {
        case .left, .topLeft, .bottomLeft: bounds.minX
        case .right, .topRight, .bottomRight: bounds.maxX - width
        default: bounds.midX - width / 2
        }
      let y =
        switch self {
        case .top, .topLeft, .topRight: bounds.minY
        case .bottom, .bottomLeft, .bottomRight: bounds.maxY - height
        default: bounds.midY - height / 2
        }
      return CGRect(x: x, y: y, width: width, height: height)
    }
  }
}
