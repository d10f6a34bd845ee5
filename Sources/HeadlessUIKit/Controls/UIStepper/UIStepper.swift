/// A control that makes a number smaller or larger.
///
///     ┌─────┬─────┐
///     │  −  │  +  │
///     └─────┴─────┘
///
/// The number itself is not shown; a label beside the stepper usually does that.
///
/// - Shape: The left half takes ``stepValue`` away, the right half adds it. Only a person's change
///   is an event, `.valueChanged` together with `.primaryActionTriggered`.
/// - Units: Points; a stepper is 94 wide and 32 high, whatever frame it is made with.
/// - Errors: A value outside is brought to the nearest end. A step that is not above 0, or limits
///   that leave nothing between them, stop the program.
/// - Unconfirmed: The value changes when the finger touches the stepper, not when it is lifted; a
///   finger that rests changes it again after half a second, and then ten times a second.
/// - Source: Apple, UIKit, "UIStepper" and its header.
open class UIStepper: UIControl {
  private static let naturalSize = CGSize(width: 94, height: 32)

  /// Whether a change is heard at once, or only when the finger is lifted.
  open var isContinuous = true

  /// Whether a finger that rests on a half changes the value again and again.
  open var autorepeat = true

  /// Whether the value goes on at the other end instead of stopping.
  open var wraps = false {
    didSet { setNeedsLayout() }
  }

  private var currentValue = 0.0
  private var lowest = 0.0
  private var highest = 100.0
  private var step = 1.0
  private var isChanged = false
  private var repetition: Clock.Ticket?
  private let halves = [ControlPart(title: "Decrement"), ControlPart(title: "Increment")]

