// What lesson 7 says about a device.

// Case: the same code
// Chapter: 07-Tables/01-ATableAsks.swift
// Says: It is the same code with `import UIKit`.
// Instead of: NamesViewController
final class NamesViewController: UIViewController {
  let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
    view.addSubview(table)
  }
}

// Case: a nib with its bundle
// Chapter: 07-Tables/03-WhatACellShows.swift
// Says: The nib of a file DrawnCell.xib is `UINib(nibName: "DrawnCell", bundle: nil)`
@MainActor func drawnNib() -> UINib { UINib(nibName: "DrawnCell", bundle: nil) }

// Case: a height for each row, without estimates
// Chapter: 07-Tables/05-TheHeightOfARow.swift
// Says: The line `tableView.estimatedRowHeight = 0` switches the estimates off.
// Says: Then the device asks for all rows at once, as the table of this course does.
// Instead of: TallListViewController
final class TallListViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 0
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    44
  }
}

// Case: a nib without its bundle
// Chapter: 07-Tables/03-WhatACellShows.swift
// Says: the argument cannot be left out
// Refuses in 5, 5 main, 6, 6 main: missing argument for parameter 'bundle'
@MainActor func drawnNib() -> UINib { UINib(nibName: "DrawnCell") }

// Case: an outlet and an unwind action
// Chapter: 07-Tables/13-TheSameByStoryboard.swift
// Says: You write `@IBOutlet weak var nameField: UITextField?` and `@IBAction func saveThing(_ segue: UIStoryboardSegue)`.
// Instead of: DrawnThingsViewController
final class DrawnThingsViewController: UIViewController {
  @IBOutlet weak var nameField: UITextField?
  @IBAction func saveThing(_ segue: UIStoryboardSegue) {}
}

// Case: the folder for documents
// Chapter: 07-Tables/14-SavingTheList.swift
// Says: The folder is `URL.documentsDirectory`

// Case: a diffable data source
// Chapter: 07-Tables/16-OnADevice.swift
// Says: for a table the class is `UITableViewDiffableDataSource`.
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

// Case: all declarations of the lesson
// Chapter: 07-Tables/16-OnADevice.swift
// No code: SavedThings
// Says: With these changes all classes of this lesson compile for a device
// Refuses in 5, 6: main actor-isolated
// Whole: 07-Tables/Thing.swift
// Whole: 07-Tables/01-ATableAsks.swift
// Whole: 07-Tables/02-CellsAreReused.swift
// Whole: 07-Tables/03-WhatACellShows.swift
// Whole: 07-Tables/04-SectionsAndHeaders.swift
// Whole: 07-Tables/05-TheHeightOfARow.swift
// Whole: 07-Tables/06-SelectingARow.swift
// Whole: 07-Tables/07-ANavigationController.swift
// Whole: 07-Tables/08-ThereAndBack.swift
// Whole: 07-Tables/09-AddingARow.swift
// Whole: 07-Tables/10-DeletingAndMoving.swift
// Whole: 07-Tables/11-UpdatesWithoutReload.swift
// Whole: 07-Tables/12-AFormOverTheList.swift
// Whole: 07-Tables/13-TheSameByStoryboard.swift
// Whole: 07-Tables/14-SavingTheList.swift
// Whole: 07-Tables/15-TablesForEveryone.swift
// Whole: 07-Tables/16-OnADevice.swift
// Whole: 07-Tables/ThingsApp.swift
// Drop: override class var keys
// Drop: override class var actions
// Change: private(set) weak var -> @IBOutlet private(set) weak var
// Change: func saveThing(_ -> @IBAction func saveThing(_
// Change: func cancelForm(_ -> @IBAction func cancelForm(_
// Change: bundle: .module -> bundle: nil

// Case: the last project, with only the import changed
// Chapter: 07-Tables/16-OnADevice.swift
// Says: so does a solution of the last project
// Refuses in 5, 6: main actor-isolated
// Whole: ../Solutions/07-Tables/13-ThingsApp.swift
