import HeadlessUIKit

extension UITextField {
  /// Creates a field for a row of a form, counted from 0.
  convenience init(_ placeholder: String, row: Int) {
    self.init(
      frame: CGRect(x: 24, y: 32 + 48 * row, width: 272, height: 34))
    self.placeholder = placeholder
    borderStyle = .roundedRect
  }

  /// Moves the field to the right, and puts a label in front of it.
  func label(_ words: String, in view: UIView) {
    let label = UILabel(
      frame: CGRect(x: 24, y: frame.minY, width: 80, height: 34))
    label.text = words
    frame = CGRect(x: 112, y: frame.minY, width: 184, height: 34)
    view.addSubview(label)
    view.addSubview(self)
  }
}
