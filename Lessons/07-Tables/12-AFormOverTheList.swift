//: # A form over the list
//:
//: After this chapter you can show a form over a list. Save puts a new thing
//: into the list, Cancel does not, and nobody drags the form away by mistake.

import HeadlessUIKit
import Stage

//: ## Push or present
//:
//: A push leads deeper: from a list to one of its things. To **present** lays a
//: controller over everything, for a task of its own, such as a form. It ends
//: with Save or Cancel, not with a button back.
//:
//: `modalPresentationStyle` says how much the form covers:
//:
//:                  the list    a person can    viewWillAppear of
//:                  is seen     drag it down    the list afterwards
//:     .automatic   in part     yes             is not called
//:     .fullScreen  no          no              is called
//:
//: On a phone the default, `.automatic`, is a **sheet**. The last column is the
//: usual reason for "my list does not update". So the form has a closure,
//: `onSave`, and tells the list itself. It gets a navigation controller,
//: because its buttons need a bar:
//:
//:     list ── present ──▶ navigation controller ── root ──▶ form
//:          ◀── onSave ──────────────────────────────────────┘
//:
//: ## The list presents it
//:
//: The list makes the form, says what happens after Save, and presents. The
//: form has a name, a category, a day, a note, Save and Cancel. See first what
//: a person does with it: its class stands at the end.

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
  //: A person taps Add. Save cannot be tapped yet: a thing needs a name.

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
  //: The person swipes the sheet down. It stays, because of the note: while
  //: `isModalInPresentation` is true, nobody can drag a sheet away. Cancel
  //: still works, and the list is as before.

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
  //: The list counts how often it appears. Two sheets have come and gone, and
  //: it is still 1. With `.fullScreen` the list appears again.

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
}

//: ## The class of the form
//:
//: `thing` is what the person changes, and `original` is the thing as it was.
//: These are the parts of the class:
//:
//:     addFields, layOut       three fields and the note, in a scroll view
//:     viewDidLayoutSubviews   scrolls to the note
//:     addKeyboards            wheels for two of the fields (lesson 2)
//:     showThing               fills the fields, keeps or frees the sheet
//:     save, cancel            end the form
//:
//: The note is a **text view** (`UITextView`): it has as many lines as a person
//: types, and scrolls. It is no control. So its delegate hears of each change,
//: with `textViewDidChange`.

class ThingFormViewController: UIViewController {
  let original: Thing
  var thing: Thing
  var onSave: (Thing) -> Void = { _ in }

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
  //: in chapter 18 of lesson 5. Its bottom edge is tied to the top of
  //: `view.keyboardLayoutGuide`, which is where the keyboard is. (Without a
  //: keyboard it is the lower edge of the safe area.)
  //:
  //:     1  the keyboard comes
  //:     2  the top of the guide moves up
  //:     3  the scroll view becomes shorter
  //:     4  UIKit has laid out: viewDidLayoutSubviews is called
  //:     5  the form scrolls to the note
  //:
  //: `convert` says where the note is in the scroll view, and
  //: `scrollRectToVisible` scrolls until that place is seen.

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

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard noteView.isFirstResponder else { return }
    let frame = noteView.convert(noteView.bounds, to: scrollView)
    scrollView.scrollRectToVisible(frame, animated: false)
  }

  //: ## The wheels begin at the values of the thing
  //:
  //: A picker view begins with its first row, and a date picker with today. Set
  //: both to what the thing has. Otherwise one turn of the year would write the
  //: month and the day of today, too.

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
      UIAction { [weak self] _ in
        guard let self else { return }
        thing.bought = dayPicker.date
        showThing()
      }, for: .valueChanged)
    dayField.inputView = dayPicker
    nameField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        thing.name = nameField.text ?? ""
        showThing()
      }, for: .editingChanged)
    noteView.text = thing.note
  }

  //: ## One method shows everything
  //:
  //: Whatever changes, this method is called. Save needs a name. The sheet
  //: stays (`isModalInPresentation`) while the thing differs from the original.
  //: The style is set on the navigation controller, which is presented.
  //: `isModalInPresentation` is set on the form, which the sheet shows.

  func showThing() {
    // An equal text, set again, would move the cursor to its end.
    if nameField.text != thing.name { nameField.text = thing.name }
    categoryField.text = thing.category.rawValue
    dayField.text = thing.bought?.formatted(
      date: .abbreviated, time: .omitted)
    navigationItem.rightBarButtonItem?.isEnabled = !thing.name.isEmpty
    isModalInPresentation = thing != original
  }

  func save() {
    onSave(thing)
    dismiss(animated: true)
  }

  private func cancel() {
    dismiss(animated: true)
  }
}

//: ## The note
//:
//: If the keyboard is there already, step 1 does not come. So the first method
//: asks for a layout.

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

//: ## Remember
//:
//: - Push for what lies deeper, present for a task with Save and Cancel.
//: - Under a sheet the list is not told that it appears again. Let the form
//:   tell the list: `onSave`.
//: - `isModalInPresentation` keeps a sheet with unsaved changes.
//:
//: > Question: A person has typed a name, and swipes the sheet down. Which line
//: > keeps the sheet, and how does the person leave it?
//: > Answer: `isModalInPresentation = thing != original`. Save and Cancel call
//: > `dismiss`, which ends the form in any case.

//: ## Your turn
//:
//: Exercises 11 to 13 belong to later chapters.
//:
//: Exercise 14 is Exercises/07-Tables/14-GuestList.swift: an app that does not
//: work. A guest is saved, and is not in the list. Find out why, and fix it.
//:
//:     swift run course check GuestList
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation>
//: - <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle>
