// # Exercise 12: A dinner by chance (project)
//
// Anna's family has an alarm for the morning. This app is for the evening: it chooses the dinner.
// It has wheels, a label and a button again, and now the data says how many wheels there are.
//
// Build a whole screen, 320 by 568 points:
//
// - A person sees one wheel for each part of the `menu`, with the dishes of this part.
// - A label says the chosen dinner: "Soup, Rice, Tea". It is right when the screen opens and after
//   each turn.
// - A part without dishes has no selected row (-1) and is left out of the label.
// - The button "Random" turns each wheel to another dish, which `random` chooses. A wheel with one
//   dish stays.
// - Who hears the screen hears the wheels as "Course 1", "Course 2" and so on (chapter 4).
// - Wheels, label and button do not cover each other, and the label is at least 140 by 16 points.
// - A screen that was left is freed: it does not stay in memory. Use `[weak self]`.
//
//     swift run course check DinnerScreen

import HeadlessUIKit

/// The screen on which a person chooses a dinner.
final class DinnerViewController: UIViewController {
  /// The dishes of each part of the menu, set by whoever makes the screen, before it opens.
  var menu = [["Soup", "Salad", "Dumplings"], ["Noodles", "Rice"], ["Tea"]]

  /// Returns a random number from 0 up to, but not including, the bound.
  var random: (_ bound: Int) -> Int = { Int.random(in: 0..<$0) }

  // TODO 1: Add one wheel for each part of the menu, with the dishes of the part.
  // TODO 2: Add a label that says the chosen dinner, from the start and after each turn.
  // TODO 3: Add the button "Random". It turns each wheel that has another dish to another dish.
}
