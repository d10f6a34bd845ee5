import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import PickersExercises

@Suite("Pickers 11: KeepTheSelection", .exercise, .serialized)
struct KeepTheSelectionTests {
  let stage = Stage()
  let cinema = CinemaViewController()

  init() {
    cinema.columns = [
      ["Alien", "Brazil", "Casablanca", "Duel"],
      ["Noon", "Evening", "Midnight"],
    ]
    stage.present(cinema)
  }

  @Test(.todo(1))
  func `a word that moved is found in its new row`() {
    #expect(
      cinema.row(of: "Casablanca", formerly: 2, in: ["Brazil", "Casablanca", "Duel"]) == 1,
      "Casablanca moved from row 2 to row 1. Look for the word before looking at the number.")
  }

  @Test(.todo(1))
  func `a word that is gone leaves the wheel as near as can be`() {
    #expect(
      cinema.row(of: "Casablanca", formerly: 2, in: ["Alien", "Brazil", "Duel", "Jaws"]) == 2,
      "The word is gone but row 2 is not, so the wheel keeps row 2.")
    #expect(
      cinema.row(of: "Casablanca", formerly: 2, in: ["Alien", "Brazil"]) == 1,
      "Row 2 is gone as well. Two words leave rows 0 and 1, and 1 is the last.")
  }

  @Test(.todo(1))
  func `a wheel can lose all its rows and find new ones`() {
    #expect(
      cinema.row(of: "Casablanca", formerly: 2, in: []) == -1,
      "A wheel without rows has no selected row, which is row -1.")
    #expect(
      cinema.row(of: nil, formerly: -1, in: ["Jaws", "Kes"]) == 0,
      "A wheel without a selected row has no row to keep. It begins with the first one.")
  }

  @Test(.todo(2))
  func `the label says the word a person turned to`() {
    stage.pickerWheels[0].adjust(toPickerWheelValue: "Casablanca")

    #expect(
      cinema.labels[0].text == "Casablanca",
      "Ask the picker for the selected row of the wheel, and announce its word.")

    stage.pickerWheels[1].adjust(toPickerWheelValue: "Midnight")

    #expect(
      cinema.labels.map(\.text) == ["Casablanca", "Midnight"],
      "A person turned the second wheel to Midnight. Use the component that you are given.")
  }

  @Test(.todo(3))
  func `the wheel has the new words and follows the one chosen`() {
    stage.pickerWheels[0].adjust(toPickerWheelValue: "Casablanca")

    cinema.replace(
      column: 0, with: ["Alien", "Brazil", "Duel", "Jaws", "Kes", "Casablanca"])

    #expect(
      cinema.picker.numberOfRows(inComponent: 0) == 6,
      "The picker remembers how many rows it was told of. Tell it to ask again.")
    #expect(
      stage.pickerWheels[0].value == "Casablanca",
      "The wheel showed Casablanca, which is row 5 of the new words. Read the word before the column has new ones, and turn the wheel when the picker knows of six rows."
    )
  }

  @Test(.todo(3))
  func `only the wheel that changed is asked about`() throws {
    let before = stage.conversation.count

    cinema.replace(column: 0, with: ["Alien", "Brazil"])

    let asked = stage.conversation.dropFirst(before).filter { $0.listener == "dataSource" }
    try #require(!asked.isEmpty, .needed("Tell the picker that its rows have changed first."))
    #expect(
      asked.map(\.subject) == ["in 0"],
      "One column changed. Reload its component, once, and none of the others.")

    let between = stage.conversation.count
    cinema.replace(column: 1, with: ["Noon", "Dawn"])

    #expect(
      stage.conversation.dropFirst(between).filter { $0.listener == "dataSource" }.map(\.subject)
        == ["in 1"],
      "The second column changed. Reload its component, once, and none of the others.")
  }

  @Test(.todo(3))
  func `the new selection is announced once`() throws {
    stage.pickerWheels[0].adjust(toPickerWheelValue: "Casablanca")
    let before = cinema.announcements.count

    cinema.replace(column: 0, with: ["Brazil", "Jaws", "Casablanca"])

    #expect(
      cinema.announcements.dropFirst(before) == ["Casablanca"],
      "The wheel was turned to Casablanca once. Show the selection once, when all is done."
    )
  }

  @Test(.todo(3))
  func `an emptied wheel has no selected row, and its label is empty`() async throws {
    try await #require(
      processExitsWith: .success,
      "An empty column has no row to read, and reading one stops the program."
    ) {
      await MainActor.run {
        let cinema = CinemaViewController()
        cinema.columns = [["Alien"]]
        cinema.loadViewIfNeeded()
        cinema.replace(column: 0, with: [])
      }
    }

    empty(column: 0)

    #expect(
      cinema.picker.selectedRow(inComponent: 0) == -1 && cinema.labels[0].text == "",
      "There is no film any more. The label is empty when the wheel has no selected row.")
  }

  @Test(.todo(3))
  func `an emptied wheel is given words again`() async throws {
    try await #require(
      processExitsWith: .success,
      "The program stopped: a word of a wheel without words was read. Once reloaded, it is on row -1."
    ) {
      await MainActor.run {
        let cinema = CinemaViewController()
        cinema.columns = [["Alien"]]
        cinema.loadViewIfNeeded()
        cinema.replace(column: 0, with: [])
        cinema.replace(column: 0, with: ["Jaws"])
      }
    }

    empty(column: 0)
    cinema.replace(column: 0, with: ["Jaws", "Kes"])

    #expect(
      [stage.pickerWheels[0].value, cinema.labels[0].text ?? ""] == ["Jaws", "Jaws"],
      "The wheel had no selected row and has two words now. Select the first, and show it."
    )
  }

  @Test(.todo(3))
  func `each wheel follows its own words`() {
    stage.pickerWheels[0].adjust(toPickerWheelValue: "Brazil")
    stage.pickerWheels[1].adjust(toPickerWheelValue: "Midnight")

    cinema.replace(column: 1, with: ["Dawn", "Midnight", "Evening", "Noon"])

    #expect(
      [stage.pickerWheels[1].value, cinema.labels[1].text ?? ""] == ["Midnight", "Midnight"],
      "The words of the second wheel changed, and Midnight is row 1 now. Use the component you are given."
    )
    #expect(
      [stage.pickerWheels[0].value, cinema.labels[0].text ?? ""] == ["Brazil", "Brazil"],
      "The first wheel has the words it had. Leave it and its label alone.")
    cinema.replace(column: 0, with: ["Brazil", "Duel"])
    #expect(
      [stage.pickerWheels[1].value, cinema.labels[1].text ?? ""] == ["Midnight", "Midnight"],
      "The second wheel has the words it had. Leave it and its label alone.")
  }

  @Test(.todo(3))
  func `the second wheel keeps its row as the first one does`() {
    stage.pickerWheels[0].adjust(toPickerWheelValue: "Duel")
    stage.pickerWheels[1].adjust(toPickerWheelValue: "Evening")

    cinema.replace(column: 1, with: ["Dawn", "Dusk", "Night"])

    #expect(
      [stage.pickerWheels[1].value, cinema.labels[1].text ?? ""] == ["Dusk", "Dusk"],
      "Evening stood in row 1 of the second wheel and is gone. Keep row 1 of this wheel.")

    cinema.replace(column: 1, with: ["Night"])

    #expect(
      [stage.pickerWheels[1].value, cinema.labels[1].text ?? ""] == ["Night", "Night"],
      "The second wheel has one row left. Go to its last row, and say its word.")
  }

  @Test(.todo(3))
  func `the second wheel may be empty as well`() async throws {
    try await #require(
      processExitsWith: .success,
      "The program stopped: a word of the second wheel was read, and it has none. Look at its row."
    ) {
      await MainActor.run {
        let cinema = CinemaViewController()
        cinema.columns = [["Alien", "Brazil"], ["Noon"]]
        cinema.loadViewIfNeeded()
        cinema.replace(column: 1, with: [])
        cinema.replace(column: 1, with: ["Dawn"])
      }
    }

    empty(column: 1)
    let emptied = cinema.labels[1].text
    cinema.replace(column: 1, with: ["Dawn", "Dusk"])

    #expect(
      [emptied, stage.pickerWheels[1].value, cinema.labels[1].text] == ["", "Dawn", "Dawn"],
      "The second wheel lost its rows and was given two. Its label is empty, then says the first.")
  }

  @Test(.todo(3))
  func `the word to follow is the one the wheel shows`() throws {
    cinema.picker.selectRow(2, inComponent: 0, animated: false)
    cinema.labels[0].text = "Now: Casablanca"

    cinema.replace(column: 0, with: ["Casablanca", "Alien", "Brazil"])

    #expect(
      [stage.pickerWheels[0].value, cinema.labels[0].text ?? ""] == ["Casablanca", "Casablanca"],
      "The wheel showed Casablanca, whatever the label said. Ask the picker for its row, not the label."
    )
  }

  @Test(.todo(3))
  func `the first word can move, too`() throws {
    cinema.replace(column: 0, with: ["Duel", "Jaws", "Alien"])
    try #require(
      cinema.picker.numberOfRows(inComponent: 0) == 3,
      .needed("The wheel has to have its three new words first."))

    #expect(
      [stage.pickerWheels[0].value, cinema.labels[0].text ?? ""] == ["Alien", "Alien"],
      "The wheel was on Alien in row 0, and Alien is row 2 now. Follow it from any row.")
  }

  @Test(.todo(3))
  func `a word that is gone leaves the wheel in its row`() {
    stage.pickerWheels[0].adjust(toPickerWheelValue: "Brazil")

    cinema.replace(column: 0, with: ["Duel", "Jaws", "Kes"])

    #expect(
      [stage.pickerWheels[0].value, cinema.labels[0].text ?? ""] == ["Jaws", "Jaws"],
      "Brazil stood in row 1 and is gone, and row 1 is still there. Keep it, and say its word.")
  }

  // There is no row 0 in a wheel without rows, and an answer may turn the wheel there all the same.
  private func empty(column: Int) {
    despiteComplaints { cinema.replace(column: column, with: []) }
  }
}

extension KeepTheSelectionTests: ExerciseScene {
  static let advice =
    "Turn the left wheel to Casablanca and press New films. The wheel stays with the film."

  var opening: SceneOpening {
    var programmes = [
      ["Brazil", "Casablanca", "Duel"], ["Alien", "Brazil", "Duel", "Jaws", "Kes", "Casablanca"],
      ["Jaws", "Kes"], ["Alien", "Brazil", "Casablanca", "Duel"],
    ]
    let action = UIAction(title: "New films") { [weak cinema] _ in
      let films = programmes.removeFirst()
      programmes.append(films)
      cinema?.replace(column: 0, with: films)
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 100, y: 312, width: 120, height: 44)
    cinema.view.addSubview(button)
    return .phone(stage)
  }
}
