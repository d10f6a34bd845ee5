// Alternative: each part has a picker view of its own, and the button calls a target.

import HeadlessUIKit

/// The screen on which a person chooses a dinner.
final class DinnerViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The dishes of each part of the menu, set by whoever makes the screen, before it opens.
  var menu = [["Soup", "Salad", "Dumplings"], ["Noodles", "Rice"], ["Tea"]]

  /// Returns a random number from 0 up to, but not including, the bound.
  var random: (_ bound: Int) -> Int = { Int.random(in: 0..<$0) }

  private var pickers: [UIPickerView] = []
  private var chosen: [Int] = []
  private let sentence = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let width = view.bounds.width / CGFloat(menu.count)
    for part in menu.indices {
      let picker = UIPickerView(
        frame: CGRect(x: width * CGFloat(part), y: 100, width: width, height: 160))
      picker.tag = part
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
    for (part, picker) in pickers.enumerated() {
      let others = menu[part].indices.filter { $0 != chosen[part] }
      guard !others.isEmpty else { continue }
      let row = others[random(others.count)]
      chosen[part] = row
      picker.selectRow(row, inComponent: 0, animated: false)
    }
    writeSentence()
  }

  private func writeSentence() {
    var words: [String] = []
    for (part, row) in chosen.enumerated() where row < menu[part].count {
      words.append(menu[part][row])
    }
    sentence.text = words.joined(separator: ", ")
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    menu[pickerView.tag].count
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    NSAttributedString(string: menu[pickerView.tag][row])
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    chosen[pickerView.tag] = row
    writeSentence()
  }
}

extension DinnerViewController: UIPickerViewAccessibilityDelegate {
  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? {
    "Course " + String(pickerView.tag + 1)
  }
}
