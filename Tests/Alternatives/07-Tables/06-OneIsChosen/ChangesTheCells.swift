// Alternative: the checkmarks are set in the cells that can be seen, and no row is reloaded.

// # Exercise 6: One is chosen
//
// A table lists sizes, of which one is chosen. The row of the chosen size has a checkmark,
// and no other row has one. A tap on a row chooses its size, moves the checkmark, and tells
// `onChoose` once, with the size. A tap on the chosen row changes nothing and tells nobody. A
// size that is sold out has grey text, `.secondaryLabel`, and cannot be chosen. After a tap
// no row stays selected. Code that sets `chosen` moves the checkmark and tells nobody.
//
//     swift run course check OneIsChosen

import HeadlessUIKit

/// A size of a shirt.
struct ShirtSize: Equatable {
  let name: String
  var isSoldOut = false
}

/// The list of sizes.
final class SizeListViewController: UITableViewController {
  var sizes: [ShirtSize] = []

  /// The name of the chosen size.
  var chosen: String? {
    didSet {
      for path in tableView.indexPathsForVisibleRows ?? [] {
        tableView.cellForRow(at: path)?.accessoryType =
          sizes[path.row].name == chosen ? .checkmark : .none
      }
    }
  }

  /// Hears what a person chose.
  var onChoose: (ShirtSize) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "size")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sizes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let size = sizes[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "size", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = size.name
    content.textProperties.color = size.isSoldOut ? .secondaryLabel : .label
    cell.accessoryType = size.name == chosen ? .checkmark : .none
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    sizes[indexPath.row].isSoldOut ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let size = sizes[indexPath.row]
    tableView.deselectRow(at: indexPath, animated: true)
    guard size.name != chosen else { return }
    chosen = size.name
    onChoose(size)
  }
}
