//: # A form over the list
//:
//: After this chapter you can present a form over a list, save or cancel it,
//: and keep a person from losing what they typed.

import HeadlessUIKit
import Stage

//: ## Push or present
//:
//: A push leads deeper: from a list to one of its things. To **present** lays a
//: controller over everything, for a task of its own that is finished or given
//: up, such as a form. Use Cancel and Save, not a button back.
//:
//: `modalPresentationStyle` says how much the form covers. The default,
//: `.automatic`, is a **sheet**: the list can be seen behind it at the top, and
//: a person can drag the sheet down. A form with `.fullScreen` covers the whole
//: list and cannot be dragged away.
//:
//: The two styles differ in what the list hears. Under `.fullScreen` the list
//: disappears: `viewWillDisappear` is called on it, and `viewWillAppear` when
//: the form goes. Under a sheet the list does not disappear, and neither of the
//: two is called. So code in `viewWillAppear` does not run when a sheet goes.
//: That is the usual reason for "my list does not update".
//:
//: The form gets a navigation controller of its own, so that it has a bar.
//:
//:     list ── present ──▶ navigation controller ── root ──▶ form
//:          ◀── onSave ──────────────────────────────────────┘
//:
//: ## The form
//:
//: A form can be a table with fixed rows. This one is short, so it is a view
//: with three fields: the name, the category with a picker as its keyboard
//: (lessons 1 and 2), and the day with a date picker. A picture is chosen from
//: a row of buttons. A switch asks for a reminder, and below it is room for a
//: note.
//:
//: A text field has one line. A **text view** (`UITextView`) has as many as a
//: person types, and scrolls: the return key begins a new line. It has a `text`
//: as a text field has, and a delegate. It has no placeholder, and it is no
//: control: instead of `.editingChanged` it calls `textViewDidChange`.
//:
//: The form keeps the thing as it was, `original`, beside the thing that the
//: person changes. Its closures have `[unowned self]` (chapter 3): they belong
//: to views of the form, and so do not run when the form is gone.

final class ThingFormViewController: UIViewController {
  let original: Thing
  var thing: Thing
  var onSave: (Thing) -> Void = { _ in }

  let nameField = UITextField()
  let categoryField = UITextField()
  let dayField = UITextField()
  let categoryPicker = UIPickerView()
  let dayPicker = UIDatePicker()
  let reminderSwitch = UISwitch()
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
    let stack = UIStackView(
      arrangedSubviews: fields + [pictureRow, reminderRow, noteView])
    stack.axis = .vertical
    stack.spacing = 16
    layOut(stack)
    addKeyboards()
  }

  //: ## Room for the keyboard
  //:
  //: The keyboard covers the lower half of the screen, and the note is there.
  //: So the fields stand in a scroll view, and its bottom edge is tied to
  //: `view.keyboardLayoutGuide`: the place of the keyboard, or the lower edge
  //: of the safe area while there is none. So the scroll view becomes shorter
  //: when the keyboard comes. A `UITableViewController` does something like it
  //: by itself.
  //:
  //: A scroll view has two layout guides. `contentLayoutGuide` is what it
  //: scrolls, and `frameLayoutGuide` is what one sees of it. The stack view is
  //: as high as its views need, and as wide as what one sees. So the form
  //: scrolls up and down only.

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
      noteView.heightAnchor.constraint(equalToConstant: 80),
    ])
  }

  //: When the scroll view has become shorter, the note may be out of sight.
  //: `viewDidLayoutSubviews` is called after each layout of the view (lesson
  //: 5). If the person writes a note, the scroll view scrolls to it.

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard noteView.isFirstResponder else { return }
    let frame = noteView.convert(noteView.bounds, to: scrollView)
    scrollView.scrollRectToVisible(frame, animated: false)
  }

  private func addKeyboards() {
    categoryPicker.dataSource = self
    categoryPicker.delegate = self
    categoryField.inputView = categoryPicker
    dayPicker.datePickerMode = .date
    dayPicker.preferredDatePickerStyle = .wheels
    dayPicker.maximumDate = Date()
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

  //: ## A reminder
  //:
  //: The switch says that the phone is to remind the person in a week. The app
  //: may do so only if the person allows notifications. So the form asks for
  //: permission when the switch is turned on, as in lesson 2. If the person
  //: says no, the switch goes back. Chapter 16 plans the notification, after
  //: Save.

  private lazy var reminderRow: UIStackView = {
    let label = UILabel()
    label.text = "Remind me in a week"
    reminderSwitch.accessibilityLabel = label.text
    reminderSwitch.addAction(
      UIAction { [unowned self] _ in changeReminder() },
      for: .valueChanged)
    return UIStackView(arrangedSubviews: [label, reminderSwitch])
  }()

  private func changeReminder() {
    let week: TimeInterval = 7 * 24 * 60 * 60
    thing.reminder =
      reminderSwitch.isOn ? Date(timeIntervalSinceNow: week) : nil
    showThing()
    guard reminderSwitch.isOn else { return }
    Task.immediate { [weak self] in await self?.askForPermission() }
  }

  private func askForPermission() async {
    let center = UNUserNotificationCenter.current()
    let isAllowed = try? await center.requestAuthorization(
      options: [.alert, .sound])
    guard isAllowed != true else { return }
    thing.reminder = nil
    showThing()
  }

  //: ## A picture from a row
  //:
  //: Five pictures stand in a row, as the cells of lesson 5. The axis of a
  //: stack view is horizontal from the start, and `.fillEqually` gives all
  //: buttons one width. Each button has a name for VoiceOver, because a picture
  //: has none.

  private lazy var pictureRow: UIStackView = {
    let buttons = ownedThings.map { owned in
      let button = UIButton()
      button.setImage(UIImage(named: owned.picture), for: .normal)
      button.accessibilityLabel = owned.name
      button.addAction(
        UIAction { [unowned self] _ in
          thing.picture = owned.picture
          showThing()
        }, for: .touchUpInside)
      return button
    }
    let row = UIStackView(arrangedSubviews: buttons)
    row.distribution = .fillEqually
    return row
  }()

  //: ## One method shows everything
  //:
  //: Whatever changes, this method is called, and the fields, the button Save
  //: and the sheet follow. While the name is empty nothing can be saved.
  //:
  //: `isModalInPresentation` is true as soon as something was changed, and
  //: false again when everything is as it was: so the thing is compared with
  //: the original. While it is true, a person cannot drag the sheet away by
  //: mistake and lose what they typed. Cancel still works. Set it on the form;
  //: the sheet asks the form in its navigation controller, too.

  private func showThing() {
    if nameField.text != thing.name { nameField.text = thing.name }
    categoryField.text = thing.category.rawValue
    dayField.text = thing.bought?.formatted(
      date: .abbreviated, time: .omitted)
    for (view, owned) in zip(pictureRow.arrangedSubviews, ownedThings) {
      view.alpha = owned.picture == thing.picture ? 1 : 0.4
    }
    reminderSwitch.isOn = thing.reminder != nil
    navigationItem.rightBarButtonItem?.isEnabled = !thing.name.isEmpty
    isModalInPresentation = thing != original
  }

  private func save() {
    onSave(thing)
    dismiss(animated: true)
  }

  private func cancel() {
    dismiss(animated: true)
  }
}

