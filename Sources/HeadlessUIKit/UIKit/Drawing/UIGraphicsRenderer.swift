/// What makes something out of drawing; a ``UIGraphicsImageRenderer`` makes images.
///
/// - Shape: The bounds that are drawn in, and a format.
/// - Units: Points.
/// - Source: Apple, UIKit, "UIGraphicsRenderer".
open class UIGraphicsRenderer: NSObject {
  /// The bounds that are drawn in.
  let bounds: CGRect

  /// How it is drawn.
  open var format: UIGraphicsRendererFormat { ownFormat }
  private let ownFormat: UIGraphicsRendererFormat

  /// Whether images can be made.
  open var allowsImageOutput: Bool { true }

  /// Creates a renderer that draws in bounds.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Creates a renderer that draws in bounds as a format says.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    (self.bounds, ownFormat) = (bounds, format.copied())
    ownFormat.ownBounds = bounds
  }
}

/// How a renderer draws.
///
/// - Source: Apple, UIKit, "UIGraphicsRendererFormat".
open class UIGraphicsRendererFormat: NSObject {
  /// The bounds of the renderer that draws with the format.
  open var bounds: CGRect { ownBounds }
  fileprivate(set) var ownBounds = CGRect.zero

  /// Creates a format with what is usual.
  public override required init() {
    super.init()
  }

  /// Returns a format of its own that is the same: a renderer keeps what it was made with.
  func copied() -> Self { Self() }

  /// Creates a format with what is usual on the device.
  open class func `default`() -> Self { Self() }

  /// Creates a format with what suits the device best.
  open class func preferred() -> Self { Self() }
}

/// What a renderer's closure draws into.
///
/// - Source: Apple, UIKit, "UIGraphicsRendererContext".
open class UIGraphicsRendererContext: NSObject {
  /// What is drawn into; inside the closure it is the current context.
  open var cgContext: CGContext { context }
  private let context: CGContext

  /// How it is drawn.
  open var format: UIGraphicsRendererFormat { ownFormat }
  private let ownFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    (self.context, ownFormat) = (context, format)
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) {
    context.fill(rect)
  }

  /// Draws along the edge of a rectangle, inside of it, with the stroke colour.
  open func stroke(_ rect: CGRect) {
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Has nothing drawn outside of a rectangle from now on.
  open func clip(to rect: CGRect) {
    context.clip(to: rect)
  }
}
