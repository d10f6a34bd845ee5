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
    title = "Shopping"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.askForItem() })
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
    let item = text.trimmingCharacters(in: .whitespaces)
    let isKnown = items.contains { $0.lowercased() == item.lowercased() }
    return item.isEmpty || isKnown ? nil : item
  }

  /// Presents the alert that asks for an item.
  func askForItem() {
    let alert = UIAlertController(title: "New item", message: nil, preferredStyle: .alert)
    // The alert keeps its answers. An answer that kept the alert would close a circle.
    let addAction = UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
      self?.add(alert?.textFields?.first?.text ?? "")
    }
    addAction.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "Item"
      field.addAction(
        UIAction { [weak self, weak field, weak addAction] _ in
          addAction?.isEnabled = self?.newItem(field?.text ?? "") != nil
        }, for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(addAction)
    present(alert, animated: true)
  }

  /// Adds an item, if it is a new one, and brings its row into sight.
  func add(_ text: String) {
    guard let item = newItem(text) else { return }
    items.append(item)
    let path = IndexPath(row: items.count - 1, section: 0)
    tableView.insertRows(at: [path], with: .automatic)
    tableView.scrollToRow(at: path, at: .none, animated: false)
  }
}
