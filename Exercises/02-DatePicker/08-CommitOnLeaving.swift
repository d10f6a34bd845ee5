// # Exercise 8: A city without a turn
//
// A form for a guest has a birthday and a city. The wheel of cities shows Haikou before anybody
// turns it.
//
// - A guest from Haikou turns nothing and leaves the city field: by Done, by Previous or Next,
//   or with a tap beside the fields. In each case an empty field then says the city that is in
//   the middle of the wheel at that moment. Code may have turned the wheel meanwhile.
// - If it has a text already, the text stays.
// - Leaving another field fills in nothing.
// - The birthday stays empty until a person has turned its wheels. After each turn it says the
//   day of the wheels, in the words of `words(for:)`.
//
//     swift run course check CommitOnLeaving

import HeadlessUIKit

/// A form that is left by a button of its toolbar, or by a tap beside its fields.
final class GuestViewController: UIViewController, UITextFieldDelegate, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  let birthdayField = UITextField()
  let cityField = UITextField()
  let nameField = UITextField()
  let days = UIDatePicker()
  let wheel = UIPickerView()
  let cities = ["Guangzhou", "Shenzhen", "Haikou", "Macao"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let title = UILabel(frame: CGRect(x: 20, y: 8, width: 280, height: 24))
    title.text = "A guest"
    title.isUserInteractionEnabled = true
    view.addSubview(title)
    days.datePickerMode = .date
    days.preferredDatePickerStyle = .wheels
    days.addAction(
      UIAction { [weak self] _ in self?.dayWasTurned() }, for: .valueChanged)
    (wheel.dataSource, wheel.delegate) = (self, self)
    (birthdayField.inputView, cityField.inputView) = (days, wheel)
    let fields = [(birthdayField, "Birthday"), (cityField, "City"), (nameField, "Name")]
    for (index, (field, words)) in fields.enumerated() {
      field.frame = CGRect(x: 20, y: 40 + 50 * index, width: 280, height: 34)
      field.placeholder = words
      field.inputAccessoryView = bar
      field.delegate = self
      view.addSubview(field)
    }
    // Most guests come from Haikou, so the wheel begins there.
    wheel.selectRow(2, inComponent: 0, animated: false)
    // A tap beside the fields leaves the field.
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: GuestViewController.viewWasTapped))
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    // TODO 1: An empty city field says the city in the middle of its wheel.
  }

  private func dayWasTurned() {
    // TODO 2: The birthday field says the day of its wheels.
  }

  /// Returns the words of a birthday, like 2015-08-29.
  private func words(for date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = days.timeZone ?? days.calendar.timeZone
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter.string(from: date)
  }

  // Everything from here on is ready. You need not read it.

  private lazy var bar: UIToolbar = {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      item("Previous") { $0.birthdayField.becomeFirstResponder() },
      item("Next") { $0.nameField.becomeFirstResponder() },
      .flexibleSpace(),
      item("Done") { $0.leave() },
    ]
    return bar
  }()

  /// Puts the keyboard away.
  @discardableResult
  func leave() -> Bool {
    view.endEditing(true)
  }

  private func viewWasTapped() {
    leave()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    cities.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    cities[row]
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    cityField.text = cities[row]
  }

  private func item(
    _ title: String, _ body: @escaping (GuestViewController) -> Bool
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title, primaryAction: UIAction { [weak self] _ in _ = self.map(body) })
  }
}
