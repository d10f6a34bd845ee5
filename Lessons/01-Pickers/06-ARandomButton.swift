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
//:
//: You could choose again until the row is different:
//:
//:     while row == current { row = Int.random(in: 0..<count) }
//:
//: `Int.random(in: 0..<5)` gives a number from 0 to 4. But a wheel with one row
//: has no different row, so this loop never ends. You need another way.

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

//: ## A function as an argument
//:
//: A test cannot know what a random number will be. So you want a function that
//: does not make the random number itself, but asks for one. Here is a small
//: example, for a die with six sides:
//:
//:     func roll(random: (Int) -> Int) -> Int { random(6) + 1 }
//:     roll(random: { bound in 3 })
//:
//: The parameter `random` has a function as its value. `roll` calls this
//: function: `random(6)` means "give me a number from 0 to 5". The 6 is called
//: the bound: the number has to be smaller. The second line passes a function
//: that returns 3 each time. So `roll` returns 4, and a test can know that.
//:
//: An app passes a function that chooses by chance:
//:
//:     roll(random: { bound in Int.random(in: 0..<bound) })

//: ## The function otherRow
//:
//: `otherRow` has a parameter `random`, too. Its type has a name here,
//: `RandomNumber`. The last two lines of `otherRow` do what the drawing shows:
//: the expression `a ? b : c` is `b` if `a` is true, and else `c`. The lines
//: with `guard` are for three special cases:
//:
//: - A wheel without rows has no other row. The answer is nil.
//:   (`Int.random(in: 0..<0)` would stop the program.)
//: - If no row is selected, `selectedRow` of the picker is -1. Then each row is
//:   another row.
//: - A wheel with one row stays where it is.

/// Returns a number from 0 up to, but not including, the bound.
typealias RandomNumber = (_ bound: Int) -> Int

func otherRow(count: Int, current: Int, random: RandomNumber) -> Int? {
  guard count > 0 else { return nil }
  guard (0..<count).contains(current) else { return random(count) }
  guard count > 1 else { return current }
  let number = random(count - 1)
  return number < current ? number : number + 1
}

//: ## The button
//:
//: For each wheel the button Random finds another row. `select(row:of:)` of the
//: last chapter turns the wheel and updates the label. `@escaping` stands in
//: front of the type, because the action keeps the function and calls it later.

extension FilterViewController {
  func addRandomButton(random: @escaping RandomNumber) {
    let action = UIAction(title: "Random") { [weak self] _ in
      self?.selectOtherRows(random)
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 200, y: 240, width: 96, height: 48)
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

//: > Then: A tutorial of 2015 had this line: `if row == current { row =
//: > random(count) }`. It compares the row before the number is chosen, and
//: > nothing is compared with the new number. So the current row may come up
//: > again. C and Objective-C use `arc4random_uniform(5)` for a number from 0
//: > to 4. With 0 it returns 0, which is no row of an empty wheel.

func aRandomButton(on stage: Stage) {
  //: ## A test with known numbers
  //:
  //: A wheel with five rows is on row 2, as in the drawing. The number 1 means
  //: row 1, and the number 3 means row 4. `?? -1` is there because `otherRow`
  //: returns an optional.

  let one: RandomNumber = { bound in 1 }
  stage.print(otherRow(count: 5, current: 2, random: one) ?? -1)
  // Prints "1"

  let three: RandomNumber = { bound in 3 }
  stage.print(otherRow(count: 5, current: 2, random: three) ?? -1)
  // Prints "4"

  //: ## A tap on Random
  //:
  //: The closure behind `addRandomButton` is its argument `random`. In an app
  //: it is `{ bound in Int.random(in: 0..<bound) }`. Here you want to know the
  //: numbers before. So the closure asks the dice of the stage, `stage.dice`.
  //: `willShow` sets the next numbers: 3, 0 and 2. Each call of `roll(below:)`
  //: returns the next of them.
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

  //: Each wheel has turned, and the labels say the new words. Row 4 of the
  //: first wheel is Karaoke.

  stage.print(controller.labels[0].text ?? "")
  // Prints "Karaoke"
}

//: ## Remember
//:
//: - To choose another row, take a number below `count - 1`. If it is not below
//:   the current row, add one.
//: - Pass the random function as an argument. A test then passes one with
//:   numbers that it knows.
//: - `Int.random(in: 0..<0)` stops the program: the range has no numbers.
//:
//: > Question: A wheel has 3 rows and is on row 0. Which numbers can `random`
//: > return in `otherRow`, and which rows do they mean?
//: > Answer: 0 and 1, which mean rows 1 and 2.

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
