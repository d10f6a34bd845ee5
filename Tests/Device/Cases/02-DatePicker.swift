// What lesson 2 says about a device.

// Case: the form of chapter 8
// Chapter: 02-DatePicker/16-OnADevice.swift
// Listing: import UIKit

// Case: the two forms of a method of the notification center, as calls without a place
// Chapter: 02-DatePicker/16-OnADevice.swift
// No code: center.requestAuthorization(options: [.alert])

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
