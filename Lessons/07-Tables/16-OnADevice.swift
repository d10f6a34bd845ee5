//: # On a device
//:
//: After this chapter you have seen the parts of the lesson as one app, and you
//: know what changes in it for an iPhone. Then you build such an app by
//: yourself.

import HeadlessUIKit
import Stage

//: ## The whole app
//:
//: `ThingsApp.swift` beside this file is the app of this lesson, put together
//: from what the chapters built. It has four classes. At each stop below, open
//: that file, read one class, and go on. The numbers are chapters.
//:
//:     SavedThings              the model that all screens share (8, 14)
//:       ▲            ▲
//:     ThingList ─▶ ThingDetail     a push (7)
//:       │                │
//:       └─▶ ThingEditor ◀┘       a sheet with Save and Cancel (12)

func onADevice(on stage: Stage) {
  //: ## The first thing
  //:
  //: The app is launched for the first time. A person adds a guitar, with a
  //: picture and a reminder. The system asks whether the app may remind them.
  //:
  //: Stop 1, `ThingEditorViewController`: the form (12) with a row of pictures
  //: and a switch. Saving may fail, so its closure `onKeep` may throw. It takes
  //: the place of `onSave`. The button calls `self?.save()`, as in chapter 12.
  //: Here `self` is an editor, so the `save()` that its class overrides runs.

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
  //: There are things, but none for the kitchen, and the list says so.
  //:
  //: Stop 2, `ThingListViewController`: sections (4), pictures (3), a filter
  //: (11), a swipe that deletes (10). Three places call `refresh`: the filter,
  //: `viewWillAppear`, and `onKeep`, because under a sheet `viewWillAppear` is
  //: not called (12).

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
  //:
  //: Stop 3, `ThingDetailViewController`: it has the `id` of its thing and
  //: asks the model for the rest. Two things may have the same name, and a name
  //: may change.

  stage.staticTexts["Tent"].tap()
  stage.clock.advance(by: 1)
  stage.navigationBars.buttons["Edit"].tap()
  stage.clock.advance(by: 1)
  stage.textFields["Name"].tap()
  stage.typeText(" for two")
  stage.buttons["Save"].tap()
  stage.clock.advance(by: 1)
  stage.show("The detail follows the form")

  //: ## A changed thing has one reminder
  //:
  //: The person renames the guitar. There is one reminder as before, with the
  //: new name: the identifier of the request (lesson 2) is the `id` of the
  //: thing.

  stage.navigationBars.buttons["Things"].tap()
  stage.clock.advance(by: 1)
  stage.buttons["All"].tap()
  stage.staticTexts["Guitar"].tap()
  stage.clock.advance(by: 1)
  stage.navigationBars.buttons["Edit"].tap()
  stage.clock.advance(by: 1)
  stage.textFields["Name"].tap()
  stage.typeText(" of wood")
  stage.buttons["Save"].tap()
  stage.clock.advance(by: 1)
  Task.immediate {
    let center = UNUserNotificationCenter.current()
    let requests = await center.pendingNotificationRequests()
    stage.print(requests.map(\.content.body))
    // Prints "["Look after this thing: Guitar of wood"]"
  }

  //: ## The next launch
  //:
  //: The app is made again with the same file. Press `t` at the picture, and
  //: use it yourself: add, change, delete, turn the phone.

  stage.present(makeThingsApp(file: file))
  stage.show("Everything was saved")

  stage.print(stage.cells.count)
  // Prints "2"

  //: ## Deleted, with its reminder
  //:
  //: Nobody is reminded of the guitar any more.

  stage.staticTexts["Guitar of wood"].swipeLeft()
  stage.buttons["Delete"].tap()
  stage.clock.advance(by: 1)
  Task.immediate {
    let center = UNUserNotificationCenter.current()
    let requests = await center.pendingNotificationRequests()
    stage.print(stage.cells.count, requests.count)
    // Prints "1 0"
  }

  //: ## Saving fails, and works later
  //:
  //: The folder of this file is not there, so nothing can be saved. Then the
  //: folder is made, and the same Save works.
  //:
  //: Stop 4, `SavedThings`: each change is saved (14), and never over a file
  //: that could not be read. If saving fails, an error is thrown, the things
  //: stay as they were, and the form stays open.

  let folder = stage.documentsDirectory.appendingPathComponent("lost")
  let lost = folder.appendingPathComponent("my-things.json")
  stage.present(makeThingsApp(file: lost))
  stage.buttons["Add"].tap()
  stage.clock.advance(by: 1)
  stage.textFields["Name"].tap()
  stage.typeText("Lamp")
  stage.buttons["Save"].tap()
  stage.clock.advance(by: 1)
  stage.print(
    stage.staticTexts["The list could not be saved."].exists)
  // Prints "true"

  try? FileManager.default.createDirectory(
    at: folder, withIntermediateDirectories: true)
  stage.alerts.buttons["OK"].tap()
  stage.clock.advance(by: 1)
  stage.buttons["Save"].tap()
  stage.clock.advance(by: 1)
  stage.print(
    stage.cells.count, FileManager.default.fileExists(atPath: lost.path))
  // Prints "1 true"
}

