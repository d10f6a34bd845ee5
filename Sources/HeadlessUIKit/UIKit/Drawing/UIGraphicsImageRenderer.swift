/// Draws images.
///
///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60))
///     let dot = renderer.image { context in
///       UIColor.systemRed.setFill()
///       context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 60, height: 60))
///     }
///
/// - Shape: The closure draws as `draw(_:)` of a view does. One renderer can draw many images.
/// - Units: Points; the format says how many pixels a point is wide.
/// - Errors: A size without an area gives an image without a size, and is reported.
/// - Differs: An image keeps what was drawn, not pixels, so it is sharp in every size; there is no
///   data of it.
/// - Source: Apple, UIKit, "UIGraphicsImageRenderer".
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Creates a renderer for images of a size.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .preferred())
  }

  /// Creates a renderer for images of a size, as a format says.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of the size of bounds, whose origin need not be zero.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.preferred())
  }

  /// Creates a renderer for images of the size of bounds, as a format says.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Returns the image that a closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = format as? UIGraphicsImageRendererFormat ?? .preferred()
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite
    else {
      DrawingMessage.noArea(bounds.size).report()
      return UIImage()
    }
    let context = CGContext(bounds: bounds, isOpaque: format.opaque)
    let imageContext = UIGraphicsImageRendererContext(context, format)
    context.draw { actions(imageContext) }
    return UIImage(drawnIn: context, scale: format.shownScale)
  }
}

/// How an image is drawn.
///
/// - Source: Apple, UIKit, "UIGraphicsImageRendererFormat".
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The pixels along one point; 0 stands for those of the screen.
  open var scale: CGFloat = Device.current.screen.scale

  /// Whether the image is opaque, and black where nothing is drawn.
  open var opaque = false

  override func copied() -> Self {
    let copy = super.copied()
    (copy.scale, copy.opaque) = (scale, opaque)
    return copy
  }

  fileprivate var shownScale: CGFloat { scale == 0 ? Device.current.screen.scale : scale }
}

/// What draws an image.
///
/// - Source: Apple, UIKit, "UIGraphicsImageRendererContext".
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What was drawn so far, as an image.
  open var currentImage: UIImage {
    UIImage(
      drawnIn: cgContext, scale: (format as? UIGraphicsImageRendererFormat)?.shownScale ?? 1)
  }
}
