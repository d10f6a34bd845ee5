// Misconception: All keyboards are made when the view is, whether anybody needs them or not.
// Rejected by: a keyboard is made when its own field is edited

import HeadlessUIKit

/// A form whose keyboards are made when somebody first needs them.
final class TripViewController: UIViewController, UITextFieldDelegate, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  let nameField = UITextField()
  let birthdayField = UITextField()
  let cityField = UITextField()
  let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  let cities = ["Guangzhou", "Shenzhen", "Haikou", "Macao"]

  /// How often a field was about to be edited.
  private(set) var visits = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.items = [
      .flexibleSpace(),
      UIBarButtonItem(
        title: "Done", primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) }),
    ]
    let fields = [(nameField, "Name"), (birthdayField, "Birthday"), (cityField, "City")]
    for (index, (field, words)) in fields.enumerated() {
      field.frame = CGRect(x: 20, y: 40 + 50 * index, width: 280, height: 34)
      field.placeholder = words
      field.delegate = self
      view.addSubview(field)
    }
    let days = UIDatePicker()
    days.datePickerMode = .date
    days.preferredDatePickerStyle = .wheels
    birthdayField.inputView = days
    birthdayField.inputAccessoryView = bar
    let wheel = UIPickerView()
    (wheel.dataSource, wheel.delegate) = (self, self)
    cityField.inputView = wheel
    cityField.inputAccessoryView = bar
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    visits += 1
    return true
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
}
