import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let fields = ["Name", "Birthday", "City", "Street"].enumerated().map { index, words in
    let field = UITextField(frame: CGRect(x: 20, y: 20 + 50 * index, width: 280, height: 34))
    field.placeholder = words
    return field
  }
  let view = UIView(frame: UIScreen.main.bounds)
  fields.forEach(view.addSubview)
  let navigator = FormNavigator(fields)
  let items = [
    UIBarButtonItem(
      title: "Previous", primaryAction: UIAction(title: "Previous") { _ in navigator.previous() }),
    UIBarButtonItem(
      title: "Next", primaryAction: UIAction(title: "Next") { _ in navigator.next() }),
    UIBarButtonItem(
      title: "Done", primaryAction: UIAction(title: "Done") { _ in navigator.done() }),
  ]
  for field in fields {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.items = items
    field.inputAccessoryView = toolbar
  }
  let controller = UIViewController()
  controller.view.addSubview(view)
  return controller
}
