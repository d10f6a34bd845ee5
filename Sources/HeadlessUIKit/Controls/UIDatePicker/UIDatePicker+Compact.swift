/// A date picker that shows its date as text.
///
///     ( Aug 29, 2015 ) ( 12:00 AM )
///       └─ a tap shows the wheels, one beside them puts them away
extension UIDatePicker {
  private static let height: CGFloat = 34
  private static let gap: CGFloat = 6
  private static let font = UIFont.systemFont(ofSize: 17)

  /// The modes of the parts of the text, from left to right.
  private var modes: [Mode] {
    guard datePickerStyle == .compact else { return [] }
    return datePickerMode == .dateAndTime ? [.date, .time] : [datePickerMode]
  }

  var sizeOfStyle: CGSize {
    guard datePickerStyle == .compact else { return DateWheels.sizeOfWheels }
    let widths = parts.map { width(of: $0) }
    let gaps = CGFloat(max(widths.count - 1, 0)) * Self.gap
    return CGSize(width: widths.reduce(0, +) + gaps, height: Self.height)
  }

  /// Brings the text up to date.
  func refreshParts() {
    if parts.map(\.mode) != modes {
      closePopover()
      parts.forEach { $0.button.removeFromSuperview() }
      parts = modes.map { DatePart(mode: $0, button: ControlPart(title: "")) }
      parts.forEach { addSubview($0.button) }
    }
    guard !parts.isEmpty else { return }
    let titles = DateWheelTitles(locale: locale ?? .current, calendar: shownCalendar)
    for part in parts {
      part.button.title = titles.summary(of: date, part.mode)
      part.button.isEnabled = isEnabled
    }
  }

  /// Lays out the parts of the text side by side, from the left.
  func layOutParts() {
    var x = bounds.minX
    for part in parts {
      let width = width(of: part)
      part.button.frame = CGRect(
        x: x, y: bounds.midY - Self.height / 2, width: width, height: Self.height)
      x += width + Self.gap
    }
  }

  func drawParts(in recorder: inout DisplayList.Recorder) {
    for part in parts {
      let isOpen = popover?.mode == part.mode
      let color: UIColor = isEnabled ? isOpen ? tintColor : .label : .systemGray
      recorder.fill(part.button.frame, .systemGray6, cornerRadius: 8)
      recorder.write(
        [
          DisplayList.Run(
            string: part.button.title, fontSize: Self.font.pointSize, isBold: false,
            color: color.components)
        ],
        in: part.button.frame, .center,
        .button(isHighlighted: isHighlighted || isOpen, isEnabled: isEnabled))
    }
  }

  /// Shows the wheels of the part under a finger.
  func tapPart(at point: CGPoint) {
    guard let part = parts.first(where: { $0.button.frame.contains(point) }), popover == nil,
      let window
    else { return }
    let popover = DatePopover(of: self, part.mode)
    self.popover = popover
    popover.open(in: window, beside: convert(part.button.frame, to: nil))
    send(.editingDidBegin, with: nil)
  }

  /// Puts the wheels away.
  func closePopover() {
    guard let popover else { return }
    self.popover = nil
    popover.removeFromSuperview()
    send(.editingDidEnd, with: nil)
  }

  private func width(of part: DatePart) -> CGFloat {
    let attributes = [NSAttributedString.Key.font: Self.font]
    return part.button.title.size(withAttributes: attributes).width.rounded(.up) + 24
  }
}

/// The wheels that a compact date picker shows over the window when it is tapped.
///
/// It covers the window: a tap beside the wheels puts them away.
///
/// - Shape: The wheels lie below the text, or above it where there is more room.
/// - Units: Points, in the window's coordinates.
final class DatePopover: UIControl {
  /// What the wheels show.
  let mode: UIDatePicker.Mode

  private weak var owner: UIDatePicker?
  private let wheels: DateWheels
  private let panel = RoundPanel()
  private let region = ControlPart(title: "PopoverDismissRegion")

  init(of owner: UIDatePicker, _ mode: UIDatePicker.Mode) {
    (self.owner, self.mode) = (owner, mode)
    wheels = DateWheels(of: owner, mode)
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(region)
    addSubview(panel)
    panel.addSubview(wheels)
    addTarget(self, action: DatePopover.dismiss, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Lies over a window, with the wheels beside a rectangle of it.
  func open(in window: UIWindow, beside rect: CGRect) {
    frame = window.bounds
    let room = window.bounds.insetBy(dx: 8, dy: 8)
    let size = CGSize(
      width: min(DateWheels.sizeOfWheels.width, room.width),
      height: DateWheels.sizeOfWheels.height)
    let isBelow = room.maxY - rect.maxY >= rect.minY - room.minY
    let y = isBelow ? rect.maxY + 8 : rect.minY - 8 - size.height
    let origin = CGPoint(
      x: min(max(rect.midX - size.width / 2, room.minX), room.maxX - size.width),
      y: min(max(y, room.minY), max(room.maxY - size.height, room.minY)))
    panel.frame = CGRect(origin: origin, size: size)
    wheels.frame = panel.bounds
    region.frame =
      isBelow
      ? CGRect(x: 0, y: 0, width: bounds.width, height: panel.frame.minY)
      : CGRect(
        x: 0, y: panel.frame.maxY, width: bounds.width, height: bounds.maxY - panel.frame.maxY)
    window.addSubview(self)
  }

  /// Turns the wheels to the date as it is now.
  func refresh() {
    wheels.show(mode)
  }

  private func dismiss() {
    owner?.closePopover()
  }
}
