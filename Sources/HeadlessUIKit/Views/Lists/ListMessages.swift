/// What lists of sections raise an exception for, whatever shows them.
nonisolated enum ListError {
  case wrongIndexPath(count: Int)

  /// The exception, with UIKit's words and with help.
  var exception: Exception {
    switch self {
    case .wrongIndexPath(let count):
      .inconsistency(
        "Invalid index path for use with UITableView. Index paths passed to table view must "
          + "contain exactly two indices specifying the section and row. Please use the category "
          + "on NSIndexPath in NSIndexPath+UIKitAdditions.h if possible.",
        help: "The path has \(count) numbers. Make it with IndexPath(row:section:).")
    }
  }

  /// Stops the program, even where exceptions are caught.
  func terminate() -> Never { exception.terminate() }
}

/// What UIKit calls a list and what is in it.
nonisolated package struct ListWords {
  /// The class of the list, the list in UIKit's words, and in a sentence.
  let type: String
  let list: String
  let name: String
  /// What is in it, one and many.
  let item: String
  let items: String
  let anItem: String
  let oneItem: String
  let someItems: String

  package static let table = ListWords(
    type: "UITableView", list: "table view", name: "table", item: "row", items: "rows",
    anItem: "A row", oneItem: "a row", someItems: "Rows")

  package static let collection = ListWords(
    type: "UICollectionView", list: "collection view", name: "collection view", item: "item",
    items: "items", anItem: "An item", oneItem: "an item", someItems: "Items")
}

/// What lists say where the program goes on, or stop it with.
package enum ListMessage: ConsoleMessage {
  case impossibleCount(Int, unit: String, method: String, ListWords)
  case excessiveCount(Int, unit: String, method: String, most: Int, ListWords)
  case sharedCell(IndexPath, IndexPath, taken: String, ListWords)
  case nothingToSelect(IndexPath, count: String, ListWords)
  case reloadWhileAsking(call: String, ListWords)
  case reloadWhileShowing(call: String, ListWords)
  case wrongClass(AnyClass, identifier: String, expected: AnyClass)

  package var text: String {
    switch self {
    case .impossibleCount(let answer, let unit, let method, let words):
      "\(words.type): the data source answered \(answer) \(unit). It shows none. Check \(method) "
        + "in the data source."
    case .excessiveCount(let answer, let unit, let method, let most, let words):
      "\(words.type): the data source answered \(answer) \(unit). It shows the first \(most). "
        + "Check \(method) in the data source."
    case .sharedCell(let first, let second, let taken, let words):
      "\(words.type): the data source answered with the same cell for \(words.items) "
        + "\(first.inTable) and \(second.inTable). A view is in one place only, so \(words.item) "
        + "\(first.inTable) stays blank. Take a cell from \(taken) each time."
    case .nothingToSelect(let path, let count, let words):
      "\(words.type): there is no \(words.item) \(path.inTable) to select, so nothing changes. "
        + "Compare it with \(count)."
    case .reloadWhileAsking(let call, let words):
      "\(words.type): \(call) was called while the \(words.name) is asking how much there is to "
        + "show, so it does nothing. Call it when the data changes, not in an answer."
    case .reloadWhileShowing(let call, let words):
      "\(words.type): \(call) was called again and again while \(words.items) come into sight, so "
        + "it does nothing more. Call it once when the data has changed, not for each "
        + "\(words.item) that is shown."
    case .wrongClass(let type, let identifier, let expected):
      "\(type) is registered for the identifier \(identifier), and is no \(expected). Register a "
        + "subclass of it."
    }
  }
}

