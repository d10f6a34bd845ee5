import HeadlessUIKit

/// What a finger on an item does.
extension UICollectionView {
  private func item(of view: UIView?) -> IndexPath? {
    var view = view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, let path = indexPath(for: cell) {
        return path
      }
      view = current.superview
    }
    return nil
  }

  /// Marks the item that is touched; returns whether the touch is for an item.
  func touchBegan(_ touches: Set<UITouch>) -> Bool {
    guard touchedItem == nil, let path = item(of: touches.first?.view) else { return false }
    guard allowsSelection else { return true }
    let mayMark = askAboutItem(.shouldHighlightItem, path) {
      $0.collectionView(self, shouldHighlightItemAt: path)
    }
    guard mayMark != false else { return true }
    touchedItem = path
    cells[path]?.isHighlighted = true
    tellAboutItem(.didHighlightItem, path) { $0.collectionView(self, didHighlightItemAt: path) }
    return true
  }

  /// Lets go of an item that the finger leaves.
  func touchMoved(_ touches: Set<UITouch>) -> Bool {
    guard let touchedItem, let touch = touches.first else { return false }
    if cells[touchedItem]?.frame.contains(touch.location(in: self)) != true { unhighlight() }
    return true
  }

  /// Selects the item that the finger leaves, and takes the mark off it.
  func touchEnded() -> Bool {
    guard let path = touchedItem else { return false }
    if has(path) { selectAsPerson(path) }
    unhighlight()
    return true
  }

  /// Takes the mark off the item that a finger is on; returns whether there is one.
  @discardableResult func unhighlight() -> Bool {
    guard let path = touchedItem else { return false }
    touchedItem = nil
    cells[path]?.isHighlighted = false
    tellAboutItem(.didUnhighlightItem, path) {
      $0.collectionView(self, didUnhighlightItemAt: path)
    }
    return true
  }

  /// Selects an item, or deselects it if several can be selected, and tells the delegate.
  func selectAsPerson(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) {
      let may = askAboutItem(.shouldDeselectItem, path) {
        $0.collectionView(self, shouldDeselectItemAt: path)
      }
      if may != false { deselectAsPerson(path) }
      return
    }
    let may = askAboutItem(.shouldSelectItem, path) {
      $0.collectionView(self, shouldSelectItemAt: path)
    }
    guard may != false, has(path) else { return }
    if !allowsMultipleSelection {
      for other in selection where other != path { deselectAsPerson(other) }
    }
    selectItem(at: path, animated: true, scrollPosition: [])
    cells[path]?.performSegue?()
    tellAboutItem(.didSelectItem, path) { $0.collectionView(self, didSelectItemAt: path) }
  }

  private func deselectAsPerson(_ path: IndexPath) {
    deselectItem(at: path, animated: true)
    tellAboutItem(.didDeselectItem, path) { $0.collectionView(self, didDeselectItemAt: path) }
  }
}

/// What comes and goes.
extension UICollectionView {
  /// Notes what came or went, and brings the collection view up to date unless more is to come.
  func change(_ note: (inout ListUpdate) -> Void) {
    guard mayReload("an update of items") else { return }
    beginUpdate()
    if var noted = update {
      note(&noted)
      update = noted
    }
    endUpdate()
  }

  /// Begins an update; what there is before it is asked for now, if nobody asked yet.
  func beginUpdate() {
    if update == nil, dataSource != nil { _ = loadedCounts }
    update = update ?? ListUpdate()
    update?.depth += 1
  }

  func endUpdate() {
    update?.depth -= 1
    if update?.depth == 0 { applyUpdate() }
  }

  /// Asks how much there is now, and moves what stays.
  private func applyUpdate() {
    guard let update else { return }
    self.update = nil
    guard dataSource != nil, !isStale else { return forgetEverything() }
    let before = counts
    let (formerCells, formerViews, formerSelection) = (cells, supplementaryViews, selection)
    askForCounts()
    if let mistake = update.mistake(before: before, after: counts) {
      CollectionError.invalidUpdate(mistake).raise()
      selection = []
      dropEverything()
      return
    }
    (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetMeasuredSizes()
    let (began, places) = (generation, ListPlaces(after: update))
    withoutLayout {
      for path in formerCells.keys.sorted() where places.newPath(of: path) == nil { drop(path) }
      for place in formerViews.keys.sorted() where place.after(update, places) == nil {
        drop(place)
      }
    }
    // Whoever heard that an item is gone may have had everything asked for again.
    guard generation == began, !isStale else { return }
    (cells, supplementaryViews) = ([:], [:])
    for (path, cell) in formerCells {
      if let new = places.newPath(of: path) { cells[new] = cell }
    }
    for (place, view) in formerViews {
      if let new = place.after(update, places) { supplementaryViews[new] = view }
    }
    touchedItem = touchedItem.flatMap(places.newPath)
    selection = formerSelection.compactMap(places.newPath)
    setNeedsLayout()
  }
}

extension SupplementaryPlace {
  /// Where the view is after an update, or nil if it is gone or asked for again.
  fileprivate func after(_ update: ListUpdate, _ places: ListPlaces) -> SupplementaryPlace? {
    guard !update.reloadedSections.contains(path.section),
      let section = places.newSection(of: path.section)
    else { return nil }
    return SupplementaryPlace(kind: kind, path: IndexPath(item: path.item, section: section))
  }
}

/// Scrolling to an item.
extension UICollectionView {
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    for (group, isVertical) in [(ScrollPosition.vertical, true), (.horizontal, false)]
    where position.intersection(group).rawValue.nonzeroBitCount > 1 {
      return CollectionError.severalPositions(vertical: isVertical).raise()
    }
    // An item that comes into sight may turn out to be larger than it was taken to be.
    var offset = contentOffset
    for _ in 0..<4 {
      guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
      offset = self.offset(for: frame, position)
      guard offset != contentOffset else { break }
      setContentOffset(offset, animated: animated)
      layoutIfNeeded()
    }
  }

  private func offset(for frame: CGRect, _ position: ScrollPosition) -> CGPoint {
    let (insets, size, (least, most)) = (adjustedContentInset, bounds.size, limits)
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - insets.top }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - (size.height + insets.top - insets.bottom) / 2
    }
    if position.contains(.bottom) { offset.y = frame.maxY - size.height + insets.bottom }
    if position.contains(.left) { offset.x = frame.minX - insets.left }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (size.width + insets.left - insets.right) / 2
    }
    if position.contains(.right) { offset.x = frame.maxX - size.width + insets.right }
    if !position.isDisjoint(with: .horizontal) {
      offset.x = min(max(offset.x, least.x), most.x)
    }
    if !position.isDisjoint(with: .vertical) {
      offset.y = min(max(offset.y, least.y), most.y)
    }
    return offset
  }
}

extension UICollectionView.ScrollPosition {
  fileprivate static let vertical: Self = [.top, .centeredVertically, .bottom]
  fileprivate static let horizontal: Self = [.left, .centeredHorizontally, .right]
}
