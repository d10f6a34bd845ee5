//: # Refactoring in small steps
//:
//: After this chapter you can improve code that works, and give each kind of
//: work to the type that it belongs to.

import HeadlessUIKit
import Stage

//: ## What refactoring is
//:
//: The word **refactoring** means: change how code is written, and keep what it
//: does. Go in small steps, and check after each of them. The controller of
//: chapter 5 reads a file, it fills cells, and it places them. Each kind of
//: work belongs to another type.
//:
//: ## Step 1: the model reads the file
//:
//: The type `App` should know how apps are stored. So the code moves there, as
//: a `static` method. It throws instead of printing: the caller decides what to
//: do with the error.

extension App {
  static func all() throws -> [App] {
    let url = Bundle.module.url(
      forResource: "app", withExtension: "plist")
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    return try PropertyListDecoder()
      .decode([App].self, from: Data(contentsOf: url))
  }
}

//: > Then: In Objective-C class methods made models and views:
//: > `+appInfoWithDictionary:` an app, and `+appViewWithAppInfo:` a view. In
//: > Swift they are initializers, such as `AppCell(app:)`, or static methods.
//:
//: ## Step 2: the cell fills itself
//:
//: This is the class `AppCell` of chapter 6.
//:
//: ## Step 3: the controller is given its apps
//:
//: What is left is the work of a shelf: which cells there are, and where they
//: stand. The controller does not know any more that there is a file.

final class AppShelfViewController: UIViewController {
  var apps: [App] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let grid = Grid(columns: 3, rows: 4)
    for (index, app) in apps.enumerated() {
      let cell = AppCell(app: app)
      cell.frame = grid.frame(of: index, in: view.bounds)
      view.addSubview(cell)
    }
  }
}

func refactoring(on stage: Stage) throws {
  //: ## The same screen
  //:
  //: The new controller shows the same screen as the one of chapter 5.

  let shelf = AppShelfViewController()
  shelf.apps = try App.all()
  stage.present(shelf)
  stage.show("The shelf of the new controller")

  stage.print(shelf.view.subviews.count, "cells")
  // Prints "12 cells"

  //: A person sees no difference: that is what makes it refactoring. A label
  //: that is two points higher is a change of the screen. The checks of an
  //: exercise find such changes: run `swift run course check` after each step
  //: of your own.
}

//: ## Remember
//:
//: - Refactor code that works, in small steps, and check after each step.
//: - Put code where it belongs: reading into the model, filling into the view.
//:
//: > Question: You move code into a class of its own, and the height of a label
//: > is one point more than before. Was that refactoring?
//: > Answer: No. A person can see the change.

//: ## Your turn
//:
//: Build a screen of your own. Exercise 5 is
//: Exercises/05-NineGrid/05-AlbumBadges.swift, a small project of about 20
//: minutes: the albums of a person in rows of three, each with a badge that
//: says how many of its photos are new. Chapters 1 to 6 have all that it needs.
//:
//:     swift run course check AlbumBadges
//:     swift run course play AlbumBadges
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller>

//: ## A rest
//:
//: Stop here, and go on tomorrow with `swift run nine-grid --chapter 8`.
