//: # A row view from a nib
//:
//: After this chapter you can draw the view of a row in a file, load it, and
//: show it in a wheel.

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
//: The two outlets of `NibFlagView` are optionals: they are nil until the nib
//: has been loaded. They are weak, because the view keeps its subviews already.
//:
//: The nib knows only a text: "nameLabel". On a phone, UIKit finds the property
//: with this name, and you write nothing more. Swift on Linux does not look up
//: properties by name. So this course needs one thing that UIKit does not have:
//: a list `keys` in the class, with one line for each outlet. Copy its first
//: line, and change the names in it. (`class var` is a `static var` that a
//: subclass may override.)
//:
//: A line has the name as a text, and then the property. The property is
//: written as a **key path**, a value that stands for a property:
//: `\NibFlagView.nameLabel` means the property `nameLabel` of `NibFlagView`.
//:
//:     in the nib     property="nameLabel"
//:                              │
//:                              ▼
//:     in keys            "nameLabel": \NibFlagView.nameLabel
//:                                                      │
//:                                                      ▼
//:     in the view                                 nameLabel = the label
//:
//: If an outlet of the nib has no line in `keys`, the program stops when it
//: loads the nib.

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
//: `loadNibNamed` makes the objects that a nib describes. It returns an array
//: of them, without those that lie in another view. Here the array has one
//: object: the `NibFlagView`. `owner` is nil here: all outlets of this nib are
//: in the view itself. Lesson 6 shows a nib with an owner.
//:
//: The array may hold objects of any class. `compactMap { $0 as? NibFlagView }`
//: makes an array of those that are a `NibFlagView`. `first` takes the first of
//: them.

extension NibFlagView {
  static func makeFromNib() -> NibFlagView? {
    let objects = Bundle.module.loadNibNamed("NibFlagView", owner: nil)
    return objects?.compactMap { $0 as? NibFlagView }.first
  }
}

//: > Then: A tutorial of 2015 took `lastObject` of the array. That is wrong as
//: > soon as somebody adds a second object to the nib.

//: ## A wheel of such rows
//:
//: `viewForRow` makes a view from the nib for each row, and gives it the flag
//: of the row. If there is no view in the nib, the row is an empty view.

final class NibFlagSource: NSObject, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  let flags: [Flag]

  init(flags: [Flag]) {
    self.flags = flags
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    1
  }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int {
    flags.count
  }

  func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat {
    44
  }

  func pickerView(
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

  //: Now the picker makes the rows. Each row has a picture and a name at the
  //: places that the nib says.

  let source = NibFlagSource(flags: try Flag.all())
  let picker = UIPickerView()
  picker.dataSource = source
  picker.delegate = source
  stage.present(picker)
  stage.show("Each row is a view from the nib")
}

//: ## Remember
//:
//: - A nib describes views. `loadNibNamed` makes them, and fills the outlets.
//: - An outlet is filled by its name. In this course the name has to stand in
//:   `keys`.
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
//: - <https://developer.apple.com/documentation/uikit/uinib>
