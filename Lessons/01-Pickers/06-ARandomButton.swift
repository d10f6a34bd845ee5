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

//: ## The function otherRow
//:
//: The function `otherRow` does what the drawing shows. It needs the number of
//: rows and the current row. You could write in it:
//:
//:     let number = Int.random(in: 0..<(count - 1))
//:
//: That works in an app. But a test cannot know what the number will be. So
//: `otherRow` does not make the number itself: it asks a function, which is its
//: third argument. The type `(Int) -> Int` means: a function that gets an `Int`
//: and returns an `Int`. The call `random(4)` means "give me a number from 0 to
//: 3". The 4 is called the bound: the number has to be smaller.
//:
//: The first three lines are for special cases:
//:
//: - A wheel without rows has no other row. The answer is nil.
//: - A wheel with one row stays on row 0.
//: - `selectedRow` of a wheel without rows is -1 (chapter 12). If the wheel has
//:   rows now, each of them is another row.

func otherRow(count: Int, current: Int, random: (Int) -> Int) -> Int? {
  if count == 0 { return nil }
  if count == 1 { return 0 }
  if current == -1 { return random(count) }
  let number = random(count - 1)
  if number < current { return number }
  return number + 1
}

//: ## The button
//:
//: `RandomViewController` is the screen of chapter 4 with a button Random. Its
//: property `random` holds the function for `otherRow`: a closure that makes a
//: random number. It is a `var`, so that a test can set another function.
//:
//: `selectOtherRows` goes through all wheels. `select(row:of:)` of chapter 5
//: turns a wheel and writes its label.

class RandomViewController: FilterViewController {
  var random: (Int) -> Int = { bound in Int.random(in: 0..<bound) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let action = UIAction(title: "Random") { [weak self] _ in
      self?.selectOtherRows()
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 200, y: 320, width: 96, height: 48)
    view.addSubview(button)
  }

  func selectOtherRows() {
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
//: > random(count) }`. It chooses a second time, but it does not look at the
//: > new number. So the current row may come up again. (Old code makes a number
//: > from 0 to 4 with `arc4random_uniform(5)`.)

func aRandomButton(on stage: Stage) {
  //: ## A test with known numbers
  //:
  //: A wheel with five rows is on row 2, as in the drawing. The first closure
  //: returns 1 each time, and 1 means row 1. The second returns 3, and 3 means
  //: row 4. (`?? -1` is there because `otherRow` returns an optional.)

  let first = otherRow(count: 5, current: 2, random: { bound in 1 })
  stage.print(first ?? -1)
  // Prints "1"

  let second = otherRow(count: 5, current: 2, random: { bound in 3 })
  stage.print(second ?? -1)
  // Prints "4"

  //: ## A tap on Random
  //:
  //: Here, too, we want to know the numbers before. The stage has a die for
  //: that, `stage.dice`. `willShow` sets its next numbers: 3, 0 and 2. Each
  //: call of `roll(below:)` returns the next of them.
  //:
  //: All wheels are on row 0, so one is added to each number. The new rows are
  //: 4, 1 and 3.

  let controller = RandomViewController()
  let dice = stage.dice
  controller.random = { bound in dice.roll(below: bound) }
  stage.present(controller)

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
//: - Keep the random function in a property. A test then sets one with numbers
//:   that it knows.
//:
//: > Question: A wheel has 3 rows and is on row 0. Which numbers can `random`
//: > return in `otherRow`, and which rows do they mean?
//: > Answer: 0 and 1, which mean rows 1 and 2.

//: ## Your turn
//:
//: Exercise 4 is Exercises/01-Pickers/04-RandomButDifferent.swift. You write
//: the function and what the button does. In this file, `RandomNumber` is a
//: name for the type `(Int) -> Int`.
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
