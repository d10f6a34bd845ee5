// # Exercise 13: Things (project)
//
// The last app for Anna's family is a list of all that it owns. It uses what the others taught:
// wheels (lesson 1), a date picker as a keyboard (lesson 2), fields (lesson 4), and a list that a
// person changes (exercise 10).
//
// Build the whole app. `makeThingsApp` returns its first screen, ready to be shown, with
// everything it needs around it. The app keeps its things in the file it is given.
//
// The list:
// - It has the title Things. Things stand in sections: Kitchen, Music and Outdoors, in this order,
//   with these headers. A section without a thing is not there. New things come last in theirs.
// - Without a thing a person reads "No things yet".
// - A swipe to the left and a tap on Delete delete a thing.
// - A tap on a thing leads to its detail, and a button of the bar back again.
// - Two things may have the same name. Each is deleted and changed by itself.
// - With large letters the rows are higher. VoiceOver reads a row as its name and, if the day is
//   known, as its name and its value "bought 2015-08-29".
//
// The form, brought by the button Add at the right of the bar:
// - Its title is New thing. It has three text fields with the placeholders Name, Category and Day
//   bought, and in its bar the buttons Cancel, at the left, and Save, at the right.
// - The category is Kitchen at first. Its keyboard is a wheel with the three categories.
// - The day is empty at first. Its keyboard is a date picker with wheels that begins with today
//   and takes no later day. A turn of it writes the day, as 2015-08-29 on each phone.
// - While the name has nothing but spaces, Save cannot be tapped. Spaces at both ends go.
// - Save and Cancel end the form. Cancel changes nothing.
//
// The detail:
// - Its title is the name. It says the category, and "Bought 2015-08-29" or "Day unknown".
// - The button Edit brings the form, filled with the thing. After Save the detail and the list
//   show the thing as it is now, also in its new section.
//
// The file:
// - Each change is saved at once: when the app is made again with the same file, all is there.
// - A file that cannot be read is never written over. Then a person reads "The things could not
//   be read." instead of a list, and Add cannot be tapped.
//
//     swift run course check ThingsApp

import HeadlessUIKit

/// Returns the first screen of the app, which keeps its things in a file.
func makeThingsApp(file: URL) -> UIViewController {
  let model = OwnedThings(file: file)
  return UINavigationController(rootViewController: OwnedListViewController(model: model))
}

/// What a thing is for.
private enum Purpose: String, Codable, CaseIterable {
  case kitchen = "Kitchen"
  case music = "Music"
  case outdoors = "Outdoors"
}

/// A thing that somebody owns.
private struct OwnedThing: Codable {
  var id = UUID()
  var name = ""
  var purpose = Purpose.kitchen
  var bought: Date?

  /// The day it was bought, alike on each phone.
  var day: String? { bought.map(Self.dayFormatter.string) }

  private static var dayFormatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }
}

/// All things, as the screens share them, and the file they are saved in.
private final class OwnedThings {
  struct UnreadableFile: Error {}

  private let file: URL
  private(set) var things: [OwnedThing] = [] {
    didSet { sections = Self.sections(of: things) }
  }
  /// The categories that have things, each with its things.
  private(set) var sections: [(purpose: Purpose, things: [OwnedThing])] = []
  private(set) var isReadable = true

  init(file: URL) {
    self.file = file
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      things = try JSONDecoder().decode([OwnedThing].self, from: Data(contentsOf: file))
      sections = Self.sections(of: things)
    } catch {
      isReadable = false
    }
  }

  private static func sections(
    of things: [OwnedThing]
  ) -> [(purpose: Purpose, things: [OwnedThing])] {
    Purpose.allCases.compactMap { purpose in
      let members = things.filter { $0.purpose == purpose }
      return members.isEmpty ? nil : (purpose, members)
    }
  }

  func thing(_ id: UUID) -> OwnedThing? {
    things.first { $0.id == id }
  }

  /// Takes a thing that is new, or has changed.
  func keep(_ thing: OwnedThing) throws {
    var things = self.things
    if let index = things.firstIndex(where: { $0.id == thing.id }) {
      // In another section it is a new one, and comes last.
      if things[index].purpose == thing.purpose {
        things[index] = thing
      } else {
        things.remove(at: index)
        things.append(thing)
      }
    } else {
      things.append(thing)
    }
    try save(things)
  }

  func delete(_ id: UUID) throws {
    try save(things.filter { $0.id != id })
  }

  // What cannot be written is not taken either. So the list shows what is in the file, and who
  // tries again later saves everything.
  private func save(_ changed: [OwnedThing]) throws {
    guard isReadable else { throw UnreadableFile() }
    try JSONEncoder().encode(changed).write(to: file, options: .atomic)
    things = changed
  }
}

/// The list of all things.
private final class OwnedListViewController: UITableViewController {
  private let model: OwnedThings

  init(model: OwnedThings) {
    self.model = model
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Things"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.presentForm() })
    navigationItem.rightBarButtonItem?.isEnabled = model.isReadable
    showEmptyState()
  }

  // The detail may have changed a thing.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }

  private func presentForm() {
    let form = OwnedFormViewController(thing: OwnedThing())
    form.title = "New thing"
    form.onSave = { [weak self] thing in
      try self?.model.keep(thing)
      // Under a sheet this list does not appear again.
      self?.refresh()
    }
    present(UINavigationController(rootViewController: form), animated: true)
  }

