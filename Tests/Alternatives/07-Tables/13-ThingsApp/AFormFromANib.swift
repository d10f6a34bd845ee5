// Alternative: the form comes from a nib, so its layout can be changed without code.

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
  let list = NibList(chest: Chest(file: file))
  return UINavigationController(rootViewController: list)
}

private typealias Record = [String: String]

/// The things as dictionaries, in a list for each category.
private final class Chest: NSObject {
  static let names = ["Kitchen", "Music", "Outdoors"]
  let file: URL
  var records: [Record] = []
  var problem: String?

  init(file: URL) {
    self.file = file
    super.init()
    guard let data = FileManager.default.contents(atPath: file.path) else { return }
    let object = try? JSONSerialization.jsonObject(with: data)
    if let records = object as? [Record] {
      self.records = records
    } else {
      problem = "The things could not be read."
    }
  }

  func write() {
    guard problem == nil, let data = try? JSONSerialization.data(withJSONObject: records) else {
      return
    }
    try? data.write(to: file, options: .atomic)
  }

  /// The places of the records of each category that has some.
  var shelves: [[Int]] {
    Chest.names.map { name in records.indices.filter { records[$0]["category"] == name } }
      .filter { !$0.isEmpty }
  }
}

private final class NibList: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let chest: Chest
  let table = UITableView(frame: .zero, style: .grouped)

  init(chest: Chest) {
    self.chest = chest
    super.init(nibName: nil, bundle: nil)
    title = "Things"
    let add = UIAction { [weak self] _ in
      guard let self else { return }
      let form = NibForm(record: ["category": "Kitchen", "id": UUID().uuidString])
      form.title = "New thing"
      form.keep = { [weak self] record in
        self?.chest.records.append(record)
        self?.update()
      }
      present(UINavigationController(rootViewController: form), animated: true)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
    navigationItem.rightBarButtonItem?.isEnabled = chest.problem == nil
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "record")
    view = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }

  func update() {
    chest.write()
    table.reloadData()
    let note = UILabel()
    note.text = chest.problem ?? (chest.records.isEmpty ? "No things yet" : nil)
    table.backgroundView = note
  }

  func numberOfSections(in tableView: UITableView) -> Int { chest.shelves.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    chest.shelves[section].count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    chest.records[chest.shelves[section][0]]["category"]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "record", for: indexPath)
    let record = chest.records[chest.shelves[indexPath.section][indexPath.row]]
    cell.textLabel?.font = .preferredFont(forTextStyle: .body)
    cell.textLabel?.adjustsFontForContentSizeCategory = true
    cell.textLabel?.text = record["name"]
    cell.accessibilityValue = record["day"].map { "bought \($0)" }
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    chest.records.remove(at: chest.shelves[indexPath.section][indexPath.row])
    update()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let index = chest.shelves[indexPath.section][indexPath.row]
    let detail = TextDetail()
    detail.record = chest.records[index]
    detail.keep = { [weak self] record in
      guard let self else { return }
      let old = chest.records.firstIndex { $0["id"] == record["id"] } ?? 0
      if chest.records[old]["category"] == record["category"] {
        chest.records[old] = record
      } else {
        chest.records.remove(at: old)
        chest.records.append(record)
      }
      update()
    }
    navigationController?.pushViewController(detail, animated: true)
  }
}

private final class TextDetail: UIViewController {
  var record: Record = [:] { didSet { show() } }
  var keep: (Record) -> Void = { _ in }
  private let lines = (0..<2).map {
    UILabel(frame: CGRect(x: 16, y: 110 + 30 * $0, width: 288, height: 24))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for line in lines { view.addSubview(line) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .edit, target: self, action: TextDetail.change)
  }

  private func show() {
    title = record["name"]
    lines[0].text = record["category"]
    lines[1].text = record["day"].map { "Bought \($0)" } ?? "Day unknown"
  }

  private func change() {
    let form = NibForm(record: record)
    form.keep = { [weak self] record in
      self?.record = record
      self?.keep(record)
    }
    present(UINavigationController(rootViewController: form), animated: true)
  }
}

/// The form, whose fields come from a nib.
private final class NibForm: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  var record: Record
  var keep: (Record) -> Void = { _ in }

  init(record: Record) {
    self.record = record
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let objects = UINib(data: Data(Self.nib.utf8), bundle: nil).instantiate(withOwner: nil)
    view = objects.compactMap { $0 as? UIView }.first
    view.backgroundColor = .systemBackground
  }

  private func field(_ placeholder: String) -> UITextField? {
    view.subviews.compactMap { $0 as? UITextField }.first { $0.placeholder == placeholder }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    field("Name")?.text = record["name"]
    field("Category")?.text = record["category"]
    field("Day bought")?.text = record["day"]
    let wheel = UIPickerView()
    (wheel.dataSource, wheel.delegate) = (self, self)
    let row = Chest.names.firstIndex(of: record["category"] ?? "") ?? 0
    wheel.selectRow(row, inComponent: 0, animated: false)
    field("Category")?.inputView = wheel
    let days = UIDatePicker()
    days.datePickerMode = .date
    days.preferredDatePickerStyle = .wheels
    days.maximumDate = Date()
    days.date = record["day"].flatMap(formatter.date) ?? Date()
    days.addTarget(self, action: NibForm.dayDidChange, for: .valueChanged)
    field("Day bought")?.inputView = days
    field("Name")?.addTarget(self, action: NibForm.check, for: .editingChanged)
    navigationItem.setLeftBarButton(
      UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: NibForm.close),
      animated: false)
    navigationItem.setRightBarButton(
      UIBarButtonItem(barButtonSystemItem: .save, target: self, action: NibForm.save),
      animated: false)
    check()
  }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }

  private func check() {
    record["name"] = (field("Name")?.text ?? "").trimmingCharacters(in: .whitespaces)
    navigationItem.rightBarButtonItem?.isEnabled = record["name"] != ""
  }

  private func dayDidChange(_ picker: UIDatePicker) {
    record["day"] = formatter.string(from: picker.date)
    field("Day bought")?.text = record["day"]
  }

  private func save() {
    keep(record)
    close()
  }

  private func close() { dismiss(animated: false) }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    Chest.names.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { Chest.names[row] }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    record["category"] = Chest.names[row]
    field("Category")?.text = Chest.names[row]
  }

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="for-m0-000">
          <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
          <subviews>
            <textField placeholder="Name" borderStyle="roundedRect" id="for-m1-000">
              <rect key="frame" x="16" y="90" width="288" height="34"/>
            </textField>
            <textField placeholder="Category" borderStyle="roundedRect" id="for-m2-000">
              <rect key="frame" x="16" y="140" width="288" height="34"/>
            </textField>
            <textField placeholder="Day bought" borderStyle="roundedRect" id="for-m3-000">
              <rect key="frame" x="16" y="190" width="288" height="34"/>
            </textField>
          </subviews>
        </view>
      </objects>
    </document>
    """
}
