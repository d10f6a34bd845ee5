import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import PickersExercises

@Suite("Pickers 7: FlagRows", .exercise, .serialized)
struct FlagRowsTests {
  let picker = UIPickerView()
  let flagPicker = FlagPicker(flags: [
    Flag(name: "China", icon: "china"),
    Flag(name: "Japan", icon: "japan"),
    Flag(name: "Italy", icon: "italy"),
    Flag(name: "France", icon: "france"),
  ])
  let stage: Stage

  init() {
    Device.current.bundle = .module
    picker.dataSource = flagPicker
    picker.delegate = flagPicker
    stage = Stage(showing: picker)
  }

  @Test(.todo(1))
  func `a flag view shows the name and the picture of its flag`() {
    let view = FlagView()

    view.flag = Flag(name: "Japan", icon: "japan")

    #expect(view.nameLabel.text == "Japan", "The label shows the name of the flag.")
    #expect(
      picture(of: view) == "japan",
      "The picture is called as the flag's icon says. Find it with UIImage(named:).")

    view.flag = Flag(name: "Hokkaido", icon: "japan")

    #expect(
      picture(of: view) == "japan",
      "The name is Hokkaido, and the icon is japan. The picture is called as the icon says.")
  }

  @Test(.todo(1))
  func `a flag without a picture still has its name`() async throws {
    try await #require(
      processExitsWith: .success,
      "A picture that is missing is nil, and unwrapping nil stops the program. Pass nil on."
    ) {
      await MainActor.run { FlagView().flag = Flag(name: "Atlantis", icon: "atlantis") }
    }
    let view = FlagView()

    view.flag = Flag(name: "Atlantis", icon: "atlantis")

    #expect(
      view.nameLabel.text == "Atlantis" && picture(of: view) == nil,
      "There is no picture of Atlantis. Show its name, and give the image view nil.")

    let used = FlagView()
    used.flag = Flag(name: "Japan", icon: "japan")
    try #require(
      picture(of: used) == "japan", .needed("The row of Japan has to show its picture first."))
    used.flag = Flag(name: "Atlantis", icon: "atlantis")
    #expect(
      picture(of: used) == nil,
      "The view showed Japan before, and the picture of Japan is still there. Set the image to nil."
    )

    used.flag = Flag(name: "Japan", icon: "japan")
    #expect(
      picture(of: used) == "japan",
      "The view showed Atlantis before, and shows Japan again. Its picture has to be seen again.")
  }

  @Test(.todo(1))
  func `a flag view without a flag is empty`() async throws {
    try await #require(
      processExitsWith: .success,
      "The row was given no flag, and unwrapping nil stops the program. Pass nil on."
    ) {
      await MainActor.run { FlagView().flag = nil }
    }
    let view = FlagView()
    view.flag = Flag(name: "Japan", icon: "japan")
    try #require(view.nameLabel.text == "Japan", .needed("The label has to say Japan first."))

    view.flag = nil

    #expect(
      (view.nameLabel.isHidden || (view.nameLabel.text ?? "").isEmpty) && picture(of: view) == nil,
      "The row has no flag any more, and still shows Japan. Set both, the text and the picture.")
  }

  @Test(.todo(2))
  func `the rows are 50 points high`() {
    #expect(
      picker.rowSize(forComponent: 0).height == 50,
      "The picker asks its delegate how high the rows of a wheel are. Return 50.")
  }

  @Test(.todo(3))
  func `every row in sight is a flag view`() throws {
    let rows = (0...1).compactMap { picker.view(forRow: $0, forComponent: 0) }
    try #require(rows.count == 2, "The picker has no views in its rows. Return one for each.")

    #expect(
      rows.allSatisfy { $0 is FlagView },
      "A row shows a picture and a name. Return a FlagView, which has both.")
  }

  @Test(.todo(3))
  func `the view of a row has its size`() throws {
    let row = try #require(
      picker.view(forRow: 0, forComponent: 0) as? FlagView,
      .needed("Return a flag view for each row first.")
    )

    #expect(
      row.bounds.height == 50,
      "The view of a row is \(row.bounds.size.numbers) points large. Give it a frame that is 50 points high."
    )
    let parts = [row.iconView, row.nameLabel].map { $0.convert($0.bounds, to: picker) }
    #expect(
      parts.allSatisfy { $0.minX >= 0 && $0.maxX <= picker.bounds.width },
      "The view of a row is \(row.bounds.size.numbers) points large, and its middle lies in the middle of the wheel. Make it as wide as the wheel, so that picture and label lie inside."
    )
  }

  @Test(.todo(3))
  func `every row shows its own flag`() {
    stage.pickerWheels[0].adjust(toPickerWheelValue: "France")

    #expect(
      shown(inRow: 3) == "France" && shown(inRow: 1) == "Japan",
      "Row 1 is Japan and row 3 is France. Give each view the flag of its row.")

    let offered = FlagView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    offered.flag = flagPicker.flags[0]
    let row = picker.delegate?.pickerView(picker, viewForRow: 1, forComponent: 0, reusing: offered)
    let name = (row as? FlagView)?.nameLabel.text
    #expect(
      name == "Japan",
      "A picker may hand back the view of an old row. It showed China, and it is row 1 now: give it the flag of this row, or make a new view."
    )
  }

  @Test(.todo(3))
  func `the picker gets views and never asks for titles`() throws {
    try #require(
      picker.view(forRow: 0, forComponent: 0) is FlagView || !questions("titleForRow").isEmpty,
      .needed("Return a flag view first."))

    #expect(
      questions("titleForRow").isEmpty && !questions("viewForRow").isEmpty,
      "A delegate that has views for its rows is not asked for words. Implement viewForRow.")
  }

  @Test(.todo(4))
  func `the country a person chose is remembered`() {
    #expect(
      flagPicker.chosen == nil,
      "No person has turned the wheel, and a country is remembered. Do it in didSelectRow alone.")

    stage.pickerWheels[0].turn(by: 3)

    #expect(
      flagPicker.chosen?.name == "France",
      "The person turned the wheel to row 3. Remember the flag of the row the picker tells you.")

    stage.pickerWheels[0].turn(by: -2)

    #expect(
      flagPicker.chosen?.name == "Japan",
      "The person turned the wheel again, to row 1. Remember the country that was chosen last.")

    stage.pickerWheels[0].turn(by: -1)

    #expect(
      flagPicker.chosen?.name == "China",
      "The person turned the wheel back to row 0. Remember the country that was chosen last.")
  }

  /// The name of the picture that a person sees.
  private func picture(of view: FlagView) -> String? {
    view.iconView.isHidden ? nil : view.iconView.image?.name
  }

  private func shown(inRow row: Int) -> String? {
    (picker.view(forRow: row, forComponent: 0) as? FlagView)?.nameLabel.text
  }

  private func questions(_ name: String) -> [Conversation.Message] {
    stage.conversation.filter { $0.name == name }
  }
}

extension FlagRowsTests: ExerciseScene {
  static let advice = "Turn the wheel. Each row has the picture of a flag and the country's name."

  var opening: SceneOpening { .phone(stage) }
}