/// What does not fit to how much there was and is, or to something else of the update.
nonisolated package enum ListUpdateMistake {
  case invalidItems(
    section: Int, after: Int, before: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
  case invalidSections(after: Int, before: Int, inserted: Int, deleted: Int)
  case deletedAndReloaded(IndexPath)
  case deletedAndMoved(IndexPath)
  case insertedAndMoved(IndexPath)
  case movedTwice(IndexPath, to: [IndexPath])
  case twoMoved([IndexPath], to: IndexPath)
  case movedFromDeletedSection(Int)
  case movedIntoInsertedSection(Int)
  case movedFromNowhere(IndexPath, items: Int)
  case notThereBefore(IndexPath, items: Int)
  case notThereAfter(IndexPath, items: Int)
  case noSectionBefore(Int, sections: Int)
  case noSectionAfter(Int, sections: Int)

  /// The exception, with UIKit's words for a list, and with help.
  package func exception(in words: ListWords) -> Exception {
    switch self {
    case .invalidItems(
      let section, let after, let before, let inserted, let deleted, let movedIn, let movedOut):
      .inconsistency(
        "Invalid update: invalid number of \(words.items) in section \(section). The number of "
          + "\(words.items) contained in an existing section after the update (\(after)) must be "
          + "equal to the number of \(words.items) contained in that section before the update "
          + "(\(before)), plus or minus the number of \(words.items) inserted or deleted from that "
          + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of "
          + "\(words.items) moved into or out of that section (\(movedIn) moved in, \(movedOut) "
          + "moved out).",
        help: "Change the data first, then tell the \(words.name) of each \(words.item) that came "
          + "or went.")
    case .invalidSections(let after, let before, let inserted, let deleted):
      .inconsistency(
        "Invalid update: invalid number of sections. The number of sections contained in the "
          + "\(words.list) after the update (\(after)) must be equal to the number of sections "
          + "contained in the \(words.list) before the update (\(before)), plus or minus the "
          + "number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).",
        help: "Change the data first, then tell the \(words.name) of each section that came or "
          + "went.")
    case .deletedAndReloaded(let path):
      .inconsistency(
        "attempt to delete and reload the same index path (\(path.inUpdate))",
        help: "\(words.anItem) that goes needs no cell: reload the others only.")
    case .deletedAndMoved(let path):
      .inconsistency(
        "attempt to perform a delete and a move from the same index path (\(path.inUpdate))",
        help:
          "\(words.anItem) that is moved is neither deleted nor reloaded in the same update. To "
          + "reload is to delete and to insert: reload it in an update of its own.")
    case .insertedAndMoved(let path):
      .inconsistency(
        "attempt to perform an insert and a move to the same index path (\(path.inUpdate))",
        help: "Only one \(words.item) can stand there. \(words.someItems) that come and places "
          + "that \(words.items) move to are numbered as they are after the update.")
    case .movedTwice(let path, let ends):
      .inconsistency(
        "attempt to move \(words.item) at index path \(path.inUpdate) to both \(ends.inUpdate)",
        help: "\(words.anItem) goes to one place. \(words.someItems) that move are numbered as "
          + "they were before.")
    case .twoMoved(let paths, let end):
      .inconsistency(
        "attempt to move both \(words.item) at index path \(paths.inUpdate) to \(end.inUpdate)",
        help:
          "Only one \(words.item) can stand there. Places that \(words.items) move to are "
          + "numbered as they are after the update.")
    case .movedFromDeletedSection(let section):
      .inconsistency(
        "cannot move \(words.oneItem) from a deleted section (\(section))",
        help: "Insert the \(words.item) where it goes, or leave the section.")
    case .movedIntoInsertedSection(let section):
      .inconsistency(
        "cannot move \(words.oneItem) into a newly inserted section (\(section))",
        help: "What a new section shows is asked for anyway: delete the \(words.item) where it "
          + "was.")
    case .movedFromNowhere(let path, let items):
      .inconsistency(
        "attempt to move index path (\(path.inUpdate)) that does not exist - there are only "
          + "\(items) \(words.items) in section \(path.section) before the update",
        help: "\(words.someItems) that move are numbered as they were before.")
    case .notThereBefore(let path, let items):
      .inconsistency(
        "attempt to delete \(words.item) \(path.item) from section \(path.section) which only "
          + "contains \(items) \(words.items) before the update",
        help: "\(words.someItems) to delete and to reload are numbered as they were before.")
    case .notThereAfter(let path, let items):
      .inconsistency(
        "attempt to insert \(words.item) \(path.item) into section \(path.section), but there are "
          + "only \(items) \(words.items) in section \(path.section) after the update",
        help: "\(words.someItems) to insert are numbered as they are afterwards.")
    case .noSectionBefore(let section, let sections):
      .inconsistency(
        "attempt to delete section \(section), but there are only \(sections) sections before the "
          + "update", help: "Sections to delete and to reload are numbered as they were before.")
    case .noSectionAfter(let section, let sections):
      .inconsistency(
        "attempt to insert section \(section) but there are only \(sections) sections after the "
          + "update", help: "Sections to insert are numbered as they are afterwards.")
    }
  }
}

nonisolated extension IndexPath {
  /// The path as Objective-C prints it.
  fileprivate var inUpdate: String { "{length = 2, path = \(section) - \(item)}" }
}

nonisolated extension [IndexPath] {
  fileprivate var inUpdate: String { map(\.inUpdate).joined(separator: " and ") }
}
