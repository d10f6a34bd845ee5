// # Exercise 14: A list of guests (it does not work)
//
// Anna's family has a party, and this app keeps the list of guests. It does not work.
//
// What a person sees:
//
// - The list has Anna and Ben. The button Add brings a form, as a sheet. That is right.
// - A name is typed, and Save tapped. The sheet goes, and the list is as before: the new guest is not
//   there.
// - The console says nothing.
//
// Find out why, and fix it. Then each guest who was saved stands in the list when the sheet is gone.
// The newest guest is the last row. Whoever was saved once has one row, and two guests may have the
// same name. Cancel changes nothing. The form stays a sheet, as it is, and goes after Save as before.
// A screen that was left is freed: it does not stay in memory.
// The names of the properties, the three buttons, the field and the text in each row stay what they are.
//
//     swift run course play GuestList
//     swift run course inspect GuestList
//     swift run course check GuestList

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
      self?.guests.append(name)
      self?.tableView.reloadData()
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
