// # Exercise 9: A dinner by chance (project)
//
// Build a whole screen. A person sees one wheel for each course of `dinnerMenu`, and
// a label with the chosen dinner: "Soup, Rice, Tea". The label is right when the screen
// opens and after each turn; a course without dishes is left out of it. The button
// "Random" turns each wheel to another dish by chance; a wheel with one dish stays.
// Wheels, label and button do not cover each other. A screen that was left is freed.
//
//     swift test --filter DinnerScreen

import HeadlessUIKit

/// The dishes of each course; the suite tries other menus, too.
@MainActor var dinnerMenu = [["Soup", "Salad", "Dumplings"], ["Noodles", "Rice"], ["Tea"]]

/// The screen on which a person chooses a dinner.
final class DinnerViewController: UIViewController {
  // TODO 1: The screen has one wheel for each course, with the dishes of the course.
  // TODO 2: A label says the chosen dinner, from the start and after each turn of a wheel.
  // TODO 3: The button "Random" chooses another dish on each wheel that has more than one.
}
