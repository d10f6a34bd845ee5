// Alternative: the code goes through the letters from A to Z and takes the names of each letter, so
// the sections need no sorting.

// # Exercise 4: A section for each letter
//
// An address book lists names in sections, one for each letter from A to Z that a name
// begins with, in the order of the alphabet. The header of a section is its letter, a capital.
// Names that begin with anything else, a digit for example, stand in a last section under #,
// and an empty name stands there, too. In a section the names are in the order of the
// alphabet. Small letters count as capitals, for the sections and for the order. There is no
// section without a name. If there is no name at all, the table shows "No names" behind its
// rows, and otherwise it does not. When the names change, the table shows the new ones.
//
//     swift run course check SectionsByLetter

import HeadlessUIKit

/// The names under one letter.
struct NameSection: Equatable {
  let letter: String
  let names: [String]
}

/// Returns names in sections by their first letters.
func nameSections(of names: [String]) -> [NameSection] {
  let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
  func letter(of name: String) -> String {
    alphabet.first { name.uppercased().hasPrefix($0) } ?? "#"
  }
  let sorted = names.sorted { $0.uppercased() < $1.uppercased() }
  return (alphabet + ["#"]).compactMap { one in
    let members = sorted.filter { letter(of: $0) == one }
    return members.isEmpty ? nil : NameSection(letter: one, names: members)
  }
}

/// The address book.
final class AddressBookViewController: UITableViewController {
  var names: [String] = [] {
    didSet {
      sections = nameSections(of: names)
      tableView.reloadData()
      showEmptyState()
    }
  }
  private var sections: [NameSection] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    showEmptyState()
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section].names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].letter
  }

  /// Says that there are no names, or takes that back.
  private func showEmptyState() {
    let label = UILabel()
    label.text = "No names"
    label.sizeToFit()
    tableView.backgroundView = names.isEmpty ? label : nil
  }
}
