/// The button that a bar shows for an item.
final class BarButton: UIButton {
  private weak var item: UIBarButtonItem?

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    addTarget(self, action: BarButton.tapped, for: .primaryActionTriggered)
    showItem()
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the title or the picture.
  var naturalWidth: CGFloat {
    let title = currentTitle ?? ""
    let label = UILabel()
    label.font = titleLabel?.font
    label.attributedText = styled(title) ?? NSAttributedString(string: title)
    return max(currentImage?.size.width ?? 0, label.sizeThatFits(.zero).width)
  }

  override var currentAttributedTitle: NSAttributedString? { currentTitle.flatMap(styled) }

  private func styled(_ title: String) -> NSAttributedString? {
    item?.styledTitle(title, for: state, font: font, color: currentTitleColor)
  }

  private var font: UIFont {
    item?.style == .done ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
  }

  /// A system button's colour, although the button was made without a type.
  override var currentTitleColor: UIColor { isEnabled ? item?.tintColor ?? tintColor : .systemGray }

  override var currentImage: UIImage? {
    item?.image ?? item?.systemItem?.symbol?.image(currentTitleColor)
  }

  /// Takes over what the item says.
  func showItem() {
    guard let item else { return }
    tintColor = item.tintColor
    isEnabled = item.isEnabled
    titleLabel?.font = font
    let title = item.systemItem?.title ?? item.title
    setTitle(item.image == nil ? title : nil, for: .normal)
  }

  private func tapped(_ sender: Any?, event: UIEvent?) {
    item?.trigger(from: self, for: event)
  }

  override var defaultAccessibility: AccessibilityAttributes {
    var attributes = super.defaultAccessibility
    if let item, item.systemItem == nil {
      attributes.label = item.defaultAccessibility.label ?? attributes.label
    }
    guard let assigned = item?.assignedAccessibility else { return attributes }
    attributes.label = assigned.label ?? attributes.label
    attributes.value = assigned.value
    attributes.hint = assigned.hint
    attributes.traits = assigned.traits ?? attributes.traits
    attributes.identifier = assigned.identifier
    return attributes
  }
}
