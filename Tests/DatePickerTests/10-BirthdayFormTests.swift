import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DatePickerExercises

@Suite("DatePicker 10: BirthdayForm", .exercise, .serialized)
struct BirthdayFormTests {
  let stage = Stage()
  let form = BirthdayFormViewController()

  @Test(.todo(1))
  func `a tap on the birthday brings wheels of days`() throws {
    stage.present(form)
    try edit("Birthday")
    try #require(
      stage.keyboards.count == 0, "The keyboard of the system came up. Set inputView.")
    try #require(
      stage.pickerWheels.count == 3,
      "There are \(stage.pickerWheels.count) wheels. Set a date picker as inputView, with its mode and its style."
    )
    #expect(
      showsToday,
      "The wheels begin with \(values.joined(separator: " ")), and it is 29 August 2015\(limits ?? ": begin with today")."
    )
  }

  @Test(.todo(1))
  func `a turn writes the day`() throws {
    try requireToday()
    stage.present(form)
    try editBirthday()

    stage.pickerWheels[2].adjust(toPickerWheelValue: "2000")

    #expect(
      says("2000-08-29"),
      "A person turned to the year 2000. Write the day into the field, as 2000-08-29.")

    stage.pickerWheels[2].adjust(toPickerWheelValue: "2001")

    #expect(
      says("2001-08-29"), "A person turned once more, to 2001. Write the day after each turn.")
  }

  @Test(.todo(1))
  func `the day has the same form on every phone`() throws {
    try requireToday()
    stage.calendar = .buddhist
    stage.present(form)
    try editBirthday()
    stage.pickerWheels[2].turn(by: -15)

    #expect(
      says("2000-08-29"),
      "On this phone years are counted from the Buddha. The text is the same: fix the locale.")
  }

  @Test(.todo(1))
  func `the day has the same digits on every phone`() throws {
    try requireToday()
    stage.locale = Locale(identifier: "ar_EG")
    stage.present(form)
    try editBirthday()
    stage.pickerWheels[2].turn(by: -15)

    #expect(
      says("2000-08-29"),
      "This phone is Egyptian and has other digits. The text is the same: fix the locale.")
  }

  @Test(.todo(1))
  func `the last day of a year belongs to that year`() throws {
    try requireToday()
    stage.present(form)
    try editBirthday()
    stage.pickerWheels[2].adjust(toPickerWheelValue: "2000")
    try #require(
      says("2000-08-29"), .needed("After the turn the field has to say 2000-08-29 first."))

    stage.pickerWheels[0].adjust(toPickerWheelValue: "December")
    stage.pickerWheels[1].adjust(toPickerWheelValue: "31")

    #expect(
      says("2000-12-31"),
      "A person turned to 31 December 2000, whose week belongs to 2001. The year of a day is yyyy.")
  }

  @Test(.todo(1))
  func `in the morning in Shanghai the wheels and the text have one day`() throws {
    try requireToday()
    stage.timeZone = try #require(TimeZone(identifier: "Asia/Shanghai"))
    stage.clock.advance(by: 23 * 3600)
    stage.present(BirthdayFormViewController())
    try editBirthday()

    stage.pickerWheels[2].adjust(toPickerWheelValue: "2000")

    #expect(
      says("2000-08-30"),
      "The wheels say the 30th, and in GMT it is the 29th. Give the formatter the picker's zone.")
  }

  @Test(.todo(1))
  func `in the evening in New York the wheels and the text have one day`() throws {
    try requireToday()
    stage.timeZone = try #require(TimeZone(identifier: "America/New_York"))
    stage.present(BirthdayFormViewController())
    try editBirthday()

    stage.pickerWheels[2].adjust(toPickerWheelValue: "2000")

    #expect(
      says("2000-08-28"),
      "The wheels say the 28th, and in GMT it is the 29th. Give the formatter the picker's zone.")
  }

  @Test(.todo(1))
  func `a birthday is not later than today`() throws {
    try requireToday()
    stage.present(form)
    try editBirthday()
    stage.pickerWheels[2].adjust(toPickerWheelValue: "2014")
    try #require(
      says("2014-08-29"), .needed("After the turn the field has to say 2014-08-29 first."))

    stage.pickerWheels[2].adjust(toPickerWheelValue: "2016")

    #expect(
      says("2015-08-29"),
      "A person turned to 2016, and it is 29 August 2015. Nobody is born later\(limits ?? ": set maximumDate")."
    )

    stage.clock.advance(by: 40 * 86_400)
    stage.present(BirthdayFormViewController())
    try editBirthday()
    stage.pickerWheels[2].adjust(toPickerWheelValue: "2014")
    stage.pickerWheels[2].adjust(toPickerWheelValue: "2016")

    #expect(
      says("2015-10-08"),
      "It is 40 days later, so the last possible day is 2015-10-08. Ask for the day of today.")
  }

  @Test(.todo(1))
  func `a birthday is at most 120 years ago`() throws {
    try requireToday()
    stage.present(form)
    try editBirthday()

    stage.pickerWheels[2].adjust(toPickerWheelValue: "1890")

    #expect(
      says("1895-08-29"),
      "A person turned to 1890. The first possible day is 1895-08-29\(limits ?? ": set minimumDate")."
    )

    stage.clock.advance(by: 40 * 86_400)
    stage.present(BirthdayFormViewController())
    try editBirthday()
    stage.pickerWheels[2].adjust(toPickerWheelValue: "1890")

    #expect(
      says("1895-10-08"),
      "It is 40 days later, so the first possible day is 1895-10-08. Count from today.")
  }

  @Test(.todo(2))
  func `a tap on the city brings provinces and cities`() throws {
    stage.present(form)
    try editCity()

    #expect(stage.keyboards.count == 0, "The keyboard of the system came up. Set inputView.")
    stage.pickerWheels[1].turn(by: 1)
    stage.pickerWheels[0].adjust(toPickerWheelValue: "Hainan")
    #expect(
      [["Hainan", "Haikou"], ["Hainan", "Sanya"]].contains(values),
      "The first wheel is on Hainan. The second one shows a city of Hainan: reload it.")
    stage.pickerWheels[1].adjust(toPickerWheelValue: "Sanya")
    #expect(
      says("Hainan  Sanya"), "Both wheels were turned. Write what they show, with two spaces.")
  }

  @Test(.todo(2))
  func `a city is chosen while the province is held`() throws {
    stage.present(form)
    try editCity()
    var shown: [String] = []
    var isWritten = false

    stage.pickerWheels[0].turn(by: 1) {
      stage.pickerWheels[1].turn(by: 1)
      shown = values
      isWritten = says(shown.joined(separator: "  "))
    }

    #expect(
      [["Hainan", "Haikou"], ["Hainan", "Sanya"]].contains(shown),
      "A finger held Hainan in the middle, and the second wheel came to rest. It has Hainan's cities."
    )
    #expect(
      isWritten,
      "A finger held Hainan in the middle. Reload the second wheel, then write what both show.")
  }

  @Test(.todo(2))
  func `other provinces have other cities`() throws {
    form.provinces = [(name: "Jilin", cities: ["Changchun"]), (name: "Hubei", cities: ["Wuhan"])]
    stage.present(form)
    try editCity()

    stage.pickerWheels[0].turn(by: 1)

    #expect(says("Hubei  Wuhan"), "The form was given other provinces. Take them from `provinces`.")
  }

  @Test(.todo(2))
  func `a province without cities is written alone`() async throws {
    try await #require(
      processExitsWith: .success,
      "The program stopped: this province has no city, and the row of its wheel is -1. Check it."
    ) {
      await MainActor.run {
        let stage = Stage()
        let form = BirthdayFormViewController()
        form.provinces = [(name: "Hainan", cities: ["Haikou"]), (name: "Open sea", cities: [])]
        stage.present(form)
        guard stage.textFields["City"].exists else { return }
        stage.textFields["City"].tap()
        stage.pickerWheels[0].turn(by: 1)
        stage.textFields["Birthday"].tap()
        let other = BirthdayFormViewController()
        other.provinces = form.provinces.reversed()
        stage.present(other)
        stage.textFields["City"].tap()
        stage.textFields["Birthday"].tap()
      }
    }
    form.provinces = [(name: "Hainan", cities: ["Haikou"]), (name: "Open sea", cities: [])]
    stage.present(form)
    try editCity()

    despiteComplaints { stage.pickerWheels[0].turn(by: 1) }

    #expect(says("Open sea"), "The open sea has no cities. Write the province alone.")

    let other = BirthdayFormViewController()
    other.provinces = [(name: "Lake", cities: []), (name: "Hainan", cities: ["Haikou"])]
    stage.present(other)
    try editCity()
    stage.textFields["Birthday"].tap()

    #expect(
      says("Lake"),
      "The field was left without a turn, on Lake, which has no cities. Leaving it writes Lake alone."
    )
  }

  @Test(.todo(2))
  func `without provinces the city stays empty`() async throws {
    try await #require(
      processExitsWith: .success,
      "The program stopped: there are no provinces, and the row of the wheel is -1. Check it."
    ) {
      await MainActor.run {
        let stage = Stage()
        let form = BirthdayFormViewController()
        form.provinces = []
        stage.present(form)
        guard stage.textFields["City"].exists else { return }
        stage.textFields["City"].tap()
        form.view.endEditing(true)
      }
    }
    form.provinces = []
    stage.present(form)
    try edit("City")

    form.view.endEditing(true)

    #expect(
      isEmpty("City"),
      "There are no provinces, so there is nothing to write. Leave the field empty.")
  }

  @Test(.todo(2))
  func `a field that is left says what its wheels show`() throws {
    stage.present(form)
    try editCity()
    stage.textFields["Birthday"].tap()
    #expect(
      says("Guangdong  Guangzhou"),
      "The wheels showed Guangdong and Guangzhou. Write them in textFieldDidEndEditing.")
  }

  @Test(.todo(2))
  func `leaving does not change what was chosen`() throws {
    stage.present(form)
    try editCity()
    stage.pickerWheels[0].adjust(toPickerWheelValue: "Hainan")
    stage.pickerWheels[1].adjust(toPickerWheelValue: "Sanya")

    form.view.endEditing(true)

    #expect(
      says("Hainan  Sanya"), "The person chose Sanya. Read the wheels when the field is left.")
  }

  @Test(.todo(2))
  func `a birthday that nobody chose stays empty`() throws {
    stage.present(form)
    try editBirthday()

    form.view.endEditing(true)

    #expect(
      isEmpty("Birthday"), "Nobody turned to a day. Today is no guess: leave the field empty.")
    #expect(isEmpty("City"), "The city was not edited. Ask which field was left.")
  }

  @Test(.todo(2))
  func `the name of each field is heard before its text`() throws {
    try requireToday()
    stage.present(form)
    try editCity()
    stage.pickerWheels[1].turn(by: 1)
    try editBirthday()
    stage.pickerWheels[2].adjust(toPickerWheelValue: "2000")
    try #require(
      says("2000-08-29") && says("Guangdong  Shenzhen"),
      .needed("The fields have to say 2000-08-29 and Guangdong  Shenzhen first."))

    let heard = stage.readScreenAloud()

    for words in ["Birthday, 2000-08-29", "City, Guangdong  Shenzhen"] {
      #expect(
        heard.contains { $0.hasPrefix(words) },
        "Nobody hears “\(words)”. A placeholder is gone when there is a text. Set accessibilityLabel of each field."
      )
    }
  }

  @Test(.todo(3))
  func `the toolbar lies on top of both`() throws {
    stage.present(form)
    for name in ["Birthday", "City"] {
      try edit(name)
      for title in ["Previous", "Next", "Done"] {
        #expect(
          stage.toolbars.buttons[title].exists && stage.toolbars.buttons[title].isHittable,
          "\(name) is edited, and \(title) is not there. Set inputAccessoryView of both fields.")
      }
    }
  }

  @Test(.todo(3))
  func `Next and Previous lead from field to field`() throws {
    try presentWithToolbar()
    try editBirthday()

    stage.toolbars.buttons["Next"].tap()
    #expect(stage.pickerWheels.count == 2, "Next leads from the birthday to the city.")
    stage.toolbars.buttons["Previous"].tap()
    #expect(stage.pickerWheels.count == 3, "Previous leads from the city to the birthday.")
  }

  @Test(.todo(3))
  func `at the ends of the form nothing happens`() throws {
    try presentWithToolbar()
    try editBirthday()
    stage.toolbars.buttons["Previous"].tap()
    #expect(stage.pickerWheels.count == 3, "Nothing comes before the birthday. Do nothing.")

    stage.textFields["City"].tap()
    stage.toolbars.buttons["Next"].tap()
    #expect(stage.pickerWheels.count == 2, "Nothing comes after the city. Do nothing.")
  }

  @Test(.todo(3))
  func `Done ends the editing of each field`() throws {
    try presentWithToolbar()
    for name in ["Birthday", "City"] {
      try edit(name)
      stage.toolbars.buttons["Done"].tap()
      #expect(
        stage.pickerWheels.count == 0 && stage.toolbars.count == 0,
        "\(name) was edited. Done ends the editing, and the wheels go.")
      if name == "Birthday" {
        #expect(
          isEmpty("Birthday") && isEmpty("City"),
          "Nobody turned a wheel, and the city was not edited. Done writes into neither field.")
      }
    }
    #expect(says("Guangdong  Guangzhou"), "The city was left by Done. Write it then as well.")
  }

  @Test(.todo(3))
  func `nobody types or pastes into a field`() throws {
    stage.present(form)
    UIPasteboard.general.string = "last summer"
    for name in ["Birthday", "City"] {
      try edit(name)
      try #require(stage.keyboards.count == 0, .needed("Set inputView first."))
      stage.typeText("x")
      stage.typeKey("v", modifierFlags: .command)
      #expect(
        isEmpty(name),
        "\(name) took a text that is not from its wheels. Look at shouldChangeCharactersIn.")
    }
  }

  @Test(.todo(3))
  func `nobody deletes what the wheels have written`() throws {
    try requireToday()
    stage.present(form)
    try editBirthday()
    stage.pickerWheels[2].adjust(toPickerWheelValue: "2000")
    try #require(
      says("2000-08-29"), .needed("After the turn the field has to say 2000-08-29 first."))
    deleteEverything()
    #expect(
      says("2000-08-29"),
      "The text was deleted, and the wheels still show it. Look at shouldChangeCharactersIn.")

    try editCity()
    stage.pickerWheels[1].turn(by: 1)
    try #require(
      says("Guangdong  Shenzhen"),
      .needed("After the turn a field has to say Guangdong  Shenzhen first."))
    deleteEverything()
    #expect(
      says("Guangdong  Shenzhen"),
      "The text was deleted, and the wheels still show it. Return false for both fields.")
  }

  @Test(.todo(3))
  func `fields and toolbar do not cover each other`() throws {
    try presentWithToolbar()
    try edit("City")
    let fields = [stage.textFields["Birthday"].frame, stage.textFields["City"].frame]
    let toolbar = stage.toolbars.firstMatch.frame
    let screen = CGRect(x: 0, y: 0, width: 320, height: 568)

    #expect(
      fields.allSatisfy { screen.contains($0) && $0.maxY <= toolbar.minY },
      "A field leaves the screen, or reaches below the upper edge of the toolbar. The toolbar begins 260 points above the lower edge of the screen: place the fields above it."
    )
    let covered = CoveredPart.first(
      of: [("the field of the birthday", fields[0]), ("the field of the city", fields[1])])
    #expect(covered == nil, "\(covered ?? "") Place the second one lower.")
    #expect(
      fields.allSatisfy { $0.width >= 160 && $0.height >= 24 },
      "A field is too small for its text. It is at least 160 by 24 points.")
  }

  @Test(.todo(3))
  func `a screen that was left is freed`() throws {
    weak var screen: BirthdayFormViewController?
    do {
      let controller = BirthdayFormViewController()
      screen = controller
      stage.present(controller)
    }
    try edit("Birthday")
    try #require(stage.toolbars.buttons["Done"].exists, .needed("Add the toolbar first."))
    stage.toolbars.buttons["Next"].tap()
    stage.toolbars.buttons["Done"].tap()

    stage.present(UIViewController())

    #expect(
      screen == nil, "The screen keeps an object whose closure keeps the screen. Use [weak self].")
  }

  private func presentWithToolbar() throws {
    stage.present(form)
    try edit("Birthday")
    for title in ["Previous", "Next", "Done"] {
      try #require(
        stage.toolbars.buttons[title].exists, .needed("Add a toolbar with \(title) first."))
    }
  }

  private func edit(_ name: String) throws {
    try #require(stage.textFields[name].exists, "Add a text field with the placeholder \(name).")
    stage.textFields[name].tap()
  }

  /// Lets a form on the phone as it is begin with today, so that a wrong day is told as such.
  private func requireToday() throws {
    stage.present(BirthdayFormViewController())
    try editBirthday()
    try #require(
      showsToday,
      .needed(
        "The wheels begin with \(values.joined(separator: " ")), and it is 29 August 2015. Begin with today first."
      )
    )
  }

  /// What is wrong with the two limits of the picker, if the first one is later than the last one.
  private var limits: String? {
    let pickers = form.view.descendants(of: UITextField.self)
      .compactMap { $0.inputView as? UIDatePicker }
    guard
      pickers.contains(where: {
        guard let first = $0.minimumDate, let last = $0.maximumDate else { return false }
        return first > last
      })
    else { return nil }
    return ": minimumDate is later than maximumDate, and then the picker ignores both"
  }

  /// Whether the wheels say 29 August 2015, in whatever order the phone has them.
  private var showsToday: Bool { ["August", "29", "2015"].allSatisfy(values.contains) }

  private func editBirthday() throws {
    try edit("Birthday")
    try #require(
      stage.pickerWheels.count == 3, .needed("The birthday has to have three wheels of days first.")
    )
  }

  private func editCity() throws {
    try edit("City")
    try #require(
      stage.pickerWheels.count == 2, "The city has to have two wheels first, provinces and cities.")
  }

  /// Selects the text of the field that is edited, and presses the delete key.
  private func deleteEverything() {
    stage.typeKey("a", modifierFlags: .command)
    stage.typeText(KeyboardKey.delete.rawValue)
  }

  /// What the wheels show, from left to right.
  private var values: [String] {
    (0..<stage.pickerWheels.count).map { stage.pickerWheels[$0].value ?? "" }
  }

  /// Whether a field has this text.
  private func says(_ text: String) -> Bool {
    ["Birthday", "City"].map { stage.textFields[$0] }.contains { $0.value == text }
  }

  /// Whether a field shows its placeholder.
  private func isEmpty(_ name: String) -> Bool { stage.textFields[name].value == name }
}

extension BirthdayFormTests: ExerciseScene {
  static let advice =
    "Press Birthday and turn the wheels. Next leads to the city, and Done puts the wheels away."

  var opening: SceneOpening {
    stage.present(form)
    return .phone(stage)
  }
}
