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
//: `modalPresentationStyle` says how much it covers. The default, `.automatic`,
//: is a **sheet**: the list can be seen behind it at the top, and a person can
//: drag it down. `.fullScreen` covers all and cannot be dragged away. Who
//: presents hears something only when it is covered whole: under a sheet the
//: list gets no `viewWillDisappear`, and no `viewWillAppear` afterwards. So
//: code in `viewWillAppear` does not run when a sheet goes. That is the usual
//: reason for "my list does not update".
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
//: a row of buttons.

final class ThingFormViewController: UIViewController {
  var thing: Thing
  var onSave: (Thing) -> Void = { _ in }

  let nameField = UITextField()
  let categoryField = UITextField()
  let dayField = UITextField()
  let categoryPicker = UIPickerView()
  let dayPicker = UIDatePicker()

  init(thing: Thing) {
    self.thing = thing
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
    let stack = UIStackView(arrangedSubviews: fields + [pictureRow])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(
        equalTo: area.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(
        equalTo: area.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(
        equalTo: area.trailingAnchor, constant: -20),
    ])
    addKeyboards()
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
  //: `isModalInPresentation` is true as soon as something was changed: then a
  //: person cannot drag the sheet away by mistake, and lose it. Cancel still
  //: works. Set it on the form; the sheet asks the form in its navigation
  //: controller, too.

  private func showThing() {
    if nameField.text != thing.name { nameField.text = thing.name }
    categoryField.text = thing.category.rawValue
    dayField.text = thing.bought.map {
      $0.formatted(date: .abbreviated, time: .omitted)
    }
    for (view, owned) in zip(pictureRow.arrangedSubviews, ownedThings) {
      view.alpha = owned.picture == thing.picture ? 1 : 0.4
    }
    navigationItem.rightBarButtonItem?.isEnabled = !thing.name.isEmpty
    isModalInPresentation = !thing.name.isEmpty
  }

  private func save() {
    onSave(thing)
    dismiss(animated: true)
  }

  private func cancel() {
    dismiss(animated: true)
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
    present(
      UINavigationController(rootViewController: form), animated: true)
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
  //: date picker. The keyboard covers the lower half of the screen. These
  //: fields are at the top. A `UITableViewController` moves a field that would
  //: be covered into sight by itself. In a view of your own, put the content
  //: into a scroll view and tie its bottom to `view.keyboardLayoutGuide` on a
  //: device (lesson 4).

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

  //: ## Cancelled, and kept
  //:
  //: A person types a name and swipes the sheet down. It stays, because the
  //: form says `isModalInPresentation`. Cancel takes it away, and the list is
  //: as before.

  stage.buttons["Add"].tap()
  stage.clock.advance(by: 1)
  stage.textFields["Name"].tap()
  stage.typeText("Mistake")
  stage.navigationBars["New thing"].swipeDown()
  stage.clock.advance(by: 1)
  stage.print(list.presentedViewController != nil)
  // Prints "true"

  stage.buttons["Cancel"].tap()
  stage.clock.advance(by: 1)
  stage.print(list.presentedViewController == nil, list.things.count)
  // Prints "true 6"
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
//: Give the form a fourth field for a note, and run `swift run tables
//: --chapter 12`. Then put the file back with `git checkout Lessons`. You write
//: a form of your own in the last project, after chapter 16.
//:
//: Apple's pages for this chapter:
//:
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>
//: - <https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation>
//: - <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle>
