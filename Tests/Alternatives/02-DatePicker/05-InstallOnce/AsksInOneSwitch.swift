// Alternative: One switch over the fields decides, and each case looks for itself.

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
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    switch textField {
    case birthdayField where textField.inputView == nil:
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      picker.datePickerMode = .date
      textField.inputView = picker
    case cityField where textField.inputView == nil:
      let picker = UIPickerView()
      (picker.dataSource, picker.delegate) = (self, self)
      textField.inputView = picker
    default:
      break
    }

    if textField !== nameField { textField.inputAccessoryView = bar }

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
