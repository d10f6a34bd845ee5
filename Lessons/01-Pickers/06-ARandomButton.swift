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
//: not call `Int.random` themselves. Their caller passes a function that
//: returns a number, as the argument `random`. Its own argument is the bound:
//: the number has to be smaller than the bound.
//:
//:     random: { bound in Int.random(in: 0..<bound) }
//:     random: { bound in 3 }
//:
//: An app passes the first function. A test passes the second: then the number
//: is 3 each time. `RandomNumber` is a name for the type of such a function.

/// Returns a number from 0 up to, but not including, the bound.
typealias RandomNumber = (_ bound: Int) -> Int

//: ## One number for all other rows
//:
//: A wheel with five rows stands on row 2. It has four *other* rows: 0, 1, 3
//: and 4. A random number from 0 to 3 chooses one of them:
//:
//:     number      0   1        2   3
//:                 ▼   ▼        ▼   ▼
//:     row         0   1  (2)   3   4
//:
//: The numbers 0 and 1 are smaller than 2. Each of them is the new row. The
//: numbers 2 and 3 are not, and one has to be added, because row 2 is left out.
//: Each other row has the same chance.
//:
//: The last two lines of `otherRow` do this. The lines with `guard` are for
//: three special cases:
//:
//: - A wheel without rows has no other row. The answer is nil.
//: - If no row is selected, `selectedRow` of the picker is -1. Then each row is
//:   another row.
//: - A wheel with one row stays where it is.

func otherRow(count: Int, current: Int, random: RandomNumber) -> Int? {
  guard count > 0 else { return nil }
  guard (0..<count).contains(current) else { return random(count) }
  guard count > 1 else { return current }
  let number = random(count - 1)
  return number < current ? number : number + 1
}

//: ## The button
//:
//: The button Random does three things for each wheel: it finds another row,
//: turns the wheel, and updates the label. `select(row:of:)` of the last
//: chapter does the last two. `@escaping` stands in front of the type, because
//: the action keeps the function and calls it later.

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
  //: `stage.dice` gives random numbers, and `willShow` sets the next ones. Here
  //: they are 3, 0 and 2. The function `{ bound in dice.roll(below: bound) }`
  //: is the argument `random`. As the last argument it may stand behind the
  //: call, without a label.
  //:
  //: All wheels are on row 0, so one is added to each number. The new rows are
  //: 4, 1 and 3.

  let controller = FilterViewController()
  let dice = stage.dice
  stage.present(controller)
  controller.addRandomButton { bound in dice.roll(below: bound) }

  dice.willShow([3, 0, 2])
  stage.buttons["Random"].tap()
  stage.show("A person tapped Random")

  //: `dice.bounds` lists the bounds that were passed. The wheels have 5, 4 and
  //: 12 rows, so they have 4, 3 and 11 other rows.

  stage.print(dice.bounds)
  // Prints "[4, 3, 11]"

  //: ## A wrong answer: one more try
  //:
  //: This function is from a tutorial of 2015. It is meant to choose again if
  //: the row is the same. But `if` compares the row *before* the number is
  //: chosen. Nothing is compared with the new number.
  //:
  //: The first wheel is on row 4 now, and the next number is 4.

  func rowByOneTry(
    count: Int, current: Int, random: RandomNumber
  ) -> Int {
    var row = current
    if row == current { row = random(count) }
    return row
  }

  let first = Dice()
  first.willShow([4])
  let row = rowByOneTry(count: 5, current: 4) { bound in
    first.roll(below: bound)
  }
  stage.print(row)
  // Prints "4"

  //: The function returns row 4, and the wheel does not move.

  //: ## A wrong answer: as many tries as it takes
  //:
  //: This function chooses until the row is different. A wheel with one row has
  //: no different row, so the loop never ends. Here it stops after 50 numbers,
  //: so that the lesson can go on. `_ =` means that the result is not used.

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

  let second = Dice()
  _ = rowByManyTries(count: 1, current: 0) { bound in
    second.roll(below: bound)
  }
  stage.print(second.bounds.count, "numbers")
  // Prints "50 numbers"

  //: `otherRow` asks for no number in this case.

  let third = Dice()
  _ = otherRow(count: 1, current: 0) { bound in third.roll(below: bound) }
  stage.print(third.bounds.count, "numbers")
  // Prints "0 numbers"
}

//: ## Remember
//:
//: - `Int.random(in:)` stops the program when the range is empty.
//: - To choose another row, take a number below `count - 1`. If it is not below
//:   the current row, add one.
//: - Pass the random function as an argument. A test then passes one with
//:   numbers that it knows.
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
//: This is the middle of the lesson. Stop here, and go on tomorrow with `swift
//: run pickers --chapter 7`.
