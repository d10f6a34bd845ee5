extension UIPickerView {
  /// The keys of a picker view.
  static var keysOfPickerView: Keys {
    [
      "dataSource": \UIPickerView.dataSource,
      "delegate": \UIPickerView.delegate,
      "numberOfComponents": \UIPickerView.numberOfComponents,
    ]
  }
}
