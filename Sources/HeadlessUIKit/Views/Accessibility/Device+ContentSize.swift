extension Device {
  /// The size of text that its owner has chosen; a change is posted, and texts that follow it change.
  package var contentSizeCategory: UIContentSizeCategory {
    get { textSize.category }
    set {
      guard newValue != textSize.category else { return }
      textSize.category = newValue
      for window in windows.all {
        window.walk { view in
          view.adoptContentSize()
          return true
        }
      }
      notifications.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: newValue])
    }
  }
}
