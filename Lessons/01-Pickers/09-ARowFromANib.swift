//: # A row view from a nib
//:
//: After this chapter you can read a file that describes the view of a row,
//: load it, and show it in a wheel.

import HeadlessUIKit
import Stage

//: ## A view in a file
//:
//: The `FlagView` of chapter 8 has its frames in the code. You want to move its
//: label, and see where it goes. In Xcode you can draw a view with the mouse,
//: in a **nib**: a file that describes views. Its name ends in `.xib`.
//:
//: `Resources/NibFlagView.xib` describes one view of the class `NibFlagView`.
//: In it lie an image view and a label. These are three lines of the file,
//: shortened:
//:
//:     <view customClass="NibFlagView">
//:       <label id="Nam-e0-lab" text="Name">
//:       <outlet property="nameLabel" destination="Nam-e0-lab"/>
//:
//: The first line names the class of the view. The second line describes a
//: label, which has an id. The third line says: put the label with this id into
//: the property `nameLabel`. Such a property is called an **outlet**: a
//: property that is filled when a nib is loaded. Through it your code reaches
//: the label.

//: ## The class of the view
//:
//: `NibFlagView` has an outlet for each subview. An outlet is an optional,
//: because it is nil until the nib has been loaded. It may be weak: the
//: superview keeps the label alive.
//:
//: The property `keys` is for this course only. On a phone, UIKit finds an
//: outlet by its name. Swift on Linux cannot do that, so you write the names
//: into a list, `keys`. Copy its first line as it is. (`class var` means: a
//: property of the class, not of one object.) Then write a line for each
//: outlet. On the left stands the name in the nib. On the right stands the
//: property, as a **key path**, a value that says which property is meant:
//: `\NibFlagView.nameLabel` is the property `nameLabel` of `NibFlagView`.

final class NibFlagView: UIView {
  weak var iconView: UIImageView?
  weak var nameLabel: UILabel?

  override class var keys: Keys {
    [
      "iconView": \NibFlagView.iconView,
      "nameLabel": \NibFlagView.nameLabel,
    ]
  }

  // The same as in chapter 8, but the subviews are optionals now.
  var flag: Flag? {
    didSet {
      nameLabel?.text = flag?.name
      accessibilityLabel = flag?.name
      if let flag {
        iconView?.image = UIImage(named: flag.icon)
      } else {
        iconView?.image = nil
      }
    }
  }
}

//: > On a device: There is no `keys`. You write `@IBOutlet weak var nameLabel:
//: > UILabel?`, and the property is found by its name. The bundle is
//: > `Bundle.main`. When Xcode builds the app it turns the `.xib` file into a
//: > smaller file, which ends in `.nib`.

//: ## Loading it
//:
//: `loadNibNamed` makes the objects that a nib describes, and fills the
//: outlets. It returns an array of the objects. (Those that lie in another view
//: are not in it.) The `owner` is an object outside of the nib whose outlets
//: the nib fills, for example a view controller. This nib fills only the
//: outlets of its own view, so `owner` is nil.
//:
//: The array may hold objects of any class. So the loop looks for the one that
//: is a `NibFlagView`.

extension NibFlagView {
  static func makeFromNib() -> NibFlagView? {
    let objects = Bundle.module.loadNibNamed("NibFlagView", owner: nil)
    for object in objects ?? [] {
      if let view = object as? NibFlagView { return view }
    }
    return nil
  }
}

//: > Then: A tutorial of 2015 took `lastObject` of the array. That is wrong as
//: > soon as somebody adds a second object to the nib.

//: ## A wheel of such rows
//:
//: The screen of chapter 8 needs only another `viewForRow`. So the class below
//: is a subclass of `FlagsViewController`, and overrides this one method. It
//: makes a view from the nib, and gives it the flag of the row. If the nib has
//: no `NibFlagView`, the row is an empty view.

final class NibFlagsViewController: FlagsViewController {
  override func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int,
    forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    guard let flagView = NibFlagView.makeFromNib() else {
      return UIView()
    }
    flagView.flag = flags[row]
    return flagView
  }
}

func aRowFromANib(on stage: Stage) throws {
  //: ## The outlet is filled
  //:
  //: In the nib the label has the text "Name". The code reads this text through
  //: the outlet. So loading the nib has put the label into `nameLabel`.

  let view = NibFlagView.makeFromNib()
  stage.print(view?.nameLabel?.text ?? "no label")
  // Prints "Name"

  //: Now the picker asks for its rows. Each row has a picture and a name at the
  //: places that the nib says.

  let controller = NibFlagsViewController()
  controller.flags = try Flag.all()
  stage.present(controller)
  stage.show("Each row is a view from the nib")
}

//: ## Remember
//:
//: - A nib describes views. `loadNibNamed` makes them, and fills the outlets.
//: - An outlet is filled by its name. In this course the name has to stand in
//:   `keys`, or the program stops when it loads the nib.
//: - Take an object of a nib by its type, not by its place in the array.
//:
//: > Question: You make a view with `NibFlagView()`, and its label is nil. Why?
//: > Answer: Outlets are filled while a nib is loaded, and `NibFlagView()`
//: > reads no nib. Call `makeFromNib` instead.

//: ## Your turn
//:
//: Exercise 8 is Exercises/01-Pickers/08-RowFromANib.swift. You write the
//: outlets of a row, find its view among the objects of a nib, and show it in a
//: wheel.
//:
//:     swift run course check RowFromANib
//:
//: Apple's page for this chapter:
//:
//: - <https://developer.apple.com/documentation/foundation/bundle/loadnibnamed(_:owner:options:)>
