// Alternative: a `switch` asks whether the offered view is a `CountryRow`. If not, it makes a new
// one.

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
    // Both are assigned in every case: what is left out stays as the last country left it.
    pictureView.image = country.picture.flatMap { UIImage(named: $0) }
    backgroundColor = country.isFavourite ? .yellow : nil
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
    let countryRow: CountryRow
    switch view {
    case let offered as CountryRow: countryRow = offered
    default: countryRow = CountryRow()
    }
    countryRow.show(countries[row])
    return countryRow
  }
}
