/// What views raise an exception for.
enum ViewError: ExceptionCase {
  case subviewOfItself(AnyClass)
  case cycle(of: AnyClass, in: AnyClass)

  case infinitePosition(CGPoint, of: AnyClass)
  case infiniteTransform(CGAffineTransform, of: AnyClass)
  case infiniteBounds(CGRect, of: AnyClass)

  var exception: Exception {
    switch self {
    case .subviewOfItself(let type):
      .invalidArgument(
        "Can't add self as subview",
        help: "Look for addSubview(_:) where \(String(withArticle: type)) is added to itself.")
    case .cycle(let type, let superview):
      Exception(
        name: "CALayerInvalid", reason: "layer of a \(type) is a part of cycle in its layer tree",
        help:
          "Look for addSubview(_:) where it is added to \(String(withArticle: superview)) that lies "
          + "in it.")
    case .infinitePosition(let center, let type):
      Self.geometry("position contains NaN: [\(center.x) \(center.y)]", of: type)
    case .infiniteTransform(let transform, let type):
      Self.geometry(
        "transform contains NaN: \(NSCoder.string(for: transform))", of: type, set: "transform")
    case .infiniteBounds(let bounds, let type):
      Self.geometry(
        "bounds contains NaN: [\(bounds.origin.x) \(bounds.origin.y); "
          + "\(bounds.size.width) \(bounds.size.height)]", of: type)
    }
  }

  private static func geometry(
    _ fact: String, of type: AnyClass, set property: String = "frame"
  ) -> Exception {
    Exception(
      name: "CALayerInvalidGeometry", reason: "CALayer \(fact)",
      help: "Look for a division by zero where the \(property) of "
        + "\(String(withArticle: type)) is set.")
  }
}

/// What is said about views that are laid out without end.
enum ViewMessage: ConsoleMessage {
  case endlessLayout(AnyClass, count: Int)
  case endlessAdding(AnyClass, count: Int)

  var text: String {
    switch self {
    case .endlessLayout(let type, let count):
      "\(type): layoutSubviews() was called \(count) times in a row, because the view was marked "
        + "again each time. It is left as it is now. Look in layoutSubviews() for addSubview(_:), "
        + "setNeedsLayout() or a new size of the view itself, and in those of its subviews for a new "
        + "size of their own."
    case .endlessAdding(let type, let count):
      "\(type): \(count) views lie in one another, each added in layoutSubviews() of the one "
        + "before. The last one is not laid out any more. Add views in init, and give them their "
        + "frames in layoutSubviews()."
    }
  }
}
