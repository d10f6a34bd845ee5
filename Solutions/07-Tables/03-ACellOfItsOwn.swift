// # Exercise 3: A cell of its own
//
// A table lists people who can be called.
//
// - A row has a picture of 40 by 40 points, the name, and a button with the title Call. They
//   lie in the content view of the cell, the picture at the left, the button at the right, and
//   no two overlap.
// - A cell is made once and filled many times: no view is added when it is used again.
// - The button calls `onCall` of the list with the person that the row shows, also when rows above
//   have gone. Two people may have the same name. `onCall` may be set after the list has opened.
// - A list that was left is freed, and so are its cells: they do not stay in memory.
//
//     swift run course check ACellOfItsOwn

import HeadlessUIKit

/// Somebody who can be called; not everyone has a picture.
struct Person: Equatable {
  let name: String
  let picture: String?
}

/// A row of the list.
final class PersonCell: UITableViewCell {
  /// What happens when somebody presses Call.
  var onCall: () -> Void = {}

  private let pictureView = UIImageView(frame: CGRect(x: 16, y: 8, width: 40, height: 40))
  private let nameLabel = UILabel(frame: CGRect(x: 72, y: 8, width: 150, height: 40))
  private let callButton = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    callButton.frame = CGRect(x: 240, y: 8, width: 64, height: 40)
    callButton.setTitle("Call", for: .normal)
    // The cell keeps the button, the button its action. A strong self would close a circle.
    callButton.addAction(UIAction { [weak self] _ in self?.onCall() }, for: .touchUpInside)
    for view in [pictureView, nameLabel, callButton] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a person, whoever was shown before.
  func show(_ person: Person) {
    nameLabel.text = person.name
    pictureView.image = person.picture.flatMap { UIImage(named: $0) }
  }
}

/// The list of people.
final class PersonListViewController: UITableViewController {
  var people: [Person] = []

  /// Hears whom somebody wants to call.
  var onCall: (Person) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PersonCell.self, forCellReuseIdentifier: "person")
    tableView.rowHeight = 56
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    guard let personCell = cell as? PersonCell else { return cell }
    let person = people[indexPath.row]
    personCell.show(person)
    // The person stays the same when rows above go. The number of the row does not.
    personCell.onCall = { [weak self] in self?.onCall(person) }
    return cell
  }
}
