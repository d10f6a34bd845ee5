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
      // TODO 1: The table shows the checkmark where it belongs now.
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
    // TODO 2: Grey text for what is sold out, and a checkmark for the chosen size alone.
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    // TODO 3: Nil for a size that is sold out, and the row itself for any other.
    indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    // TODO 4: Another size is chosen and told, and no row stays selected.
  }
}
