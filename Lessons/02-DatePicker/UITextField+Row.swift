import HeadlessUIKit

extension UITextField {
  /// Creates a field for a row of a form, counted from 0.
  convenience init(_ placeholder: String, row: Int) {
    self.init(
      frame: CGRect(x: 24, y: 32 + 48 * row, width: 272, height: 34))
    self.placeholder = placeholder
    borderStyle = .roundedRect
  }
}
