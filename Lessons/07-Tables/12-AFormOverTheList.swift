//: # A form over the list
//:
//: After this chapter you can present a form over a list, save or cancel it,
//: and keep a person from dragging it away with what they typed.

import HeadlessUIKit
import Stage

//: ## Push or present
//:
//: A push leads deeper: from a list to one of its things. To **present** lays a
//: controller over everything, for a task of its own that is finished or given
//: up, such as a form. Use Cancel and Save, not a button back.
//:
//: `modalPresentationStyle` says how much the form covers. The default,
//: `.automatic`, is a **sheet**: the list can be seen behind it, and a person
//: can drag the sheet down. A form with `.fullScreen` covers the whole list and
//: cannot be dragged away.
//:
//: Under `.fullScreen` the list disappears: `viewWillDisappear` is called on
//: it, and `viewWillAppear` when the form goes. Under a sheet neither of the
//: two is called. That is the usual reason for "my list does not update".
//:
//: The form gets a navigation controller of its own, so that it has a bar.
//:
//:     list ── present ──▶ navigation controller ── root ──▶ form
//:          ◀── onSave ──────────────────────────────────────┘
//:
//: ## The form
//:
//: The form has three fields: the name, the category with a picker as its
//: keyboard, and the day with a date picker (lessons 1 and 2). Below them is
//: room for a note: a **text view** (`UITextView`) has as many lines as a
//: person types, and scrolls. It has a delegate and no placeholder, and it is
//: no control: instead of `.editingChanged` it calls `textViewDidChange`.
//:
//: The form keeps the thing as it was, `original`, beside the thing that the
//: person changes. Its closures have `[unowned self]` (chapter 3): they belong
//: to views of the form. `onSave` may throw an error (chapter 14).

class ThingFormViewController: UIViewController {
  let original: Thing
  var thing: Thing
  var onSave: (Thing) throws -> Void = { _ in }

  let nameField = UITextField()
  let categoryField = UITextField()
  let dayField = UITextField()
  let categoryPicker = UIPickerView()
  let dayPicker = UIDatePicker()
  let noteView = UITextView()
  let scrollView = UIScrollView()

  init(thing: Thing) {
    self.thing = thing
    original = thing
    super.init(nibName: nil, bundle: nil)
    title = thing.name.isEmpty ? "New thing" : thing.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addFields()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [weak self] _ in self?.save() })
    showThing()
  }

  /// What the form shows, from top to bottom.
  var rows: [UIView] { [nameField, categoryField, dayField, noteView] }

  private func addFields() {
    let fields = [nameField, categoryField, dayField]
    let placeholders = ["Name", "Category", "Day bought"]
    for (field, placeholder) in zip(fields, placeholders) {
      field.borderStyle = .roundedRect
      field.placeholder = placeholder
    }
    noteView.accessibilityLabel = "Note"
    noteView.backgroundColor = .secondarySystemBackground
    noteView.delegate = self
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 16
    layOut(stack)
    addKeyboards()
  }

  //: ## Room for the keyboard
  //:
  //: The keyboard would cover the note. So the rows stand in a scroll view, as
  //: in chapter 18 of lesson 5, and its bottom edge is tied to
  //: `view.keyboardLayoutGuide`: the place of the keyboard, or the lower edge
  //: of the safe area while there is none. The scroll view becomes shorter when
  //: the keyboard comes.

  private func layOut(_ stack: UIStackView) {
    for view in [scrollView, stack] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(
        equalTo: view.keyboardLayoutGuide.topAnchor),
      stack.topAnchor.constraint(
        equalTo: content.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(
        equalTo: content.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(
        equalTo: content.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(
        equalTo: content.trailingAnchor, constant: -20),
      stack.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
      noteView.heightAnchor.constraint(equalToConstant: 160),
    ])
  }

  //: When the scroll view has become shorter, the note may be out of sight.
  //: After each layout the form scrolls to it, if the person writes a note.

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard noteView.isFirstResponder else { return }
    let frame = noteView.convert(noteView.bounds, to: scrollView)
    scrollView.scrollRectToVisible(frame, animated: false)
  }

  //: ## The wheels begin at the values of the thing
  //:
  //: A picker view begins with its first row, and a date picker with now. If a
  //: thing is changed, both have to stand at what it has: one turn of the year
  //: would write the month and the day of today, too.

  private func addKeyboards() {
    categoryPicker.dataSource = self
    categoryPicker.delegate = self
    let row = Category.allCases.firstIndex(of: thing.category) ?? 0
    categoryPicker.selectRow(row, inComponent: 0, animated: false)
    categoryField.inputView = categoryPicker
    dayPicker.datePickerMode = .date
    dayPicker.preferredDatePickerStyle = .wheels
    dayPicker.maximumDate = Date()
    dayPicker.date = thing.bought ?? Date()
    dayPicker.addAction(
      UIAction { [unowned self] _ in
        thing.bought = dayPicker.date
        showThing()
      }, for: .valueChanged)
    dayField.inputView = dayPicker
    nameField.addAction(
      UIAction { [unowned self] _ in
        thing.name = nameField.text ?? ""
        showThing()
      }, for: .editingChanged)
    noteView.text = thing.note
  }

  //: ## One method shows everything
  //:
  //: Whatever changes, this method is called, and the fields, the button Save
  //: and the sheet follow. While the name is empty nothing can be saved.
  //:
  //: While `isModalInPresentation` is true, a person cannot drag the sheet away
  //: by mistake and lose what they typed. Cancel still works. So it is true
  //: while the thing differs from the original. Set it on the form; the sheet
  //: asks the form in its navigation controller, too.

  func showThing() {
    if nameField.text != thing.name { nameField.text = thing.name }
    categoryField.text = thing.category.rawValue
    dayField.text = thing.bought?.formatted(
      date: .abbreviated, time: .omitted)
    navigationItem.rightBarButtonItem?.isEnabled = !thing.name.isEmpty
    isModalInPresentation = thing != original
  }

  //: If the thing cannot be saved, the form stays, with all that the person has
  //: typed, and says so.

  private func save() {
    do {
      try onSave(thing)
      dismiss(animated: true)
    } catch {
      presentNotSaved()
    }
  }

  private func cancel() {
    dismiss(animated: true)
  }
}

