//: # On a device
//:
//: After this chapter you know which lines of this lesson change in an app for
//: an iPhone, and you build a whole form by yourself.

import HeadlessUIKit
import Stage

//: ## What changes in Xcode
//:
//: - `import HeadlessUIKit` becomes `import UIKit`. A file that uses
//:   notifications also needs `import UserNotifications`. `import Stage` goes
//:   away.
//: - `UIDatePicker`, `UITextField`, `UIToolbar`, `Calendar`, `DateFormatter` and
//:   all their methods stay as they are. So do the methods of the delegates.
//: - `addAction(UIAction { ... }, for: .valueChanged)` needs no `@objc`. With a
//:   target and a method it is `addTarget(self, action: #selector(dayChanged),
//:   for: .valueChanged)`, and the method is marked `@objc`.
//:   `UITapGestureRecognizer` (exercise 8) takes a selector, too.
//: - `Bundle.module` becomes `Bundle.main`.
//: - `Task.immediate` becomes `Task`, if your app runs on systems before iOS 26.
//: - The frames become rules of Auto Layout. The input views need none: the
//:   keyboard gives them their width.
//:
//: This is a shorter form of chapter 8, as it stands in an app:
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
//: UITextField!`, and `viewDidLoad` sets its `inputView` only. Lesson 3 explains
//: storyboards.
//:
//: ## On which thread
//:
//: The methods of the notification center have a form with a closure, too. It
//: may run on another thread than the main one: use the forms with `await`.
//: Apple does not promise the main thread to the methods of its delegate either.
//: So touch no view in `willPresent`.
//:
//: When a person taps a notification, the delegate is told with `didReceive`.
//: There use the form with a completion handler. The form with `async` is
//: reported to end an app with "Call must be made on main thread" (FB13279397).
//:
//: ## What you will see differently
//:
//: - A compact date picker opens a calendar for a day.
//: - A date picker that got another style or mode may need another size: call
//:   `sizeToFit()` after both are set, or give it constraints.
//: - An iPhone of today is wider than 320 points. Give a date picker with
//:   wheels the width of the view (lesson 1, chapter 11).
//: - A person may see a menu with Paste above a text field. It asks
//:   `shouldChangeCharactersIn` as well. Since iOS 26 a delegate may have
//:   `textField(_:shouldChangeCharactersInRanges:replacementString:)` instead.
//:   The field is reported to ask that one (thread 801013 of Apple's developer
//:   forum). Lesson 4 has more about both.
//: - A hardware keyboard hides the keyboard of the system, but not an input view
//:   of your own.
//: - A wheel goes on turning after a push. So a person can turn a second wheel
//:   while the first one still moves (chapter 12).
//: - Since iOS 26 a toolbar looks like glass.

func onADevice(on stage: Stage) throws {
  //: ## The form of this lesson
  //:
  //: This is the form of chapter 13 once more. A person chooses a birthday, goes
  //: on to the city, and leaves it with Done.

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

//: ## Remember
//:
//: - Change the imports and `Bundle.module`, and leave out what uses the stage.
//: - `UIAction` needs no `@objc`. A selector does.
//: - Use the `await` forms of the notification center.
//:
//: > Question: `center.requestAuthorization(options: [.alert]) { granted, _ in
//: > label.text = "\(granted)" }` works in this course. Why is it wrong in an
//: > app?
//: > Answer: The closure may run on a background thread, and views are used from
//: > the main thread only. Write `let granted = try await
//: > center.requestAuthorization(options: [.alert])`, and set the text after it.

//: ## Your turn: a project
//:
//: Exercise 10 is Exercises/02-DatePicker/10-BirthdayForm.swift. The class in it
//: is empty. You write a whole form: a field with a date picker, a field with
//: two wheels for province and city, and a toolbar that leads from one to the
//: other. Everything you need was in chapters 1 to 13.
//:
//:     swift run course check BirthdayForm
//:     swift run course play BirthdayForm
//:
//: When it is right, make an app of it, for Xcode and a phone (lesson 1,
//: chapter 13):
//:
//:     swift run course export BirthdayForm --to ~/BirthdayForm
//:     swift run course play ~/BirthdayForm
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uidatepicker>
//: - <https://developer.apple.com/documentation/uikit/uitextfield>
//: - <https://developer.apple.com/documentation/usernotifications>
