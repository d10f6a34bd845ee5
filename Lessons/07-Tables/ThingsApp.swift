import HeadlessUIKit

// The whole app: what the chapters built, put together. A number in a comment
// is the chapter that explains it. `Thing.swift` has the model, chapter 12 the
// form, chapter 14 the store.

/// Returns the first screen of the app, which keeps its things in a file.
func makeThingsApp(file: URL) -> UIViewController {
  Settings.register()
  let model = SavedThings(store: ThingStore(file: file))
  return UINavigationController(
    rootViewController: ThingListViewController(model: model))
}

/// The things of the app, as all its screens share them (8).
///
/// They are saved after each change (14). A change that cannot be saved throws
/// an error, and the things are as before: what a person sees is in the file.
final class SavedThings {
  struct UnreadableFile: Error {}

  private let store: ThingStore
  private(set) var things: [Thing] = []
  private(set) var isReadable = true

  init(store: ThingStore) {
    self.store = store
    do {
      things = try store.load()
    } catch {
      isReadable = false
    }
  }

  func thing(_ id: UUID) -> Thing? {
    things.first { $0.id == id }
  }

  /// The categories that have things, each with its things (4).
  func sections(of chosen: Category?) -> [(
    category: Category, things: [Thing]
  )] {
    let isByName = UserDefaults.standard.bool(
      forKey: Settings.sortsByName)
    return Category.allCases.compactMap { category in
      guard chosen == nil || category == chosen else { return nil }
      var members = things.filter { $0.category == category }
      if isByName {
        members.sort {
          $0.name.localizedStandardCompare($1.name) == .orderedAscending
        }
      }
      return members.isEmpty ? nil : (category, members)
    }
  }

  /// Takes a thing that is new, or has changed.
  func keep(_ thing: Thing) throws {
    try change { list in
      if let index = list.firstIndex(where: { $0.id == thing.id }) {
        list[index] = thing
      } else {
        list.append(thing)
      }
    }
    planReminder(of: thing)
  }

  func delete(_ thing: Thing) throws {
    try change { list in list.removeAll { $0.id == thing.id } }
    cancelReminder(of: thing)
  }

  // The closure changes a copy: `inout` lets it change the list that it gets.
  // The copy takes the place of `things` only when it is saved.
  private func change(_ edit: (inout [Thing]) -> Void) throws {
    // A file that could not be read is not written over.
    guard isReadable else { throw UnreadableFile() }
    var changed = things
    edit(&changed)
    try store.save(changed)
    things = changed
  }
}

/// The list, in sections (4), with a filter (11), swipes (10) and a form (12).
final class ThingListViewController: UITableViewController {
  private let model: SavedThings
  private let filter = UISegmentedControl(
    items: ["All"] + Category.allCases.map(\.rawValue))
  // What the table shows, put into sections once after each change (4).
  private var sections: [(category: Category, things: [Thing])] = []

  init(model: SavedThings) {
    self.model = model
    super.init(style: .plain)
    title = "Things"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      UITableViewCell.self, forCellReuseIdentifier: "thing")
    filter.selectedSegmentIndex = 0
    filter.addAction(
      UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    navigationItem.titleView = filter
    let add = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.presentForm() })
    add.isEnabled = model.isReadable
    navigationItem.rightBarButtonItem = add
  }

  // A detail may have changed a thing (8).
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }

  private var chosen: Category? {
    let index = filter.selectedSegmentIndex
    return index == 0 ? nil : Category.allCases[index - 1]
  }

  private func refresh() {
    sections = model.sections(of: chosen)
    tableView.reloadData()
    showEmptyState()
  }

  private func showEmptyState() {
    guard sections.isEmpty else {
      tableView.backgroundView = nil
      return
    }
    let label = UILabel()
    if !model.isReadable {
      label.text = "The list could not be read."
    } else if model.things.isEmpty {
      label.text = "No things yet"
    } else {
      label.text = "Nothing in this category"
    }
    label.textAlignment = .center
    tableView.backgroundView = label
  }

  private func presentForm() {
    let form = ThingEditorViewController(thing: Thing(name: ""))
    form.onKeep = { [weak self] thing in
      try self?.model.keep(thing)
      // Under a sheet the list does not appear again (12).
      self?.refresh()
    }
    present(
      UINavigationController(rootViewController: form), animated: true)
  }

  private func thing(at path: IndexPath) -> Thing {
    sections[path.section].things[path.row]
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    sections[section].things.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].category.rawValue
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let thing = thing(at: indexPath)
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "thing", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = thing.name
    content.secondaryText = thing.note
    content.image = UIImage(named: thing.picture)
    content.imageProperties.maximumSize = CGSize(width: 32, height: 32)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityLabel =
      thing.note.isEmpty ? thing.name : "\(thing.name): \(thing.note)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    let detail = ThingDetailViewController(
      model: model, id: thing(at: indexPath).id)
    navigationController?.pushViewController(detail, animated: true)
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let isLast = sections[indexPath.section].things.count == 1
    do {
      try model.delete(thing(at: indexPath))
    } catch {
      // The row stays, because its thing is still in the file.
      tableView.setEditing(false, animated: true)
      return presentNotSaved()
    }
    sections = model.sections(of: chosen)
    // A section without a thing is not there, so it goes with its last row.
    if isLast {
      tableView.deleteSections([indexPath.section], with: .automatic)
    } else {
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    showEmptyState()
  }
}

