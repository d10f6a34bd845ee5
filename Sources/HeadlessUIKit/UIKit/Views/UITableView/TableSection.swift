/// Where a section of a table is, and how high its parts are.
///
/// - Units: Points of the content.
struct TableSection {
  var top: CGFloat = 0
  var headerHeight: CGFloat
  var rows: RowHeights
  var footerHeight: CGFloat
  var header: Part
  var footer: Part
  /// The rows that are as high as their content; nil stands for all.
  var automaticRows: Set<Int>?

  /// What stands above or below the rows.
  struct Part {
    var title: String?
    /// The view, where it had to be asked for to know how high it is.
    var view: UIView?
    var isViewKnown = false
  }

  var rowsTop: CGFloat { top + headerHeight }
  var footerTop: CGFloat { rowsTop + rows.total }
  var height: CGFloat { headerHeight + rows.total + footerHeight }

  /// Whether a row is as high as its content.
  func isAutomatic(_ row: Int) -> Bool { automaticRows?.contains(row) ?? true }
}

/// A section whose rows a document holds.
struct StaticSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
}

/// What cells, headers and footers are made of.
enum TableViewSource {
  case type(AnyClass)
  case template(any TableViewTemplate)
}

/// What makes cells as a document describes them.
protocol TableViewTemplate {
  /// Returns new objects: one cell, if all is well.
  func makeObjects() -> [AnyObject]
}

extension UITableViewCell {
  /// Makes a cell of a class that is known by its metatype.
  ///
  /// Swift calls an initializer through a metatype only where it is `required`, and a device's
  /// subclasses need not say so. The initializer is the first member of `UITableViewCell`, and so it
  /// has the same place in the table of methods as that of a class which requires it.
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
