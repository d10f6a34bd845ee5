// What lesson 7 says about a device.

// Case: the same code
// Chapter: 07-Tables/01-ATableAsks.swift
// Says: It is the same code with `import UIKit`.
final class NamesViewController: UIViewController {
  let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
    view.addSubview(table)
  }
}

// Case: an outlet of a cell
// Chapter: 07-Tables/03-WhatACellShows.swift
// Says: Instead of `keys` you write `@IBOutlet weak var nameLabel: UILabel?`
final class DrawnCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel?
}

// Case: an outlet and an unwind action
// Chapter: 07-Tables/13-TheSameByStoryboard.swift
// Says: You write `@IBOutlet weak var nameField: UITextField?` and `@IBAction func saveThing(_ segue: UIStoryboardSegue)`.
final class UIStoryboardSegue: NSObject {}

final class DrawnThingsViewController: UIViewController {
  @IBOutlet weak var nameField: UITextField?
  @IBAction func saveThing(_ segue: UIStoryboardSegue) {}
}

// Case: the folder for documents
// Chapter: 07-Tables/14-SavingTheList.swift
// Says: The folder is `URL.documentsDirectory`

// Case: the whole list
// Chapter: 07-Tables/16-OnADevice.swift
// Says: Only the import is new: the methods of `UITableViewController` are the same, and need no mark.
// Listing: import UIKit

// Case: a diffable data source
// Chapter: 07-Tables/16-OnADevice.swift
// Says: For a table the class is `UITableViewDiffableDataSource`.
// No code: dataSource = UITableViewDiffableDataSource
final class DiffableViewController: UITableViewController {
  var dataSource: UITableViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = UITableViewDiffableDataSource<Int, String>(
      tableView: tableView
    ) { tableView, indexPath, name in
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "thing", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Kettle", "Guitar"])
    dataSource?.apply(snapshot)
  }
}
