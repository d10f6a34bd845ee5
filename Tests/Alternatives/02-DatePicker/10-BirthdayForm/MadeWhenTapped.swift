// Alternative: the input views are made when a field is tapped, an object of its own feeds the
// wheels, and the city is written when editing is about to end.

import HeadlessUIKit

/// The form in which a person chooses a birthday and a city.
final class BirthdayFormViewController: UIViewController, UITextFieldDelegate {
  /// The provinces with their cities, set by whoever makes the screen, before it opens.
  var provinces = [
    (name: "Guangdong", cities: ["Guangzhou", "Shenzhen", "Zhuhai"]),
    (name: "Hainan", cities: ["Haikou", "Sanya"]),
    (name: "Macao", cities: ["Macao"]),
  ]

  private var fields: [UITextField] = []
  private lazy var source = PlaceSource(places: provinces.map { [$0.name] + $0.cities })

  private lazy var toolbar: UIToolbar = {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    toolbar.setItems(
      [
        UIBarButtonItem(
          title: "Previous", primaryAction: UIAction { [weak self] _ in self?.move(-1) }),
        .fixedSpace(12),
        UIBarButtonItem(title: "Next", primaryAction: UIAction { [weak self] _ in self?.move(1) }),
        .flexibleSpace(),
        UIBarButtonItem(
          systemItem: .done,
          primaryAction: UIAction { [weak self] _ in self?.view.endEditing(false) }),
      ], animated: false)
    return toolbar
  }()

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    for (tag, name) in ["Birthday", "City"].enumerated() {
      let field = UITextField()
      field.tag = tag
      field.placeholder = name
      field.accessibilityLabel = name
      field.frame = CGRect(x: 16, y: 20 + 60 * tag, width: 288, height: 30)
      field.delegate = self
      fields.append(field)
      view.addSubview(field)
    }
    source.onTurn = { [weak self] text in self?.fields[1].text = text }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    if textField.inputView == nil {
      textField.inputView = textField.tag == 0 ? makeDays() : source.picker
      textField.inputAccessoryView = toolbar
    }
    return true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    if textField.tag == 1 { textField.text = source.text }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    false
  }

  private func makeDays() -> UIDatePicker {
    let days = UIDatePicker()
    days.preferredDatePickerStyle = .wheels
    days.datePickerMode = .date
    let today = Date()
    days.maximumDate = today
    if let first = Calendar.current.date(byAdding: .year, value: -120, to: today) {
      days.minimumDate = Calendar.current.startOfDay(for: first)
    }
    let action = UIAction { [weak self, weak days] _ in
      guard let self, let days else { return }
      let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
      fields[0].text = days.date.formatted(style)
    }
    days.addAction(action, for: .valueChanged)
    return days
  }

  private func move(_ step: Int) {
    guard let field = fields.first(where: \.isFirstResponder) else { return }
    let next = fields.first { $0.tag == field.tag + step }
    next?.becomeFirstResponder()
  }
}

/// Feeds two wheels with places: each is a list, a province and then its cities.
final class PlaceSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let places: [[String]]
  let picker = UIPickerView()
  var onTurn: (String?) -> Void = { _ in }

  init(places: [[String]]) {
    self.places = places
    super.init()
    picker.dataSource = self
    picker.delegate = self
  }

  private var cities: ArraySlice<String> {
    let row = picker.selectedRow(inComponent: 0)
    return places.indices.contains(row) ? places[row].dropFirst() : []
  }

  var text: String? {
    let row = picker.selectedRow(inComponent: 0)
    guard row >= 0, row < places.count, let name = places[row].first else { return nil }
    let city = picker.selectedRow(inComponent: 1)
    return city < 0 ? name : name + "  " + (cities.dropFirst(city).first ?? "")
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? places.count : cities.count
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.textAlignment = .center
    label.text = component == 0 ? places[row].first : cities.dropFirst(row).first
    return label
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    if component == 0 {
      pickerView.reloadAllComponents()
      if !cities.isEmpty { pickerView.selectRow(0, inComponent: 1, animated: false) }
    } else {
      pickerView.reloadComponent(1)
    }
    onTurn(text)
  }
}
