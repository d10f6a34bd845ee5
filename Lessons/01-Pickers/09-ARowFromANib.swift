//: # A row view from a nib
//:
//: After this chapter you can load a view that was drawn in a file, and you
//: know how its parts get into the properties of your class.

import HeadlessUIKit
import Stage

//: ## A view in a file
//:
//: The `FlagView` of chapter 8 has its frames in the code. To move the label
//: you have to change numbers, and you do not see where it goes. In Xcode you
//: can draw a view with the mouse instead, in a **nib**: a file that describes
//: views. Its name ends in `.xib`.
//:
//: The nib of this chapter is `Resources/NibFlagView.xib`. It describes a view
//: of the class `NibFlagView`, with an image view and a label in it. Three of
//: its lines, shortened:
//:
//:     <view customClass="NibFlagView">
//:       <imageView id="Ico-n0-img"> ... <label id="Nam-e0-lab"> ...
//:       <outlet property="nameLabel" destination="Nam-e0-lab"/>
//:
//: Your code has to reach the label, because it writes the name of a country on
//: it. For this the class has an **outlet**: a property that is filled when a
//: nib is loaded. The third line says: put the label with the id `Nam-e0-lab`
//: into the property `nameLabel`.

//: ## The class of the view
//:
//: `NibFlagView` has two outlets. They are optionals, because they are nil
//: until the nib has been loaded. They are weak, because the view keeps its
//: subviews already.
//:
//: The nib has the name of a property as a text: "nameLabel". In this course,
//: `keys` says which property has this name. On the right of each line stands a
//: **key path**, a value that stands for a property: `\NibFlagView.nameLabel`
//: means the property `nameLabel` of the class `NibFlagView`. For now, copy the
//: form. Lesson 6 explains it.

final class NibFlagView: UIView {
  private(set) weak var iconView: UIImageView?
  private(set) weak var nameLabel: UILabel?

  override class var keys: Keys {
    [
      "iconView": \NibFlagView.iconView,
      "nameLabel": \NibFlagView.nameLabel,
    ]
  }

  var flag: Flag? {
    didSet {
      nameLabel?.text = flag?.name
      iconView?.image = flag.flatMap { UIImage(named: $0.icon) }
    }
  }
}

//: > On a device: There is no `keys`. You write `@IBOutlet weak var nameLabel:
//: > UILabel?`, and the property is found by its name. The bundle is
//: > `Bundle.main`. When Xcode builds the app it turns the `.xib` file into a
//: > smaller file, which ends in `.nib`.

//: ## Loading it
//:
//: `loadNibNamed` makes the objects that a nib describes. It returns an array
//: of those that lie in no other view. Here that is one: the `NibFlagView`.
//:
//: The array may hold objects of any class. `compactMap { $0 as? NibFlagView }`
//: keeps those that are a `NibFlagView`, and `first` takes the first of them.

extension NibFlagView {
  static func makeFromNib() -> NibFlagView? {
    let objects = Bundle.module.loadNibNamed("NibFlagView", owner: nil)
    return objects?.compactMap { $0 as? NibFlagView }.first
  }
}

//: > Then: A tutorial of 2015 took `lastObject` of the array. That is wrong as
//: > soon as somebody adds a second object to the nib.

func aRowFromANib(on stage: Stage) {
  //: ## A view with its outlets
  //:
  //: In the nib the label has the text "Name". Loading has put this label into
  //: the outlet `nameLabel`, so the code can read its text.

  let view = NibFlagView.makeFromNib()
  stage.print(view?.nameLabel?.text ?? "no label")
  // Prints "Name"

  //: Now the view gets a flag, and writes its name on the label. The frames of
  //: the label and of the picture are from the nib.

  view?.flag = Flag(name: "Japan", icon: "japan")
  if let view { stage.present(view) }
  stage.show("A NibFlagView that shows Japan")
}

//: ## Remember
//:
//: - A nib describes views. `loadNibNamed` makes them, and fills the outlets.
//: - An outlet is filled by its name. If the property has another name than the
//:   nib says, the program stops.
//: - Take an object of a nib by its type, not by its place in the array.
//:
//: > Question: You make a view with `NibFlagView()`, and its label is nil. Why?
//: > Answer: Outlets are filled while a nib is loaded, and `NibFlagView()`
//: > reads no nib. Call `makeFromNib` instead.

//: ## Your turn
//:
//: Change `text="Name"` in `Resources/NibFlagView.xib` to another word, and run
//: `swift run pickers --chapter 9`. The lesson tells you that its output is not
//: the one in the comment. Put the file back with `git checkout Lessons`.
//:
//: Exercise 8 is Exercises/01-Pickers/08-RowFromANib.swift. You write the
//: outlets of a row, find its view among the objects of a nib, and show it in a
//: wheel.
//:
//:     swift run course check RowFromANib
//:
//: Apple's page for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uinib>
