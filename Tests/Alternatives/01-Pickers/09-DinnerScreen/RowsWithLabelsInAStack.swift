// Alternative: an object of its own feeds the picker with labels, and a stack view lays out.

import HeadlessUIKit

/// The dishes of each course; the suite tries other menus, too.
var dinnerMenu = [["Soup", "Salad", "Dumplings"], ["Noodles", "Rice"], ["Tea"]]

/// The screen on which a person chooses a dinner.
final class DinnerViewController: UIViewController {
  private let source = DinnerSource(menu: dinnerMenu)
  private let wheels = UIPickerView()
  private let choice = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    wheels.dataSource = source
    wheels.delegate = source
    source.personDidChoose = { [weak self] in self?.update() }
    choice.textAlignment = .center
    let random = UIButton(type: .system)
    random.setTitle("Random", for: .normal)
    random.addAction(
      UIAction { [unowned self] _ in
        source.chooseOthers(on: wheels)
        update()
      }, for: .touchUpInside)

    let column = UIStackView(arrangedSubviews: [wheels, choice, random])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
    ])
    update()
  }

  private func update() {
    choice.text = source.dinner(on: wheels)
  }
}

/// Knows a menu, and shows it on the wheels of a picker view.
final class DinnerSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let menu: [[String]]
  var personDidChoose: () -> Void = {}

  init(menu: [[String]]) {
    self.menu = menu
  }

  func dinner(on picker: UIPickerView) -> String {
    var dinner = ""
    for (course, dishes) in menu.enumerated() {
      let row = picker.selectedRow(inComponent: course)
      guard dishes.indices.contains(row) else { continue }
      dinner += dinner.isEmpty ? dishes[row] : ", \(dishes[row])"
    }
    return dinner
  }

  func chooseOthers(on picker: UIPickerView) {
    for (course, dishes) in menu.enumerated() where dishes.count >= 2 {
      let steps = Int.random(in: 1..<dishes.count)
      let row = (picker.selectedRow(inComponent: course) + steps) % dishes.count
      picker.selectRow(row, inComponent: course, animated: true)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { menu.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    menu[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.text = menu[component][row]
    label.textAlignment = .center
    return label
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    personDidChoose()
  }
}
