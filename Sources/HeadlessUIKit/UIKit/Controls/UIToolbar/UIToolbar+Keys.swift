extension UIToolbar {
  /// The keys of a toolbar.
  static var keysOfToolbar: Keys {
    [
      "barStyle": \UIToolbar.barStyle,
      "barTintColor": \UIToolbar.barTintColor,
      "delegate": \UIToolbar.delegate,
      "isTranslucent": \UIToolbar.isTranslucent,
      "items": \UIToolbar.items,
    ]
  }
}