  /// Creates a stepper at the origin of a frame; the size is the stepper's own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.naturalSize))
    halves.forEach(addSubview)
  }

  /// Creates the stepper a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    halves.forEach(addSubview)
  }

  /// The number.
  open var value: Double {
    get { currentValue }
    set {
      currentValue = newValue > lowest ? min(newValue, highest) : lowest
      setNeedsLayout()
    }
  }

  /// The least number; it must be below the greatest.
  open var minimumValue: Double {
    get { lowest }
    set {
      guard newValue < highest else {
        StepperError.minimumNotBelow(newValue, maximum: highest).terminate()
      }
      lowest = newValue
      value = currentValue
    }
  }

  /// The greatest number; it must be above the least.
  open var maximumValue: Double {
    get { highest }
    set {
      guard newValue > lowest else {
        StepperError.maximumNotAbove(newValue, minimum: lowest).terminate()
      }
      highest = newValue
      value = currentValue
    }
  }

  /// By how much the number changes; it must be above 0.
  open var stepValue: Double {
    get { step }
    set {
      guard newValue > 0 else { StepperError.stepNotAboveZero(newValue).terminate() }
      step = newValue
      setNeedsLayout()
    }
  }

  /// The size of every stepper.
  open override var intrinsicContentSize: CGSize { Self.naturalSize }

  /// Returns the size of every stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.naturalSize }

  /// Lays out the two halves.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, half) in halves.enumerated() {
      half.frame = CGRect(
        x: bounds.minX + CGFloat(index) * bounds.width / 2, y: bounds.minY,
        width: bounds.width / 2, height: bounds.height)
      half.isEnabled = isEnabled && next(index == 0 ? -step : step) != value
    }
  }

  /// Changes the number by the half the finger touches.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    let isLeft = touch.location(in: self).x < bounds.midX
    isChanged = false
    change(byHalf: isLeft ? 0 : 1, with: event)
    guard trackedTouch === touch else { return false }
    repeatLater(half: isLeft ? 0 : 1, after: 0.5)
    return true
  }

  /// Tells the new number, unless that was done at once.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    repetition?.cancel()
    if isChanged, !isContinuous { announce(event) }
  }

  /// Stops repeating.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    repetition?.cancel()
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    let (minus, plus) = (halves[0].isEnabled, halves[1].isEnabled)
    let figure = figure(canDecrement: minus, canIncrement: plus)
    recorder.draw(figure, in: bounds) { recorder in
      recorder.fill(bounds, .tertiarySystemFill, cornerRadius: 8)
      recorder.fill(bar(bounds.midX, 1, 18), .systemGray4)
      recorder.dim(!minus) { $0.fill(bar(halves[0].frame.midX, 14, 2), .label, cornerRadius: 1) }
      recorder.dim(!plus) { recorder in
        recorder.fill(bar(halves[1].frame.midX, 14, 2), .label, cornerRadius: 1)
        recorder.fill(bar(halves[1].frame.midX, 2, 14), .label, cornerRadius: 1)
      }
    }
  }

  private func figure(canDecrement: Bool, canIncrement: Bool) -> DisplayList.Figure {
    let name =
      "stepper" + (canDecrement ? "" : " at the least") + (canIncrement ? "" : " at the most")
    let minus = DisplayList.Segment(
      text: canDecrement ? "−" : " ", asciiText: canDecrement ? "-" : " ", width: 1)
    let plus = DisplayList.Segment(text: canIncrement ? "+" : " ", width: 1)
    return DisplayList.Figure(
      name, .segments([minus, plus]), hasBrackets: true, isEnabled: canDecrement || canIncrement)
  }

  private func bar(_ middle: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(
      x: middle - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  /// Returns the number a change leads to.
  private func next(_ change: Double) -> Double {
    let sum = currentValue + change
    guard wraps else { return min(max(sum, lowest), highest) }
    return sum > highest ? lowest : sum < lowest ? highest : sum
  }

  private func change(byHalf half: Int, with event: UIEvent?) {
    let former = value
    value = next(half == 0 ? -step : step)
    guard value != former else { return }
    isChanged = true
    if isContinuous { announce(event) }
  }

  /// Changes the value again later, as long as the finger is on the stepper.
  private func repeatLater(half: Int, after delay: TimeInterval) {
    guard autorepeat else { return }
    repetition = Device.current.clock.schedule(after: delay, .timer) { [weak self] in
      guard let self, isTracking else { return }
      if isTouchInside { change(byHalf: half, with: nil) }
      repeatLater(half: half, after: 0.1)
    }
  }

  private func announce(_ event: UIEvent?) {
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  // What the editor of documents gives it: a row of a label and this leaves the room to the label.
  override var naturalHugging: UILayoutPriority { .defaultHigh }

  package override var automationType: AutomationType { .stepper }

  override var defaultAccessibility: AccessibilityAttributes {
    var attributes = super.defaultAccessibility
    attributes.elements = halves
    attributes.traits?.insert(.adjustable)
    return attributes
  }

  /// Makes the value greater by one step.
  open override func accessibilityIncrement() { change(byHalf: 1) }

  /// Makes the value smaller by one step.
  open override func accessibilityDecrement() { change(byHalf: 0) }

  private func change(byHalf half: Int) {
    let former = value
    value = next(half == 0 ? -step : step)
    if value != former { announce(nil) }
  }

  /// Gives a stepper what its element says.
  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    let least = decoder.number("minimumValue") ?? minimumValue
    let greatest = decoder.number("maximumValue") ?? maximumValue
    if least < greatest {
      // One of the two may pass the other's old value, so the farther is set first.
      maximumValue = max(greatest, maximumValue)
      minimumValue = least
      maximumValue = greatest
    } else {
      decoder.loader.reportValue(
        decoder.element, StepperMessage.minimumNotBelow(least, maximum: greatest))
    }
    if let step = decoder.number("stepValue") {
      if step > 0 {
        stepValue = step
      } else {
        decoder.loader.reportValue(decoder.element, StepperMessage.stepNotAboveZero(step))
      }
    }
    if let value = decoder.number("value") { self.value = value }
    if let wraps = decoder.flag("wraps") { self.wraps = wraps }
    if let repeats = decoder.flag("autorepeat") { autorepeat = repeats }
    if let tellsAlways = decoder.flag("continuous") { isContinuous = tellsAlways }
  }

  override class var builtInKeys: BuiltInKeys {
    BuiltInKeys(
      UIStepper.self,
      [
        "autorepeat": \UIStepper.autorepeat,
        "isContinuous": \UIStepper.isContinuous,
        "maximumValue": \UIStepper.maximumValue,
        "minimumValue": \UIStepper.minimumValue,
        "stepValue": \UIStepper.stepValue,
        "value": \UIStepper.value,
        "wraps": \UIStepper.wraps,
      ])
  }
}
