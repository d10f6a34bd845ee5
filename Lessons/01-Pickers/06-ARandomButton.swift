//: # A button that chooses by chance
//:
//: After this chapter you can select a random row that is different from the
//: current one, and test code that uses random numbers.

import HeadlessUIKit
import Stage

//: ## The problem
//:
//: A button Random turns each wheel to a random row. If the random row is the
//: current row, nothing moves, and a person thinks that the button is broken.
//: With five rows that happens once in five taps. So the new row has to be
//: different from the current one.

//: ## Random numbers that can be tested
//:
//: `Int.random(in: 0..<5)` gives a number from 0 to 4. A range without numbers,
//: `0..<0`, stops the program.
//:
//: A test cannot know what a random number will be. So the functions below do
//: not call `Int.random` themselves. Their caller hands them a function that
//: returns a number. It is an argument like any other, with the label `random`:
//:
//:     random: { bound in Int.random(in: 0..<bound) }
//:     random: { bound in 3 }
//:
//: The first is for an app. The second is for a test: the number is 3 each
//: time. `RandomNumber` is a name for the type of such a function.

/// Returns a number from 0 up to, but not including, the bound.
typealias RandomNumber = (_ bound: Int) -> Int

//: ## Two answers that are wrong
//:
//: The first function is from a tutorial of 2015. It is meant to choose again
//: if the row is the same. But `if` compares the row *before* the number is
//: chosen. The new number is not compared with anything.

func rowByOneTry(
  count: Int, current: Int, random: RandomNumber
) -> Int {
  var row = current
  if row == current { row = random(count) }
  return row
}

//: The second function chooses until the row is different. A wheel with one row
//: has no different row, so there the loop never ends. Here it stops after 50
//: numbers, so that the lesson can go on.

func rowByManyTries(
  count: Int, current: Int, random: RandomNumber
) -> Int {
  var row = current
  var triesLeft = 50
  while row == current, triesLeft > 0 {
    row = random(count)
    triesLeft -= 1
  }
  return row
}

//: ## The right answer: one number for all other rows
//:
//: A wheel with five rows has four *other* rows. One number from 0 to 3 chooses
//: one of them. A number below the current row is the new row. Any other number
//: is too small by one, because the current row is left out, so the new row is
//: the number plus one. Each other row has the same chance.
//:
//:     number      0   1        2   3
//:                 ▼   ▼        ▼   ▼
//:     row         0   1  (2)   3   4
//:
//: In the drawing row 2 is the current one.
//:
//: The first three lines of the function are for special cases: a wheel with no
//: rows, a wheel where no row is selected, and a wheel with one row. If no row
//: is selected, `selectedRow` of the picker returns -1, which is no row. That
//: is so for a wheel without rows.

func otherRow(count: Int, current: Int, random: RandomNumber) -> Int? {
  guard count > 0 else { return nil }
  guard (0..<count).contains(current) else { return random(count) }
  guard count > 1 else { return current }
  let number = random(count - 1)
  return number < current ? number : number + 1
}

//: ## The button
//:
//: For each wheel: find another row, turn the wheel, and update the label.
//: `select(row:of:)` of the last chapter does the last two. The word
//: `@escaping` is needed because the function is kept by the action and called
//: later.

extension FilterViewController {
  func addRandomButton(random: @escaping RandomNumber) {
    let button = UIButton(type: .system)
    button.setTitle("Random", for: .normal)
    button.frame = CGRect(x: 200, y: 240, width: 96, height: 48)
    button.addAction(
      UIAction { [weak self] _ in self?.selectOtherRows(random) },
      for: .touchUpInside)
    view.addSubview(button)
  }

  func selectOtherRows(_ random: RandomNumber) {
    for component in columns.indices {
      let row = otherRow(
        count: picker.numberOfRows(inComponent: component),
        current: picker.selectedRow(inComponent: component),
        random: random)
      if let row { select(row: row, of: component) }
    }
  }
}

func aRandomButton(on stage: Stage) {
  //: ## A tap on Random
  //:
  //: `stage.dice` gives random numbers that are the same in each run, and
  //: `willShow` sets the next ones. Here they are 3, 0 and 2. All wheels are on
  //: row 0, so the new rows are the numbers plus one: 4, 1 and 3.
  //:
  //: The closure after `addRandomButton` is the argument `random`: a closure
  //: that is the last argument may stand behind the call, without a label. `$0`
  //: is the first argument of the closure, here the bound.

  let controller = FilterViewController()
  let dice = stage.dice
  stage.present(controller)
  controller.addRandomButton { dice.roll(below: $0) }

  dice.willShow([3, 0, 2])
  stage.buttons["Random"].tap()
  stage.show("A person tapped Random")

  //: `dice.bounds` lists the bounds that were passed: 4 for the other rows of
  //: 5, 3 for those of 4, and 11 for those of 12.

  stage.print(dice.bounds)
  // Prints "[4, 3, 11]"

  //: ## The wrong answers, tried out
  //:
  //: The first wheel is on row 4 now, and the next number is 4. The function of
  //: 2015 returns 4, and the wheel does not move.

  let first = Dice()
  first.willShow([4])
  stage.print(
    rowByOneTry(count: 5, current: 4) { first.roll(below: $0) })
  // Prints "4"

  //: With one row, the loop asks for all 50 numbers. The right function asks
  //: for none. `_ =` means that the result of a function is not used.

  let second = Dice()
  _ = rowByManyTries(count: 1, current: 0) { second.roll(below: $0) }
  stage.print(second.bounds.count, "numbers")
  // Prints "50 numbers"

  let third = Dice()
  _ = otherRow(count: 1, current: 0) { third.roll(below: $0) }
  stage.print(third.bounds.count, "numbers")
  // Prints "0 numbers"
}

//: ## Remember
//:
//: - `Int.random(in:)` stops the program when the range is empty.
//: - To choose another row, take a number below `count - 1`. If it is not below
//:   the current row, add one.
//: - Pass the random function as a parameter. A test then passes its own
//:   numbers.
//:
//: > Question: A wheel has 3 rows and is on row 0. Which numbers can `random`
//: > return in `otherRow`, and which rows do they mean?
//: > Answer: 0 and 1, which mean rows 1 and 2.
//:
//: > Then: C and Objective-C use `arc4random_uniform(5)` for a number from 0 to
//: > 4. With 0 it returns 0, which is no row of an empty wheel.

//: ## Your turn
//:
//: Exercise 4 is Exercises/01-Pickers/04-RandomButDifferent.swift. You write
//: the function and the button.
//:
//:     swift run course check RandomButDifferent
//:
//: Then build your first whole screen. Exercise 5 is
//: Exercises/01-Pickers/05-AlarmScreen.swift, a small project of about 20
//: minutes: an alarm with a wheel for the hours and one for the minutes. The
//: class in it is nearly empty, and chapters 2 to 6 have all that it needs.
//:
//:     swift run course check AlarmScreen
//:     swift run course play AlarmScreen
//:
//: Apple's page for this chapter:
//:
//: - <https://developer.apple.com/documentation/swift/int/random(in:)-9mjpw>

//: ## A rest
//:
//: This is the middle of the lesson. You have read for about 50 minutes, and
//: the second half takes as long. Stop here, and go on tomorrow with `swift run
//: pickers --chapter 7`.
