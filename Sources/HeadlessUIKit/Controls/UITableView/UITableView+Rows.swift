/// Which rows are in sight, and where they stand.
extension UITableView {
  /// How far cards stay away from the edges.
  private static let cardMargin: CGFloat = 16

  /// How often rows are laid out anew because some turned out to have another height.
  static let mostPasses = ListWords.mostPasses

  /// Whether the table has a row.
  func has(_ path: IndexPath) -> Bool {
    let sections = loadedSections
    return path.count == 2 && sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }

  /// Returns a stripe of the content, as wide as rows or as the table.
  func band(_ top: CGFloat, _ height: CGFloat, isInset: Bool) -> CGRect {
    let inset = style == .insetGrouped ? min(Self.cardMargin, bounds.width / 2) : 0
    return CGRect(x: inset, y: top, width: bounds.width - 2 * inset, height: height)
  }

  /// Puts the sections below each other.
  func stackSections() {
    var y = tableHeaderView?.bounds.height ?? 0
    for index in sections.indices {
      if sections[index].headerHeight > 0 { y += max(sectionHeaderTopPadding, 0) }
      sections[index].top = y
      y += sections[index].height
    }
    let height = y + (tableFooterView?.bounds.height ?? 0)
    guard contentSize != CGSize(width: bounds.width, height: height) else { return }
    contentSize = CGSize(width: bounds.width, height: height)
    // Content that has become shorter is brought back into sight.
    if !isDragging, contentOffset.y > limits.most.y { contentOffset.y = limits.most.y }
  }

