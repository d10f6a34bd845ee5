/// A date picker that shows its date as words.
///
///     ( Aug 29, 2015 ) ( 12:00 AM )
///       └─ a tap shows the wheels, one beside them puts them away
extension UIDatePicker {
  private static let height: CGFloat = 34
  private static let gap: CGFloat = 6
  private static let font = UIFont.systemFont(ofSize: 17)

  /// The modes of the words, from left to right.
  private var modes: [Mode] {
    guard datePickerStyle == .compact else { return [] }
    return datePickerMode == .dateAndTime ? [.date, .time] : [datePickerMode]
  }

  var sizeOfStyle: CGSize {
    guard datePickerStyle == .compact else { return UIPickerView.naturalSize }
    let widths = parts.map { width(of: $0) }
    let gaps = CGFloat(max(widths.count - 1, 0)) * Self.gap
    return CGSize(width: widths.reduce(0, +) + gaps, height: Self.height)
  }

  /// Brings the words up to date.
  func refreshParts() {
    if parts.map(\.mode) != modes {
      closePopover()
      parts.forEach { $0.button.removeFromSuperview() }
      parts = modes.map { DatePart(mode: $0, button: ControlPart(title: "")) }
      parts.forEach { addSubview($0.button) }
    }
    guard !parts.isEmpty else { return }
    let words = DateWords(locale: locale ?? .current, calendar: shownCalendar)
    for part in parts {
      part.button.title = words.summary(of: date, part.mode)
      part.button.isEnabled = isEnabled
    }
  }

  /// Places the words side by side, from the left.
  func placeParts() {
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

  /// Shows the wheels of the words under a finger.
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
