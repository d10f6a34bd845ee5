import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import PickersExercises

@Suite("Pickers 9: ReuseSafely", .exercise, .serialized)
struct ReuseSafelyTests {
  let china = Country(name: "China", picture: "china", isFavourite: true)
  let atlantis = Country(name: "Atlantis", picture: nil, isFavourite: false)

  init() {
    Device.current.bundle = .module
  }

  @Test(.todo(1))
  func `a row shows the country it is given`() {
    let row = CountryRow()

    row.show(china)

    #expect(row.nameLabel.text == "China", "The label shows the country's name.")
    #expect(
      picture(of: row) == "china",
      "The image view shows the country's picture. Find it with UIImage(named:).")
    #expect(row.backgroundColor == .yellow, "China is a favourite, so its row is yellow.")

    let other = CountryRow()
    other.show(Country(name: "Hokkaido", picture: "japan", isFavourite: false))

    #expect(
      picture(of: other) == "japan",
      "The name is Hokkaido, and the picture is called japan. Look for the name of the picture.")
    #expect(
      other.backgroundColor != .yellow,
      "Hokkaido has a picture and is no favourite. Ask isFavourite for the colour.")
  }

  @Test(.todo(1))
  func `a picture does not stay for a country without one`() throws {
    let row = CountryRow()
    row.show(china)
    try #require(picture(of: row) != nil, .needed("Show a picture first."))

    row.show(atlantis)

    #expect(
      picture(of: row) == nil,
      "The row still shows the picture of China. Assign one for every country, nil included."
    )

    row.show(china)
    #expect(
      picture(of: row) == "china",
      "The row showed Atlantis before, and China again. The picture has to be seen again.")
    row.show(Country(name: "Utopia", picture: "utopia", isFavourite: false))

    #expect(
      picture(of: row) == nil,
      "There is no picture named utopia, and the row still shows China. UIImage(named:) is nil then."
    )
  }

  @Test(.todo(1))
  func `a favourite's colour does not stay for another country`() throws {
    let row = CountryRow()
    row.show(china)
    try #require(
      row.backgroundColor == .yellow, .needed("The row of a favourite has to be yellow first."))

    row.show(atlantis)

    #expect(
      row.backgroundColor != .yellow,
      "Atlantis is no favourite, but its row is yellow. Assign the colour for every country.")
    #expect(
      [nil, .clear].contains(row.backgroundColor),
      "Atlantis is no favourite, so its row has no colour. Set the backgroundColor to nil.")

    row.show(Country(name: "Eldorado", picture: nil, isFavourite: true))

    #expect(
      row.backgroundColor == .yellow,
      "Eldorado is a favourite without a picture. The colour does not depend on the picture.")
  }

  @Test(.todo(2))
  func `an offered row is used again for the new country`() {
    let offered = CountryRow()

    let row = answer(reusing: offered)

    #expect(row === offered, "A country row was offered. Use it instead of making another.")
    #expect(
      offered.nameLabel.text == "China",
      "The offered row comes as it was left. Show the new country in it.")

    offered.show(china)
    _ = CountryPicker(countries: [china, atlantis])
      .pickerView(UIPickerView(), viewForRow: 1, forComponent: 0, reusing: offered)

    #expect(
      offered.nameLabel.text == "Atlantis" && picture(of: offered) == nil
        && offered.backgroundColor != .yellow,
      "The row showed China and is used for Atlantis. Call show, which fills all of its parts.")
  }

  @Test(.todo(2))
  func `without an offer every row is a new one`() {
    let picker = UIPickerView()
    let countries = CountryPicker(countries: [china, atlantis])
    let rows = (0...1).map {
      countries.pickerView(picker, viewForRow: $0, forComponent: 0, reusing: nil) as? CountryRow
    }

    #expect(
      rows.map { $0?.nameLabel.text } == ["China", "Atlantis"],
      "Nothing was offered. Make a country row for each, and show the country in it.")
  }

  @Test(.todo(2))
  func `a view of another kind is not used`() async throws {
    try await #require(
      processExitsWith: .success,
      "The picker offered a label. Casting it by force stops the program: ask whether it is a row."
    ) {
      await MainActor.run {
        let country = Country(name: "China", picture: nil, isFavourite: false)
        let countries = CountryPicker(countries: [country])
        let row = countries.pickerView(
          UIPickerView(), viewForRow: 0, forComponent: 0, reusing: UILabel())
        #expect(
          (row as? CountryRow)?.nameLabel.text == "China",
          "A label cannot show a country. Make a country row when the offer is not one.")
      }
    }
  }

  @Test(.todo(2))
  func `a long spin makes few rows`() throws {
    var rows: [UIView] = []
    try spin(through: 40) { rows.append($0) }

    #expect(
      Set(rows.map(ObjectIdentifier.init)).count < 20,
      "40 countries passed by, about ten at a time. Fill a row that is offered once more.")
  }

  @Test(.todo(2))
  func `every country that passes by shows its own name`() throws {
    var names: [String?] = []
    try spin(through: 40) { names.append(($0 as? CountryRow)?.nameLabel.text) }

    #expect(
      names == (1..<40).map { "Country \($0)" },
      "A row that is used again showed another country before. Fill it each time.")
  }

  /// The name of the picture that a person sees.
  private func picture(of row: CountryRow) -> String? {
    row.pictureView.isHidden ? nil : row.pictureView.image?.name
  }

  private func answer(reusing view: UIView?) -> UIView {
    CountryPicker(countries: [china])
      .pickerView(UIPickerView(), viewForRow: 0, forComponent: 0, reusing: view)
  }

  /// Turns a wheel row by row, and looks at the row in the middle each time.
  private func spin(through count: Int, look: (UIView) -> Void) throws {
    let countries = CountryPicker(
      countries: (0..<count).map {
        Country(name: "Country \($0)", picture: nil, isFavourite: false)
      })
    let picker = UIPickerView()
    picker.dataSource = countries
    picker.delegate = countries
    let stage = Stage(showing: picker)
    for row in 1..<count {
      stage.pickerWheels[0].turn(by: 1)
      let view = picker.view(forRow: row, forComponent: 0)
      look(
        try #require(view as? CountryRow, .needed("Return a country row for every country first.")))
    }
  }
}

extension ReuseSafelyTests: ExerciseScene {
  static let advice =
    "Turn the wheel past many rows. Only China is yellow and has a picture, whatever passed before."

  var opening: SceneOpening {
    let others = ["Atlantis", "Utopia", "Lilliput", "Avalon", "Camelot", "Arcadia", "Thule"]
      .map { Country(name: $0, picture: nil, isFavourite: false) }
    let countries = CountryPicker(countries: [china] + others + [china] + others)
    let picker = UIPickerView()
    picker.dataSource = countries
    picker.delegate = countries
    return .phone(Stage(showing: picker), keeping: countries)
  }
}