  /// Returns the sections between two heights of the content.
  private func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = sections.indices.lowest { sections[$0].top + sections[$0].height > start }
    var last = first
    while last < sections.count, isAbove(sections[last].top, start, end) { last += 1 }
    return first..<last
  }

  /// Returns the rows between two heights of the content.
  func paths(from start: CGFloat, to end: CGFloat) -> [IndexPath] {
    sections(from: start, to: end).flatMap { index in
      let section = sections[index]
      let (top, rows) = (section.rowsTop, section.rows)
      guard rows.total > 0, top + rows.total > start else { return [IndexPath]() }
      var paths: [IndexPath] = []
      var row = rows.row(at: start - top)
      while row < rows.count, isAbove(top + rows.top(of: row), start, end) {
        if top + rows.top(of: row + 1) > start { paths.append(IndexPath(row: row, section: index)) }
        row += 1
      }
      return paths
    }
  }

  /// Whether what begins at a height is above the end; a stripe of no height is a point.
  private func isAbove(_ y: CGFloat, _ start: CGFloat, _ end: CGFloat) -> Bool {
    y < end || (start == end && y <= end)
  }

  /// Takes all rows out of sight.
  func dropEverything() {
    isAskingAnew = true
    for path in cells.keys.sorted() { drop(path) }
    isAskingAnew = false
    if let edited = editedCell { release(edited.cell) }
    editedCell = nil
    for index in headers.keys.sorted() { dropPart(index, isHeader: true) }
    for index in footers.keys.sorted() { dropPart(index, isHeader: false) }
  }

  /// Brings the rows into sight that belong there, and takes the others away.
  func layOutRows() {
    guard !isAsking, !isMovingCells else { return }
    _ = loadedSections
    stackSections()
    var passes = 0
    while passes < Self.mostPasses, layOutCells() {
      stackSections()
      passes += 1
    }
    layOutEditedCell()
    layOutParts()
    backgroundView?.frame = bounds
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
    }
    if let view = tableFooterView {
      let y = sections.last.map { $0.top + $0.height } ?? tableHeaderView?.bounds.height ?? 0
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
    }
  }

  /// Returns whether a row turned out to be of another height.
  private func layOutCells() -> Bool {
    let wasShowing = isShowingRows
    isShowingRows = true
    defer { isShowingRows = wasShowing }
    let (wanted, began) = (paths(from: bounds.minY, to: bounds.maxY), generation)
    for path in cells.keys.sorted() {
      let isWanted =
        wanted.first.map { $0 <= path } == true && wanted.last.map { path <= $0 } == true
      if !isWanted { drop(path) }
      // Whoever is told or asked may have had everything asked for again.
      guard generation == began else { return beginAgain() }
    }
    let anchor = cells.keys.min()
    var hasChanged = false
    var last: UITableViewCell?
    for path in wanted {
      let isNew = cells[path] == nil
      guard let cell = cells[path] ?? obtain(path, above: last) else { continue }
      last = cell
      guard generation == began else { return beginAgain() }
      cell.rowStyle = rowStyle(of: path)
      if sections[path.section].isAutomatic(path.row) {
        let height = cell.sizeThatFits(CGSize(width: rectForRow(at: path).width, height: 0)).height
        guard generation == began else { return beginAgain() }
        let change = height - rectForRow(at: path).height
        if height.isFinite, height >= 0, change != 0 {
          sections[path.section].rows.set(height, of: path.row)
          hasChanged = true
          // Rows that come into sight above others do not push those away.
          if let anchor, path < anchor, contentOffset.y > limits.least.y { scroll(by: change) }
          guard generation == began else { return beginAgain() }
        }
      }
      cell.frame = rectForRow(at: path)
      if isNew {
        tellAboutRow(.willDisplay, path) { $0.tableView(self, willDisplay: cell, forRowAt: path) }
      }
      guard generation == began else { return beginAgain() }
    }
    timesBegunAgain = 0
    return hasChanged
  }

  /// Notes that rows are to be brought into sight from the beginning, as all was asked for again.
  private func beginAgain() -> Bool {
    timesBegunAgain += 1
    return false
  }

  /// Moves what is seen along with the content, under the finger too.
  private func scroll(by distance: CGFloat) {
    dragStart.y += distance
    contentOffset.y += distance
  }

  /// Has the data source fill a cell, and puts it in front of the one above it.
  private func obtain(_ path: IndexPath, above last: UITableViewCell?) -> UITableViewCell? {
    guard let cell = takeEditedCell(of: path) ?? askCell(path) else { return nil }
    if let other = cell.superview as? UITableView, other !== self,
      let row = other.indexPath(for: cell)
    {
      TableMessage.cellOfOtherTable(path).reportOnce()
      other.cells[row] = nil
    }
    if cell.superview === self, let other = cells.first(where: { $0.value === cell })?.key {
      let method = "dequeueReusableCell(withIdentifier:for:)"
      ListMessage.sharedCell(other, path, taken: method, .table).reportOnce()
      cells[other] = nil
    }
    if let identifier = cell.reuseIdentifier {
      cellPool.forget(cell, for: identifier)
    }
    if let level = askIndentation(path) { cell.indentationLevel = level }
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    cells[path] = cell
    if editing || cell.isEditing { showEditing(of: path, cell, animated: false) }
    if let last, last !== cell, last.superview === self {
      insertSubview(cell, aboveSubview: last)
    } else {
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
    return cell
  }

  /// Takes a row out of sight, and keeps its cell for another one.
  func drop(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    if path == swipedRow { endSwiping() }
    cell.hideActions()
    if !isAskingAnew, cell.superview === self, cell.holdsFirstResponder {
      editedCell = (path, cell)
    } else {
      release(cell)
    }
    tellAboutRow(.didEndDisplaying, path) {
      $0.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  /// Takes a cell away, to be used again.
  private func release(_ cell: UITableViewCell) {
    if cell.superview === self { cell.removeFromSuperview() }
    if let identifier = cell.reuseIdentifier { cellPool.keep(cell, for: identifier) }
  }

  /// Returns the cell of a row that went out of sight while a person was typing in it.
  private func takeEditedCell(of path: IndexPath) -> UITableViewCell? {
    guard let edited = editedCell, edited.path == path else { return nil }
    editedCell = nil
    return edited.cell
  }

  /// Keeps the cell that a person types in out of the others' way, until nobody types in it.
  private func layOutEditedCell() {
    guard let edited = editedCell else { return }
    if has(edited.path), edited.cell.holdsFirstResponder {
      edited.cell.frame = rectForRow(at: edited.path)
    } else {
      editedCell = nil
      release(edited.cell)
    }
  }

  /// What is drawn around a row.
  private func rowStyle(of path: IndexPath) -> UITableViewCell.RowStyle {
    let isLast = path.row == sections[path.section].rows.count - 1
    var style = UITableViewCell.RowStyle()
    style.separatorInset = separatorInset
    if separatorStyle == .singleLine { style.separator = separatorColor }
    switch self.style {
    case .plain: break
    case .grouped:
      style.hasLineAbove = path.row == 0
      if isLast { style.separatorInset = .zero }
    case .insetGrouped:
      if isLast { style.separator = nil }
      (style.isRoundAbove, style.isRoundBelow, style.isCard) = (path.row == 0, isLast, true)
    }
    return style
  }
}

/// Headers and footers.
extension UITableView {
  /// Brings the headers and footers into sight that belong there.
  private func layOutParts() {
    let (top, bottom) = (bounds.minY + insetsOfContent.top, bounds.maxY - insetsOfContent.bottom)
    let shown = sections(from: bounds.minY, to: bounds.maxY)
    for index in headers.keys.sorted() where !shown.contains(index) {
      dropPart(index, isHeader: true)
    }
    for index in footers.keys.sorted() where !shown.contains(index) {
      dropPart(index, isHeader: false)
    }
    for index in shown {
      guard sections.indices.contains(index) else { return }
      let section = sections[index]
      // In the plain style both stay in sight as long as a row of theirs is.
      let isPlain = style == .plain
      let lowest = section.footerTop - section.headerHeight
      let y = isPlain ? max(section.top, min(top, lowest)) : section.top
      layOutPart(index, isHeader: true, at: y, section.headerHeight)
      let highest = section.rowsTop
      let wish = bottom - section.footerHeight
      let end = isPlain ? min(section.footerTop, max(wish, highest)) : section.footerTop
      layOutPart(index, isHeader: false, at: end, section.footerHeight)
    }
  }

  private func layOutPart(_ index: Int, isHeader: Bool, at y: CGFloat, _ height: CGFloat) {
    guard height > 0, let view = partView(index, isHeader: isHeader) else { return }
    if view.superview !== self { addSubview(view) }
    view.frame = band(y, height, isInset: false)
  }

  /// Returns the view of a header or a footer, or nil if there is nothing to show.
  private func partView(_ index: Int, isHeader: Bool) -> UIView? {
    if let view = isHeader ? headers[index] : footers[index] { return view }
    let part = isHeader ? sections[index].header : sections[index].footer
    var view = part.isViewKnown ? part.view : askView(index, isHeader: isHeader)
    if view == nil, part.title != nil {
      view = headerView(titled: part.title, isFooter: !isHeader)
    }
    guard let view else { return nil }
    if let own = view as? UITableViewHeaderFooterView {
      (own.isPlain, own.isFooter) = (style == .plain, !isHeader)
      if let title = part.title, own.textLabel?.text == nil { own.show(title) }
    }
    if isHeader { headers[index] = view } else { footers[index] = view }
    return view
  }

  func dropPart(_ index: Int, isHeader: Bool) {
    let view =
      isHeader ? headers.removeValue(forKey: index) : footers.removeValue(forKey: index)
    guard let view else { return }
    if view.superview === self { view.removeFromSuperview() }
    guard sections.indices.contains(index) else { return keep(view) }
    let part = isHeader ? sections[index].header : sections[index].footer
    if part.view !== view { keep(view) }
  }
}

/// Scrolling to a row.
extension UITableView {
  /// Scrolls so that a row stands where it is asked for.
  ///
  /// Rows that come into sight may turn out to have other heights, so where the row is may change.
  func scroll(
    _ rect: () -> CGRect, _ path: IndexPath, _ position: ScrollPosition, animated: Bool
  ) {
    let start = contentOffset
    for _ in 0..<Self.mostPasses where sections.indices.contains(path.section) {
      let y = offset(for: rect(), path, position)
      guard y != contentOffset.y else { break }
      contentOffset.y = y
      layoutIfNeeded()
    }
    guard animated, contentOffset != start else { return }
    tellDelegate(.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Returns how far to scroll so that a rectangle stands where it is asked for.
  private func offset(
    for rect: CGRect, _ path: IndexPath, _ position: ScrollPosition
  ) -> CGFloat {
    let insets = insetsOfContent
    let header =
      style == .plain && path.row != NSNotFound ? sections[path.section].headerHeight : 0
    let (start, end) = (insets.top + header, bounds.height - insets.bottom)
    var y = contentOffset.y
    switch position {
    case .top: y = rect.minY - start
    case .middle: y = rect.midY - (start + end) / 2
    case .bottom: y = rect.maxY - end
    case .none:
      if rect.minY < y + start {
        y = rect.minY - start
      } else if rect.maxY > y + end {
        y = rect.maxY - end
      }
    }
    let (least, most) = limits
    return min(max(y, least.y), most.y)
  }
}

extension UIView {
  /// Whether a person types in the view, or in one that lies in it.
  fileprivate var holdsFirstResponder: Bool {
    (window?.firstResponder as? UIView)?.isDescendant(of: self) == true
  }
}
