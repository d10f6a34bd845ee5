/// A question of the system, with buttons for the answers.
///
///     ┌────────────────────────┐
///     │         title          │
///     │        message         │
///     ├───────────┬────────────┤
///     │ Don’t Allow│   Allow   │
///     └───────────┴────────────┘
///
/// - Shape: The answers count from 0, left to right.
/// - Units: Points.
/// - Source: Apple, UserNotifications, "Asking permission to use notifications".
package final class SystemAlert: UIView {
  /// What is asked.
  package let title: String

  /// The process that asks; the question goes with it.
  let scope = ProcessScope.current

  /// Takes the alert off the screen.
  var leave: () -> Void = {}

  private let panel = RoundPanel()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [UIButton] = []
  private static let width: CGFloat = 270
  private static let buttonHeight: CGFloat = 44

  init(title: String, message: String, choices: [String], answer: @escaping (Int) -> Void) {
    self.title = title
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.3)
    addSubview(panel)
    prepare(titleLabel, title, .boldSystemFont(ofSize: 17))
    prepare(messageLabel, message, .systemFont(ofSize: 16))
    buttons = choices.enumerated().map { index, title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.addAction(
        UIAction { [weak self] _ in
          self?.leave()
          answer(index)
        }, for: .touchUpInside)
      panel.addSubview(button)
      return button
    }
  }

  package required init?(coder: NSCoder) { nil }

  /// Lays out the text and the buttons in the middle of the screen.
  package override func layoutSubviews() {
    super.layoutSubviews()
    let inner = Self.width - 32
    var y: CGFloat = 20
    for label in [titleLabel, messageLabel] {
      let height = label.sizeThatFits(CGSize(width: inner, height: 1000)).height
      label.frame = CGRect(x: 16, y: y, width: inner, height: height)
      y += height + 8
    }
    let height = y + 12 + Self.buttonHeight
    panel.frame = CGRect(
      x: bounds.midX - Self.width / 2, y: (bounds.midY - height / 2).rounded(),
      width: Self.width, height: height)
    let share = Self.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * share, y: height - Self.buttonHeight, width: share,
        height: Self.buttonHeight)
    }
  }

  private func prepare(_ label: UILabel, _ text: String, _ font: UIFont) {
    label.text = text
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 0
    panel.addSubview(label)
  }

  package override var automationType: AutomationType { .alert }

  override var defaultAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(label: title)
  }
}
