// Alternative: each course has a picker view of its own, and the button calls a target.

import HeadlessUIKit

/// The dishes of each course; the suite tries other menus, too.
@MainActor var dinnerMenu = [["Soup", "Salad", "Dumplings"], ["Noodles", "Rice"], ["Tea"]]

/// The screen on which a person chooses a dinner.
final class DinnerViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private var pickers: [UIPickerView] = []
  private var chosen: [Int] = []
  private let sentence = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let width = view.bounds.width / CGFloat(dinnerMenu.count)
    for course in dinnerMenu.indices {
      let picker = UIPickerView(
        frame: CGRect(x: width * CGFloat(course), y: 100, width: width, height: 160))
      picker.tag = course
      pickers.append(picker)
      chosen.append(0)
      picker.dataSource = self
      picker.delegate = self
      view.addSubview(picker)
    }
    sentence.frame = CGRect(x: 0, y: 40, width: view.bounds.width, height: 40)
    sentence.textAlignment = .center
    view.addSubview(sentence)
    let button = UIButton(frame: CGRect(x: 20, y: 500, width: 280, height: 44))
    button.setTitle("Random", for: .normal)
    button.addTarget(self, action: DinnerViewController.surprise, for: .touchUpInside)
    view.addSubview(button)
    writeSentence()
  }

  private func surprise() {
    for (course, picker) in pickers.enumerated() {
      let others = dinnerMenu[course].indices.filter { $0 != chosen[course] }
      guard let row = others.randomElement() else { continue }
      chosen[course] = row
      picker.selectRow(row, inComponent: 0, animated: false)
    }
    writeSentence()
  }

  private func writeSentence() {
    var words: [String] = []
    for (course, row) in chosen.enumerated() where row < dinnerMenu[course].count {
      words.append(dinnerMenu[course][row])
    }
    sentence.text = words.joined(separator: ", ")
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    dinnerMenu[pickerView.tag].count
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    NSAttributedString(string: dinnerMenu[pickerView.tag][row])
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    chosen[pickerView.tag] = row
    writeSentence()
  }
}
