// # Exercise 6: One is chosen
//
// A table lists sizes, of which one is chosen.
//
// - The row of the chosen size has a checkmark, and no other row has one.
// - A size that is sold out has grey text, `.secondaryLabel`, and cannot be chosen. All other
//   text is `.label`.
// - A tap on a row chooses its size, moves the checkmark, and tells `onChoose` once, with the
//   size. A tap on the chosen row changes nothing and tells nobody.
// - After a tap no row stays selected.
// - Code that sets `chosen` moves the checkmark and tells nobody.
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
      // Two rows may have changed: the old one and the new one. To ask for all is simpler.
      tableView.reloadData()
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