//: ## The note
//:
//: The form is the delegate of the text view. When somebody begins to write, it
//: asks for a layout, so that it scrolls to the note.

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
  //: Add brings the form. Save cannot be tapped yet.

  let list = PresentingListViewController()
  stage.present(UINavigationController(rootViewController: list))
  stage.buttons["Add"].tap()
  stage.clock.advance(by: 1)
  stage.show("An empty form, as a sheet")

  stage.print(stage.buttons["Save"].isEnabled)
  // Prints "false"

  //: ## Filled in
  //:
  //: The name is typed, the category is turned on the wheel, and the day on the
  //: date picker. A tap chooses the picture.

  stage.textFields["Name"].tap()
  stage.typeText("Drum")
  stage.textFields.element(boundBy: 1).tap()
  stage.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Music")
  stage.textFields.element(boundBy: 2).tap()
  stage.pickerWheels.element(boundBy: 2).turn(by: -1)
  stage.buttons["Guitar"].tap()
  stage.show("Three fields, three keyboards, and a picture")

  stage.buttons["Save"].tap()
  stage.clock.advance(by: 1)
  stage.show("The drum is in the list")

  stage.print(
    list.things.last?.name ?? "",
    list.things.last?.category.rawValue ?? "")
  // Prints "Drum Music"

  //: ## A note that would be covered
  //:
  //: In the next form the person taps the note first. The keyboard comes, and
  //: would cover it. The form scrolls until the note stands above the keyboard.

  stage.buttons["Add"].tap()
  stage.clock.advance(by: 1)
  stage.textViews["Note"].tap()
  stage.clock.advance(by: 1)
  stage.typeText("Not so fast")
  stage.show("The note above the keyboard")

  //: ## Cancelled, and kept
  //:
  //: The person swipes the sheet down. It stays: the form has a note that the
  //: original has not, so it says `isModalInPresentation`. Cancel takes it
  //: away, and the list is as before.

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
  //: The list counts how often it appears. So far that was once: a sheet
  //: changes nothing. With `.fullScreen` the form covers the list whole, so the
  //: list disappears and appears again.

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
}

//: ## Remember
//:
//: - Push for what lies deeper, present for a task with Save and Cancel.
//: - Under a sheet the list is not told that it appears again. Let the form
//:   tell the list: `onSave`.
//: - `dismiss` is called by the form itself, or by the one who presented it.
//: - `isModalInPresentation` keeps a sheet with unsaved changes.
//:
//: > Question: After a form the list does not show the new thing. The list
//: > calls `reloadData()` in `viewWillAppear`. With `.fullScreen` it works.
//: > Why?
//: > Answer: Under a sheet the list never disappeared, so it does not appear
//: > again, and `viewWillAppear` is not called.
//:
//: > Question: The form has no bar, and so no Save. What did somebody present?
//: > Answer: The form itself. Present a navigation controller that has it as
//: > its root.

//: ## Your turn
//:
//: Let Save be enabled only if something was changed: compare with the original
//: in `showThing`. Run `swift run tables --chapter 12`. Then put the file back
//: with `git checkout Lessons`. You write a form of your own in the last
//: project, after chapter 16.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation>
//: - <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle>
