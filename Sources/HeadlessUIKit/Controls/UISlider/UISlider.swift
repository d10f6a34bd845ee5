/// A control with a thumb that a person drags along a track.
///
///     ━━━━━━━━●───────────
///     minimum  value      maximum
///
/// - Shape: ``value`` runs from ``minimumValue`` at the left to ``maximumValue`` at the right. Only
///   a person's change is an event, `.valueChanged` together with `.primaryActionTriggered`.
/// - Units: Those of the value; points for the track. The slider is 31 points high by nature, of which
///   constraints align 30; they leave out 2 points at each end, too.
/// - Errors: A value outside is brought to the nearest end, one that is no number to the minimum.
///   A minimum above the maximum takes the maximum along, and the other way round. An end that is
///   infinite or no number is not taken.
/// - Differs: There are no pictures for the thumb and the track.
/// - Unconfirmed: A finger must touch the thumb, or come within 10 points of it; touching the track
///   does nothing. The natural height and what constraints leave out are those of the frames that
///   Xcode stores in documents.
/// - Asked: D17, D60, D61, D62, D63, D64.
open class UISlider: UIControl {
  private static let thumbSize: CGFloat = 28
  private static let reach: CGFloat = 10

  /// Whether a drag is heard at every step, or only when the finger is lifted.
  open var isContinuous = true

  /// The colour of the track before the thumb, or nil for the tint colour.
  open var minimumTrackTintColor: UIColor?

  /// The colour of the track after the thumb, or nil for the system's grey.
  open var maximumTrackTintColor: UIColor?

  /// The colour of the thumb, or nil for white.
  open var thumbTintColor: UIColor?

  /// The picture at the lower end of the track.
  open var minimumValueImage: UIImage?

  /// The picture at the upper end of the track.
  open var maximumValueImage: UIImage?

  private var currentValue: Float = 0

  /// The distance from the thumb's middle to the finger that drags it.
  private var grip: CGFloat = 0

  /// The value at the left end; a greater one takes the others along.
  open var minimumValue: Float = 0 {
    didSet {
      if !minimumValue.isFinite { minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = currentValue
    }
  }

  /// The value at the right end; a smaller one takes the others along.
  open var maximumValue: Float = 1 {
    didSet {
      if !maximumValue.isFinite { maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = currentValue
    }
  }

  /// The value the thumb stands at.
  open var value: Float {
    get { currentValue }
    set {
      currentValue =
        newValue > minimumValue ? min(newValue, maximumValue) : minimumValue
    }
  }

  /// Moves the thumb to a value, and tells nobody.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// Returns the rectangle of the track; it lies between the pictures of the two ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage.map { $0.size.width + 8 } ?? 2
    let right = maximumValueImage.map { $0.size.width + 8 } ?? 2
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - 2, width: max(bounds.width - left - right, 0),
      height: 4)
  }

