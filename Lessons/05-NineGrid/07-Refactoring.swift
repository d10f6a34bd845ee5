//: # Refactoring in small steps
//:
//: After this chapter you can improve code that works, and show that a person
//: still sees the same.

import HeadlessUIKit
import Stage

//: ## What refactoring is
//:
//: The word **refactoring** means: change how code is written, and keep what it
//: does. Begin when the code works. Go in small steps. After each step check
//: that everything is as it was.
//:
//: The controller of chapter 5 has three kinds of work in one class: it reads a
//: file, it fills cells, and it places them. Each kind belongs to another type.
//:
//: ## Step 1: the model reads the file
//:
//: The type `App` should know how apps are stored. So the code moves to `App`,
//: as a `static` method. The method throws instead of printing: the caller
//: decides what to do with the error.

extension App {
  static func all() throws -> [App] {
    let url = Bundle.module.url(
      forResource: "app", withExtension: "plist")
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    return try PropertyListDecoder()
      .decode([App].self, from: Data(contentsOf: url))
  }
}

//: > Then: Objective-C used class methods to make models and views:
//: > `+appInfoWithDictionary:` made an app from a dictionary, and
//: > `+appViewWithAppInfo:` a view from an app. In Swift they are initializers,
//: > such as `AppCell(app:)`, or static methods.

//: ## Step 2: the cell fills itself
//:
//: This is the class `AppCell` of chapter 6.
//:
//: ## Step 3: the controller is given its apps
//:
//: What is left is the work of a shelf: which cells there are, and where they
//: stand. The controller does not know any more that there is a file. Whoever
//: makes the controller gives it the apps, and may give it others.

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

//: ## How to see that nothing changed
//:
//: Two screens look the same if their views have the same frames, texts, fonts
//: and pictures. `Look` holds these for a view and for all its subviews. It is
//: `Equatable`, so two looks can be compared with `==`. Two images are equal if
//: they show the same picture.

struct Look: Equatable {
  let frame: CGRect
  let text: String?
  let font: UIFont?
  let image: UIImage?
  let subviews: [Look]

  init(of view: UIView) {
    let label = view as? UILabel
    frame = view.frame
    text = label?.text
    font = label?.font
    image = (view as? UIImageView)?.image
    subviews = view.subviews.map { Look(of: $0) }
  }
}

func refactoring(on stage: Stage) throws {
  //: ## Before and after
  //:
  //: The old controller and the new one have the same look.

  let before = ShelfViewController()
  stage.present(before)

  let after = AppShelfViewController()
  after.apps = try App.all()
  stage.present(after)
  stage.show("The shelf of the new controller")

  stage.print(Look(of: before.view) == Look(of: after.view))
  // Prints "true"

  //: ## Three changes that are no refactoring
  //:
  //: Each of these three changes looks small. A person sees each of them, and
  //: the comparison finds them: a label whose height is 2 points more, a font
  //: that is one point larger, and a picture that is gone.

  let label = after.view.subviews[0].subviews[1] as? UILabel
  label?.frame.size.height += 2
  stage.print(Look(of: before.view) == Look(of: after.view))
  // Prints "false"

  label?.frame.size.height -= 2
  label?.font = .systemFont(ofSize: 13)
  stage.print(Look(of: before.view) == Look(of: after.view))
  // Prints "false"

  label?.font = .systemFont(ofSize: 12)
  stage.print(Look(of: before.view) == Look(of: after.view))
  // Prints "true"

  let picture = after.view.subviews[0].subviews[0] as? UIImageView
  picture?.image = nil
  stage.print(Look(of: before.view) == Look(of: after.view))
  // Prints "false"

  //: A comparison sees only what it looks at. `Look` does not know colours, for
  //: example. The checks of an exercise are such comparisons too: run `swift
  //: run course check` after each step of your own.
}

//: ## Remember
//:
//: - Refactor code that works, in small steps, and check after each step.
//: - Put code where it belongs: reading into the model, filling into the view.
//: - A check finds only what it compares.
//:
//: > Question: You move code into a class of its own, and the height of a label
//: > is one point more than before. Was that refactoring?
//: > Answer: No. A person can see the change. Take the point away again, or
//: > make it a step of its own that is meant to change the screen.

//: ## Your turn
//:
//: In Lessons/05-NineGrid/06-ACellClass.swift, swap `picture` and `nameLabel`
//: in the line with `addSubview`, and run `swift run nine-grid --chapter 7`.
//: The screen looks the same, and the first comparison is false. Find out why,
//: and put the file back with `git checkout Lessons`. (The order of the
//: subviews is a part of `Look`. It decides which view lies in front.)
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
//: - <https://developer.apple.com/documentation/swift/equatable>
//: - <https://developer.apple.com/documentation/uikit/uiimage>

//: ## A rest
//:
//: This is the end of the first part. Stop here, and go on tomorrow with `swift
//: run nine-grid --chapter 8`.
