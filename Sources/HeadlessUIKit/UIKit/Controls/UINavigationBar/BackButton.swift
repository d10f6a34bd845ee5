/// The button on a navigation bar that leads back.
package final class BackButton: UIButton {
  /// Where it leads.
  package private(set) var destination = ""

  /// What a tap does.
  var press: () -> Void = {}

  init() {
    super.init(frame: .zero)
    titleLabel?.font = .systemFont(ofSize: 17)
    addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
  }

  package required init?(coder: NSCoder) { nil }

  /// A system button's colour, although the button was made without a type.
  package override var currentTitleColor: UIColor { tintColor }

  /// Says where the button leads.
  func show(_ destination: String) {
    self.destination = destination
    setTitle("‹ \(destination)", for: .normal)
  }

  /// The width of the words.
  var naturalWidth: CGFloat {
    let label = UILabel()
    label.font = titleLabel?.font
    label.text = currentTitle
    return label.sizeThatFits(.zero).width
  }
}