//: ## What changes
//:
//: - `import HeadlessUIKit` becomes `import UIKit`, and `import Stage` goes
//:   away. A file that uses notifications, such as `ThingsApp.swift`, also
//:   needs `import UserNotifications`.
//: - Outlets and actions get `@IBOutlet` and `@IBAction`, and `keys` and
//:   `actions` go away (chapters 3 and 13).
//: - `Bundle.module` becomes `Bundle.main`. For a storyboard nil stands for it.
//: - `stage.documentsDirectory` becomes `URL.documentsDirectory`.
//: - `Task.immediate` becomes `Task`, if your app runs on systems before iOS
//:   26.
//: - The window with the navigation controller is made in `SceneDelegate`
//:   (lesson 3), or by the storyboard of the app.
//: - A new project of Xcode 26 has `MainActor` as its default actor isolation.
//:   In an older project write `@MainActor` in front of functions and protocols
//:   that stand outside of a class and use UIKit, such as `makeThingsApp`.
//:
//: With these changes all classes of this lesson compile for a device, and so
//: does a solution of the last project.
//:
//: ## What you will see differently
//:
//: - Rows that come and go move. Scrolling goes on after the finger is lifted.
//: - In the plain style there is a gap above each header since iOS 15, unless
//:   you set `sectionHeaderTopPadding` to 0.
//: - Since iOS 26, in an app that is built with Xcode 26 or later, rows are
//:   higher, and the headers of a grouped list keep their small letters. A bar
//:   button with the system item `.done` is drawn as a checkmark, and `.cancel`
//:   as a cross.
//:
//: ## Names that you will meet
//:
//: You need none of them for this course.
//:
//: > On a device: New apps often use a **diffable data source**: for a table
//: > the class is `UITableViewDiffableDataSource`. You give it a **snapshot**,
//: > the whole new list. It finds the differences to the old snapshot and makes
//: > the updates, so there is no "Invalid update".
//: >
//: > A `UITableView` is not deprecated in 2026. In SwiftUI it is a `List`.

//: ## Remember
//:
//: - Lists are the same on a device. Change the import, the outlets and what
//:   uses the stage.
//: - One model is shared by all screens. A screen knows a thing by its `id`.
//:
//: > Question: In `change` of `SavedThings`, the line `things = changed` stands
//: > after `store.save(changed)`. Why not before it?
//: > Answer: If saving fails, `save` throws, and the line after it does not
//: > run. Before it, the list would show a thing that is not in the file.

//: ## Your turn: a project
//:
//: Exercise 13 is Exercises/07-Tables/13-ThingsApp.swift: the whole app. A list
//: in sections, a detail, a form with a picker and a date picker, all of it
//: saved. It is graded by what a person sees and does, also after the app was
//: launched again. It needs chapters 1 to 12, 14 and 15, and lessons 1, 2 and
//: 4.
//:
//:     swift run course check ThingsApp
//:     swift run course play ThingsApp
//:
//: When it is right, make an app of it, for Xcode and a phone (lesson 1,
//: chapter 13):
//:
//:     swift run course export ThingsApp --to ~/ThingsApp
//:     swift run course play ~/ThingsApp
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir>
//: - <https://developer.apple.com/documentation/uikit/uitableview/sectionheadertoppadding>