/// The detail of a thing (7), which can be changed in the form.
final class ThingDetailViewController: UIViewController {
  private let model: SavedThings
  private let id: UUID
  private let pictureView = UIImageView()
  private let label = UILabel()

  init(model: SavedThings, id: UUID) {
    (self.model, self.id) = (model, id)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let stack = UIStackView(arrangedSubviews: [pictureView, label])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(
        equalTo: area.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(
        equalTo: area.trailingAnchor, constant: -20),
      pictureView.widthAnchor.constraint(equalToConstant: 48),
      pictureView.heightAnchor.constraint(equalToConstant: 48),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in self?.presentForm() })
    showThing()
  }

  private func showThing() {
    guard let thing = model.thing(id) else { return }
    title = thing.name
    pictureView.image = UIImage(named: thing.picture)
    let day = thing.bought.map {
      $0.formatted(date: .abbreviated, time: .omitted)
    }
    label.text = [
      thing.category.rawValue, day.map { "Bought \($0)" }, thing.note,
    ]
    .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func presentForm() {
    guard let thing = model.thing(id) else { return }
    let form = ThingEditorViewController(thing: thing)
    form.onKeep = { [weak self] thing in
      try self?.model.keep(thing)
      self?.showThing()
    }
    present(
      UINavigationController(rootViewController: form), animated: true)
  }
}

/// The form (12) with a row of pictures (lesson 5) and a reminder (lesson 2).
final class ThingEditorViewController: ThingFormViewController {
  /// Takes the place of `onSave`, which cannot throw: keeps the thing, or
  /// throws an error if it cannot be saved.
  var onKeep: (Thing) throws -> Void = { _ in }

  private let reminderSwitch = UISwitch()

  // If the thing cannot be saved, the form says so and stays.
  override func save() {
    do {
      try onKeep(thing)
      dismiss(animated: true)
    } catch {
      presentNotSaved()
    }
  }

  override var rows: [UIView] {
    [
      nameField, categoryField, dayField, pictureRow, reminderRow,
      noteView,
    ]
  }

  // A picture has no name of its own, so its button gets one for VoiceOver.
  private lazy var pictureRow: UIStackView = {
    let buttons = ownedThings.map { owned in
      let button = UIButton()
      button.setImage(UIImage(named: owned.picture), for: .normal)
      button.accessibilityLabel = owned.name
      button.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          thing.picture = owned.picture
          showThing()
        }, for: .touchUpInside)
      return button
    }
    let row = UIStackView(arrangedSubviews: buttons)
    row.distribution = .fillEqually
    return row
  }()

  private lazy var reminderRow: UIStackView = {
    let label = UILabel()
    label.text = "Remind me in a week"
    reminderSwitch.accessibilityLabel = label.text
    reminderSwitch.addAction(
      UIAction { [weak self] _ in self?.changeReminder() },
      for: .valueChanged)
    return UIStackView(arrangedSubviews: [label, reminderSwitch])
  }()

  private func changeReminder() {
    thing.reminder =
      reminderSwitch.isOn
      ? Calendar.current.date(byAdding: .day, value: 7, to: Date()) : nil
    showThing()
    guard reminderSwitch.isOn else { return }
    Task.immediate { [weak self] in await self?.askForPermission() }
  }

  // Without permission there is no reminder, and the switch goes back.
  private func askForPermission() async {
    let center = UNUserNotificationCenter.current()
    let isAllowed = try? await center.requestAuthorization(
      options: [.alert, .sound])
    guard isAllowed != true else { return }
    thing.reminder = nil
    showThing()
  }

  override func showThing() {
    super.showThing()
    for (view, owned) in zip(pictureRow.arrangedSubviews, ownedThings) {
      view.alpha = owned.picture == thing.picture ? 1 : 0.4
    }
    reminderSwitch.isOn = thing.reminder != nil
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

/// Has the phone remind the owner of a thing, if they want that (lesson 2).
///
/// The request has the id of the thing, so it takes the place of an older one
/// of the same thing, also when the thing has another name now.
func planReminder(of thing: Thing) {
  guard let date = thing.reminder, date > Date() else {
    return cancelReminder(of: thing)
  }
  let content = UNMutableNotificationContent()
  content.body = "Look after this thing: \(thing.name)"
  content.sound = .default
  let components = Calendar.current.dateComponents(
    [.year, .month, .day, .hour, .minute, .second], from: date)
  let request = UNNotificationRequest(
    identifier: thing.id.uuidString, content: content,
    trigger: UNCalendarNotificationTrigger(
      dateMatching: components, repeats: false))
  Task.immediate {
    do {
      try await UNUserNotificationCenter.current().add(request)
    } catch {
      print(
        "The reminder of \(thing.name) could not be planned: \(error)")
    }
  }
}

/// Takes back what the phone was asked for a thing, and what it still shows.
func cancelReminder(of thing: Thing) {
  let center = UNUserNotificationCenter.current()
  let identifiers = [thing.id.uuidString]
  center.removePendingNotificationRequests(withIdentifiers: identifiers)
  center.removeDeliveredNotifications(withIdentifiers: identifiers)
}
