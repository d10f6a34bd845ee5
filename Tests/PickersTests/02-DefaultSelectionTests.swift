import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import PickersExercises

@Suite("Pickers 2: DefaultSelection", .exercise, .serialized)
struct DefaultSelectionTests {
  let stage = Stage()
  let filter = FilterViewController()

  init() {
    filter.columns = [
      ["All", "Food", "Film", "Hotel", "Karaoke"],
      ["Any day", "Today", "Tomorrow", "Weekend"],
      ["Aries", "Taurus", "Gemini"],
    ]
  }

  @Test(.todo(1))
  func `a label shows the word of its wheel's row`() {
    stage.present(filter)

    filter.show(row: 2, inComponent: 1)

    #expect(
      filter.labels[1].text == "Tomorrow",
      "Row 2 of wheel 1 is Tomorrow. Component 1 is the label and the column, row 2 the word.")
  }

  @Test(.todo(2))
  func `every label shows its first word when the screen opens`() {
    stage.present(filter)

    #expect(
      words == ["All", "Any day", "Aries"],
      "No person turned a wheel, so didSelectRow was not called. Show row 0 of each column.")
  }

  @Test(.todo(2))
  func `opening the screen is no turn of a wheel`() throws {
    stage.present(filter)
    try #require(filter.labels[0].text == "All", .needed("The first label has to say All first."))

    #expect(
      filter.turns == 0,
      "No person turned a wheel. Do not call didSelectRow; call show(row:inComponent:) instead.")
  }

  @Test(.todo(2))
  func `as many labels are filled as there are columns`() async throws {
    try await #require(
      processExitsWith: .success,
      "Two columns have components 0 and 1. Going further stops the program."
    ) {
      await MainActor.run {
        let filter = FilterViewController()
        filter.columns = [["All", "Food"], ["Any day", "Today"]]
        filter.loadViewIfNeeded()
      }
    }
    filter.columns.append(["Near", "Far"])

    stage.present(filter)

    #expect(
      words == ["All", "Any day", "Aries", "Near"],
      "There are 4 columns this time. Count them instead of remembering how many there were.")
  }

  @Test(.todo(2))
  func `a column without words leaves its label as it was`() async throws {
    try await #require(
      processExitsWith: .success,
      "An empty column has no row 0, and reading it stops the program. Leave it out."
    ) {
      await MainActor.run {
        let filter = FilterViewController()
        filter.columns = [["All"], [], ["Aries"]]
        filter.loadViewIfNeeded()
      }
    }
    try await #require(
      processExitsWith: .success,
      "A person turned the first wheel, and the empty second column was read. Show the turned wheel."
    ) {
      await MainActor.run {
        let (stage, filter) = (Stage(), FilterViewController())
        filter.columns = [["All", "Food"], [], ["Aries"]]
        stage.present(filter)
        stage.pickerWheels[0].turn(by: 1)
      }
    }
    filter.columns = [["All"], [], ["Aries"]]

    stage.present(filter)

    try #require(words.count == 3, "There are three columns, so there are three labels.")
    #expect(
      [words[0], words[2]] == ["All", "Aries"],
      "The first and the third column have one word each, All and Aries. Skip only a column that has no word."
    )
    #expect(words[1] == "–", "The second column has no word, so its label stays as it was.")
  }

  @Test(.todo(3))
  func `a person's turn shows in the label of the turned wheel`() {
    stage.present(filter)
    let before = words

    stage.pickerWheels[1].adjust(toPickerWheelValue: "Tomorrow")

    #expect(
      words == [before[0], "Tomorrow", before[2]],
      "The picker told its delegate which row of which wheel was chosen. Show that one.")
    let turnsBefore = filter.turns

    stage.pickerWheels[0].adjust(toPickerWheelValue: "Film")

    #expect(
      words == ["Film", "Tomorrow", before[2]],
      "Then the person turned the first wheel. Show the row of the wheel that was turned.")
    #expect(
      turnsBefore == 1 && filter.turns == 2,
      "A person turned a wheel, and then another. Count each turn once, in didSelectRow.")
  }

  private var words: [String] { filter.labels.map { $0.text ?? "" } }
}

extension DefaultSelectionTests: ExerciseScene {
  static let advice =
    "The labels say what the wheels show, from the start. Turn a wheel, and its label changes."

  var opening: SceneOpening {
    stage.present(filter)
    return .phone(stage)
  }
}
