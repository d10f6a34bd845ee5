import HeadlessUIKit

/// What a person can read in a table.
extension UITableView {
  /// The texts of a row, from top to bottom, whatever shows them; nil if the row is out of sight.
  func texts(_ row: Int, in section: Int = 0) -> [String]? {
    layoutIfNeeded()
    guard let cell = cellForRow(at: IndexPath(row: row, section: section)) else { return nil }
    cell.layoutIfNeeded()
    return cell.visibleTexts
  }

  /// The first text of each row in sight, from top to bottom.
  var firstTexts: [String] {
    layoutIfNeeded()
    return (indexPathsForVisibleRows ?? []).map { texts($0.row, in: $0.section)?.first ?? "" }
  }

  /// The texts of the header or footer of a section, joined; nil if it has none.
  func headerText(_ section: Int) -> String? {
    layoutIfNeeded()
    return headerView(forSection: section)?.visibleTexts.joined(separator: " ")
  }
}

extension UIView {
  /// What labels inside this view say, from top to bottom and from left to right.
  var visibleTexts: [String] {
    layoutIfNeeded()
    return labels(in: self).filter { !($0.text ?? "").isEmpty }
      .map { ($0.text ?? "", $0.convert($0.bounds, to: self)) }
      .sorted { ($0.1.midY, $0.1.minX) < ($1.1.midY, $1.1.minX) }
      .map(\.0)
  }

  /// The pictures that image views inside this view show, by their names.
  var visiblePictures: [String] {
    layoutIfNeeded()
    return views(in: self).compactMap { ($0 as? UIImageView)?.image?.name }
  }

  private func labels(in view: UIView) -> [UILabel] {
    views(in: view).compactMap { $0 as? UILabel }
  }

  private func views(in view: UIView) -> [UIView] {
    view.subviews.filter { !$0.isHidden }.flatMap { [$0] + views(in: $0) }
  }
}
