// Alternative: an object of its own gives the picker labels as rows, and the wheels are below.

import HeadlessUIKit

/// The screen on which a person chooses a dinner.
final class DinnerViewController: UIViewController {
  /// The dishes of each part of the menu, set by whoever makes the screen, before it opens.
  var menu = [["Soup", "Salad", "Dumplings"], ["Noodles", "Rice"], ["Tea"]]

  /// Returns a random number from 0 up to, but not including, the bound.
  var random: (_ bound: Int) -> Int = { Int.random(in: 0..<$0) }

  private lazy var source = DinnerSource(menu: menu)
  private let wheels = UIPickerView()
  private let choice = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    wheels.dataSource = source
    wheels.delegate = source
    source.personDidChoose = { [weak self] in self?.update() }
    choice.textAlignment = .center
    let button = UIButton(type: .system)
    button.setTitle("Random", for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in
        source.chooseOthers(on: wheels, random: random)
        update()
      }, for: .touchUpInside)

    button.center = CGPoint(x: view.bounds.midX, y: 60)
    button.bounds.size = CGSize(width: 120, height: 40)
    choice.frame = view.bounds.insetBy(dx: 20, dy: 0)
    choice.frame.origin.y = 90
    choice.frame.size.height = 30
    wheels.frame.origin.y = view.bounds.maxY - wheels.frame.height
    [button, choice, wheels].forEach(view.addSubview)
    update()
  }

  private func update() {
    choice.text = source.dinner(on: wheels)
  }
}

/// Knows a menu, and shows it on the wheels of a picker view.
final class DinnerSource: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
  let menu: [[String]]
  var personDidChoose: () -> Void = {}

  init(menu: [[String]]) {
    self.menu = menu
  }

  func dinner(on picker: UIPickerView) -> String {
    var dinner = ""
    for (part, dishes) in menu.enumerated() {
      let row = picker.selectedRow(inComponent: part)
      guard dishes.indices.contains(row) else { continue }
      dinner += dinner.isEmpty ? dishes[row] : ", \(dishes[row])"
    }
    return dinner
  }

  func chooseOthers(on picker: UIPickerView, random: (Int) -> Int) {
    for (part, dishes) in menu.enumerated() where dishes.count >= 2 {
      let steps = 1 + random(dishes.count - 1)
      let row = (picker.selectedRow(inComponent: part) + steps) % dishes.count
      picker.selectRow(row, inComponent: part, animated: true)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { menu.count }

  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? {
    "Course \(menu.indices[component] + 1)"
  }

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
