/// A control that is on or off.
///
///      off      on
///     (●   )  (   ●)
///
/// A person taps it, or drags the thumb to the other side.
///
/// - Shape: Two values. Only a person's change is an event, `.valueChanged` together with
///   `.primaryActionTriggered`.
/// - Units: Points; the switch is 51 wide and 31 high, whatever frame it is made with. Constraints
///   align 49 of the 51.
/// - Differs: The size is that of iOS 7 to 18; since iOS 26 a switch is 63 wide and 28 high.
/// - Unconfirmed: The value changes when the finger is lifted, before `.touchUpInside`. A drag of
///   less than 8 points is a tap.
/// - Source: Apple, UIKit, "UISwitch" and its header: "does not send action".
/// - Asked: D15, D16, D58, D59.
open class UISwitch: UIControl {
  private static let naturalSize = CGSize(width: 51, height: 31)
  private static let leastDrag: CGFloat = 8

  /// Whether the switch is on.
  open var isOn = false

  /// The colour of a switch that is on, or nil for the system's green.
  open var onTintColor: UIColor?

  /// The colour of the thumb, or nil for white.
  open var thumbTintColor: UIColor?

  /// Where the finger began, or where it last pulled the thumb to; nil without a finger.
  private var start: CGFloat?

  /// Where the finger pulls the thumb, or nil for nowhere yet.
  private var pulled: Bool?

  /// Creates a switch that is off, at the origin of a frame; the size is the switch's own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.naturalSize))
  }

  /// Creates the switch a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Turns the switch on or off, and tells nobody.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The size of every switch, without what constraints leave out.
  open override var intrinsicContentSize: CGSize {
    alignmentRect(forFrame: CGRect(origin: .zero, size: Self.naturalSize)).size
  }

  /// The two points at the right that constraints leave out.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  /// Returns the size of every switch.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.naturalSize }

  /// Keeps a drag of the thumb to a side from being one on a view the switch lies in.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let height = Self.naturalSize.height
    let left = isOn ? bounds.minX + Self.naturalSize.width - height : bounds.minX
    let thumb = CGRect(x: left, y: bounds.minY, width: height, height: height)
    return !isDrag(gestureRecognizer, of: thumb)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Remembers where the finger began.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self).x
    pulled = nil
    return super.beginTracking(touch, with: event)
  }

  /// Pulls the thumb to the side the finger goes to.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let distance = x - (start ?? x)
    if abs(distance) >= Self.leastDrag { (pulled, start) = (distance > 0, x) }
    return super.continueTracking(touch, with: event)
  }

  /// Turns the switch to where the thumb was pulled, or to the other side after a tap.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let wanted = pulled ?? (isTouchInside ? !isOn : isOn)
    pulled = nil
    guard wanted != isOn else { return }
    isOn = wanted
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Lets the thumb go back.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    pulled = nil
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    let isOn = pulled ?? isOn
    let track = CGRect(origin: bounds.origin, size: Self.naturalSize)
    let color = isOn ? onTintColor ?? .systemGreen : .offTrack
    recorder.draw(figure(isOn, color), in: track) { recorder in
      recorder.dim(!isEnabled) { recorder in
        recorder.fill(track, color, cornerRadius: track.height / 2)
        let reach = track.height / 2
        let center = CGPoint(x: isOn ? track.maxX - reach : track.minX + reach, y: track.midY)
        recorder.knob(around: center, radius: reach - 2, thumbTintColor ?? .white)
      }
    }
  }

  // What the editor of documents gives it: a row of a label and this leaves the room to the label.
  override var naturalHugging: UILayoutPriority { .defaultHigh }

  package override var automationType: AutomationType { .switch }

  override var defaultAccessibility: AccessibilityAttributes {
    var attributes = super.defaultAccessibility
    attributes.isElement = true
    attributes.value = isOn ? "1" : "0"
    attributes.traits?.formUnion([.button, .toggleButton])
    return attributes
  }

  /// Turns the switch to the other side, as a tap does.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    isOn.toggle()
    send([.valueChanged, .primaryActionTriggered], with: nil)
    return true
  }

  private func figure(_ isOn: Bool, _ color: UIColor) -> DisplayList.Figure {
    let color = isOn ? color.components : UIColor.systemGray.components
    let thumb = DisplayList.Piece.sign(isEnabled ? .disc : .ring, color)
    let track = DisplayList.Piece.line(isOn ? .thick : .thin, color, share: 1)
    return DisplayList.Figure(
      isOn ? "switch on" : "switch off", .track(isOn ? [track, thumb] : [thumb, track]),
      hasBrackets: true, isEnabled: isEnabled)
  }

  override func configure(from decoder: NibDecoder) {
    super.configure(from: decoder)
    decoder.flag("on").ifPresent { isOn = $0 }
    decoder.color("onTintColor").ifPresent { onTintColor = $0 }
    decoder.color("thumbTintColor").ifPresent { thumbTintColor = $0 }
  }

  override class var builtInKeys: BuiltInKeys {
    KeysOf<UISwitch>.list([
      "isOn": \.isOn, "onTintColor": \.onTintColor, "thumbTintColor": \.thumbTintColor,
    ])
  }
}

extension UIColor {
  /// The grey of a switch that is off.
  fileprivate static let offTrack = UIColor(white: 233 / 255, alpha: 1)
}
