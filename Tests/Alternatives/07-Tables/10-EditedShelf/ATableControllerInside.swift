// Alternative: the screen has a table view controller as its child. It brings editing mode and
// makes room for the keyboard.

// # Exercise 10: Shelves of books (project)
//
// Build a whole screen. It opens in a navigation controller, with the title Books. Each shelf
// is a section: its header says the name of the shelf, and each row the title of a book.
//
// - Without any shelf a person reads "No shelves", and the button Add cannot be tapped.
// - A shelf without books keeps its header.
// - A swipe to the left shows Delete beside a row, and a tap on it deletes the book.
// - The button Edit stands at the left of the bar. While it says Done, a book can be deleted by
//   its sign, and dragged to another place, also on another shelf.
// - The button Add of the system stands at the right. It brings an alert with the title "New
//   book", a field with the placeholder "Title", and the answers Cancel and Add. The book comes
//   last on the last shelf. Spaces at both ends of its title are taken away, and while nothing
//   else is there, Add cannot be chosen.
// - With large letters the rows are higher, and no title is cut off.
//
// `shelves` has what the screen shows. The table is never reloaded when a book comes or goes:
// what stays keeps its cell, and a selected row stays selected. A screen that was left is freed.
//
//     swift run course check EditedShelf

import HeadlessUIKit

/// A shelf and the titles of its books.
struct Shelf: Equatable {
  var name: String
  var books: [String]
}

/// The screen with the shelves.
final class ShelvesViewController: UIViewController {
  /// The shelves, set by whoever makes the screen, before it opens.
  var shelves: [Shelf] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Books"
    let list = ShelfTableController(style: .insetGrouped)
    list.shelves = shelves
    list.onChange = { [weak self] in self?.shelves = $0 }
    addChild(list)
    list.view.frame = view.bounds
    list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list.view)
    list.didMove(toParent: self)
    navigationItem.leftBarButtonItem = list.editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: list, action: ShelfTableController.askForTitle)
    navigationItem.rightBarButtonItem?.isEnabled = shelves.count > 0
  }
}

/// The table, as a controller of its own that tells what changed.
private final class ShelfTableController: UITableViewController {
  var shelves: [Shelf] = []
  var onChange: ([Shelf]) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard shelves.isEmpty else { return }
    let label = UILabel()
    label.text = "No shelves"
    tableView.backgroundView = label
  }

  func askForTitle() {
    let alert = UIAlertController(title: "New book", message: nil, preferredStyle: .alert)
    alert.addTextField()
    let field = alert.textFields?.first
    field?.placeholder = "Title"
    let add = UIAlertAction(title: "Add", style: .default) { [weak self, weak field] _ in
      self?.add(field?.text?.trimmingCharacters(in: .whitespaces) ?? "")
    }
    alert.addAction(add)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    add.isEnabled = false
    field?.addAction(
      UIAction { [unowned add, weak field] _ in
        add.isEnabled = field?.text?.contains { $0 != " " } ?? false
      }, for: .editingChanged)
    present(alert, animated: true)
  }

  private func add(_ title: String) {
    let last = shelves.count - 1
    shelves[last].books += [title]
    tableView.insertRows(at: [[last, shelves[last].books.count - 1]], with: .bottom)
    onChange(shelves)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { shelves.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].books.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { shelves[section].name }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "book")
      ?? UITableViewCell(style: .default, reuseIdentifier: "book")
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = shelves[indexPath.section].books[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    shelves[indexPath.section].books.remove(at: indexPath.row)
    onChange(shelves)
    tableView.deleteRows(at: [indexPath], with: .left)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let book = shelves[sourceIndexPath.section].books.remove(at: sourceIndexPath.row)
    shelves[destinationIndexPath.section].books.insert(book, at: destinationIndexPath.row)
    onChange(shelves)
  }
}
