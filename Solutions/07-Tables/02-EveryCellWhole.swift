// # Exercise 2: Every cell whole
//
// A table lists chores. Cells are used again, and no row ever shows anything of another one.
//
// - A row shows the title of its chore, and below it the place, if the chore has one.
// - The title of an urgent chore has the colour `.red`, and all others have the colour
//   `.label`.
// - A chore that is done has a checkmark.
// - A tap on a row makes its chore done, and the next tap makes it undone.
//
//     swift run course check EveryCellWhole

import HeadlessUIKit

/// Something that has to be done.
struct Chore {
  var title: String
  var place: String?
  var isUrgent = false
  var isDone = false
}

/// A row of the list.
final class ChoreCell: UITableViewCell {
  let titleLabel = UILabel(frame: CGRect(x: 16, y: 4, width: 240, height: 22))
  let placeLabel = UILabel(frame: CGRect(x: 16, y: 26, width: 240, height: 18))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(titleLabel)
    contentView.addSubview(placeLabel)
  }

  required init?(coder: NSCoder) { nil }

  /// Fills the row, whether it is new or was used before.
  func show(_ chore: Chore) {
    titleLabel.text = chore.title
    titleLabel.textColor = chore.isUrgent ? .red : .label
    // A chore without a place has nil here, and that takes the old place away.
    placeLabel.text = chore.place
    accessoryType = chore.isDone ? .checkmark : .none
  }
}

/// The list of chores.
final class ChoreListViewController: UITableViewController {
  var chores: [Chore] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ChoreCell.self, forCellReuseIdentifier: "chore")
    tableView.rowHeight = 48
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    chores.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chore", for: indexPath)
    (cell as? ChoreCell)?.show(chores[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    // The cell may serve another row soon, so the answer is kept in the data.
    chores[indexPath.row].isDone.toggle()
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }
}
