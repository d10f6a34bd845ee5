import HeadlessUIKit

/// Three wheels, three labels and a button: the screen of the first lesson.
final class Form: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let picker = UIPickerView()
  private let words = [["All", "Food", "Film", "Hotel"], ["Any day", "Today"], ["Aries", "Leo"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
    for (index, column) in words.enumerated() {
      let label = UILabel(frame: CGRect(x: 24, y: 232 + 24 * index, width: 200, height: 24))
      label.text = column[0]
      view.addSubview(label)
    }
    let button = UIButton(type: .system)
    button.setTitle("Random", for: .normal)
    button.frame = CGRect(x: 200, y: 256, width: 96, height: 32)
    view.addSubview(button)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { words.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    words[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    words[component][row]
  }
}

/// A label and three text fields, with a toolbar above the keyboard.
final class Registration: UIViewController {
  let fields = ["Name", "E-mail", "Password"].map { placeholder in
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    return field
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 24, y: 40, width: 272, height: 24))
    label.text = "Who are you?"
    view.addSubview(label)
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: 24, y: 80 + 48 * index, width: 272, height: 36)
      field.inputAccessoryView = toolbar()
      view.addSubview(field)
    }
    fields[0].text = "Ada 爱达"
    fields[2].isSecureTextEntry = true
  }

  private func toolbar() -> UIToolbar {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.items = [
      UIBarButtonItem(title: "Previous", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "Next", style: .plain, target: nil, action: nil),
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(systemItem: .done),
    ]
    return toolbar
  }
}

/// One wheel of any number of rows.
final class Wheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let picker = UIPickerView()
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init()
    picker.dataSource = self
    picker.delegate = self
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    "row \(row)"
  }
}

/// A button, and many views that are not in its way: ten to a branch, as screens are made.
final class Crowd: UIViewController {
  let button = UIButton(type: .system)
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    var parents = [view as UIView]
    var made = 1
    while made < count {
      let parent = parents.removeFirst()
      for _ in 0..<10 where made < count {
        let child = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        parent.addSubview(child)
        parents.append(child)
        made += 1
      }
    }
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 44)
    view.addSubview(button)
  }
}

/// A table of any number of rows, of one height or of heights that a delegate tells.
final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: UIScreen.main.bounds)
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(40 + indexPath.row % 3)
  }
}
