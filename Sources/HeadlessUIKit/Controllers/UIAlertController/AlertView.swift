/// The panel of an alert or an action sheet, over what it darkens.
class AlertView: UIView {
  /// What an alert shows.
  struct Content {
    var title: String?
    var message: String?
    var style: UIAlertController.Style
    var fields: [UITextField]
    var actions: [UIAlertAction]
    var boldAction: UIAlertAction?

    /// The actions, the one that leaves everything as it is where it stands on the screen.
    var orderedActions: [UIAlertAction] {
      let others = actions.filter { $0.style != .cancel }
      let cancel = actions.filter { $0.style == .cancel }
      return isRow ? cancel + others : others + cancel
    }

    /// Whether the buttons stand side by side.
    var isRow: Bool {
      let widest = actions.map { ($0.title ?? "").size(withAttributes: [.font: buttonFont]).width }
      return style == .alert && actions.count == 2
        && (widest.max() ?? 0) <= AlertView.width / 2 - 16
    }

    var buttonFont: UIFont { .systemFont(ofSize: style == .alert ? 17 : 20) }
  }

  private static let width: CGFloat = 270
  private static let margin: CGFloat = 8
  private var content: Content?
  private var choose: (UIAlertAction) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a question instead of the one before.
  func show(_ content: Content, choose: @escaping (UIAlertAction) -> Void) {
    (self.content, self.choose) = (content, choose)
    for subview in subviews { subview.removeFromSuperview() }
    if content.style == .alert {
      placeInTheMiddle(panel(header(of: content) + [buttons(of: content.orderedActions)]))
    } else {
      let cancel = content.actions.filter { $0.style == .cancel }
      let others = content.actions.filter { $0.style != .cancel }
      placeAtTheBottom(
        [panel(header(of: content) + [buttons(of: others)])]
          + (cancel.isEmpty ? [] : [panel([buttons(of: cancel)])]))
    }
  }

  /// A tap beside an action sheet leaves everything as it is.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let content, content.style == .actionSheet,
      let touch = touches.first, touch.view === self,
      let cancel = content.actions.first(where: { $0.style == .cancel })
    else { return }
    choose(cancel)
  }

  private func header(of content: Content) -> [UIView] {
    let isAlert = content.style == .alert
    let title = label(content.title, .boldSystemFont(ofSize: isAlert ? 17 : 13), isAlert)
    let message = label(content.message, .systemFont(ofSize: 13), isAlert)
    let rows = [title, message].compactMap { $0 as UIView? } + content.fields
    guard !rows.isEmpty else { return [] }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 6
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 18, left: 16, bottom: 18, right: 16)
    for field in content.fields {
      field.heightAnchor.constraint(equalToConstant: 30).isActive = true
    }
    return [stack]
  }

  private func label(_ text: String?, _ font: UIFont, _ isAlert: Bool) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel()
    (label.text, label.font) = (text, font)
    label.textColor = isAlert ? .label : .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private func buttons(of actions: [UIAlertAction]) -> UIView {
    let isRow = content?.isRow ?? false
    let stack = UIStackView()
    stack.axis = isRow ? .horizontal : .vertical
    for (index, action) in actions.enumerated() {
      if index > 0 || !isRow { stack.addArrangedSubview(line(isUpright: isRow)) }
      stack.addArrangedSubview(button(for: action))
    }
    if isRow, let first = actions[0].button, let second = actions[1].button {
      first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true
      let column = UIStackView(arrangedSubviews: [line(isUpright: false), stack])
      column.axis = .vertical
      return column
    }
    return stack
  }

  private func line(isUpright: Bool) -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    let length = isUpright ? line.widthAnchor : line.heightAnchor
    length.constraint(equalToConstant: 0.5).isActive = true
    return line
  }

  private func button(for action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    let size = content?.buttonFont.pointSize ?? UIFont.labelFontSize
    button.titleLabel?.font =
      action === content?.boldAction ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    if action.style == .destructive { button.tintColor = .systemRed }
    button.isEnabled = action.isEnabled
    button.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
    let height: CGFloat = content?.style == .alert ? 44 : 57
    button.heightAnchor.constraint(equalToConstant: height).isActive = true
    action.button = button
    return button
  }

  private func panel(_ rows: [UIView]) -> UIView {
    let panel = UIStackView(arrangedSubviews: rows)
    panel.axis = .vertical
    panel.backgroundColor = UIColor(white: 0.98, alpha: 1)
    panel.layer.cornerRadius = 14
    panel.clipsToBounds = true
    panel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(panel)
    return panel
  }

  private func placeInTheMiddle(_ panel: UIView) {
    let middle = panel.centerYAnchor.constraint(equalTo: centerYAnchor)
    middle.priority = .defaultHigh
    NSLayoutConstraint.activate([
      panel.widthAnchor.constraint(equalToConstant: Self.width),
      panel.centerXAnchor.constraint(equalTo: centerXAnchor),
      panel.bottomAnchor.constraint(
        lessThanOrEqualTo: keyboardLayoutGuide.topAnchor, constant: -Self.margin),
      middle,
    ])
  }

  private func placeAtTheBottom(_ panels: [UIView]) {
    var edge = safeAreaLayoutGuide.bottomAnchor
    for panel in panels.reversed() {
      NSLayoutConstraint.activate([
        panel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
        panel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.margin),
        panel.bottomAnchor.constraint(equalTo: edge, constant: -Self.margin),
      ])
      edge = panel.topAnchor
    }
  }

  override var automationType: AutomationType { content?.style == .actionSheet ? .sheet : .alert }

  override var defaultAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(label: content?.title ?? content?.message)
  }
}
