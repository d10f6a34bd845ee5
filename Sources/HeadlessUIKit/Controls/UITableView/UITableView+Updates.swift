extension UITableView {
  /// Notes what came or went, and brings the table up to date unless more is to come.
  func change(_ note: (inout ListUpdate) -> Void) {
    guard mayReload("an update of rows") else { return }
    beginUpdates()
    if var noted = update {
      note(&noted)
      update = noted
    }
    endUpdates()
  }

  /// Asks how much there is now, and moves what stays.
  func applyUpdate() {
    guard let update else { return }
    self.update = nil
    // A table that was not asked yet has nothing that could move.
    guard !isStale, dataSource != nil else { return becomeStale() }
    let before = sections.map(\.rows.count)
    let (former, formerlySelected) = (cells, selection)
    askForSections()
    if let mistake = update.mistake(before: before, after: sections.map(\.rows.count)) {
      TableError.invalidUpdate(mistake).raise()
      selection = []
      dropEverything()
      return
    }
    let places = ListPlaces(after: update)
    if let edited = editedCell {
      editedCell = places.newPath(of: edited.path).map { ($0, edited.cell) }
      if editedCell == nil { edited.cell.removeFromSuperview() }
    }
    let began = generation
    // Whoever hears that a row is gone may ask for others, whose cells have not moved yet.
    isMovingCells = true
    if let swipedRow, update.deletes(swipedRow) { endSwiping(isGone: true) }
    for path in former.keys.sorted() where places.newPath(of: path) == nil { drop(path) }
    isMovingCells = false
    // Whoever heard that a row is gone may have had everything asked for again.
    guard generation == began else { return }
    cells = [:]
    for (path, cell) in former {
      if let new = places.newPath(of: path) { cells[new] = cell }
    }
    if !update.movedItems.isEmpty {
      for path in cells.keys.sorted().reversed() {
        if let cell = cells[path] { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
      }
    }
    swipedRow = swipedRow.flatMap(places.newPath)
    touchedRow = touchedRow.flatMap(places.newPath)
    selection = formerlySelected.compactMap(places.newPath)
    for index in headers.keys.sorted() { dropPart(index, isHeader: true) }
    for index in footers.keys.sorted() { dropPart(index, isHeader: false) }
    setNeedsLayout()
  }
}
