// # Exercise 5: Room for the note
//
// A table lists notes.
//
// - A row shows the title of a note in one line, and the whole text of it below, in as many
//   lines as it needs.
// - The labels lie 16 points away from the left and right edges of the content view. The title
//   begins 12 points below the upper edge, the text follows 6 points below the title, and 12
//   points below the text the row ends.
// - So each row is as high as what it holds: when the text changes, when the phone is turned,
//   and when a person chooses larger letters.
// - Both labels have the font of a text style, `.headline` and `.body`, and follow the size
//   that a person chooses.
// - The estimated height of a row is 80 points. It counts until the row is in sight.
//
//     swift run course check RoomForTheNote

import HeadlessUIKit

/// Something written down.
struct Note {
  var title: String
  var text: String
}

/// A row of the list.
final class TextCell: UITableViewCell {
  let titleLabel = UILabel()
  let bodyLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for label in [titleLabel, bodyLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    setUpLabels()
    placeLabels()
  }

  required init?(coder: NSCoder) { nil }

  private func setUpLabels() {
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    bodyLabel.font = .preferredFont(forTextStyle: .body)
    for label in [titleLabel, bodyLabel] { label.adjustsFontForContentSizeCategory = true }
    bodyLabel.numberOfLines = 0
  }

  private func placeLabels() {
    let sides = [titleLabel, bodyLabel].flatMap { label in
      [
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ]
    }
    NSLayoutConstraint.activate(
      sides + [
        titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 6),
        // Without this one the row would not know where its content ends.
        bodyLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      ])
  }
}

/// The list of notes.
final class NotesViewController: UITableViewController {
  var notes: [Note] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TextCell.self, forCellReuseIdentifier: "note")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 80
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    guard let textCell = cell as? TextCell else { return cell }
    textCell.titleLabel.text = notes[indexPath.row].title
    textCell.bodyLabel.text = notes[indexPath.row].text
    return textCell
  }
}
