// Alternative: the screens are drawn in a storyboard, so they can be changed without code.

// # Exercise 13: Things (project)
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
  let storyboard = UIStoryboard(name: "Things", bundle: nil)
  let first = storyboard.instantiateInitialViewController() as? UINavigationController
  (first?.topViewController as? DrawnListController)?.store = DrawnStore(file: file)
  return first ?? UIViewController()
}

/// What the app keeps of a thing.
struct DrawnThing: Codable {
  var name = ""
  var category = "Kitchen"
  var day = ""
}

/// All things and their file.
final class DrawnStore {
  static let categories = ["Kitchen", "Music", "Outdoors"]

  let file: URL
  private(set) var things: [DrawnThing] = []
  private(set) var isDamaged = false

  init(file: URL) {
    self.file = file
    guard let data = try? Data(contentsOf: file) else { return }
    if let saved = try? JSONDecoder().decode([DrawnThing].self, from: data) {
      things = saved
    } else {
      isDamaged = true
    }
  }

  /// The numbers of the things of each category that has some.
  var sections: [(category: String, numbers: [Int])] {
    Self.categories.map { name in
      (name, things.indices.filter { things[$0].category == name })
    }.filter { !$0.numbers.isEmpty }
  }

  /// Takes a thing in the place of another one, or as a new one, and returns its number.
  func keep(_ thing: DrawnThing, number: Int?) -> Int {
    defer { save() }
    if let number, things[number].category == thing.category {
      things[number] = thing
      return number
    }
    if let number { things.remove(at: number) }
    things.append(thing)
    return things.count - 1
  }

  func delete(_ number: Int) {
    things.remove(at: number)
    save()
  }

  private func save() {
    guard !isDamaged else { return }
    try? JSONEncoder().encode(things).write(to: file, options: .atomic)
  }
}

/// The list: its rows and its button Add have segues.
final class DrawnListController: UITableViewController {
  var store: DrawnStore?

  override class var actions: [Selector: IBAction] {
    ["endForm:": IBAction(DrawnListController.endForm)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem?.isEnabled = store?.isDamaged == false
    update()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update()
  }

  private var sections: [(category: String, numbers: [Int])] { store?.sections ?? [] }

  private func update() {
    tableView.reloadData()
    showWhatIsMissing()
  }

  private func showWhatIsMissing() {
    let label = UILabel()
    label.text = store?.isDamaged == true ? "The things could not be read." : "No things yet"
    tableView.backgroundView = sections.isEmpty ? label : nil
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let detail = segue.destination as? DrawnDetailController,
      let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell)
    {
      detail.store = store
      detail.number = sections[path.section].numbers[path.row]
    }
  }

  /// The form was left by Save or Cancel.
  func endForm(_ segue: UIStoryboardSegue) {
    guard segue.identifier == "save", let form = segue.source as? DrawnFormController
    else { return }
    _ = store?.keep(form.thing, number: nil)
    update()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].numbers.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].category }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
    guard let thing = store?.things[sections[indexPath.section].numbers[indexPath.row]]
    else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = thing.name
    cell.contentConfiguration = content
    cell.accessibilityLabel = thing.name
    cell.accessibilityValue = thing.day.isEmpty ? nil : "bought \(thing.day)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    store?.delete(sections[indexPath.section].numbers[indexPath.row])
    update()
  }
}

/// The detail: its button Edit has a segue to the form.
final class DrawnDetailController: UIViewController {
  private(set) weak var categoryLabel: UILabel?
  private(set) weak var dayLabel: UILabel?
  var store: DrawnStore?
  var number = 0

  override class var keys: Keys {
    [
      "categoryLabel": \DrawnDetailController.categoryLabel,
      "dayLabel": \DrawnDetailController.dayLabel,
    ]
  }

  override class var actions: [Selector: IBAction] {
    ["endForm:": IBAction(DrawnDetailController.endForm)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showThing()
  }

  private func showThing() {
    guard let thing = store?.things[number] else { return }
    title = thing.name
    categoryLabel?.text = thing.category
    dayLabel?.text = thing.day.isEmpty ? "Day unknown" : "Bought \(thing.day)"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let navigation = segue.destination as? UINavigationController
    guard let form = navigation?.topViewController as? DrawnFormController,
      let thing = store?.things[number]
    else { return }
    form.thing = thing
    form.title = "Change thing"
  }

  /// The form was left by Save or Cancel.
  func endForm(_ segue: UIStoryboardSegue) {
    guard segue.identifier == "save", let form = segue.source as? DrawnFormController
    else { return }
    number = store?.keep(form.thing, number: number) ?? number
    showThing()
  }
}

/// The form: its buttons unwind.
final class DrawnFormController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private(set) weak var nameField: UITextField?
  private(set) weak var categoryField: UITextField?
  private(set) weak var dayField: UITextField?
  var thing = DrawnThing()

  private let wheel = UIPickerView()
  private let dayPicker = UIDatePicker()
  private let formatter = DateFormatter()

  override class var keys: Keys {
    [
      "nameField": \DrawnFormController.nameField,
      "categoryField": \DrawnFormController.categoryField,
      "dayField": \DrawnFormController.dayField,
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.dateFormat = "yyyy-MM-dd"
    nameField?.text = thing.name
    nameField?.addAction(
      UIAction { [unowned self] _ in
        thing.name = (nameField?.text ?? "").trimmingCharacters(in: .whitespaces)
        update()
      }, for: .editingChanged)
    wheel.dataSource = self
    wheel.delegate = self
    let row = DrawnStore.categories.firstIndex(of: thing.category) ?? 0
    wheel.selectRow(row, inComponent: 0, animated: false)
    categoryField?.inputView = wheel
    dayPicker.datePickerMode = .date
    dayPicker.preferredDatePickerStyle = .wheels
    dayPicker.maximumDate = Date()
    dayPicker.date = formatter.date(from: thing.day) ?? Date()
    dayPicker.addAction(
      UIAction { [unowned self] _ in
        thing.day = formatter.string(from: dayPicker.date)
        update()
      }, for: .valueChanged)
    dayField?.inputView = dayPicker
    update()
  }

  private func update() {
    categoryField?.text = thing.category
    dayField?.text = thing.day
    navigationItem.rightBarButtonItem?.isEnabled = !thing.name.isEmpty
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    DrawnStore.categories.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { DrawnStore.categories[row] }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    thing.category = DrawnStore.categories[row]
    update()
  }
}
