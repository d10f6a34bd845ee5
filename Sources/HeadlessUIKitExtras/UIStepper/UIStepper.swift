/// A control with a minus and a plus, which makes a number smaller and larger.
///
///     ┌───────┬───────┐
///     │   −   │   +   │
///     └───────┴───────┘
///
/// - Shape: A person's change is an event, `.valueChanged` together with `.primaryActionTriggered`; the
///   program's is none. A half that can change nothing any more is dimmed, and lets go of the finger.
/// - Units: Points; the stepper is 94 wide and 32 high, whatever frame it is made with.
/// - Errors: A least value that is not below the greatest raises an exception, and so does a step of 0
///   or less; a document that says so is not followed. A value beyond the two is taken for the nearer
///   one, and one that is no number is not taken.
/// - Differs: The images of the halves and of the line between them cannot be changed.
/// - Unconfirmed: The value changes when a finger comes down. A finger that stays changes it again after
///   half a second, and from then on ten times a second; it does not become faster.
/// - Not asked: It takes a finger.
/// - Source: Apple, UIKit, "UIStepper" and its header.
open class UIStepper: UIControl, OuterView, OuterElement, OuterKeyed {
  private static let naturalSize = CGSize(width: 94, height: 32)
  private static let delay: TimeInterval = 0.5
  private static let interval: TimeInterval = 0.1

  /// Whether each change is told while the finger stays, and not only the last.
  open var isContinuous = true

  /// Whether a finger that stays changes the value again and again.
  open var autorepeat = true

  /// Whether the least value follows the greatest, and the other way round.
  open var wraps = false { didSet { showEnds() } }

  /// The number.
  open var value: Double {
    get { number }
    set {
      guard !newValue.isNaN else { return }
      number = min(max(newValue, minimumValue), maximumValue)
      showEnds()
    }
  }

  /// The least value; 0 unless set.
  open var minimumValue: Double = 0 {
    didSet {
      guard minimumValue < maximumValue else {
        minimumValue = oldValue
        return StepperError.noRoom.raise()
      }
      value = number
    }
  }

  /// The greatest value; 100 unless set.
  open var maximumValue: Double = 100 {
    didSet {
      guard minimumValue < maximumValue else {
        maximumValue = oldValue
        return StepperError.noRoom.raise()
      }
      value = number
    }
  }

  /// How much one press changes the value; 1 unless set.
  open var stepValue: Double = 1 {
    didSet {
      guard stepValue > 0 else {
        stepValue = oldValue
        return StepperError.noStep.raise()
      }
    }
  }

  private var number = 0.0
  private let minus = UIButton(type: .system)
  private let plus = UIButton(type: .system)
  private var repetition: Timer?
  /// The half that a finger is on, and the value as it came down.
  private var pressed: (half: UIButton, value: Double)?

  /// Creates a stepper at the origin of a frame; the size is the stepper's own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.naturalSize))
    addHalves()
  }

  /// Creates the stepper a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addHalves()
  }

  /// Whether the control takes touches; its halves show whether it does.
  open override var isEnabled: Bool { didSet { showEnds() } }

  /// The size of every stepper.
  open override var intrinsicContentSize: CGSize { Self.naturalSize }

  /// Returns the size of every stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.naturalSize }

  /// Places the two halves.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = Self.naturalSize.width / 2
    for (index, half) in [minus, plus].enumerated() {
      half.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: Self.naturalSize.height)
    }
  }

  private func addHalves() {
    for (half, symbol, label) in [(minus, "minus", "Decrement"), (plus, "plus", "Increment")] {
      half.setImage(UIImage(systemName: symbol), for: .normal)
      half.tintColor = .label
      half.accessibilityLabel = label
      half.addTarget(self, action: UIStepper.begin, for: .touchDown)
      half.addTarget(
        self, action: UIStepper.end, for: [.touchUpInside, .touchUpOutside, .touchCancel])
      addSubview(half)
    }
    showEnds()
  }

  /// Dims the half that can change nothing.
  private func showEnds() {
    minus.isEnabled = isEnabled && (wraps || number > minimumValue)
    plus.isEnabled = isEnabled && (wraps || number < maximumValue)
    // A button that is disabled under a finger does not say when it is lifted.
    if let pressed, !pressed.half.isEnabled { end(pressed.half) }
  }

  /// Stops changing when the control leaves its window, from under the finger too.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    stop()
  }

  private func stop() {
    repetition?.invalidate()
    (repetition, pressed) = (nil, nil)
  }

  private func begin(_ half: UIButton) {
    stop()
    let up = half === plus
    pressed = (half, number)
    step(up: up)
    guard autorepeat, pressed != nil else { return }
    repetition = Timer.scheduledTimer(withTimeInterval: Self.delay, repeats: false) {
      [weak self] _ in
      self?.step(up: up)
      guard let self, pressed != nil else { return }
      repetition = Timer.scheduledTimer(withTimeInterval: Self.interval, repeats: true) {
        [weak self] _ in
        self?.step(up: up)
      }
    }
  }

  private func end(_ half: UIButton) {
    let former = pressed?.value
    stop()
    if !isContinuous, let former, number != former { tell() }
  }

  private func step(up: Bool) {
    let next = number + (up ? stepValue : -stepValue)
    let former = number
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if isContinuous, number != former { tell() }
  }

  private func tell() { send([.valueChanged, .primaryActionTriggered], with: nil) }

  // MARK: - What the library asks of a view

  package func drawOuterContent(in recorder: inout DisplayList.Recorder) {
    let track = CGRect(origin: bounds.origin, size: Self.naturalSize)
    recorder.fill(track, .systemGray5, cornerRadius: 8)
    recorder.fill(
      CGRect(x: track.midX - 0.5, y: track.minY + 7, width: 1, height: track.height - 14),
      .systemGray3)
  }

  package func configureOuter(from decoder: NibDecoder) {
    let least = decoder.number("minimumValue") ?? 0
    let greatest = decoder.number("maximumValue") ?? 100
    if least < greatest {
      // The one that makes room for the other comes first.
      if least < maximumValue { minimumValue = least }
      maximumValue = greatest
      minimumValue = least
    }
    if let step = decoder.number("stepValue"), step > 0 { stepValue = step }
    decoder.number("value").ifPresent { value = $0 }
    decoder.flag("continuous").ifPresent { isContinuous = $0 }
    decoder.flag("autorepeat").ifPresent { autorepeat = $0 }
    decoder.flag("wraps").ifPresent { wraps = $0 }
  }

  package var outerAutomationType: AutomationType { .stepper }

  package var outerHugging: UILayoutPriority { .defaultHigh }

  package class var outerKeys: BuiltInKeys {
    KeysOf<UIStepper>.list([
      "value": \.value, "minimumValue": \.minimumValue, "maximumValue": \.maximumValue,
      "stepValue": \.stepValue, "wraps": \.wraps, "autorepeat": \.autorepeat,
      "isContinuous": \.isContinuous,
    ])
  }
}

/// A mistake with a stepper, which raises an exception.
enum StepperError: ExceptionCase {
  case noRoom
  case noStep

  var exception: Exception {
    switch self {
    case .noRoom:
      .invalidArgument(
        "minimumValue must be less than maximumValue.",
        help: "Set the one of the two first that makes room for the other.")
    case .noStep:
      .invalidArgument(
        "stepValue must be greater than 0.", help: "Set stepValue to what one press adds.")
    }
  }
}
