// # Exercise 13: Where does the view come from?
//
// Predict where the view of a controller comes from, without loading it. There are five places,
// and the first that has a view wins:
//
// - an override of `loadView`
// - the storyboard of the controller
// - the nib that was named, by exactly this name. If the bundle has none, that is an error
// - a nib with the name of the class, first without "Controller" at its end, then the whole
//   name. Capitals count
// - an empty view
//
//     swift run course check WhereFrom

import HeadlessUIKit

/// What is known about a controller before it has a view.
struct ControllerPlan {
  var className = "ViewController"
  var overridesLoadView = false
  var isFromStoryboard = false
  var nibName: String?
}

/// Where a view comes from.
enum ViewSource: Equatable {
  case loadView
  case storyboard
  case nib(String)
  case emptyView
}

/// Why there is no view.
enum ViewSourceError: Error, Equatable {
  case noNib(String)
}

/// Returns the names of the nibs that a class takes by itself, in the order they are tried.
func nibNames(ofClass name: String) -> [String] {
  // TODO 1: The name without "Controller" at its end, if anything is left; then the whole name.
  []
}

/// Returns where the view of a controller comes from, if a bundle has these nibs.
func viewSource(of plan: ControllerPlan, nibs: Set<String>) throws -> ViewSource {
  // TODO 2: A loadView of its own is first, then the storyboard.

  // TODO 3: A nib that was named; noNib if the bundle has none of this name.

  // TODO 4: A nib with the name of the class, or else an empty view.
  .emptyView
}
