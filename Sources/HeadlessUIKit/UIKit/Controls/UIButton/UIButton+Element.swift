extension UIButton {
  /// Gives a button what its element says.
  static func fill(_ button: UIButton, from coder: DocumentCoder) {
    button.prepare(as: coder.choice("buttonType", types) ?? .custom)
    if let font = coder.font() { button.titleLabel?.font = font }
    if let way = coder.choice("lineBreakMode", DocumentCoder.lineBreaks) {
      button.titleLabel?.lineBreakMode = way
    }
    if let insets = coder.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = coder.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = coder.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    for part in coder.element.children where part.name == "state" {
      if let state = coder.choice("key", in: part, states) { button.fill(state, from: part, coder) }
    }
    button.fillConfiguration(from: coder)
  }

  private func fill(_ state: State, from part: Element, _ coder: DocumentCoder) {
    if let title = coder.text("title", in: part) { setTitle(title, for: state) }
    if let color = coder.color("titleColor", in: part) { setTitleColor(color, for: state) }
    if let image = coder.image("image", in: part) { setImage(image, for: state) }
    if let image = coder.image("backgroundImage", in: part) {
      setBackgroundImage(image, for: state)
    }
    if let words = coder.attributedText("attributedTitle", in: part) {
      setAttributedTitle(words, for: state)
    }
  }

  /// Takes the words and the colours of a configuration; its shapes are not drawn.
  private func fillConfiguration(from coder: DocumentCoder) {
    guard let part = coder.element.child(named: "buttonConfiguration") else { return }
    if let title = coder.text("title", in: part) { setTitle(title, for: .normal) }
    if let image = coder.image("image", in: part) { setImage(image, for: .normal) }
    if let font = coder.font("titleFontDescription", in: part) { titleLabel?.font = font }
    if let color = coder.color("baseForegroundColor", in: part) {
      setTitleColor(color, for: .normal)
    }
    if let color = coder.color("baseBackgroundColor", in: part) { backgroundColor = color }
  }

  private static let types: KeyValuePairs<String, ButtonType> = [
    "custom": .custom, "roundedRect": .system, "system": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]

  private static let states: KeyValuePairs<String, State> = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
    "selected": .selected,
  ]
}
