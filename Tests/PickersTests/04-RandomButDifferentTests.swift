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
        try #require(!rows.isEmpty, "A wheel of \(count) rows has another row. Return one.")
        try #require(
          !rows.contains(current),
          "The wheel is on row \(current) and would stay there. Leave that row out.")
      }
    }
  }

  @Test(.todo(1))
  func `every other row is equally likely`() {
    let often = Dictionary(grouping: rows(count: 5, current: 2)) { $0 }.mapValues(\.count)

    #expect(
      often.keys.sorted() == [0, 1, 3, 4] && often.values.max() == often.values.min(),
      "Each number that random can return was tried once. Each other row has to come up as often.")
  }

  @Test(.todo(1))
  func `one random number is enough`() {
    let dice = ScriptedDice(showing: 2)

    _ = randomRow(count: 5, current: 2, random: dice.roll)

    #expect(
      dice.bounds.count == 1,
      "There are 4 other rows. Call random once, with 4, instead of until the row differs.")
  }

  @Test(.todo(1))
  func `one row or none needs no random number`() {
    let dice = ScriptedDice(showing: 0)

    let onlyRow = randomRow(count: 1, current: 0, random: dice.roll)
    let noRow = randomRow(count: 0, current: -1, random: dice.roll)
    let noneYet = randomRow(count: 1, current: -1, random: dice.roll)

    #expect(onlyRow == 0, "A wheel of one row can only turn to row 0.")
    #expect(noRow == nil, "A wheel without rows has no row to turn to, not even row 0.")
    #expect(noneYet == 0, "The wheel has one row, and no row is selected. It turns to row 0.")
    #expect(dice.bounds.isEmpty, "There is nothing to choose, so do not call random.")
  }

  @Test(.todo(1))
  func `a wheel without a selected row may turn to any row`() {
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
        "Wheel \(component) stayed on its first row. Turn it to the random row.")
      #expect(
        screen.labels[component].text == word,
        "The program turned wheel \(component), so the picker told nobody. Fill its label too.")
    }
  }

  @Test(.todo(2))
  func `a second surprise begins where the first one ended`() throws {
    let (stage, screen) = open([["All", "Food", "Film"]])
    stage.buttons["Surprise me"].tap()
    let first = stage.pickerWheels[0].value
    try #require(first != "All", .needed("Turn the wheel once first."))

    stage.buttons["Surprise me"].tap()

    #expect(
      stage.pickerWheels[0].value != first,
      "random returned the same number, and the wheel stayed. Ask the picker for its row now.")
    #expect(
      screen.labels[0].text == stage.pickerWheels[0].value,
      "The wheel turned a second time, and its label still says \(first ?? ""). Fill it each time.")
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
        screen.random = { $0 - 1 }
        screen.loadViewIfNeeded()
        screen.surprise()
      }
    }
    let dice = ScriptedDice(showing: 0, 0, 1, 1)
    let (stage, screen) = open([["Today"], [], ["All", "Food"]], dice: dice)

    stage.buttons["Surprise me"].tap()

    try #require(
      screen.picker.selectedRow(inComponent: 2) == 1,
      "The third wheel has another row. Turn it, whatever the wheels before it have.")
    #expect(
      screen.picker.selectedRow(inComponent: 0) == 0,
      "The first wheel has one row, and stays on it.")
    #expect(
      screen.labels[1].text == "–",
      "The second wheel has no rows. Leave it and its label alone.")
    #expect(
      dice.bounds.count == 1,
      "One of three wheels has a choice, and random was called \(dice.bounds.count) times. Call it once for each choice."
    )
  }

  @Test(.todo(1))
  func `the row depends on the random number alone`() throws {
    let all = (0..<6).compactMap {
      randomRow(count: 7, current: 3, random: ScriptedDice(showing: $0).roll)
    }
    try #require(
      Set(all).count == 6,
      .needed("There are six other rows, one for each number below 6. Return them first."))

    let rows = (0..<30).map { _ in
      randomRow(count: 7, current: 3, random: ScriptedDice(showing: 4).roll) ?? -1
    }

    #expect(
      Set(rows).count == 1,
      "random returned the same number 30 times, and the rows differed. Use only `random`."
    )
  }

  @Test(.todo(2))
  func `the wheels turn as the random numbers of the screen say`() {
    let words = ["All", "Food", "Film", "Hotel", "Karaoke", "Sport", "Music"]
    let shown = (0..<6).map { number in
      let (stage, _) = open([words], dice: ScriptedDice(showing: number))
      stage.buttons["Surprise me"].tap()
      return stage.pickerWheels[0].value
    }
    let meant = (0..<6).map { number in
      let dice = ScriptedDice(showing: number)
      return randomRow(count: words.count, current: 0, random: dice.roll).map { words[$0] } ?? ""
    }

    #expect(
      shown == meant,
      "The wheel did not turn as `random` of the screen says. Pass it to randomRow."
    )
  }

  /// Returns the rows that come up when `random` returns each number it can, once.
  private func rows(count: Int, current: Int) -> [Int] {
    let first = ScriptedDice(showing: 0)
    _ = randomRow(count: count, current: current, random: first.roll)
    guard let bound = first.bounds.first, bound > 0 else {
      return [randomRow(count: count, current: current, random: first.roll)].compactMap(\.self)
    }
    return (0..<bound).compactMap {
      randomRow(count: count, current: current, random: ScriptedDice(showing: $0).roll)
    }
  }

  private func open(
    _ columns: [[String]], dice: ScriptedDice = ScriptedDice(showing: 0, 0, 1, 1)
  ) -> (Stage, SurpriseViewController) {
    let stage = Stage()
    let screen = SurpriseViewController()
    screen.columns = columns
    screen.random = dice.roll
    stage.present(screen)
    return (stage, screen)
  }
}

/// Dice that show some numbers over and over, and after 50 throws each number in turn.
private final class ScriptedDice: NSObject {
  private(set) var bounds: [Int] = []
  private let numbers: [Int]

  init(showing numbers: Int...) {
    self.numbers = numbers
  }

  func roll(below bound: Int) -> Int {
    let number = numbers[bounds.count % numbers.count]
    bounds.append(bound)
    let highest = max(bound - 1, 0)
    return bounds.count > 50 ? bounds.count % (highest + 1) : min(number, highest)
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
    screen.random = stage.dice.roll
    return .phone(stage)
  }
}
