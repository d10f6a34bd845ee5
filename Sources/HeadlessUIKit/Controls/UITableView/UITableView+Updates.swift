/// What came and went, as the program says it.
struct TableUpdate {
  var depth = 0
  var insertedRows: Set<IndexPath> = []
  var deletedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()

  /// Returns where a row is after the update, or nil if it is gone or asked for again.
  func newPath(of path: IndexPath) -> IndexPath? {
    if let move = movedRows.first(where: { $0.from == path }) { return move.to }
    guard !deletedRows.contains(path), !reloadedRows.contains(path),
      !reloadedSections.contains(path.section), let section = newSection(of: path.section)
    else { return nil }
    let gone = leaving.count { $0.section == path.section && $0.row < path.row }
    let come = coming.filter { $0.section == section }.map(\.row).sorted()
    return IndexPath(row: Self.index(path.row - gone, among: come), section: section)
  }

  /// The rows that leave their places, numbered as before, and those that come to theirs.
  private var leaving: Set<IndexPath> { deletedRows.union(movedRows.map(\.from)) }
  private var coming: Set<IndexPath> { insertedRows.union(movedRows.map(\.to)) }

  /// Whether a row was deleted, alone or with its section.
  func deletes(_ path: IndexPath) -> Bool {
    deletedRows.contains(path) || deletedSections.contains(path.section)
  }

  /// Returns where a section is after the update, or nil if it is gone.
  func newSection(of section: Int) -> Int? {
    guard !deletedSections.contains(section) else { return nil }
    let gone = deletedSections.count(in: 0..<section)
    return Self.index(section - gone, among: Array(insertedSections))
  }

  /// Returns where the nth of those that stay stands among those that come.
  private static func index(_ position: Int, among come: [Int]) -> Int {
    come.reduce(position) { $1 <= $0 ? $0 + 1 : $0 }
  }

  /// Returns what does not fit to how much there was and is, or nil.
  func mistake(before: [Int], after: [Int]) -> TableError? {
    if let section = deletedSections.intersection(reloadedSections).first {
      return .deletedAndReloaded(IndexPath(row: NSNotFound, section: section))
    }
    if let path = deletedRows.intersection(reloadedRows).min() { return .deletedAndReloaded(path) }
    return sectionMistake(before.count, after.count) ?? deletionMistake(before)
      ?? countMistake(before, after)
  }

  private func sectionMistake(_ before: Int, _ after: Int) -> TableError? {
    // To reload is to delete and to insert, and so say UIKit's words.
    if let section = deletedSections.union(reloadedSections).last, section >= before {
      return .noSectionBefore(section, sections: before)
    }
    if let section = insertedSections.last, section >= after {
      return .noSectionAfter(section, sections: after)
    }
    guard before + insertedSections.count - deletedSections.count != after else { return nil }
    return .invalidSections(
      after: after, before: before, inserted: insertedSections.count,
      deleted: deletedSections.count)
  }

  private func deletionMistake(_ before: [Int]) -> TableError? {
    for path in leaving.union(reloadedRows).sorted() {
      guard before.indices.contains(path.section) else {
        return .noSectionBefore(path.section, sections: before.count)
      }
      let rows = before[path.section]
      if !(0..<rows).contains(path.row) { return .notThereBefore(path, rows: rows) }
    }
    return nil
  }

  private func countMistake(_ before: [Int], _ after: [Int]) -> TableError? {
    for path in coming.sorted() {
      guard after.indices.contains(path.section) else {
        return .noSectionAfter(path.section, sections: after.count)
      }
      let rows = after[path.section]
      if !(0..<rows).contains(path.row) { return .notThereAfter(path, rows: rows) }
    }
    for (section, rows) in before.enumerated() where !reloadedSections.contains(section) {
      guard let new = newSection(of: section) else { continue }
      let inserted = insertedRows.count { $0.section == new }
      let deleted = deletedRows.count { $0.section == section }
      let movedIn = movedRows.count { $0.to.section == new }
      let movedOut = movedRows.count { $0.from.section == section }
      guard rows + inserted - deleted + movedIn - movedOut != after[new] else { continue }
      return .invalidRows(
        section: section, after: after[new], before: rows, inserted: inserted, deleted: deleted,
        movedIn: movedIn, movedOut: movedOut)
    }
    return nil
  }
}

extension UITableView {
  /// Notes what came or went, and brings the table up to date unless more is to come.
  func change(_ note: (inout TableUpdate) -> Void) {
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
      mistake.raise()
      selection = []
      dropEverything()
      return
    }
    if let edited = editedCell {
      editedCell = update.newPath(of: edited.path).map { ($0, edited.cell) }
      if editedCell == nil { edited.cell.removeFromSuperview() }
    }
    let began = generation
    if let swipedRow, update.deletes(swipedRow) { endSwiping(isGone: true) }
    for path in former.keys.sorted() where update.newPath(of: path) == nil { drop(path) }
    // Whoever heard that a row is gone may have had everything asked for again.
    guard generation == began else { return }
    cells = [:]
    for (path, cell) in former {
      if let new = update.newPath(of: path) { cells[new] = cell }
    }
    if !update.movedRows.isEmpty {
      for path in cells.keys.sorted().reversed() {
        if let cell = cells[path] { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
      }
    }
    swipedRow = swipedRow.flatMap(update.newPath)
    touchedRow = touchedRow.flatMap(update.newPath)
    selection = formerlySelected.compactMap(update.newPath)
    for index in headers.keys.sorted() { dropPart(index, isHeader: true) }
    for index in footers.keys.sorted() { dropPart(index, isHeader: false) }
    setNeedsLayout()
  }
}