extension UIViewController {
  /// Tells the person that a change could not be saved.
  func presentNotSaved() {
    let alert = UIAlertController(
      title: "Not saved", message: "The list could not be saved.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

//: ## The note
//:
//: When somebody begins to write, the form asks for a layout, so that it
//: scrolls to the note.

extension ThingFormViewController: UITextViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView) {
    view.setNeedsLayout()
  }

  func textViewDidChange(_ textView: UITextView) {
    thing.note = textView.text
    showThing()
  }
}

//: ## The wheel of categories

extension ThingFormViewController: UIPickerViewDataSource,
  UIPickerViewDelegate
{
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    1
  }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int {
    Category.allCases.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    Category.allCases[row].rawValue
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int,
    inComponent component: Int
  ) {
    thing.category = Category.allCases[row]
    showThing()
  }
}

//: ## The list presents it
//:
//: The list makes the form and its navigation controller, says what happens
//: after Save, and presents.

final class PresentingListViewController: PictureListViewController {
  var formStyle = UIModalPresentationStyle.automatic
  var appearances = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances += 1
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Things"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.presentForm() })
  }

  private func presentForm() {
    let form = ThingFormViewController(thing: Thing(name: ""))
    form.onSave = { [weak self] thing in
      guard let self else { return }
      things.append(thing)
      let last = IndexPath(row: things.count - 1, section: 0)
      tableView.insertRows(at: [last], with: .automatic)
    }
    let navigation = UINavigationController(rootViewController: form)
    navigation.modalPresentationStyle = formStyle
    present(navigation, animated: true)
  }
}

