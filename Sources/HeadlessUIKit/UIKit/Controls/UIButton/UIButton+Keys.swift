extension UIButton {
  /// The keys of a button.
  static var keysOfButton: Keys {
    Keys(
      [
        "contentEdgeInsets": \UIButton.contentEdgeInsets,
        "currentAttributedTitle": \UIButton.currentAttributedTitle,
        "currentBackgroundImage": \UIButton.currentBackgroundImage,
        "currentImage": \UIButton.currentImage,
        "currentTitle": \UIButton.currentTitle,
        "currentTitleColor": \UIButton.currentTitleColor,
        "imageView": \UIButton.imageView,
        "titleLabel": \UIButton.titleLabel,
      ],
      accessors: [
        "buttonType": Accessor { (object: UIButton) in object.buttonType.rawValue }
      ])
  }
}
