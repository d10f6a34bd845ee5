/// The object that says how much a picker view has to show.
///
/// Both methods are required. A picker with one component has to say so too.
///
/// - Shape: Components count from 0, left to right; rows count from 0, top to bottom.
/// - Units: Components and rows.
/// - Errors: A count below 0 shows nothing, and the console says so.
/// - Source: Apple, UIKit, "UIPickerViewDataSource".
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns how many wheels the picker has.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Returns how many rows a wheel has; components count from 0, left to right.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
