extension UISwitch {
  /// The keys of a switch.
  static var keysOfSwitch: Keys {
    [
      "isOn": \UISwitch.isOn,
      "onTintColor": \UISwitch.onTintColor,
      "thumbTintColor": \UISwitch.thumbTintColor,
    ]
  }
}
