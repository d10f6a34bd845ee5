// Alternative: The wheels turn in viewWillAppear, visibly, and their rows are labels.

import HeadlessUIKit

/// Returns a number below 100 with two digits: "07".
func twoDigits(_ number: Int) -> String {
  number < 10 ? "0\(number)" : "\(number)"
}

/// The screen on which a person sets an alarm.
final class AlarmViewController: UIViewController {
  /// The time when the screen opens, set by whoever makes it; the minute is a multiple of 5.
  var hour = 7
  var minute = 30

  private let wheels = UIPickerView()
  private let clock = UILabel()
  private lazy var button = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Later") { [unowned self] _ in
      var (hour, minute) = self.shown
      minute += 5
      if minute > 55 { (hour, minute) = (hour + 1, 0) }
      if hour > 23 { hour = 0 }
      self.turn(to: hour, minute, animated: true)
      self.say(hour, minute)
    })

  private var shown: (hour: Int, minute: Int) {
    (wheels.selectedRow(inComponent: 0), wheels.selectedRow(inComponent: 1) * 5)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    wheels.dataSource = self
    wheels.delegate = self
    button.frame = CGRect(x: 20, y: 30, width: 280, height: 44)
    clock.frame = CGRect(x: 20, y: 500, width: 280, height: 40)
    wheels.frame = CGRect(x: 0, y: 200, width: 320, height: 216)
    view.addSubview(button)
    view.addSubview(clock)
    view.addSubview(wheels)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    turn(to: hour, minute, animated: false)
    say(hour, minute)
  }

  private func turn(to hour: Int, _ minute: Int, animated: Bool) {
    wheels.selectRow(hour, inComponent: 0, animated: animated)
    wheels.selectRow(minute / 5, inComponent: 1, animated: animated)
  }

  private func say(_ hour: Int, _ minute: Int) {
    clock.text = "Alarm at \(twoDigits(hour)):\(twoDigits(minute))"
  }
}

extension AlarmViewController: UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    [24, 12][component]
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.text = twoDigits(row * [1, 5][component])
    return label
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    say(shown.hour, shown.minute)
  }

  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? {
    ["Hours", "Minutes"][component]
  }
}
