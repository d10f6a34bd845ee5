/// The view of a container with bars: the content lies behind them.
///
/// - Shape: The content covers the view; bars lie in front of it, along its upper or lower edge.
/// - Units: Points.
final class BarsView: UIView {
  /// The bars at the upper edge, and those at the lower one.
  var topBars: [UIView] = []
  var bottomBars: [UIView] = []

  /// Gives everything its place.
  var place: () -> Void = {}

  /// Where the content of the container lies.
  let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = .systemBackground
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.clipsToBounds = true
    content.frame = bounds
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    place()
  }

  /// Has the content placed anew, because bars came or went.
  func barsDidChange() {
    setNeedsLayout()
    content.walk { view in
      if view.controller != nil || view.layout != nil { view.setNeedsLayout() }
      return true
    }
  }
}

extension UIView {
  /// How far the bars of the containers a view lies in reach into it.
  var coveredByContainers: UIEdgeInsets {
    var covered = UIEdgeInsets.zero
    var (child, ancestor) = (self, superview)
    while let view = ancestor {
      if let host = view as? BarsView, child === host.content {
        for bar in host.topBars where !bar.isHidden {
          covered.top = max(covered.top, convert(bar.bounds, from: bar).maxY - bounds.minY)
        }
        for bar in host.bottomBars where !bar.isHidden {
          covered.bottom = max(covered.bottom, bounds.maxY - convert(bar.bounds, from: bar).minY)
        }
      }
      (child, ancestor) = (view, view.superview)
    }
    covered.top = min(covered.top, bounds.height)
    covered.bottom = min(covered.bottom, bounds.height)
    return covered
  }
}
