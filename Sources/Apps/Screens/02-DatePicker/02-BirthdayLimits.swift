import UIKit

/// The screen, as `course play` opens it.
func makeScreen() -> UIViewController {
  let picker = UIDatePicker()
  picker.datePickerMode = .date
  picker.preferredDatePickerStyle = .wheels
  let controller = UIViewController()
  controller.view.addSubview(picker)
  limit(picker)
  return controller
}