  private func refresh() {
    tableView.reloadData()
    showEmptyState()
  }

  private func showEmptyState() {
    guard model.things.isEmpty else { return tableView.backgroundView = nil }
    let label = UILabel()
    label.text = model.isReadable ? "No things yet" : "The things could not be read."
    label.textAlignment = .center
    label.numberOfLines = 0
    tableView.backgroundView = label
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    model.sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.sections[section].things.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    model.sections[section].purpose.rawValue
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
    let thing = model.sections[indexPath.section].things[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = thing.name
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityLabel = thing.name
    cell.accessibilityValue = thing.day.map { "bought \($0)" }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let thing = model.sections[indexPath.section].things[indexPath.row]
    navigationController?.pushViewController(
      OwnedDetailViewController(id: thing.id, model: model), animated: true)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let section = model.sections[indexPath.section]
    do {
      try model.delete(section.things[indexPath.row].id)
    } catch {
      // The row stays, because its thing is still in the file.
      tableView.setEditing(false, animated: true)
      return presentNotSaved()
    }
    // The section goes with its last thing.
    if section.things.count == 1 {
      tableView.deleteSections([indexPath.section], with: .automatic)
    } else {
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    showEmptyState()
  }
}

/// The detail of a thing.
private final class OwnedDetailViewController: UIViewController {
  private let id: UUID
  private let model: OwnedThings
  private let purposeLabel = UILabel()
  private let dayLabel = UILabel()

  init(id: UUID, model: OwnedThings) {
    (self.id, self.model) = (id, model)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack([purposeLabel, dayLabel], in: view)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.presentForm() })
    showThing()
  }

  private func showThing() {
    guard let thing = model.thing(id) else { return }
    title = thing.name
    purposeLabel.text = thing.purpose.rawValue
    dayLabel.text = thing.day.map { "Bought \($0)" } ?? "Day unknown"
  }

  private func presentForm() {
    guard let thing = model.thing(id) else { return }
    let form = OwnedFormViewController(thing: thing)
    form.title = "Change thing"
    form.onSave = { [weak self] thing in
      try self?.model.keep(thing)
      self?.showThing()
    }
    present(UINavigationController(rootViewController: form), animated: true)
  }
}

/// The form for a new thing, and for one that changes.
private final class OwnedFormViewController: UIViewController {
  var onSave: (OwnedThing) throws -> Void = { _ in }

  private var thing: OwnedThing
  private let nameField = UITextField()
  private let purposeField = UITextField()
  private let dayField = UITextField()
  private let wheel = UIPickerView()
  private let dayPicker = UIDatePicker()

  init(thing: OwnedThing) {
    self.thing = thing
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let fields = [nameField, purposeField, dayField]
    for (field, name) in zip(fields, ["Name", "Category", "Day bought"]) {
      field.placeholder = name
      field.borderStyle = .roundedRect
    }
    stack(fields, in: view)
    addKeyboards()
    addButtons()
    nameField.text = thing.name
    showThing()
  }

  private func addKeyboards() {
    wheel.dataSource = self
    wheel.delegate = self
    wheel.selectRow(
      Purpose.allCases.firstIndex(of: thing.purpose) ?? 0, inComponent: 0, animated: false)
    purposeField.inputView = wheel
    dayPicker.datePickerMode = .date
    dayPicker.preferredDatePickerStyle = .wheels
    dayPicker.maximumDate = Date()
    dayPicker.date = thing.bought ?? Date()
    dayField.inputView = dayPicker
    dayPicker.addAction(
      UIAction { [unowned self] _ in
        thing.bought = dayPicker.date
        showThing()
      }, for: .valueChanged)
    nameField.addAction(
      UIAction { [unowned self] _ in showThing() }, for: .editingChanged)
  }

  private func addButtons() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
  }

  private func showThing() {
    thing.name = (nameField.text ?? "").trimmingCharacters(in: .whitespaces)
    purposeField.text = thing.purpose.rawValue
    dayField.text = thing.day
    navigationItem.rightBarButtonItem?.isEnabled = !thing.name.isEmpty
  }

  // If it cannot be saved, the form stays, with all that the person has typed.
  private func save() {
    do {
      try onSave(thing)
      dismiss(animated: true)
    } catch {
      presentNotSaved()
    }
  }
}

extension OwnedFormViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    Purpose.allCases.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    Purpose.allCases[row].rawValue
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    thing.purpose = Purpose.allCases[row]
    showThing()
  }
}

/// Puts views below each other at the top of another view.
private func stack(_ views: [UIView], in container: UIView) {
  let stack = UIStackView(arrangedSubviews: views)
  stack.axis = .vertical
  stack.spacing = 16
  stack.translatesAutoresizingMaskIntoConstraints = false
  container.addSubview(stack)
  let area = container.safeAreaLayoutGuide
  NSLayoutConstraint.activate([
    stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
    stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
    stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
  ])
}

extension UIViewController {
  /// Tells the person that a change could not be saved.
  fileprivate func presentNotSaved() {
    let alert = UIAlertController(
      title: nil, message: "The things could not be saved.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
