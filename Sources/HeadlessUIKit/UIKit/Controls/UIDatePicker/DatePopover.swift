/// The wheels that a compact date picker shows over the window when it is tapped.
///
/// It covers the window: a tap beside the wheels puts them away.
///
/// - Shape: The wheels lie below the words, or above them where there is more room.
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
      width: min(UIPickerView.naturalSize.width, room.width),
      height: UIPickerView.naturalSize.height)
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
