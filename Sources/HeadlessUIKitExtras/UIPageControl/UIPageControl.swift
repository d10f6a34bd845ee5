/// A row of dots, one for each page, of which that of the page that is shown stands out.
///
/// - Shape: A tap at the right of the middle goes to the next page, one at the left to the page before;
///   that sends `.valueChanged`. The program's own change sends nothing.
/// - Units: Points; a dot is 7 wide, and there are 9 between two of them.
/// - Errors: A page that is not there is taken for the nearest one.
/// - Differs: Dots have no images of their own, and there is no progress. Of more than a hundred pages the
///   dots of a hundred are drawn, among them that of the page that is shown.
/// - Source: Apple, UIKit, "UIPageControl" and its header.
open class UIPageControl: UIControl, OuterView, OuterElement, OuterKeyed {
  private static let dot: CGFloat = 7
  private static let gap: CGFloat = 9
  private static let height: CGFloat = 26
  private static let mostDots = 100

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The page that is shown, counted from 0.
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }

  private var page = 0

  /// Whether a single page has no dot.
  open var hidesForSinglePage = false

  /// The colour of the dots, or nil for a pale one.
  open var pageIndicatorTintColor: UIColor?

  /// The colour of the dot of the page that is shown, or nil for a strong one.
  open var currentPageIndicatorTintColor: UIColor?

  /// Creates a control without pages.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates the control a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the room that the dots of some pages take.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let width = CGFloat(max(pageCount, 0)) * (Self.dot + Self.gap)
    return CGSize(width: width, height: Self.height)
  }

  /// The room that the dots take.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Returns the room that the dots take.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Goes to the page on the side that was tapped.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    turn(by: touch.location(in: self).x < bounds.midX ? -1 : 1, event)
  }

  /// Goes to the next page.
  open override func accessibilityIncrement() { turn(by: 1, nil) }

  /// Goes to the page before.
  open override func accessibilityDecrement() { turn(by: -1, nil) }

  private func turn(by count: Int, _ event: UIEvent?) {
    guard isEnabled else { return }
    let former = page
    currentPage += count
    if page != former { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  // MARK: - What the library asks of a view

  package func drawOuterContent(in recorder: inout DisplayList.Recorder) {
    guard numberOfPages > 1 || numberOfPages == 1 && !hidesForSinglePage else { return }
    let count = min(numberOfPages, Self.mostDots)
    let first = min(max(page - count / 2, 0), numberOfPages - count)
    let room = size(forNumberOfPages: count)
    let strong = currentPageIndicatorTintColor ?? .label
    let pale = pageIndicatorTintColor ?? .systemGray3
    let row = CGRect(
      x: bounds.midX - room.width / 2, y: bounds.midY - Self.dot / 2, width: room.width,
      height: Self.dot)
    let pages = first..<first + count
    let signs = pages.map { index -> DisplayList.Piece in
      .sign(index == page ? .disc : .ring, (index == page ? strong : pale).components)
    }
    let figure = DisplayList.Figure("pages", value: Double(page - first), .track(signs))
    recorder.draw(figure, in: row) { recorder in
      for index in pages {
        let x =
          row.minX + CGFloat(index - first) * (Self.dot + Self.gap) + (Self.dot + Self.gap) / 2
        recorder.fillCircle(
          around: CGPoint(x: x, y: row.midY), radius: Self.dot / 2, index == page ? strong : pale)
      }
    }
  }

  package func configureOuter(from decoder: NibDecoder) {
    decoder.integer("numberOfPages").ifPresent { numberOfPages = $0 }
    decoder.integer("currentPage").ifPresent { currentPage = $0 }
    decoder.flag("hidesForSinglePage").ifPresent { hidesForSinglePage = $0 }
    decoder.color("pageIndicatorTintColor").ifPresent { pageIndicatorTintColor = $0 }
    decoder.color("currentPageIndicatorTintColor").ifPresent { currentPageIndicatorTintColor = $0 }
  }

  package var outerAutomationType: AutomationType { .pageIndicator }

  package var outerHugging: UILayoutPriority { .defaultHigh }

  package var outerAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(
      isElement: true, value: "page \(page + 1) of \(numberOfPages)", traits: .adjustable)
  }

  package class var outerKeys: BuiltInKeys {
    KeysOf<UIPageControl>.list([
      "numberOfPages": \.numberOfPages, "currentPage": \.currentPage,
      "hidesForSinglePage": \.hidesForSinglePage,
      "pageIndicatorTintColor": \.pageIndicatorTintColor,
      "currentPageIndicatorTintColor": \.currentPageIndicatorTintColor,
    ])
  }
}
