// # Exercise 7: Rows with a picture
//
// A wheel shows countries.
//
// - Each row is a `FlagView`, 50 points high. It shows the picture and the name of its country. The
//   name of the picture is the `icon` of the flag.
// - The wheel is 320 points wide, and puts the middle of the row into its own middle. The row is so
//   wide that its image view and its label lie inside the wheel: about 300 points.
// - If there is no such picture, the row shows the name alone. A row without a flag shows nothing.
// - `chosen` is the country that a person chose last. Before the first choice it is nil.
//
//     swift run course check FlagRows

import HeadlessUIKit

/// A country's name, and what its picture is called.
struct Flag {
  let name: String
  let icon: String
}

/// A row of the wheel: a picture on the left, a name on the right.
final class FlagView: UIView {
  let iconView = UIImageView(frame: CGRect(x: 16, y: 7, width: 54, height: 36))
  let nameLabel = UILabel(frame: CGRect(x: 86, y: 7, width: 200, height: 36))

  /// The country the row shows.
  var flag: Flag? {
    didSet {
      nameLabel.text = flag?.name
      // A picture that does not exist is nil, and an image view without a picture is blank.
      iconView.image = flag.flatMap { UIImage(named: $0.icon) }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(iconView)
    addSubview(nameLabel)
  }

  required init?(coder: NSCoder) { nil }
}

/// Feeds a picker view with one wheel of countries.
final class FlagPicker: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let flags: [Flag]

  /// The country a person chose last.
  private(set) var chosen: Flag?

  init(flags: [Flag]) {
    self.flags = flags
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    1
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    flags.count
  }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    50
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    // The picker puts the middle of the view into the middle of the row. In this course a view
    // without a size fills the row.
    let flagView = FlagView(frame: CGRect(x: 0, y: 0, width: 302, height: 50))
    // The flag comes after the view was made: didSet does not run inside its initializer.
    flagView.flag = flags[row]
    return flagView
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    chosen = flags[row]
  }
}
