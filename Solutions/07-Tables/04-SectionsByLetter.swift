// # Exercise 4: A section for each letter
//
// An address book lists names in sections:
//
// - There is one for each of the 26 letters from A to Z that a name begins with, in the order of
//   the alphabet. The header of a section is its letter, a capital. There is no section without a
//   name.
// - Names that begin with anything else, such as 7, É or ß, stand in a last section. Its header is
//   #. An empty name stands there, too.
// - In the section of a letter the names are in the order of the alphabet. Small letters count as
//   capitals, for the sections and for the order. A name that is there twice has two rows.
// - If there is no name at all, the table shows "No names" in its backgroundView, which lies behind
//   the rows. Otherwise the text is not shown.
// - When the names change, the table shows the new ones.
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
  let groups = Dictionary(grouping: names) { name in
    let letter = name.prefix(1).uppercased()
    return ("A"..."Z").contains(letter) && letter.utf8.count == 1 ? letter : "#"
  }
  // A dictionary has no order. # is put last, though it comes before A in Unicode.
  let letters = groups.keys.sorted { ($0 == "#" ? "a" : $0) < ($1 == "#" ? "a" : $1) }
  return letters.map { letter in
    NameSection(
      letter: letter,
      names: (groups[letter] ?? []).sorted {
        $0.localizedStandardCompare($1) == .orderedAscending
      })
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
    guard names.isEmpty else {
      tableView.backgroundView = nil
      return
    }
    let label = UILabel()
    label.text = "No names"
    label.textAlignment = .center
    tableView.backgroundView = label
  }
}
