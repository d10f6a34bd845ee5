import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import PickersExercises

@Suite("Pickers 4: RandomButDifferent", .exercise, .serialized)
struct RandomButDifferentTests {
  @Test(.todo(1))
  func `the current row never comes up`() throws {
    for count in 2...6 {
      for current in 0..<count {
        let rows = rows(count: count, current: current)
        try #require(!rows.isEmpty, "A wheel of \(count) rows has another row. Answer one.")
        try #require(
          !rows.contains(current),
          "The wheel rests on row \(current) and would stay there. Leave that row out.")
      }
    }
  }

  @Test(.todo(1))
  func `every other row is equally likely`() {
    let often = Dictionary(grouping: rows(count: 5, current: 2)) { $0 }.mapValues(\.count)

    #expect(
      Set(often.keys) == [0, 1, 3, 4] && Set(often.values).count == 1,
      "Every number the dice can show was tried once. Each other row has to come up as often.")
  }

  @Test(.todo(1))
  func `one throw is enough`() {
    let dice = ScriptedDice(showing: 2)

    _ = randomRow(count: 5, current: 2, uniform: dice.roll)

    #expect(
      dice.bounds.count == 1,
      "There are 4 other rows: throw once among those, instead of among all and hoping.")
  }

  @Test(.todo(1))
  func `one row or none leaves nothing to throw for`() {
    let dice = ScriptedDice(showing: 0)

    let onlyRow = randomRow(count: 1, current: 0, uniform: dice.roll)
    let noRow = randomRow(count: 0, current: -1, uniform: dice.roll)

    #expect(onlyRow == 0, "A wheel of one row can only turn to row 0.")
    #expect(noRow == nil, "A wheel without rows has no row to turn to, not even row 0.")
    #expect(dice.bounds.isEmpty, "Where there is nothing to choose, no dice are thrown.")
  }

  @Test(.todo(1))
  func `a wheel that rests nowhere may turn to any row`() {
    let rows = rows(count: 4, current: -1)

    #expect(
      rows.sorted() == [0, 1, 2, 3],
      "Row -1 is no row, so there is none to leave out. All 4 rows may come up.")
  }

  @Test(.todo(2))
  func `every wheel turns and its label follows`() {
    let (stage, screen) = open([["All", "Food", "Film"], ["Any day", "Today"]])

    stage.buttons["Surprise me"].tap()

    for component in 0...1 {
      let word = stage.pickerWheels[component].value
      #expect(
        screen.picker.selectedRow(inComponent: component) != 0,
        "Wheel \(component) stayed on its first row. Turn it to the row that chance chose.")
      #expect(
        screen.labels[component].text == word,
        "The program turned wheel \(component), so the picker told nobody. Fill its label too.")
    }
  }

  @Test(.todo(2))
  func `a second surprise begins where the first one ended`() throws {
    let (stage, _) = open([["All", "Food", "Film"]])
    stage.buttons["Surprise me"].tap()
    let first = stage.pickerWheels[0].value
    try #require(first != "All", "Turn the wheel once first.")

    stage.buttons["Surprise me"].tap()

    #expect(
      stage.pickerWheels[0].value != first,
      "The dice showed the same, and the wheel stayed. Ask the picker where it rests now.")
  }

  @Test(.todo(2))
  func `a wheel without a choice is left alone`() async throws {
    try await #require(
      processExitsWith: .success,
      "A column without words has no row to show, and reading one stops the program."
    ) {
      await MainActor.run {
        let screen = SurpriseViewController()
        screen.columns = [["All", "Food"], []]
        screen.uniform = { $0 - 1 }
        screen.loadViewIfNeeded()
        screen.surprise()
      }
    }
    let (stage, screen) = open([["All", "Food"], ["Today"], []])

    stage.buttons["Surprise me"].tap()

    try #require(screen.picker.selectedRow(inComponent: 0) == 1, "Turn the first wheel first.")
    #expect(
      screen.picker.selectedRow(inComponent: 1) == 0,
      "The second wheel has one row, and stays on it.")
    #expect(
      screen.labels[2].text == "–",
      "The third wheel has no rows. Leave it and its label alone.")
  }

  @Test(.todo(1))
  func `the dice decide`() throws {
    let all = (0..<6).compactMap {
      randomRow(count: 7, current: 3, uniform: ScriptedDice(showing: $0).roll)
    }
    try #require(
      Set(all).count == 6, "Six rows are left, one for each number of the dice. Answer those first."
    )

    let rows = (0..<30).map { _ in
      randomRow(count: 7, current: 3, uniform: ScriptedDice(showing: 4).roll) ?? -1
    }

    #expect(
      Set(rows).count == 1,
      "The dice showed the same number 30 times, and the rows differed. Take no other chance than the dice."
    )
  }

  @Test(.todo(2))
  func `the wheels turn where the dice of the screen say`() {
    let words = ["All", "Food", "Film", "Hotel", "Karaoke", "Sport", "Music"]
    let shown = (0..<6).map { number in
      let (stage, _) = open([words], dice: ScriptedDice(showing: number))
      stage.buttons["Surprise me"].tap()
      return stage.pickerWheels[0].value
    }
    let meant = (0..<6).map { number in
      let dice = ScriptedDice(showing: number)
      return randomRow(count: words.count, current: 0, uniform: dice.roll).map { words[$0] } ?? ""
    }

    #expect(
      shown == meant,
      "The dice were brought with the screen, and the wheel turned elsewhere. Hand `uniform` to randomRow."
    )
  }

  /// Returns the rows that come up when the dice show each number they can, once.
  private func rows(count: Int, current: Int) -> [Int] {
    let first = ScriptedDice(showing: 0)
    _ = randomRow(count: count, current: current, uniform: first.roll)
    guard let bound = first.bounds.first, bound > 0 else {
      return [randomRow(count: count, current: current, uniform: first.roll)].compactMap(\.self)
    }
    return (0..<bound).compactMap {
      randomRow(count: count, current: current, uniform: ScriptedDice(showing: $0).roll)
    }
  }

  private func open(
    _ columns: [[String]], dice: ScriptedDice = ScriptedDice(showing: 0, 0, 1, 1)
  ) -> (Stage, SurpriseViewController) {
    let stage = Stage()
    let screen = SurpriseViewController()
    screen.columns = columns
    screen.uniform = dice.roll
    stage.present(screen)
    return (stage, screen)
  }
}

/// Dice that show some numbers over and over, lose patience after 50 throws and show the bound.
private final class ScriptedDice: NSObject {
  private(set) var bounds: [Int] = []
  private let numbers: [Int]

  init(showing numbers: Int...) {
    self.numbers = numbers
  }

  func roll(below bound: Int) -> Int {
    let number = numbers[bounds.count % numbers.count]
    bounds.append(bound)
    return bounds.count > 50 ? bound : min(number, max(bound - 1, 0))
  }
}

extension RandomButDifferentTests: ExerciseScene {
  static let advice =
    "Press Surprise me again and again: each wheel turns to another row, and its label says which."

  var opening: SceneOpening {
    let (stage, screen) = open([
      ["All", "Food", "Film", "Hotel", "Karaoke"], ["Any day", "Today", "Tomorrow", "Weekend"],
      ["Near", "Far"],
    ])
    screen.uniform = stage.dice.roll
    return .phone(stage)
  }
}
