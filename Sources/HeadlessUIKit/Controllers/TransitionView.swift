/// The view a presented controller's view lies in, over the whole window.
///
///     ┌──────────────┐
///     │  presenter   │  dimmed
///     ├──────────────┤
///     │    sheet     │
///     └──────────────┘
///
/// - Shape: A sheet leaves the status bar and a margin free; anything else covers the window.
/// - Units: Points.
final class TransitionView: UIView {
  /// What is left of the presenter above a sheet and below the status bar.
  private static let margin: CGFloat = 10

  /// The part of the window that the controller's view fills.
  let contentArea = ContentArea()

  /// The view that makes the presenter darker.
  private let dimmingView = UIView()

  /// Whether the presenter's upper edge stays in sight.
  var isSheet = false {
    didSet { contentArea.hasTopEdge = isSheet }
  }

  var content: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let content { contentArea.addSubview(content) }
      setNeedsLayout()
    }
  }

  /// How dark the presenter is, from 0 to 1.
  var dimming: CGFloat = 1 {
    didSet { dimmingView.alpha = isSheet ? 0.25 * dimming : 0 }
  }

  /// How far the content lies below where it belongs.
  var verticalOffset: CGFloat = 0 {
    didSet { layOutContent() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = .black
    dimmingView.alpha = 0
    addSubview(dimmingView)
    addSubview(contentArea)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimmingView.frame = bounds
    layOutContent()
  }

  private func layOutContent() {
    let top = isSheet ? Device.current.statusBar.frame.height + Self.margin : 0
    let size = CGSize(width: bounds.width, height: max(bounds.height - top, 0))
    contentArea.bounds = CGRect(origin: .zero, size: size)
    contentArea.center = CGPoint(x: bounds.midX, y: top + verticalOffset + size.height / 2)
    content?.frame = contentArea.bounds
  }
}

/// The part of the window that a presented controller's view fills, with an edge if it is a sheet.
final class ContentArea: UIView {
  /// Whether the upper edge can be seen.
  var hasTopEdge = false

  override func drawContent(in recorder: inout DisplayList.Recorder) {
    guard hasTopEdge else { return }
    let edge = CGRect(x: bounds.minX, y: bounds.minY - 0.5, width: bounds.width, height: 0.5)
    recorder.fill(edge, .systemGray)
  }
}
