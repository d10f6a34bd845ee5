// What lesson 2 says about a device.

// Case: a closure that changes a variable
// Chapter: 02-DatePicker/14-AskingForPermission.swift
// Says: In the language mode Swift 6 the compiler complains about such a change.
// Says: In the mode Swift 5, which a new project has, it may say nothing.
// Says: a form with a closure, `{ granted, error in ... }`
// Complains in 6, 6 main: mutation of captured var 'isAllowed'
func ask(_ center: UNUserNotificationCenter) {
  var isAllowed = false
  center.requestAuthorization(options: [.alert]) { granted, error in
    isAllowed = granted
  }
  print(isAllowed)
}

// Case: hearing of a tap on a notification
// Chapter: 02-DatePicker/16-OnADevice.swift
// Listing: func userNotificationCenter(
// No code: func userNotificationCenter(

// Case: the form of chapter 8
// Chapter: 02-DatePicker/16-OnADevice.swift
// Listing: import UIKit

// Case: the colours of a bar, in words
// Chapter: 02-DatePicker/09-AToolbarAboveTheKeyboard.swift
// Says: For older systems there is `UIToolbarAppearance` (iOS 13)

// Case: a field above the keyboard
// Chapter: 02-DatePicker/09-AToolbarAboveTheKeyboard.swift
// Says: `view.keyboardLayoutGuide` (iOS 15) is the place of the keyboard
final class AboveTheKeyboard: UIViewController {
  let field = UITextField(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
    ])
  }
}
