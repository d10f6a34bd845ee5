import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import DatePickerExercises

@Suite("DatePicker 7: ProvinceAndCity", .exercise, .serialized)
struct ProvinceAndCityTests {
  let stage = Stage()
  let picker = UIPickerView()
  let wheels = ProvinceWheels(ProvinceAndCityTests.provinces)

  init() {
    picker.dataSource = wheels
    picker.delegate = wheels
    stage.present(picker)
  }

  @Test(.todo(1))
  func `the province is the one in the middle, at rest or not`() {
    var seen: String?

    stage.pickerWheels[0].turn(by: 1) { seen = wheels.province(of: picker)?.name }

    #expect(
      seen == "Hainan" && wheels.province(of: picker)?.name == "Hainan",
      "A finger holds Hainan in the middle, and didSelectRow was not called yet. Ask the picker for its row."
    )
  }

  @Test(.todo(1))
  func `no provinces are no mistake`() async throws {
    try await #require(
      processExitsWith: .success,
      "The program stopped: the file was empty, and there is no province 0. Look before you take one."
    ) {
      await MainActor.run {
        let wheels = ProvinceWheels([])
        let picker = UIPickerView()
        picker.dataSource = wheels
        picker.delegate = wheels
        Stage().present(picker)
        _ = wheels.province(of: picker)
      }
    }

    #expect(
      wheels.province(of: picker)?.name == "Guangdong",
      "With provinces, the first one is in the middle.")
  }

  @Test(.todo(2))
  func `without a province nothing is chosen`() async throws {
    try #require(
      wheels.text(of: picker) == "Guangdong  Guangzhou",
      .needed("The text of the wheels has to be Guangdong, two spaces and Guangzhou first."))
    let none = ProvinceWheels([])
    let emptyPicker = UIPickerView()
    emptyPicker.dataSource = none
    emptyPicker.delegate = none
    stage.present(emptyPicker)

    #expect(
      none.text(of: emptyPicker) == nil, "There is no province, so there are no words. Answer nil.")
  }

  @Test(.todo(2))
  func `both names, with two spaces between them`() {
    stage.pickerWheels[1].turn(by: 1)

    #expect(
      wheels.text(of: picker) == "Guangdong  Shenzhen",
      "The wheels show Guangdong and Shenzhen. Write the province, two spaces and the city.")
  }

  @Test(.todo(2))
  func `a province without cities stands alone`() async throws {
    try await #require(
      processExitsWith: .success,
      "The program stopped: this province has no city, and the row of its wheel is -1. Look at the row."
    ) {
      await MainActor.run {
        let wheels = ProvinceWheels([Province(name: "Open sea", cities: [])])
        let picker = UIPickerView()
        picker.dataSource = wheels
        picker.delegate = wheels
        Stage().present(picker)
        _ = wheels.text(of: picker)
      }
    }
    turnToNoCities(by: 3)

    #expect(
      wheels.text(of: picker) == "Open sea",
      "Open sea has no cities. Its name is all there is to say.")
  }

  @Test(.todo(4))
  func `a city is chosen while the province is held`() {
    let (choice, wheels) = Self.choiceWhileHeld(provinceRow: 1, cityRows: 1)

    #expect(
      ["Hainan  Haikou", "Hainan  Sanya"].contains(choice),
      "A finger held Hainan in the middle. Take both names from the rows in the middle.")
    #expect(
      choice == wheels,
      "The wheels showed another choice. Reload the second wheel before you read the rows.")
  }

  @Test(.todo(4))
  func `a shorter province is held while the city is turned`() async throws {
    try await #require(
      processExitsWith: .success,
      "The program stopped: the second wheel was on row 3, and Macao has one city. Check the row."
    ) {
      await MainActor.run {
        _ = ProvinceAndCityTests.choiceWhileHeld(provinceRow: 2, cityRows: 3)
      }
    }

    let (choice, wheels) = Self.choiceWhileHeld(provinceRow: 2, cityRows: 3)
    #expect(
      choice == "Macao  Macao" && wheels == choice,
      "A finger held Macao, which has one city. Reload the second wheel before you read the rows.")
  }

  @Test(.todo(3))
  func `a wheel shows the cities of its province`() {
    let titles = (0..<4).map { wheels.pickerView(picker, titleForRow: $0, forComponent: 1) }

    #expect(
      titles == ["Guangzhou", "Shenzhen", "Zhuhai", "Dongguan"],
      "Guangdong is in the middle. Answer the city of each row.")
  }

  @Test(.todo(3))
  func `a row that is no longer there has no words`() async throws {
    try #require(
      wheels.pickerView(picker, titleForRow: 0, forComponent: 1) == "Guangzhou",
      .needed("Row 0 of the second wheel has to be Guangzhou first."))

    try await #require(
      processExitsWith: .success,
      "The program stopped: Macao has one city, and the wheel still shows four rows. Answer nil."
    ) {
      await MainActor.run {
        let wheels = ProvinceWheels(ProvinceAndCityTests.provinces)
        let picker = UIPickerView()
        picker.dataSource = wheels
        picker.delegate = wheels
        picker.selectRow(2, inComponent: 0, animated: false)
        let title = wheels.pickerView(picker, titleForRow: 3, forComponent: 1)
        #expect(title == nil, "There is no fourth city in Macao. Answer nil.")
      }
    }
  }

  @Test(.todo(4))
  func `a new province begins with its first city`() {
    stage.pickerWheels[1].turn(by: 1)

    stage.pickerWheels[0].turn(by: 1)

    #expect(
      stage.pickerWheels[1].value == "Haikou" && picker.numberOfRows(inComponent: 1) == 2,
      "Hainan has two cities, and the first is Haikou. Fill the second wheel anew, and turn it to row 0."
    )
  }

  @Test(.todo(4))
  func `only the second wheel is filled anew`() throws {
    stage.pickerWheels[0].turn(by: 1)
    try #require(
      picker.numberOfRows(inComponent: 1) == 2,
      .needed("The second wheel has to have the two cities of Hainan first."))
    let before = questionsAboutTheFirstWheel

    stage.pickerWheels[0].turn(by: -1)

    #expect(
      questionsAboutTheFirstWheel == before,
      "The provinces are as they were, and you were asked to count them. Reload component 1 alone."
    )
  }

  @Test(.todo(4))
  func `a new province is told with its first city`() throws {
    stage.pickerWheels[1].turn(by: 2)
    var choices: [String?] = []
    wheels.onChoice = { choices.append($0) }

    stage.pickerWheels[0].turn(by: 1)
    stage.pickerWheels[1].turn(by: 1)

    #expect(
      choices == ["Hainan  Haikou", "Hainan  Sanya"],
      "One choice for each turn, as the wheels show it. Turn the second wheel before the choice is told."
    )
  }

  @Test(.todo(4))
  func `a province without cities empties the second wheel`() throws {
    stage.pickerWheels[0].turn(by: 1)
    try #require(
      stage.pickerWheels[1].value == "Haikou", .needed("The second wheel has to show Haikou first.")
    )

    var choices: [String?] = []
    wheels.onChoice = { choices.append($0) }

    turnToNoCities(by: 2)

    #expect(
      picker.numberOfRows(inComponent: 1) == 0 && wheels.text(of: picker) == "Open sea",
      "Open sea has no cities, and the second wheel still shows some. Fill it anew for every province."
    )
    #expect(
      choices.last == "Open sea",
      "A person chose Open sea, which has no cities, and was told of no choice. Call onChoice each time."
    )
  }

  // There is no row 0 in a wheel without rows, and an answer may turn the wheel there all the same.
  private func turnToNoCities(by rows: Int) {
    despiteComplaints { stage.pickerWheels[0].turn(by: rows) }
  }

  private var questionsAboutTheFirstWheel: Int {
    stage.conversation.filter {
      $0.name == "numberOfComponents" || ($0.name == "numberOfRows" && $0.subject == "in 0")
    }.count
  }

  /// The provinces of a file: each is a list of words, its name and its cities.
  private static var provinces: [Province] {
    let url = Bundle.module.url(forResource: "provinces", withExtension: "plist")
    let data = url.flatMap { try? Data(contentsOf: $0) } ?? Data()
    let words = (try? PropertyListDecoder().decode([[String]].self, from: data)) ?? []
    return words.map { Province(name: $0[0], cities: Array($0.dropFirst())) }
  }

  /// Holds the first wheel on a row and turns the second one, then returns the choice that was told
  /// and what the wheels showed at that moment.
  private static func choiceWhileHeld(
    provinceRow: Int, cityRows: Int
  ) -> (choice: String?, wheels: String?) {
    let stage = Stage()
    let picker = UIPickerView()
    let wheels = ProvinceWheels(provinces)
    picker.dataSource = wheels
    picker.delegate = wheels
    stage.present(picker)
    var choice: String?
    wheels.onChoice = { choice = $0 }
    var result: (choice: String?, wheels: String?)
    stage.pickerWheels[0].turn(by: provinceRow) {
      stage.pickerWheels[1].turn(by: cityRows)
      let shown = (0..<2).compactMap { stage.pickerWheels[$0].value }
      result = (choice, shown.joined(separator: "  "))
    }
    return result
  }
}

extension ProvinceAndCityTests: ExerciseScene {
  static let advice =
    "Turn the left wheel: the right one shows the cities of that province, from its first one on."

  var opening: SceneOpening {
    let label = UILabel(frame: CGRect(x: 20, y: 240, width: 280, height: 30))
    picker.superview?.addSubview(label)
    label.text = wheels.text(of: picker)
    wheels.onChoice = { label.text = $0 }
    return .phone(stage)
  }
}
