// Alternative: a view the picker offers is used again.

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
      guard let flag else {
        iconView.image = nil
        nameLabel.text = nil
        return
      }
      iconView.image = UIImage(named: flag.icon)
      nameLabel.text = flag.name
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
    let flagView = view as? FlagView ?? FlagView()
    flagView.flag = flags[row]
    return flagView
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    chosen = flags[row]
  }
}
