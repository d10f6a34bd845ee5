/// Where the parts of a field lie.
extension UITextField {
  /// The room between the edge and the text.
  private var inset: CGSize {
    switch borderStyle {
    case .none: .zero
    case .line: CGSize(width: 2, height: 2)
    case .bezel, .roundedRect: CGSize(width: 7, height: 2)
    }
  }

  var showsLeftView: Bool { leftView != nil && leftViewMode.shows(isEditing: isEditing) }

  var showsRightView: Bool { rightView != nil && rightViewMode.shows(isEditing: isEditing) }

  func showsClearButton(isEditing: Bool) -> Bool {
    content.length > 0 && !showsRightView && clearButtonMode.shows(isEditing: isEditing)
  }

  /// Returns the room for text between the edge and the views at the ends.
  func room(in bounds: CGRect, isEditing: Bool) -> CGRect {
    var room = bounds.insetBy(
      dx: min(inset.width, bounds.width / 2), dy: min(inset.height, bounds.height / 2))
    if showsLeftView { room.cut(before: leftViewRect(forBounds: bounds).maxX) }
    if showsRightView {
      room.cut(after: rightViewRect(forBounds: bounds).minX)
    } else if showsClearButton(isEditing: isEditing) {
      room.cut(after: clearButtonRect(forBounds: bounds).minX)
    }
    return room
  }

  /// The size of the text, or of the placeholder, in one line and with the edge.
  var naturalSize: CGSize {
    let isEmpty = content.length == 0
    let line = line(
      of: isEmpty ? placeholderText : content, width: .greatestFiniteMagnitude, caret: nil,
      hint: isEmpty ? defaultTextAttributes : nil)
    let height = max((font ?? .systemFont(ofSize: UIFont.labelFontSize)).lineHeight, 1)
    let pixel = UIScreen.main.scale
    return CGSize(
      width: (line.width + inset.width * 2).rounded(.up),
      height: max(((height + heightOfEdges) * pixel).rounded() / pixel, leastHeight))
  }

  /// How much higher a field is than its line, as Xcode stores it in documents.
  private var heightOfEdges: CGFloat { borderStyle == .none ? 2 : 9.8 }

  /// The height that a field has with small letters, as Xcode stores it in documents.
  private var leastHeight: CGFloat { borderStyle == .roundedRect ? 34 : 0 }

  /// Puts the views that are shown at their ends, and takes the others away.
  func layOutEnds() {
    put(leftView, isShown: showsLeftView, leftViewRect(forBounds: bounds))
    put(rightView, isShown: showsRightView, rightViewRect(forBounds: bounds))
    if showsClearButton(isEditing: isEditing) {
      put(clearButton, isShown: true, clearButtonRect(forBounds: bounds))
    } else if subviews.contains(where: { $0 is ClearButton }) {
      clearButton.removeFromSuperview()
    }
  }

  /// Lets go of a view that is no longer at an end.
  func replace(_ former: UIView?, by view: UIView?) {
    guard former !== view else { return }
    if former?.superview === self { former?.removeFromSuperview() }
    setNeedsLayout()
  }

  private func put(_ view: UIView?, isShown: Bool, _ rect: CGRect) {
    guard let view else { return }
    if isShown {
      if view.superview !== self { addSubview(view) }
      view.frame = rect
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  // MARK: - Text

  /// The rectangle of the text at the moment.
  var contentTextRect: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  var placeholderText: EditedText {
    var text = EditedText()
    if let attributedPlaceholder { text.assign(attributedPlaceholder) }
    return text
  }

  func line(
    of text: EditedText, width: CGFloat, caret: Int?,
    hint: [NSAttributedString.Key: Any]? = nil
  ) -> FieldLine {
    let size = font?.pointSize ?? UIFont.labelFontSize
    let smallest =
      adjustsFontSizeToFitWidth ? min(max(minimumFontSize, size / 4) / size, 1) : 1
    return FieldLine(
      text,
      .init(
        width: width, isSecure: isSecureTextEntry && hint == nil, caret: caret,
        smallest: smallest, attributes: hint ?? defaultTextAttributes))
  }

  /// Returns the rectangle of the caret at an offset of the text.
  func caretRect(at offset: Int) -> CGRect {
    let isHint = content.length == 0
    let rect = isHint ? placeholderRect(forBounds: bounds) : contentTextRect
    let line = line(of: content, width: rect.width, caret: isEditing ? content.head : nil)
    let height = line.pieces.map(\.glyph.font.lineHeight).max() ?? font?.lineHeight ?? 0
    let left = rect.minX + textAlignment.indent(of: line.width, in: rect) + line.x(of: offset)
    return CGRect(x: left - 1, y: rect.midY - height / 2, width: 2, height: height)
  }

  /// Returns the offset of the text that is nearest to a point of the field.
  func offset(at point: CGPoint) -> Int {
    let rect = contentTextRect
    let line = line(of: content, width: rect.width, caret: isEditing ? content.head : nil)
    return line.offset(at: point.x - rect.minX - textAlignment.indent(of: line.width, in: rect))
  }
}

extension CGRect {
  fileprivate mutating func cut(before x: CGFloat) {
    guard x > minX else { return }
    self = CGRect(x: x, y: minY, width: max(maxX - x, 0), height: height)
  }

  fileprivate mutating func cut(after x: CGFloat) {
    if x < maxX { size.width = max(x - minX, 0) }
  }
}

/// The button at the end of a text field that takes all text away.
package final class ClearButton: UIButton {
  /// What a person hears the button called.
  package let title = "Clear text"

  /// Creates the button of a field.
  init(for field: UITextField) {
    super.init(frame: .zero)
    addAction(
      UIAction { [weak field] _ in field?.pressClear() }, for: .touchUpInside)
  }

  package required init?(coder: NSCoder) { nil }

  package override func drawContent(in recorder: inout DisplayList.Recorder) {
    let side = min(bounds.width, bounds.height) - 3
    let disc = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let grey = UIColor(white: isHighlighted ? 0.5 : 0.7, alpha: 1)
    recorder.fill(disc, grey, cornerRadius: side / 2)
    let run = DisplayList.Run(
      string: "×", fontSize: 14, isBold: true, color: UIColor.white.components)
    recorder.write([run], in: bounds, .center, .text)
  }

  override var defaultAccessibility: AccessibilityAttributes {
    var attributes = super.defaultAccessibility
    attributes.label = title
    return attributes
  }
}
