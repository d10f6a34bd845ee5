// Alternative: Two picker views with arrays of words, a button with a target, and a kept time.

import HeadlessUIKit

/// Returns a number below 100 with two digits: "07".
func twoDigits(_ number: Int) -> String {
  number < 10 ? "0\(number)" : "\(number)"
}

/// The screen on which a person sets an alarm.
final class AlarmViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The time when the screen opens, set by whoever makes it; the minute is a multiple of 5.
  var hour = 7
  var minute = 30

  private let hours = UIPickerView(frame: CGRect(x: 0, y: 120, width: 160, height: 180))
  private let minutes = UIPickerView(frame: CGRect(x: 160, y: 120, width: 160, height: 180))
  private let sentence = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
  private let words = [
    ["00", "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11"]
      + (12..<24).map { "\($0)" },
    ["00", "05", "10", "15", "20", "25", "30", "35", "40", "45", "50", "55"],
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    for picker in [hours, minutes] {
      picker.dataSource = self
      picker.delegate = self
      view.addSubview(picker)
    }
    view.addSubview(sentence)
    let button = UIButton(frame: CGRect(x: 20, y: 400, width: 280, height: 44))
    button.setTitle("Later", for: .normal)
    button.addTarget(self, action: AlarmViewController.later, for: .touchUpInside)
    view.addSubview(button)
    showTime()
  }

  private func later() {
    minute += 5
    if minute == 60 {
      minute = 0
      hour = hour == 23 ? 0 : hour + 1
    }
    showTime()
  }

  private func showTime() {
    hours.selectRow(hour, inComponent: 0, animated: false)
    minutes.selectRow(minute / 5, inComponent: 0, animated: false)
    sentence.text = "Alarm at " + twoDigits(hour) + ":" + twoDigits(minute)
  }

  private func column(_ picker: UIPickerView) -> [String] { words[picker === hours ? 0 : 1] }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    column(pickerView).count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    column(pickerView)[row]
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    if pickerView === hours { hour = row } else { minute = row * 5 }
    showTime()
  }
}

extension AlarmViewController: UIPickerViewAccessibilityDelegate {
  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? {
    pickerView === hours ? "Hours" : "Minutes"
  }
}
