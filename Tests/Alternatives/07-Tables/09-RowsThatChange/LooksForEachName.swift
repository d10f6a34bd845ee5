// Alternative: `contains` looks for each name in the other list. It is easy to read, and slower in
// a long list.

// # Exercise 9: Rows that change
//
// A table lists the stations of a line. No two have the same name. The table is told of each
// change, and is not reloaded: rows that stay keep their cells, and a selected station stays
// selected. `show` takes a new list, and inserts and deletes rows. A station that has another
// place in it may go and come. `rowChanges` gives the numbers in ascending order. `rename`
// changes a name, and the row keeps its cell. `move` puts a station at another place, and all
// between them give way.
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
/// The stations that stay are in the same order in both lists.
func rowChanges(from old: [String], to new: [String]) -> RowChanges {
  RowChanges(
    removed: old.indices.filter { !new.contains(old[$0]) },
    inserted: new.indices.filter { !old.contains(new[$0]) })
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
    let moved = stations.filter(newStations.contains) != newStations.filter(stations.contains)
    let changes =
      moved
      ? RowChanges(removed: Array(stations.indices), inserted: Array(newStations.indices))
      : rowChanges(from: stations, to: newStations)
    tableView.beginUpdates()
    stations = newStations
    tableView.deleteRows(
      at: changes.removed.map { IndexPath(row: $0, section: 0) }, with: .fade)
    tableView.insertRows(
      at: changes.inserted.map { IndexPath(row: $0, section: 0) }, with: .fade)
    tableView.endUpdates()
  }

  /// Gives a station another name.
  func rename(_ row: Int, to name: String) {
    stations[row] = name
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }

  /// Puts a station at another place; `newRow` is where it stands afterwards.
  func move(_ row: Int, to newRow: Int) {
    // To swap both would be right for neighbours only.
    stations.insert(stations.remove(at: row), at: newRow)
    tableView.moveRow(
      at: IndexPath(row: row, section: 0), to: IndexPath(row: newRow, section: 0))
  }
}
