//: # On a device
//:
//: After this chapter you know which lines of this lesson change in an app for
//: an iPhone. Then you build a whole form, and make an app of it.

import HeadlessUIKit
import Stage

func onADevice(on stage: Stage) throws {
  //: ## The form of this lesson
  //:
  //: This is the form of chapter 13: a birthday, Next, a city, Done.
  //: Press `t` at the picture, and use it: soon you write it.

  let form = FinishedFormViewController(provinces: try Province.all())
  stage.present(form)
  stage.textFields["Birthday"].tap()
  stage.pickerWheels[2].adjust(toPickerWheelValue: "2000")
  stage.toolbars.buttons["Next"].tap()
  stage.pickerWheels[0].adjust(toPickerWheelValue: "Hainan")
  stage.show("The second field, with its wheels and the toolbar")

  stage.toolbars.buttons["Done"].tap()
  stage.print(form.birthdayField.text ?? "", form.cityField.text ?? "")
  // Prints "2000-08-29 Hainan  Haikou"
}

//: ## What changes in Xcode
//:
//: - `import HeadlessUIKit` becomes `import UIKit`. A file that uses
//:   notifications also needs `import UserNotifications`.
//: - `import Stage` goes away, and `Bundle.module` becomes `Bundle.main`.
//: - `Task.immediate` becomes `Task`, if your app runs on systems before iOS
//:   26.
//:
//: This is the field of chapter 8 in an app. Three things are new:
//:
//: - The import.
//: - The background colour. Without one the screen of an app is black.
//:   `.systemBackground` is white, or black in a dark look.
//: - The constraints of Auto Layout (lesson 5), so that the form fits each
//:   phone. The line with `translates…` says that no frame counts. The last
//:   lines put the field 40 points below the top and 24 points from both sides
//:   of the part that no bar covers (`safeAreaLayoutGuide`). Copy them.
//:
//:     import UIKit
//:
//:     final class BirthdayFieldViewController: UIViewController {
//:       let field = UITextField()
//:       let picker = UIDatePicker()
//:
//:       override func viewDidLoad() {
//:         super.viewDidLoad()
//:         view.backgroundColor = .systemBackground
//:         picker.datePickerMode = .date
//:         picker.preferredDatePickerStyle = .wheels
//:         picker.maximumDate = .now
//:         let action = UIAction { [weak self] _ in self?.showDay() }
//:         picker.addAction(action, for: .valueChanged)
//:         field.placeholder = "Birthday"
//:         field.inputView = picker
//:         field.borderStyle = .roundedRect
//:         field.translatesAutoresizingMaskIntoConstraints = false
//:         view.addSubview(field)
//:         let guide = view.safeAreaLayoutGuide
//:         NSLayoutConstraint.activate([
//:           field.topAnchor.constraint(
//:             equalTo: guide.topAnchor, constant: 40),
//:           field.leadingAnchor.constraint(
//:             equalTo: guide.leadingAnchor, constant: 24),
//:           field.trailingAnchor.constraint(
//:             equalTo: guide.trailingAnchor, constant: -24),
//:         ])
//:       }
//:
//:       func showDay() {
//:         let formatter = DateFormatter()
//:         formatter.locale = Locale(identifier: "en_US_POSIX")
//:         formatter.timeZone = picker.timeZone ?? picker.calendar.timeZone
//:         formatter.dateFormat = "yyyy-MM-dd"
//:         field.text = formatter.string(from: picker.date)
//:       }
//:     }
//:
//: If the field is drawn in a storyboard, it is `@IBOutlet weak var field:
//: UITextField!`, and `viewDidLoad` sets its `inputView` only.
//:
//: ## What you will see differently
//:
//: - An iPhone of today is wider than 320 points. Give a date picker with
//:   wheels the width of the view (lesson 1, chapter 11).
//: - Since iOS 26 a toolbar looks like glass.
//:
//: ## Ask with await, not with a closure
//:
//: A method of the notification center has two forms:
//:
//:     center.requestAuthorization(options: [.alert]) { granted, _ in ... }
//:     let granted = try await center.requestAuthorization(options: [.alert])
//:
//: In an app the closure may run on another thread. Views are used on the main
//: thread only (lesson 1, chapter 13). So use the second form.
//:
//: > On a device: The center may call its delegate on another thread, too. So
//: > touch no view in `willPresent`. `didReceive` tells the delegate of a tap
//: > on a notification. Write its form with `completionHandler`, a closure that
//: > you call at the end: the `async` form is reported to end an app.

//: ## Remember
//:
//: - Change the imports and `Bundle.module`, and leave out what uses the stage.
//: - Give the views constraints, and the view a background colour.
//: - Use the `await` forms of the notification center.
//:
//: > Question: A closure for `requestAuthorization` sets the text of a label.
//: > Why is that wrong in an app?
//: > Answer: It may run on another thread. Set the text after an `await`.

//: ## Your turn: a project
//:
//: Exercise 10 is Exercises/02-DatePicker/10-BirthdayForm.swift. The class in
//: it is empty. You write a whole form: a field with a date picker, a field
//: with two wheels for province and city, and a toolbar that leads from one to
//: the other. Everything you need was in chapters 1 to 13.
//:
//:     swift run course check BirthdayForm
//:     swift run course play BirthdayForm
//:
//: When it is right, make an app of it, for Xcode and a phone (lesson 1,
//: chapter 13). Then look for `import UIKit` in the new folder.
//:
//:     swift run course export BirthdayForm --to ~/BirthdayForm
//:     swift run course play ~/BirthdayForm
//:     grep -rn "import UIKit" ~/BirthdayForm
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uidatepicker>
//: - <https://developer.apple.com/documentation/uikit/uitextfield>
//: - <https://developer.apple.com/documentation/usernotifications>
