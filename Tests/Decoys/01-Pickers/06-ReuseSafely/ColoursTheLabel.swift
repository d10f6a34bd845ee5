// Misconception: The colour is given to the label. It lies in the row and covers a part of
//   it: the row itself is to be yellow.
// Rejected by: a row shows the country it is given
// Rejected by: a favourite's colour does not stay for another country

import HeadlessUIKit

/// A country to travel to; not every one has a picture.
struct Country {
  let name: String
  let picture: String?
  let isFavourite: Bool
}

/// A row of the wheel: yellow for a favourite, without a colour for any other country.
final class CountryRow: UIView {
  let pictureView = UIImageView(frame: CGRect(x: 16, y: 2, width: 42, height: 28))
  let nameLabel = UILabel(frame: CGRect(x: 74, y: 2, width: 200, height: 28))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(pictureView)
    addSubview(nameLabel)
  }

  required init?(coder: NSCoder) { nil }

  /// Fills the row, be it new or used before.
  func show(_ country: Country) {
    nameLabel.text = country.name
    pictureView.image = country.picture.flatMap { UIImage(named: $0) }
    nameLabel.backgroundColor = country.isFavourite ? .yellow : nil
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
    let countryRow = view as? CountryRow ?? CountryRow()
    countryRow.show(countries[row])
    return countryRow
  }
}
