extension UISwitch {
  /// Gives a switch what its element says.
  static func fill(_ control: UISwitch, from coder: DocumentCoder) {
    if let isOn = coder.flag("on") { control.isOn = isOn }
    if let color = coder.color("onTintColor") { control.onTintColor = color }
    if let color = coder.color("thumbTintColor") { control.thumbTintColor = color }
  }
}
