/// The view of a container with bars: the content lies behind them.
///
/// - Shape: The content covers the view; bars lie in front of it, along its upper or lower edge. A
///   controller that keeps away from a bar has its content end there.
/// - Units: Points.
final class BarContainerView: UIView {
  /// The bars at the upper edge, and those at the lower one.
  var topBars: [UIView] = []
  var bottomBars: [UIView] = []

  var layOutBars: () -> Void = {}

  /// How far from the edges the content ends.
  var insetsOfContent: () -> UIEdgeInsets = { .zero }

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

  override var barsAroundContent: BarsAroundContent? {
    BarsAroundContent(content: content, top: topBars, bottom: bottomBars)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
    layOutBars()
    layOutContent()
  }

  private func layOutContent() {
    let insets = insetsOfContent()
    let height = max(bounds.height - insets.top - insets.bottom, 0)
    content.frame = CGRect(
      x: bounds.minX, y: bounds.minY + insets.top, width: bounds.width, height: height)
  }

  func show(_ view: UIView) {
    layOutContent()
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== content { content.addSubview(view) }
  }

  /// Has the content laid out again, because bars were shown or hidden.
  func barsDidChange() {
    setNeedsLayout()
    content.walk { view in
      if view.viewOwner != nil || view.layoutState != nil || view is UIScrollView {
        view.setNeedsLayout()
      }
      return true
    }
  }
}
