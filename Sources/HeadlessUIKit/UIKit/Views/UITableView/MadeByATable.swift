/// What cells, headers and footers have in common: a table view makes them of a class it was given.
///
/// Swift calls an initializer through a metatype only where it is `required`, and the subclasses of
/// a device's programs need not say so. But the initializer has the same place in the table of
/// methods of each subclass, so the metatype is read as that of a class that requires it. The table
/// of a class begins behind what the class stores, so these classes store nothing.
extension UITableViewCell {
  /// Makes a cell of a class that is known by its metatype.
  static func make(
    _ type: AnyClass, style: CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell? {
    let requiring = unsafeBitCast(type, to: _RequiringCellInit.Type.self)
    return requiring.init(style: style, reuseIdentifier: reuseIdentifier) as AnyObject
      as? UITableViewCell
  }
}

extension UITableViewHeaderFooterView {
  /// Makes a header or footer of a class that is known by its metatype, as a cell is made.
  static func make(_ type: AnyClass, _ identifier: String) -> UITableViewHeaderFooterView? {
    let requiring = unsafeBitCast(type, to: _RequiringHeaderInit.Type.self)
    return requiring.init(reuseIdentifier: identifier) as AnyObject as? UITableViewHeaderFooterView
  }
}

/// The superclass of cells, which has their initializer and stores nothing.
open class _CellInit: UIView {
  /// Creates a cell.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
  }

  /// Creates the cell a document describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The superclass of headers and footers, which has their initializer and stores nothing.
open class _HeaderInit: UIView {
  /// Creates a header or a footer.
  public init(reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 28))
  }

  /// Creates the header or footer a document describes.
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
