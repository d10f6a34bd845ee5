/// The screen of a device whose application is in the background: its icon, with its badge.
package final class HomeScreen: UIView {
  /// The number on the icon; 0 for none.
  var badge: Int {
    get { icon.badge }
    set { icon.badge = newValue }
  }

  private let icon: AppIcon

  init(in state: ApplicationState) {
    icon = AppIcon(named: state.applicationName)
    super.init(frame: .zero)
    backgroundColor = UIColor(red: 0.25, green: 0.4, blue: 0.6, alpha: 1)
    addSubview(icon)
    icon.addAction(
      UIAction { [weak state] _ in state?.enterForeground() }, for: .touchUpInside)
  }

  package required init?(coder: NSCoder) { nil }

  /// Places the icon at the top left.
  package override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = CGRect(x: 24, y: 160, width: 80, height: 88)
  }
}
