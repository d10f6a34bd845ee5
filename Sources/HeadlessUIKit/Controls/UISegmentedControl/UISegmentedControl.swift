/// A row of buttons of which one is chosen.
///
///     ┌───────┬───────┬───────┐
///     │  Day  │▐Week▌ │ Month │
///     └───────┴───────┴───────┘
///         0       1       2
///
/// - Shape: Segments count from 0, left to right. Each shows a title or an image, never both. Only a
///   person's choice is an event, `.valueChanged` together with `.primaryActionTriggered`; tapping
///   the chosen segment again is none.
/// - Units: Points; a control is 32 high by nature, of which constraints align 31, and its segments are
///   equally wide.
/// - Errors: A segment that does not exist answers nil and not enabled, and changing it changes
///   nothing. One inserted beyond the end comes last.
/// - Differs: There are no pictures for backgrounds and dividers.
/// - Unconfirmed: Choosing a segment that does not exist changes nothing, and the console says so.
///   When segments come or go the choice stays with its segment; a chosen segment that goes leaves
///   no choice. The choice changes when the finger is lifted. What constraints leave out is that of
///   the frames that Xcode stores in documents.
/// - Asked: D19, D65, D66, D67, D68, D69, D70.
open class UISegmentedControl: UIControl {
  /// The index that stands for no segment.
  public static let noSegment = -1

  /// The colour behind the chosen segment, or nil for white.
  open var selectedSegmentTintColor: UIColor?

  var segments: [Segment] = [] { didSet { invalidateIntrinsicContentSize() } }
  private var selection = UISegmentedControl.noSegment

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with a segment for each string or image, as large as they ask for.
  ///
  /// Anything else is left out, and the console says so.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: append(Segment(title: title))
      case let image as UIImage: append(Segment(image: image))
      default: SegmentedControlMessage.unknownItem(item).report()
      }
    }
    sizeToFit()
  }

  /// Creates the control a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The chosen segment, or ``noSegment``.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
        return SegmentedControlMessage.noSegment(newValue, count: segments.count).report()
      }
      guard newValue != selection else { return }
      selection = newValue
      setNeedsLayout()
    }
  }

  var titleAttributes = StateValues<[NSAttributedString.Key: Any]>() {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Gives the titles attributes in a state: `.normal`, `.selected`, `.disabled`.
  ///
  /// A state takes what it does not say itself from `.normal`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// Returns the attributes that titles were given in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes.own(state)
  }

  /// Inserts a segment with a title; an index beyond the end stands for the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image; an index beyond the end stands for the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Takes a segment away; an index beyond the end stands for the last.
  open func removeSegment(at segment: Int, animated: Bool) {
    let index = min(segment, segments.count - 1)
    if segments.indices.contains(index) { remove(at: index) }
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    while !segments.isEmpty { remove(at: segments.count - 1) }
  }

  package override var automationType: AutomationType { .segmentedControl }

  override var defaultAccessibility: AccessibilityAttributes {
    var attributes = super.defaultAccessibility
    attributes.elements = segments.map(\.part)
    attributes.traits?.insert(.adjustable)
    return attributes
  }

  /// Chooses the next segment that can be chosen.
  open override func accessibilityIncrement() {
    let next = segments.indices.first { $0 > selection && isEnabledForSegment(at: $0) }
    if let next { choose(next, with: nil) }
  }

  /// Chooses the previous segment that can be chosen.
  open override func accessibilityDecrement() {
    let end = selection == Self.noSegment ? segments.count : selection
    let previous = segments.indices.last { $0 < end && isEnabledForSegment(at: $0) }
    if let previous { choose(previous, with: nil) }
  }

  /// Chooses a segment as a person does.
  private func choose(_ index: Int, with event: UIEvent?) {
    selectedSegmentIndex = index
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Gives a segment a title in place of what it shows.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// Returns the title of a segment, or nil if it shows an image.
  open func titleForSegment(at segment: Int) -> String? {
    self.segment(at: segment)?.title
  }

  /// Gives a segment an image in place of what it shows.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// Returns the image of a segment, or nil if it shows a title.
  open func imageForSegment(at segment: Int) -> UIImage? {
    self.segment(at: segment)?.image
  }

  /// Lets a person choose a segment, or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.part.isEnabled = enabled }
  }

  /// Returns whether a person can choose a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(at: segment)?.part.isEnabled ?? false
  }

  /// The size the segments ask for.
  open override var intrinsicContentSize: CGSize {
    alignmentRect(forFrame: CGRect(origin: .zero, size: naturalSize)).size
  }

  /// The point at the bottom that constraints leave out.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  /// Returns the size the segments ask for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  /// Lays out the segments beside each other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSegments()
  }

  /// Follows the finger if it touches a segment that can be chosen.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    guard choosable(at: touch.location(in: self)) != nil else { return false }
    return super.beginTracking(touch, with: event)
  }

  /// Chooses the segment the finger was lifted from.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch, let index = choosable(at: touch.location(in: self)),
      index != selection
    else { return }
    choose(index, with: event)
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    drawSegments(in: &recorder)
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    for part in decoder.element.child(named: "segments")?.children ?? [] {
      let index = numberOfSegments
      if let image = decoder.image("image", in: part) {
        insertSegment(with: image, at: index, animated: false)
      } else {
        insertSegment(withTitle: decoder.text("title", in: part), at: index, animated: false)
      }
      decoder.flag("enabled", in: part).ifPresent { setEnabled($0, forSegmentAt: index) }
    }
    decoder.color("selectedSegmentTintColor").ifPresent { selectedSegmentTintColor = $0 }
    decoder.integer("selectedSegmentIndex").ifPresent { selectedSegmentIndex = $0 }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UISegmentedControl>.list([
      "numberOfSegments": \.numberOfSegments, "selectedSegmentIndex": \.selectedSegmentIndex,
      "selectedSegmentTintColor": \.selectedSegmentTintColor,
    ])
  }
}

/// Keeping segments.
extension UISegmentedControl {
  /// Returns the segment at an index; one beyond the end stands for the last.
  func segment(at index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : index < 0 ? nil : segments.last
  }

  private func append(_ segment: Segment) {
    insert(segment, at: segments.count)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    addSubview(segment.part)
    if selection >= index { selection += 1 }
    setNeedsLayout()
  }

  private func remove(at index: Int) {
    segments.remove(at: index).part.removeFromSuperview()
    if selection == index {
      selection = Self.noSegment
    } else if selection > index {
      selection -= 1
    }
    setNeedsLayout()
  }

  private func change(_ index: Int, _ body: (Segment) -> Void) {
    guard let segment = segment(at: index) else { return }
    body(segment)
    setNeedsLayout()
  }

  private func choosable(at point: CGPoint) -> Int? {
    segments.firstIndex { $0.part.isEnabled && $0.part.frame.contains(point) }
  }
}
