// Alternative: another object is the data source of the table, so the controller stays short.

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

  private let table = UITableView(frame: .zero, style: .grouped)
  private lazy var source = ShelfSource(screen: self)
  private let note = UILabel()

  override func loadView() {
    let root = UIView()
    for view in [table, note] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: root.topAnchor),
      table.leftAnchor.constraint(equalTo: root.leftAnchor),
      table.rightAnchor.constraint(equalTo: root.rightAnchor),
      table.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      note.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      note.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Books"
    note.text = "No shelves"
    note.isHidden = !shelves.isEmpty
    table.dataSource = source
    table.delegate = source
    navigationItem.leftBarButtonItem = editButtonItem
    let add = UIAction { [unowned self] _ in ask() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
    navigationItem.rightBarButtonItem?.isEnabled = note.isHidden
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    table.setEditing(isEditing, animated: animated)
  }

  private func ask() {
    let alert = UIAlertController(title: "New book", message: nil, preferredStyle: .alert)
    var words = ""
    let add = UIAlertAction(title: "Add", style: .default) { [unowned self] _ in
      shelves[shelves.count - 1].books.append(words)
      let path = IndexPath(
        row: shelves[shelves.count - 1].books.count - 1, section: shelves.count - 1)
      table.insertRows(at: [path], with: .top)
    }
    alert.addTextField { field in
      field.placeholder = "Title"
      field.addAction(
        UIAction { action in
          let text = (action.sender as? UITextField)?.text ?? ""
          words = text.split(separator: " ").joined(separator: " ")
          add.isEnabled = words != ""
        }, for: .editingChanged)
    }
    add.isEnabled = false
    alert.addAction(add)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    present(alert, animated: true)
  }
}

/// A row with constraints of its own.
private final class TitleCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Answers the questions of the table for a screen, and does not keep it.
private final class ShelfSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  weak var screen: ShelvesViewController?

  init(screen: ShelvesViewController) {
    self.screen = screen
  }

  private var shelves: [Shelf] { screen?.shelves ?? [] }

  func numberOfSections(in tableView: UITableView) -> Int { shelves.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].books.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let known = tableView.dequeueReusableCell(withIdentifier: "title") as? TitleCell
    let cell = known ?? TitleCell(style: .default, reuseIdentifier: "title")
    cell.label.text = shelves[indexPath.section].books[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = shelves[section].name
    return header
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 36 }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.performBatchUpdates { [self] in
      screen?.shelves[indexPath.section].books.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .right)
    }
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let screen else { return }
    let book = screen.shelves[sourceIndexPath.section].books[sourceIndexPath.row]
    screen.shelves[sourceIndexPath.section].books.remove(at: sourceIndexPath.row)
    screen.shelves[destinationIndexPath.section].books.insert(book, at: destinationIndexPath.row)
  }
}
