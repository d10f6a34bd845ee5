// Alternative: The table is told of one row, and asks for one cell.

import HeadlessUIKit

/// The list of guests.
final class GuestListViewController: UITableViewController {
  private(set) var guests = ["Anna", "Ben"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Guests"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "guest")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.presentForm() })
  }

  // Under a sheet the list does not disappear, so it does not appear again either.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guests.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "guest", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = guests[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  private func presentForm() {
    let form = GuestFormViewController()
    form.onSave = { [weak self] name in
      guard let self else { return }
      guests.append(name)
      tableView.insertRows(at: [IndexPath(row: guests.count - 1, section: 0)], with: .automatic)
    }
    present(UINavigationController(rootViewController: form), animated: true)
  }
}

/// The form for a new guest.
final class GuestFormViewController: UIViewController {
  var onSave: (String) -> Void = { _ in }
  let field = UITextField(frame: CGRect(x: 20, y: 80, width: 280, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New guest"
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    view.addSubview(field)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
  }

  private func save() {
    onSave(field.text ?? "")
    dismiss(animated: true)
  }
}
