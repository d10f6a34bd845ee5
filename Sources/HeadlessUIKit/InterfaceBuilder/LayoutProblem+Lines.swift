/// The lines and lengths of rectangles, as sums of unknowns. All count from the root's corner.
extension LayoutProblem {
  /// Returns a side of a constraint, as a sum.
  func sum(_ side: LayoutConstraint.Side, facing other: LayoutConstraint.Side?) -> LinearSum? {
    guard let view = side.region.view else { return nil }
    var part = side.region.part
    // Seen from inside, the edges of a scroll view are those of its content.
    if part == .frame, view is UIScrollView, let inner = other?.region.view, inner !== view,
      inner.isDescendant(of: view), ![.width, .height].contains(side.attribute.line)
    {
      part = .content
    }
    if part == .frame, side.attribute.isInMargins { part = .margins }
    return line(side.attribute.line, of: view, part: part)
  }

  private func line(
    _ attribute: LayoutAttribute, of view: UIView, part: LayoutRegion.Part
  ) -> LinearSum? {
    let (x, width) = span(of: view, part, isHorizontal: true)
    let (y, height) = span(of: view, part, isHorizontal: false)
    switch attribute {
    case .left: return x
    case .right: return x + width
    case .width: return width
    case .centerX: return x + width * 0.5
    case .top: return y
    case .bottom: return y + height
    case .height: return height
    case .centerY: return y + height * 0.5
    case .firstBaseline: return baseline(of: view, isFirst: true)
    case .lastBaseline: return baseline(of: view, isFirst: false)
    default: return nil
    }
  }

  /// Returns where a rectangle begins and how long it is.
  private func span(
    of view: UIView, _ part: LayoutRegion.Part, isHorizontal: Bool
  ) -> (LinearSum, LinearSum) {
    let start = unknown(view, isHorizontal ? 0 : 2)
    let length = unknown(view, isHorizontal ? 1 : 3)
    switch part {
    case .frame, .scrolledFrame: return (start, length)
    case .content: return (start, unknown(view, isHorizontal ? 4 : 5))
    case .topBar:
      return isHorizontal ? (start, length) : (start, LinearSum(Double(view.safeAreaInsets.top)))
    case .bottomBar:
      let bar = Double(view.safeAreaInsets.bottom)
      return isHorizontal ? (start, length) : (start + length + -bar, LinearSum(bar))
    case .safeArea, .margins:
      let insets = part == .safeArea ? view.safeAreaInsets : margins(of: view)
      let (before, after) =
        isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
      return (start + Double(before), length + -Double(before + after))
    }
  }

  /// The margins UIKit gives a view: those of a controller's view are wide at the sides alone.
  private func margins(of view: UIView) -> UIEdgeInsets {
    let safe = view.safeAreaInsets
    guard view.controller != nil else {
      return UIEdgeInsets(
        top: safe.top + 8, left: safe.left + 8, bottom: safe.bottom + 8, right: safe.right + 8)
    }
    let side: CGFloat = root.bounds.width >= 414 ? 20 : 16
    return UIEdgeInsets(
      top: safe.top, left: safe.left + side, bottom: safe.bottom, right: safe.right + side)
  }

  /// The line that letters stand on; one line of words lies in the middle of its view.
  private func baseline(of view: UIView, isFirst: Bool) -> LinearSum {
    let (top, height) = (unknown(view, 2), unknown(view, 3))
    let font: UIFont? =
      (view as? UILabel)?.font ?? (view as? UITextField)?.font
      ?? (view as? UIButton)?.titleLabel?.font
    guard let font else { return isFirst ? top : top + height }
    if let label = view as? UILabel, label.numberOfLines != 1 {
      return isFirst ? top + Double(font.ascender) : top + height + Double(font.descender)
    }
    return top + height * 0.5 + Double(font.ascender - font.lineHeight / 2)
  }
}
