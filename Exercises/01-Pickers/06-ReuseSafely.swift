// # Exercise 6: A row that was somebody else's
//
// A picker may offer a view that is no longer seen, to be filled again instead of
// making another. It may also offer nothing, as systems since iOS 7 are said to
// do every time, and nobody promises of what kind the view is. Use a row that is
// offered, and let nothing of the country it showed before shine through.
//
//     swift test --filter ReuseSafely

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
    // TODO 1: Name, picture and colour are this country's, whatever the row showed before.
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
    // TODO 2: The offered country row, or else a new one, that shows the country of this row.
    UIView()
  }
}
