/// What a finger on a row does.
extension UITableView {
  private func row(of view: UIView?) -> IndexPath? {
    var view = view
    while let current = view, current !== self {
      if let cell = current as? UITableViewCell { return indexPath(for: cell) }
      view = current.superview
    }
    return nil
  }

  /// Marks the row that is touched; returns whether the touch is for a row.
  func touchBegan(_ touches: Set<UITouch>) -> Bool {
    guard touchedRow == nil, let path = row(of: touches.first?.view) else { return false }
    // A finger beside the buttons of a row hides them, and does no more.
    if endSwiping() { return true }
    guard allowsSelection, !editing || allowsSelectionDuringEditing || selectsSeveral else {
      return true
    }
    let mayMark = askAboutRow(.shouldHighlightRow, path) {
      $0.tableView(self, shouldHighlightRowAt: path)
    }
    guard mayMark != false else { return true }
    touchedRow = path
    cells[path]?.setHighlighted(true, animated: false)
    tellAboutRow(.didHighlightRow, path) { $0.tableView(self, didHighlightRowAt: path) }
    return true
  }

  /// Lets go of a row that the finger leaves.
  func touchMoved(_ touches: Set<UITouch>) -> Bool {
    guard let touchedRow, let touch = touches.first else { return false }
    if !rectForRow(at: touchedRow).contains(touch.location(in: self)) { unhighlight() }
    return true
  }

  /// Selects the row that the finger leaves.
  func touchEnded() -> Bool {
    guard let path = unhighlight() else { return false }
    if has(path) { selectAsPerson(path) }
    return true
  }

  /// Takes the mark off the row that a finger is on, and returns the row.
  @discardableResult func unhighlight() -> IndexPath? {
    guard let path = touchedRow else { return nil }
    touchedRow = nil
    cells[path]?.setHighlighted(false, animated: false)
    tellAboutRow(.didUnhighlightRow, path) { $0.tableView(self, didUnhighlightRowAt: path) }
    return path
  }

  /// Selects a row, or deselects it if several can be selected, and tells the delegate.
  func selectAsPerson(_ tapped: IndexPath) {
    if selectsSeveral, selection.contains(tapped) {
      deselectAsPerson(tapped)
      return
    }
    let answer = askAboutRow(.willSelectRow, tapped) {
      $0.tableView(self, willSelectRowAt: tapped)
    }
    guard let path = answer ?? tapped, has(path) else { return }
    if !selectsSeveral {
      for other in selection where other != path { deselectAsPerson(other) }
    }
    selectRow(at: path, animated: true, scrollPosition: .none)
    cells[path]?.performSegue?()
    tellAboutRow(.didSelectRow, path) { $0.tableView(self, didSelectRowAt: path) }
  }

  private func deselectAsPerson(_ row: IndexPath) {
    let answer = askAboutRow(.willDeselectRow, row) {
      $0.tableView(self, willDeselectRowAt: row)
    }
    guard let path = answer ?? row, selection.contains(path) else { return }
    deselectRow(at: path, animated: true)
    tellAboutRow(.didDeselectRow, path) { $0.tableView(self, didDeselectRowAt: path) }
  }

  func tellAccessoryTapped(_ cell: UITableViewCell?) {
    guard let cell, let path = indexPath(for: cell) else { return }
    tellAboutRow(.accessoryButtonTapped, path) {
      $0.tableView(self, accessoryButtonTappedForRowWith: path)
    }
    cell.performAccessorySegue?()
  }
}
