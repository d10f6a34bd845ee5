// Alternative: `cellForRow(at:)` gives the cell of the row, and its content gets the new name. The
// row is not reloaded.

// # Exercise 9: Rows that change
//
// A table lists the stations of a line. No two have the same name. The table is told of each
// change, and is not reloaded: rows that stay keep their cells, and a selected station stays
// selected. `rowChanges` gives the numbers of the rows that go and come, in ascending order. A
// station whose place among the others has changed goes and comes. `show` takes a new list, and
// inserts and deletes these rows. `rename` changes a name, and the row keeps its cell. `move` puts
// a station at another place, and all between them give way.
//
//     swift run course check RowsThatChange

import HeadlessUIKit

/// The rows that go, as they were numbered before, and those that come, as they are numbered
/// afterwards; both in ascending order.
struct RowChanges: Equatable {
  var removed: [Int] = []
  var inserted: [Int] = []
}

/// Returns what has to go and to come, so that one list becomes the other.
///
/// What stays has the same order in both lists: a station whose place among the others has changed
/// goes and comes.
func rowChanges(from old: [String], to new: [String]) -> RowChanges {
  var changes = RowChanges()
  for change in new.difference(from: old) {
    switch change {
    case .remove(let row, _, _): changes.removed.append(row)
    case .insert(let row, _, _): changes.inserted.append(row)
    }
  }
  changes.removed.sort()
  return changes
}

/// The stations of a line.
final class StationListViewController: UITableViewController {
  private(set) var stations: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "station")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    stations.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "station", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = stations[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  /// Shows other stations.
  func show(_ newStations: [String]) {
    let changes = rowChanges(from: stations, to: newStations)
    let path = { (row: Int) in IndexPath(row: row, section: 0) }
    tableView.performBatchUpdates { [self] in
      stations = newStations
      tableView.deleteRows(at: changes.removed.map(path), with: .automatic)
      tableView.insertRows(at: changes.inserted.map(path), with: .automatic)
    }
  }

  /// Gives a station another name.
  func rename(_ row: Int, to name: String) {
    stations[row] = name
    let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0))
    var content = cell?.contentConfiguration as? UIListContentConfiguration
    content?.text = name
    cell?.contentConfiguration = content
  }

  /// Puts a station at another place; `newRow` is where it stands afterwards.
  func move(_ row: Int, to newRow: Int) {
    tableView.performBatchUpdates { [self] in
      let station = stations[row]
      stations.remove(at: row)
      stations.insert(station, at: newRow)
      tableView.moveRow(at: [0, row], to: [0, newRow])
    }
  }
}
