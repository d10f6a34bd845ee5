//: # Rows with a picture
//:
//: After this chapter you can show a view of your own in each row of a picker,
//: for example a flag beside a name.

import HeadlessUIKit
import Stage

//: ## A model: one value for each row
//:
//: You want a flag beside the name of each country. A row has two things to
//: show now, so each row needs a value with two properties. Its type is a
//: **model**: a type that describes data and knows nothing about views.
//:
//: The data is in `Resources/flags.plist`. There each country is a dictionary
//: with two keys, `name` and `icon`:
//:
//:     <dict>
//:         <key>name</key>  <string>China</string>
//:         <key>icon</key>  <string>china</string>
//:     </dict>
//:
//: `Flag` has a property for each key, with the same name. It is marked
//: `Decodable`, so a decoder can make flags from the file. `all` has the three
//: steps of chapter 7. It is marked `static`, so it is called on the type:
//: `Flag.all()`.

struct Flag: Decodable {
  let name: String
  let icon: String

  /// Reads the flags of the file, in their order.
  static func all() throws -> [Flag] {
    let url = Bundle.module.url(
      forResource: "flags", withExtension: "plist")
    guard let url else { throw MissingFile(name: "flags") }
    let data = try Data(contentsOf: url)
    return try PropertyListDecoder().decode([Flag].self, from: data)
  }
}

//: ## A view that shows one flag
//:
//: `FlagView` has two subviews: an **image view** (`UIImageView`), which shows
//: a picture, and a label. You set its property `flag`, and the view fills both
//: subviews itself: `didSet` is the code that runs each time the property is
//: set.
//:
//: The pictures are in the folder `Resources/Assets.xcassets`. `icon` is the
//: name of a picture there, for example `china`. `UIImage(named:)` finds the
//: picture by this name, and returns nil if there is none. An image view with a
//: nil image shows nothing.
//:
//: VoiceOver cannot read a picture. It reads the text `accessibilityLabel` of
//: the view.

final class FlagView: UIView {
  let iconView = UIImageView(
    frame: CGRect(x: 16, y: 9, width: 48, height: 32))
  let nameLabel = UILabel(
    frame: CGRect(x: 80, y: 9, width: 160, height: 32))

  var flag: Flag? {
    didSet {
      nameLabel.text = flag?.name
      accessibilityLabel = flag?.name
      if let flag {
        iconView.image = UIImage(named: flag.icon)
      } else {
        iconView.image = nil
      }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(iconView)
    addSubview(nameLabel)
  }

  // A view with an `init(frame:)` of its own must have this initializer, too.
  // It makes a view from a file. No file has a FlagView, so it returns nil.
  required init?(coder: NSCoder) { nil }
}

//: ## A delegate that returns views
//:
//: The method `viewForRow` returns a view instead of a title. The picker puts
//: the view in the middle of the row. A picker whose delegate has this method
//: never asks for titles.
//:
//: `rowHeightForComponent` makes the rows 50 points high. It returns a
//: `CGFloat`, a number that may have decimals.
//:
//: This time the methods stand in the class itself. Chapter 9 overrides one of
//: them in a subclass, and Swift does not allow that for a method that stands
//: in an extension.
//:
//: The last argument of `viewForRow`, `view`, is for chapter 10. This delegate
//: does not use it. It makes a new view each time.

class FlagsViewController: UIViewController,
  UIPickerViewDataSource, UIPickerViewDelegate
{
  let picker = UIPickerView()
  var flags: [Flag] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
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
    50
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int,
    forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let flagView = FlagView(
      frame: CGRect(x: 0, y: 0, width: 240, height: 50))
    flagView.flag = flags[row]
    return flagView
  }
}

func rowsWithViews(on stage: Stage) throws {
  //: ## Flags on a wheel
  //:
  //: The picture shows a flag and a name in each row. In the conversation the
  //: delegate is asked for `viewForRow`, and not for titles.

  let controller = FlagsViewController()
  controller.flags = try Flag.all()
  let picker = controller.picker
  stage.present(controller)
  stage.show("A flag and a name in each row")

  //: ## A delegate without didSelectRow
  //:
  //: This delegate has no `didSelectRow`. A person can turn the wheel all the
  //: same, and the picker knows its row. The rows have no titles now, so
  //: `adjust` looks for the row whose `accessibilityLabel` is "France".

  stage.pickerWheels[0].adjust(toPickerWheelValue: "France")
  stage.show("A person chose France")

  stage.print(picker.selectedRow(inComponent: 0))
  // Prints "3"

  //: The next line is in short what VoiceOver reads (chapter 4). It reads the
  //: same `accessibilityLabel`.

  stage.print(stage.readScreenAloud())
  // Prints "["France, adjustable"]"

  //: ## A picture that does not exist
  //:
  //: There is no picture called "atlantis", so `UIImage(named:)` is nil and the
  //: row has a name only. `reloadAllComponents` makes the picker ask for the
  //: new rows.

  controller.flags = [Flag(name: "Atlantis", icon: "atlantis")]
  picker.reloadAllComponents()
  stage.show("A country without a picture")
}

//: ## Remember
//:
//: - `viewForRow` returns a view for a row. The picker then asks for no titles.
//: - Give a row view a whole model, and let `didSet` fill its subviews.
//: - `UIImage(named:)` is nil if there is no picture of this name.
//:
//: > Question: Your delegate has `viewForRow` and `titleForRow`. Which one is
//: > called?
//: > Answer: Only `viewForRow`.
//:
//: > Question: Why may `UIImage(named:)` return nil, and what does the row show
//: > then?
//: > Answer: There may be no picture of this name. An image view with a nil
//: > image is empty, and the label is still there.

//: ## Your turn
//:
//: Exercise 7 is Exercises/01-Pickers/07-FlagRows.swift. You write the view of
//: a row and the delegate that returns it.
//:
//:     swift run course check FlagRows
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uipickerviewdelegate>
//: - <https://developer.apple.com/documentation/uikit/uiimageview>
//: - <https://developer.apple.com/documentation/uikit/uiimage>
