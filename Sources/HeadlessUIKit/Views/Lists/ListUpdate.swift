/// What came and went in a list, as the program says it: rows of a table, or items of a collection.
///
/// - Shape: What goes and what is asked for again is numbered as it was before the update, what
///   comes as it is afterwards; what moves is numbered in both ways.
package struct ListUpdate {
  package var depth = 0
  package var insertedItems: Set<IndexPath> = []
  package var deletedItems: Set<IndexPath> = []
  package var reloadedItems: Set<IndexPath> = []
  package var movedItems: [(from: IndexPath, to: IndexPath)] = []
  package var insertedSections = IndexSet()
  package var deletedSections = IndexSet()
  package var reloadedSections = IndexSet()

  /// Creates an update in which nothing came or went yet.
  package init() {}

  /// The items that leave their places, numbered as before, and those that come to theirs.
  var leaving: Set<IndexPath> { deletedItems.union(movedItems.map(\.from)) }
  var coming: Set<IndexPath> { insertedItems.union(movedItems.map(\.to)) }

  /// Whether an item was deleted, alone or with its section.
  package func deletes(_ path: IndexPath) -> Bool {
    deletedItems.contains(path) || deletedSections.contains(path.section)
  }

  /// Returns what does not fit to how much there was and is, or nil.
  package func mistake(before: [Int], after: [Int]) -> ListUpdateMistake? {
    if let section = deletedSections.intersection(reloadedSections).first {
      return .deletedAndReloaded(IndexPath(item: NSNotFound, section: section))
    }
    if let path = deletedItems.intersection(reloadedItems).min() {
      return .deletedAndReloaded(path)
    }
    if let mistake = moveMistake { return mistake }
    return sectionMistake(before.count, after.count) ?? deletionMistake(before)
      ?? countMistake(before, after)
  }

  /// What happens to an item that moves, or comes to its place, besides the move.
  private var moveMistake: ListUpdateMistake? {
    var (ends, starts): ([IndexPath: IndexPath], [IndexPath: IndexPath]) = ([:], [:])
    for move in movedItems {
      // To reload is to delete and to insert, and so say UIKit's words.
      if deletedItems.contains(move.from) || reloadedItems.contains(move.from) {
        return .deletedAndMoved(move.from)
      }
      if insertedItems.contains(move.to) { return .insertedAndMoved(move.to) }
      if deletedSections.contains(move.from.section) {
        return .movedFromDeletedSection(move.from.section)
      }
      if insertedSections.contains(move.to.section) {
        return .movedIntoInsertedSection(move.to.section)
      }
      if let other = ends.updateValue(move.to, forKey: move.from) {
        return .movedTwice(move.from, to: [other, move.to])
      }
      if let other = starts.updateValue(move.from, forKey: move.to) {
        return .twoMoved([other, move.from], to: move.to)
      }
    }
    return nil
  }

  /// How many of some paths lie in each section.
  private static func counts(_ paths: some Sequence<IndexPath>) -> [Int: Int] {
    Dictionary(paths.map { ($0.section, 1) }, uniquingKeysWith: +)
  }

  private func sectionMistake(_ before: Int, _ after: Int) -> ListUpdateMistake? {
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

  private func deletionMistake(_ before: [Int]) -> ListUpdateMistake? {
    for path in leaving.union(reloadedItems).sorted() {
      guard before.indices.contains(path.section) else {
        return .noSectionBefore(path.section, sections: before.count)
      }
      let items = before[path.section]
      if !(0..<items).contains(path.item) {
        return movedItems.contains { $0.from == path }
          ? .movedFromNowhere(path, items: items) : .notThereBefore(path, items: items)
      }
    }
    return nil
  }

  private func countMistake(_ before: [Int], _ after: [Int]) -> ListUpdateMistake? {
    for path in coming.sorted() {
      guard after.indices.contains(path.section) else {
        return .noSectionAfter(path.section, sections: after.count)
      }
      let items = after[path.section]
      if !(0..<items).contains(path.item) { return .notThereAfter(path, items: items) }
    }
    let (come, gone) = (Self.counts(insertedItems), Self.counts(deletedItems))
    let (arrive, leave) = (Self.counts(movedItems.map(\.to)), Self.counts(movedItems.map(\.from)))
    let places = ListPlaces(after: self)
    for (section, items) in before.enumerated() where !reloadedSections.contains(section) {
      guard let new = places.newSection(of: section) else { continue }
      let (inserted, deleted) = (come[new] ?? 0, gone[section] ?? 0)
      let (movedIn, movedOut) = (arrive[new] ?? 0, leave[section] ?? 0)
      guard items + inserted - deleted + movedIn - movedOut != after[new] else { continue }
      return .invalidItems(
        section: section, after: after[new], before: items, inserted: inserted, deleted: deleted,
        movedIn: movedIn, movedOut: movedOut)
    }
    return nil
  }
}
