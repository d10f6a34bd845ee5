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
  let sheetArea = SheetArea()

  /// The view that makes the presenter darker.
  private let shade = UIView()

  /// Whether the presenter's upper edge stays in sight.
  var isSheet = false {
    didSet { sheetArea.hasEdge = isSheet }
  }

  /// The view of the controller.
  var content: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let content { sheetArea.addSubview(content) }
      setNeedsLayout()
    }
  }

  /// How dark the presenter is, from 0 to 1.
  var dims: CGFloat = 1 {
    didSet { shade.alpha = isSheet ? 0.25 * dims : 0 }
  }

  private var slide: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = .black
    shade.alpha = 0
    addSubview(shade)
    addSubview(sheetArea)
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the content down.
  func slide(to distance: CGFloat) {
    slide = distance
    placeContent()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    placeContent()
  }

  private func placeContent() {
    let top = isSheet ? Device.current.statusBar.frame.height + Self.margin : 0
    let size = CGSize(width: bounds.width, height: max(bounds.height - top, 0))
    sheetArea.bounds = CGRect(origin: .zero, size: size)
    sheetArea.center = CGPoint(x: bounds.midX, y: top + slide + size.height / 2)
    content?.frame = sheetArea.bounds
  }
}

/// The part of the window that a presented controller's view fills, with an edge if it is a sheet.
final class SheetArea: UIView {
  /// Whether the upper edge can be seen.
  var hasEdge = false

  override func drawContent(in recorder: inout DisplayList.Recorder) {
    guard hasEdge else { return }
    let edge = CGRect(x: bounds.minX, y: bounds.minY - 0.5, width: bounds.width, height: 0.5)
    recorder.fill(edge, .systemGray)
  }
}
