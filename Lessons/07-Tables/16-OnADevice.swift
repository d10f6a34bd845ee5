//: # On a device
//:
//: After this chapter you know what changes in an app for an iPhone, and what
//: else shows lists today. Then you build the whole app by yourself.

import HeadlessUIKit
import Stage

//: ## The same list in Xcode
//:
//: This is a list of chapter 9, for a device. Only the import is new: the
//: methods of `UITableViewController` are the same, and need no mark.
//:
//:     import UIKit
//:
//:     class ThingsViewController: UITableViewController {
//:       var names = ["Kettle", "Guitar"]
//:
//:       override func viewDidLoad() {
//:         super.viewDidLoad()
//:         title = "Things"
//:         tableView.register(
//:           UITableViewCell.self, forCellReuseIdentifier: "thing")
//:         navigationItem.rightBarButtonItem = UIBarButtonItem(
//:           systemItem: .add,
//:           primaryAction: UIAction { [weak self] _ in
//:             self?.add("Lamp")
//:           })
//:       }
//:
//:       override func tableView(
//:         _ tableView: UITableView, numberOfRowsInSection section: Int
//:       ) -> Int {
//:         names.count
//:       }
//:
//:       override func tableView(
//:         _ tableView: UITableView, cellForRowAt indexPath: IndexPath
//:       ) -> UITableViewCell {
//:         let cell = tableView.dequeueReusableCell(
//:           withIdentifier: "thing", for: indexPath)
//:         var content = cell.defaultContentConfiguration()
//:         content.text = names[indexPath.row]
//:         cell.contentConfiguration = content
//:         return cell
//:       }
//:
//:       func add(_ name: String) {
//:         names.append(name)
//:         tableView.insertRows(
//:           at: [IndexPath(row: names.count - 1, section: 0)],
//:           with: .automatic)
//:       }
//:     }

//: ## What changes
//:
//: - `import HeadlessUIKit` becomes `import UIKit`, and `import Stage` goes
//:   away.
//: - Outlets and actions get `@IBOutlet` and `@IBAction`, and `keys` and
//:   `actions` go away (chapters 3 and 13).
//: - `Bundle.module` becomes `Bundle.main`, or is left out.
//: - `stage.documentsDirectory` becomes `URL.documentsDirectory`.
//: - The window with the navigation controller is made in `SceneDelegate`
//:   (lesson 3), or by the storyboard of the app.
//:
//: ## What you will see differently
//:
//: - Rows that come and go move. `.automatic` chooses how.
//: - Scrolling goes on after the finger is lifted, and bounces at the end.
//: - In the plain style there is a gap above the first header since iOS 15,
//:   unless you set `sectionHeaderTopPadding` to 0.
//: - A device has an index of letters at the right edge, prefetching, dragging
//:   rows to other apps, and a search field in the bar. The library of this
//:   course leaves them out.

//: ## Diffable data sources
//:
//: Chapter 11 told the table each change. A diffable data source (lesson 5)
//: does the sum for you. You give it a snapshot: which sections, and which
//: things in each. It finds the differences to the old snapshot and makes the
//: updates, so there is no "Invalid update". For a table the class is
//: `UITableViewDiffableDataSource`. Each thing needs a number or name of its
//: own that stays the same, because two equal items in a snapshot stop the
//: program.
//:
//:     dataSource = UITableViewDiffableDataSource<Int, String>(
//:       tableView: tableView
//:     ) { tableView, indexPath, name in
//:       let cell = tableView.dequeueReusableCell(
//:         withIdentifier: "thing", for: indexPath)
//:       var content = cell.defaultContentConfiguration()
//:       content.text = name
//:       cell.contentConfiguration = content
//:       return cell
//:     }
//:     var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
//:     snapshot.appendSections([0])
//:     snapshot.appendItems(["Kettle", "Guitar"])
//:     dataSource?.apply(snapshot)
//:
//: ## Table view or collection view
//:
//: Since iOS 14 a `UICollectionView` with a list layout can look like a table,
//: with swipes, headers and checkmarks. Apple's own apps use both. In a new app
//: a collection view is the better choice if the screen has more than one kind
//: of layout, such as a list below a row of pictures. A `UITableView` is not
//: deprecated in 2026, needs less code for a list, and most apps that exist are
//: full of them. What you learned here holds for both: data source, reuse,
//: index paths, configurations, snapshots.
//:
//: In SwiftUI the same is a `List`. On iOS it is built on a collection view.

func onADevice(on stage: Stage) {
  //: ## The list and its form, once more
  //:
  //: Press `t` here, and use the list of chapter 12 with its form: add, cancel,
  //: turn the phone.

  let list = PresentingListViewController()
  stage.present(UINavigationController(rootViewController: list))
  stage.show("The app so far")

  stage.print(list.tableView.numberOfRows(inSection: 0))
  // Prints "5"
}

//: ## Remember
//:
//: - Lists are the same on a device. Change the import, the outlets and what
//:   uses the stage.
//: - A diffable data source computes the updates from two snapshots.
//: - Learn the table first. A collection view and SwiftUI's `List` ask the same
//:   questions.
//:
//: > Question: A snapshot has the names of things as its items, and the program
//: > stops when a person adds a second "Lamp". Why?
//: > Answer: Two items of a snapshot are equal. Give each thing an `id`, and
//: > use that as the item.

//: ## Your turn: a project
//:
//: Exercise 12 is Exercises/07-Tables/12-ThingsApp.swift: the whole app. A list
//: in sections, a detail, a form with a picker and a date picker, all of it
//: saved. It is graded by what a person sees and does, also after the app was
//: launched again.
//:
//:     swift run course check ThingsApp
//:     swift run course play ThingsApp
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir>
//: - <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/list(using:)>
//: - <https://developer.apple.com/documentation/uikit/uitableview/sectionheadertoppadding>
