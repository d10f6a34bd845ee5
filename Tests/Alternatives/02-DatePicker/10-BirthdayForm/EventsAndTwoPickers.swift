// Alternative: each wheel of the city is a picker view of its own, and control events say what
// happens.

import HeadlessUIKit

/// The form in which a person chooses a birthday and a city.
final class BirthdayFormViewController: UIViewController {
  /// The provinces with their cities, set by whoever makes the screen, before it opens.
  var provinces = [
    (name: "Guangdong", cities: ["Guangzhou", "Shenzhen", "Zhuhai"]),
    (name: "Hainan", cities: ["Haikou", "Sanya"]),
    (name: "Macao", cities: ["Macao"]),
  ]

  private let born = WheelField(placeholder: "Birthday", y: 150)
  private let lives = WheelField(placeholder: "City", y: 210)
  private let days = UIDatePicker()
  private let left = ListWheel()
  private let right = ListWheel()

  override func viewDidLoad() {
    super.viewDidLoad()
    days.preferredDatePickerStyle = .wheels
    days.datePickerMode = .date
    days.maximumDate = Date()
    let earliest = Calendar.current.date(byAdding: .year, value: -120, to: Date())
    days.minimumDate = earliest.map { Calendar.current.startOfDay(for: $0) }
    days.addTarget(self, action: BirthdayFormViewController.dayWasChosen, for: .valueChanged)
    born.inputView = days

    let wheels = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    for (index, wheel) in [left, right].enumerated() {
      wheel.view.frame = CGRect(x: 160 * index, y: 0, width: 160, height: 216)
      wheels.addSubview(wheel.view)
    }
    left.titles = provinces.map(\.name)
    right.titles = provinces.first?.cities ?? []
    left.onChoice = { [unowned self] in
      right.titles = provinces[left.row].cities
      write()
    }
    right.onChoice = { [unowned self] in
      // A finger may hold another province.
      if right.titles != provinces[left.row].cities { right.titles = provinces[left.row].cities }
      write()
    }
    lives.inputView = wheels
    lives.addAction(
      UIAction { [unowned self] _ in write() }, for: [.editingDidEnd, .editingDidEndOnExit])

    for field in [born, lives] {
      field.inputAccessoryView = bar()
      view.addSubview(field)
    }
  }

  /// Makes a toolbar, one for each field.
  private func bar() -> UIToolbar {
    let bar = UIToolbar()
    bar.frame.size = CGSize(width: 320, height: 44)
    let titles = ["Previous", "Next", "Done"]
    let methods = [
      BirthdayFormViewController.goBack, BirthdayFormViewController.goOn,
      BirthdayFormViewController.finish,
    ]
    bar.items = zip(titles, methods).map { title, method in
      UIBarButtonItem(title: title, style: .plain, target: self, action: method)
    }
    return bar
  }

  private func goBack() {
    if lives.isEditing { born.becomeFirstResponder() }
  }

  private func goOn() {
    if born.isEditing { lives.becomeFirstResponder() }
  }

  private func finish() {
    [born, lives].forEach { $0.resignFirstResponder() }
  }

  // The parts of the date, by the Gregorian calendar in the zone of the phone.
  private func dayWasChosen() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let parts = calendar.dateComponents([.year, .month, .day], from: days.date)
    let numbers = [parts.year, parts.month, parts.day].map { $0 ?? 0 }
    born.text = numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
  }

  private func write() {
    lives.text = [left.title, right.title].compactMap(\.self).joined(separator: "  ")
  }
}

/// A text field that takes no text from keys and from the pasteboard.
final class WheelField: UITextField, UITextFieldDelegate {
  init(placeholder: String, y: CGFloat) {
    super.init(frame: CGRect(x: 60, y: y, width: 200, height: 40))
    self.placeholder = placeholder
    accessibilityLabel = placeholder
    borderStyle = .line
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    false
  }
}

/// A picker view with one wheel of titles.
final class ListWheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let view = UIPickerView()
  var onChoice: () -> Void = {}

  var titles: [String] = [] {
    didSet {
      view.reloadAllComponents()
      if !titles.isEmpty { view.selectRow(0, inComponent: 0, animated: false) }
    }
  }

  var row: Int { view.selectedRow(inComponent: 0) }

  var title: String? { titles.indices.contains(row) ? titles[row] : nil }

  override init() {
    super.init()
    view.dataSource = self
    view.delegate = self
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    titles[row]
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    onChoice()
  }
}
