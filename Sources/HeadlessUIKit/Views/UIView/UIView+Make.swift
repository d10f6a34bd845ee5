/// Views of classes that are known by their metatypes, as a collection view makes its cells.
///
/// The metatype is read as that of a class that requires `init(frame:)`; see ``MethodTable``.
extension UIView {
  /// Makes a view of a class, which has to be one of views, by its `init(frame:)`.
  package static func make(_ type: AnyClass, frame: CGRect) -> UIView {
    MethodTable.require(RequiringFrame.isKnown, toMake: type)
    return RequiringFrame.make(type, frame)
  }
}

/// The class as which the metatype of a view is read.
private class RequiringFrame: UIView {
  /// Whether the initializer lies where this class has it.
  static let isKnown = MethodTable.haveSamePlaces(
    (PlainFrame.self, OtherPlainFrame.self), (RequiringFrame.self, OtherRequiringFrame.self),
    behind: nil)

  required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  // Optimized, this would call the initializer of this class. What it returns is a view of the class
  // that was asked for: no member of `RequiringFrame` may be used.
  @inline(never) @_optimize(none)
  static func make(_ type: AnyClass, _ frame: CGRect) -> UIView {
    unsafeBitCast(type, to: RequiringFrame.Type.self).init(frame: frame)
  }
}

private final class OtherRequiringFrame: RequiringFrame {
  required init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

private class PlainFrame: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

private final class OtherPlainFrame: PlainFrame {
  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}
