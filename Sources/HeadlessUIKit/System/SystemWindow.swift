/// The window of the system, in front of the application and its keyboard.
///
/// - Shape: It covers the screen, and touches beside what it shows pass through it.
/// - Units: Points.
package final class SystemWindow: UIWindow {
  /// Creates a hidden window.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = UIWindow.Level(rawValue: 20_000_000)
  }

  package required init?(coder: NSCoder) { nil }

  /// Nobody types into it.
  package override var canBecomeKey: Bool { false }

  override var isOfSystem: Bool { true }

  /// Only what it shows takes touches.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.frame.contains(point) }
  }

  /// Shows views from back to front, and no others.
  func show(_ views: [UIView]) {
    for view in subviews where !views.contains(view) { view.removeFromSuperview() }
    views.forEach { addSubview($0) }
    frame = screen.bounds
    setNeedsLayout()
  }

  /// Lays out everything on the screen.
  package override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews {
      guard let banner = view as? NotificationBanner else {
        view.frame = bounds
        continue
      }
      let top = screenTop + 8
      banner.frame = CGRect(
        x: 8, y: top, width: bounds.width - 16, height: banner.height(width: bounds.width - 16))
    }
  }

  private var screenTop: CGFloat { device.statusBar.frame.maxY }
}
