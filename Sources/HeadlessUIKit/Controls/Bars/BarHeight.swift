extension UIView {
  /// Whether the bar is low, because the phone lies on its side.
  var isLowBar: Bool { window.map { $0.bounds.width > $0.bounds.height } ?? false }

  /// The height of a bar on a phone that lies on its side.
  static var lowBarHeight: CGFloat { 32 }
}
