// # Exercise 4: A keyboard is made once
//
// A field is about to be edited, and only now its keyboard is made: wheels of days for
// the birthday, and for the city a wheel of cities that this controller feeds; the
// toolbar lies on both. The name keeps the keys it has. Somebody who comes back finds
// the wheels as they were left: a field that has its keyboard is edited as it is.
//
//     swift test --filter InstallOnce

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
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    visits += 1
    // TODO 1: A field that has its keyboard is edited as it is.

    // TODO 2: The keyboard of the birthday: a date picker on its wheels, with the toolbar.

    // TODO 3: The keyboard of the city: a picker fed by this controller, with the toolbar.

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
