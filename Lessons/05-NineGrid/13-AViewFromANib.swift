//: # A view from a nib, found by its type
//:
//: After this chapter you can load a view from a file, find it among the
//: objects of the file, and say what a nib and a storyboard are for.

import HeadlessUIKit
import Stage

//: ## What the file describes
//:
//: A nib is a file that describes views (lesson 1). `Resources/AppView.xib`
//: describes the cell of this lesson: a picture, a label and a button in a view
//: of the class `AppView`. (You read this class in chapter 14.)
//:
//: Loading makes new objects. One that lies in no other view is a **top-level
//: object**. All of these are returned in an array:
//:
//:     AppView.xib
//:     ├── File's Owner                  not in the array
//:     ├── First Responder               not in the array
//:     └── AppView ────────────────────▶ alone in the array
//:         ├── UIImageView                 its subviews
//:         ├── UILabel
//:         └── UIButton
//:
//: Each of the first two is a **placeholder object**: it stands for an object
//: that your program has already, such as the controller that loads the file. A
//: cell needs neither, so the owner is nil.
//:
//: > On a device: Xcode turns `AppView.xib` into `AppView.nib`. The code is the
//: > same, with `Bundle.main`.

func aViewFromANib(on stage: Stage) throws {
  //: ## Read once, make often
  //:
  //: `loadNibNamed` (lesson 1, chapter 9) reads the file each time. A `UINib`
  //: reads it once, and `instantiate` makes new objects each time: for twelve
  //: cells it is the better way. A bundle of nil stands for the bundle of the
  //: app.

  let nib = UINib(nibName: "AppView", bundle: .module)
  let first = nib.instantiate(withOwner: nil)[0] as? AppView
  let second = nib.instantiate(withOwner: nil)[0] as? AppView
  stage.print(first === second)
  // Prints "false"

  //: ## Which object is the cell?
  //:
  //: `Two.xib` has a label beside the cell. It is loaded once, so
  //: `loadNibNamed` is enough. (The name has no ending.) Many tutorials take
  //: the last object of the array. Here the last one is the label.

  let two = Bundle.module.loadNibNamed("Two", owner: nil) ?? []
  stage.print(two.map { "\(type(of: $0))" })
  // Prints "["AppView", "UILabel"]"

  //: So ask for the *type*. `compactMap` with `as?` keeps the objects of one
  //: type.

  let cells = two.compactMap { $0 as? AppView }
  stage.print(cells.count)
  // Prints "1"

  //: ## The file has the name of the class
  //:
  //: That is usual. `String(describing:)` gives the name of a type as a text.

  stage.print(String(describing: AppView.self))
  // Prints "AppView"

  //: ## A file that does not exist
  //:
  //: If there is no such file, `loadNibNamed` stops the program with an
  //: **exception**. `do` and `catch` cannot catch it. In a lesson
  //: `stage.exception` returns its text. (Here the name is misspelled.)

  let text = stage.exception {
    _ = Bundle.module.loadNibNamed("AppVeiw", owner: nil)
  }
  stage.print(text?.contains("Could not load NIB in bundle") ?? false)
  // Prints "true"

  //: If the file may be missing, ask `path(forResource:ofType:)` first. It
  //: returns nil then. (The type is "nib" on a device.)

  let path = Bundle.module.path(forResource: "AppVeiw", ofType: "xib")
  stage.print(path == nil)
  // Prints "true"

  //: ## A nib or a storyboard?
  //:
  //: Both are XML files that you edit with Interface Builder. A nib describes a
  //: part of a screen, such as a cell. A storyboard describes whole screens
  //: with their view controllers, and how one leads to the next.

  let storyboard = UIStoryboard(name: "Shelf", bundle: .module)
  let controller = storyboard.instantiateInitialViewController()
  stage.print(controller.map { "\(type(of: $0))" } ?? "none")
  // Prints "UIViewController"

  if let controller, let first {
    first.app = App(name: "Chess", icon: "chess")
    first.frame.origin = CGPoint(x: 120, y: 64)
    controller.view.addSubview(first)
    stage.present(controller)
  }
  stage.show("A screen of a storyboard, a cell of a nib")

  //: > Then: Apps for the iPhone have had nibs since the first SDK of 2008.
  //: > Storyboards came with iOS 5 and Xcode 4.2 in 2011.
}

//: ## Remember
//:
//: - Loading a nib makes new objects and returns the top-level ones.
//: - Find the view by its type, not by its place in the array.
//: - A nib that does not exist stops the program.
//:
//: > Question: `objects.last as? AppView` was right for a year and is nil since
//: > today. What may have happened?
//: > Answer: Somebody has put another object into the file, after the view.
//: > Look for the type.

//: ## Your turn
//:
//: Exercise 8 is Exercises/05-NineGrid/08-LoadByType.swift. You write the parts
//: of a function that loads the only view of a type, and throws if it cannot.
//: The first lines of the functions are given. `only` and `load` are generic
//: (lesson 4, chapter 9): `View` stands for the type that is looked for, such
//: as `AppView`. `AppView.self` is that type as a value, for a parameter of the
//: type `View.Type`. So `$0 as? View` does what `$0 as? AppView` does above.
//:
//:     swift run course check LoadByType
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/foundation/bundle/loadnibnamed(_:owner:options:)>
//: - <https://developer.apple.com/documentation/uikit/uinib>
//: - <https://developer.apple.com/documentation/uikit/uistoryboard>
