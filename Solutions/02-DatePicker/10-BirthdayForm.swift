// # Exercise 10: A birthday form (project)
//
// Anna's family counts the days to a birthday (exercise 4). This form keeps the birthday itself,
// and the city where somebody lives.
//
// Build a form, 320 by 568 points, with two text fields. Their placeholders are "Birthday" and
// "City". They are at least 160 by 24 points, and do not lie on each other.
//
// - A tap on Birthday brings wheels of days, from the day 120 years ago to today. They begin with
//   today. A turn writes the day, as 2000-08-29 on every phone, in the time zone of the phone.
// - A tap on City brings two wheels: the `provinces`, and the cities of the province in the middle.
//   Both begin with their first row. When a wheel comes to rest, the wheels show a province and one of
//   its cities, even if a finger still holds the other wheel. A turn writes "Hainan  Sanya", with two
//   spaces.
// - The city is also written when its field is left without a turn. The birthday is not.
// - A province without cities is written alone. Without provinces nothing is written.
// - Above the wheels is a toolbar with Previous, Next and Done (exercise 6). The fields lie above the
//   toolbar.
// - Nobody can type, paste or delete.
// - Who hears the screen hears the name of each field before its text: "Birthday, 2000-08-29"
//   (chapter 8).
// - A screen that was left is freed: it does not stay in memory.
//
//     swift run course check BirthdayForm

import HeadlessUIKit

/// The form in which a person chooses a birthday and a city.
final class BirthdayFormViewController: UIViewController {
  /// The provinces with their cities, set by whoever makes the screen, before it opens.
  var provinces = [
    (name: "Guangdong", cities: ["Guangzhou", "Shenzhen", "Zhuhai"]),
    (name: "Hainan", cities: ["Haikou", "Sanya"]),
    (name: "Macao", cities: ["Macao"]),
  ]

  let birthdayField = UITextField(frame: CGRect(x: 24, y: 40, width: 272, height: 34))
  let cityField = UITextField(frame: CGRect(x: 24, y: 90, width: 272, height: 34))
  let datePicker = UIDatePicker()
  let cityPicker = UIPickerView()

  override func viewDidLoad() {
    super.viewDidLoad()
    prepareDatePicker()
    cityPicker.dataSource = self
    cityPicker.delegate = self
    let toolbar = makeToolbar()
    add(birthdayField, "Birthday", datePicker, toolbar)
    add(cityField, "City", cityPicker, toolbar)
  }

  func add(
    _ field: UITextField, _ placeholder: String, _ inputView: UIView, _ toolbar: UIToolbar
  ) {
    field.placeholder = placeholder
    // A placeholder is not heard any more when the field has a text.
    field.accessibilityLabel = placeholder
    field.borderStyle = .roundedRect
    field.inputView = inputView
    field.inputAccessoryView = toolbar
    field.delegate = self
    view.addSubview(field)
  }

  func prepareDatePicker() {
    datePicker.datePickerMode = .date
    datePicker.preferredDatePickerStyle = .wheels
    let calendar: Calendar = datePicker.calendar
    let first = calendar.date(byAdding: .year, value: -120, to: Date())
    datePicker.minimumDate = first.map { calendar.startOfDay(for: $0) }
    datePicker.maximumDate = Date()
    datePicker.addAction(UIAction { [weak self] _ in self?.showBirthday() }, for: .valueChanged)
  }

  func makeToolbar() -> UIToolbar {
    // The screen keeps the fields, and they keep the toolbar. So its actions keep no screen.
    let previous = UIAction(title: "Previous") { [weak self] _ in self?.edit(step: -1) }
    let next = UIAction(title: "Next") { [weak self] _ in self?.edit(step: 1) }
    let done = UIAction(title: "Done") { [weak self] _ in self?.view.endEditing(true) }
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.items = [
      UIBarButtonItem(primaryAction: previous),
      UIBarButtonItem(primaryAction: next),
      .flexibleSpace(),
      UIBarButtonItem(primaryAction: done),
    ]
    return toolbar
  }

  /// Edits the field that is some steps after the current one.
  func edit(step: Int) {
    let fields = [birthdayField, cityField]
    let current = fields.firstIndex { $0.isFirstResponder }
    guard let current, fields.indices.contains(current + step) else { return }
    fields[current + step].becomeFirstResponder()
  }

  func showBirthday() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    // The day is the one on the wheels, so both count in one time zone.
    formatter.timeZone = datePicker.timeZone ?? datePicker.calendar.timeZone
    formatter.dateFormat = "yyyy-MM-dd"
    birthdayField.text = formatter.string(from: datePicker.date)
  }

  // The wheels know what is chosen. A copy in a property could differ from them one day.
  var cities: [String] {
    let row = cityPicker.selectedRow(inComponent: 0)
    return provinces.indices.contains(row) ? provinces[row].cities : []
  }

  func showCity() {
    let row = cityPicker.selectedRow(inComponent: 0)
    guard provinces.indices.contains(row) else { return }
    let name = provinces[row].name
    let city = cityPicker.selectedRow(inComponent: 1)
    cityField.text = cities.indices.contains(city) ? "\(name)  \(cities[city])" : name
  }
}

extension BirthdayFormViewController: UITextFieldDelegate {
  // Called whenever editing ends. A city that nobody has turned to is meant, too.
  func textFieldDidEndEditing(_ textField: UITextField) {
    if textField === cityField { showCity() }
  }

  // A person can type with a hardware keyboard, and paste.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    false
  }
}

extension BirthdayFormViewController: UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    2
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? provinces.count : cities.count
  }
}

extension BirthdayFormViewController: UIPickerViewDelegate {
  // The second wheel may ask about a row that the province in the middle does not have.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    if component == 0 { return provinces[row].name }
    return cities.indices.contains(row) ? cities[row] : nil
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    pickerView.reloadComponent(1)
    if component == 0, !cities.isEmpty {
      pickerView.selectRow(0, inComponent: 1, animated: false)
    }
    showCity()
  }
}
