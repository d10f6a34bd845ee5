import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import PickersExercises

@Suite("Pickers 12: DinnerScreen", .exercise, .serialized)
struct DinnerScreenTests {
  let stage = Stage()
  let dinner = DinnerViewController()

  init() {
    dinner.menu = [["Soup", "Salad", "Dumplings"], ["Noodles", "Rice"], ["Tea"]]
    // Each run throws the same. A bound of 0 stops the program here, too.
    dinner.random = { [dice = stage.dice] bound in
      bound > 0 ? dice.roll(below: bound) : Int.random(in: 0..<bound)
    }
  }

  @Test(.todo(1))
  func `there is one wheel for each part of the menu`() {
    stage.present(dinner)

    #expect(
      stage.pickerWheels.count == 3,
      "The menu has three parts. Add a picker view to the screen, with a component for each.")
  }

  @Test(.todo(1))
  func `each wheel has the dishes of its own part`() throws {
    try presentWithWheels()

    #expect(
      dishes(onWheel: 0) == ["Soup", "Salad", "Dumplings"],
      "The first wheel has the dishes of the first part, in their order.")
    #expect(
      dishes(onWheel: 1) == ["Noodles", "Rice"],
      "The second wheel has two dishes. Use the component that the picker asks about.")
    #expect(dishes(onWheel: 2) == ["Tea"], "The third wheel has one dish.")
  }

  @Test(.todo(1))
  func `another menu has other wheels`() throws {
    dinner.menu = [["Figs"], ["Bread", "Olives"], ["Fish", "Beans"], ["Wine", "Water"]]
    stage.present(dinner)

    #expect(
      stage.pickerWheels.count == 4,
      "This menu has four parts. Count the parts of `menu`.")
    #expect(
      stage.pickerWheels[0].value == "Figs",
      "This menu has other dishes. Take them from `menu`.")
  }

  @Test(.todo(1))
  func `each wheel is heard with the number of its course`() throws {
    try presentWithWheels()

    let heard = stage.readScreenAloud()

    for (number, dish) in [(1, "Soup"), (2, "Noodles"), (3, "Tea")] {
      #expect(
        heard.contains { $0.hasPrefix("Course \(number), \(dish)") },
        "The wheel with \(dish) is not heard as Course \(number). The picker asks its delegate for accessibilityLabelForComponent."
      )
    }
    #expect(
      !heard.contains { $0.hasPrefix("Course 0") },
      "A wheel is heard as Course 0. Components count from 0, and a person counts from 1.")
  }

  @Test(.todo(2))
  func `the label says the dinner when the screen opens`() {
    stage.present(dinner)

    stage.expectToRead(
      "Soup, Noodles, Tea", "Nobody has turned a wheel, so fill the label yourself.")
  }

  @Test(.todo(2))
  func `the label follows each wheel that a person turns`() throws {
    try presentWithWheels()

    stage.pickerWheels[0].adjust(toPickerWheelValue: "Dumplings")
    stage.expectToRead(
      "Dumplings, Noodles, Tea",
      "A person turned the first wheel to Dumplings. Update the label in didSelectRow.")
    #expect(
      !says("Dumplings"),
      "The label says the dish of the wheel that was turned, and no other. Ask all wheels.")

    stage.pickerWheels[1].adjust(toPickerWheelValue: "Rice")
    stage.expectToRead(
      "Dumplings, Rice, Tea",
      "The label says what all wheels show, not only the one that was turned.")
  }

  @Test(.todo(2))
  func `a part without dishes is left out of the label`() async throws {
    try await #require(
      processExitsWith: .success,
      "The second part has no dishes. Its wheel is on row -1, which is no index."
    ) {
      await MainActor.run {
        let dinner = DinnerViewController()
        dinner.menu = [["Soup"], [], ["Tea", "Juice"]]
        Stage().present(dinner)
      }
    }
    dinner.menu = [["Soup"], [], ["Tea", "Juice"]]

    stage.present(dinner)

    stage.expectToRead(
      "Soup, Tea",
      "The second part has no dishes. The label says Soup, Tea, with one comma.")

    for (menu, label) in [
      ([[], ["Rice"], ["Tea"]], "Rice, Tea"), ([["Figs"], ["Fish"], []], "Figs, Fish"),
    ] {
      let other = DinnerViewController()
      other.menu = menu
      stage.present(other)
      stage.expectToRead(
        label,
        "The first or the last part has no dishes. The label says \(label), without another comma.")
    }
  }

  @Test(.todo(2))
  func `the label names every part of a longer menu`() throws {
    dinner.menu = [["Figs"], ["Bread", "Olives"], ["Fish"], ["Wine", "Water"], ["Cake"]]

    stage.present(dinner)

    stage.expectToRead(
      "Figs, Bread, Fish, Wine, Cake",
      "This menu has five parts. The label names a dish of each: go through all of `menu`.")
  }

  @Test(.todo(3))
  func `Random moves each wheel that has another dish`() throws {
    try presentWithButton()

    for _ in 1...40 {
      let before = values
      stage.buttons["Random"].tap()
      try #require(
        values[0] != before[0] && values[1] != before[1],
        "A wheel is on the same dish as before. Leave the current row out when you choose.")
      try #require(values[2] == "Tea", "The third wheel has one dish, so it stays.")
    }
    let other = DinnerViewController()
    other.menu = [["Figs"], ["Bread"], ["Fish"], ["Wine", "Water"]]
    stage.present(other)
    stage.buttons["Random"].tap()
    #expect(
      values == ["Figs", "Bread", "Fish", "Water"],
      "The fourth part of this menu has another dish. Go through all of `menu`.")
  }

  @Test(.todo(3))
  func `any other dish may come next`() throws {
    dinner.menu = [["A", "B", "C", "D"], ["Tea"], ["Tea"]]
    try presentWithButton()
    var steps: Set<String> = []

    for _ in 1...200 {
      let before = values
      stage.buttons["Random"].tap()
      steps.insert("\(before[0]) \(values[0])")
    }

    #expect(
      steps.subtracting(["A A", "B B", "C C", "D D"]).count == 12,
      "Four dishes lead to three others each. Some never came next: use a random number.")
  }

  @Test(.todo(3))
  func `the function random chooses the dish`() throws {
    var calls = 0
    dinner.random = { bound in
      calls += 1
      return calls % max(bound, 1)
    }
    try presentWithButton()

    stage.buttons["Random"].tap()

    try #require(calls > 0, "`random` was not called. Take the random numbers from it.")

    let evenings = (1...2).map { _ in
      let dinner = DinnerViewController()
      dinner.menu = [["A", "B", "C", "D", "E", "F", "G"]]
      var calls = 0
      dinner.random = { bound in
        calls += 1
        return calls * 5 % max(bound, 1)
      }
      stage.present(dinner)
      return (1...10).map { _ in
        stage.buttons["Random"].tap()
        return values
      }
    }
    #expect(
      evenings[0] == evenings[1],
      "`random` returned the same numbers twice, and the dishes differed. Use what it returns.")
  }

  @Test(.todo(3))
  func `the label agrees with the wheels after Random`() throws {
    try presentWithButton()

    for _ in 1...5 {
      stage.buttons["Random"].tap()
      try #require(
        says(values.joined(separator: ", ")),
        "selectRow does not call didSelectRow. Update the label after the wheels were turned.")
    }
  }

  @Test(.todo(3))
  func `Random works with a part that has no dishes`() async throws {
    try await #require(
      processExitsWith: .success,
      "The program stopped at a part without dishes. It has no selected row and no random one."
    ) {
      await MainActor.run {
        let dinner = DinnerViewController()
        dinner.menu = [["Tea"], [], ["Soup", "Salad"]]
        let stage = Stage()
        stage.present(dinner)
        stage.buttons["Random"].tap()
      }
    }
    dinner.menu = [["Tea"], [], ["Soup", "Salad"]]
    try presentWithButton()

    for _ in 1...40 where values[2] != "Salad" { stage.buttons["Random"].tap() }

    #expect(
      values[2] == "Salad",
      "The third wheel has one other dish, Salad. Turn it, whatever the other parts have.")
  }

  @Test(.todo(3))
  func `wheels, label and button do not cover each other`() throws {
    try presentWithButton()
    try #require(
      says("Soup, Noodles, Tea"), .needed("A label has to say Soup, Noodles, Tea first."))
    let button = stage.buttons["Random"]
    let label = stage.staticTexts["Soup, Noodles, Tea"].frame
    let wheels = (0..<3).map { stage.pickerWheels[$0].frame }
    let screen = CGRect(x: 0, y: 0, width: 320, height: 568)

    #expect(
      screen.contains(label) && screen.contains(button.frame) && button.isHittable,
      "The screen is 320 by 568 points. Give label and button frames inside it.")
    let covered = CoveredPart.first(
      of: wheels.map { ("a wheel", $0) } + [("the label", label), ("the button", button.frame)])
    #expect(covered == nil, "\(covered ?? "") A picker is 216 points high; start below it.")
    #expect(
      label.width >= 140 && label.height >= 16,
      "The label is too small for its text. Give it a larger frame.")
    let unseen = stage.staticTexts["Soup, Noodles, Tea"].whyUnseen
    #expect(unseen == nil, "Nobody sees the label. \(unseen ?? "")")
  }

  @Test(.todo(3))
  func `a screen that was left is freed`() throws {
    weak var screen: DinnerViewController?
    do {
      let controller = DinnerViewController()
      screen = controller
      stage.present(controller)
    }
    try #require(stage.buttons["Random"].exists, .needed("Add the button Random first."))
    stage.buttons["Random"].tap()

    stage.present(UIViewController())

    #expect(
      screen == nil,
      "The screen keeps the button, and the button's action keeps the screen. Use [weak self].")
  }

  /// Shows the screen, if it has a wheel for each part of the menu, with words in its rows.
  private func presentWithWheels() throws {
    stage.present(dinner)
    try #require(
      stage.pickerWheels.count == dinner.menu.count,
      .needed("There has to be one wheel for each part of the menu first."))
    try #require(
      stage.pickerWheels[0].value != "?",
      "The rows have no words. The picker asks its delegate for them: set it, and answer titleForRow."
    )
  }

  /// Shows the screen, if it has its wheels and the button.
  private func presentWithButton() throws {
    try presentWithWheels()
    try #require(stage.buttons["Random"].exists, "Add a button with the title Random.")
  }

  /// What the wheels show, from left to right.
  private var values: [String] {
    (0..<stage.pickerWheels.count).map { stage.pickerWheels[$0].value ?? "" }
  }

  private func says(_ text: String) -> Bool { stage.staticTexts[text].exists }

  /// The dishes a person meets who turns a wheel to its end.
  private func dishes(onWheel index: Int) -> [String] {
    let wheel = stage.pickerWheels[index]
    var dishes = [wheel.value ?? ""]
    for _ in 1..<10 {
      wheel.turn(by: 1)
      guard let value = wheel.value, value != dishes.last else { break }
      dishes.append(value)
    }
    return dishes
  }
}

extension DinnerScreenTests: ExerciseScene {
  static let advice =
    "Turn the wheels, and press Random. The label says what the wheels show, from the start."

  var opening: SceneOpening {
    stage.present(dinner)
    return .phone(stage)
  }
}
