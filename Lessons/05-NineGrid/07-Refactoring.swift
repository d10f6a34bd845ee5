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
//: chapter 5 does three kinds of work: it reads a file, fills cells, and places
//: them. Here the first two move to the types that they belong to.
//:
//: ## Step 1: the model reads the file
//:
//: The type `App` should know how apps are stored. The method throws instead of
//: printing: the caller decides what to do with the error.

extension App {
  static func all() throws -> [App] {
    let url = Bundle.module.url(
      forResource: "app", withExtension: "plist")
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    return try PropertyListDecoder()
      .decode([App].self, from: Data(contentsOf: url))
  }
}

//: ## Step 2: the cell fills itself
//:
//: This is the class `AppCell` of chapter 6.
//:
//: ## Step 3: the controller is given its apps
//:
//: What is left is the work of a shelf: where the cells stand. The controller
//: does not know any more that there is a file.

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

//: ## Step 4: a check
//:
//: This function takes the frame of each subview, and calls itself for what
//: lies in it. `flatMap` makes one array of these arrays.

func frames(in view: UIView) -> [CGRect] {
  view.subviews.flatMap { [$0.frame] + frames(in: $0) }
}

func refactoring(on stage: Stage) throws {
  //: ## Before and after
  //:
  //: Look for a difference between the two pictures. There is none: that is
  //: what makes it refactoring. The check finds none either.

  let old = ShelfViewController()
  stage.present(old)
  stage.show("Before: the controller of chapter 5")

  let shelf = AppShelfViewController()
  shelf.apps = try App.all()
  stage.present(shelf)
  stage.show("After: the new controller")

  stage.print(frames(in: old.view) == frames(in: shelf.view))
  // Prints "true"

  //: ## A change that the eye misses
  //:
  //: Somebody moves one name down by two points. You may not see it. The check
  //: does, and this is no refactoring.

  shelf.view.subviews[4].subviews[1].frame.origin.y += 2
  stage.show("One name is lower. Which one?")

  stage.print(frames(in: old.view) == frames(in: shelf.view))
  // Prints "false"
}

//: ## Remember
//:
//: - Refactor code that works, in small steps, and check after each step.
//: - Put code where it belongs: reading into the model, filling into the view.
//:
//: > Question: You move code into a class of its own, and a label is one point
//: > higher than before. Was that refactoring?
//: > Answer: No. The screen has changed.

//: ## Your turn
//:
//: Write `columns: 4` in step 3, say first what changes, and run `swift run
//: nine-grid --chapter 7`. `git checkout Lessons` puts the file back.
//:
//: Then build a screen of your own. Exercise 5 is
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
