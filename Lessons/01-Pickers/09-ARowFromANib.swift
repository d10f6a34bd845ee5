//: # A row view from a nib
//:
//: After this chapter you can load a view that was drawn in a file, and you
//: know how its parts get into the properties of your class.

import HeadlessUIKit
import Stage

//: ## A view in a file
//:
//: A **nib** is a file that describes views. In Xcode you draw it with the
//: mouse, in the part that is called Interface Builder, and its name ends in
//: `.xib`. `Resources/NibFlagView.xib` describes a view of the class
//: `NibFlagView`, with an image view and a label in it. Three of its lines,
//: shortened:
//:
//:     <view customClass="NibFlagView">
//:       <imageView id="Ico-n0-img"> ... <label id="Nam-e0-lab"> ...
//:       <outlet property="nameLabel" destination="Nam-e0-lab"/>
//:
//: An **outlet** is a property that is filled when a nib is loaded. The last
//: line says: put this label into the property with the name `nameLabel`.

//: ## The class of the view
//:
//: The nib has the name `nameLabel` as a text. The list `keys` says which
//: property belongs to which text. On the right of each line stands a **key
//: path**, such as `\NibFlagView.nameLabel`. It says which property of which
//: class is meant. It does not read the property. Lesson 6 explains both.
//:
//: The properties are weak, because the view keeps its subviews already. They
//: are optionals, because they are nil until the nib has been loaded.

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
//: `loadNibNamed` makes all objects that a nib describes. It returns an array
//: of those that lie in no other view. Here that is one: the `NibFlagView`.
//:
//: The array may hold objects of any type. `compactMap { $0 as? NibFlagView }`
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
  //: After loading, both outlets are filled, and the view can show a flag.

  let view = NibFlagView.makeFromNib()
  stage.print(view?.nameLabel?.text ?? "no label")
  // Prints "Name"

  view?.flag = Flag(name: "Japan", icon: "japan")
  if let view { stage.present(view) }
  stage.show("A NibFlagView that shows Japan")

  //: The word "Name" was in the file, as the text of the label. The frames were
  //: in the file too: there is no code for them.
}

//: ## Remember
//:
//: - A nib describes views; loading it makes them.
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
//: Exercise 8 is Exercises/01-Pickers/08-RowFromANib.swift. You write the outlets
//: of a row, find its view among the objects of a nib, and show it in a wheel.
//:
//:     swift run course check RowFromANib
//:
//: Apple's page for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uinib>