func aFormOverTheList(on stage: Stage) {
  //: ## The sheet
  //:
  //: Save cannot be tapped yet.

  let list = PresentingListViewController()
  stage.present(UINavigationController(rootViewController: list))
  stage.buttons["Add"].tap()
  stage.clock.advance(by: 1)
  stage.show("An empty form, as a sheet")

  stage.print(stage.buttons["Save"].isEnabled)
  // Prints "false"

  //: ## Filled in
  //:
  //: The name is typed, and the category and the day are turned on wheels.

  stage.textFields["Name"].tap()
  stage.typeText("Drum")
  stage.textFields.element(boundBy: 1).tap()
  stage.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Music")
  stage.textFields.element(boundBy: 2).tap()
  stage.pickerWheels.element(boundBy: 2).turn(by: -1)
  stage.show("Three fields, three keyboards")

  stage.buttons["Save"].tap()
  stage.clock.advance(by: 1)
  stage.show("The drum is in the list")

  stage.print(
    list.things.last?.name ?? "",
    list.things.last?.category.rawValue ?? "")
  // Prints "Drum Music"

  //: ## A note that would be covered
  //:
  //: The keyboard comes, and the form scrolls until the note stands above it.

  stage.buttons["Add"].tap()
  stage.clock.advance(by: 1)
  stage.textViews["Note"].tap()
  stage.clock.advance(by: 1)
  stage.typeText("Not so fast")
  stage.show("The note above the keyboard")

  //: ## Cancelled, and kept
  //:
  //: The person swipes the sheet down. It stays, because of the note. Cancel
  //: takes it away, and the list is as before.

  stage.navigationBars["New thing"].swipeDown()
  stage.clock.advance(by: 1)
  stage.print(list.presentedViewController != nil)
  // Prints "true"

  stage.buttons["Cancel"].tap()
  stage.clock.advance(by: 1)
  stage.print(list.presentedViewController == nil, list.things.count)
  // Prints "true 6"

  //: ## The whole screen
  //:
  //: The list counts how often it appears. A sheet changes nothing. With
  //: `.fullScreen` the list disappears and appears again.

  stage.print(list.appearances)
  // Prints "1"

  list.formStyle = .fullScreen
  stage.buttons["Add"].tap()
  stage.clock.advance(by: 1)
  stage.show("The same form over the whole screen")

  stage.buttons["Cancel"].tap()
  stage.clock.advance(by: 1)
  stage.print(list.appearances)
  // Prints "2"

  //: ## Changing a thing
  //:
  //: The same form changes a guitar that was bought on May 13, 2014.

  var guitar = ownedThings[2]
  guitar.bought = Calendar.current.date(
    from: DateComponents(year: 2014, month: 5, day: 13))
  let form = ThingFormViewController(thing: guitar)
  stage.present(UINavigationController(rootViewController: form))
  stage.textFields.element(boundBy: 1).tap()
  stage.print(stage.pickerWheels.firstMatch.value ?? "")
  // Prints "Music"

  stage.textFields.element(boundBy: 2).tap()
  let wheels = (0..<3).map { stage.pickerWheels.element(boundBy: $0) }
  stage.print(wheels.map { $0.value ?? "" })
  // Prints "["May", "13", "2014"]"

  //: ## A thing that cannot be saved
  //:
  //: The phone has no room left, so `onSave` throws. The form says so, and is
  //: still there when the person has read that.

  form.onSave = { _ in throw CocoaError(.fileWriteOutOfSpace) }
  stage.buttons["Save"].tap()
  stage.clock.advance(by: 1)
  stage.show("The form stays, and says that it is not saved")

  stage.alerts.buttons["OK"].tap()
  stage.clock.advance(by: 1)
  stage.print(stage.navigationBars["Guitar"].exists)
  // Prints "true"
}

//: ## Remember
//:
//: - Push for what lies deeper, present for a task with Save and Cancel.
//: - Under a sheet the list is not told that it appears again. Let the form
//:   tell the list: `onSave`.
//: - `dismiss` is called by the form itself, or by the one who presented it.
//: - `isModalInPresentation` keeps a sheet with unsaved changes.
//: - A form that changes a thing sets its wheels to the values of the thing.
//:
//: > Question: After a form the list does not show the new thing. The list
//: > calls `reloadData()` in `viewWillAppear`. With `.fullScreen` it works.
//: > Why?
//: > Answer: Under a sheet the list never disappeared, so it does not appear
//: > again.
//:
//: > Question: The form has no bar, and so no Save. What did somebody present?
//: > Answer: The form itself. Present a navigation controller that has it as
//: > its root.

//: ## Your turn
//:
//: Let Save be enabled only if something was changed: compare with the original
//: in `showThing`. Run `swift run tables --chapter 12`. Then put the file back
//: with `git checkout Lessons`. You write a form of your own in the last
//: project.
//:
//: Exercise 14 is Exercises/07-Tables/14-GuestList.swift: an app that does not
//: work. A guest is saved, and is not in the list. Find out why, and mend it.
//:
//:     swift run course check GuestList
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation>
//: - <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle>
