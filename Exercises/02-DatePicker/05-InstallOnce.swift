// # Exercise 5: An input view is made once
//
// A form has a name, a birthday and a city. A person taps a field:
//
// - The birthday then has a date picker with wheels for day, month and year, and the city has one
//   wheel with the `cities`. The toolbar `bar` lies on top of both.
// - The name keeps the keyboard of the system, without a toolbar.
// - An input view is made when its own field is tapped for the first time, and never again. A
//   person who comes back can edit the field again, and finds all wheels as they were left.
//
//     swift run course check InstallOnce

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
    // The screen is named after the field that is edited.
    title = textField.placeholder

    // TODO 1: A field that has its input view is edited as it is.

    // TODO 2: The input view of the birthday: a date picker with wheels of days, and the toolbar.

    // TODO 3: The input view of the city: a picker view with the cities, and the toolbar.

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
