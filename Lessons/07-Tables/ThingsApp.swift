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
/// They are saved after each change (14).
final class SavedThings {
  private let store: ThingStore
  private(set) var things: [Thing] = []
  private(set) var problem: String?

  init(store: ThingStore) {
    self.store = store
    do {
      things = try store.load()
    } catch {
      problem = "The list could not be read."
    }
  }

  /// The categories that have things, each with their numbers (4).
  func sections(of chosen: Category?) -> [(
    category: Category, numbers: [Int]
  )] {
    let isByName = UserDefaults.standard.bool(
      forKey: Settings.sortsByName)
    return Category.allCases.compactMap { category in
      guard chosen == nil || category == chosen else { return nil }
      var numbers = things.indices.filter {
        things[$0].category == category
      }
      if isByName { numbers.sort { things[$0].name < things[$1].name } }
      return numbers.isEmpty ? nil : (category, numbers)
    }
  }

  func add(_ thing: Thing) {
    things.append(thing)
    save()
  }

  func replace(_ number: Int, by thing: Thing) {
    things[number] = thing
    save()
  }

  func delete(_ number: Int) {
    things.remove(at: number)
    save()
  }

  private func save() {
    // A file that could not be read is not written over.
    guard problem == nil else { return }
    do {
      try store.save(things)
    } catch {
      problem = "The list could not be saved."
    }
  }
}

/// The list, in sections (4), with a filter (11), swipes (10) and a form (12).
final class ThingListViewController: UITableViewController {
  private let model: SavedThings
  private let filter = UISegmentedControl(
    items: ["All"] + Category.allCases.map(\.rawValue))

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
    add.isEnabled = model.problem == nil
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
    tableView.reloadData()
    showEmptyState()
  }

  private func showEmptyState() {
    guard model.sections(of: chosen).isEmpty else {
      tableView.backgroundView = nil
      return
    }
    let label = UILabel()
    let isFiltered = !model.things.isEmpty
    label.text =
      model.problem
      ?? (isFiltered ? "Nothing in this category" : "No things yet")
    label.textAlignment = .center
    tableView.backgroundView = label
  }

  private func presentForm() {
    let form = ThingFormViewController(thing: Thing(name: ""))
    form.onSave = { [weak self] thing in
      self?.model.add(thing)
      planReminder(of: thing)
      // Under a sheet the list does not appear again (12).
      self?.refresh()
    }
    present(
      UINavigationController(rootViewController: form), animated: true)
  }

  private func number(at path: IndexPath) -> Int {
    model.sections(of: chosen)[path.section].numbers[path.row]
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    model.sections(of: chosen).count
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    model.sections(of: chosen)[section].numbers.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    model.sections(of: chosen)[section].category.rawValue
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let thing = model.things[number(at: indexPath)]
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
      model: model, number: number(at: indexPath))
    navigationController?.pushViewController(detail, animated: true)
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let isLast =
      self.tableView(tableView, numberOfRowsInSection: indexPath.section)
      == 1
    model.delete(number(at: indexPath))
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
  private let number: Int
  private let pictureView = UIImageView()
  private let label = UILabel()

  init(model: SavedThings, number: Int) {
    (self.model, self.number) = (model, number)
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
    let thing = model.things[number]
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
    let form = ThingFormViewController(thing: model.things[number])
    form.onSave = { [weak self] thing in
      guard let self else { return }
      model.replace(number, by: thing)
      planReminder(of: thing)
      showThing()
    }
    present(
      UINavigationController(rootViewController: form), animated: true)
  }
}

/// Has the phone remind the owner of a thing, if they want that (lesson 2).
func planReminder(of thing: Thing) {
  let center = UNUserNotificationCenter.current()
  let identifier = "reminder of \(thing.name)"
  guard let date = thing.reminder, date > Date() else {
    center.removePendingNotificationRequests(withIdentifiers: [identifier]
    )
    return
  }
  let content = UNMutableNotificationContent()
  content.body = "Look after this thing: \(thing.name)"
  content.sound = .default
  let components = Calendar.current.dateComponents(
    [.year, .month, .day, .hour, .minute], from: date)
  let request = UNNotificationRequest(
    identifier: identifier, content: content,
    trigger: UNCalendarNotificationTrigger(
      dateMatching: components, repeats: false))
  Task.immediate {
    do {
      try await center.add(request)
    } catch {
      print(
        "The reminder of \(thing.name) could not be planned: \(error)")
    }
  }
}
