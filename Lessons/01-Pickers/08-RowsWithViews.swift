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
//: In `flags.plist` each country is a dictionary with two keys, `name` and
//: `icon`. `Flag` is `Decodable` and has properties of the same names, so a
//: decoder can fill them. `icon` is the name of a picture. The `static` method
//: belongs to the type: it is called as `Flag.all()`.

struct Flag: Decodable {
  let name: String
  let icon: String

  /// Reads the flags of a property list, in the order of the file.
  static func all(inFile name: String = "flags") throws -> [Flag] {
    let url = Bundle.module.url(
      forResource: name, withExtension: "plist")
    guard let url else { throw MissingFile(name: name) }
    return try PropertyListDecoder()
      .decode([Flag].self, from: Data(contentsOf: url))
  }
}

//: ## A view that shows one flag
//:
//: `FlagView` has two subviews: an **image view** (`UIImageView`), which shows
//: a picture, and a label. Its property `flag` takes a whole model. `didSet`
//: runs each time the property is set, and fills both subviews.
//:
//: `UIImage(named:)` finds a picture of the app by its name, and returns nil if
//: there is none. An image view shows nothing when its image is nil.
//:
//: `flag` is an optional, and `UIImage(named:)` needs a name. `flatMap` runs
//: its closure only if `flag` is not nil. `$0` is the argument of the closure,
//: here the flag. If `flag` is nil, the image is nil too.
//:
//: `accessibilityLabel` is what VoiceOver reads of a view. Nobody can hear a
//: picture, so a row with a picture needs this text.

final class FlagView: UIView {
  let iconView = UIImageView(
    frame: CGRect(x: 16, y: 9, width: 48, height: 32))
  let nameLabel = UILabel(
    frame: CGRect(x: 80, y: 9, width: 160, height: 32))

  var flag: Flag? {
    didSet {
      nameLabel.text = flag?.name
      accessibilityLabel = flag?.name
      iconView.image = flag.flatMap { UIImage(named: $0.icon) }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(iconView)
    addSubview(nameLabel)
  }

  // Swift requires this initializer in a view that has one of its own.
  // Copy it.
  required init?(coder: NSCoder) { nil }
}

//: ## A delegate that returns views
//:
//: The method `viewForRow` returns a view instead of a title. The picker puts
//: it in the middle of the row. A picker whose delegate has this method never
//: asks for titles; `titleForRow` stands here only to show that.
//:
//: The argument `view` is an old row view that may be used again. This delegate
//: makes a new one each time. Chapter 10 uses it.

final class FlagsViewController: UIViewController,
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

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    "never asked for"
  }
}

func rowsWithViews(on stage: Stage) throws {
  //: ## Flags on a wheel
  //:
  //: In the conversation the delegate is asked for `viewForRow`, and never for
  //: `titleForRow`.

  let controller = FlagsViewController()
  controller.flags = try Flag.all()
  stage.present(controller)
  stage.show("A flag and a name in each row")

  //: `view(forRow:forComponent:)` returns the view of a row that is visible.
  //: For a row that is not visible it returns nil.

  let picker = controller.picker
  let firstRow = picker.view(forRow: 0, forComponent: 0) as? FlagView
  stage.print(firstRow?.nameLabel.text ?? "none")
  // Prints "China"

  //: ## A delegate without didSelectRow
  //:
  //: This delegate has no `didSelectRow`. A person can turn the wheel all the
  //: same, and the picker knows which row it is on.

  stage.pickerWheels[0].adjust(toPickerWheelValue: "France")
  stage.show("A person chose France")

  stage.print(picker.selectedRow(inComponent: 0))
  // Prints "3"
  stage.print(stage.readScreenAloud())
  // Prints "["France, adjustable"]"

  stage.print(picker.view(forRow: 0, forComponent: 0) == nil)
  // Prints "true"

  //: ## A picture that does not exist
  //:
  //: There is no picture called "atlantis", so `UIImage(named:)` is nil and the
  //: row has a name only.

  controller.flags = [Flag(name: "Atlantis", icon: "atlantis")]
  picker.reloadAllComponents()
  stage.show("A country without a picture")

  //: ## Keys of a file that are missing, or too many
  //:
  //: A key that the structure does not know is no problem: the decoder ignores
  //: it. A key that is missing is an error, which names the key.

  stage.print(try Flag.all(inFile: "flags-extra-key").count)
  // Prints "1"

  do {
    _ = try Flag.all(inFile: "flags-missing-key")
  } catch DecodingError.keyNotFound(let key, _) {
    stage.print("no key", key.stringValue)
    // Prints "no key icon"
  }
}

//: ## Remember
//:
//: - `viewForRow` is used instead of titles. A picker asks for one or the
//:   other.
//: - Give a row view a whole model, and let it fill its own subviews.
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
