// Alternative: the things are objects that all screens share, so a change needs no copy back.

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
  let list = PlainListController()
  list.file = file
  let stack = UINavigationController()
  stack.viewControllers = [list]
  return stack
}

private let purposes = ["Kitchen", "Music", "Outdoors"]

/// A thing, as a class that all screens share.
private final class Possession: Codable {
  var name = ""
  var purpose = 0
  var year = 0
  var month = 0
  var day = 0

  var dayText: String {
    let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return year == 0 ? "" : "\(year)-\(digits(month))-\(digits(day))"
  }
}

private protocol PossessionFormDelegate: AnyObject {
  func formDidSave(_ form: PossessionFormController)
}

private final class PlainListController: UIViewController, UITableViewDataSource,
  UITableViewDelegate, PossessionFormDelegate
{
  var file = URL(fileURLWithPath: "/")
  private var shelves: [[Possession]] = [[], [], []]
  private var isDamaged = false
  private let table = UITableView()
  private let note = UILabel()

  private var shown: [Int] { purposes.indices.filter { !shelves[$0].isEmpty } }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Things"
    if let data = try? Data(contentsOf: file) {
      if let loaded = try? PropertyListDecoder().decode([[Possession]].self, from: data) {
        shelves = loaded
      } else {
        isDamaged = true
      }
    }
    table.frame = view.bounds
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    note.frame = CGRect(x: 10, y: 200, width: 300, height: 60)
    view.addSubview(note)
    let add = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: PlainListController.addThing)
    add.isEnabled = !isDamaged
    navigationItem.rightBarButtonItem = add
    show()
  }

  private func show() {
    table.reloadData()
    note.text = isDamaged ? "The things could not be read." : "No things yet"
    note.isHidden = !shown.isEmpty
  }

  private func addThing() {
    present(Possession(), title: "New thing", over: self)
  }

  func present(_ thing: Possession, title: String, over controller: UIViewController) {
    let form = PossessionFormController()
    form.thing = thing
    form.title = title
    form.delegate = self
    let stack = UINavigationController(rootViewController: form)
    stack.modalPresentationStyle = .fullScreen
    controller.present(stack, animated: true)
  }

  func formDidSave(_ form: PossessionFormController) {
    let thing = form.thing
    if !shelves[thing.purpose].contains(where: { $0 === thing }) {
      for shelf in shelves.indices { shelves[shelf].removeAll { $0 === thing } }
      shelves[thing.purpose].append(thing)
    }
    save()
    for case let detail as PossessionDetailController in navigationController?.viewControllers ?? []
    {
      detail.show()
    }
  }

  private func save() {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    if !isDamaged { try? encoder.encode(shelves).write(to: file) }
    show()
  }

  func numberOfSections(in tableView: UITableView) -> Int { shown.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves[shown[section]].count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    purposes[shown[section]]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "p")
      ?? UITableViewCell(style: .default, reuseIdentifier: "p")
    let thing = shelves[shown[indexPath.section]][indexPath.row]
    cell.textLabel?.text = thing.name
    cell.accessibilityLabel = thing.name
    cell.accessibilityValue = thing.year == 0 ? nil : "bought \(thing.dayText)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    let detail = PossessionDetailController()
    detail.thing = shelves[shown[indexPath.section]][indexPath.row]
    detail.list = self
    navigationController?.pushViewController(detail, animated: true)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      guard let self else { return }
      shelves[shown[indexPath.section]].remove(at: indexPath.row)
      done(true)
      save()
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

private final class PossessionDetailController: UIViewController {
  var thing = Possession()
  weak var list: PlainListController?
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 24))
  private let dayLabel = UILabel(frame: CGRect(x: 20, y: 130, width: 280, height: 24))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(label)
    view.addSubview(dayLabel)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: self, action: PossessionDetailController.edit)
    show()
  }

  func show() {
    navigationItem.title = thing.name
    label.text = purposes[thing.purpose]
    dayLabel.text = thing.year == 0 ? "Day unknown" : "Bought " + thing.dayText
  }

  private func edit() {
    list?.present(thing, title: "Edit", over: self)
  }
}

private final class PossessionFormController: UIViewController, UITextFieldDelegate,
  UIPickerViewDataSource, UIPickerViewDelegate
{
  weak var delegate: (any PossessionFormDelegate)?
  var thing = Possession()
  private var date: DateComponents?
  private var purpose = 0
  private let fields = (0..<3).map {
    UITextField(frame: CGRect(x: 20, y: 100 + 50 * $0, width: 280, height: 34))
  }
  private let picker = UIPickerView()
  private let days = UIDatePicker()
  private let calendar = Calendar(identifier: .gregorian)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for (field, text) in zip(fields, ["Name", "Category", "Day bought"]) {
      field.placeholder = text
      field.borderStyle = .line
      view.addSubview(field)
    }
    purpose = thing.purpose
    fields[0].text = thing.name
    fields[1].text = purposes[purpose]
    fields[2].text = thing.dayText
    (picker.dataSource, picker.delegate) = (self, self)
    picker.selectRow(purpose, inComponent: 0, animated: false)
    fields[1].inputView = picker
    days.datePickerMode = .date
    days.preferredDatePickerStyle = .wheels
    days.maximumDate = Date()
    if thing.year > 0 {
      let components = DateComponents(
        year: thing.year, month: thing.month, day: thing.day, hour: 12)
      days.date = calendar.date(from: components) ?? Date()
    }
    fields[2].inputView = days
    days.addTarget(self, action: PossessionFormController.dayDidChange, for: .valueChanged)
    fields[0].addTarget(self, action: PossessionFormController.check, for: .editingChanged)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: PossessionFormController.leave)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: PossessionFormController.save)
    check()
  }

  private var name: String { (fields[0].text ?? "").trimmingCharacters(in: .whitespaces) }

  private func check() { navigationItem.rightBarButtonItem?.isEnabled = name != "" }

  private func leave() { dismiss(animated: true, completion: nil) }

  private func dayDidChange() {
    let components = calendar.dateComponents([.year, .month, .day], from: days.date)
    date = components
    let shown = Possession()
    (shown.year, shown.month, shown.day) = (
      components.year ?? 0, components.month ?? 0, components.day ?? 0
    )
    fields[2].text = shown.dayText
  }

  private func save() {
    thing.name = name
    thing.purpose = purpose
    if let date {
      (thing.year, thing.month, thing.day) = (date.year ?? 0, date.month ?? 0, date.day ?? 0)
    }
    delegate?.formDidSave(self)
    leave()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { purposes[row] }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    purpose = row
    fields[1].text = purposes[row]
  }
}
