// Misconception: The named nib is answered without a look into the bundle.
// Rejected by: a named nib has to be there

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
  guard name.hasSuffix("Controller"), name != "Controller" else { return [name] }
  return [String(name.dropLast("Controller".count)), name]
}

/// Returns where the view of a controller comes from, if a bundle has these nibs.
func viewSource(of plan: ControllerPlan, nibs: Set<String>) throws -> ViewSource {
  if plan.overridesLoadView { return .loadView }
  if plan.isFromStoryboard { return .storyboard }

  if let name = plan.nibName { return .nib(name) }

  return nibNames(ofClass: plan.className).first(where: nibs.contains).map(ViewSource.nib)
    ?? .emptyView
}
