/// One row on a wheel: text, or a view of the delegate's.
package final class PickerRow: UIView {
  private weak var shownView: UIView?
  private var fillsRow = false
  private var flatness: CGFloat = 1

  override var heightScale: CGFloat { flatness }

  /// The delegate's view, as long as nobody took it elsewhere.
  package var customView: UIView? { shownView?.superview === self ? shownView : nil }

  /// Shows text in the middle of the row.
  func show(_ title: NSAttributedString?) {
    let label = UILabel()
    label.font = .systemFont(ofSize: 21)
    label.textAlignment = .center
    label.attributedText = title
    addSubview(label)
  }

  /// Shows a view of the delegate's in the middle of the row; a view of no size fills the row.
  func show(_ view: UIView) {
    shownView = view
    fillsRow = view.bounds.isEmpty
    addSubview(view)
  }

  /// Moves the row to its position on the cylinder.
  func layOut(at angle: CGFloat, radius: CGFloat, size: CGSize, middle: CGFloat) {
    flatness = cos(angle)
    alpha = angle == 0 ? 1 : 0.75 * flatness
    bounds.size = size
    center = CGPoint(x: size.width / 2, y: middle + radius * sin(angle))
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    if let customView {
      if fillsRow { customView.bounds.size = bounds.size }
      customView.center = CGPoint(x: bounds.midX, y: bounds.midY)
    } else if shownView == nil {
      subviews.first?.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    }
  }

  override var defaultAccessibility: AccessibilityAttributes {
    // A row of a flag and a name is known by its name.
    AccessibilityAttributes(
      label: customView.map { $0.firstLabelText ?? $0.spokenText } ?? joinedText)
  }
}

extension UIView {
  fileprivate var firstLabelText: String? {
    if let label = self as? UILabel { return label.text }
    return subviews.lazy.compactMap(\.firstLabelText).first
  }
}
