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
  // TODO 1: The sections in their order, each with its names in order.
  []
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
    // TODO 2: As many rows as the section has names.
    0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    var content = cell.defaultContentConfiguration()
    // TODO 3: The content shows the name at this place.
    content.text = nil
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
    // TODO 4: A label "No names" behind the rows if there are none, and otherwise nothing.
  }
}
