/// What a row shows while it is edited or swiped.
extension UITableViewCell {
  /// What a sign at the left of a row does.
  public enum EditingStyle: Int, Sendable {
    /// There is none.
    case none
    /// It deletes the row.
    case delete
    /// It inserts a row.
    case insert
  }

  /// What the table says of the row while it is edited.
  struct EditingLook: Equatable {
    var style = EditingStyle.none
    var indents = false
    var moves = false
    /// Whether the sign at the left says that the row is selected, and does nothing itself.
    var selects = false
  }

  /// How much room the sign at the left takes, and the one at the right.
  static let editingRoom: CGFloat = 38

  /// How wide a button of a swipe is at least.
  private static let leastWidth: CGFloat = 74

  /// Makes the signs that the row has while it is edited, or takes them away.
  func updateEditingControls() {
    editingControl?.removeFromSuperview()
    reorderControl?.removeFromSuperview()
    (editingControl, reorderControl) = (nil, nil)
    setNeedsLayout()
    guard isEditing else { return }
    if editingLook.selects {
      let sign = showSign(isSelected ? "checkmark.circle.fill" : "circle")
      sign.isUserInteractionEnabled = false
      sign.isAccessibilityElement = false
    } else if editingStyle != .none {
      let isDelete = editingStyle == .delete
      let sign = showSign(isDelete ? "minus.circle.fill" : "plus.circle.fill")
      sign.cell = self
      sign.tintColor = isDelete ? .systemRed : .systemGreen
      sign.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          table?.editingControlTapped(of: self)
        }, for: .touchUpInside)
    }
    if editingLook.moves {
      let control = ReorderControl()
      control.cell = self
      reorderControl = control
      addSubview(control)
    }
  }

  /// Makes the sign at the left.
  private func showSign(_ name: String) -> EditingControl {
    let sign = EditingControl(type: .custom)
    sign.setImage(UIImage(systemName: name), for: .normal)
    editingControl = sign
    addSubview(sign)
    return sign
  }

  /// Shows buttons beside the row, which moves aside.
  func showActions(
    _ actions: [UIContextualAction], isLeading: Bool,
    perform: @escaping (UIContextualAction) -> Void
  ) {
    hideActions()
    swipesFromLeft = isLeading
    actionButtons = actions.map { action in
      let button = UIButton(type: .custom)
      button.setTitle(action.image == nil ? action.title : nil, for: .normal)
      button.setImage(action.image, for: .normal)
      button.tintColor = .white
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.backgroundColor = action.backgroundColor ?? .systemGray
      if let title = action.title { button.accessibilityLabel = title }
      button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  /// Takes the buttons beside the row away.
  func hideActions() {
    guard !actionButtons.isEmpty else { return }
    actionButtons.forEach { $0.removeFromSuperview() }
    actionButtons = []
    setNeedsLayout()
  }

  /// Lays out the buttons and signs, and moves everything else aside.
  func layOutEditing(_ others: [UIView?]) {
    let height = bounds.height - (rowStyle.separator == nil ? 0 : 0.5)
    var width: CGFloat = 0
    for button in actionButtons {
      let own = max(button.sizeThatFits(.zero).width + 20, Self.leastWidth)
      let x = swipesFromLeft ? width : bounds.width - width - own
      button.frame = CGRect(x: x, y: 0, width: own, height: height)
      width += own
    }
    let indent = indentOfEditing
    let movement = (swipesFromLeft ? width : -width) + indent
    if movement != 0 { contentView.frame.origin.x += movement }
    if width > 0 {
      for view in others { view?.center.x += swipesFromLeft ? width : -width }
    }
    editingControl?.frame = CGRect(
      x: 8 + (swipesFromLeft ? 0 : -width), y: 0, width: 30, height: height)
    reorderControl?.frame = CGRect(
      x: bounds.width - Self.editingRoom - (swipesFromLeft ? 0 : width), y: 0,
      width: Self.editingRoom, height: height)
  }

  /// How far the sign at the left moves the content aside.
  var indentOfEditing: CGFloat { isEditing && editingLook.indents ? Self.editingRoom : 0 }
}

/// The sign at the left of a row that deletes it, or inserts one.
final class EditingControl: UIButton {
  weak var cell: UITableViewCell?

  /// The row may have another text since, or be another one.
  override var defaultAccessibility: AccessibilityAttributes {
    var attributes = super.defaultAccessibility
    let verb = cell?.editingStyle == .insert ? "Insert " : "Delete "
    attributes.label = verb + (cell?.contentView.joinedText ?? "")
    return attributes
  }
}

/// The sign at the right of a row by which a finger drags it to another place.
final class ReorderControl: UIView {
  weak var cell: UITableViewCell?

  override var defaultAccessibility: AccessibilityAttributes {
    AccessibilityAttributes(
      isElement: true, label: "Reorder " + (cell?.contentView.joinedText ?? ""), traits: .button)
  }

  package override var automationType: AutomationType { .button }

  package override func dragTarget(down: Bool) -> CGPoint? {
    guard let cell, let table = cell.table, let path = table.indexPath(for: cell),
      let height = table.heightOfPlace(beside: path, isBelow: down)
    else { return nil }
    let target = table.convert(CGPoint(x: 0, y: height), to: self)
    return CGPoint(x: bounds.midX, y: target.y)
  }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    guard let image = UIImage(systemName: "line.3.horizontal") else { return }
    let rect = CGRect(x: bounds.midX - 10, y: bounds.midY - 10, width: 20, height: 20)
    recorder.draw(image, alternative: "≡", in: rect, tint: .systemGray)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    cell?.superview?.bringSubviewToFront(cell ?? self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let table = cell?.table else { return }
    cell?.center.y = touch.location(in: table).y
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let cell, let table = cell.table else { return }
    table.drop(cell, at: touch.location(in: table))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cell?.table?.setNeedsLayout()
  }
}
