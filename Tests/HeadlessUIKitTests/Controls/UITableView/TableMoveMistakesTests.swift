import HeadlessUIKit
import Stage
import Testing

@Suite("Moves that do not fit to the rest of an update", .isolated)
struct TableMoveMistakesTests {
  let table = UITableView(frame: CGRect(x: 0, y: 20, width: 320, height: 400))
  let shop = GoodsList([["Apple", "Pear", "Plum", "Fig"], ["Rice"]])
  let stage: Stage

  init() {
    table.dataSource = shop
    stage = Stage(showing: table)
    table.layoutIfNeeded()
  }

  /// What an update raises after the data became some shelves.
  private func reason(_ shelves: [[String]], _ update: @escaping () -> Void) -> String {
    shop.shelves = shelves
    let text = Device.current.exception { table.performBatchUpdates(update) } ?? ""
    return text.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
  }

  @Test func `B259: a row that moves is neither deleted nor reloaded`() {
    let deleted = reason([["Pear", "Plum", "Fig"], ["Rice"]]) {
      table.moveRow(at: [0, 0], to: [0, 2])
      table.deleteRows(at: [[0, 0]], with: .none)
    }
    #expect(
      deleted
        == "attempt to perform a delete and a move from the same index path "
        + "({length = 2, path = 0 - 0})")
  }

  @Test func `B259: and UIKit says delete of a reload, too`() {
    let reloaded = reason([["Pear", "Plum", "Apple", "Fig"], ["Rice"]]) {
      table.reloadRows(at: [[0, 0]], with: .none)
      table.moveRow(at: [0, 0], to: [0, 2])
    }
    #expect(
      reloaded
        == "attempt to perform a delete and a move from the same index path "
        + "({length = 2, path = 0 - 0})")
  }

  @Test func `B260: two rows do not move to one place, nor does one come where another moves to`() {
    let two = reason([["Plum", "Fig", "Apple"], ["Rice"]]) {
      table.moveRow(at: [0, 0], to: [0, 2])
      table.moveRow(at: [0, 1], to: [0, 2])
    }
    #expect(
      two == "attempt to move both row at index path {length = 2, path = 0 - 0} and "
        + "{length = 2, path = 0 - 1} to {length = 2, path = 0 - 2}")
  }

  @Test func `B260: a row that comes does not stand where another moves to`() {
    let inserted = reason([["Pear", "Plum", "Apple", "Fig", "Kiwi"], ["Rice"]]) {
      table.moveRow(at: [0, 0], to: [0, 2])
      table.insertRows(at: [[0, 2]], with: .none)
    }
    #expect(
      inserted
        == "attempt to perform an insert and a move to the same index path "
        + "({length = 2, path = 0 - 2})")
  }

  @Test func `a row moves to one place, from where one is, into a section that was there`() {
    let twice = reason([["Pear", "Plum", "Apple", "Fig"], ["Rice"]]) {
      table.moveRow(at: [0, 0], to: [0, 2])
      table.moveRow(at: [0, 0], to: [0, 3])
    }
    #expect(
      twice == "attempt to move row at index path {length = 2, path = 0 - 0} to both "
        + "{length = 2, path = 0 - 2} and {length = 2, path = 0 - 3}")
    #expect(table.numberOfRows(inSection: 0) == 4)
    table.layoutIfNeeded()

    let nowhere = reason([["Pear", "Plum", "Apple", "Fig"], ["Rice"]]) {
      table.moveRow(at: [0, 9], to: [0, 0])
    }
    #expect(
      nowhere
        == "attempt to move index path ({length = 2, path = 0 - 9}) that does not exist - there "
        + "are only 4 rows in section 0 before the update")
    table.layoutIfNeeded()

    let new = reason([["Pear", "Plum", "Fig"], ["Rice"], ["Apple"]]) {
      table.insertSections([2], with: .none)
      table.moveRow(at: [0, 2], to: [2, 0])
    }
    #expect(new == "cannot move a row into a newly inserted section (2)")
    table.layoutIfNeeded()

    let gone = reason([["Pear", "Plum", "Fig"], ["Apple"]]) {
      table.deleteSections([1], with: .none)
      table.moveRow(at: [1, 0], to: [0, 0])
    }
    #expect(gone == "cannot move a row from a deleted section (1)")
  }

  @Test func `moves that fit are done, among rows that come and go`() {
    shop.shelves[0] = ["Kiwi", "Fig", "Apple"]
    table.performBatchUpdates {
      table.moveRow(at: [0, 0], to: [0, 2])
      table.moveRow(at: [0, 3], to: [0, 1])
      table.deleteRows(at: [[0, 1], [0, 2]], with: .none)
      table.insertRows(at: [[0, 0]], with: .none)
    }
    table.layoutIfNeeded()

    let texts = table.visibleCells.map { $0.textLabel?.text ?? "" }
    #expect(texts == ["Kiwi", "Fig", "Apple", "Rice"])
  }
}
