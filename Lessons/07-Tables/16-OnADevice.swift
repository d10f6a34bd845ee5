//: # On a device
//:
//: After this chapter you can put the parts of the lesson together, and you
//: know what changes in an app for an iPhone. Then you build the whole app by
//: yourself.

import HeadlessUIKit
import Stage

//: ## The whole app
//:
//: `ThingsApp.swift` beside this file has the app of this lesson. It is made of
//: what the chapters built as samples. Read it from top to bottom. What is new
//: is how the parts fit together.
//:
//:     SavedThings              the model that all screens share (8, 14)
//:       ▲            ▲
//:     ThingList ─▶ ThingDetail     a push (7)
//:       │              │
//:       └─▶ ThingForm ◀┘           a sheet with Save and Cancel (12)
//:
//: - The list stands in sections (4), shows pictures (3), says when there is
//:   nothing to list (4), and deletes by a swipe (10). A filter (11) shows one
//:   category. The order is a setting (14).
//: - List and detail know a thing by its number in the model, and not by its
//:   name: two things may have the same name.
//:   `sections` of the model says for each section the category and the numbers
//:   of its things.
//: - The form is that of chapter 12. When it has saved a thing with a reminder,
//:   `planReminder` gives the phone a request, as in lesson 2.
//: - The model saves after each change, and never over a file that it could not
//:   read (14).

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
//: - `Bundle.module` becomes `Bundle.main`. For a nib or a storyboard nil
//:   stands for it: `UINib(nibName: "DrawnCell", bundle: nil)`. The argument of
//:   `UINib` cannot be left out.
//: - `stage.documentsDirectory` becomes `URL.documentsDirectory`.
//: - The window with the navigation controller is made in `SceneDelegate`
//:   (lesson 3), or by the storyboard of the app.
//: - Everything here runs on the main thread. A new project of Xcode 26 takes
//:   that for granted: its default actor isolation is `MainActor`. In an older
//:   project write `@MainActor` in front of functions and protocols that stand
//:   outside of a class and use UIKit, such as `makeThingsApp`.
//:
//: With these changes all classes of this lesson compile for a device, and so
//: does a solution of the last project. Nothing else has to change.
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
//: In `<Int, String>` the first type is that of the sections, and the second is
//: that of the items: here a section is a number, and an item is a name. The
//: closure is what `cellForRowAt` was. It gets the item, so you look up nothing
//: in an array. `apply` shows the snapshot. The controller keeps the data
//: source in a property, because the table does not keep it.
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
  //: ## The first thing
  //:
  //: The app is launched for the first time. A person adds a guitar, with a
  //: picture and a reminder. The system asks whether the app may remind them.

  let file = stage.documentsDirectory
    .appendingPathComponent("my-things.json")
  stage.present(makeThingsApp(file: file))
  stage.show("No things yet")

  stage.buttons["Add"].tap()
  stage.clock.advance(by: 1)
  stage.textFields["Name"].tap()
  stage.typeText("Guitar")
  stage.buttons["Guitar"].tap()
  stage.textFields.element(boundBy: 1).tap()
  stage.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Music")
  stage.scrollViews.firstMatch.swipeUp()
  stage.switches.firstMatch.tap()
  stage.alerts.buttons["Allow"].tap()
  stage.buttons["Save"].tap()
  stage.clock.advance(by: 1)
  stage.show("The guitar, under Music")

  //: The phone has the request for the reminder.

  Task.immediate {
    let center = UNUserNotificationCenter.current()
    let requests = await center.pendingNotificationRequests()
    stage.print(requests.map(\.content.body))
    // Prints "["Look after this thing: Guitar"]"
  }

  //: ## A second thing, and the filter
  //:
  //: A tent comes to the list. Then the person looks at the kitchen only. There
  //: are things, but none for the kitchen, and the list says so. Then the
  //: person looks at the outdoors only.

  stage.buttons["Add"].tap()
  stage.clock.advance(by: 1)
  stage.textFields["Name"].tap()
  stage.typeText("Tent")
  stage.textFields.element(boundBy: 1).tap()
  stage.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Outdoors")
  stage.buttons["Save"].tap()
  stage.clock.advance(by: 1)
  stage.buttons["Kitchen"].tap()
  stage.clock.advance(by: 1)
  stage.print(stage.staticTexts["Nothing in this category"].exists)
  // Prints "true"

  stage.buttons["Outdoors"].tap()
  stage.clock.advance(by: 1)
  stage.show("The filter shows the outdoors")

  //: ## The detail, changed
  //:
  //: The person opens the tent, changes its name in the form, and goes back.

  stage.staticTexts["Tent"].tap()
  stage.clock.advance(by: 1)
  stage.navigationBars.buttons["Edit"].tap()
  stage.clock.advance(by: 1)
  stage.textFields["Name"].tap()
  stage.typeText(" for two")
  stage.buttons["Save"].tap()
  stage.clock.advance(by: 1)
  stage.show("The detail follows the form")

  //: ## The next launch
  //:
  //: The app is made again with the same file. All is there. Press `t` here and
  //: use the app yourself: add, change, delete, turn the phone.

  stage.present(makeThingsApp(file: file))
  stage.show("Everything was saved")

  stage.print(stage.cells.count)
  // Prints "2"
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
//: Exercise 13 is Exercises/07-Tables/13-ThingsApp.swift: the whole app. A list
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
