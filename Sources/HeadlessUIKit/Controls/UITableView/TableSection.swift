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
