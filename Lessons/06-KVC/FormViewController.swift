import HeadlessUIKit

/// A screen with one text field, and a bar above its keyboard.
///
/// Who keeps the bar is the subclass's affair: it answers with one.
class FormViewController: UIViewController {
  let field = UITextField(
    frame: CGRect(x: 24, y: 32, width: 272, height: 32))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.borderStyle = .roundedRect
    field.inputAccessoryView = bar()
    view.addSubview(field)
  }

  /// The bar above the keyboard, or nil for none.
  func bar() -> UIToolbar? {
    nil
  }

  /// Makes a bar with one button.
  func makeBar() -> UIToolbar {
    let bar = UIToolbar(
      frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UIBarButtonItem(systemItem: .done)]
    return bar
  }
}
