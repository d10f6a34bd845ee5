import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let form = CardFormViewController()
  form.rows = [("Name", "name"), ("City", "city"), ("Phone", "phone")]
  return form
}
