// # Exercise 10: Shelves of books (project)
//
// Anna's family also has shelves of books. The shelves of lessons 5 and 6 showed the apps that
// they were given. On these shelves a person adds, deletes and moves the books.
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
// what stays keeps its cell, and a selected row stays selected. A screen that was left is freed:
// it does not stay in memory.
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

  private let table = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Books"
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "book")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    navigationItem.leftBarButtonItem = editButtonItem
    let add = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.askForTitle() })
    add.isEnabled = !shelves.isEmpty
    navigationItem.rightBarButtonItem = add
    if shelves.isEmpty { showEmptyState() }
  }

  // A view controller of another kind than UITableViewController passes this on itself.
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    table.setEditing(editing, animated: animated)
  }

  private func showEmptyState() {
    let label = UILabel()
    label.text = "No shelves"
    label.textAlignment = .center
    table.backgroundView = label
  }

  private func askForTitle() {
    let alert = UIAlertController(title: "New book", message: nil, preferredStyle: .alert)
    let add = UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
      self?.add(Self.trimmed(alert?.textFields?.first?.text))
    }
    add.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "Title"
      field.addAction(
        UIAction { [weak field, weak add] _ in
          add?.isEnabled = !Self.trimmed(field?.text).isEmpty
        }, for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(add)
    present(alert, animated: true)
  }

  private static func trimmed(_ text: String?) -> String {
    (text ?? "").trimmingCharacters(in: .whitespaces)
  }

  private func add(_ title: String) {
    let section = shelves.count - 1
    shelves[section].books.append(title)
    let path = IndexPath(row: shelves[section].books.count - 1, section: section)
    table.insertRows(at: [path], with: .automatic)
    table.scrollToRow(at: path, at: .none, animated: true)
  }
}

extension ShelvesViewController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int {
    shelves.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].books.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    shelves[section].name
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shelves[indexPath.section].books[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    shelves[indexPath.section].books.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  // The table has moved the row already. Only the shelves have to follow.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let book = shelves[sourceIndexPath.section].books.remove(at: sourceIndexPath.row)
    shelves[destinationIndexPath.section].books.insert(book, at: destinationIndexPath.row)
  }
}
