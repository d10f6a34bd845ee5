//: # Random, but different
//:
//: A button labelled Random should do something each time it is pressed. A
//: throw of the dice that lands where the wheel already stands looks like a
//: broken button.

import HeadlessUIKit
import Stage

//: ## Asking for a number
//:
//: `Int.random(in: 0..<count)` stops the program when `count` is 0. Its C
//: cousin `arc4random_uniform` answers 0 there, which is no row of an empty
//: wheel either. This lesson throws dice that fall alike in every run and write
//: down the bounds they were asked for: that is how chance can be tested.

typealias Uniform = (_ bound: Int) -> Int

//: ## Three ways to want another row
//:
//: The first is from a tutorial of 2015. It begins with the current row and
//: throws if the row is still that one. But an `if` asks once, before the
//: throw, when the answer is always yes. Nobody looks at what the throw
//: brought.

func rowByOneTry(count: Int, current: Int, uniform: Uniform) -> Int {
  var row = current
  if row == current { row = uniform(count) }
  return row
}

//: The second throws until the row differs. A wheel of one row has no other
//: row, so there it would throw for ever.

func rowAfterManyTries(count: Int, current: Int, uniform: Uniform) -> Int
{
  var row = current
  var throwsLeft = 50
  while row == current, throwsLeft > 0 {
    row = uniform(count)
    throwsLeft -= 1
  }
  return row
}

//: The third counts what is allowed: all rows but one. It throws once among
//: `count - 1` rows and steps over the current one. Nothing is left to luck.
//:
//:     rows      0   1  [2]  3   4      the current row is 2
//:     throws    0   1       2   3      2 and 3 move up by one

func anotherRow(count: Int, current: Int, uniform: Uniform) -> Int? {
  guard count > 0 else { return nil }
  guard (0..<count).contains(current) else { return uniform(count) }
  guard count > 1 else { return current }
  let row = uniform(count - 1)
  return row >= current ? row + 1 : row
}

//: ## The button
//:
//: For each wheel: find another row, turn the wheel, show it. Turning is
//: silent, so the button writes the label through the method that a person's
//: turn uses too.

extension FilterViewController {
  func selectRandomRows(uniform: @escaping Uniform) {
    for component in columns.indices {
      let count = picker.numberOfRows(inComponent: component)
      let current = picker.selectedRow(inComponent: component)
      guard
        let row = anotherRow(
          count: count, current: current, uniform: uniform)
      else {
        continue
      }
      picker.selectRow(row, inComponent: component, animated: true)
      show(row: row, of: component)
    }
  }
}

func randomButDifferent(on stage: Stage) throws {
  //: A button runs an action when it is tapped. The controller keeps the
  //: button, and the button keeps the action. If the action kept the controller
  //: too, none of the three would ever go; hence `weak`.

  let controller = FilterViewController(columns: try Filter().columns)
  let dice = stage.dice
  controller.randomButton.addAction(
    UIAction { [weak controller] _ in
      controller?.selectRandomRows(uniform: dice.roll(below:))
    },
    for: .touchUpInside)
  stage.present(controller)

  //: ## A press
  //:
  //: The dice fall 3, 0 and 6. Every wheel stood on row 0, so each throw moves
  //: up by one. The bounds are one less than the wheels have rows: 4 of 5, 3 of
  //: 4, 11 of 12.

  dice.willShow([3, 0, 6])
  stage.buttons["Random"].tap()
  stage.show("A person pressed Random")

  stage.print(dice.bounds, controller.labels.map { $0.text ?? "" })
  // Prints "[4, 3, 11] ["KTV", "今天", "天蝎座"]"

  //: ## The unlucky throws
  //:
  //: Now the dice show exactly the current rows: 4, 1 and 7. The new code steps
  //: over them. On the last wheel 7 becomes 8, and on the first, where 4 is no
  //: legal throw any more, the dice stop at 3.

  dice.willShow([4, 1, 7])
  stage.buttons["Random"].tap()
  stage.show("Pressed again, with unlucky throws")

  stage.print(controller.labels.map { $0.text ?? "" })
  // Prints "["酒店", "明天", "射手座"]"

  //: The old code throws among all five rows, hits row 4, and stays where it
  //: is. With five rows that happens at one press in five.

  let four = Dice()
  four.willShow([4])
  stage.print(
    rowByOneTry(count: 5, current: 4, uniform: four.roll(below:)))
  // Prints "4"

  //: And a wheel with one row: the loop spends all the throws it is allowed.
  //: Without the limit it would still be throwing. The new code does not throw
  //: at all.

  let patient = Dice()
  _ = rowAfterManyTries(
    count: 1, current: 0, uniform: patient.roll(below:))
  stage.print(patient.bounds.count, "throws")
  // Prints "50 throws"

  let calm = Dice()
  _ = anotherRow(count: 1, current: 0, uniform: calm.roll(below:))
  stage.print(calm.bounds.count, "throws")
  // Prints "0 throws"
}

//: ## Your turn
//:
//: Exercises/01-Pickers/04-RandomButDifferent.swift asks for the function, and
//: tries it with every throw there is.
