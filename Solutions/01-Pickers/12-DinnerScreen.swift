// # Exercise 12: A dinner by chance (project)
//
// Anna's family has an alarm for the morning. This app is for the evening: it chooses the dinner.
// It has wheels, a label and a button again, and now the data says how many wheels there are.
//
// Build a whole screen, 320 by 568 points:
//
// - A person sees one wheel for each part of the `menu`, with the dishes of this part.
// - A label says the chosen dinner: "Soup, Rice, Tea". It is right when the screen opens and after
//   each turn.
// - A part without dishes has no selected row (-1) and is left out of the label.
// - The button "Random" turns each wheel to another dish, which `random` chooses. A wheel with one
//   dish stays.
// - Who hears the screen hears the wheels as "Course 1", "Course 2" and so on (chapter 4).
// - Wheels, label and button do not cover each other, and the label is at least 140 by 16 points.
// - A screen that was left is freed: it does not stay in memory. Use `[weak self]`.
//
//     swift run course check DinnerScreen

import HeadlessUIKit

/// The screen on which a person chooses a dinner.
final class DinnerViewController: UIViewController {
  /// The dishes of each part of the menu, set by whoever makes the screen, before it opens.
  var menu = [["Soup", "Salad", "Dumplings"], ["Noodles", "Rice"], ["Tea"]]

  /// Returns a random number from 0 up to, but not including, the bound.
  var random: (_ bound: Int) -> Int = { Int.random(in: 0..<$0) }

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
    let dishes = menu.indices.filter { !menu[$0].isEmpty }
      .map { menu[$0][picker.selectedRow(inComponent: $0)] }
    dinnerLabel.text = dishes.joined(separator: ", ")
  }

  func chooseByChance() {
    for (part, dishes) in menu.enumerated() where dishes.count > 1 {
      let current = picker.selectedRow(inComponent: part)
      // There are count - 1 other dishes. Those below the current one lie one row further down.
      let number = random(dishes.count - 1)
      let row = number < current ? number : number + 1
      // Not animated: Apple does not say what selectedRow is while a wheel turns.
      picker.selectRow(row, inComponent: part, animated: false)
    }
    // selectRow calls no didSelectRow.
    showDinner()
  }
}

extension DinnerViewController: UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    menu.count
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    menu[component].count
  }
}

extension DinnerViewController: UIPickerViewDelegate, UIPickerViewAccessibilityDelegate {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    menu[component][row]
  }

  // A person counts from one.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? {
    "Course \(component + 1)"
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    showDinner()
  }
}
