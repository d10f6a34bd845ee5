/// Cells of classes that are known by their metatypes.
///
/// Swift calls an initializer through a metatype only where it is `required`, and a device's
/// subclasses need not say so. The metatype of a class holds the places of its properties before
/// its methods, and begins with those of the superclass. So a class without properties has its first
/// initializer right behind what `UIView` has: ``_CellInit``, which all cells inherit from, and
/// ``_RequiringCellInit``, as which the metatype is read.
extension UITableViewCell {
  /// Makes a cell of a class, which has to be one of cells.
  static func make(
    _ type: AnyClass, style: CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell {
    let requiring = unsafeBitCast(type, to: _RequiringCellInit.Type.self)
    let cell = requiring.init(style: style, reuseIdentifier: reuseIdentifier)
    // The optimizer believes that a cast from one class to the other fails.
    return unsafeBitCast(cell, to: UITableViewCell.self)
  }
}

/// Headers and footers, which are made as cells are.
extension UITableViewHeaderFooterView {
  /// Makes a header or footer of a class, which has to be one of them.
  static func make(_ type: AnyClass, _ identifier: String) -> UITableViewHeaderFooterView {
    let requiring = unsafeBitCast(type, to: _RequiringHeaderInit.Type.self)
    let view = requiring.init(reuseIdentifier: identifier)
    return unsafeBitCast(view, to: UITableViewHeaderFooterView.self)
  }
}

/// The class that cells have their initializer from; it must not have properties.
open class _CellInit: UIView {
  override class func makeProxy() -> NSObject {
    UITableViewCell.make(self, style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
  }

  /// Creates the cell a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The class that headers and footers have their initializer from; it must not have properties.
open class _HeaderInit: UIView {
  override class func makeProxy() -> NSObject { UITableViewHeaderFooterView.make(self, "") }

  /// Creates a header.
  public init(reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 28))
  }

  /// Creates the header a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The class whose table of methods is read for cells; open, so that the compiler looks into it.
open class _RequiringCellInit: UIView {
  /// Creates a cell.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
  }

  /// Creates nothing.
  public required init?(coder: NSCoder) { nil }
}

/// The class whose table of methods is read for headers and footers.
open class _RequiringHeaderInit: UIView {
  /// Creates a header.
  public required init(reuseIdentifier: String?) {
    super.init(frame: .zero)
  }

  /// Creates nothing.
  public required init?(coder: NSCoder) { nil }
}
