// # Exercise 8: Add by alert
//
// A shopping list has the title Shopping. A person adds to it:
//
// - The button Add of the system stands at the right of the bar. It presents an alert with the
//   title "New item", a text field with the placeholder "Item", and the answers Cancel, of the
//   style `.cancel`, and Add.
// - Add can be chosen while the text is a new item: not empty, not only spaces, and not in the
//   list yet. Small letters count as capitals there, and spaces at both ends count for nothing.
// - Then the item stands at the end of the list, without those spaces, and its row is in sight.
//   The table asks for the new row only.
// - Cancel changes nothing.
// - A list that was left is freed: it does not stay in memory.
//
//     swift run course check AddByAlert

import HeadlessUIKit

/// The shopping list.
final class ShoppingListViewController: UITableViewController {
  var items: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    // TODO 1: The title, and the button Add of the system, which presents the alert.
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = items[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  /// Returns an item without the spaces at its ends, or nil if it cannot be added.
  func newItem(_ text: String) -> String? {
    // TODO 2: The item, or nil if it is empty or in the list already.
    nil
  }

  /// Presents the alert that asks for an item.
  func askForItem() {
    // TODO 3: The alert, whose answer Add can be chosen while the text is a new item.
  }

  /// Adds an item, if it is a new one, and brings its row into sight.
  func add(_ text: String) {
    // TODO 4: The new item at the end of the list, in a row that was inserted.
  }
}
