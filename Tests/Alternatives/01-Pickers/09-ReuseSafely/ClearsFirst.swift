// Alternative: picture and colour are first taken away, and then set if the country has them.

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
    pictureView.image = nil
    backgroundColor = .clear
    nameLabel.text = country.name
    if let picture = country.picture { pictureView.image = UIImage(named: picture) }
    if country.isFavourite { backgroundColor = .yellow }
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
    guard let offered = view as? CountryRow else {
      let made = CountryRow(frame: CGRect(x: 0, y: 0, width: 300, height: 32))
      made.show(countries[row])
      return made
    }
    offered.show(countries[row])
    return offered
  }
}
