/// What the system shows instead of an application: a locked screen, or another application.
///
///     Back to App
///
///          Safari
///     https://example.org
///
/// - Shape: A button that leads back, a title and a line of details.
/// - Units: Points.
package final class LockOrAppOverlay: UIView {
  private let button = UIButton(type: .system)
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  init(
    title: String, detail: String, button buttonTitle: String, color: UIColor,
    leave: @escaping () -> Void
  ) {
    super.init(frame: .zero)
    backgroundColor = color
    let textColor: UIColor = color == .black ? .white : .black
    prepare(titleLabel, title, .boldSystemFont(ofSize: 24), textColor)
    prepare(detailLabel, detail, .systemFont(ofSize: 15), textColor)
    button.setTitle(buttonTitle, for: .normal)
    button.addAction(UIAction { _ in leave() }, for: .touchUpInside)
    addSubview(button)
  }

  package required init?(coder: NSCoder) { nil }

  /// Puts the button at the top left, and the text in the middle.
  package override func layoutSubviews() {
    super.layoutSubviews()
    button.sizeToFit()
    button.frame.origin = CGPoint(x: 16, y: 24)
    let width = bounds.width - 32
    titleLabel.frame = CGRect(x: 16, y: bounds.midY - 60, width: width, height: 32)
    detailLabel.frame = CGRect(x: 16, y: bounds.midY - 20, width: width, height: 44)
  }

  private func prepare(_ label: UILabel, _ text: String, _ font: UIFont, _ color: UIColor) {
    (label.text, label.font, label.textColor) = (text, font, color)
    label.textAlignment = .center
    label.numberOfLines = 2
    addSubview(label)
  }
}
