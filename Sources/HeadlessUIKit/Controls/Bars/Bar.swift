/// What the bars of UIKit share: a height, a ground with a line at its edge, and a look from a
/// document.
protocol Bar: UIView {
  /// The height of the bar on a phone that stands upright.
  static var height: CGFloat { get }

  var barTintColor: UIColor? { get set }
  var isTranslucent: Bool { get set }
}

extension Bar {
  /// Whether the bar is low, because the phone lies on its side.
  var isLowBar: Bool { window.map { $0.bounds.width > $0.bounds.height } ?? false }

  /// The height of the bar, as the phone stands or lies.
  var barHeight: CGFloat { isLowBar ? 32 : Self.height }

  /// Draws the ground, and a line along its upper edge or below.
  func drawGround(
    _ ground: CGRect, lineAt y: CGFloat, in recorder: inout DisplayList.Recorder
  ) {
    let color = barTintColor ?? UIColor(white: 0.97, alpha: 1)
    recorder.fill(ground, isTranslucent ? color.withAlphaComponent(0.94) : color)
    let line = CGRect(x: bounds.minX, y: y, width: bounds.width, height: 0.5)
    recorder.fill(line, .systemGray4)
  }

  /// Sets how the bar looks; the element of a controller's bar is a part of another one.
  func configureGround(from decoder: NibDecoder, in part: XMLElementNode) {
    decoder.flag("translucent", in: part).ifPresent { isTranslucent = $0 }
    decoder.color("barTintColor", in: part).ifPresent { barTintColor = $0 }
    decoder.color("tintColor", in: part).ifPresent { tintColor = $0 }
  }
}

/// A bar that shows items, and hears when they change.
protocol ItemBar: Bar {
  /// Brings the view of an item up to date.
  func itemDidChange(_ item: UIBarButtonItem)

  /// Lets go of an item that another bar shows from now on.
  func giveUp(_ item: UIBarButtonItem, for other: any ItemBar)
}
