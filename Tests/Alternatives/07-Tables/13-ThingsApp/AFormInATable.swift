// Alternative: the form is a table too, so it scrolls and makes room for the keyboard by itself.

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
  let store = Store(file)
  let list = GroupedList(style: .insetGrouped)
  list.store = store
  return UINavigationController(rootViewController: list)
}

private struct Row: Codable, Equatable {
  var number: Int
  var name: String
  var category: String
  var day: String
}

/// The rows, and whoever wants to hear that they changed.
private final class Store {
  static let didChange = Notification.Name("StoreDidChange")
  static let categories = ["Kitchen", "Music", "Outdoors"]

  let file: URL
  var rows: [Row] = [] {
    didSet {
      if let data = try? JSONEncoder().encode(rows), !isBroken { try? data.write(to: file) }
      NotificationCenter.default.post(name: Store.didChange, object: self)
    }
  }
  let isBroken: Bool

  init(_ file: URL) {
    self.file = file
    let data = try? Data(contentsOf: file)
    let decoded = data.flatMap { try? JSONDecoder().decode([Row].self, from: $0) }
    isBroken = data != nil && decoded == nil
    rows = decoded ?? []
  }

  func rows(in category: String) -> [Row] { rows.filter { $0.category == category } }

  var categories: [String] { Store.categories.filter { !rows(in: $0).isEmpty } }

  func put(_ row: Row) {
    var new = rows
    if let index = new.firstIndex(where: { $0.number == row.number && $0.category == row.category })
    {
      new[index] = row
    } else {
      new.removeAll { $0.number == row.number }
      new.append(row)
    }
    rows = new
  }
}

private final class GroupedList: UITableViewController {
  var store: Store?
  private var observer: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Things"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [unowned self] _ in
        let number = (store?.rows.map(\.number).max() ?? 0) + 1
        let row = Row(number: number, name: "", category: "Kitchen", day: "")
        let form = TableForm(row: row) { [unowned self] in store?.put($0) }
        form.title = "New thing"
        present(UINavigationController(rootViewController: form), animated: true)
      })
    navigationItem.rightBarButtonItem?.isEnabled = store?.isBroken == false
    observer = NotificationCenter.default.addObserver(
      forName: Store.didChange, object: store, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.reload() }
    }
    reload()
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  private func reload() {
    tableView.reloadData()
    let label = UILabel()
    label.text = store?.isBroken == true ? "The things could not be read." : "No things yet"
    tableView.backgroundView = store?.rows.isEmpty == true ? label : nil
  }

  private func row(at path: IndexPath) -> Row? {
    guard let store else { return nil }
    return store.rows(in: store.categories[path.section])[path.row]
  }

  override func numberOfSections(in tableView: UITableView) -> Int { store?.categories.count ?? 0 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let store else { return 0 }
    return store.rows(in: store.categories[section]).count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { store?.categories[section] }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = row(at: indexPath)?.name
    cell.contentConfiguration = content
    if let day = row(at: indexPath)?.day, !day.isEmpty { cell.accessibilityValue = "bought \(day)" }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let store, let row = row(at: indexPath) else { return }
    show(StaticDetail(number: row.number, store: store), sender: nil)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let number = row(at: indexPath)?.number
    store?.rows.removeAll { $0.number == number }
  }
}

/// The detail, as a table with two rows.
private final class StaticDetail: UITableViewController {
  private let number: Int
  private let store: Store

  init(number: Int, store: Store) {
    (self.number, self.store) = (number, store)
    super.init(style: .grouped)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self, let row else { return }
        let form = TableForm(row: row) { [weak self] row in
          self?.store.put(row)
          self?.refresh()
        }
        present(UINavigationController(rootViewController: form), animated: true)
      })
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  private var row: Row? { store.rows.first { $0.number == number } }

  private func refresh() {
    title = row?.name
    if isViewLoaded { tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let day = row.map { $0.day.isEmpty ? "Day unknown" : "Bought \($0.day)" }
    cell.textLabel?.text = indexPath.row == 0 ? row?.category : day
    return cell
  }
}

/// The form, as a table whose rows hold text fields.
private final class TableForm: UITableViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private var row: Row
  private let done: (Row) -> Void
  private let fields = (0..<3).map { _ in UITextField() }
  private let formatter = DateFormatter()

  init(row: Row, done: @escaping (Row) -> Void) {
    (self.row, self.done) = (row, done)
    super.init(style: .grouped)
    title = "Change"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd"
    for (field, (placeholder, text)) in zip(
      fields, [("Name", row.name), ("Category", row.category), ("Day bought", row.day)])
    {
      field.placeholder = placeholder
      field.text = text
    }
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (self, self)
    fields[1].inputView = picker
    picker.selectRow(
      Store.categories.firstIndex(of: row.category) ?? 0, inComponent: 0, animated: false)
    let days = UIDatePicker()
    days.datePickerMode = .date
    days.preferredDatePickerStyle = .wheels
    days.maximumDate = Date()
    days.date = formatter.date(from: row.day) ?? Date()
    fields[2].inputView = days
    days.addAction(
      UIAction { [weak self, unowned days] _ in
        guard let self else { return }
        row.day = formatter.string(from: days.date)
        fields[2].text = row.day
      }, for: .valueChanged)
    let save = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        done(row)
        presentingViewController?.dismiss(animated: true)
      })
    save.isEnabled = !row.name.isEmpty
    fields[0].addAction(
      UIAction { [weak self, unowned save] _ in
        let words = self?.fields[0].text?.split(separator: " ") ?? []
        self?.row.name = words.joined(separator: " ")
        save.isEnabled = !words.isEmpty
      }, for: .editingChanged)
    navigationItem.rightBarButtonItem = save
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        self?.presentingViewController?.dismiss(animated: true)
      })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = fields[indexPath.row]
    field.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
      field.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      field.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
    ])
    return cell
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { Store.categories[row] }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    self.row.category = Store.categories[row]
    fields[1].text = self.row.category
  }
}
