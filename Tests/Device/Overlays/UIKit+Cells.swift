// swift-format-ignore-file
// What UIKit has for the cells of lesson 5 and the toolbar of lesson 6, as far as the cases need it.

extension UIButton {
  public func setTitle(_ title: String?, for state: UIControl.State) {}
}

@MainActor public final class UIToolbar: UIView {
  public var items: [UIBarButtonItem]?
}

extension UITextField {
  public var inputAccessoryView: UIView? {
    get { nil }
    set {}
  }
}