  /// Returns the rectangle of the thumb at a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let room = max(rect.width - Self.thumbSize, 0)
    return CGRect(
      x: rect.minX + room * fraction(of: value), y: bounds.midY - Self.thumbSize / 2,
      width: Self.thumbSize, height: Self.thumbSize)
  }

  /// The height of every slider, without what constraints leave out; any width suits it.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 30)
  }

  /// What constraints leave out: the room around the ends of the track, and a point at the bottom.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  /// Returns the width there is, and the height of every slider.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }

  /// Keeps a drag of the thumb along the track from being one on a view the slider lies in.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isDrag(gestureRecognizer, of: grabArea)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Follows the finger if it touches the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard grabArea.contains(point) else { return false }
    grip = point.x - thumbRect(atValue: value).midX
    return super.beginTracking(touch, with: event)
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let former = value
    let track = trackRect(forBounds: bounds)
    let room = track.width - Self.thumbSize
    let middle = touch.location(in: self).x - grip - track.minX - Self.thumbSize / 2
    let share = room > 0 ? Float(min(max(middle / room, 0), 1)) : 0
    value = minimumValue + share * (maximumValue - minimumValue)
    if share == 1 { value = maximumValue }
    if isContinuous, value != former { announce(event) }
    return super.continueTracking(touch, with: event)
  }

  /// Tells where the thumb came to rest, unless every step was told.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { announce(event) }
  }

  /// Where a finger gets hold of the thumb.
  private var grabArea: CGRect {
    thumbRect(atValue: value).insetBy(dx: -Self.reach, dy: -Self.reach)
  }

  /// Returns where the thumb is at a value, in the slider's coordinates.
  private func thumbRect(atValue value: Float) -> CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// The share of the way from the minimum to the maximum, from 0 to 1.
  private var normalizedValue: Double { Double(fraction(of: value)) }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    let track = trackRect(forBounds: bounds)
    drawImages(beside: track, in: &recorder)
    recorder.draw(figure, in: track) { recorder in
      recorder.dim(!isEnabled) { recorder in
        let thumb = thumbRect(atValue: value)
        var low = track
        low.size.width = thumb.midX - track.minX
        recorder.fill(track, maximumTrackTintColor ?? .systemGray4, cornerRadius: 2)
        recorder.fill(low, minimumTrackTintColor ?? tintColor, cornerRadius: 2)
        recorder.knob(
          around: CGPoint(x: thumb.midX, y: thumb.midY), radius: Self.thumbSize / 2,
          thumbTintColor ?? .white)
      }
    }
  }

  private var figure: DisplayList.Figure {
    let color = (minimumTrackTintColor ?? tintColor ?? .systemBlue).components
    return DisplayList.Figure(
      "slider", value: normalizedValue,
      .track([
        .line(.thick, color, share: normalizedValue), .sign(isEnabled ? .disc : .ring, color),
        .line(
          .thin, (maximumTrackTintColor ?? .systemGray).components, share: 1 - normalizedValue),
      ]), isEnabled: isEnabled)
  }

  private func drawImages(beside track: CGRect, in recorder: inout DisplayList.Recorder) {
    let images = [(minimumValueImage, bounds.minX), (maximumValueImage, track.maxX + 8)]
    for case (let image?, let x) in images {
      let rect = CGRect(
        origin: CGPoint(x: x, y: bounds.midY - image.size.height / 2), size: image.size)
      recorder.draw(image, alternative: image.name, in: rect)
    }
  }

  private func fraction(of value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    guard range > 0, range.isFinite else { return 0 }
    return CGFloat(min(max((value - minimumValue) / range, 0), 1))
  }

  private func announce(_ event: UIEvent?) {
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  package override var automationType: AutomationType { .slider }

  package override var normalizedThumbPosition: CGFloat? { CGFloat(normalizedValue) }

  package override func thumbCenter(atNormalizedPosition position: CGFloat) -> CGPoint? {
    let range = maximumValue - minimumValue
    let thumb = thumbRect(
      atValue: range.isFinite ? minimumValue + Float(position) * range : minimumValue)
    return CGPoint(x: thumb.midX, y: thumb.midY)
  }

  override var defaultAccessibility: AccessibilityAttributes {
    var attributes = super.defaultAccessibility
    attributes.isElement = true
    attributes.value = "\(Int((normalizedValue * 100).rounded()))%"
    attributes.traits?.insert(.adjustable)
    return attributes
  }

  /// Moves the thumb to the right by a tenth of the track.
  open override func accessibilityIncrement() { moveThumb(by: 0.1) }

  /// Moves the thumb to the left by a tenth of the track.
  open override func accessibilityDecrement() { moveThumb(by: -0.1) }

  private func moveThumb(by share: Double) {
    let position = min(max(((normalizedValue + share) * 100).rounded() / 100, 0), 1)
    let former = value
    value = minimumValue + Float(position) * (maximumValue - minimumValue)
    if position == 1 { value = maximumValue }
    if value != former { announce(nil) }
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    decoder.number("minValue").ifPresent { minimumValue = Float($0) }
    decoder.number("maxValue").ifPresent { maximumValue = Float($0) }
    decoder.number("value").ifPresent { value = Float($0) }
    decoder.flag("continuous").ifPresent { isContinuous = $0 }
    decoder.color("minimumTrackTintColor").ifPresent { minimumTrackTintColor = $0 }
    decoder.color("maximumTrackTintColor").ifPresent { maximumTrackTintColor = $0 }
    decoder.color("thumbTintColor").ifPresent { thumbTintColor = $0 }
    decoder.image("minimumValueImage").ifPresent { minimumValueImage = $0 }
    decoder.image("maximumValueImage").ifPresent { maximumValueImage = $0 }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UISlider>.list([
      "isContinuous": \.isContinuous, "maximumTrackTintColor": \.maximumTrackTintColor,
      "maximumValue": \.maximumValue, "maximumValueImage": \.maximumValueImage,
      "minimumTrackTintColor": \.minimumTrackTintColor, "minimumValue": \.minimumValue,
      "minimumValueImage": \.minimumValueImage, "thumbTintColor": \.thumbTintColor,
      "value": \.value,
    ])
  }
}
