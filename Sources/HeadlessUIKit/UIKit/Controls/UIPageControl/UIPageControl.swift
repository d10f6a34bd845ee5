/// A row of dots, one for each page, that shows which page a person looks at.
///
///     ○ ● ○ ○        the second page of four
///
/// A tap on the left half leads to the page before, one on the right half to the next.
///
/// - Shape: Pages count from 0. Only a person's change is an event, `.valueChanged` together with
///   `.primaryActionTriggered`; the controller that hears it shows the page.
/// - Units: Points; a dot is 7 wide, 9 lie between two dots, and the control is 37 high by nature.
/// - Errors: A page that does not exist is brought to the nearest one, a negative number of pages
///   to 0.
/// - Differs: A finger that is dragged over the dots does not run through the pages, and the dots
///   do not fill up with time. There are no pictures for the dots. They lie from left to right
///   without a background, so `direction` and `backgroundStyle` do not exist.
/// - Unconfirmed: The sizes, measured on devices of iOS 7 to 13. A tap at the first or the last page
///   that leads nowhere is no event.
/// - Source: Apple, UIKit, "UIPageControl" and its header.
open class UIPageControl: UIControl {
  private static let dotSize: CGFloat = 7
  private static let gap: CGFloat = 9
  private static let height: CGFloat = 37

  /// How many dots are drawn at most: no phone has room for more.
  private static let mostDots = 100

  /// The number of pages; a page beyond the last becomes the last.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Whether a single page has no dot.
  open var hidesForSinglePage = false

  /// Whether a tap leaves the dots as they are until ``updateCurrentPageDisplay()``.
  open var defersCurrentPageDisplay = false

  /// The colour of the dots, or nil for a translucent white.
  open var pageIndicatorTintColor: UIColor? {
    didSet { customized(\UIPageControl.pageIndicatorTintColor) }
  }

  /// The colour of the dot of the current page, or nil for white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { customized(\UIPageControl.currentPageIndicatorTintColor) }
  }

  private var page = 0
  private var shownPage = 0

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates the page control a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The page a person looks at, counted from 0.
  open var currentPage: Int {
    get { page }
    set {
      page = nearestPage(to: newValue)
      shownPage = page
    }
  }

  /// Shows the current page, if that was put off.
  open func updateCurrentPageDisplay() {
    shownPage = page
  }

  /// Returns the size that the dots of a number of pages take.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    return CGSize(
      width: max(count * Self.dotSize + (count - 1) * Self.gap, 0), height: Self.height)
  }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Returns the size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Goes to the page before or after, if the finger was lifted on the control.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    changePage(by: touch.location(in: self).x < bounds.midX ? -1 : 1, with: event)
  }

  private func changePage(by distance: Int, with event: UIEvent?) {
    let next = nearestPage(to: page + distance)
    guard next != page else { return }
    page = next
    if !defersCurrentPageDisplay { updateCurrentPageDisplay() }
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  private func nearestPage(to page: Int) -> Int {
    min(max(page, 0), max(numberOfPages - 1, 0))
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let colors = (0..<min(numberOfPages, Self.mostDots)).map { index in
      index == shownPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.2)
    }
    recorder.draw(figure(colors), in: bounds) { recorder in
      let start = bounds.midX - size(forNumberOfPages: colors.count).width / 2
      for (index, color) in colors.enumerated() {
        let x = start + CGFloat(index) * (Self.dotSize + Self.gap) + Self.dotSize / 2
        recorder.fillCircle(
          around: CGPoint(x: x, y: bounds.midY), radius: Self.dotSize / 2, color)
      }
    }
  }

  private func figure(_ colors: [UIColor]) -> DisplayList.Figure {
    let space = DisplayList.Sign(" ", ascii: " ")
    let margin = DisplayList.Piece.line(.blank, UIColor.white.components, share: 1)
    var pieces = [margin]
    for (index, color) in colors.enumerated() {
      if index > 0 { pieces.append(.sign(space, color.components)) }
      pieces.append(.sign(index == shownPage ? .disc : .ring, color.components))
    }
    return DisplayList.Figure(
      "page \(shownPage + 1) of \(numberOfPages)", .track(pieces + [margin]),
      isEnabled: isEnabled)
  }

  package override var automationType: AutomationType { .pageIndicator }

  override var defaultAccessibility: AccessibilityAttributes {
    var attributes = super.defaultAccessibility
    attributes.isElement = true
    attributes.value = "page \(currentPage + 1) of \(numberOfPages)"
    attributes.traits?.formUnion([.adjustable, .updatesFrequently])
    return attributes
  }

  /// Goes to the next page, as a tap on the right half does.
  open override func accessibilityIncrement() { changePage(by: 1, with: nil) }

  /// Goes to the page before, as a tap on the left half does.
  open override func accessibilityDecrement() { changePage(by: -1, with: nil) }

  /// Reads the pages and the colours.
  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    if let count = decoder.integer("numberOfPages") { numberOfPages = count }
    if let page = decoder.integer("currentPage") { currentPage = page }
    if let hides = decoder.flag("hidesForSinglePage") { hidesForSinglePage = hides }
    if let defers = decoder.flag("defersCurrentPageDisplay") { defersCurrentPageDisplay = defers }
    if let color = decoder.color("pageIndicatorTintColor") { pageIndicatorTintColor = color }
    if let color = decoder.color("currentPageIndicatorTintColor") {
      currentPageIndicatorTintColor = color
    }
  }

  override class var builtInKeys: BuiltInKeys {
    BuiltInKeys(
      UIPageControl.self,
      [
        "currentPage": \UIPageControl.currentPage,
        "currentPageIndicatorTintColor": \UIPageControl.currentPageIndicatorTintColor,
        "defersCurrentPageDisplay": \UIPageControl.defersCurrentPageDisplay,
        "hidesForSinglePage": \UIPageControl.hidesForSinglePage,
        "numberOfPages": \UIPageControl.numberOfPages,
        "pageIndicatorTintColor": \UIPageControl.pageIndicatorTintColor,
      ])
  }
}
