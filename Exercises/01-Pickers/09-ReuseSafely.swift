// # Exercise 9: The view of a row, used again
//
// A picker may offer the view of an old row, so that you use it for another row. It may also
// offer nothing, or a view of any class.
//
// - A country row that is offered is used. Where something else is offered, or nothing, the row
//   is a new one.
// - A row shows the name of its country, and the picture whose name is the `picture` of the
//   country. If there is no such picture, it shows none.
// - The background of a favourite is `.yellow`. Any other row has no background colour.
// - A row shows nothing of the country that it showed before.
//
//     swift run course check ReuseSafely

import HeadlessUIKit

/// A country to travel to; not every one has a picture.
struct Country {
  let name: String
  let picture: String?
  let isFavourite: Bool
}

/// A row of the wheel: `.yellow` for a favourite, without a colour for any other country.
final class CountryRow: UIView {
  let pictureView = UIImageView(frame: CGRect(x: 16, y: 2, width: 42, height: 28))
  let nameLabel = UILabel(frame: CGRect(x: 74, y: 2, width: 200, height: 28))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(pictureView)
    addSubview(nameLabel)
  }

  required init?(coder: NSCoder) { nil }

  /// Fills the row, whether it is new or was used before.
  func show(_ country: Country) {
    // TODO 1: Show name, picture and colour of this country, whatever the row showed before.
  }
}

/// Feeds a picker view with one wheel of countries.
final class CountryPicker: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let countries: [Country]

  init(countries: [Country]) {
    self.countries = countries
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    1
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    countries.count
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    // TODO 2: Return the offered country row, or else a new one, with the country of this row.
    UIView()
  }
}
