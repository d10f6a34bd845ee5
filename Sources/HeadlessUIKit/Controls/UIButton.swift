/// A control with a title that a person taps.
///
/// - Shape: A state without a title of its own shows that of `.normal`.
/// - Units: Points.
/// - Errors: None.
/// - Differs: The button draws its title label itself, so the label is not among its subviews.
/// - Unconfirmed: A handler for both `.touchUpInside` and `.primaryActionTriggered` is called once
///   a tap.
/// - Source: Apple, UIKit, "UIButton" and its header.
open class UIButton: UIControl {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    /// Plain: white words until told otherwise.
    case custom
    /// The system's: words in the tint colour.
    case system
  }

  /// What the button looks like.
  open private(set) var buttonType = ButtonType.custom

  /// The label that shows the title.
  ///
  /// Set its font here. Its words are those of ``setTitle(_:for:)``, whatever is written into it.
  open var titleLabel: UILabel? {
    label.text = currentTitle
    label.textColor = currentTitleColor
    return label
  }

  private let label = UILabel()
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]

  /// Creates a custom button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareLabel()
  }

  /// Creates a button of a type that runs an action when it is tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// Creates the button a document describes, or nil if the coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareLabel()
  }

  /// Gives the button a title for a state, or takes it away.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
  }

  /// Returns the title of a state, or that of `.normal`.
  open func title(for state: State) -> String? {
    titles[state] ?? titles[.normal]
  }

  /// The title shown now.
  open var currentTitle: String? { title(for: state) }

  /// Gives the title a colour for a state, or takes it away.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
  }

  /// Returns the colour of a state's title, or that of `.normal`.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// The colour the title is shown in now.
  ///
  /// A system button without one of its own is in the tint colour, or grey when it is disabled.
  open var currentTitleColor: UIColor {
    if let color = titleColor(for: state) { return color }
    guard buttonType == .system else { return .white }
    return isEnabled ? tintColor : .systemGray
  }

  /// The size of the title, with room around it.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(.zero)
  }

  /// Returns the size of the title, with room above and below, and at least 30 points wide.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let words = titleLabel?.sizeThatFits(.zero) ?? .zero
    return CGSize(width: max(words.width, 30), height: words.height + 12)
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    guard let titleLabel else { return }
    titleLabel.frame = bounds
    titleLabel.drawContent(
      in: &recorder, role: .button(isHighlighted: isHighlighted, isEnabled: isEnabled))
  }

  override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }

  private func prepareLabel() {
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.textAlignment = .center
  }
}
