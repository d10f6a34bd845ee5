extension UIBarItem {
  /// The keys of an item of a bar.
  static var keysOfBarItem: Keys {
    [
      "image": \UIBarItem.image,
      "imageInsets": \UIBarItem.imageInsets,
      "isEnabled": \UIBarItem.isEnabled,
      "tag": \UIBarItem.tag,
      "title": \UIBarItem.title,
    ]
  }
}
