/// Cells of classes that are known by their metatypes.
///
/// They are made as objects are, by the place of an initializer in a table of methods. A class
/// without properties has its initializers right behind what `UIView` has. So cells and headers
/// inherit theirs from ``_ReusableView``, and the metatype is read as that of `RequiringView`.
extension UITableViewCell {
  /// Makes a cell of a class, which has to be one of cells.
  static func make(
    _ type: AnyClass, style: CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell {
    MethodTable.require(RequiringView.isKnown, toMake: type)
    // The optimizer believes that a cast from one class to the other fails.
    return unsafeBitCast(
      RequiringView.make(type, style, reuseIdentifier), to: UITableViewCell.self)
  }
}

/// Headers and footers, which are made as cells are.
extension UITableViewHeaderFooterView {
  /// Makes a header or footer of a class, which has to be one of them.
  static func make(_ type: AnyClass, _ identifier: String) -> UITableViewHeaderFooterView {
    MethodTable.require(RequiringView.isKnown, toMake: type)
    return unsafeBitCast(
      RequiringView.make(type, identifier), to: UITableViewHeaderFooterView.self)
  }
}

/// The class that cells and headers have their initializers from; it must not have properties.
open class _ReusableView: UIView {
  /// Creates a cell.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
  }

  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 28))
  }

  /// Creates the view a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The class as which the metatype of a cell or a header is read.
private class RequiringView: UIView {
  /// Whether the initializers lie where this class has them.
  static let isKnown = MethodTable.haveSamePlaces(
    (_ReusableView.self, OtherReusableView.self), (RequiringView.self, OtherRequiringView.self),
    behind: UIView.self)

  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
  }

  required init(reuseIdentifier: String?) {
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  // Optimized, these would call the initializers of this class.
  @inline(never) @_optimize(none)
  static func make(
    _ type: AnyClass, _ style: UITableViewCell.CellStyle, _ identifier: String?
  ) -> RequiringView {
    unsafeBitCast(type, to: RequiringView.Type.self)
      .init(style: style, reuseIdentifier: identifier)
  }

  @inline(never) @_optimize(none)
  static func make(_ type: AnyClass, _ identifier: String) -> RequiringView {
    unsafeBitCast(type, to: RequiringView.Type.self).init(reuseIdentifier: identifier)
  }
}

private final class OtherRequiringView: RequiringView {
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

private final class OtherReusableView: _ReusableView {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}
