extension UIImageView {
  /// The keys of an image view.
  static var keysOfImageView: Keys {
    [
      "image": \UIImageView.image
    ]
  }
}
