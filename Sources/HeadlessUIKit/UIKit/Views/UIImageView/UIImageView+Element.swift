extension UIImageView {
  /// Gives an image view what its element says.
  static func fill(_ view: UIImageView, from coder: DocumentCoder) {
    if let image = coder.image("image") { view.image = image }
  }
}
