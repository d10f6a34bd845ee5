/// The view over content that is searched: it makes the content darker, or holds the results.
final class SearchOverlay: UIView {
  /// Ends the search, because a person tapped what is dark.
  var endSearch: () -> Void = {}

  /// Whether the content is to be dark where there are no results.
  var isDimmed = true { didSet { dimmingView.isHidden = !isDimmed } }

  /// How dark the content is, from 0 to 1.
  var dimming: CGFloat = 0 { didSet { dimmingView.alpha = 0.1 * dimming } }

  private let dimmingView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dimmingView.backgroundColor = .black
    dimmingView.alpha = 0
    dimmingView.frame = bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(dimmingView)
    dimmingView.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: SearchOverlay.tap))
  }

  required init?(coder: NSCoder) { nil }

  /// Touches go through to content that is neither dark nor covered by results.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }

  private func tap() {
    endSearch()
  }
}
