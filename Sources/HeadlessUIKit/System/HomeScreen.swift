/// The screen of a device whose application is in the background: its icon, with its badge.
package final class HomeScreen: UIView {
  /// The number on the icon; 0 for none.
  var badge: Int {
    get { icon.badge }
    set { icon.badge = newValue }
  }

  private let icon: AppIcon

  init(on device: Device) {
    icon = AppIcon(named: device.nameOfApplication)
    super.init(frame: .zero)
    backgroundColor = UIColor(red: 0.25, green: 0.4, blue: 0.6, alpha: 1)
    addSubview(icon)
    icon.addAction(
      UIAction { [weak device] _ in device?.systemHost?.enterForeground() }, for: .touchUpInside)
  }

  package required init?(coder: NSCoder) { nil }

  /// Puts the icon at the top left.
  package override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: 24, y: 160, width: 80, height: 88)
  }
}

/// The icon of an application on the home screen: a tap opens it.
package final class AppIcon: UIControl {
  /// The name below the icon.
  package let name: String

  /// The number in its corner; 0 for none.
  package internal(set) var badge = 0

  init(named name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    let square = CGRect(x: bounds.midX - 30, y: bounds.minY + 8, width: 60, height: 60)
    recorder.fill(square, .systemGray6, cornerRadius: 13)
    write(String(name.prefix(1)), 30, .systemBlue, in: square, .text, &recorder)
    let line = CGRect(x: bounds.minX, y: square.maxY + 4, width: bounds.width, height: 16)
    write(
      name, 12, .white, in: line, .button(isHighlighted: isHighlighted, isEnabled: true), &recorder)
    guard badge > 0 else { return }
    let circle = CGRect(x: square.maxX - 14, y: square.minY - 8, width: 26, height: 22)
    recorder.fill(circle, .systemRed, cornerRadius: 11)
    write("\(badge)", 14, .white, in: circle, .text, &recorder)
  }

  private func write(
    _ text: String, _ size: Double, _ color: UIColor, in rect: CGRect, _ role: DisplayList.Role,
    _ recorder: inout DisplayList.Recorder
  ) {
    let run = DisplayList.Run(
      string: text, fontSize: size, isBold: false, color: color.components)
    recorder.write([run], in: rect, .center, role)
  }

  package override var automationType: AutomationType { .icon }

  override var defaultAccessibility: AccessibilityAttributes {
    var attributes = super.defaultAccessibility
    attributes.isElement = true
    attributes.label = name
    attributes.value = badge == 0 ? "" : badge == 1 ? "1 new item" : "\(badge) new items"
    attributes.traits?.insert(.button)
    return attributes
  }
}
