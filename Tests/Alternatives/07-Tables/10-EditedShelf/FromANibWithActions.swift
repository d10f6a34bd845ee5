// Alternative: the table comes from a nib, so its style can be changed without code.

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

  private weak var table: UITableView?

  override func viewDidLoad() {
    super.viewDidLoad()
    let objects = UINib(data: Data(Self.nib.utf8), bundle: nil).instantiate(withOwner: nil)
    guard let table = objects.compactMap({ $0 as? UITableView }).first else { return }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    table.frame = view.bounds
    view.addSubview(table)
    self.table = table
    navigationItem.title = "Books"
    navigationItem.setLeftBarButton(editButtonItem, animated: false)
    navigationItem.setRightBarButtonItems(
      [
        UIBarButtonItem(
          barButtonSystemItem: .add, target: self, action: ShelvesViewController.addBook)
      ], animated: false)
    if let add = navigationItem.rightBarButtonItem, shelves.isEmpty {
      add.isEnabled = false
      let label = UILabel(frame: table.bounds)
      label.text = "No shelves"
      table.backgroundView = label
    }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    table?.isEditing = editing
  }

  private func addBook() {
    let alert = UIAlertController(title: "New book", message: "", preferredStyle: .alert)
    alert.addTextField { [self] in
      $0.placeholder = "Title"
      $0.addTarget(self, action: ShelvesViewController.titleDidChange, for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let self, let text = alert?.textFields?[0].text else { return }
        table?.performBatchUpdates { [self] in
          shelves[shelves.endIndex - 1].books.append(
            text.trimmingCharacters(in: .whitespacesAndNewlines))
          table?.insertRows(
            at: [[shelves.count - 1, shelves[shelves.count - 1].books.count - 1]], with: .none)
        }
      })
    alert.actions.last?.isEnabled = false
    present(alert, animated: false)
  }

  private func titleDidChange(_ field: UITextField) {
    let alert = presentedViewController as? UIAlertController
    let text = field.text ?? ""
    alert?.actions.last?.isEnabled = text.contains { !$0.isWhitespace }
  }

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableView contentMode="scaleToFill" style="grouped" id="tab-le-000">
          <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        </tableView>
      </objects>
    </document>
    """
}

extension ShelvesViewController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { shelves.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].books.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    shelves[section].name
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = shelves[indexPath.section].books[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.shelves[indexPath.section].books.remove(at: indexPath.row)
      self?.table?.deleteRows(at: [indexPath], with: .fade)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    shelves[indexPath.section].books.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    var books = shelves.map(\.books)
    let book = books[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    books[destinationIndexPath.section].insert(book, at: destinationIndexPath.row)
    for section in shelves.indices { shelves[section].books = books[section] }
  }
}
