import HeadlessUIKit

/// The keyboards of the form, made when a field is first edited.
extension FormOf2015: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    if textField.inputView != nil { return true }
    if textField === inputField {
      textField.inputView = datePicker
    } else {
      selectedProvince = provinces[0]
      let picker = UIPickerView()
      picker.dataSource = self
      picker.delegate = self
      textField.inputView = picker
    }
    textField.inputAccessoryView = toolBar
    return true
  }
}

/// Two wheels: provinces, and the cities of the one in the middle.
extension FormOf2015: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int {
    component == 0 ? provinces.count : shown(in: pickerView).cities.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    if component == 0 { return provinces[row].name }
    let cities = shown(in: pickerView).cities
    return row >= cities.count ? nil : cities[row]
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int,
    inComponent component: Int
  ) {
    if component == 0 {
      selectedProvince = provinces[row]
      pickerView.reloadComponent(1)
      pickerView.selectRow(0, inComponent: 1, animated: true)
    }
    let name = selectedProvince?.name ?? ""
    let city = city(component == 0 ? 0 : row)
    provinceField.text = "\(name)  \(city)"
  }

  private func shown(in picker: UIPickerView) -> Province {
    provinces[picker.selectedRow(inComponent: 0)]
  }
}
