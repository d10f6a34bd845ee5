// # Exercise 9: A dinner by chance (project)
//
// Build a whole screen. A person sees one wheel for each course of `dinnerMenu`, and
// a label with the chosen dinner: "Soup, Rice, Tea". The label is right when the screen
// opens and after each turn; a course without dishes is left out of it. The button
// "Random" turns each wheel to another dish by chance; a wheel with one dish stays.
// Wheels, label and button do not cover each other. A screen that was left is freed.
//
//     swift test --filter DinnerScreen

import HeadlessUIKit

/// The dishes of each course; the suite tries other menus, too.
@MainActor var dinnerMenu = [["Soup", "Salad", "Dumplings"], ["Noodles", "Rice"], ["Tea"]]

/// The screen on which a person chooses a dinner.
final class DinnerViewController: UIViewController {
  let picker = UIPickerView()
  let dinnerLabel = UILabel(frame: CGRect(x: 16, y: 232, width: 288, height: 24))

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
    view.addSubview(dinnerLabel)
    addRandomButton()
    // Nobody has turned a wheel, so the picker calls no didSelectRow.
    showDinner()
  }

  func addRandomButton() {
    // The screen keeps the button, and the button its action. So the action keeps no screen.
    let action = UIAction(title: "Random") { [weak self] _ in self?.chooseByChance() }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 110, y: 264, width: 100, height: 44)
    view.addSubview(button)
  }

  // The wheels know what is chosen. A copy in a property could differ from them one day.
  func showDinner() {
    let dishes = dinnerMenu.indices.filter { !dinnerMenu[$0].isEmpty }
      .map { dinnerMenu[$0][picker.selectedRow(inComponent: $0)] }
    dinnerLabel.text = dishes.joined(separator: ", ")
  }

  func chooseByChance() {
    for (course, dishes) in dinnerMenu.enumerated() where dishes.count > 1 {
      let current = picker.selectedRow(inComponent: course)
      // There are count - 1 other dishes. Those below the current one lie one row further down.
      let number = Int.random(in: 0..<(dishes.count - 1))
      let row = number < current ? number : number + 1
      picker.selectRow(row, inComponent: course, animated: true)
    }
    // selectRow calls no didSelectRow.
    showDinner()
  }
}

extension DinnerViewController: UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    dinnerMenu.count
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    dinnerMenu[component].count
  }
}

extension DinnerViewController: UIPickerViewDelegate {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    dinnerMenu[component][row]
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    showDinner()
  }
}
