import Grading
import HeadlessUIKit
import Stage
import Testing

@testable import KVCExercises

@Suite("KVC 14: MenuBoard", .exercise, .serialized)
struct MenuBoardTests {
  let stage = Stage()

  @Test(.todo(1))
  func `each dish has its price`() {
    present([["name": "Soup", "price": "4.50"], ["name": "Rice", "price": "7.00"]])

    #expect(
      texts == ["Soup", "4.50", "Rice", "7.00"],
      "The file has Soup for 4.50 and Rice for 7.00. Follow a price from the file to its label.")
  }

  @Test(.todo(1))
  func `a dish without a price says so`() {
    present([["name": "Tea", "price": "2.00"], ["name": "Water"]])

    #expect(
      texts == ["Tea", "2.00", "Water", "no price"],
      "Tea costs 2.00, and the file has no price for Water.")
  }

  @Test(.todo(1))
  func `a price is written and read by its key`() {
    let dish = MenuDish(entry: ["name": "Soup"])

    dish.setValue("5.00", forKey: "price")

    #expect(
      dish.price == "5.00" && dish.value(forKey: "price") as? String == "5.00",
      "5.00 was written for the key price, and the dish has another price. Look at its list of keys."
    )
  }

  @Test(.todo(1), .worksBefore)
  func `each dish has its name`() {
    present([["name": "Soup", "price": "4.50"], ["name": "Rice", "price": "7.00"]])

    #expect(
      texts.contains("Soup") && texts.contains("Rice"),
      "That was right before: both names are there.")
  }

  @Test(.todo(1), .worksBefore)
  func `a key that a dish does not know changes nothing`() {
    let dish = MenuDish(entry: ["name": "Soup", "isHot": true, "prise": "1.00"])

    #expect(
      dish.name == "Soup" && dish.value(forKey: "isHot") == nil,
      "That was right before: a file may have the key isHot, which no dish knows.")
  }

  @Test(.todo(1), .worksBefore)
  func `an empty menu is an empty board`() {
    present([])

    #expect(texts == [], "That was right before: a menu without dishes has no label.")
  }

  private var texts: [String] {
    (0..<stage.staticTexts.count).map { stage.staticTexts[$0].label }
  }

  private func present(_ entries: [[String: Any]]) {
    stage.present(MenuBoardViewController(entries: entries))
  }
}

extension MenuBoardTests: ExerciseScene {
  static let advice = "Read the board: each dish has a price in the file."

  var opening: SceneOpening {
    present([
      ["name": "Soup", "price": "4.50"], ["name": "Noodles", "price": "8.00", "isHot": true],
      ["name": "Tea", "price": "2.00"],
    ])
    return .phone(stage)
  }
}
